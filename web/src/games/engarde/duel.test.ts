// The fencers: what the rig draws, what they do, and where the scene lies.
import { describe, expect, it } from 'vitest'
import { statement } from '../../../tests/notation'
import { backed, poseAt, poses, reachOf, toe, type PoseName } from './poses'
import { between, bladeLength, figure, type Pose } from './rig'
import { playEnd, playOn, standing, type Frame, type Position } from './script'
import { cameraAt, seenX } from './camera'
import { body, middleOf, stageIn } from './stage'

const lines = (text: string) => text.split('|').map(line => statement('engarde', line.trim()))
const guard = (a: number, b: number): Position => ({ spaces: [a, b], poses: ['guard', 'guard'] })
const time = (frames: readonly Frame[]) => frames.reduce((sum, frame) => sum + frame.milliseconds, 0)
const shape = (path: string) => path.replace(/-?[\d.]+/g, '#')
const named: PoseName[] = ['guard', 'step', 'retreat', 'coil', 'ward', 'parry', 'turned', 'hit', 'salute', 'bow', 'triumph', 'thrust', 'touch', 'follow']
/** How many units of the rig a space is: on telephones, and where there is more room. */
const units = [22, 25, 31, 36]

describe('the rig', () => {
  const paths = (pose: Pose) => {
    const body = figure(pose, 'cloak')
    return [body.back, body.torso, body.skirt, body.frontLeg.boot, body.rearLeg.breeches, body.swordArm.sleeve, body.freeArm.cuff]
  }

  it('draws every pose with the same paths, so that any turns into any other', () => {
    const usual = paths(poses.guard).map(shape)
    for (const pose of Object.values(poses)) {
      expect(paths(pose).map(shape)).toEqual(usual)
      for (const path of paths(pose)) expect(path).not.toMatch(/NaN|Infinity|\.\d\d/)
    }
  })

  it('mixes poses, and keeps both ends', () => {
    expect(between(poses.guard, poses.lunge, 0)).toEqual(poses.guard)
    expect(between(poses.guard, poses.lunge, 1)).toEqual(poses.lunge)
    expect(between(poses.guard, poses.lunge, 0.5).px).toBeCloseTo((poses.guard.px + poses.lunge.px) / 2)
  })

  it('holds the blade in the hand', () => {
    for (const name of named) {
      const { swordArm, tip } = figure(poseAt(name, 3, 31), 'braid')
      expect(Math.hypot(tip.x - swordArm.hand.x, tip.y - swordArm.hand.y)).toBeCloseTo(bladeLength)
    }
  })

  it('keeps before a wall that he has behind him, and thrusts as far as before', () => {
    const cornered = backed(poses.long, 120)
    expect(Math.min(cornered.bx, cornered.gx, cornered.cx, cornered.px)).toBeGreaterThan(-120)
    // No shorter; a little further where his shoulder comes forward.
    const further = figure(cornered, 'cloak').tip.x - figure(poses.long, 'cloak').tip.x
    expect(further).toBeGreaterThanOrEqual(0)
    expect(further).toBeLessThan(4)
    expect(backed(poses.guard, 200)).toEqual(poses.guard)
  })

  it('tells the measure by the blades on guard: points cross where a card reaches, and keep apart beyond', () => {
    for (const unit of units) {
      for (let distance = 1; distance <= 22; distance++) {
        const apart = distance * unit - 2 * reachOf(poseAt('guard', distance, unit))
        if (distance <= 5) expect(apart, `${distance} of ${unit}`).toBeLessThan(-20)
        else expect(apart, `${distance} of ${unit}`).toBeGreaterThan(30)
      }
    }
  })

  /** How far behind his foot the breast of a fencer is at the height where a point arrives. */
  const breastAt = (pose: Pose, height: number) => {
    const points = [...figure(pose, 'braid').torso.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
    const front = points.filter(({ y }) => Math.abs(y - height) < 14).map(({ x }) => x)
    return pose.fx + toe - Math.max(...front)
  }

  it('halts before the breast in an attack, and meets it in a touch', () => {
    for (const unit of units) {
      for (const distance of [1, 2, 3, 4, 5]) {
        const gap = distance * unit
        const [thrust, touch] = (['thrust', 'touch'] as const).map(name => {
          const pose = poseAt(name, distance, unit)
          return reachOf(pose) - gap - breastAt(poses.ward, figure(pose, 'cloak').tip.y)
        })
        expect(thrust, `${distance} of ${unit}`).toBeLessThan(-3)
        expect(thrust, `${distance} of ${unit}`).toBeGreaterThan(-18)
        expect(touch, `${distance} of ${unit}`).toBeGreaterThan(-8)
        expect(touch, `${distance} of ${unit}`).toBeLessThan(8)
        expect(touch! - thrust!).toBeGreaterThan(7)
      }
    }
  })

  it('lunges with the arm and the rear leg out, where the other is three spaces away or more', () => {
    for (const unit of [26, 31, 36]) {
      for (const distance of [3, 4, 5]) {
        const pose = poseAt('thrust', distance, unit)
        const lean = (pose.lean * Math.PI) / 180
        const at = (a: number, b: number) => ({ x: pose.px + Math.cos(lean) * a + Math.sin(lean) * b, y: pose.py + Math.sin(lean) * a - Math.cos(lean) * b })
        const [shoulder, hip] = [at(13, 66), at(-7, 0)]
        // 86 and 134 are all that arm and leg reach.
        expect(Math.hypot(pose.hx - shoulder.x, pose.hy - shoulder.y), `arm at ${distance} of ${unit}`).toBeGreaterThan(68)
        expect(Math.hypot(pose.bx - hip.x, pose.by - hip.y), `leg at ${distance} of ${unit}`).toBeGreaterThan(122)
        expect(pose.fx - pose.bx).toBeGreaterThan(150)
      }
    }
  })
})

describe('what they do', () => {
  it('step to where the table has them, in less than a second', () => {
    for (const [said, to] of [
      ['@1 forward 5 | draw @1 ?', [8, 20]],
      ['@2 back 3 | draw @2 ?', [3, 23]],
      ['@2 advance 4 attack 5x2 | draw @2 ?', [3, 16]],
    ] as const) {
      const frames = playOn(guard(3, 20), lines(said), guard(to[0], to[1]))
      expect(frames.at(-1)!.spaces).toEqual(to)
      expect(frames.at(-2)!.spaces, said).toEqual(to)
      expect(time(frames), said).toBeLessThan(1000)
      expect(frames.length).toBeGreaterThan(2)
    }
  })

  it('parry before they take their own turn', () => {
    const from: Position = { spaces: [8, 12], poses: ['thrust', 'guard'] }
    const frames = playOn(from, lines('@2 parry'), guard(8, 12))
    expect(frames[0]).toMatchObject({ poses: ['thrust', 'parry'], beaten: 2 })
    expect(frames[1]!.poses).toEqual(['turned', 'parry'])
    expect(frames.at(-1)!.poses).toEqual(['guard', 'guard'])
  })

  it('end a round with a touch that is seen, and only then', () => {
    const hit = playEnd(guard(8, 12), lines('@1 attack 4x2 | draw @1 ? | round @1'))
    expect(hit.at(-1)).toMatchObject({ poses: ['follow', 'hit'], tells: true })
    // Cards come to the blade, the thrust halts, the point meets; then the other reels, and only then it is told.
    expect(hit.map(frame => frame.poses[0])).toEqual(['coil', 'thrust', 'touch', 'touch', 'follow', 'follow'])
    expect(hit.findIndex(frame => frame.touched === 2)).toBe(2)
    expect(hit.findIndex(frame => frame.poses[1] === 'hit')).toBe(4)
    expect(hit.findIndex(frame => frame.tells)).toBe(5)
    expect(time(hit)).toBeLessThan(1000)
    const after = playEnd(guard(8, 12), lines('@2 advance 1 attack 3x1 | draw @2 ? | round @2 | deal @1 1 1 1 1 1'))
    expect(after.at(-1)).toMatchObject({ poses: ['hit', 'follow'], spaces: [8, 11] })
    expect(after.some(frame => frame.touched === 1)).toBe(true)
    const judged = playEnd(guard(8, 14), lines('@1 forward 2 | reveal @1 4 | reveal @2 1 | round @1'))
    expect(judged.some(frame => frame.touched)).toBe(false)
    expect(judged.at(-1)).toMatchObject({ poses: ['triumph', 'bow'], tells: true })
    const drawn = playEnd(guard(8, 14), lines('@1 forward 2 | round -'))
    expect(drawn.at(-1)!.poses).toEqual(['salute', 'salute'])
  })

  it('salute at the beginning of a round, at their ends', () => {
    const frames = playOn(guard(9, 12), lines('@1 attack 3x1 | round @1 | deal @1 1 1 1 1 1 | deal @2 ? ? ? ? ?'), guard(1, 23))
    expect(frames.some(frame => frame.poses.every(pose => pose === 'salute'))).toBe(true)
    expect(frames.every(frame => frame.spaces[0] === 1 && frame.spaces[1] === 23)).toBe(true)
  })

  it('stand up from a lunge where they are, and walk back with their spaces', () => {
    const frames = playOn({ spaces: [8, 12], poses: ['follow', 'hit'] }, lines('deal @1 1 1 1 1 1 | deal @2 ? ? ? ? ?'), guard(1, 23))
    expect(frames[0]).toMatchObject({ poses: ['guard', 'guard'], spaces: [8, 12] })
    expect(frames[1]).toMatchObject({ poses: ['retreat', 'retreat'], spaces: [1, 23], paces: true })
    expect(time(frames)).toBeLessThan(1000)
  })

  it('stand as the position says when nothing is told', () => {
    expect(standing([8, 12], 2, null).poses).toEqual(['ward', 'thrust'])
    expect(standing([8, 12], null, [1]).poses).toEqual(['triumph', 'bow'])
  })
})

describe('the stage', () => {
  const areas = [
    [1000, 600],
    [1086, 488],
    [390, 556],
    [360, 471],
    [650, 302],
    [446, 312],
  ] as const

  it.each(areas)('fits an area of %i by %i', (width, height) => {
    const stage = stageIn(width, height)
    expect(stage.pitch).toBeGreaterThanOrEqual(stage.zooms ? 27 : 28)
    // The pile lies on the stage, or below it.
    expect(stage.height + (stage.shape === 'wide' ? 0 : stage.apron)).toBeLessThanOrEqual(height)
    expect(stage.near).toBeLessThanOrEqual(stage.height - (stage.shape === 'wide' ? stage.apron : 0))
    expect(stage.far).toBeLessThan(stage.floor)
    expect(stage.floor).toBeLessThan(stage.near)
    expect(stage.near).toBeLessThanOrEqual(stage.height)
    // Nobody is cut off at the ends.
    expect(middleOf(stage, 1)).toBeGreaterThan(body * stage.figure)
    // The figures are the largest thing there.
    expect(stage.figure * 284).toBeGreaterThan(Math.min(140, height * 0.4))
    expect(stage.floor - stage.figure * 284).toBeGreaterThanOrEqual(0)
  })

  const everywhere = Array.from({ length: 22 }, (_, index) => index + 1).flatMap(near => Array.from({ length: 23 - near }, (_, index) => [near, near + index + 1] as [number, number]))

  it.each(areas)('in an area of %i by %i both fencers are seen whole wherever they stand, and none is small', (width, height) => {
    const stage = stageIn(width, height)
    const area = Math.min(width, stage.width)
    for (const strip of everywhere) {
      const camera = cameraAt(stage, area, strip, 1)
      const room = body * stage.figure * camera.zoom
      expect(seenX(camera, middleOf(stage, strip[0])) - room, `${strip}`).toBeGreaterThanOrEqual(0)
      expect(seenX(camera, middleOf(stage, strip[1])) + room, `${strip}`).toBeLessThanOrEqual(area)
      expect(camera.zoom * stage.figure * 284, `${strip}`).toBeGreaterThan(90)
      // They stand on the piste.
      expect(camera.floor).toBeGreaterThan(camera.far)
      expect(camera.floor).toBeLessThan(stage.near)
    }
  })

  it('goes no further away than they need, and sees the spaces to which one can retreat', () => {
    for (const [width, height] of areas) {
      const stage = stageIn(width, height)
      const area = Math.min(width, stage.width)
      for (const own of [1, 2, null]) {
        for (const strip of everywhere) {
          const camera = cameraAt(stage, area, strip, own)
          const distance = strip[1] - strip[0]
          if (own === null && distance <= 4) expect(camera.zoom, `${strip} in ${width}`).toBe(1)
          const back = own === 1 ? Math.max(1, strip[0] - 5) : own === 2 ? Math.min(23, strip[1] + 5) : strip[0]
          expect(seenX(camera, middleOf(stage, back)), `${strip} of ${own} in ${width}`).toBeGreaterThan(0)
          expect(seenX(camera, middleOf(stage, back))).toBeLessThan(area)
        }
      }
      const zooms = Array.from({ length: 22 }, (_, index) => cameraAt(stage, area, [1, index + 2], null).zoom)
      expect(zooms).toEqual([...zooms].sort((a, b) => b - a))
    }
  })
})
