// People who play on until the game is over.
import { Dice, type Person } from './people'
import { seed } from './program'

export const byKeyboardAlone = 15

/** What is done between decisions, by how many were taken. */
export type Trouble = Record<number, () => Promise<void>>

/** Plays until the game is over, or for so many decisions; how many it were. */
export async function playToTheEnd(people: Person[], trouble: Trouble, most: number): Promise<number> {
  const dice = new Dice(seed)
  let decisions = 0
  while (decisions < most && (await people[0]!.stage) !== 'over') {
    // Who is asked, whoever it is.
    await Promise.race(people.map(person => person.isAskedOrOver()))
    for (const person of people) {
      if (!(await person.isAsked())) continue
      await trouble[decisions]?.()
      delete trouble[decisions]
      if (!(await person.isAsked())) continue
      decisions++
      if (decisions <= byKeyboardAlone) await person.decideByKeyboard(dice)
      else await person.decideByPointing(dice)
    }
  }
  return decisions
}
