// People at browsers: they look at a page and choose by keyboard or by pointing.
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './steady'

/** How long anything is waited for: no test is to fail because a machine is slow. */
export const patience = 60_000

export type Width = 390 | 1280

// What Chromium is to do without. It heeds one list alone, so all that Playwright leaves out is here, too; the first two are
// pages for the address bar of each window, which nobody sees: opening them takes longer than opening ours.
const without = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export function launch(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    // The sandbox needs rights that root in a container has not; the rest keeps it from calling home.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', `--disable-features=${without.join(',')}`, ...more],
  })
}

/** Our own random numbers, so that a failure can be repeated. */
export class Dice {
  constructor(private state: number) {}

  below(limit: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0
    return Math.floor((this.state / 2 ** 32) * limit)
  }
}

/** What axe finds on the whole page, or on a part of it. */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  // What holds is not asked for, nor a second page opened for frames, of which there are none: both take longer than the search.
  const found = await new AxeBuilder({ page }).include(part).options({ resultTypes: ['violations'] }).setLegacyMode(true).analyze()
  return found.violations.map(one => `${one.id}: ${one.nodes.map(node => node.html.slice(0, 120)).join(' | ')}`)
}

/** What a person sees at a time. */
interface Sight {
  number: string
  keys: string[]
  play: string[]
  dialogs: number
}

/** What plays the cards that were picked. */
const picked = '.answers .strong[data-choice]:not(:disabled)'

/** In the page: whether it looks other than it did, and nothing is under way; then which event it shows. */
function isAnother(): string | undefined {
  const seen = window as unknown as { looked: string; stirred: boolean }
  if (seen.stirred === false || document.querySelector('[data-busy="true"]')) return undefined
  if (document.querySelector('main')?.innerHTML === seen.looked) return void (seen.stirred = false)
  return document.querySelector('[data-number]')?.getAttribute('data-number') ?? '-'
}

/** Chooses one of a few that are all in view. */
export function choose(page: Page, among: string, wanted: string): Promise<void> {
  return page.getByRole('radiogroup', { name: among, exact: true }).getByRole('radio', { name: wanted, exact: true }).check()
}

const quick = { fresh: 0, ending: 0, confirm: 'never', tips: 'off' }

export class Person {
  /** What went wrong on the page, or was asked of another host. */
  readonly complaints: string[] = []
  /** Everything the server said to this page over the WebSocket. */
  readonly heard: string[] = []

  private constructor(
    readonly address: string,
    readonly context: BrowserContext,
    public page: Page,
  ) {}

  /** Known to the server from the beginning. */
  static async arrive(browser: Browser, address: string, width: Width, scheme: 'light' | 'dark' = 'light', locale = 'en-GB'): Promise<Person> {
    const person = await Person.come(browser, address, width, scheme, locale)
    await person.ask('me', {})
    return person
  }

