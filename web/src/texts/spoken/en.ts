// What every page says, fetched together.
import common from '../../../texts/en/common.ftl?raw'
import pages from '../../../texts/en/pages.ftl?raw'

export default [common, pages]
