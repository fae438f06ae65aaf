// How the scene lies in the area it is given, in pixels. All 23 spaces are seen at once where there is
// room for it; else the scene is looked at from as far away as both fencers need (camera.ts).
import { spaces } from './view'

export type Shape = 'wide' | 'tall' | 'low'

export interface Stage {
  shape: Shape
  /** From one space to the next, seen from nearby. */
  pitch: number
  /** The whole scene; wider than the area where it is looked at from nearer and further. */
  width: number
  height: number
  zooms: boolean
  /** The piste: its far and near edges, and the line on which they stand. */
  far: number
  near: number
  floor: number
  /** How large the fencers are drawn, seen from nearby. */
  figure: number
  /** Beside the outermost spaces, in spaces. */
  margins: number
  /** Where the pile lies: on the floor before the piste, or below the stage. */
  apron: number
  /** How far down the players' names reach on the wall behind them. */
  names: number
}

/** The least pitch at which all spaces are seen at once, and the pitch where they are not. */
const least = 28
const nearby = { wide: 34, tall: 27, low: 30 }
/** The players above the stage, and the whole piste in small where it is not always seen. */
export const headers = { tall: 72, low: 50 }
export const overview = { wide: 0, tall: 40, low: 30 }
/** The least height in which names hang below the lamps; lower they hang beside them (Side.svelte: 33rem). */
const hanging = 528
/** Beside the outermost spaces, in spaces: whoever stands there has his body behind his foot. */
const margins = { all: 7, zoomed: 9 }
const tallest = 276
/** The least depth of the piste in which a card lies before the feet and above the number of its space. */
const shallowest = 64
/** From the toe of a fencer to all that is behind it, the feather of his hat and the hand that he has drawn in. */
export const body = 109

function shapeOf(width: number, height: number): Shape {
  if (height < 380) return 'low'
  return width < 620 ? 'tall' : 'wide'
}

function apronOf(shape: Shape, height: number): number {
  if (shape === 'low') return 0
  return shape === 'tall' ? Math.max(60, Math.min(76, height * 0.14)) : Math.max(50, Math.min(76, height * 0.125))
}

function pitchOf(width: number, shape: Shape): number {
  const fitting = width / (spaces + margins.all)
  return fitting >= least ? fitting : nearby[shape]
}

/** What is above their heads: at the ends the names of the players. */
function aboveOf(shape: Shape, height: number): number {
  // A row for the measure over the strength of an attack, as far as they stay large.
  if (shape === 'low') return Math.max(8, Math.min(14, height / 5 - 46))
  if (shape === 'tall') return 16
  return height < hanging ? 100 : 164
}

export function stageIn(width: number, height: number): Stage {
  const shape = shapeOf(width, height)
  const pitch = pitchOf(width, shape)
  const beside = pitch * (spaces + margins.all) <= width + 1 ? margins.all : margins.zoomed
  const scene = Math.round(pitch * (spaces + beside))
  const zooms = scene > width + 1
  const head = shape === 'wide' ? 0 : headers[shape] + (zooms ? overview[shape] : 0)
  const apron = apronOf(shape, height)
  // Where there is room the pile lies on the floor of the hall itself.
  const stageHeight = Math.max(150, shape === 'wide' ? height : height - head - apron)
  const front = shape === 'wide' ? apron : 0
  const depth = Math.max(shallowest, Math.min(pitch * 2.5, stageHeight * 0.25))
  const near = stageHeight - front - depth * 0.14
  const far = near - depth
  const floor = far + depth * 0.3
  const figure = Math.min((floor - aboveOf(shape, height)) / tallest, (2.1 * pitch) / 52, (Math.min(width, scene) - 6 - 6 * pitch) / (2 * body))
  const names = shape !== 'wide' ? 0 : height < hanging ? 92 : 148
  return { shape, pitch, width: scene, height: stageHeight, zooms, far, near, floor, figure, margins: beside, apron, names }
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
