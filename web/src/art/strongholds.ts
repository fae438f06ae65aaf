// The five castles, each 240 × 190 with its ground at 178, and where its pennant flies.
import { crenels, gate, ground, arrowSlit, tower, tree, wall } from './masonry'
import { around, at, disc, flat, ink, limb, put, ring, shade, type Drawing } from './shapes'

export interface Stronghold {
  /** What stands behind the pennant's pole, and what stands before it. */
  behind: Drawing
  before: Drawing
  pole: readonly [x: number, y: number]
}

// A low tower and a wall on an island in the mere; reeds, thorns.
const thornmere: Stronghold = {
  pole: [138, 36],
  behind: [
    ink('M6 176C30 158 210 156 236 174C220 190 30 192 6 176Z', 'var(--water)', 1.8),
    ink('M24 178h26M60 184h34M150 184h30M190 176h24M40 171h14', 'none', 1.1),
    ...ground('M52 172C66 156 172 154 190 170C180 180 66 182 52 172Z'),
    ...tower(92, 166, 22, 52, { flat: true, roof: 26, roofing: 'var(--roof-blue)', windows: [[0, 18]] }),
  ],
  before: [
    ...tower(138, 166, 42, 84, {
      windows: [
        [-8, 22],
        [8, 22],
        [0, 50, 6, 13],
      ],
    }),
    ...wall(70, 196, 172, 24),
    ...gate(112, 172, 18, 20),
    ...limb('M112 172C112 178 108 184 100 190', 2.6, 'var(--leather)', 2.4),
    ink(
      'M196 174C192 162 200 150 206 146M200 158l8-2M197 164l-7-5M206 146l6 4M204 174C206 166 214 160 220 158M34 174C36 160 30 150 26 144M31 156l-8 0M34 164l7-6',
      'none',
      1.7,
    ),
    ink('M14 172v-16M19 174v-20M224 174v-18M230 172v-13', 'none', 1.6),
    ink('M19 154v-6M224 156v-6', 'none', 3.4, 'var(--leather)'),
  ],
}

// A manor with a hall behind a twin-towered gate; stakes before the ditch.
const ashby: Stronghold = {
  pole: [168, 40],
  behind: [
    ...ground('M4 180C30 158 60 150 120 150C180 150 212 158 236 180C180 188 60 188 4 180Z'),
    ...tree(24, 166, 1.25),
    ...tree(216, 168, 1.4),
    ...tree(204, 172, 1),
    ink('M62 120V92H118V120Z', 'var(--masonry)', 1.8),
    ink('M54 94L70 64H112L126 94Z', 'var(--roof-red)', 1.8),
    flat('M54 94L70 64H112L126 94Z', 'url(#scene-tiles)'),
    ink('M100 64V46H108V66', 'var(--masonry)', 1.6),
    ink('M104 42c-4-6 4-8 0-14', 'none', 1.4, 'var(--soft)'),
    arrowSlit(76, 106, 6, 12),
    arrowSlit(90, 106, 6, 12),
    ...wall(36, 206, 166, 40),
  ],
  before: [
    ...tower(168, 168, 40, 92, {
      windows: [
        [-7, 26],
        [8, 26],
        [0, 58, 5, 12],
      ],
    }),
    ...tower(92, 170, 26, 58, { windows: [[0, 20]] }),
    ...tower(136, 170, 26, 58, { windows: [[0, 20]] }),
    ...wall(102, 126, 170, 44, 'var(--masonry)'),
    ...gate(114, 170, 19, 26),
    ink('M44 172l4-12 4 12M54 174l4-12 4 12M64 175l4-12 4 12M186 172l4-12 4 12M196 171l4-12 4 12', 'var(--leather)', 1.4),
  ],
}

// A square keep on a crag, reached by one winding road.
const crag = 'M22 182L40 156L50 158L62 130L74 132L82 116H166L174 130L186 128L196 154L208 156L226 182Z'
const road = 'M124 122C124 136 150 140 142 152C134 162 108 160 112 182'
const torquil: Stronghold = {
  pole: [124, 22],
  behind: [
    ink(crag, 'var(--rock)', 1.8),
    shade('M166 116L174 130L186 128L196 154L208 156L226 182H150L160 150Z'),
    ink('M62 130L70 152L64 180M100 118L94 140L104 160L98 182M140 118L148 146L138 182M50 158L54 176', 'none', 1.2),
    ...tower(76, 128, 20, 44, { flat: true, windows: [[0, 16, 4, 9]] }),
    ink('M62 86L76 70L90 86Z', 'var(--leather)', 1.7),
  ],
  before: [
    ...tower(124, 122, 62, 72, {
      merlon: 8,
      windows: [
        [-16, 20, 7, 14],
        [0, 20, 7, 14],
        [16, 20, 7, 14],
        [-16, 46, 4, 10],
        [16, 46, 4, 10],
      ],
    }),
    ink('M100 122V56M148 122V56', 'none', 1.4),
    ...gate(124, 122, 12, 16),
    ...wall(154, 184, 130, 20),
    ...limb(road, 3.6, 'var(--field)', 2.4),
    ...tree(40, 160, 0.7, 'fir'),
    ...tree(206, 160, 0.7, 'fir'),
    ...tree(216, 176, 0.9, 'fir'),
    ...tree(28, 184, 0.9, 'fir'),
  ],
}

