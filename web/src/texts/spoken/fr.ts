// What every page says, fetched together.
import common from '../../../texts/fr/common.ftl?raw'
import pages from '../../../texts/fr/pages.ftl?raw'

export default [common, pages]
