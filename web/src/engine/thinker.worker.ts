// A worker in which bots think: one question after the other, each answered by bytes that only the engine reads.
import type { FromThinker, ToThinker } from './messages'
import { Engine } from './module'

const nothing = () => {}

function answerOf(engine: Engine, problem: Uint8Array, depth: number | undefined): FromThinker {
  return depth === undefined ? { answer: engine.bytes('solve', problem) } : { alternatives: engine.text('weigh', problem, depth) }
}

let engine: Promise<Engine>

addEventListener('message', (event: MessageEvent<ToThinker>) => {
  const said = event.data
  if ('module' in said) {
    engine = Engine.start(said.module, { now: Date.now, send: nothing, answer: nothing, keep: nothing, fetch: nothing, list: nothing, think: nothing, weigh: nothing })
    return
  }
  if ('policy' in said) {
    engine = engine.then(one => {
      one.call('policy', said.policy.name, said.policy.contents)
      return one
    })
    return
  }
  engine.then(one => postMessage(answerOf(one, said.problem, said.depth))).catch(problem => {
    // Told as an error of the worker, which is then replaced.
    setTimeout(() => {
      throw problem
    })
  })
})
