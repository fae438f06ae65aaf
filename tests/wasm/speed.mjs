// How fast the engine is in Node beside the program: the same work by turns in short slices, of which the least processor
// time of each counts, so that other load on the machine matters little. The results must be the same. Both are let run
// first: a browser compiles a module at once and quickly, and once more, better, while it runs.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { speedModule, startOf } from './engine.mjs'

const program = spawn(process.argv[2], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
const engine = startOf(new WebAssembly.Module(speedModule()))
const slices = 12
const warmUp = 1000
const works = [
  ['engarde', 0, 2, 4000, 4000],
  ['ivanhoe', 1, 4, 2000, 1000],
  ['castles', 2, 4, 1500, 1500],
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
  const start = process.cpuUsage()
  const result = engine.exports[work.call](...work.args)
  const { user, system } = process.cpuUsage(start)
  return { took: (user + system) / 1000, result: String(result) }
}

for (const work of works) {
  const begin = performance.now()
  while (performance.now() - begin < warmUp) inEngine(work)
  await native(work)
  const least = { native: Infinity, engine: Infinity }
  for (let slice = 0; slice < slices; slice++) {
    const one = await native(work)
    const other = inEngine(work)
    if (one.result !== other.result) throw new Error(`${work.name}: ${one.result} natively, ${other.result} in the engine`)
    least.native = Math.min(least.native, one.took)
    least.engine = Math.min(least.engine, other.took)
  }
  console.log(`${work.name.padEnd(24)} ${(least.native / least.engine).toFixed(2)} of native`)
}
program.stdin.end()
