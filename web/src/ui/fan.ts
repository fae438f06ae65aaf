// How a hand of cards lies in the room it is given: as large as there is room for, overlapping as little
// as possible, in more rows only where a card would else show too little of itself to be touched.

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

function inRows(rows: number, room: Room): Fan {
  const height = room.height / (1 + (rows - 1) * shown)
  const card = Math.max(1, Math.min(room.widest, height / ratio, room.width))
  const inRow = Math.ceil(room.count / rows)
  const across = inRow < 2 ? card + gap : Math.min(card + gap, (room.width - card) / (inRow - 1))
  return { rows, card, across, down: card * ratio * shown }
}

export function fan(room: Room): Fan {
  const ways = [1, 2, 3].map(rows => inRows(rows, room))
  return ways.find(way => way.across >= Math.min(room.least, way.card)) ?? ways.at(-1)!
}
