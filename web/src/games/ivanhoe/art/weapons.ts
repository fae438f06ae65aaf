// The five weapons, each about 0,0 in a box of 60 by 100, with the grip or cloth in a tincture.
import { at, circle, disc, dot, line, round, solid, tint, type Ink, type Tincture } from './ink'

export function lance(cloth: Tincture, longer = 0): Ink {
  const wound = Array.from({ length: Math.round((40 + longer) / 12) }, (_, i) => `M-3.4,${10 - i * 12}L3.4,${5 - i * 12}`)
  return [
    solid(`M-2,${-40 - longer}L2,${-40 - longer}L4.2,50L-4.2,50Z`, 'wood'),
    line(wound.join(''), 1.2),
    at(
      `translate(0 ${-longer})`,
      tint('M2,-38C11,-42 18,-33 31,-37L23,-27L31,-15C18,-12 11,-20 2,-15Z', cloth),
      solid('M-4,-40L-5.5,-49L-2,-45.5L0,-50L2,-45.5L5.5,-49L4,-40Z'),
    ),
    // A small round guard: a wide one would look like the head of an axe.
    solid('M-8.5,24C-8.5,20.6 8.5,20.6 8.5,24C8.5,28 5,30.5 0,30.5C-5,30.5 -8.5,28 -8.5,24Z'),
    line('M-6.5,26C-3,27.4 3,27.4 6.5,26', 0.9),
    solid('M-5,40L5,40L5.5,45L-5.5,45Z', 'gold', 1.2),
  ]
}

export function sword(grip: Tincture): Ink {
  return [
    solid('M0,-50L4.6,-41L4,18L-4,18L-4.6,-41Z'),
    line('M0,-38L0,12'),
    line('M2.2,-34L2,8', 0.7),
    solid('M-18,16C-10,20 10,20 18,16C19,19 18,22 16,23C8,25 -8,25 -16,23C-18,22 -19,19 -18,16Z', 'gold'),
    tint('M-3.2,24L3.2,24L3.6,40L-3.6,40Z', grip, 1.4),
    line('M-3,29L3,27M-3,34L3,32M-3,39L3,37', 0.9),
    disc(0, 45, 5.4, 'gold', 1.5),
    dot(0, 45, 1.8, 'outline'),
  ]
}

export function axe(grip: Tincture): Ink {
  return [
    solid('M-3,-46L3,-46L3.6,50L-3.6,50Z', 'wood'),
    solid('M3,-40C14,-40 20,-46 25,-48C30,-36 30,-20 25,-8C20,-14 14,-18 3,-18Z'),
    line('M21,-42C25,-34 25,-22 21,-13'),
    line('M7,-36L16,-38M7,-31L18,-32M7,-26L18,-26M7,-22L16,-20', 0.7),
    solid('M-3,-36L-16,-30L-3,-24Z'),
    tint('M-3.4,26L3.4,26L3.6,42L-3.6,42Z', grip, 1.3),
  ]
}

export function morningstar(ball: Tincture): Ink {
  const spikes = Array.from({ length: 9 }, (_, i) => {
    const turn = (i * 40 * Math.PI) / 180
    const point = (radius: number, off: number) =>
      `${round(8 + radius * Math.cos(turn + off))},${round(-24 + radius * Math.sin(turn + off))}`
    return solid(`M${point(13, -0.2)}L${point(22, 0)}L${point(13, 0.2)}Z`, 'steel', 1.2)
  })
  const links = [
    [-13, 2],
    [-15, -6],
    [-14, -14],
    [-10, -21],
  ].map(([x, y]) => line(`M${x! - 2.6},${y}a2.6,4 0 1 0 5.2,0a2.6,4 0 1 0 -5.2,0`, 1.6))
  return [
    solid('M-14,6L-8,5L12,48L5,50Z', 'wood'),
    tint('M-2,32L5,29L12,48L5,50Z', ball, 1.3),
    links,
    spikes,
    tint(circle(8, -24, 14), ball),
    line('M0,-30C2,-35 8,-36 12,-34'),
    [
      [4, -20],
      [12, -18],
      [10, -28],
      [3, -28],
    ].map(([x, y]) => dot(x!, y!, 1.6, 'outline')),
  ]
}

function finger(x: number, y: number, height: number, turn: number): Ink {
  return at(
    `rotate(${turn} ${x + 3} ${y + height})`,
    solid(`M${x},${y + 3.5}a3.5,3.5 0 0 1 7,0V${y + height - 3.5}a3.5,3.5 0 0 1 -7,0Z`),
    line(`M${x + 1.2},${y + 10}h4.6M${x + 1.2},${y + 17}h4.6`, 0.8),
  )
}

export function glove(cuff: Tincture): Ink {
  return [
    finger(-14, -30, 34, -9),
    finger(-7, -40, 44, -3),
    finger(0.5, -40, 44, 3),
    finger(8, -32, 36, 9),
    solid('M-13,12C-22,4 -25,-4 -26,-12C-21,-14 -19,-12 -17,-7C-16,-4 -14,-2 -13,-1L15,-1C16,6 14,12 11,18L-10,18Z'),
    line('M-10,4C-3,8 5,8 11,4M-8,10C-2,13 4,13 9,10', 0.9),
    tint('M-11,18L12,18L20,46C10,50 -10,50 -19,46Z', cuff),
    line('M-14,36C-6,39 8,39 16,36'),
  ]
}
