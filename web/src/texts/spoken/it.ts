// What every page says, fetched together.
import common from '../../../texts/it/common.ftl?raw'
import pages from '../../../texts/it/pages.ftl?raw'

export default [common, pages]
