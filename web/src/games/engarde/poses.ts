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
/** Thrusts: of full length, stretched, and from below when the other is a space away. */
const lunge: Pose = { px: -34, py: -90, lean: 20, fx: 31, fy: -8, fa: 0, bx: -136, by: -8, ba: 6, hx: 84, hy: -170, sw: -1, gx: -104, gy: -126, nod: -8, cx: -126, cy: -140, slip: 0 }
const long: Pose = { px: -14, py: -82, lean: 34, fx: 40, fy: -8, fa: 0, bx: -150, by: -8, ba: 14, hx: 118, hy: -158, sw: 0, gx: -98, gy: -112, nod: -16, cx: -128, cy: -136, slip: 0 }
const close: Pose = { px: -36, py: -98, lean: 15, fx: 34, fy: -8, fa: 0, bx: -118, by: -8, ba: 5, hx: 30, hy: -160, sw: -6, gx: -100, gy: -150, nod: -6, cx: -118, cy: -126, slip: 0 }

const tight: Pose = { ...close, px: -32, py: -106, lean: 10, bx: -98, hx: -2, hy: -142, sw: -16, gx: -96, gy: -168, nod: -4, cx: -108, cy: -114 }
/** Body to body: from the hip. */
const steep: Pose = { ...tight, px: -28, py: -112, lean: 5, bx: -86, hx: -16, hy: -118, sw: -46 }
/** Attacked, the blade drawn up beside the measure: it can still beat the other's away. */
const ward: Pose = { ...guard, px: -9, lean: -6, hx: 22, hy: -150, sw: -84, gx: -64, gy: -222 }

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

/** Where the other's breast is, behind his foot; where a thrust halts before it; and where one hit reels to. */
const breast = 32
const before = -34
const reeling = 20

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

/**
 * With his back to a wall so far behind him nobody reaches beyond it: hip, foot, hand and cloak stay before it. The arm that is drawn
 * in goes up, or its elbow would stick out; the leg is straightened for the same reason, and who crouches needs more room for his knee.
 */
export function backed(pose: Pose, behind: number): Pose {
  const crouch = Math.max(0, pose.py - guard.py)
  const room = (part: number, needs: number) => Math.max(part, needs - behind)
  const kept = { px: room(pose.px, 58 + crouch * 0.7), bx: room(pose.bx, 31 + crouch * 0.9), gx: room(pose.gx, 29), cx: room(pose.cx, 28) }
  const same = kept.px === pose.px && kept.bx === pose.bx && kept.gx === pose.gx && kept.cx === pose.cx
  return same ? pose : { ...pose, ...kept, py: pose.py - Math.min(8, (kept.bx - pose.bx) * 0.4), gy: Math.max(Math.min(pose.gy, -262), pose.gy - (kept.gx - pose.gx) * 1.3) }
}
