// Looking back on games from their records, without any server.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch, Person } from './people'
import { binary, Program } from './program'
import { Site } from './site'
import { resize } from './steady'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await Site.start()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

/** The record inside a playthrough. */
function recordOf(name: string): string {
  const text = readFileSync(new URL(`../playthroughs/${name}.txt`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter(line => line.startsWith('> '))
    .map(line => `${line.slice(2)}\n`)
    .join('')
}

async function openRecord(record: string): Promise<Person> {
  const ann = await Person.come(browser, site.address, 1280)
  await ann.open('#/replay')
  await ann.page.getByLabel('Or the record itself').fill(record)
  await ann.page.getByRole('button', { name: 'Open', exact: true }).click()
  return ann
}

const linesOf = async (ann: Person) => Number(/of (\d+)/.exec(await ann.page.locator('.replay output').innerText())![1])

describe.each(['engarde-advanced', 'ivanhoe-5', 'castles-three'])('%s', name => {
  it('is looked back on: to the end and back, in every eyes', async () => {
    const ann = await openRecord(recordOf(name))
    await ann.page.locator('.replay').waitFor()
    const lines = await linesOf(ann)
    expect(lines).toBeGreaterThan(20)
    // The place is said at once, what is seen there comes from the engine.
    const place = async (line: number) => {
      await ann.page.getByText(`Line ${line} of ${lines}`).waitFor()
      await ann.page.locator(`[data-lines="${line}"]`).waitFor()
    }
    await place(0)
    await ann.page.keyboard.press('ArrowRight')
    await place(1)
    await ann.page.keyboard.press('End')
    await place(lines)
    const looks = () => ann.page.locator('main .board').innerText()
    const end = await looks()
    await ann.page.keyboard.press('ArrowLeft')
    await place(lines - 1)
    await ann.page.keyboard.press('ArrowRight')
    await place(lines)
    await expect.poll(looks).toBe(end)
    await ann.page.getByLabel('Seen by').selectOption('1')
    await ann.page.getByRole('group', { name: 'Your hand' }).waitFor()
    const beyond = () => ann.page.evaluate(() => document.querySelector('main .hand .ground')!.getBoundingClientRect().right - document.querySelector('main')!.getBoundingClientRect().right)
    await expect.poll(beyond, { message: 'the ground of the hand ends at the side' }).toBeLessThanOrEqual(0)
    await ann.hasNoBarriersInBothLights(`looking back on ${name}`)
    expect(site.asked.filter(path => path.startsWith('/api'))).toEqual([])
    await ann.leave()
  })
})

it('leads from every sentence to its moment, says what a seat knew, and is played on with a hint', async () => {
  const record = recordOf('ivanhoe-5')
  const ann = await openRecord(record)
  const lines = await linesOf(ann)
  const contents = ann.page.getByRole('region', { name: 'The game' }).locator('[data-line]')
  const middle = Number(await contents.nth(Math.floor((await contents.count()) / 2)).getAttribute('data-line'))
  await ann.page.locator(`[data-line="${middle}"]`).click()
  await ann.page.getByText(`Line ${middle} of ${lines}`).waitFor()
  await ann.page.locator(`[data-lines="${middle}"]`).waitFor()
  await expect.poll(() => ann.page.locator('[aria-current="step"]').getAttribute('data-line')).toBe(String(middle))
  expect(await ann.page.getByLabel('Chapter').locator('option').count()).toBeGreaterThan(2)
  // Where seat 2 has to decide, so that it is asked at once whatever chance brings.
  const events = record.split('\n').filter(line => line !== '' && !/^(game|players|option|name|rules) /.test(line))
  expect(events).toHaveLength(lines)
  const turn = events.findIndex((line, index) => index > lines / 2 && line.startsWith('@2 '))
  await ann.page.getByLabel('Where in the game').fill(String(turn))
  await ann.page.locator(`[data-lines="${turn}"]`).waitFor()
  await ann.page.getByLabel('Seen by').selectOption('2')
  await ann.page.getByRole('button', { name: 'What did I know here?' }).click()
  await ann.page.locator('dialog li').first().waitFor()
  await ann.hasNoBarriersInBothLights('what a seat knew', 'dialog')
  await ann.page.keyboard.press('Escape')
  await ann.page.getByRole('button', { name: 'Play on from here' }).click()
  await ann.hasNoBarriersInBothLights('playing on', 'dialog')
  await ann.page.getByLabel('Hidden cards').selectOption('as they were')
  await ann.page.getByRole('button', { name: 'Play', exact: true }).last().click()
  await ann.page.locator('[data-stage="playing"]').waitFor()
  expect(new URL(ann.page.url()).hash).toMatch(/^#\/table\/device-/)
  expect(await ann.isAskedOrOver()).toBe('asked')
  // Noted as it comes: it may have thought to its end before one looks twice.
  await ann.page.evaluate(() => {
    const depths = new Set<number>()
    const note = () => {
      const tries = Number(document.querySelector('dialog [data-tries]')?.getAttribute('data-tries') ?? 0)
      if (tries > 0) depths.add(tries)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true })
    Object.assign(window, { depths })
  })
  await ann.outOfTheMenu('Hint')
  const depths = () => ann.page.evaluate(() => [...(window as unknown as { depths: Set<number> }).depths])
  await expect.poll(async () => (await depths()).length, { message: 'it thinks deeper while one looks' }).toBeGreaterThan(1)
  const noted = await depths()
  expect(noted).toEqual([...noted].sort((one, other) => one - other))
  await ann.page.locator('dialog meter').first().waitFor()
  await ann.hasNoBarriers('a hint', 'dialog')
  await ann.leave()
})

// Attacked with two 3s after an advance, and with two 3s in hand.
const attacked = 'game engarde\nplayers 2\noption level advanced\nposition\nstrip 9 12\nturn @1\nhand @1 1 2 3 3 5\nhand @2 1 2 4 4 5\ndiscard 2 3 3\nattack 3x2 advanced\nbegin\n'

it.each([
  ['en-GB', ['Or the record itself', 'Open', 'Play on from here', 'Play', 'Hint'], ['The parry costs both your 3s.', 'Retreating keeps your 3s, but gives up 2 spaces.']],
  ['fr-FR', ['Ou le relevé lui-même', 'Ouvrir', 'Jouer à partir d’ici', 'Jouer', 'Conseil'], ['La parade coûte vos deux 3.', 'Battre en retraite garde vos 3, mais cède 2 cases.']],
  ['it-IT', ['Oppure la trascrizione stessa', 'Apri', 'Gioca da qui', 'Gioca', 'Consiglio'], ['La parata ti costa tutti e due i tuoi 3.', 'Ritirandoti tieni i tuoi 3, ma cedi 2 spazi.']],
] as const)('has a coach who says why, in %s', async (locale, [paste, open, playOn, play, hint], reasons) => {
  const ann = await Person.come(browser, site.address, 390, 'light', locale)
  const { page } = ann
  await ann.open('#/replay')
  await page.getByLabel(paste).fill(attacked)
  await page.getByRole('button', { name: open, exact: true }).click()
  await page.getByRole('button', { name: playOn }).click()
  await page.getByRole('button', { name: play, exact: true }).last().click()
  await page.locator('[data-stage="playing"]').waitFor()
  expect(await ann.isAskedOrOver()).toBe('asked')
  await ann.outOfTheMenu(hint)
  await page.locator('dialog meter').first().waitFor()
  const said = () => page.locator('dialog .why').allInnerTexts()
  for (const reason of reasons) await expect.poll(said).toContain(reason)
  await ann.hasNoBarriersInBothLights('the coach', 'dialog')
  expect(await page.locator('dialog').evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0)
  await ann.leave()
})

it('keeps a long sentence clear of what stands below it on a phone', async () => {
  const ann = await openRecord(recordOf('castles-three'))
  await resize(ann.page, { width: 360, height: 740 })
  await ann.page.locator('.replay .said').evaluate(said => (said.textContent = 'Somebody attacks Templestowe. '.repeat(4)))
  const bottom = await ann.page.locator('.replay .said').evaluate(said => said.getBoundingClientRect().top + said.scrollHeight)
  expect(bottom).toBeLessThanOrEqual(await ann.page.locator('.replay .where').evaluate(where => where.getBoundingClientRect().top))
  await ann.leave()
})

it('takes a record that is dropped on it', async () => {
  const ann = await Person.come(browser, site.address, 1280)
  await ann.open('#/replay')
  await ann.page.getByLabel('A file').waitFor()
  const data = await ann.page.evaluateHandle(text => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'game.txt', { type: 'text/plain' }))
    return transfer
  }, recordOf('engarde-basic'))
  await ann.page.dispatchEvent('main', 'drop', { dataTransfer: data })
  await ann.page.locator('.replay').waitFor()
  await ann.leave()
})

