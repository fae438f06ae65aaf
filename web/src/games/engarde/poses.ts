// The poses of a fencer. Where the other stands decides how far a thrust goes and how high a blade is
// held, so some poses are mixed by the measure.
import { between, type Pose } from './rig'

const guard: Pose = { px: -3, py: -125, lean: -3, fx: 38, fy: -8, fa: 0, bx: -44, by: -8, ba: 0, hx: 64, hy: -132, sw: -24, gx: -62, gy: -230, nod: 2, cx: -66, cy: -96 }
/** So close that the blade must stand upright. */
const bound: Pose = { ...guard, px: -8, lean: -6, hx: 34, hy: -150, sw: -78, gx: -66, gy: -222 }
const step: Pose = { px: 6, py: -126, lean: 5, fx: 66, fy: -14, fa: -20, bx: -42, by: -10, ba: 10, hx: 78, hy: -146, sw: -14, gx: -62, gy: -214, nod: 2, cx: -84, cy: -104 }
const retreat: Pose = { px: -22, py: -123, lean: -9, fx: 20, fy: -8, fa: 0, bx: -86, by: -14, ba: 16, hx: 52, hy: -138, sw: -30, gx: -84, gy: -196, nod: 4, cx: -62, cy: -92 }
const parry: Pose = { px: -10, py: -122, lean: -8, fx: 36, fy: -8, fa: 0, bx: -54, by: -8, ba: 0, hx: 42, hy: -168, sw: -66, gx: -74, gy: -216, nod: 2, cx: -60, cy: -92 }
const hit: Pose = { px: -14, py: -113, lean: -24, fx: 38, fy: -8, fa: -8, bx: -58, by: -8, ba: 0, hx: 28, hy: -112, sw: 38, gx: -108, gy: -176, nod: -22, cx: -76, cy: -66 }
const salute: Pose = { px: 0, py: -141, lean: 0, fx: 14, fy: -8, fa: 0, bx: -12, by: -8, ba: 0, hx: 36, hy: -194, sw: -88, gx: -50, gy: -126, nod: 0, cx: -34, cy: -84 }
/** Beaten, the blade lowered. */
const bow: Pose = { ...salute, px: -6, lean: 18, hx: 44, hy: -118, sw: 62, gx: -34, gy: -128, nod: 16, cx: -44, cy: -70 }
const triumph: Pose = { ...salute, lean: -4, hx: 48, hy: -234, sw: -80, gx: -58, gy: -120, nod: -6, cx: -44, cy: -88 }
/** Thrusts: of full length, stretched, and from below when the other is a space away. */
const lunge: Pose = { px: -34, py: -90, lean: 20, fx: 31, fy: -8, fa: 0, bx: -136, by: -8, ba: 6, hx: 84, hy: -170, sw: -1, gx: -104, gy: -126, nod: -8, cx: -126, cy: -140 }
const long: Pose = { px: -14, py: -82, lean: 34, fx: 40, fy: -8, fa: 0, bx: -150, by: -8, ba: 14, hx: 118, hy: -158, sw: 0, gx: -98, gy: -112, nod: -16, cx: -128, cy: -136 }
const close: Pose = { px: -20, py: -116, lean: 8, fx: 34, fy: -8, fa: 0, bx: -78, by: -8, ba: 4, hx: 6, hy: -114, sw: -30, gx: -92, gy: -178, nod: -4, cx: -104, cy: -110 }

export const poses = { guard, bound, step, retreat, parry, hit, salute, bow, triumph, lunge, long, close }

export type PoseName = 'guard' | 'step' | 'retreat' | 'parry' | 'hit' | 'salute' | 'bow' | 'triumph' | 'thrust'

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}

/** How the pose is held with the other so many spaces away. */
export function poseAt(name: PoseName, distance: number): Pose {
  if (name === 'guard') return between(bound, guard, within((distance - 1) / 3.5))
  if (name === 'parry') return between({ ...parry, hx: 34, sw: -82 }, parry, within((distance - 1) / 3))
  if (name === 'thrust') return distance >= 4 ? between(lunge, long, within(distance - 4)) : between(close, lunge, within((distance - 1) / 3))
  return poses[name]
}

/** With his back to a wall so far behind him nobody reaches beyond it: hip, foot, hand and cloak stay before it. */
export function backed(pose: Pose, behind: number): Pose {
  return { ...pose, px: Math.max(pose.px, 80 - behind), bx: Math.max(pose.bx, 52 - behind), gx: Math.max(pose.gx, 24 - behind), cx: Math.max(pose.cx, 20 - behind) }
}
