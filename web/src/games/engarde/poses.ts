// The poses of a fencer. Where the other stands decides how far a thrust goes and how high a blade is
// held, so some poses are mixed by the measure.
import { between, bladeLength, swordOf, type Pose } from './rig'

const guard: Pose = { px: -3, py: -125, lean: -3, fx: 38, fy: -8, fa: 0, bx: -44, by: -8, ba: 0, hx: 64, hy: -132, sw: -24, gx: -62, gy: -230, nod: 2, cx: -66, cy: -96, slip: 0 }
const step: Pose = { px: 6, py: -126, lean: 5, fx: 66, fy: -14, fa: -20, bx: -42, by: -10, ba: 10, hx: 78, hy: -146, sw: -14, gx: -62, gy: -214, nod: 2, cx: -84, cy: -104, slip: 0 }
const retreat: Pose = { px: -22, py: -123, lean: -9, fx: 20, fy: -8, fa: 0, bx: -86, by: -14, ba: 16, hx: 52, hy: -138, sw: -30, gx: -84, gy: -196, nod: 4, cx: -62, cy: -92, slip: 0 }
const parry: Pose = { px: -10, py: -122, lean: -8, fx: 36, fy: -8, fa: 0, bx: -54, by: -8, ba: 0, hx: 42, hy: -168, sw: -66, gx: -74, gy: -216, nod: 2, cx: -60, cy: -92, slip: 0 }
const hit: Pose = { px: -14, py: -113, lean: -24, fx: 38, fy: -8, fa: -8, bx: -58, by: -8, ba: 0, hx: 28, hy: -112, sw: 38, gx: -108, gy: -176, nod: -22, cx: -76, cy: -66, slip: 0 }
const salute: Pose = { px: 0, py: -141, lean: 0, fx: 14, fy: -8, fa: 0, bx: -12, by: -8, ba: 0, hx: 36, hy: -194, sw: -88, gx: -50, gy: -126, nod: 0, cx: -34, cy: -84, slip: 0 }
/** Beaten, the blade lowered. */
const bow: Pose = { ...salute, px: -6, lean: 18, hx: 44, hy: -118, sw: 62, gx: -34, gy: -128, nod: 16, cx: -44, cy: -70 }
const triumph: Pose = { ...salute, lean: -4, hx: 52, hy: -214, sw: -74, gx: -58, gy: -120, nod: -6, cx: -44, cy: -88 }
/**
 * Thrusts: the rear leg and the arm stretched, the trunk in one line with them. Where the other is nearer all of him stays further
 * back behind his foot, so that the arm is out all the same.
 */
const lunge: Pose = { px: -38, py: -86, lean: 24, fx: 38, fy: -8, fa: 0, bx: -150, by: -8, ba: 12, hx: 83, hy: -162, sw: 0, gx: -112, gy: -120, nod: -12, cx: -130, cy: -140, slip: 0 }
const long: Pose = { ...lunge, px: -20, py: -80, lean: 36, fx: 44, bx: -139, ba: 18, hx: 111, hy: -152, sw: 0, gx: -104, gy: -106, nod: -20, cx: -132, cy: -134 }
const close: Pose = { ...lunge, px: -62, py: -92, lean: 18, bx: -168, ba: 10, hx: 50, hy: -165, sw: 0, gx: -136, gy: -132, nod: -8, cx: -146, cy: -136 }
const tight: Pose = { ...lunge, px: -70, py: -98, lean: 10, fx: 36, bx: -164, ba: 8, hx: 16, hy: -163, sw: -3, gx: -138, gy: -148, nod: -4, cx: -142, cy: -126 }
/** Body to body: from the hip. */
const steep: Pose = { ...tight, px: -60, py: -106, lean: 2, bx: -134, hx: -16, hy: -140, sw: -17, gx: -124, gy: -166, nod: 0, cx: -128, cy: -114 }
/** Attacked, he leans away over his rear leg, the blade drawn up beside the measure: it can still beat the other's away. */
const ward: Pose = { ...guard, px: -20, lean: -11, bx: -58, hx: 22, hy: -150, sw: -84, gx: -76, gy: -218, cx: -76 }

export const poses = { guard, step, retreat, parry, hit, salute, bow, triumph, ward, steep, tight, close, lunge, long }

/** A thrust ends before the other's breast, a touch on it, and whoever is hit is followed as he reels. */
export type PoseName = 'guard' | 'step' | 'retreat' | 'coil' | 'ward' | 'parry' | 'turned' | 'hit' | 'salute' | 'bow' | 'triumph' | 'thrust' | 'touch' | 'follow'

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}

/** The front of the foot, from the rig's origin: it stands on the fencer's space. */
export const toe = 10
/** How far before his own foot the point of his blade is. */
export function reachOf(pose: Pose): number {
  return swordOf(pose).tip.x - pose.fx - toe + pose.slip
}

