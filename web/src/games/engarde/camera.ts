// From where the scene is looked at: from nearby where both fencers are seen so, else from as far away as they need, so that
// a duel is never half in view. The piste does not lie flatter than it can be read, and the hall behind goes away more slowly.
import type { Pair } from './script'
import { body, middleOf, type Stage } from './stage'
import { spaces } from './view'

export interface Camera {
  /** How large everything is seen; 1 from nearby. */
  zoom: number
  /** What of the scene is at the left edge of the picture. */
  left: number
  /** How large depth and height of the hall are seen. */
  depth: number
  /** Where the far edge of the piste and the fencers' feet are seen; its near edge stays where it is. */
  far: number
  floor: number
}

/** No card leads further back. */
const farthest = 5
/** From the middle of a space to its edge, and the card that lies there. */
const beside = 0.8
/** Beside who stands at the edge. */
const air = 12

/** From the toe of who lunges to the heel behind him. */
const lunging = 196

/** Where both fencers are seen whole, who lunges on all of his length, and of one's own the spaces to which he can retreat. */
function needed(stage: Stage, strip: Pair<number>, own: number | null, attacker: number | null): Pair<number> {
  const behind = (seat: 1 | 2) => {
    const left = seat === 1 ? strip[0] - 1 : spaces - strip[1]
    return Math.max((seat === attacker ? lunging : body) * stage.figure, seat === own ? (Math.min(farthest, left) + beside) * stage.pitch : 0)
  }
  return [middleOf(stage, strip[0]) - behind(1), middleOf(stage, strip[1]) + behind(2)]
}

function within(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, value))
}

export function cameraAt(stage: Stage, area: number, strip: Pair<number>, own: number | null, attacker: number | null = null): Camera {
  if (!stage.zooms) return { zoom: 1, left: (stage.width - area) / 2, depth: 1, far: stage.far, floor: stage.floor }
  const [from, to] = needed(stage, strip, own, attacker)
  const zoom = Math.min(1, (area - air) / (to - from))
  const seen = area / zoom
  // Their middle is in the middle, as long as all that is needed is seen and the hall does not end.
  const middle = (middleOf(stage, strip[0]) + middleOf(stage, strip[1])) / 2
  const kept = within(within(middle - seen / 2, to - seen, from), 0, Math.max(0, stage.width - seen))
  const left = seen > stage.width ? (stage.width - seen) / 2 : kept
  const depth = zoom ** 0.4
  const far = stage.near - (stage.near - stage.far) * depth
  // From afar they stand further back: a card lies before their feet all the same.
  const floor = far + (stage.floor - stage.far) * depth * (1 - 0.8 * (1 - zoom))
  return { zoom, left, depth, far, floor }
}

/** Where what is there in the scene is seen in the picture. */
export function seenX(camera: Camera, x: number): number {
  return (x - camera.left) * camera.zoom
}
export function seenY(stage: Stage, camera: Camera, y: number): number {
  return camera.floor + (y - stage.floor) * camera.zoom
}

const turned = (x: number, y: number, across: number, up: number) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${across.toFixed(4)}, ${up.toFixed(4)})`

/** The same for whole layers of it, each drawn as it is seen from nearby. */
export function layersOf(stage: Stage, area: number, camera: Camera) {
  const { zoom, left, depth } = camera
  const aside = -left * zoom
  const down = stage.near * (1 - depth)
  const middle = left + area / zoom / 2
  return {
    hall: turned(area / 2 - middle * depth, down, depth, depth),
    piste: turned(aside, down, zoom, depth),
    fencers: turned(aside, camera.floor - stage.floor * zoom, zoom, zoom),
    // Its heights are those of the picture.
    measure: turned(aside, 0, zoom, 1),
  }
}
