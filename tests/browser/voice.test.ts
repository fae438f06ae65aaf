// Those who do not see the table are told what those who do see of it: why something has ended, what came meanwhile, how
// far apart the fencers stand, how many points a lord has.
import { expect, it } from 'vitest'
import { house } from './house'
import { duel, trading } from './scenes'
import type { Look, Scene } from './staged'

const at = house()
const usual: Look = { width: 1280, height: 800, scheme: 'light', motion: 'reduce' }

it('En Garde: the end of a round is told with its reason, and what came meanwhile when one goes on', async () => {
  const staged = await at.stage({ ...usual, wishes: { ending: 600_000 } }, { ...duel, moves: '', asked: [2] })
  const { page } = staged
  const said = () => page.getByRole('log').innerText()
  const next: Partial<Scene> = {
    position: duel.position.replace('strip 8 12', 'strip 1 23').replace('score 2 3', 'score 2 4'),
    facts: 'distance 22\npile 15',
    moves: '',
    asked: [2],
  }
  await staged.plays('@2 attack 4\nround @2\nstarter @2\ndeal @1 1 2 3 4 5', next)
  await expect.poll(said).toMatch(/ A touch for .*! The attack of .* with one 4 hits\.$/)
  const end = await said()
  await staged.plays('@2 forward 3', { ...next, facts: 'distance 19\npile 15' })
  await staged.plays('@2 forward 1', { ...next, facts: 'distance 18\npile 15', moves: 'forward 1', asked: [1] })
  expect(await said()).toBe(end)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(said).toMatch(/goes 3 forward\..* goes 1 forward\..*Your turn\. The distance is 18: /)
  await staged.leave()
})

it('En Garde: the distance is told after a step, and left to the question where that says it', async () => {
  const staged = await at.stage(usual, duel)
  const said = () => staged.page.getByRole('log').innerText()
  const stepped = { position: duel.position.replace('strip 8 12', 'strip 9 12').replace('turn @1', 'turn @2'), facts: 'distance 3\npile 9', moves: '', asked: [2] }
  await staged.plays('@1 forward 1', stepped)
  await expect.poll(said).toBe('You go 1 forward. Distance 3.')
  await staged.plays('@2 back 2', { ...stepped, position: duel.position.replace('strip 8 12', 'strip 9 14'), facts: 'distance 5\npile 9', moves: 'forward 1', asked: [1] })
  await expect.poll(said).toMatch(/goes 2 back\. Your turn\. The distance is 5[,:] /)
  await staged.leave()
})

it('castles: points are told when they change', async () => {
  const staged = await at.stage(usual, { ...trading, facts: 'points @4 5\npoints @2 7', moves: '', asked: [2] })
  const said = () => staged.page.getByRole('log').innerText()
  await staged.plays('@2 place', { facts: 'points @4 1\npoints @2 12', moves: '', asked: [2] })
  await expect.poll(said).toMatch(/has 12 points now\. You have 1 point now\.$/)
  await staged.plays('@2 pass', { facts: 'points @4 1\npoints @2 12', moves: '', asked: [3] })
  await expect.poll(said).toMatch(/passes\.$/)
  await staged.leave()
})
