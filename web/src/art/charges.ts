// What shields and pennants carry, each drawn within 12 of its middle: a shape, and lines on it.

export const charges = [
  'lion',
  'star',
  'rose',
  'tower',
  'lance',
  'horseshoe',
  'hand',
  'fleur',
  'crescent',
  'trefoil',
  'key',
  'acorn',
] as const

export type Charge = (typeof charges)[number]

export interface Drawn {
  shape: string
  lines: string
}

function petals(): string {
  const point = (turn: number, x: number, y: number): string => {
    const angle = (turn * 72 * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `${(x * cos - y * sin).toFixed(1)} ${(x * sin + y * cos).toFixed(1)}`
  }
  return [0, 1, 2, 3, 4]
    .map(turn => {
      const at = (x: number, y: number) => point(turn, x, y)
      return `M${at(0, -1.5)}C${at(-8, -3.5)} ${at(-7.5, -13)} ${at(0, -10.8)}C${at(7.5, -13)} ${at(8, -3.5)} ${at(0, -1.5)}Z`
    })
    .join('')
}

/** A circle; drawn the other way round it is a hole in what lies under it. */
function round(x: number, y: number, r: number, sweep: 0 | 1 = 0): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0Z`
}

export const drawn: Record<Charge, Drawn> = {
  lion: {
    shape:
      'M-7-11.5C-5-13-2-12.6-1-11C1.5-11.5 3.5-10 3.5-8C5.5-7 5.5-4.5 4.5-3.5C6.5-2 7.5 .5 7 3C9 2 9.5 .5 9-1.5C8.5-4 9-6.5 11-7.5C10.8-6.5 12-6 12-4.5C12-3 11-2.5 11.2-1C11.5 2 10 4.5 7.5 5.5C8.5 7 9.5 7.5 9.8 9L12 9.5 11 11.8H7L6.6 10C5 9.5 3.5 8.5 2.5 7C1 8-.5 8-1.8 9.2L-.5 11.8H-5.5L-6 10.5-4.8 9.8C-4.5 7.5-3.5 6-1.8 5C-2.2 4.3-2.5 3.6-2.6 2.8C-4 3.4-5.5 3.2-6.8 4.2L-7.5 6-10.2 4.5-10.5 2.3-8.6 2.3C-7.2 .9-5.5 .6-3.8 .2C-4.2-.6-4.6-1.4-4.8-2.2C-6.4-1.6-7.8-2.2-9.2-1.2L-10-.2-12-1.8-12-4-10-4C-8.6-5-6.8-4.8-5-5.4C-5.2-6-5.6-6.4-6.4-6.2C-7.8-6-8.4-7-7.8-8L-9.2-8.6C-8.8-10-7.8-10.4-7-11.5Z',
    lines: 'M-4.8-9.2v.6M-3.8 .2C-1.5-.2 .5-1.5 1.2-3.5M-1.8 5C0 4.5 1.5 5.2 2.5 7M-1.5-8C-.5-6.5 1-6 2.5-6M-1-5.5C0-4.5 1-4.3 2-4.5',
  },
  star: { shape: 'M0-11.5L2.7-3.7 10.9-3.5 4.4 1.5 6.8 9.3 0 4.6-6.8 9.3-4.4 1.5-10.9-3.5-2.7-3.7Z', lines: '' },
  rose: { shape: petals(), lines: `${round(0, 0, 3.2)}M0-1v2M-1 0h2` },
  tower: {
    shape: 'M-9 12L-7.5-3H-10V-12H-6V-8.5H-2V-12H2V-8.5H6V-12H10V-3H7.5L9 12Z',
    lines: 'M-3 12V6.5C-3 2.5 3 2.5 3 6.5V12M-7.5-3H7.5M-1 -.5v2.5M1-.5v2.5M-6.5 2h2.5M4 2h2.5M-7 7h2.5M4.5 7h2.5',
  },
  lance: {
    shape: 'M-1.3 12L-1-6-3-6 0-12.5 3-6 1-6 1-4C4-6 7-2.5 11-4.5L8.5-.5 11 3.5C7 4.5 4 1 1.1 3L1.3 12Z',
    lines: 'M-1 8L1.2 6.5M-1 5.5L1.2 4M-1 10.5L1.2 9',
  },
  horseshoe: {
    shape: 'M-5.5 11.5C-14 1-10-12 0-12C10-12 14 1 5.5 11.5L2 9.5C7.5 2 6.5-6.5 0-6.5C-6.5-6.5-7.5 2-2 9.5Z',
    lines: 'M-8.6-1v.1M8.6-1v.1M-6.8-6.5v.1M6.8-6.5v.1M-7 5v.1M7 5v.1M0-9.4v.1',
  },
  hand: {
    shape:
      'M-5 12.5L-5.5 6.5C-8.5 4.5-10.5 1.5-11.3-2C-11.7-4-9.5-4.8-8.6-3L-6.6 .5-7-8.5C-7-10.5-4.5-10.6-4.3-8.6L-3.6-2.5-3-10.5C-2.9-12.7-.2-12.7-.1-10.5L.1-2.5 1.4-10.2C1.8-12.2 4.3-11.8 4.1-9.8L3.4-1.8 5.3-7.6C6-9.4 8.2-8.6 7.8-6.8L6 2C6 4.5 5.6 5.5 5 6.5L5 12.5Z',
    lines: 'M-5.3 7.5H5M-5.2 10H5',
  },
  fleur: {
    shape:
      'M0-12.5C3.5-8.5 4-5 2.2-.5C4-4.5 7.5-6.5 10-4C12.5-1 10 3.5 6.5 2.5C8-.5 5-1 3.6 1.8L5.5 1.8V5H2.6C3 7 4.5 8.5 6 9C4 10.5 1.5 10 0 12.5C-1.5 10-4 10.5-6 9C-4.5 8.5-3 7-2.6 5H-5.5V1.8L-3.6 1.8C-5-1-8-.5-6.5 2.5C-10 3.5-12.5-1-10-4C-7.5-6.5-4-4.5-2.2-.5C-4-5-3.5-8.5 0-12.5Z',
    lines: 'M-3.6 1.8H3.6M-2.6 5H2.6M0-8V-1',
  },
  crescent: { shape: 'M-7.5-9A11.5 11.5 0 1 0 7.5-9A9.2 9.2 0 1 1-7.5-9Z', lines: '' },
  trefoil: {
    shape:
      'M-1.4 3C-2.5 7.5-3.5 10-5.5 12H5.5C3.5 10 2.5 7.5 1.4 3C4 6.5 11.5 5.5 11.5-.2C11.5-5.2 6.5-6.2 4-4.2C6.5-8-.2-14.5-4-9.5C-5.6-7.3-4.8-5.2-4-4.2C-6.5-6.2-11.5-5.2-11.5-.2C-11.5 5.5-4 6.5-1.4 3Z',
    lines: '',
  },
  key: {
    shape: `${round(0, -7, 5.2)}${round(0, -7, 2.2, 1)}M-1.7-2H1.7V5.5H6.5V8H1.7V9.5H5V12H-1.7Z`,
    lines: '',
  },
  acorn: {
    shape: 'M-8-3C-8.5-8-4-9.5-1-9.5L-1.5-12.5H1.5L1-9.5C4-9.5 8.5-8 8-3C8 5 4 9 0 12.5C-4 9-8 5-8-3Z',
    lines: 'M-8-3C-4-1 4-1 8-3M-5-7L-2-4M-1-9L3-4.5M5-7.5L6.5-5',
  },
}
