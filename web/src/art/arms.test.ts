import { describe, expect, it } from 'vitest'
import { armsOf, band, divided, divisions, inColour, ordinaries, principal, type Coat, type Placed } from './arms'
import { characterOf, liveries, seatArms } from './bots'
import { charges, drawn } from './charges'
import { colours, mayLieOn, type Tincture } from './tinctures'

const ids = Array.from({ length: 5000 }, (_, index) => `person ${index * 7919}`)
const coats = ids.map(armsOf)

/** All that lies on something else: above, below. */
function lies(coat: Coat): [Tincture, Tincture][] {
  const grounds = coat.division ? [coat.field, coat.division.tincture] : [coat.field]
  const over = coat.ordinary ? grounds.map((ground): [Tincture, Tincture] => [coat.ordinary!.tincture, ground]) : []
  return [...over, ...coat.charges.map((one): [Tincture, Tincture] => [one.tincture, one.on])]
}

describe('arms from an id', () => {
  it('obey the rule of tincture', () => {
    expect(coats.filter(coat => !lies(coat).every(([above, below]) => mayLieOn(above, below)))).toEqual([])
  })

  it('say truly what each charge lies on', () => {
    const grounds = (coat: Coat) => [coat.field, coat.division?.tincture, coat.ordinary?.tincture]
    expect(coats.filter(coat => !coat.charges.every(one => grounds(coat).includes(one.on)))).toEqual([])
  })

  it('obey it in any other colour too, which is then the first one', () => {
    for (const colour of colours) {
      const changed = coats.map(coat => inColour(coat, colour))
      expect(changed.filter(coat => !lies(coat).every(([above, below]) => mayLieOn(above, below)))).toEqual([])
      expect(changed.filter(coat => principal(coat) !== colour)).toEqual([])
    }
  })

  it('are the same for the same id, and nearly always others for another', () => {
    expect(ids.map(armsOf)).toEqual(coats)
    const different = new Set(coats.map(coat => JSON.stringify(coat)))
    expect(different.size).toBeGreaterThan(900)
  })

  it('use every division, ordinary and charge, and are never empty', () => {
    for (const kind of divisions) expect(coats.some(coat => coat.division?.kind === kind), kind).toBe(true)
    for (const kind of ordinaries) expect(coats.some(coat => coat.ordinary?.kind === kind), kind).toBe(true)
    for (const charge of charges) expect(coats.some(coat => coat.charges[0]?.charge === charge), charge).toBe(true)
    expect(coats.filter(coat => coat.charges.length === 0 && !coat.ordinary)).toEqual([])
  })

  it('stay within the shield', () => {
    const inside = ({ x, y, size }: Placed) => Math.abs(x) + 8 * size < 30 && y - 12 * size > -38 && y + 12 * size < 42
    expect(coats.filter(coat => !coat.charges.every(inside))).toEqual([])
  })
})

it('every path is one, and rounded', () => {
  const paths = [...Object.values(divided), ...Object.values(band), ...Object.values(drawn).flatMap(one => [one.shape, one.lines])]
  for (const path of paths) {
    expect(path).toMatch(/^(M[MLHVCAZaclhvmz0-9 .,-]*)?$/)
    expect(path).not.toMatch(/\.\d\d\d/)
  }
})

describe('bots', () => {
  it('are different people at one table, also where a rung is new', () => {
    for (const bot of ['random', 'groom', 'page', 'squire', 'knight', 'champion', 'grandmaster-of-2031']) {
      const names = [1, 2, 3, 4, 5, 6].map(seat => characterOf(bot, seat).id)
      expect(new Set(names).size, bot).toBe(6)
    }
  })

  it('bear arms that no person of the same name bears by it', () => {
    const bot = seatArms({ seat: 2, name: null, bot: 'squire' })
    const person = seatArms({ seat: 2, name: characterOf('squire', 2).id, bot: null })
    expect(bot).not.toEqual(person)
  })

  it('are told apart by colour and by charge, whatever their rung', () => {
    for (const bot of ['random', 'groom', 'minstrel', 'falconer', 'herald', 'page', 'squire', 'knight', 'champion']) {
      const coats = [1, 2, 3, 4, 5].map(seat => seatArms({ seat, name: null, bot }))
      expect(new Set(coats.map(principal)).size, bot).toBe(5)
      const drawn = coats.map(coat => JSON.stringify([coat.ordinary?.kind, coat.division?.kind, coat.charges.map(one => one.charge)]))
      expect(new Set(drawn).size, bot).toBe(5)
    }
  })

  it('leave a person his colour, and nobody sits in that of another', () => {
    const bot = (seat: number) => ({ seat, name: null, bot: 'page' })
    for (const name of ['Ann', 'Bea', 'Cid', 'Dan', 'Eve', 'Fay']) {
      const seats = [bot(1), bot(2), { seat: 3, name, bot: null }, bot(4), bot(5)]
      const worn = liveries(seats)
      expect(worn.get(3)).toBe(principal(seatArms(seats[2]!)))
      expect(new Set(worn.values()).size).toBe(5)
    }
  })
})
