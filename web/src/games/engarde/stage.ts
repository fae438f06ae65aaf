// How the scene lies in the area it is given, in pixels. All 23 spaces are seen at once where there is
// room for it; else the piste scrolls, so that figures and numbers stay readable.
import { spaces } from './view'

export type Shape = 'wide' | 'tall' | 'low'

export interface Stage {
  shape: Shape
  /** From one space to the next. */
  pitch: number
  /** The whole scene; wider than the area where it scrolls. */
  width: number
  height: number
  scrolls: boolean
  /** The piste: its far and near edges, and the line on which they stand. */
  far: number
  near: number
  floor: number
  /** How large the fencers are drawn. */
  figure: number
  /** Where the pile lies: on the floor before the piste, or below the stage. */
  apron: number
  /** How far down the players' names reach on the wall behind them. */
  names: number
}

/** The least pitch at which all spaces are seen at once, and the pitch where they are not. */
const least = 28
const scrolling = 34
/** The players above the stage, and the whole piste in small where it scrolls. */
export const headers = { tall: 72, low: 50 }
export const overview = { wide: 0, tall: 36, low: 28 }
/** The least height in which names hang below the lamps; lower they hang beside them (Side.svelte: 33rem). */
const hanging = 528
/** Beside the outermost spaces, in spaces: whoever stands there has his body behind his foot. */
export const margins = 8
const tallest = 292

function shapeOf(width: number, height: number): Shape {
  if (height < 380) return 'low'
  return width < 620 ? 'tall' : 'wide'
}

function apronOf(shape: Shape, height: number): number {
  if (shape === 'low') return 0
  return shape === 'tall' ? Math.max(78, Math.min(108, height * 0.19)) : Math.max(40, Math.min(64, height * 0.075))
}

export function stageIn(width: number, height: number): Stage {
  const shape = shapeOf(width, height)
  const fitting = width / (spaces + margins)
  const pitch = fitting >= least ? fitting : scrolling
  const scene = Math.round(pitch * (spaces + margins))
  const scrolls = scene > width + 1
  const head = shape === 'wide' ? 0 : headers[shape] + (scrolls ? overview[shape] : 0)
  const apron = apronOf(shape, height)
  // Where there is room the pile lies on the floor of the hall itself.
  const stageHeight = Math.max(150, shape === 'wide' ? height : height - head - apron)
  const front = shape === 'wide' ? apron : 0
  const depth = Math.max(56, Math.min(pitch * 2.5, stageHeight * 0.25))
  const near = stageHeight - front - depth * 0.14
  const far = near - depth
  const floor = far + depth * 0.38
  // Above their heads there is room for the measure.
  const room = floor - (shape === 'low' ? 6 : shape === 'tall' ? 26 : height < hanging ? 112 : 190)
  const figure = Math.min(((shape === 'wide' ? 1.85 : 1.5) * pitch) / 52, room / tallest)
  const names = shape !== 'wide' ? 0 : height < hanging ? 92 : 148
  return { shape, pitch, width: scene, height: stageHeight, scrolls, far, near, floor, figure, apron, names }
}

/** The middle of a space, where the fencers' feet are. */
export function middleOf(stage: Stage, space: number): number {
  return stage.width / 2 + (space - (spaces + 1) / 2) * stage.pitch
}

/** The same in the depth of the scene: the near edge is wider than the far one. */
export function across(stage: Stage, x: number, y: number): number {
  return stage.width / 2 + (x - stage.width / 2) * (1 + (y - stage.floor) / (32 * stage.pitch))
}

/** A space as it lies there. */
export function plank(stage: Stage, space: number, from = stage.far, to = stage.near): string {
  const corner = (side: number, y: number) => {
    const x = across(stage, middleOf(stage, space) + (side * stage.pitch) / 2, y)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return `M${corner(-1, from)}L${corner(1, from)} ${corner(1, to)} ${corner(-1, to)}Z`
}

/** Where the scene is to be scrolled to, so that both are seen, or the first and what he can reach. */
export function cameraAt(stage: Stage, area: number, near: number, far: number): number {
  const [a, b] = [middleOf(stage, near), middleOf(stage, far)]
  const both = Math.abs(a - b) + stage.pitch * 3.4 <= area
  const ahead = Math.sign(b - a) * Math.min(Math.abs(b - a) / 2, stage.pitch * 1.5)
  const middle = both ? (a + b) / 2 : a + ahead
  return Math.max(0, Math.min(stage.width - area, middle - area / 2))
}
