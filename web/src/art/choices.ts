// Small pictures of what can be chosen, each 32 × 24; who asks names them by what they stand for.
import { around, at, disc, flat, ink, pale, ring, round, tinctured, type Drawing } from './shapes'
import type { Tincture } from './tinctures'

const fine = 1.5

/** A shield about its middle, as high as it says. */
function shield(x: number, y: number, high: number, tincture: Tincture): Drawing {
  const [half, top] = [high * 0.41, y - high / 2]
  const d = `M${round(x - half)} ${round(top)}h${round(half * 2)}v${round(high * 0.45)}q0 ${round(high * 0.36)} ${round(-half)} ${round(high * 0.55)}q${round(-half)} ${round(-high * 0.19)} ${round(-half)} ${round(-high * 0.55)}Z`
  return tinctured(d, tincture, fine)
}

/** So many lords, each by a shield of his own. */
function company(count: number): Drawing {
  const tinctures: readonly Tincture[] = ['azure', 'gules', 'vert', 'purpure', 'or', 'sable']
  const rows = count < 4 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]
  const high = rows.length > 1 ? 12.5 : 15
  return rows.flatMap((inRow, row) =>
    around(inRow, index => {
      const x = 16 + (index - (inRow - 1) / 2) * (rows.length > 1 ? 10.6 : 11.4)
      const y = rows.length > 1 ? 5.6 + row * 13 : 12
      return shield(x, y, high, tinctures[(row === 0 ? 0 : rows[0]!) + index]!)
    }).flat(),
  )
}

const blade = ink('M15 21V5L16 2L17 5V21Z', 'var(--steel)', 1.2)
const hilt = ink('M12.5 17.5h7v2h-7ZM15 19.5h2v3h-2Z', 'var(--gold)', 1.2)
const sword = (turn: number, x = 0): Drawing => [at(`translate(${x} 0) rotate(${turn} 16 13)`, blade, hilt)]

function card(x: number, y: number, width: number, fill: string = pale): Drawing {
  return [ink(`M${round(x)} ${round(y)}h${width}v${round(width * 1.4)}h${-width}Z`, fill, fine)]
}

/** The higher, the faster: so many strokes of a galloping horse's path. */
function strides(count: number): Drawing {
  return [ink(around(count, index => `M${round(13 + (index - (count - 1) / 2) * 6.4)} 5l6 7l-6 7`).join(''), 'none', 2.6, 'currentColor')]
}

function glass(x: number, high: number): Drawing {
  const [half, top, foot] = [high * 0.34, 12 - high / 2, 12 + high / 2]
  return [
    ink(`M${round(x - half)} ${round(top)}h${round(half * 2)}L${round(x + 1)} 12L${round(x + half)} ${round(foot)}h${round(-half * 2)}L${round(x - 1)} 12Z`, pale, fine),
    flat(`M${round(x - half * 0.8)} ${round(foot - 0.6)}h${round(half * 1.6)}l${round(-half * 0.8)} ${round(-high * 0.24)}Z`, 'var(--or)'),
  ]
}

/** The others about a table, and to whom the first turn goes. */
function firstTo(side: -1 | 1): Drawing {
  return [
    disc(16, 10, 6.5, 'var(--wood)', fine),
    disc(16, 20.5, 2.6, 'var(--sable)', 1.2),
    disc(16 + side * 11, 12, 3.2, 'var(--gold)', fine),
    ink(side < 0 ? 'M12 21.5Q6 21 5.4 17M3 19l2.4-2.4l2.6 2' : 'M20 21.5Q26 21 26.6 17M29 19l-2.4-2.4l-2.6 2', 'none', 1.6, 'currentColor'),
  ]
}

const sun: Drawing = [
  ink(around(8, index => ((index * Math.PI) / 4)).map(turn => `M${round(16 + 8 * Math.cos(turn))} ${round(12 + 8 * Math.sin(turn))}L${round(16 + 11 * Math.cos(turn))} ${round(12 + 11 * Math.sin(turn))}`).join(''), 'none', 1.8, 'currentColor'),
  disc(16, 12, 5.6, 'var(--or)', fine),
]
const moon: Drawing = [ink('M18 2.5A9.6 9.6 0 1 0 25 17.6A8.4 8.4 0 0 1 18 2.5Z', 'var(--argent)', fine), flat('M25 4l.9 2.4 2.5.1-2 1.6.7 2.4-2.1-1.4-2.1 1.4.7-2.4-2-1.6 2.5-.1Z', 'var(--or)')]
const horn = ink('M4 9C9 9 14 7 20 3.5V17C14 14 9 13 7.5 16.5C6.5 19 3 18.5 3 15.5Z', 'var(--or)', fine)
const scroll = ink('M6 4h18q3 0 3 3v12H10q-4 0-4-3Z', pale, fine)
const page = ink('M5 3h22v18H5Z', pale, fine)

