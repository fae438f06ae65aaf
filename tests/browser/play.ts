// People who play on until the game is over.
import { Dice, type Person } from './people'

export const seed = Number(process.env['HASTILUDE_SEED'] ?? 1)
export const byKeyboardAlone = 15

/** What is done between decisions, by how many were taken. */
export type Trouble = Record<number, () => Promise<void>>

export async function playToTheEnd(people: Person[], trouble: Trouble, most: number): Promise<number> {
  const dice = new Dice(seed)
  let decisions = 0
  for (let idle = 0; decisions < most && idle < 600; ) {
    let acted = false
    for (const person of people) {
      if (!(await person.isAsked())) continue
      await trouble[decisions]?.()
      delete trouble[decisions]
      if (!(await person.isAsked())) continue
      acted = true
      decisions++
      if (decisions <= byKeyboardAlone) await person.decideByKeyboard(dice)
      else await person.decideByPointing(dice)
    }
    if ((await people[0]!.stage) === 'over') break
    idle = acted ? 0 : idle + 1
    if (!acted) await people[0]!.page.waitForTimeout(20)
  }
  return decisions
}
