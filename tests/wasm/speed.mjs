// How fast the engine is in Node beside the program: the same work by turns in short slices, so that other load on the
// machine meets both alike. The results must be the same.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { checkModule, startOf } from './engine.mjs'

const program = spawn(process.argv[2], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
const engine = startOf(new WebAssembly.Module(checkModule()))
const slices = 8
const works = [
  ['engarde', 0, 2, 4000, 4000],
  ['ivanhoe', 1, 4, 400, 1000],
  ['castles', 2, 4, 150, 300],
].flatMap(([name, game, players, games, simulations]) => [
  { name: `${name}, random games`, what: 'random', call: 'play_random_games', args: [game, players, games] },
  { name: `${name}, search`, what: 'search', call: 'search_first_decision', args: [game, players, simulations] },
])

async function native(work) {
  program.stdin.write(`${[work.what, ...work.args].join(' ')}\n`)
  const [took, result] = (await answers.next()).value.split(' ')
  return { took: Number(took), result }
}

function inEngine(work) {
  const start = performance.now()
  const result = engine.exports[work.call](...work.args)
  return { took: performance.now() - start, result: String(result) }
}

for (const work of works) {
  inEngine(work)
  await native(work)
  const sum = { native: 0, engine: 0 }
  for (let slice = 0; slice < slices; slice++) {
    const one = await native(work)
    const other = inEngine(work)
    if (one.result !== other.result) throw new Error(`${work.name}: ${one.result} natively, ${other.result} in the engine`)
    sum.native += one.took
    sum.engine += other.took
  }
  console.log(`${work.name.padEnd(24)} ${(sum.native / sum.engine).toFixed(2)} of native`)
}
program.stdin.end()
