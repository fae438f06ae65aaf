// What every page says, fetched together.
import common from '../../../texts/fr/common.ftl?raw'
import pages from '../../../texts/fr/pages.ftl?raw'
import table from '../../../texts/fr/table.ftl?raw'

export default [common, pages, table]
