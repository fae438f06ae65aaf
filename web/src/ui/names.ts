// What people and bots are called, in the language that is spoken.
import { characterOf } from '../art/bots'
import { t } from '../texts/texts'

export function botName(bot: string, seat: number): string {
  return t(`bot-name-${characterOf(bot, seat).id}`)
}

/** The name that the server gives to who has given none. */
const given = /^Guest (\d+)$/

export function isNameless(name: string): boolean {
  return given.test(name)
}

export function personName(name: string): string {
  const number = given.exec(name)?.[1]
  return number === undefined ? name : t('guest-name', { number })
}