it.each([
  ['game chess\n', /Line 1 cannot be understood: game chess\s+unknown game 'chess'; expected engarde/],
  ['hello\n', /Line 1 cannot be understood: hello/],
  ['; nothing\n', /There is no record here/],
  [recordOf('engarde-basic').replace(/^@\d forward \d$/m, '@1 forward 9'), /Line \d+/],
  ['game engarde\nplayers 2\nposition\nhand @1 1 2\nhand @2 3\nbegin\n@1 forward 5\n', /Line 7: .* \(E\d+\)/],
])('says what is wrong with a broken record', async (record, why) => {
  const ann = await openRecord(record)
  await expect.poll(() => ann.page.getByRole('alert').innerText()).toMatch(why)
  await ann.leave()
})

it('leads from what the rules refuse to the rule', async () => {
  const ann = await openRecord('game engarde\nplayers 2\nposition\nhand @1 1 2\nhand @2 3\nbegin\n@1 forward 5\n')
  await ann.page.getByRole('alert').getByRole('link', { name: 'E5' }).click()
  await ann.page.locator('#help-E5').waitFor()
  await ann.leave()
})

it.each([
  ['fr-FR', ['Ou le relevé lui-même', 'Ouvrir'], /La ligne 3 est incompréhensible\u00A0: name\s+la ligne s’arrête trop tôt\u202F; attendu\u00A0: .*\./],
  ['it-IT', ['Oppure la trascrizione stessa', 'Apri'], /La riga 3 non è comprensibile: name\s+la riga finisce troppo presto; atteso.*\./],
] as const)('says it in the language of the page, %s', async (locale, [field, open], why) => {
  const ann = await Person.come(browser, site.address, 390, 'light', locale)
  await ann.open('#/replay')
  await ann.page.getByLabel(field).fill('game engarde\nplayers 2\nname\n')
  await ann.page.getByRole('button', { name: open, exact: true }).click()
  await expect.poll(() => ann.page.getByRole('alert').innerText()).toMatch(why)
  await ann.hasNoBarriersInBothLights('a complaint')
  await ann.leave()
})

