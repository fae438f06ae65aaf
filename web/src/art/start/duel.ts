// Two blades crossed in a cloister: the picture of En Garde, 420 × 320.
import { crenels } from '../masonry'
import { around, at, dark, disc, faint, flat, ink, limb, put, ring, round, shade, tinctured, type Drawing } from '../shapes'

const hair = '#5a3a22'
const cloth = '#3A3028'
const felt = '#4a3f33'
const wallLine = 'M-400 84H820V286H-400Z'

function bay(x: number): Drawing {
  return [
    ink(`M${x} 286V166Q${x + 40} 92 ${x + 80} 166V286Z`, 'var(--sky)', 1.8),
    ink(`M${x + 6} 286V168Q${x + 40} 106 ${x + 74} 168V286`, 'none', 1),
    shade(`M${x} 286V166Q${x + 12} 142 ${x + 26} 134V286Z`),
    ink(`M${x + 30} 286c2-10-4-14 2-24c8-4 14 0 14 10c2 4 0 10 0 14Z`, 'var(--leaves)', 1.3),
  ]
}

const banners = [
  [-10, 'azure'],
  [196, 'gules'],
  [392, 'vert'],
] as const

const cloister: Drawing = [
  ink(wallLine, 'var(--masonry-dark)'),
  faint(flat(wallLine, 'url(#scene-bricks)'), 0.8),
  ink(crenels(-404, 826, 70, 9, 13), 'var(--masonry-dark)'),
  ...around(13, index => bay((index - 4) * 98 + 14)).flat(),
  ...banners.flatMap(([x, tincture]) => tinctured(`M${x} 92h20v44l-10-8l-10 8Z`, tincture, 1.5)),
  ink('M-400 276H820V330H-400Z', 'var(--rampart)', 1.8),
  ...around(38, index => {
    const x = -392 + index * 32
    const lean = round((x - 194) * 0.08)
    const leanLeft = round((x - 210) * 0.08)
    return ink(`M${x} 280H${x + 32}L${round(x + 32 + lean)} 306H${round(x + leanLeft)}Z`, index % 2 ? 'var(--sheet)' : 'var(--rampart-dark)', 1.4)
  }),
]

type Stance = 'lunging' | 'parrying'

function legs(stance: Stance): Drawing {
  if (stance === 'lunging') {
    return [
      ...limb('M124 212L92 246L66 278', 14, cloth),
      ink('M84 250L96 262L76 284H46C46 278 56 276 62 274Z', 'var(--leather)', 1.9),
      ...limb('M132 214L178 226L186 276', 16, felt),
      ink('M176 240L198 238L194 272C204 276 212 278 214 284H180Z', 'var(--leather)', 1.9),
      ink('M172 240C180 234 194 234 200 238L199 246L175 248Z', 'var(--leather)', 1.7),
    ]
  }
  return [
    ...limb('M122 212L104 246L92 278', 14, cloth),
    ink('M96 250L112 256L100 284H70C70 278 80 276 86 274Z', 'var(--leather)', 1.9),
    ...limb('M134 214L158 240L160 276', 16, felt),
    ink('M148 246L170 244L168 272C178 276 186 278 188 284H152Z', 'var(--leather)', 1.9),
    ink('M144 246C152 240 166 240 172 244L171 252L147 254Z', 'var(--leather)', 1.7),
  ]
}

function swordArm(stance: Stance, tincture: string): Drawing {
  if (stance === 'lunging') {
    return [
      ...limb('M146 162L178 168L208 158', 12, `var(--${tincture})`),
      ink('M200 153L206 166', 'none', 5, 'var(--argent)'),
      ...limb('M214 156L316 121', 2.2, 'var(--steel)', 2.4),
      ink('M212 145C222 148 224 160 218 168C212 166 208 152 212 145Z', 'var(--or)', 1.7),
      disc(210, 158, 6.4, 'var(--leather)', 1.7),
    ]
  }
  return [
    ...limb('M148 162L174 176L196 160', 12, `var(--${tincture})`),
    ink('M188 158L196 168', 'none', 5, 'var(--argent)'),
    ...limb('M200 154L278 62', 2.2, 'var(--steel)', 2.4),
    ink('M192 146C202 144 212 152 212 162C204 164 194 156 192 146Z', 'var(--or)', 1.7),
    disc(198, 157, 6.4, 'var(--leather)', 1.7),
  ]
}

const cape = 'M136 146C112 150 92 176 58 190C70 194 66 204 56 214C84 216 108 226 130 214Z'
const doublet =
  'M122 152C128 142 150 142 160 150C166 168 160 188 152 204L158 222C142 228 124 226 112 220L120 200C114 184 116 164 122 152Z'

function head(ribbon: string): Drawing {
  return [
    ink('M130 128C124 140 124 150 132 154C140 152 146 146 146 138Z', hair),
    ink('M134 112C134 106 158 104 160 114L162 124L167 131L161 133C161 140 158 145 150 145C140 144 134 134 134 112Z', 'var(--skin)', 1.7),
    flat(ring(156, 124, 1.7), dark),
    ink('M151 119L160 119', 'none'),
    ink('M154 136C160 133 166 135 169 139M155 144L157 150L152 146', hair, 1.5),
    ink('M128 146C138 154 152 154 160 148L158 157C148 162 134 162 126 156Z', 'var(--argent)'),
    ink('M114 118C126 106 168 104 182 112C172 120 130 124 114 118Z', cloth, 1.8),
    ink('M132 112C130 94 138 90 148 91C158 90 164 96 163 110C154 112 142 113 132 112Z', felt, 1.8),
    ink('M132 108C142 112 154 111 163 107', 'none', 3.6, `var(--${ribbon})`),
    ink('M136 104C118 104 104 92 92 100C96 104 92 108 86 110C98 120 120 122 136 112Z', 'var(--argent)'),
    ink('M132 108C118 110 108 104 98 106', 'none', 1),
  ]
}

function fencer(stance: Stance, tincture: string, ribbon: string): Drawing {
  return [
    ink(cape, `var(--${ribbon})`, 1.8),
    shade(cape),
    ...limb('M132 158L104 150L94 122', 11, `var(--${tincture})`),
    disc(94, 117, 6.4, 'var(--skin)', 1.7),
    ink('M88 126L101 124', 'none', 4.4, 'var(--argent)'),
    ...legs(stance),
    ...tinctured(doublet, tincture, 2),
    ...limb('M118 200C130 204 142 204 153 202', 2.6, 'var(--or)', 2.4),
    ink('M150 156L146 198', 'none', 1.2),
    ink('M150 162v.1M149 172v.1M148 182v.1M147 192v.1', 'none', 3.4, 'var(--or)'),
    ...head(ribbon),
    ...swordArm(stance, tincture),
  ]
}

export const duel = {
  behind: cloister,
  left: [at('translate(-34 6)', ...fencer('lunging', 'gules', 'or'))] as Drawing,
  right: [at('translate(456 6) scale(-1 1)', ...fencer('parrying', 'azure', 'vert'))] as Drawing,
  spark: [
    put(
      249,
      139,
      1,
      ...around(8, index => at(`rotate(${index * 45 + 12})`, ink(`M0-7L2-${index % 2 ? 14 : 20}H-2Z`, 'var(--gold)', 0.8))),
    ),
  ] as Drawing,
}
