// The pages that the first one does not need: fetched when somebody goes there, or is about to.

export const loadTable = () => import('./TablePage.svelte')
export const loadShared = () => import('./SharedPage.svelte')
export const loadReplay = () => import('./ReplayPage.svelte')
export const loadCredits = () => import('./Credits.svelte')
export const loadRules = () => import('./Rules.svelte')
