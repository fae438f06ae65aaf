// Whether what can be answered is still the same.
import type { Now, Statement } from '../wire/types'
import { rematchOf } from './company'

function texts(all: readonly Statement[]): string {
  return all.map(one => one.text).join()
}

/** What is asked: another question may be answered in the same words. */
export function questionOf({ stage, question, choices }: Now): string {
  return [stage, question?.opened, question?.kind, texts(choices?.moves ?? []), texts(choices?.picks ?? [])].join(';')
}

/** What else can be answered, beside the choices of the game. */
export function besidesOf(now: Now): string {
  const { question, held, undo, rematch, absence, seats, you } = now
  return [seats.find(one => one.seat === you)?.away, held?.text, question?.more_time, question?.go_on, undo, rematch, rematchOf(now), absence?.seat, absence?.for_bot].join(';')
}
