// Lessons, played through at a browser without any server: what a hint points at is followed, what leads away is tried,
// and there is a way back. Each lesson is in one of the languages; HASTILUDE_LONG=1 plays each in all of them.
// HASTILUDE_PICTURES=FOLDER keeps pictures, and what a screen reader is told, of every lesson.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages, ownNames, type Language } from '../../web/src/texts/languages'
import { launch, patience, Person } from './people'
import { Site } from './site'
import { foreignTo, leftOver } from './wording'

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

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', it: 'it-IT' }
const folder = process.env['HASTILUDE_PICTURES']

const lessons = ['engarde', 'ivanhoe', 'castles'].flatMap(game =>
  readdirSync(new URL(`../../lessons/${game}/`, import.meta.url))
    .sort()
    .map(file => ({ game, name: /^\d+-([\w-]+)\.txt$/.exec(file)![1]! })),
)

/** The words of other languages, found once. */
const foreigners = new Map<Language, Set<string>>()
function foreign(language: Language): Set<string> {
  const known = foreigners.get(language) ?? foreignTo(language, Object.values(ownNames))
  foreigners.set(language, known)
  return known
}

/** What does not fit beside what else stands there; the boards have tests of their own. */
function cutOff(person: Person, where: string): Promise<string[]> {
  return person.page.locator(where).evaluate(panel =>
    [panel, ...panel.querySelectorAll('button, a, p')].filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).map(one => one.textContent ?? ''),
  )
}

type Stage = 'telling' | 'going' | 'asking' | 'astray' | 'lost' | 'over' | 'ending'

class Pupil {
  readonly heard: string[] = []
  /** Everything that a screen reader finds on the page, each time there is something new to read. */
  readonly trees: string[] = []

  constructor(
    private readonly person: Person,
    private readonly language: Language,
  ) {}

  private get panel() {
    return this.person.page.locator('.lesson')
  }

  /** Which of its stages the lesson is in, and how far it has come; when nothing is under way any more. */
  private async stands(): Promise<{ stage: Stage; mark: string }> {
    const found = await this.person.page.waitForFunction(() => {
      const panel = document.querySelector<HTMLElement>('.lesson')
      if (!panel || document.querySelector('[data-busy="true"]')) return undefined
      const { lessonStage, at } = panel.dataset
      return { stage: lessonStage, mark: `${lessonStage} ${at} ${document.querySelector('[data-lines]')?.getAttribute('data-lines')}` }
    })
    return (await found.jsonValue()) as { stage: Stage; mark: string }
  }

  private async changed(from: string): Promise<void> {
    await expect.poll(async () => (await this.stands()).mark, { timeout: patience, interval: 10 }).not.toBe(from)
  }

  private async press(what: string): Promise<void> {
    await this.panel.locator(what).first().click()
  }

  async through(most = 120): Promise<void> {
    for (let step = 0; step < most; step++) {
      const { stage, mark } = await this.stands()
      if (stage === 'over') return
      if (stage === 'telling' || stage === 'asking') await this.read()
      if (stage === 'asking') await this.answer(mark)
      else if (stage !== 'going') await this.press('.ways .strong')
      // What was pressed takes a moment, and what goes on by itself does too.
      await this.changed(mark)
    }
    throw new Error('the lesson does not end')
  }

  private async read(): Promise<void> {
    const words = await this.panel.locator('.said').innerText()
    if (this.heard.at(-1) === words) return
    this.heard.push(words)
    if (folder) this.trees.push(await this.person.page.locator('body').ariaSnapshot())
    expect(words).not.toMatch(/lesson-|[{}$]/)
    if (this.language !== 'en') expect(await leftOver(this.person.page, foreign(this.language))).toEqual([])
  }

  /** As the hint says; where there is nothing that is wanted, anything. */
  private async answer(from: string): Promise<void> {
    const hint = this.panel.locator('[data-ask-hint]')
    if (await hint.count()) await hint.click()
    for (let step = 0; step < 12; step++) {
      if ((await this.stands()).mark !== from) return
      const hinted = this.person.page.locator('[data-hinted]')
      const isHinted = (await hinted.count()) > 0
      const choices = this.person.page.locator('.lesson [data-choice]:not(:disabled), .hand .lit')
      await (isHinted ? hinted : choices).first().click({ position: { x: 8, y: 12 } })
      await this.person.page.waitForFunction(() => !document.querySelector('[data-busy="true"]'))
    }
  }
}

