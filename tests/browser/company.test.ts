// Several people at a table: who comes, who does not come, who talks, and who plays again.
import type { Browser } from 'playwright-core'
import { encode } from 'uqr'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { choose, launch, Person } from './people'
import { Program } from './program'
import { announced, trading } from './scenes'
import { Staged } from './staged'
import { resize } from './steady'

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

interface Made {
  table: string
  invitation: string
}
const usual = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' } as const

/** A host and a guest at a table for two, the guest not yet seated. */
async function meet(): Promise<[host: Person, guest: Person]> {
  const host = await Person.arrive(browser, program.address, 1280)
  const guest = await Person.arrive(browser, program.address, 390)
  const made = await host.ask<Made>('tables', { game: 'engarde', players: 2, seats: ['me', 'open'], private: true, windows: { pace: 0 } })
  await host.table(made.table)
  await guest.open(`#/join/${made.invitation}`)
  await guest.page.getByRole('button', { name: 'Sit here' }).waitFor()
  return [host, guest]
}

/** Whether the picture beside the link is a code of that link. */
async function codeIsOfLink({ page }: Person): Promise<boolean> {
  const [link, drawn] = await Promise.all([page.locator('#invitation').inputValue(), page.locator('.invitation .code path').getAttribute('d')])
  const squares = encode(link, { border: 2 }).data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x} ${y}`] : [])))
  return [...drawn!.matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, square]) => square).join() === squares.join()
}

it('with friends a table is made in two clicks, with a link and its picture for a camera; each choice has a sentence', async () => {
  const host = await Person.arrive(browser, program.address, 1280)
  const { page } = host
  await host.open('#/')
  await page.getByRole('button', { name: 'Ivanhoe with friends' }).click()
  await page.getByText('tokens of all five colours').waitFor()
  await choose(page, 'Players', '4')
  await page.getByText('tokens of four colours').waitFor()
  // Where nobody else sits down, nobody is waited for.
  await expect.poll(() => page.getByLabel('Time to answer').count()).toBe(1)
  for (const seat of [2, 3, 4]) await page.getByLabel(`Seat ${seat}`).selectOption({ index: 1 })
  await expect.poll(() => page.getByLabel('Time to answer').count()).toBe(0)
  await page.getByLabel('Seat 2').selectOption('open')
  await page.getByRole('button', { name: 'Make the table' }).click()
  await expect.poll(() => page.locator('#invitation').inputValue()).toMatch(/#\/join\//)
  const code = () => page.getByRole('img', { name: 'The same link as a code for a camera' }).evaluate(one => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height))
  await expect.poll(code).toBeGreaterThan(80)
  await expect.poll(() => codeIsOfLink(host)).toBe(true)
  // Whoever opens what is shown can sit down.
  const link = await page.locator('#invitation').inputValue()
  const guest = await Person.arrive(browser, program.address, 390)
  await guest.page.goto(link)
  await guest.page.getByRole('button', { name: 'Sit here' }).first().waitFor()
  await guest.leave()
  await host.leave()
})

it('a table that waits is given up by its host, and everybody sees it', async () => {
  const [host, guest] = await meet()
  await host.page.getByRole('button', { name: 'Give up this table' }).click()
  await host.page.getByRole('button', { name: 'Yes, give it up' }).click()
  for (const person of [host, guest]) await person.page.getByText('This table was given up').waitFor()
  expect(await guest.page.getByRole('button', { name: 'Sit here' }).count()).toBe(0)
  await host.leave()
  await guest.leave()
})

it('on a telephone the link to send is in view before the picture of it, and one button alone is filled', async () => {
  const host = await Person.arrive(browser, program.address, 390)
  const made = await host.ask<Made>('tables', { game: 'castles', players: 4, seats: ['me', 'open', 'page', 'open'], private: true })
  await host.table(made.table)
  const { page } = host
  const copy = page.getByRole('button', { name: 'Copy the link' })
  for (const size of [{ width: 390, height: 844 }, { width: 360, height: 740 }]) {
    await resize(page, size)
    const lies = async () => {
      const [link, foot, code] = await Promise.all([copy, page.locator('.foot'), page.locator('.code')].map(async one => (await one.boundingBox())!))
      return { inView: link!.y + link!.height <= foot!.y, before: code!.y > link!.y }
    }
    await expect.poll(lies, { message: `${size.width}` }).toEqual({ inView: true, before: true })
  }
  await expect.poll(() => page.locator('.waiting .button.strong').count()).toBe(1)
  await host.leave()
})

it('what was said is still there after a reload, and playing again is proposed and accepted', async () => {
  const [host, guest] = await meet()
  await host.page.getByRole('textbox', { name: 'Say something' }).fill('En garde!')
  await host.page.getByRole('button', { name: 'Send' }).click()
  // Who has no name yet is asked for one where they sit down.
  await guest.page.getByLabel('Your name').fill('Cedric')
  await guest.page.getByRole('button', { name: 'Sit here' }).click()
  await guest.page.locator('[data-stage="playing"]').waitFor()
  await host.page.getByText('Cedric').first().waitFor()
  await guest.page.reload()
  await guest.openSide()
  await guest.page.getByText('En garde!').waitFor()
  await guest.page.keyboard.press('Escape')
  await host.outOfTheMenu('Resign')
  await host.page.getByRole('button', { name: 'Yes, resign' }).click()
  await host.page.getByRole('button', { name: 'Play again' }).click()
  await host.page.getByRole('button', { name: 'Not again' }).waitFor()
  await guest.page.getByRole('button', { name: 'Yes, again' }).click()
  const first = host.page.url()
  for (const person of [host, guest]) {
    await person.page.getByRole('link', { name: 'Go to the next game' }).click()
    await person.page.locator('[data-stage="playing"]').waitFor()
  }
  expect(host.page.url()).not.toBe(first)
  expect(new URL(guest.page.url()).hash).toBe(new URL(host.page.url()).hash)
  await host.leave()
  await guest.leave()
})

it('a link to this machine says so, and offers the address by which others reach it', async () => {
  const host = await Person.arrive(browser, program.address, 1280)
  await host.page.route('**/api/addresses', route => route.fulfill({ json: { addresses: ['192.168.1.20'] } }))
  const made = await host.ask<Made>('tables', { game: 'engarde', players: 2, seats: ['me', 'open'], private: true })
  await host.table(made.table)
  await host.page.getByText('Only this machine can open this link so far.').waitFor()
  const { port } = new URL(program.address)
  await host.page.getByRole('button', { name: `Use 192.168.1.20:${port}` }).click()
  await expect.poll(() => host.page.locator('#invitation').inputValue()).toBe(`http://192.168.1.20:${port}/#/join/${made.invitation}`)
  await host.page.getByText('This link works in your network only.').waitFor()
  await expect.poll(() => codeIsOfLink(host)).toBe(true)
  await host.leave()
})