/** No card reaches further. */
const farthest = 5
/** How far points that cannot meet keep from the middle, and how far those that can go beyond it. */
const short = 22
const beyond = 18
const longest = 142

/**
 * On guard the blades tell the measure: out of the reach of any card the points stay apart, within it they cross. Nearer, the
 * hand is drawn back and the blade stands up.
 */
function guardAt(distance: number, unit: number): Pose {
  const share = within(farthest + 1 - distance)
  // Body to body they go further, or they would stand too high.
  const crossing = beyond + 10 * within((3 - distance) / 2)
  const reach = Math.min(longest, (distance * unit) / 2 - short + (short + crossing) * share)
  const tip = guard.fx + toe + reach
  const hx = Math.max(14, Math.min(guard.hx, tip - 119))
  const near = within(reach / 100)
  const sw = (-Math.acos(Math.max(0, Math.min(1, (tip - hx) / bladeLength))) * 180) / Math.PI
  return { ...guard, px: -8 + 5 * near, lean: -6 + 3 * near, hx, hy: -140 + 8 * near, sw, gy: -222 - 8 * near }
}

const thrusts = [steep, tight, close, lunge, long] as const

/** A thrust whose point arrives so far before his foot: from the hip, stretched, and at last with a leap. */
function thrustTo(reach: number): Pose {
  let pose: Pose = reach <= reachOf(steep) ? steep : long
  for (const [index, from] of thrusts.slice(0, -1).entries()) {
    const to = thrusts[index + 1]!
    const [least, most] = [reachOf(from), reachOf(to)]
    if (reach > least && reach <= most) pose = between(from, to, (reach - least) / (most - least))
  }
  // What is between two poses does not lie quite between their points; the foot makes up for it.
  return { ...pose, slip: reach - reachOf(pose) }
}

/** Where the breast of who wards is, behind his foot; how far before it a thrust halts; and where one hit reels to. */
const breast = 54
const before = -9
const reeling = 14

/** How the pose is held with the other so many spaces away, each so many units of the rig. */
export function poseAt(name: PoseName, distance: number, unit: number): Pose {
  const gap = distance * unit
  switch (name) {
    case 'guard':
      return guardAt(distance, unit)
    case 'coil': {
      const held = guardAt(distance, unit)
      return { ...held, px: held.px - 12, lean: -9, hx: held.hx - 14, bx: held.bx - 6, nod: 4 }
    }
    case 'step':
    case 'retreat': {
      const { hx, hy, sw } = guardAt(distance, unit)
      return { ...poses[name], hx: hx + (name === 'step' ? 14 : -12), hy, sw }
    }
    case 'parry':
      return { ...parry, hx: Math.min(parry.hx, 30 + gap * 0.16), sw: Math.min(-52, -86 + gap * 0.2) }
    case 'thrust':
      return thrustTo(gap + breast + before)
    case 'turned': {
      const beaten = thrustTo(gap + breast + before)
      return { ...beaten, lean: beaten.lean - 6, hy: beaten.hy - 14, sw: beaten.sw - 26 }
    }
    case 'touch':
      return thrustTo(gap + breast)
    case 'follow':
      return thrustTo(gap + breast + reeling)
    default:
      return poses[name]
  }
}

/** From hip to ankle of a leg that is almost straight, and of one that is. */
const straight = { rear: 127, front: 132 }
/** How high the hip is over an ankle so far aside. */
const above = (length: number, aside: number) => Math.sqrt(Math.max(0, length ** 2 - aside ** 2))

/**
 * With his back to a wall so far behind him nobody reaches beyond it: hip, foot, hand and cloak stay before it. The arm that is drawn
 * in goes up, or its elbow would stick out; whoever lunges stands higher and further forward, so that his rear leg is stretched
 * nevertheless.
 */
export function backed(pose: Pose, behind: number): Pose {
  const room = (part: number, needs: number) => Math.max(part, needs - behind)
  const bx = room(pose.bx, 31)
  const kept = { px: Math.max(room(pose.px, 58), pose.px + (bx - pose.bx) * 0.15), bx, gx: room(pose.gx, 29), cx: room(pose.cx, 28) }
  const same = kept.px === pose.px && kept.bx === pose.bx && kept.gx === pose.gx && kept.cx === pose.cx
  if (same) return pose
  const hip = Math.min(above(straight.rear, kept.px - 7 - bx), above(straight.front, pose.fx - kept.px - 5))
  const py = Math.min(pose.py, Math.max(guard.py, pose.by - hip))
  return { ...pose, ...kept, py, gy: Math.max(Math.min(pose.gy, -262), pose.gy - (kept.gx - pose.gx) * 1.3) }
}
