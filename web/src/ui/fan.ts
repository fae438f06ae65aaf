// How a hand of cards lies in the room it is given: as large as there is room for, overlapping as little
// as possible, in more rows only where a card would else show too little of itself to be touched or be smaller.

export interface Room {
  width: number
  height: number
  count: number
  /** How much of a card must show: what a finger or a mouse needs. */
  least: number
  /** No card is wider than this. */
  widest: number
}

export interface Fan {
  rows: number
  /** The width of a card. */
  card: number
  /** From one card to the next, and from one row to the next. */
  across: number
  down: number
}

export const ratio = 1.42
const gap = 6
/** How much of a card shows where another row lies over it. */
const shown = 0.5

/** The widest card of which so many lie beside each other, none upon another. */
export function apart(width: number, count: number): number {
  return count < 1 ? Infinity : Math.max(1, (width - gap * (count - 1)) / count)
}

function inRows(rows: number, room: Room): Fan {
  const inRow = Math.ceil(room.count / rows)
  const fits = Math.min(room.widest, room.height / (1 + (rows - 1) * shown) / ratio, room.width)
  // Smaller, where that is enough for all of a row to show what is needed.
  const roomy = room.width - room.least * (inRow - 1)
  const card = Math.max(1, roomy >= room.least ? Math.min(fits, roomy) : fits)
  const high = card * ratio
  const across = inRow < 2 ? card + gap : Math.min(card + gap, (room.width - card) / (inRow - 1))
  return { rows, card, across, down: rows < 2 ? high : Math.min(high + gap, (room.height - high) / (rows - 1)) }
}

/** How much of a card shows in the direction in which less of it does. */
function shows({ rows, card, across, down }: Fan): number {
  return Math.min(across, rows < 2 ? card * ratio : down)
}

export function fan(room: Room): Fan {
  const ways = [1, 2, 3].map(rows => inRows(rows, room))
  const enough = ways.filter(way => shows(way) >= Math.min(room.least, way.card) - 0.01)
  // One row, unless its cards would be smaller than those of several.
  const [first] = enough
  return first ? enough.reduce((best, way) => (way.card > best.card * 1.05 ? way : best), first) : ways.reduce((best, way) => (shows(way) > shows(best) ? way : best))
}