const drawn: Record<string, Drawing> = {
  'theme-system': [disc(16, 12, 9, pale, fine), flat('M16 3a9 9 0 0 1 0 18Z', 'var(--sable)')],
  'theme-light': sun,
  'theme-dark': moon,
  'motion-system': [ink('M6 2V22', 'none', 2), ...tinctured('M6 4C13 0 17 8 28 4V14C17 18 13 10 6 14Z', 'azure', fine)],
  'motion-off': [ink('M9 3H23', 'none', 2), ...tinctured('M11 4H21V20L16 16L11 20Z', 'azure', fine)],
  'sound-on': [horn, ink('M23.5 7Q26 10.5 23.5 14M26.5 4.5Q31 10.5 26.5 16.5', 'none', 1.7, 'currentColor')],
  'sound-off': [horn, ink('M24 7l6 7M30 7l-6 7', 'none', 1.8, 'currentColor')],
  'confirm-grave': [ink('M16 2L27 21H5Z', 'var(--or)', fine), ink('M16 8.5V14M16 17.4V17.6', 'none', 2.2)],
  'confirm-never': [ink('M3 12H26M19 5L27 12L19 19', 'none', 2.6, 'currentColor')],
  'tips-on': [scroll, ink('M11 8.5H22M11 12H22M11 15.5H18', 'none', 1.3)],
  'tips-off': [scroll],
  'cards-normal': [...card(4, 6, 8.6), ...card(11.6, 6, 8.6), ...card(19.2, 6, 8.6)],
  'cards-large': [...card(4.5, 2, 13.4), ...card(15, 2, 13.4)],
  'side-right': [page, flat('M19.5 4H26V20H19.5Z', 'var(--gules)'), ink('M19 3V21', 'none', fine)],
  'side-left': [page, flat('M6 4H12.5V20H6Z', 'var(--gules)'), ink('M13 3V21', 'none', fine)],
  'patterns-normal': shield(16, 12, 21, 'gules'),
  'patterns-strong': [...shield(16, 12, 21, 'gules'), ink('M11.2 4V16M14.4 4V20M17.6 4V20M20.8 4V16', 'none', 1.3)],
  'notify-off': [page, ink('M5 7.5H27', 'none', fine), flat(ring(8, 5.3, 1), 'var(--gules)')],
  'notify-on': [ink('M7 18Q10 15.5 10 10Q10 4 16 4Q22 4 22 10Q22 15.5 25 18Z', 'var(--or)', fine), ink('M16 2V4M13.5 18.6Q16 23 18.5 18.6', 'none', 1.8, 'currentColor')],
  'pace-100': strides(4),
  'pace-500': strides(3),
  'pace-1000': strides(2),
  'pace-2500': strides(1),
  'level-basic': sword(0),
  'level-standard': [...sword(-38), ...sword(38)],
  'level-advanced': [...sword(-52), ...sword(0), ...sword(52)],
  'discards-top': [...card(8, 4, 12, 'var(--leather)'), ...card(11, 3, 12), ink('M15 7h4M17 7v6', 'none', 1.4)],
  'discards-all': [...card(2, 4, 11), ...card(9, 4, 11), ...card(16, 4, 11), ink('M5 8v5M12 8v5M21.5 8v5', 'none', 1.4)],
  'first-left': firstTo(-1),
  'first-right': firstTo(1),
  'purple-color': [ink('M8 3H24', 'none', 2), ...tinctured('M10 4H22V21L16 17L10 21Z', 'purpure', fine)],
  'purple-token': tinctured(ring(16, 12, 9), 'purpure', fine),
  'who-link': [ink('M13.5 14.5l5-5M11 9.5l-3 3a4.6 4.6 0 0 0 6.5 6.5l2.6-2.6M21 14.5l3-3a4.6 4.6 0 0 0-6.5-6.5l-2.6 2.6', 'none', 2.2, 'currentColor')],
  'who-everyone': company(3),
  'where-server': [ink('M6 22V8h-2V3h4v2.5h3.5V3h9v2.5H24V3h4v5h-2V22Z', 'var(--masonry)', fine), ink('M13 22V16q3-5 6 0V22Z', 'var(--pit)', 1.2)],
  'where-device': [ink('M9.5 1.5h13v21h-13Z', 'var(--masonry)', fine), flat('M11 4h10v14.5h-10Z', 'var(--azure)'), flat(ring(16, 20.5, 0.9), 'var(--outline)')],
  'patience-usual': glass(16, 13),
  'patience-long': glass(16, 21),
  'patience-days': [...glass(10, 19), ...glass(23, 19)],
  ...Object.fromEntries([2, 3, 4, 5, 6].map(count => [`players-${count}`, company(count)])),
}

/** What stands for it; most figures stand for themselves. */
export function pictureOf(name: string): Drawing | undefined {
  return drawn[name]
}