it('shows everybody’s cards, and nobody’s to who looks on', async () => {
  const ann = await openRecord(recordOf('ivanhoe-5'))
  await ann.page.locator('.replay').waitFor()
  await ann.page.keyboard.press('End')
  await ann.page.keyboard.press('ArrowLeft')
  const hands = ann.page.getByRole('list', { name: 'Hands' })
  await hands.getByRole('listitem').first().waitFor()
  expect(await ann.page.getByText('not here').count()).toBe(0)
  await ann.page.getByLabel('Seen by').selectOption({ label: 'a spectator' })
  await expect.poll(() => hands.count()).toBe(0)
  await ann.leave()
})

it('takes a long record that is pasted without laying it out first', async () => {
  const ann = await Person.come(browser, site.address, 1280)
  await ann.open('#/replay')
  const field = ann.page.getByLabel('Or the record itself')
  await field.waitFor()
  const paste = (text: string) =>
    field.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await paste('game engarde\n'.repeat(200_000))
  await ann.page.getByText('too long to be read here').waitFor()
  expect(await field.inputValue()).toBe('')
  await paste(recordOf('engarde-basic') + '; and so on, and so on, at some length\n'.repeat(600))
  await ann.page.locator('.replay').waitFor()
  await ann.leave()
})

/** Longer than any game, and yet a record from its first line to its last. */
const huge = recordOf('engarde-basic') + '; and so on, and so on, at some length\n'.repeat(60_000)

