// The country between the castles, 1280 × 760: sky, hills, fields, the river. Nothing small: castles and walls stand before it, each at a place of its own in every window.
import { cloud, ground, tree } from '../../../art/masonry'
import { around, at, disc, faint, flat, ink, put, scatter, type Drawing } from '../../../art/shapes'

export const sun: Drawing = [
  put(
    172,
    250,
    0.72,
    ...around(24, index => at(`rotate(${index * 15})`, flat(`M0-34L2.4-${index % 2 ? 62 : 50}H-2.4Z`, 'var(--gold)', 0.55))),
    disc(0, 0, 28, '#EBCB74', 1.6, '#8a6a24'),
    ink('M-9-4q3-4 6 0M4-4q3-4 6 0M0-1l2 7h-4M-8 12q8 6 16 0', 'none', 1.6, '#8a6a24'),
  ),
]

const star = 'M0-4L1-1L4 0L1 1L0 4L-1 1L-4 0L-1-1Z'

export const moon: Drawing = (() => {
  const random = scatter(77)
  return [
    ...around(70, () => put(random() * 1280, 78 + random() * 252, 0.5 + random() * 1.2, flat(star, '#E8D9A8', 0.4 + random() * 0.5))),
    ink('M166 216A28 28 0 1 0 188 263A23 23 0 1 1 166 216Z', '#EBDDAE', 1.6, '#08090C'),
  ]
})()

export const clouds: Drawing = [...cloud(430, 204, 0.6), ...cloud(860, 208, 0.7), ...cloud(1060, 216, 0.9), ...cloud(110, 226, 0.6)]

function woods(): Drawing {
  const random = scatter(91)
  return around(25, index => {
    const x = 20 + index * 50 + random() * 20
    return tree(x, 278 + random() * 16 - Math.sin(x / 200) * 10, 0.55 + random() * 0.2, random() > 0.4 ? 'fir' : 'round')
  }).flat()
}

const furrows = (d: string): Drawing => [faint(ink(d, 'none', 1.1), 0.5)]

const fields: Drawing = [
  ink('M250 470C300 440 370 440 430 456L470 500C400 520 300 520 240 508Z', 'var(--field)', 1.4),
  ...furrows('M262 470C310 450 380 452 440 468M256 482C310 464 390 466 452 482M250 494C310 480 400 480 462 494'),
  ink('M790 466C850 446 930 446 1010 470L1030 510C950 520 850 520 780 506Z', 'var(--field)', 1.4),
  ...furrows('M800 470L790 505M830 460L824 512M862 455L860 515M896 453L900 517M930 456L940 517M964 461L980 516M996 468L1014 512'),
]

const river =
  'M-10 560C120 520 200 540 250 548C360 566 420 500 500 500C580 500 560 470 610 452C650 440 700 452 690 470C676 500 760 500 800 520C900 560 1000 520 1090 544C1160 560 1230 540 1290 556V612C1200 606 1150 612 1080 600C980 588 900 612 790 578C700 548 640 560 560 552C480 552 420 612 280 604C180 596 100 586-10 622Z'
const ripples =
  'M30 572h40M100 560h30M170 572h46M300 580h50M380 566h30M440 540h40M520 524h36M600 500h30M640 474h24M620 530h50M710 530h40M780 552h40M860 570h50M960 570h44M1060 572h50M1150 580h40M1210 568h40M90 590h26M240 586h30'

const groves = [
  [520, 480], [538, 474], [770, 470], [752, 482], [778, 490], [232, 560], [246, 552], [1040, 548], [1056, 556], [480, 596],
  [500, 604], [460, 606], [800, 602], [822, 610], [780, 612], [30, 602], [60, 606], [1230, 604], [1256, 602], [14, 612],
] as const

function thickets(): Drawing {
  const random = scatter(53)
  return groves.flatMap(([x, y], index) => tree(x, y, 0.9 + random() * 0.35, index % 3 === 0 ? 'fir' : 'round'))
}

export const country: Drawing = [
  ...ground(
    'M-400 330C-200 250-100 340 0 300C80 240 160 236 240 272C300 296 340 214 420 212C500 210 540 246 600 240C660 234 700 206 770 226C840 250 880 214 950 224C1020 236 1050 268 1110 256C1180 240 1220 262 1280 296C1380 340 1480 250 1680 330V900H-400Z',
    'var(--hill-1)',
    1.6,
  ),
  ...woods(),
  ...ground('M-400 400C-200 360-120 430 0 392C120 330 230 342 330 366C450 300 560 330 660 318C800 300 900 350 980 352C1080 330 1190 340 1280 384C1400 430 1480 360 1680 400V900H-400Z', 'var(--hill-2)', 1.6),
  ...fields,
  ink(river.replace('M-10 560', 'M-400 580C-260 600-120 590-10 560').replace('C1160 560 1230 540 1290 556V612', 'C1160 560 1230 540 1290 556C1400 580 1520 560 1680 570V630C1520 620 1400 640 1290 612').replace('-10 622Z', '-10 622C-160 660-260 640-400 650Z'), 'var(--water)', 1.8),
  faint(ink(ripples, 'none', 1.2), 0.5),
  ...ground('M-400 640C-200 600-100 640-10 600C100 580 240 640 400 622C560 600 720 604 860 626C1000 640 1160 590 1290 606C1400 640 1520 600 1680 640V900H-400Z', 'var(--hill-4)', 1.6),
  ...thickets(),
]