async function open(game: string, name: string, language: Language, width: 390 | 1280): Promise<Person> {
  const person = await Person.come(browser, site.address, width, 'light', locales[language])
  await person.open(`#/lesson/${game}/${name}`)
  await person.page.locator('.lesson').waitFor()
  return person
}

const isLong = process.env['HASTILUDE_LONG'] === '1'

describe.each(lessons.map((lesson, index) => ({ ...lesson, index })))('$game: $name', ({ game, name, index }) => {
  const spoken = isLong ? languages : [languages[index % languages.length]!]
  it.each(spoken)('is played through in %s', async language => {
    const person = await open(game, name, language, index % 2 === 0 ? 1280 : 390)
    const pupil = new Pupil(person, language)
    await pupil.through()
    expect(pupil.heard.length).toBeGreaterThan(4)
    expect(await cutOff(person, '.lesson')).toEqual([])
    const kept = await person.page.evaluate(() => localStorage.getItem('hastilude.lessons'))
    expect(kept).toContain(`${game}/${name}`)
    if (folder) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${folder}/lesson-${game}-${name}-${language}.txt`, `${pupil.heard.join('\n\n')}\n`)
      writeFileSync(`${folder}/lesson-${game}-${name}-${language}-tree.txt`, `${pupil.trees.join('\n\n')}\n`)
      await person.page.screenshot({ path: `${folder}/lesson-${game}-${name}-${language}.png` })
    }
    person.complaints.splice(0, person.complaints.length, ...person.complaints.filter(one => !/404/.test(one)))
    await person.leave()
  })
})

it('lets one try something else, says why not, and comes back to the question', async () => {
  const ann = await open('engarde', 'measure', 'en', 1280)
  const { page } = ann
  const stage = (wanted: Stage) => page.locator(`[data-lesson-stage="${wanted}"]`).waitFor()
  await page.getByRole('button', { name: 'Go on' }).click()
  await stage('asking')
  const lines = await page.locator('[data-lines]').getAttribute('data-lines')
  await page.getByRole('button', { name: 'Let me try something else' }).click()
  await page.getByText('Play whatever the rules allow').waitFor()
  await page.keyboard.press('2')
  await page.locator('.lesson [data-choice]').first().click()
  await stage('astray')
  await page.getByRole('button', { name: 'Back to the lesson' }).click()
  await stage('asking')
  expect(await page.locator('[data-lines]').getAttribute('data-lines')).toBe(lines)
  await ann.hasNoBarriersInBothLights('a lesson')
  ann.complaints.splice(0, ann.complaints.length, ...ann.complaints.filter(one => !/404/.test(one)))
  await ann.leave()
})

it('leads from the list of lessons through the last one to a real game', async () => {
  const ann = await Person.come(browser, site.address, 390)
  const { page } = ann
  await ann.open('#/lessons/engarde')
  await page.getByRole('link', { name: 'Move and measure' }).waitFor()
  await expect.poll(() => page.locator('main ol li').count()).toBe(5)
  await ann.hasNoBarriersInBothLights('the list of lessons')
  await ann.open('#/lesson/engarde/advance')
  await new Pupil(ann, 'en').through()
  await page.getByRole('button', { name: 'A real game' }).click()
  await page.waitForURL(/#\/table\/device-/)
  await page.locator('[data-stage="playing"]').waitFor()
  ann.complaints.splice(0, ann.complaints.length, ...ann.complaints.filter(one => !/404/.test(one)))
  await ann.leave()
})

describe.each(['engarde', 'ivanhoe', 'castles'])('the rules of %s', game => {
  it('are read on one screen, by topic with examples, by rule number and in print, and an example is played on from', async () => {
    const ann = await Person.come(browser, site.address, 1280)
    const { page } = ann
    const before = site.asked.length
    await ann.open(`#/rules/${game}`)
    await page.getByRole('heading', { name: 'In two minutes' }).waitFor()
    await page.locator('.two li .cards > *').nth(4).waitFor()
    await expect.poll(() => page.locator('figure').count(), { timeout: patience }).toBeGreaterThan(4)
    await page.locator('figure').first().scrollIntoViewIfNeeded()
    await page.locator('figure .board > *').first().waitFor({ state: 'attached' })
    // Nothing but words and pictures is needed for it.
    expect(site.asked.slice(before).filter(path => path.endsWith('.wasm'))).toEqual([])
    await ann.hasNoBarriersInBothLights(`the rules of ${game}`)
    if (folder) await page.screenshot({ path: `${folder}/rules-${game}.png`, fullPage: true })
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('main nav').isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Play on from here' }).first().click()
    await page.locator('[data-lesson="try"]').waitFor()
    await page.locator('.lesson [data-choice], .hand .lit').first().waitFor()
    // There is no lesson to go back to.
    expect(await page.locator('.lesson .said').innerText()).toMatch(/“Once more” begins again\.$/)
    ann.complaints.splice(0, ann.complaints.length, ...ann.complaints.filter(one => !/404/.test(one)))
    await ann.leave()
  })

  it('answer the usual questions card by card, and each is played', async () => {
    const ann = await Person.come(browser, site.address, 390, 'light', 'fr-FR')
    const { page } = ann
    await ann.open(`#/rules/${game}`)
    const questions = page.locator('dl dt')
    await expect.poll(() => questions.count(), { timeout: patience }).toBeGreaterThan(8)
    await ann.hasNoBarriersInBothLights(`the questions of ${game}`, 'dl')
    expect(await cutOff(ann, 'main')).toEqual([])
    const card = { engarde: '1', ivanhoe: 'shield', castles: 'hero' }[game]!
    const section = page.locator(`#help-${card}`)
    expect(await section.getByRole('heading', { name: 'Ce qu’on ne peut pas faire' }).count()).toBe(1)
    // What is asked is found by its words.
    const asked = (await section.locator('dt').first().innerText()).trim()
    await page.getByRole('searchbox').fill(asked)
    await expect.poll(() => page.locator('main section[id^="help-"]').count()).toBeLessThan(4)
    if (folder) await section.screenshot({ path: `${folder}/questions-${game}.png` })
    // By the keyboard: what is drawn meanwhile moves what a mouse aims at.
    await section.getByRole('link', { name: asked }).press('Enter')
    await page.locator('[data-lesson="try"]').waitFor()
    await page.locator('.lesson [data-choice], .hand .lit').first().waitFor()
    ann.complaints.splice(0, ann.complaints.length, ...ann.complaints.filter(one => !/404/.test(one)))
    await ann.leave()
  })

  it('are opened at a rule', async () => {
    const ann = await Person.come(browser, site.address, 390)
    const rule = { engarde: 'E14', ivanhoe: 'I25', castles: 'C15' }[game]!
    await ann.open(`#/rules/${game}/${rule}`)
    const section = ann.page.locator(`#help-${rule}`)
    await section.waitFor()
    await expect.poll(() => section.evaluate(one => Math.abs(one.getBoundingClientRect().top) < innerHeight)).toBe(true)
    ann.complaints.splice(0, ann.complaints.length, ...ann.complaints.filter(one => !/404/.test(one)))
    await ann.leave()
  })
})

