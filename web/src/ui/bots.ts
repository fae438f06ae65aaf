// What a bot is called that sits there.
import { characterOf } from '../art/bots'
import { t } from '../texts/texts'

export function botName(bot: string, seat: number): string {
  return t(`bot-name-${characterOf(bot, seat).id}`)
}
