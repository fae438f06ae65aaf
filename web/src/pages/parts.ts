// The pages that the first one does not need: fetched when somebody goes there, or is about to.
import { loadTexts } from '../texts/texts'

/** A page together with texts that only it has. */
async function withTexts<Part>(page: Promise<Part>, ...texts: string[]): Promise<Part> {
  // Later, so that whoever shows the page does not show it anew when the language changes.
  const [part] = await Promise.all([page, ...texts.map(async name => (await null, loadTexts(name)))])
  return part
}

export const loadTable = () => withTexts(import('./TablePage.svelte'), 'table', 'waiting', 'refused', 'tips', 'deal')
export const loadShared = () => withTexts(import('./SharedPage.svelte'), 'table', 'lookback', 'tips')
export const loadReplay = () => withTexts(import('./ReplayPage.svelte'), 'table', 'lookback', 'tips')
export const loadLearn = () => withTexts(import('./Learn.svelte'), 'table', 'lessons', 'refused', 'tips')
export const loadCheck = () => withTexts(import('./CheckPage.svelte'), 'table', 'lookback', 'deal')
export const loadCredits = () => import('./Credits.svelte')
export const loadRules = () => withTexts(import('./Rules.svelte'), 'table', 'rules', 'tips')
export const loadNewTable = () => import('./NewTable.svelte')
export const loadSettings = () => import('../ui/SettingsPanel.svelte')
export const loadJoin = () => import('./Join.svelte')
