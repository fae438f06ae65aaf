// A knight at full tilt along the lists, 420 × 320: the picture of Ivanhoe, and of who has won it.
import { ground } from './masonry'
import { around, at, dark, disc, flat, ink, limb, put, shade, tinctured, type Drawing } from './shapes'
import { isMetal, type Tincture } from './tinctures'

const hide = '#E8DCC4'
const mail = 'url(#scene-mail)'

export function tent(x: number, y: number, scale: number, tincture: Tincture): Drawing {
  return [
    put(
      x,
      y,
      scale,
      ink('M0-92V-70', 'none', 2),
      ink('M0-92C8-96 12-88 22-91L17-86L22-80C12-78 8-84 0-81Z', `var(--${tincture})`, 1.4),
      ink('M-34-40L-28 0H28L34-40Z', 'var(--sheet)', 1.7),
      ...tinctured('M-34-40C-14-48-4-60 0-74C4-60 14-48 34-40Z', tincture, 1.7),
      ink('M-16-38L-13 0H-3L-6-39ZM8-39L6 0H16L20-38Z', `var(--${tincture})`, 1.2),
      ink('M-34-40q6 8 11 1q6 8 11 0q6 8 12 0q6 8 12 0q6 8 11 0q5 7 11-1', 'var(--gold)', 1.4),
    ),
  ]
}

function leg(d: string, x: number, y: number, turn: number): Drawing {
  return [...limb(d, 11, hide), at(`translate(${x} ${y}) rotate(${turn})`, ink('M-7-4H7L9 6H-9Z', '#4a3a2c'))]
}

const caparison =
  'M112 156C124 140 166 144 200 148C226 142 240 118 258 96L258 78L272 92C286 98 300 120 314 142C318 154 308 160 300 156L284 146C276 150 272 156 274 166C286 184 290 206 284 232C282 244 270 246 266 236C262 250 246 250 242 238C236 252 218 250 214 238C206 252 188 250 184 238C176 252 158 250 154 236C146 248 128 246 124 232C112 240 98 232 100 218C98 196 98 172 112 156Z'
const lozenges = [
  [126, 180], [150, 214], [176, 176], [196, 218], [226, 176], [244, 214], [252, 146], [264, 190], [116, 212], [222, 226],
] as const

const horse = (livery: Tincture): Drawing => [
  ink('M106 170C84 152 66 184 36 172C46 188 30 194 20 202C50 210 84 208 106 194Z', hide, 1.8),
  ink('M100 176C80 172 66 192 44 184M100 186C80 188 60 202 34 199', 'none', 1.1),
  ...leg('M138 214L104 238L78 262', 74, 268, 30),
  ...leg('M160 220L142 250L112 270', 108, 276, 30),
  ...leg('M252 220L292 232L322 222', 328, 222, -70),
  ...leg('M262 214L306 212L322 238', 326, 246, -20),
  ...tinctured(caparison, livery, 2.2),
  ...lozenges.map(([x, y]) => put(x, y, 0.95, ink('M0-9L6 0L0 9L-6 0Z', isMetal(livery) ? 'var(--gules)' : 'var(--or)', 1.2))),
  ink('M124 232C120 220 122 200 118 190M184 238C182 222 186 210 184 200M242 238C240 224 244 214 242 204', 'none', 1.3),
  ink('M276 98C290 108 304 126 314 142C318 154 308 160 300 156L284 147C274 136 272 114 276 98Z', hide, 1.8),
  ink('M272 92C286 98 300 118 310 136L300 134C290 124 280 112 270 104Z', 'var(--steel)'),
  ink('M272 92L290 78L279 98', 'var(--gold)', 1.4),
  disc(284, 120, 3.6, dark, 1),
  disc(306, 148, 1.6, dark, 0.5),
  ink('M296 154L304 150', 'none', 1.4),
  ink('M258 96C262 106 268 112 276 114M284 147C282 138 284 130 290 126', 'none', 2.4, 'var(--leather)'),
  ink('M258 96C244 90 236 104 228 116C222 126 214 134 204 140C222 142 236 124 246 118Z', hide),
  ...limb('M284 146C262 150 244 140 226 132', 1.8, 'var(--gold)', 1.8),
]

const surcoat =
  'M166 156C162 130 168 100 180 92H212C222 102 222 132 220 156C226 168 220 176 210 172C196 182 176 178 166 156Z'
const shieldLine = 'M-10-12H10V1C10 8 5 12 0 15C-5 12-10 8-10 1Z'

const lance = (livery: Tincture): Drawing => [
  at(
    'rotate(-7 200 128)',
    ink('M96 122L384 125V132L96 136Z', 'var(--argent)', 1.8),
    ...around(10, index => {
      const depth = Math.round((13 - index * 0.75) * 10) / 10
      return ink(`M${110 + index * 26} ${122.3 + index * 0.2}l12 ${depth}h-8l-12-${depth}Z`, `var(--${livery})`, 0.8)
    }),
    ink('M382 119L398 120L393 125L400 128L393 132L398 137L382 137Z', 'var(--steel)'),
    ink('M226 108L252 124V132L226 150C232 136 232 122 226 108Z', 'var(--steel)', 1.8),
  ),
]

