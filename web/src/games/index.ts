// The games' faces, loaded when they are needed.
import { loadTexts } from '../texts/texts'
import type { Face } from '../table/face'

const loaders: Record<string, () => Promise<Face>> = {
  ivanhoe: () => import('./ivanhoe/face').then(module => module.face as Face),
  engarde: () => import('./engarde/face').then(module => module.face as Face),
  castles: () => import('./castles/face').then(module => module.face as Face),
}

/** The games that this page can draw, in the order in which they are shown. */
export const known: readonly string[] = Object.keys(loaders)

export async function loadFace(game: string): Promise<Face> {
  const load = loaders[game]
  if (!load) throw new Error(`no face for '${game}'`)
  const [face] = await Promise.all([load(), loadTexts(game)])
  return face
}
