// Alone with bots: nobody waits, the pace is set at the table, games can be ended; and why something is not allowed.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { read } from '../../web/src/wire/read'
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

/** Windows among people would outlast the test. */
const long = 120_000

const bots = (players: number, bot: string) => ['me', ...Array<string>(players - 1).fill(bot)]

/** One person against bots. */
async function alone(game: string, players: number, bot: string, width: Width = 1280, at = program): Promise<{ person: Person; table: string }> {
  const person = await Person.arrive(browser, at.address, width)
  return { person, table: await sitDown(person, game, players, bot) }
}

async function sitDown(person: Person, game: string, players: number, bot: string, pace = 100): Promise<string> {
  const windows = { reaction: long, offer: long, ransom: long, pace }
  const { table } = await person.ask<{ table: string }>('tables', { game, players, seats: bots(players, bot), windows })
  await person.table(table)
  return table
}

interface Stands {
  you: number
  held: string | null
  question: { kind: string; asked: number[]; opened: number; closes: number | null } | null
}
interface Heard {
  number: number
  kind?: string
  now?: Stands
  changed?: Partial<Stands>
}
/** What was told, each with the table as it stood, however little of that has changed. */
function told(person: Person): Heard[] {
  let now: Stands | undefined
  return person.heard.map(text => {
    const one = read(text) as object as Heard
    if (one.changed && now) now = { ...now, ...one.changed }
    else if (one.now) now = one.now
    else return one
    return { ...one, now }
  })
}

/** What was told of a window in which one was asked oneself. */
function windowOf({ now }: Heard) {
  const { question } = now ?? {}
  return now && question && question.kind !== 'turn' && question.asked.includes(now.you) ? { ...question, held: now.held } : undefined
}

/** Plays until a window that one was asked in was answered, and the game has gone on after it; false if the game was over before. */
async function playOn(person: Person): Promise<boolean> {
  const dice = new Dice(11)
  const isThrough = () => {
    const all = told(person)
    const held = all.findIndex(one => windowOf(one)?.held)
    return held >= 0 && all.slice(held + 1).some(one => one.kind === 'played')
  }
  while (!isThrough()) {
    const goOn = person.page.locator('.answers').getByRole('button', { name: 'Go on' })
    await person.page.locator('[data-choice]:not(:disabled), [data-stage="over"]').or(goOn).first().waitFor()
    if ((await person.stage) === 'over') return isThrough()
    // It may be gone before it is clicked.
    await goOn.evaluateAll((all: HTMLElement[]) => all.forEach(one => one.click()))
    if (await person.isAsked()) await person.decideByKeyboard(dice)
  }
  return true
}

it.each([['ivanhoe', 3], ['castles', 3]] as const)('%s: no window keeps a person who has answered', async (game, players) => {
  const { person } = await alone(game, players, 'random')
  // What bots do depends on how much time the machine gives them: a game may have no window for the person.
  for (let tries = 0; !(await playOn(person)); tries++) {
    expect(tries).toBeLessThan(8)
    await sitDown(person, game, players, 'random')
  }
  // While one is asked there is no end; once one has answered, the bots' time is enough, never that of people.
  const windows = told(person).flatMap(one => windowOf(one) ?? [])
  for (const { held, opened, closes } of windows) {
    if (held === null) expect(closes).toBeNull()
    else expect(closes! - opened).toBeLessThan(long / 2)
  }
  await person.leave()
})

it('what bots offer is there to be taken', async () => {
  const own = await Program.start()
  const person = await Person.arrive(browser, own.address, 1280)
  // Time enough for all bots, however slow the machine; those who are late offer nothing.
  await sitDown(person, 'castles', 6, 'random', 2500)
  await person.page.locator('.answers [data-choice]').first().click()
  await person.page.getByRole('button', { name: 'to all' }).click()
  await person.page.getByText('Take one of the offers').first().waitFor()
  await person.leave()
  await own.end()
})

it('the pace of bots is set at the table, and kept', async () => {
  const { person, table } = await alone('engarde', 2, 'random')
  await person.page.getByLabel('Bots play').selectOption('slowly')
  await expect.poll(() => told(person).some(one => one.kind === 'paced')).toBe(true)
  await person.table(table)
  await person.page.reload()
  await person.page.locator('[data-stage]').waitFor()
  await expect.poll(() => person.page.getByLabel('Bots play').inputValue()).toBe('2500')
  await person.leave()
})

it('what is dim says why, by pointing and by keyboard, with its rule', async () => {
  const { person } = await alone('ivanhoe', 2, 'random')
  const dim = person.page.locator('.hand button.card:not(.lit)')
  const dice = new Dice(3)
  while ((await person.isAskedOrOver()) === 'asked' && (await dim.count()) === 0) await person.decideByKeyboard(dice)
  const notice = person.page.locator('.ask [role="alert"]')
  // A touch right after a change was meant for something else, and asks nothing.
  await expect.poll(async () => {
    if ((await notice.count()) === 0) await dim.first().click({ position: { x: 8, y: 12 } })
    return notice.count()
  }).toBe(1)
  expect(await notice.getByRole('button').textContent()).toMatch(/Rule I\d+/)
  const said = await notice.textContent()
  expect(said).toMatch(/[.!?]\s*Rule/)
  await person.page.keyboard.press('Escape')
  await notice.waitFor({ state: 'detached' })
  await dim.first().focus()
  await person.page.keyboard.press('Enter')
  await notice.waitFor()
  await expect.poll(() => notice.textContent()).toBe(said)
  await notice.getByRole('button').click()
  await person.page.getByRole('dialog').waitFor()
  await person.hasNoBarriersInBothLights('a rule out of a refusal')
  await person.leave()
})

it('a game against bots is ended at the table or from the list', async () => {
  const { person } = await alone('engarde', 2, 'random', 390)
  await person.outOfTheMenu('End this game')
  await person.page.getByRole('button', { name: 'Yes, end it' }).click()
  await person.page.getByText('This game was ended before its time.').waitFor()
  await person.hasNoBarriersInBothLights('a game that was ended')
  await person.ask('tables', { game: 'engarde', players: 2, seats: ['me', 'page'], windows: { pace: 60_000 } })
  await person.open('#/')
  const end = person.page.getByRole('button', { name: /^End: En Garde/ })
  await end.click()
  await person.page.getByRole('button', { name: /^Sure\? End it/ }).click()
  await end.waitFor({ state: 'detached' })
  await person.page.getByRole('button', { name: /End it/ }).waitFor({ state: 'detached' })
  await person.leave()
})
