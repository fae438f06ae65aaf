// The way of the arrow from a card that is held up to whom or what it is aimed at: through nobody else's place.

export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** From corner to corner. */
export type Way = readonly Point[]

const inside = ({ x, y }: Point, box: Box, margin: number) => x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin

/** How much of it, in pixels, lies on these. */
function crosses(way: Way, over: readonly Box[]): number {
  const stride = 6
  let found = 0
  way.slice(1).forEach((to, index) => {
    const from = way[index]!
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stride)
    for (let step = 0; step < steps; step++) {
      const point = between(from, to, step / steps)
      if (over.some(box => inside(point, box, 3))) found += stride
    }
  })
  return found
}

/** Points of an edge: of a card those by which it can be left, of what is aimed at those where it can be met. */
function edges(box: Box): Point[] {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  return [
    { x, y: box.top },
    { x: box.left, y },
    { x: box.right, y },
    { x, y: box.bottom },
    { x: x - wide * 0.36, y: box.top },
    { x: x + wide * 0.36, y: box.top },
    { x: box.left, y: y - high * 0.36 },
    { x: box.right, y: y - high * 0.36 },
  ]
}

/** All ways from the card to one of these marks, each with what it costs if nothing lies on it; `gutters`: where between places it may go up. */
function ways(card: Box, marks: readonly Box[], gutters: readonly number[]): { way: Way; cost: number }[] {
  return marks.flatMap(mark =>
    edges(card).flatMap(start =>
      edges(mark)
        .slice(0, 4)
        .flatMap(end =>
          [null, start.x, end.x, ...gutters].map(x => {
            const way = x === null ? [start, end] : [start, { x, y: start.y }, { x, y: end.y }, end]
            return { way, cost: long(way) + (long(way) < 30 ? 300 : 0) + (x === null ? 0 : 40) }
          }),
        ),
    ),
  )
}

/** The way that runs through the least, and of those the shortest. */
export function wayRound(card: Box, marks: readonly Box[], over: readonly Box[], gutters: readonly number[]): Way | null {
  // It leaves the card at its edge.
  const body = { left: card.left + 6, top: card.top + 6, right: card.right - 6, bottom: card.bottom - 6 }
  let best: Way | null = null
  let least = Infinity
  // The cheapest first: what lies on a way is dear to find out, and most need not be asked.
  for (const { way, cost } of ways(card, marks, gutters).sort((one, other) => one.cost - other.cost)) {
    if (cost >= least) break
    const all = cost + crosses(way, [...over, body]) * 100
    if (all < least) [best, least] = [way, all]
  }
  return best && best.filter((one, index, way) => index === 0 || long([way[index - 1]!, one]) > 1)
}

/** The line through these, bent at its corners. */
export function bent(way: Way): string {
  const at = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`
  const corners = way.slice(1, -1).map((corner, index) => {
    const [before, after] = [way[index]!, way[index + 2]!]
    const near = (other: Point) => between(corner, other, Math.min(0.5, 22 / Math.max(1, long([corner, other]))))
    return `L${at(near(before))}Q${at(corner)} ${at(near(after))}`
  })
  return `M${at(way[0]!)}${corners.join('')}L${at(way.at(-1)!)}`
}

function long(way: Way): number {
  return way.slice(1).reduce((sum, to, index) => sum + Math.hypot(to.x - way[index]!.x, to.y - way[index]!.y), 0)
}

function between(a: Point, b: Point, at: number): Point {
  return { x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at }
}