it.each([
  ['broken', 'game engarde\nplayers 2\n@1 forward 3\n', /Line 3/],
  ['broken, in one endless line', `game ${'x'.repeat(1_500_000)}`, /Line 1 cannot be understood/],
  ['no text', 'game engarde\n\u0000\u0001', /Line 2 cannot be understood/],
  ['huge', huge, /too long to be read here/],
])('says what is wrong with one that a link leads to: %s', async (_, record, why) => {
  const ann = await Person.come(browser, site.address, 1280)
  await ann.page.route('**/api/**', route => route.fulfill(/record$/.test(route.request().url()) ? { body: record, contentType: 'text/plain' } : { json: {} }))
  await ann.open('#/game/abcdef/42')
  await expect.poll(() => ann.page.getByRole('alert').innerText()).toMatch(why)
  await ann.open('#/replay')
  await ann.page.getByLabel('Or the record itself').fill(recordOf('engarde-basic'))
  await ann.page.getByRole('button', { name: 'Open', exact: true }).click()
  await ann.page.locator('.replay').waitFor()
  await ann.leave()
})

it.each(['#/game/device-none', '#/game/device-none/42', '#/game/none/42', '#/shared/none/nothing/42'])('says that there is no game at %s', async hash => {
  const program = await Program.start('true')
  const ann = await Person.arrive(browser, program.address, 1280)
  await ann.open(hash)
  await expect.poll(() => ann.page.getByRole('alert').innerText()).toMatch(/There is no such table|not shared/)
  // The browser itself tells of what was not found.
  ann.complaints.splice(0, ann.complaints.length, ...ann.complaints.filter(one => !/404/.test(one)))
  await ann.leave()
  await program.end()
})

it.each([
  ['copies', ''],
  ['shows, where a browser has no clipboard,', "Object.defineProperty(navigator, 'clipboard', { value: undefined })"],
])('%s a link to a moment', async (_, poverty) => {
  const ann = await Person.come(browser, site.address, 1280)
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await ann.context.addInitScript(poverty)
  await ann.page.route('**/api/**', route => route.fulfill(/record$/.test(route.request().url()) ? { body: recordOf('engarde-basic'), contentType: 'text/plain' } : { json: {} }))
  await ann.open('#/game/abcdef/4')
  await ann.page.locator('[data-lines="4"]').waitFor()
  await ann.page.keyboard.press('ArrowRight')
  await ann.page.locator('[data-lines="5"]').waitFor()
  await ann.page.getByRole('button', { name: 'Copy a link to here' }).click()
  const link = `${site.address}/#/game/abcdef/5`
  if (poverty === '') {
    await ann.page.getByRole('button', { name: 'Copied.' }).waitFor()
    expect(await ann.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  } else {
    await expect.poll(() => ann.page.getByRole('textbox', { name: 'Copy a link to here' }).inputValue()).toBe(link)
  }
  await ann.page.keyboard.press('Home')
  await ann.page.getByRole('button', { name: 'Copy a link to here' }).waitFor()
  await ann.leave()
})

it('says what is wrong with one that is dropped, and takes the next', async () => {
  const ann = await Person.come(browser, site.address, 1280)
  await ann.open('#/replay')
  await ann.page.getByLabel('A file').waitFor()
  const drop = async (text: string) => {
    const dataTransfer = await ann.page.evaluateHandle(text => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'game.txt', { type: 'text/plain' }))
      return transfer
    }, text)
    await ann.page.dispatchEvent('main', 'drop', { dataTransfer })
  }
  await drop(huge)
  await ann.page.getByText('too long to be read here').waitFor()
  await drop('game engarde\nplayers 3\n')
  await ann.page.getByText('Line 2 cannot be understood').waitFor()
  await drop(recordOf('engarde-basic'))
  await ann.page.locator('.replay').waitFor()
  await ann.leave()
})

/** A random game of En Garde to so many rounds. */
function traced(target: number, seed: number): string {
  const words = ['trace', 'engarde', '--players', '2', '--option', 'level=basic', '--option', `target=${target}`, '--seed', String(seed)]
  return execFileSync(binary, words, { encoding: 'utf8' }).replace(/^;.*\n/gm, '')
}

