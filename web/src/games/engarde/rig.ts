// The fencers' rig. A pose is a row of numbers: feet and hands are targets, knees and elbows follow by
// two-bone inverse kinematics. Every pose has the same paths, so any pose turns into any other by
// mixing the numbers. The figure faces right; 0,0 lies on the floor, up is negative.

export interface Pose {
  /** The pelvis, and how far the trunk leans forward, in degrees. */
  px: number
  py: number
  lean: number
  /** Ankles and the turn of the feet, front and rear. */
  fx: number
  fy: number
  fa: number
  bx: number
  by: number
  ba: number
  /** The hand with the sword, and the blade's angle. */
  hx: number
  hy: number
  sw: number
  /** The free hand. */
  gx: number
  gy: number
  nod: number
  /** The end of the cloak or the braid. */
  cx: number
  cy: number
  /** How far his foot has gone beyond his space. */
  slip: number
}

export interface Point {
  x: number
  y: number
}

export type Build = 'cloak' | 'braid'

export interface Leg {
  stocking: string
  boot: string
  cuff: string
  breeches: string
  slash: string
  foot: string
}

export interface Arm {
  forearm: string
  sleeve: string
  slash: string
  cuff: string
  hand: Point
  angle: number
}

export interface Figure {
  back: string
  folds: string
  braidEnd: Point
  freeArm: Arm
  freeHand: string
  rearLeg: Leg
  frontLeg: Leg
  skirt: string
  pleats: string
  torso: string
  buttons: Point[]
  sash: string
  belt: string
  collar: string
  head: string
  swordArm: Arm
  sword: string
  /** The point of the blade. */
  tip: Point
}

const bones = { thigh: 66, shin: 68, upper: 44, fore: 42 }
/** From the hand to the point. */
export const bladeLength = 138
const degree = Math.PI / 180

function short(value: number): number {
  return Math.round(value * 10) / 10
}

