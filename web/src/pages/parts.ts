// The pages that the first one does not need: fetched when somebody goes there, or is about to.
import { loadTexts } from '../texts/texts'

/** A page together with texts that only it has. */
async function withTexts<Part>(page: Promise<Part>, ...texts: string[]): Promise<Part> {
  const [part] = await Promise.all([page, ...texts.map(loadTexts)])
  return part
}

export const loadTable = () => withTexts(import('./TablePage.svelte'), 'waiting', 'refused')
export const loadShared = () => import('./SharedPage.svelte')
export const loadReplay = () => withTexts(import('./ReplayPage.svelte'), 'lookback')
export const loadCredits = () => import('./Credits.svelte')
export const loadRules = () => import('./Rules.svelte')
