// A way through the screens that lie before a game.
import type { Person } from './people'

/** Every screen but those of a game under way, one after the other. */
export async function eachScreen(person: Person, look: (screen: string) => Promise<void>): Promise<void> {
  const { page } = person
  await person.open('#/')
  await page.locator('.play:enabled').first().waitFor()
  await look('start')
  for (const game of ['ivanhoe', 'engarde', 'castles']) {
    await page.locator(`.game.${game} .more button`).click()
    await page.locator('dialog[open]').waitFor()
    await look(`new ${game}`)
    await page.keyboard.press('Escape')
  }
  await page.locator('header .settings').click()
  await page.locator('dialog[open]').waitFor()
  await look('settings')
  await page.keyboard.press('Escape')
  const made = await person.ask<{ table: string }>('tables', { game: 'ivanhoe', players: 5, seats: ['me', 'page', 'open', 'open', 'open'], private: true, clock: { total: 300_000, increment: 5000 }, options: { purple: 'token' } })
  await person.table(made.table)
  await look('waiting')
}