function spot({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`
}

/** The same pose, where both are: whoever holds still is not drawn anew. */
export function between(from: Pose, to: Pose, share: number): Pose {
  if (from === to || (Object.keys(from) as (keyof Pose)[]).every(key => from[key] === to[key])) return from
  const mixed = { ...from }
  for (const key of Object.keys(from) as (keyof Pose)[]) mixed[key] = from[key] + (to[key] - from[key]) * share
  return mixed
}

type Chain = readonly [Point, Point, Point]

/** From a joint to where the hand or foot wants to be, as far as the bones reach. */
function chain(from: Point, wanted: Point, first: number, second: number, bend: 1 | -1): Chain {
  const far = Math.hypot(wanted.x - from.x, wanted.y - from.y) || 0.01
  const length = Math.max(Math.min(far, first + second - 0.4), Math.abs(first - second) + 0.4)
  const ux = (wanted.x - from.x) / far
  const uy = (wanted.y - from.y) / far
  const cosine = (first * first + length * length - second * second) / (2 * first * length)
  const height = Math.sqrt(Math.max(0, 1 - cosine * cosine)) * first
  const joint = { x: from.x + ux * cosine * first + uy * height * bend, y: from.y + uy * cosine * first - ux * height * bend }
  return [from, joint, { x: from.x + ux * length, y: from.y + uy * length }]
}

/** A closed curve through the points. */
function curve(points: readonly Point[], tension = 0.17): string {
  const count = points.length
  const at = (index: number) => points[(index + count) % count]!
  let path = `M${spot(at(0))}`
  for (let i = 0; i < count; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const leaving = { x: b.x + (c.x - a.x) * tension, y: b.y + (c.y - a.y) * tension }
    const coming = { x: c.x - (d.x - b.x) * tension, y: c.y - (d.y - b.y) * tension }
    path += `C${spot(leaving)} ${spot(coming)} ${spot(c)}`
  }
  return `${path}Z`
}

/** Along a limb: which bone, how far along it, half its width in front and behind. */
type Row = readonly [0 | 1, number, number, number]

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

function limb(joints: Chain, rows: readonly Row[]): string {
  const [first, second] = [direction(joints[0], joints[1]), direction(joints[1], joints[2])]
  const front: Point[] = []
  const behind: Point[] = []
  for (const [bone, along, before, after] of rows) {
    const [from, to] = [joints[bone], joints[(bone + 1) as 1 | 2]]
    const middle = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along }
    // Round the joint the width turns from one bone's side to the other's.
    const turned = bone ? Math.min(1, 0.5 + along * 2) : Math.max(0, (along - 0.75) * 2)
    const way = direction({ x: 0, y: 0 }, { x: first.x + (second.x - first.x) * turned, y: first.y + (second.y - first.y) * turned })
    front.push({ x: middle.x + way.y * before, y: middle.y - way.x * before })
    behind.unshift({ x: middle.x - way.y * after, y: middle.y + way.x * after })
  }
  return curve([...front, ...behind])
}

type Local = (forward: number, up: number) => Point

function leg(hip: Point, ankle: Point, angle: number, bend: 1 | -1, size: number): Leg {
  const joints = chain(hip, ankle, bones.thigh, bones.shin, bend)
  return {
    stocking: limb(joints, [[0, 0.3, 14, 14], [0, 0.8, 11, 11], [1, 0, 10.5, 9], [1, 0.2, 8, 10.5], [1, 0.45, 6.5, 10], [1, 1, 5, 5]]),
    boot: limb(joints, [[1, 0.2, 11, 13], [1, 0.36, 8, 12], [1, 0.6, 6.5, 9.5], [1, 0.85, 6, 6.5], [1, 1.02, 7, 6.5]]),
    cuff: limb(joints, [[1, 0.15, 14, 16], [1, 0.24, 13, 15], [1, 0.34, 9, 12.5]]),
    breeches: limb(joints, [[0, -0.08, 17, 19], [0, 0.25, 20, 20], [0, 0.55, 19.5, 19], [0, 0.8, 15, 15], [0, 0.9, 12.5, 12.5], [0, 0.98, 9.5, 9.5]]),
    slash: limb(joints, [[0, 0.2, 4, -1], [0, 0.5, 6, 0], [0, 0.85, 3, 0]]),
    foot: `translate(${spot(joints[2])}) rotate(${short(angle)}) scale(${size} 1)`,
  }
}

function arm(shoulder: Point, hand: Point, bend: 1 | -1): Arm {
  const joints = chain(shoulder, hand, bones.upper, bones.fore, bend)
  return {
    forearm: limb(joints, [[0, 0.55, 8, 8], [1, 0, 8, 8.5], [1, 0.4, 7.5, 8], [1, 0.85, 5.5, 5.5]]),
    sleeve: limb(joints, [[0, -0.12, 9, 9], [0, 0.2, 13, 13], [0, 0.5, 12.5, 12.5], [0, 0.8, 9, 9]]),
    slash: limb(joints, [[0, 0, 1.6, 1.6], [0, 0.4, 2.6, 2.6], [0, 0.75, 1.4, 1.4]]),
    cuff: limb(joints, [[1, 0.52, 9.5, 9.5], [1, 0.6, 9, 9], [1, 0.88, 5, 5]]),
    hand: joints[2],
    angle: Math.atan2(joints[2].y - joints[1].y, joints[2].x - joints[1].x) / degree,
  }
}

function cloak(local: Local, pose: Pose): { back: string; folds: string } {
  const end = { x: pose.cx, y: pose.cy }
  const neck = local(0, 76)
  const shoulder = local(-14, 79)
  const way = direction(neck, end)
  const side = { x: -way.y, y: way.x }
  const along = (share: number, aside: number): Point => ({
    x: shoulder.x + (end.x - shoulder.x) * share + side.x * aside,
    y: shoulder.y + (end.y - shoulder.y) * share + side.y * aside,
  })
  const outline = [local(8, 80), shoulder, along(0.3, 9), along(0.62, 17), along(0.9, 14), along(1.16, 19), along(1.08, 4)]
  const inner = [along(1.16, -9), along(1.02, -19), along(1.04, -36), along(0.72, -31), along(0.4, -28), local(-4, 34), local(6, 60)]
  const fold = (from: Point, aside: number) => `M${spot(from)}Q${spot(along(0.5, aside * 0.3))} ${spot(along(0.98, aside))}`
  return { back: curve([...outline, ...inner], 0.16), folds: fold(local(-24, 58), 12) + fold(local(-10, 60), -16) }
}

function braid(local: Local, pose: Pose): { back: string; end: Point } {
  const nape = local(-12, 98)
  const end = { x: pose.cx * 0.62, y: pose.cy - 34 }
  const middle = { x: (nape.x + pose.cx) / 2 - 14, y: (nape.y + pose.cy) / 2 - 6 }
  return { back: `M${spot(nape)}Q${spot(middle)} ${spot(end)}`, end }
}

/** Points of the trunk, which leans. */
function trunk(pose: Pose): Local {
  const lean = pose.lean * degree
  const up = { x: Math.sin(lean), y: -Math.cos(lean) }
  const forward = { x: Math.cos(lean), y: Math.sin(lean) }
  return (a, b) => ({ x: pose.px + forward.x * a + up.x * b, y: pose.py + forward.y * a + up.y * b })
}

const shoulder = [13, 66] as const

function tipOf(pose: Pose, hand: Point): Point {
  const blade = pose.sw * degree
  return { x: hand.x + Math.cos(blade) * bladeLength, y: hand.y + Math.sin(blade) * bladeLength }
}

/** Where his sword is, without all else of him. */
export function swordOf(pose: Pose): { hand: Point; tip: Point } {
  const [, , hand] = chain(trunk(pose)(...shoulder), { x: pose.hx, y: pose.hy }, bones.upper, bones.fore, -1)
  return { hand, tip: tipOf(pose, hand) }
}

export function figure(pose: Pose, build: Build): Figure {
  const local = trunk(pose)
  const through = (points: readonly (readonly [number, number])[], tension?: number) => curve(points.map(([a, b]) => local(a, b)), tension)
  const line = (a: readonly [number, number], b: readonly [number, number]) => `M${spot(local(...a))}L${spot(local(...b))}`

  const skirt = build === 'braid' ? 34 : 20
  const swordArm = arm(local(...shoulder), { x: pose.hx, y: pose.hy }, -1)
  const freeArm = arm(local(-15, 67), { x: pose.gx, y: pose.gy }, 1)
  const worn = build === 'cloak' ? { ...cloak(local, pose), end: { x: 0, y: 0 } } : { ...braid(local, pose), folds: '' }
  return {
    back: worn.back,
    folds: worn.folds,
    braidEnd: worn.end,
    freeArm,
    freeHand: `translate(${spot(freeArm.hand)}) rotate(${short(freeArm.angle)})`,
    rearLeg: leg(local(-7, 0), { x: pose.bx, y: pose.by }, pose.ba, -1, 0.8),
    frontLeg: leg(local(5, 0), { x: pose.fx, y: pose.fy }, pose.fa, 1, 1),
    skirt: through([[13, 15], [19, 2], [26, -skirt * 0.8], [12, -skirt], [0, -skirt * 0.86], [-14, -skirt], [-31, -skirt * 0.8], [-22, 2], [-15, 15]], 0.12),
    pleats: line([0, 12], [1, -skirt * 0.85]) + line([9, 10], [14, -skirt * 0.7]) + line([-9, 10], [-16, -skirt * 0.7]),
    torso: through([[2, 79], [14, 75], [21, 64], [21, 48], [16, 28], [13, 14], [17, 0], [-19, 0], [-15, 14], [-17, 30], [-22, 48], [-24, 64], [-16, 76], [-6, 80]]),
    buttons: [62, 52, 42, 32, 22].map(height => local(9 - (62 - height) * 0.06, height)),
    sash: through([[13, 74], [19, 70], [-13, 8], [-18, 15]], 0.04),
    belt: through([[14.5, 17], [15, 10], [-16.5, 10], [-16, 17]], 0.05),
    collar: through([[-11, 83], [10, 83], [19, 73], [9, 67], [1, 71], [-10, 66], [-21, 74]], 0.1),
    head: `translate(${spot(local(0, 76))}) rotate(${short(pose.lean * 0.35 + pose.nod)})`,
    swordArm,
    sword: `translate(${spot(swordArm.hand)}) rotate(${short(pose.sw)})`,
    tip: tipOf(pose, swordArm.hand),
  }
}
