// Alone with bots: nobody waits, the pace is set at the table, games can be ended; and why something is not allowed.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Dice, launch, Person, type Width } from './people'
import { Program } from './program'

let program: Program
let browser: Browser

beforeAll(async () => {
  program = await Program.start()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await program?.end()
})

/** One person against bots; windows among people would outlast the test. */
async function alone(game: string, players: number, width: Width = 1280): Promise<{ person: Person; table: string }> {
  const person = await Person.arrive(browser, program.address, width)
  const seats = ['me', ...Array<string>(players - 1).fill('page')]
  const windows = { reaction: 120_000, offer: 120_000, ransom: 120_000, pace: 100 }
  const { table } = await person.ask<{ table: string }>('tables', { game, players, seats, windows })
  await person.table(table)
  return { person, table }
}

const hasAnsweredUnseen = (person: Person) => person.heard.some(text => text.includes('"kind":"held"'))

/** Plays until a window was answered and something has happened after it, or the game is over. */
async function playOn(person: Person): Promise<void> {
  const dice = new Dice(11)
  const number = async () => Number(await person.page.locator('[data-number]').getAttribute('data-number'))
  let end = Infinity
  while ((await number()) < end && (await person.stage) === 'playing') {
    if (end === Infinity && hasAnsweredUnseen(person)) end = (await number()) + 10
    const goOn = person.page.locator('.answers').getByRole('button', { name: 'Go on' })
    if (await goOn.count()) await goOn.click({ timeout: 2000 }).catch(() => {})
    if (await person.isAsked()) await person.decideByKeyboard(dice)
    else await person.page.waitForTimeout(30)
  }
}

for (const [game, players] of [['ivanhoe', 3], ['castles', 3]] as const) {
  it(`${game}: no window keeps a person who has answered`, async () => {
    let { person } = await alone(game, players)
    await playOn(person)
    // The cards are dealt by chance: a short game may have no window.
    for (let more = 0; more < 5 && !hasAnsweredUnseen(person); more++) {
      await person.leave()
      person = (await alone(game, players)).person
      await playOn(person)
    }
    expect(hasAnsweredUnseen(person), 'a window was answered').toBe(true)
    expect(await person.page.locator('.ask [role="timer"]').count()).toBe(0)
    await person.leave()
  })
}

it('the pace of bots is set at the table, and kept', async () => {
  const { person, table } = await alone('engarde', 2)
  await person.page.getByLabel('Bots play').selectOption('slowly')
  await expect.poll(() => person.heard.some(text => text.includes('"kind":"paced"'))).toBe(true)
  await person.table(table)
  await person.page.reload()
  await person.page.locator('[data-stage]').waitFor()
  expect(await person.page.getByLabel('Bots play').inputValue()).toBe('2500')
  await person.leave()
})

it('what is dim says why, by pointing and by keyboard, with its rule', async () => {
  const { person } = await alone('ivanhoe', 2)
  await person.page.getByLabel('Bots play').selectOption('slowly')
  await person.page.locator('[data-choice]').first().waitFor({ timeout: 30_000 })
  const dim = person.page.locator('.hand button.card:not(.lit)')
  const dice = new Dice(3)
  for (let turn = 0; turn < 20 && (await dim.count()) === 0; turn++) await person.decideByKeyboard(dice)
  // A touch right after a change was meant for something else.
  await person.page.waitForTimeout(800)
  await dim.first().click({ position: { x: 8, y: 12 } })
  const notice = person.page.locator('.ask [role="alert"]')
  await notice.waitFor()
  expect(await notice.getByRole('button').textContent()).toMatch(/Rule I\d+/)
  const said = await notice.textContent()
  await person.page.keyboard.press('Escape')
  await notice.waitFor({ state: 'detached' })
  await dim.first().focus()
  await person.page.keyboard.press('Enter')
  await notice.waitFor()
  expect(await notice.textContent()).toBe(said)
  await notice.getByRole('button').click()
  await person.page.getByRole('dialog').waitFor()
  await person.hasNoBarriers('a rule out of a refusal')
  await person.leave()
})

it('a game against bots is ended at the table or from the list', async () => {
  const { person } = await alone('engarde', 2, 390)
  await person.outOfTheMenu('End this game')
  await person.page.getByRole('button', { name: 'Yes, end it' }).click()
  await person.page.getByText('This game was ended before its time.').waitFor()
  await person.hasNoBarriers('a game that was ended')
  await person.ask('tables', { game: 'engarde', players: 2, seats: ['me', 'page'], windows: { pace: 60_000 } })
  await person.open('#/')
  const end = person.page.getByRole('button', { name: /^End: En Garde/ })
  await end.click()
  await person.page.getByRole('button', { name: /^Sure\? End it/ }).click()
  await end.waitFor({ state: 'detached' })
  await expect.poll(() => person.page.getByRole('button', { name: /End it/ }).count()).toBe(0)
  await person.leave()
})
