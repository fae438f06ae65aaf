// A worker in which bots think: one question after the other, each answered by bytes that only the engine reads.
import type { FromThinker, ToThinker } from './messages'
import { Engine } from './module'

const nothing = () => {}
let engine: Promise<Engine>

addEventListener('message', (event: MessageEvent<ToThinker>) => {
  const said = event.data
  if ('module' in said) {
    engine = Engine.start(said.module, { now: Date.now, send: nothing, answer: nothing, keep: nothing, fetch: nothing, list: nothing, think: nothing })
    return
  }
  engine.then(one => postMessage({ answer: one.bytes('solve', said.problem) } satisfies FromThinker)).catch(problem => {
    // Told as an error of the worker, which is then replaced.
    setTimeout(() => {
      throw problem
    })
  })
})
