// Two armies before Templestowe: the picture of the Castles, 420 × 320.
import { cloud, ground, tree } from '../masonry'
import { disc, ink, limb, put, tinctured, type Drawing } from '../shapes'
import { strongholds } from '../strongholds'

const body = 'M-9-12C-10-28-8-34 0-34C8-34 10-28 9-12Z'

type Bears = 'spear' | 'flag'

export function soldier(x: number, y: number, tincture: string, bears: Bears): Drawing {
  const held =
    bears === 'flag'
      ? ink('M9-62C18-66 24-58 36-61L30-55L36-47C24-45 18-51 9-48Z', `var(--${tincture})`, 1.5)
      : ink('M9-70L5-60L9-54L13-60Z', 'var(--steel)', 1.3)
  return [
    put(
      x,
      y,
      0.95,
      ink('M9-62V2', 'none', 3),
      held,
      ink('M-5 0L-4-16M5 0L4-16', 'none', 5),
      ...tinctured(body, tincture),
      disc(0, -39, 6.4, 'var(--skin)', 1.5),
      ink('M-11-41C-6-46 6-46 11-41ZM-6-43C-6-52 6-52 6-43', 'var(--steel)', 1.5),
      ...limb('M5-28L9-22', 4, 'url(#scene-mail)'),
    ),
  ]
}

const road =
  'M184 206C190 222 262 226 250 246C238 264 150 258 160 284C166 300 200 310 214 330H262C238 310 212 302 208 286C204 270 290 268 288 242C284 222 206 222 200 206Z'

export const clouds: Drawing = [
  ...cloud(70, 70, 1),
  ...cloud(20, 110, 0.7),
  ...cloud(330, 60, 0.9),
  ...cloud(366, 120, 0.6),
  ink('M60 140q6-7 10 0q5-7 10 0M96 122q5-6 8 0q4-6 8 0', 'none'),
]

const templestowe = strongholds['k10']!
const torquil = strongholds['k7a']!

export const siege = {
  behind: [
    ...ground('M-400 250C-300 214-220 250-140 238C-110 230-90 254-60 240C10 206 90 214 160 236C240 200 380 206 490 240C520 252 540 230 570 236C650 252 730 212 820 244V330H-400Z', 'var(--hill-1)', 1.6),
    put(300, 150, 0.5, ...torquil.behind, ...torquil.before),
    ...[20, 46, 70, 388, 404, -62, -34, 470, 498, -190, -166, 600, 628].flatMap((x, index) => tree(x, 246 - (index % 2) * 6, 0.7, index % 2 ? 'fir' : 'round')),
    ...ground('M20 292C70 280 92 210 150 196C220 190 290 196 330 214C360 240 380 282 440 290V330H20Z', 'var(--hill-3)'),
  ] as Drawing,
  castle: { at: 'translate(62 22) scale(1.08)', ...templestowe },
  before: [
    ...ground('M-400 288C-300 272-200 296-60 286C40 276 120 292 210 284C300 276 380 290 490 284C600 280 700 296 820 286V330H-400Z'),
    ink(road, 'var(--field)'),
  ] as Drawing,
  red: [
    ...soldier(60, 300, 'gules', 'flag'),
    ...soldier(86, 306, 'gules', 'spear'),
    ...soldier(112, 300, 'gules', 'spear'),
    ...soldier(138, 308, 'gules', 'spear'),
  ],
  green: [
    ...soldier(326, 304, 'vert', 'spear'),
    ...soldier(352, 300, 'vert', 'spear'),
    ...soldier(378, 306, 'vert', 'flag'),
  ],
  trees: [...tree(24, 304, 1.2), ...tree(410, 300, 1.3, 'fir')],
}