const knight = (livery: Tincture): Drawing => [
  ink('M158 154C156 132 162 126 168 130L172 150H214L222 128C230 128 230 142 226 156Z', 'var(--leather)', 1.8),
  ...limb('M200 150L226 180L216 212', 14, mail),
  ink('M206 210L240 214C240 222 226 222 208 222Z', 'var(--steel)', 1.7),
  ink('M208 226H238M214 200V226', 'none'),
  ...tinctured(surcoat, livery, 2),
  ...limb('M166 144H221', 2, 'var(--or)', 2.4),
  ink('M196 42C176 36 164 14 140 22C150 26 148 32 138 36C152 38 150 46 142 52C160 54 176 62 196 56Z', 'var(--argent)', 1.7),
  ink('M194 46C178 42 166 28 150 28M192 52C176 50 164 44 152 44', 'none', 1.1),
  ink('M180 92V54C182 42 194 38 206 40C220 42 226 52 226 60L230 82L216 96C204 100 190 98 180 92Z', 'var(--steel)', 2),
  shade('M180 92V54C181 46 186 42 192 40V97C187 96 183 94 180 92Z'),
  ink('M196 64H228', 'none', 4.6, '#16120e'),
  ink('M214 41V97', 'none', 3, 'var(--or)'),
  ink('M200 78v.1M200 86v.1M206 74v.1M206 82v.1M222 76v.1M222 84v.1', 'none', 2.6),
  ...lance(livery),
  ...limb('M186 108L182 136L214 128', 13, mail),
  disc(216, 128, 8, 'var(--steel)', 1.8),
]

/** Where his shield hangs: arms of 60 × 78 fit there. */
export const shieldAt = 'translate(218 118) rotate(-4) scale(.58)'

const ownShield: Drawing = [
  at(
    'translate(218 116) scale(1.9) rotate(-4)',
    flat(shieldLine, 'var(--or)'),
    flat(shieldLine, 'url(#hatch-or)'),
    ink('M-9.2 5.3L0-4L9.2 5.3L6.6 9.6L0 3L-6.6 9.6Z', 'var(--gules)', 0.8),
    flat('M0-10L1.3-7.4L4-7.2L2-5.4L2.6-2.8L0-4.2L-2.6-2.8L-2-5.4L-4-7.2L-1.3-7.4Z', 'var(--gules)'),
    ink(shieldLine, 'none', 1.2),
  ),
]

/** The barrier along the lists, as far as the picture shows it: from one stripe to another. */
export function tilt(from: number, to: number): Drawing {
  const stripes = Math.round((to - from) / 24)
  const posts = [60, 180, 300, 400, -60, -180, -300, 520, 640, 760].filter(x => x > from && x < to)
  return [
    ink(`M${from} 272H${to}V300H${from}Z`, 'var(--sheet)', 1.8),
    ...around(stripes, index => ink(`M${from + index * 24} 300L${from + 12 + index * 24} 272h12L${from + 12 + index * 24} 300Z`, index % 2 ? 'var(--gules)' : 'var(--azure)', 1.2)),
    ink(`M${from} 272H${to}M${from} 300H${to}`, 'none', 2),
    ink(posts.map(x => `M${x} 300V316`).join(''), 'none', 5, 'var(--leather)'),
    ink('M70 318q4-10 8 0M250 318q4-12 9 0M350 318q4-10 8 0', 'none', 1.3),
  ]
}

/** A knight in somebody's colours, without a shield. */
export function rider(livery: Tincture): Drawing {
  return [at('translate(-22 0)', ...horse(livery), ...knight(livery))]
}

export const joust = {
  behind: [
    ...ground('M-400 250C-300 216-200 266-60 252C20 216 110 226 190 244C280 214 380 226 490 250C600 230 700 262 820 244V330H-400Z', 'var(--hill-2)', 1.6),
    ...tent(-64, 262, 1, 'vert'),
    ...tent(456, 262, 1, 'gules'),
    ...tent(-170, 258, 1.2, 'purpure'),
    ...tent(566, 258, 1.2, 'azure'),
    ...tent(44, 258, 1.3, 'azure'),
    ...tent(352, 256, 1.25, 'vert'),
    ...tent(120, 250, 0.8, 'purpure'),
    ...ground('M-400 290C-300 276-200 298-60 286C40 276 120 292 210 284C300 276 380 290 490 284C600 278 700 296 820 286V330H-400Z'),
  ] as Drawing,
  rider: [...rider('gules'), ...ownShield] as Drawing,
  before: tilt(-396, 828),
}