/** A game that is right from its first line to its last, and has so many of them: drawn rounds, over and over. */
function endless(lines: number): string {
  const [head = '', ...rounds] = traced(99, 1).split(/(?<=^round .*\n)/m)
  const starter = (round: string) => /^@([12]) /m.exec(round)?.[1]
  const drawn = (by: string) => rounds.find(round => /^round -$/m.test(round) && starter(round) === by)!
  const pair = drawn('1') + drawn('2')
  const begin = head.slice(0, head.indexOf('starter')) + 'starter @1\n'
  const deals = pair.split(/^@/m)[0]!
  return begin + pair.repeat(Math.ceil(lines / (pair.split('\n').length - 1))) + deals
}

it('looks back on the longest games there are, and says which are too long for it', async () => {
  const long = traced(99, 2)
  expect(long.split('\n').length).toBeGreaterThan(5_000)
  const ann = await Person.come(browser, site.address, 1280)
  await ann.open('#/replay')
  const bring = (text: string) => ann.page.getByLabel('A file').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  // The program takes it, so nothing but its length is wrong.
  const tooLong = endless(20_000)
  execFileSync(binary, ['replay', '-'], { input: tooLong })
  await bring(tooLong)
  await ann.page.getByText('too long to be read here. A record may have 10,000 lines and 2 MB.').waitFor()
  await bring(endless(9_900))
  await ann.page.locator('.replay').waitFor()
  for (const [key, line] of [['End', 'last'], ['ArrowLeft', 'last but one'], ['Home', 'first']] as const) {
    await ann.page.keyboard.press(key)
    const lines = (await ann.page.locator('.replay [type=range]').getAttribute('max'))!
    expect(Number(lines)).toBeGreaterThan(9_800)
    const at = { last: Number(lines), 'last but one': Number(lines) - 1, first: 0 }[line]
    await ann.page.locator(`[data-lines="${at}"]`).waitFor()
  }
  await ann.page.getByLabel('Where in the game').fill('5000')
  await ann.page.locator('[data-lines="5000"]').waitFor()
  await ann.page.getByLabel('Seen by').selectOption('1')
  await ann.page.getByRole('group', { name: 'Your hand' }).waitFor()
  await ann.leave()
  const bob = await Person.come(browser, site.address, 1280)
  await bob.open('#/replay')
  await bob.page.getByLabel('A file').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(long) })
  await bob.page.locator('.replay').waitFor()
  await bob.page.keyboard.press('End')
  await bob.page.locator('[data-lines="' + (await bob.page.locator('.replay [type=range]').getAttribute('max')) + '"]').waitFor()
  await bob.leave()
})

it('lets one choose among several games of a file', async () => {
  const ann = await openRecord(['engarde-basic', 'castles-three'].map(recordOf).join('\n') + '\ngame chess\n')
  await ann.page.locator('.replay').waitFor()
  const which = ann.page.getByRole('combobox', { name: /^Game/ })
  expect(await which.locator('option').allInnerTexts()).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  await which.selectOption('2 of 3')
  await ann.page.getByText(/^Line 0 of/).waitFor()
  await expect.poll(() => ann.page.getByLabel('Seen by').locator('option').count(), { message: 'the castles, for three' }).toBe(5)
  await ann.page.keyboard.press('End')
  await expect.poll(() => ann.page.locator('[data-lines]').getAttribute('data-lines')).toBe(String(await linesOf(ann)))
  // The third cannot be read: what is shown stays, and goes on.
  await which.selectOption('3 of 3')
  await ann.page.getByText(/unknown game 'chess'/).waitFor()
  await ann.page.keyboard.press('ArrowLeft')
  await ann.page.locator(`[data-lines="${(await linesOf(ann)) - 1}"]`).waitFor()
  await expect.poll(() => which.inputValue()).toBe('1')
  await ann.hasNoBarriersInBothLights('one of several games')
  await ann.leave()
})

it('refuses a huge one, and goes on', async () => {
  const ann = await Person.come(browser, site.address, 1280)
  await ann.open('#/replay')
  const buffer = Buffer.from('game engarde\n'.repeat(200_000))
  await ann.page.getByLabel('A file').setInputFiles({ name: 'huge.txt', mimeType: 'text/plain', buffer })
  await ann.page.getByText('too long to be read here').waitFor()
  await ann.page.getByLabel('Or the record itself').fill(recordOf('engarde-basic'))
  await ann.page.getByRole('button', { name: 'Open', exact: true }).click()
  await ann.page.locator('.replay').waitFor()
  await ann.leave()
})