// A tall buttressed keep within a low ring of walls.
const coningsby: Stronghold = {
  pole: [122, 20],
  behind: [
    ...ground('M18 180C36 162 76 150 122 150C172 150 208 162 226 180C176 188 66 188 18 180Z', 'var(--hill-3)'),
    ink('M92 152V66L98 54H146L152 66V152Z', 'var(--masonry)', 1.8),
    ...[86, 112, 142].map(x => ink(`M${x - 2} 156L${x} 70V48H${x + 14}V70L${x + 16} 156Z`, 'var(--masonry-dark)', 1.7)),
    shade('M134 54H158V154H134Z'),
    ink(crenels(82, 162, 40, 8, 7), 'var(--masonry)', 1.8),
  ],
  before: [
    ink('M104 40L122 16L140 40Z', 'var(--roof-blue)', 1.7),
    flat('M104 40L122 16L140 40Z', 'url(#scene-tiles)'),
    arrowSlit(105, 84),
    arrowSlit(135, 84),
    arrowSlit(105, 116),
    arrowSlit(135, 116, 5, 12),
    ...tower(52, 172, 24, 40, { flat: true, roof: 24, windows: [[0, 14, 4, 9]] }),
    ...tower(192, 172, 24, 40, { flat: true, roof: 24, windows: [[0, 14, 4, 9]] }),
    ...wall(64, 180, 174, 22),
    ...gate(160, 174, 16, 19),
    ...tree(32, 182, 0.8),
    ...tree(213, 182, 0.8),
  ],
}

// The Templars' house: five towers, a chapel, the great keep over all.
const templestowe: Stronghold = {
  pole: [136, 12],
  behind: [
    ...ground('M0 182C20 150 70 134 120 134C172 134 222 150 240 182C180 190 60 190 0 182Z', 'var(--hill-3)'),
    ...tower(60, 140, 22, 72, { flat: true, roof: 34, roofing: 'var(--roof-blue)', windows: [[0, 16]] }),
    ...tower(182, 140, 22, 66, { flat: true, roof: 32, roofing: 'var(--roof-blue)', windows: [[0, 16]] }),
    ink('M78 140V84H104V140Z', 'var(--masonry)', 1.7),
    ink('M74 86L91 52L108 86Z', 'var(--roof-red)', 1.7),
    flat('M74 86L91 52L108 86Z', 'url(#scene-tiles)'),
    disc(91, 100, 7, 'var(--window)', 1.5),
    ink('M91 93V107M84 100H98', 'none', 1.2),
    ink('M91 52V38M86 43H96', 'none', 2.2, 'var(--gold)'),
  ],
  before: [
    ...tower(136, 142, 48, 96, {
      windows: [
        [-12, 20],
        [0, 20],
        [12, 20],
        [-7, 48, 6, 13],
        [9, 48, 6, 13],
      ],
    }),
    ...[36, 204].flatMap(x =>
      tower(x, 162, 28, 58, {
        windows: [
          [0, 20],
          [0, 42, 4, 9],
        ],
      }),
    ),
    ...wall(48, 192, 166, 36),
    ...tower(98, 170, 24, 56, { windows: [[0, 18]] }),
    ...tower(142, 170, 24, 56, { windows: [[0, 18]] }),
    ...wall(108, 132, 170, 46, 'var(--masonry)'),
    ...gate(120, 170, 20, 30),
    put(120, 132, 1, disc(0, -3, 6.5, 'var(--argent)', 1.2), ink('M0-8V2M-5-3H5', 'none', 2, 'var(--gules)')),
    ...tree(12, 180, 0.9),
    ...tree(226, 180, 1, 'fir'),
    ...tree(236, 184, 0.8, 'fir'),
  ],
}

export const strongholds: Record<string, Stronghold> = { k5: thornmere, k6: ashby, k7a: torquil, k7b: coningsby, k10: templestowe }

/** A pole without a pennant: nobody holds the castle. */
export const bare: Drawing = [ink('M0-18V34', 'none', 2.4), disc(0, -19, 2.4, 'var(--gold)', 1)]

/** The glory of a castle that can be taken. */
export const rays: Drawing = [
  ...around(36, index => {
    const [tip, width, strength] = index % 2 ? [112, 5, 0.75] : [98, 3, 0.45]
    return at(`translate(120 104) rotate(${index * 10})`, flat(`M0-60L${width}-${tip}H-${width}Z`, 'var(--gold)', strength))
  }),
  flat(ring(120, 104, 78), 'var(--glow)', 0.55),
]