it.each([
  ['ivanhoe', announced, 'pass', 'Let all pass this game'],
  ['castles', { ...trading, position: trading.position.replace('turn @4', 'turn @1').replace('phase trade', 'phase offer'), moves: 'offer f1\noffer f2\ndecline', asked: [4], window: 60_000 }, 'decline', 'Decline all this game'],
] as const)('%s: what one always lets pass is not asked again, until one wants it', async (_, scene, move, always) => {
  const staged = await Staged.open(browser, program.address, usual, { ...scene, asked: [...scene.asked] })
  const { page, wished } = staged
  await page.getByRole('button', { name: always }).click()
  await expect.poll(() => wished).toEqual([move])
  const ask = page.getByRole('button', { name: 'You let all pass: ask again' })
  await ask.waitFor()
  await staged.plays(`@${scene.you} ${move}`, {})
  await expect.poll(() => wished).toEqual([move, move])
  await ask.click()
  await staged.plays(`@${scene.you} ${move}`, {})
  await page.getByRole('button', { name: always }).waitFor()
  expect(wished).toEqual([move, move])
  await staged.leave()
})

const offering = { ...trading, position: trading.position.replace('turn @4', 'turn @1').replace('phase trade', 'phase offer'), moves: 'offer f1\ndecline', asked: [4], window: 60_000 }
it.each([
  ['ivanhoe', announced, 'pass', 'Let all pass this tournament', 'win @5 purple', announced],
  ['castles', offering, 'decline', 'Decline all until your turn', '@1 pass', { ...trading, moves: 'trade\ndiscard', asked: [4], window: null }],
] as const)('%s: what one lets pass for a while is asked again when that is over', async (_, scene, move, always, ends, then) => {
  const staged = await Staged.open(browser, program.address, usual, { ...scene, asked: [...scene.asked] })
  const { page, wished } = staged
  await page.getByRole('button', { name: always }).click()
  await expect.poll(() => wished).toEqual([move])
  await staged.plays(`@${scene.you} ${move}`, {})
  await expect.poll(() => wished).toEqual([move, move])
  await page.getByRole('button', { name: 'You let all pass: ask again' }).waitFor()
  await staged.plays(ends, { ...then, asked: [...then.asked] })
  await page.getByRole('button', { name: 'You let all pass: ask again' }).waitFor({ state: 'detached' })
  await staged.plays(`@${scene.you} ${move}`, {})
  await page.getByRole('button', { name: always }).waitFor()
  expect(wished).toEqual([move, move])
  await staged.leave()
})

it('who is not asked says once that nobody need wait for him', async () => {
  const staged = await Staged.open(browser, program.address, usual, { ...announced, moves: '', asked: [2, 5], goOn: true })
  const goOn = staged.page.getByRole('button', { name: 'Go on', exact: true })
  await goOn.click()
  await expect.poll(() => staged.wished).toEqual(['go on'])
  await goOn.waitFor({ state: 'detached' })
  // With the next question one may say so again.
  await staged.plays('@5 pass', {})
  await goOn.waitFor()
  expect(staged.wished).toEqual(['go on'])
  await staged.leave()
})

it('who does not come is voted about', async () => {
  const staged = await Staged.open(browser, program.address, usual, { ...announced, moves: '', asked: [3], window: null, absent: 3 })
  await staged.page.getByRole('button', { name: 'Let a bot play for' }).click()
  await staged.page.getByRole('button', { name: 'Keep waiting' }).click()
  await expect.poll(() => staged.wished).toEqual(['vote bot @3', 'vote wait @3'])
  await staged.leave()
})
