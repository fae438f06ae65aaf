// What playing a card would mean, to ask why it is not allowed.
import { parts } from '../common'
import { landing, spaces, type View } from './view'

export function attempt(step: string, view: View): string | null {
  const { what, a } = parts(step)
  if (what !== 'card') return null
  if (view.attack) return view.attack.advanced ? `retreat ${a}` : `forward ${a}`
  const you = view.you ?? 1
  const ahead = landing(view, you, Number(a))
  // Too far ahead, one would ask about going back.
  return ahead < 1 || ahead > spaces || Number(a) > view.distance ? `back ${a}` : `forward ${a}`
}