it('explains a first game while it is played, each thing once, and says no more when that is wished', async () => {
  const ann = await Person.come(browser, site.address, 390)
  await ann.context.addInitScript(() => {
    localStorage['hastilude.settings'] ??= '{"fresh":0,"ending":0}'
    const kept = JSON.parse(localStorage['hastilude.settings'] as string) as Record<string, unknown>
    if (localStorage['told'] === undefined) localStorage['hastilude.settings'] = JSON.stringify({ ...kept, tips: 'on' })
    localStorage['told'] = 'yes'
  })
  const { page } = ann
  await ann.open('#/play/castles/random')
  const tip = page.locator('.tip')
  await tip.waitFor()
  const first = await tip.locator('p').innerText()
  await expect.poll(() => cutOff(ann, '.tip')).toEqual([])
  await tip.getByRole('button', { name: 'Got it' }).click()
  await expect.poll(async () => ((await tip.count()) > 0 ? tip.locator('p').innerText() : '')).not.toBe(first)
  await page.evaluate(() => localStorage.removeItem('hastilude.tips'))
  await page.reload()
  await tip.getByRole('button', { name: 'No more tips' }).click()
  await tip.waitFor({ state: 'detached' })
  ann.complaints.splice(0, ann.complaints.length, ...ann.complaints.filter(one => !/404/.test(one)))
  await ann.leave()
})
