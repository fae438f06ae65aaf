import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { readPosition, readRecord, statement, type Played } from '../../tests/notation'
import { routesOf } from '../table/choose'
import type { Info } from '../wire/types'
import { Names } from '../table/face'
import { help, sectionFor } from '../texts/help'
import { languages } from '../texts/languages'
import { speak } from '../texts/texts'
import { loadFace } from './index'

afterEach(() => speak('en'))

const samples = new URL('../../../docs/rules/samples/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, samples), 'utf8')

const seats = Array.from({ length: 6 }, (_, index) => ({
  seat: index + 1,
  who: 'person' as const,
  name: ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'][index]!,
  bot: null,
  away: false,
}))
const asBob = new Names(2, seats)
const asNobody = new Names(null, seats)

function info(record: Pick<Played, 'game' | 'players' | 'options'>): Info {
  const windows = { reaction: 0, offer: 0, ransom: 0, pace: 0 }
  return { ...record, private: false, windows, clock: null, invitation: null }
}

// A text that is missing shows its name: no sentence has one.
const looksRaw = /(^|\s)[a-z]+-(log|choice|step|prompt|card|color|castle|hero|coat)-|undefined|\{|\}|NaN/

const files = readdirSync(samples).filter(file => file.endsWith('.txt'))

describe.each(files)('the log of %s', file => {
  const record = readRecord(read(file))

  it.each(languages)('has a sentence for every line, for players and spectators, in %s', async language => {
    await speak(language)
    const face = await loadFace(record.game)
    expect(record.lines.length).toBeGreaterThan(10)
    for (const line of record.lines) {
      for (const names of [asBob, asNobody]) {
        const sentence = face.words(line, names)
        expect(sentence, line.text).not.toBeNull()
        expect(sentence!.text, line.text).toMatch(/^\p{Lu}.*[.!]$/u)
        expect(sentence!.text, line.text).not.toMatch(looksRaw)
      }
    }
  })
})

describe.each(files.filter(file => file.includes('legal')))('the choices of %s', file => {
  const record = readRecord(read(file))

  it.each(languages)('have different words in %s, and different ways to point at them', async language => {
    await speak(language)
    const face = await loadFace(record.game)
    for (const { seat, moves } of record.legal) {
      // What is traded stands in the position, not in the choice.
      const trade = moves.some(move => move.kind === 'trade')
      const position = trade ? [statement(record.game, 'phase trade h3')] : []
      const view = face.view({ position, facts: [], info: info(record), you: seat })
      const names = new Names(seat, seats)
      const labels = moves.map(move => face.choice(move, view, names))
      expect(new Set(labels).size, moves.map(move => move.text).join(' | ')).toBe(moves.length)
      for (const label of labels) expect(label).not.toMatch(looksRaw)
      const routes = routesOf({ must: true, moves, picks: [] }, (one, all) => face.steps(one, all, view))
      const ways = routes.map(route => route.steps.join(' '))
      expect(new Set(ways).size, moves.map(move => move.text).join(' | ')).toBe(moves.length)
      for (const route of routes)
        for (const step of route.steps) expect(face.step(step, view, names)).not.toMatch(looksRaw)
    }
  })
})

it.each(languages)('a choice that shows its cards is called by the words that stand beside them, in %s', async language => {
  await speak(language)
  const face = await loadFace('castles')
  const view = face.view({ position: [], facts: [], info: info({ game: 'castles', players: 6, options: {} }), you: 2 })
  const move = statement('castles', '@2 attack k7a a1 a3 ivanhoe')
  const { text, brief, cards } = face.pictured!(move, view, asBob)!
  expect(cards).toEqual(['a1', 'a3', 'ivanhoe'])
  const whole = face.choice(move, view, asBob)
  expect(whole.startsWith(text)).toBe(true)
  expect(whole.length).toBeGreaterThan(text.length)
  expect(text.length).toBeGreaterThan(brief.length)
  expect(text).toContain(brief)
  expect(face.pictured!(statement('castles', '@2 pass'), view, asBob)).toBeNull()
})

it.each(languages)('an offer is called by who makes it, and shows its card, in %s', async language => {
  await speak(language)
  const face = await loadFace('castles')
  const position = ['phase answer h2', 'offer @3 f1'].map(line => statement('castles', line))
  const view = face.view({ position, facts: [], info: info({ game: 'castles', players: 6, options: {} }), you: 2 })
  const move = statement('castles', '@2 accept @3')
  const { text, brief, cards } = face.pictured!(move, view, asBob)!
  expect(cards).toEqual(['f1'])
  expect(text).toBe(asBob.of(3))
  expect(brief).toBe(text)
  expect(face.choice(move, view, asBob)).toContain(text)
})

describe('sentences', () => {
  const say = async (game: string, line: string, names = asBob) =>
    (await loadFace(game)).words(statement(game, line), names)?.text ?? null

  it.each([
    ['engarde', '@1 advance 2 attack 5x2', 'Ann advances 2 and attacks with 2\u00A0×\u00A05.'],
    ['engarde', '@2 attack 4x1', 'You attack with one 4.'],
    ['engarde', 'draw @1 ? ?', 'Ann draws 2 cards.'],
    ['engarde', 'draw @1 2', 'Ann draws a 2.'],
    ['engarde', 'reveal @2 -', 'You have no card to show.'],
    ['engarde', 'round -', 'The round is drawn.'],
    ['ivanhoe', '@1 open red S2', 'Ann opens in red with squire 2.'],
    ['ivanhoe', '@1 dodge @2 #3', 'Ann plays Dodge against your 3rd card.'],
    ['ivanhoe', '@2 outwit shield @3 #1', 'You play Outwit: your Shield for Cid’s 1st card.'],
    ['ivanhoe', '@1 outwit #2 @2 #1', 'Ann plays Outwit: their 2nd card for your 1st card.'],
    ['ivanhoe', '@1 outwit stunned @3 shield', 'Ann plays Outwit: their Stunned for Cid’s Shield.'],
    ['ivanhoe', '@1 break-lance @2', 'Ann plays Break Lance against you.'],
    ['ivanhoe', '@1 change-weapon yellow', 'Ann plays Change Weapon, to make it yellow.'],
    ['ivanhoe', '@2 ivanhoe', 'You cancel it with Ivanhoe!'],
    ['ivanhoe', 'steal @1 @3 ?', 'Ann takes a card from Cid.'],
    ['ivanhoe', 'steal @2 @3 R5', 'You take red 5 from Cid.'],
    ['ivanhoe', 'draw @1 -', 'There is no card for Ann to draw.'],
    ['ivanhoe', 'win @2 -', 'You win the tournament, without a new token.'],
    ['castles', '@1 attack k7a a1 a3 ivanhoe', 'Ann attacks Torquil’s Keep with an archer of the cross, an archer of the chequers and Ivanhoe.'],
    ['castles', '@3 offer ?', 'Cid offers a card.'],
    ['castles', '@3 bid ? ?', 'Cid bids 2 cards.'],
    ['castles', '@3 bid b2', 'Cid bids a prisoner: your blazon.'],
    ['castles', '@1 ransom b3', 'Ann offers a prisoner for ransom: Cid’s blazon.'],
    ['castles', 'capture @2 b2', 'Your own blazon comes back to you from the oubliette.'],
    ['castles', 'score 17 6', 'The score: 17 for Ann and 6 for Bob.'],
    ['castles', 'result @1 @3', 'Ann and Cid share the win.'],
    ['castles', 'resign @2', 'You resign.'],
    ['engarde', 'game engarde', null],
  ])('%s: %s', async (game, line, text) => {
    expect(await say(game, line)).toBe(text)
  })

  it.each([
    ['fr', 'engarde', '@1 advance 2 attack 5x2', 'Ann avance de 2 et attaque avec 2\u00A0×\u00A05.'],
    ['fr', 'engarde', 'draw @1 ? ?', 'Ann pioche 2 cartes.'],
    ['fr', 'engarde', 'reveal @1 -', 'Ann n’a aucune carte à montrer.'],
    ['fr', 'ivanhoe', '@3 dodge @1 #3', 'Cid joue Esquive contre la 3e carte d’Ann.'],
    ['fr', 'ivanhoe', '@1 dodge @2 #1', 'Ann joue Esquive contre votre 1re carte.'],
    ['fr', 'ivanhoe', '@1 outwit #2 @3 shield', 'Ann joue Feinte\u00A0: sa 2e carte contre le Bouclier de Cid.'],
    ['fr', 'ivanhoe', 'steal @1 @2 R5', 'Ann vous prend rouge\u00A05.'],
    ['fr', 'ivanhoe', '@2 ivanhoe', 'Vous l’annulez avec Ivanhoé\u202F!'],
    ['fr', 'castles', '@1 attack k7a a1 a3 ivanhoe', 'Ann attaque Fort-Torquil avec un archer à la croix, un archer à l’échiquier et Ivanhoé.'],
    ['fr', 'castles', '@3 accept @2', 'Cid accepte votre offre.'],
    ['fr', 'castles', '@2 accept @1', 'Vous acceptez l’offre d’Ann.'],
    ['fr', 'castles', 'result @1 @3', 'Victoire partagée\u00A0: Ann et Cid.'],
    ['it', 'engarde', '@2 attack 4x1', 'Attacchi con un 4.'],
    ['it', 'engarde', 'round -', 'L’assalto finisce in parità.'],
    ['it', 'ivanhoe', '@1 dodge @2 #3', 'Ann gioca Schivata contro la tua 3ª carta.'],
    ['it', 'ivanhoe', '@2 outwit shield @3 #1', 'Giochi Astuzia: Scudo davanti a te per la 1ª carta di Cid.'],
    ['it', 'ivanhoe', '@1 outwit stunned @2 #1', 'Ann gioca Astuzia: Stordito davanti a sé per la tua 1ª carta.'],
    ['it', 'ivanhoe', '@1 change-weapon yellow', 'Ann gioca Cambiare arma, per passare al giallo.'],
    ['it', 'castles', '@3 bid b2', 'Cid offre un prigioniero: un tuo blasone.'],
    ['it', 'castles', 'capture @2 b2', 'Un tuo blasone ti torna dalla segreta.'],
  ] as const)('%s, %s: %s', async (language, game, line, text) => {
    await speak(language)
    expect(await say(game, line)).toBe(text)
  })

  it('never parse a name: it stands as it is', async () => {
    const odd = new Names(null, [{ ...seats[0]!, name: '<b>{ $who }</b>' }])
    expect(await say('ivanhoe', '@1 stay', odd)).toBe('<b>{ $who }</b> stays.')
  })
})

describe('the rule of a line', () => {
  it.each([
    ['engarde', 'starter @1', 'E2'],
    ['engarde', '@1 forward 2', undefined],
    ['engarde', '@1 attack 4x2', 'E10'],
    ['engarde', '@2 parry', 'E10'],
    ['engarde', '@1 advance 2 attack 5', 'E13'],
    ['engarde', '@2 retreat 1', 'E14'],
    ['engarde', 'reveal @1 4 4', 'E12'],
    ['engarde', 'round -', 'E9'],
    ['engarde', 'round @1', undefined],
    ['engarde', 'result @1', 'E2'],
    ['ivanhoe', '@1 play R4', undefined],
    ['ivanhoe', '@1 pass', undefined],
    ['ivanhoe', '@1 withdraw', 'I13'],
    ['ivanhoe', '@1 charge', 'I18'],
    ['ivanhoe', '@1 outwit #1 @2 #1', 'I21'],
    ['ivanhoe', '@1 ivanhoe', 'I25'],
    ['ivanhoe', 'win @1 red', 'I15'],
    ['ivanhoe', 'result @1', 'I1'],
    ['castles', '@1 attack k5 a1', 'C9'],
  ])('%s: %s is %s', async (game, line, rule) => {
    expect((await loadFace(game)).words(statement(game, line), asBob)?.rule).toBe(rule)
  })

  it('of an attack is another one in the basic game of En Garde', async () => {
    expect((await loadFace('engarde')).words(statement('engarde', '@1 attack 4'), asBob, { level: 'basic' })?.rule).toBe('E7')
  })

  it.each(files)('in %s stands in the help, if it has one', async file => {
    const record = readRecord(read(file))
    const [face, page] = [await loadFace(record.game), await help(record.game)]
    const rules = new Set(record.lines.flatMap(line => face.words(line, asBob, record.options)?.rule ?? []))
    expect(rules.size).toBeGreaterThan(0)
    expect([...rules].filter(rule => !sectionFor(page, rule))).toEqual([])
  })
})

describe('an answer that is held', () => {
  it.each([
    ['castles', '@2 offer f1', 'Offer'],
    ['castles', '@2 bid a1 a3', 'Bid'],
  ])('at %s, %s, is said in words, cards and all', async (game, line, words) => {
    const said = (await loadFace(game)).choice(statement(game, line), {} as never, asBob)
    expect(said).toContain(words)
    expect(said).not.toMatch(/\b[af][0-9]\b/)
    expect(said).not.toMatch(looksRaw)
  })
})

describe('cards that were picked', () => {
  it('are bid, not bid with', async () => {
    const picked = (step: string, count: number) => loadFace('castles').then(face => face.picked?.(step, count) ?? null)
    expect(await picked('bid', 1)).toBe('Bid this card')
    expect(await picked('bid', 3)).toBe('Bid these 3 cards')
    expect(await picked('bid', 0)).toBeNull()
    expect(await picked('castle:k5', 2)).toBeNull()
  })
})

describe('positions', () => {
  it('of every sample are drawn as they stand', async () => {
    const face = await loadFace('castles')
    const position = readPosition(read('castles.view-2.txt'))
    const record = readRecord(read('castles.view-2.txt'))
    const view = face.view({ position, facts: [], info: info(record), you: 2 }) as {
      castles: { key: string; garrison: string[]; track: (number | null)[] }[]
      players: { hand: (string | null)[] }[]
    }
    expect(view.castles.find(one => one.key === 'k7a')).toMatchObject({ garrison: ['f3', 'f3', 'a3', 'a3'], track: [1, 3] })
    expect(view.players[0]!.hand).toEqual(Array(7).fill(null))
    expect(view.players[1]!.hand).toEqual(['f1', 'f1', 'f4', 'x3', 'h1', 'h1', 'h2', 'h4'])
  })
})