  static async come(
    browser: Browser,
    address: string,
    width: Width,
    scheme: 'light' | 'dark' = 'light',
    locale = 'en-GB',
    /** Whether the page may keep itself for later: most tests are quicker without. */
    serviceWorkers: 'allow' | 'block' = 'block',
  ): Promise<Person> {
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale,
      serviceWorkers,
    })
    // What keeps people from slips would only keep the tests waiting; those of it ask for it.
    await context.addInitScript(wishes => {
      localStorage['hastilude.settings'] ??= JSON.stringify(wishes)
    }, quick)
    context.setDefaultTimeout(patience)
    const page = await context.newPage()
    const person = new Person(address, context, page)
    person.listen()
    return person
  }

  private listen(): void {
    this.page.on('pageerror', error => this.complaints.push(`error: ${error.message}`))
    this.page.on('console', message => {
      // A cut line is reported by the browser itself, whoever cut it.
      const cut = /Service Worker registration blocked|ERR_CONNECTION|ERR_INTERNET|ERR_EMPTY|WebSocket connection|ERR_FAILED/.test(message.text())
      if (message.type() === 'error' && !cut) this.complaints.push(`console: ${message.text()}`)
    })
    this.page.on('request', request => {
      const { origin } = new URL(request.url())
      if (origin !== new URL(this.address).origin) this.complaints.push(`asked another host: ${request.url()}`)
    })
    // A text has a message a line.
    this.page.on('websocket', socket => socket.on('framereceived', frame => this.heard.push(...String(frame.payload).split('\n'))))
  }

  /** Closes the page, and opens another one. */
  async reopen(hash: string): Promise<void> {
    await this.page.close()
    this.page = await this.context.newPage()
    this.listen()
    await this.open(hash)
  }

  async open(hash: string): Promise<void> {
    await this.page.goto(`${this.address}/${hash}`)
  }

  /** Asks the server by HTTP, as this person. */
  async ask<T>(path: string, body: unknown): Promise<T> {
    const answer = await this.context.request.post(`${this.address}/api/${path}`, {
      data: body,
      headers: { Origin: this.address },
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as T
  }

  async table(id: string): Promise<void> {
    await this.open(`#/table/${id}`)
    await this.page.locator('[data-stage]').waitFor()
  }

  /** What stands beside the table, or behind the button in its corner. */
  async openSide(): Promise<void> {
    await this.page.locator('[data-stage]').waitFor()
    const corner = this.page.locator('.corner')
    if (await corner.count()) await corner.click()
  }

  async outOfTheMenu(name: string): Promise<void> {
    await this.openSide()
    await this.page.getByRole('navigation').getByRole('button', { name }).click()
  }

  get stage(): Promise<string | null> {
    return this.page.locator('[data-stage]').getAttribute('data-stage')
  }

  async isAsked(): Promise<boolean> {
    return (await this.page.locator('[data-choice]:not(:disabled)').count()) > 0
  }

  /** Until there is something to decide, or nothing any more. */
  async isAskedOrOver(): Promise<'asked' | 'over'> {
    const found = await this.page.waitForFunction(() => {
      if (document.querySelector('[data-stage="over"]')) return 'over'
      return document.querySelector('[data-choice]:not(:disabled)') ? 'asked' : undefined
    })
    return (await found.jsonValue())!
  }

  /** Takes one decision with the keys 1 to 9 alone. */
  async decideByKeyboard(dice: Dice): Promise<void> {
    for (let step = 0; step < 40; step++) {
      const { number, keys, play } = await this.look()
      // The question may be gone by now, or just be going: then its answers have no keys any more.
      if (keys.length === 0) return
      // Picked cards are played as soon as they may be: pressing on would only put them back.
      await this.page.keyboard.press(play[0] ?? keys[dice.below(keys.length)]!)
      if ((await this.changed()) !== number) return
    }
  }

  /** Takes one decision by pointing at what is lit, on the table or in the panel. */
  async decideByPointing(dice: Dice): Promise<void> {
    for (let step = 0; step < 40; step++) {
      const { number, keys, play, dialogs } = await this.look()
      // Who touches a card that is lit no more is told what it does.
      if (dialogs > 0) await this.page.keyboard.press('Escape')
      const shown = this.page.locator(play.length > 0 ? picked : 'main .lit, main .answers [data-choice]:not(:disabled)').filter({ visible: true })
      const count = await shown.count()
      if (count === 0 && keys.length === 0) return
      if (count > 0) await this.click(shown.nth(play.length > 0 ? 0 : dice.below(count)))
      if ((await this.changed()) !== number) return
    }
  }

  /** A window may close under one's finger; what stays as it was must be clickable. */
  private async click(what: Locator): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        // Cards of a hand overlap: what shows of each is its left edge.
        return await what.click({ timeout: patience / 20, position: { x: 8, y: 12 } })
      } catch (error) {
        if (await this.page.evaluate(isAnother)) return
        if (tries === 20) throw error
      }
    }
  }

  /** Looks at the page, and remembers there how it looks. */
  private look(): Promise<Sight> {
    return this.page.evaluate(strong => {
      // To compare all of it is dear: only where something has stirred.
      const seen = window as unknown as { looked?: string; stirred?: boolean }
      if (seen.stirred === undefined) new MutationObserver(() => (seen.stirred = true)).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      Object.assign(seen, { looked: document.querySelector('main')?.innerHTML, stirred: false })
      const keysOf = (selector: string) => Array.from(document.querySelectorAll(selector), one => one.getAttribute('data-choice') ?? '').filter(key => key !== '')
      return {
        number: document.querySelector('[data-number]')?.getAttribute('data-number') ?? '',
        keys: keysOf('[data-choice]:not(:disabled)'),
        play: keysOf(strong),
        dialogs: document.querySelectorAll('dialog[open]').length,
      }
    }, picked)
  }

  /** Waits until the page shows that something came of what was done; which event it shows then. */
  private async changed(): Promise<string> {
    const shown = await this.page.waitForFunction(isAnother)
    return String(await shown.jsonValue())
  }

  /** On the whole page, or on a part of one that was looked at already. */
  async hasNoBarriers(screen: string, part = 'html'): Promise<void> {
    expect(await barriers(this.page, part), `axe on ${screen}`).toEqual([])
  }

  /** By day and by night. */
  async hasNoBarriersInBothLights(screen: string, part = 'html'): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme })
      await settled(this.page)
      expect(await barriers(this.page, part), `axe on ${screen}, ${colorScheme}`).toEqual([])
    }
  }

  async fitsItsWidth(screen: string): Promise<void> {
    const over = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, `${screen} is wider than the window`).toBeLessThanOrEqual(0)
  }

  async leave(): Promise<void> {
    await this.context.close()
    expect(this.complaints).toEqual([])
  }
}
