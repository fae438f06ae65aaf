// What commands print with --json, held to docs/json.schema.json and to what they print without it.
//
//   node tests/json/check.mjs PROGRAM
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const program = process.argv[2]
const require = createRequire(new URL('../../web/package.json', import.meta.url))
const Ajv = require('ajv/dist/2020').default
const { statement } = await import('../../web/tests/notation.ts')

const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true })
ajv.addSchema(JSON.parse(readFileSync('src/wire/schema.json', 'utf8')), 'https://hastilude.invalid/src/wire/schema.json')
const schema = JSON.parse(readFileSync('docs/json.schema.json', 'utf8'))
ajv.addSchema(schema)

const run = (words, input = '', code = 0) => {
  const done = spawnSync(program, words, { input, encoding: 'utf8', maxBuffer: 1 << 30 })
  assert.equal(done.status, code, `${words.join(' ')}: ${done.stderr}`)
  return done
}
const text = (words, input) => run(words, input).stdout

const unseen = new Set(schema.oneOf.map(each => each.$ref.split('/').at(-1)))
const valid = object => {
  unseen.delete(object.type)
  const validate = ajv.getSchema(`${schema.$id}#/$defs/${object.type}`)
  assert.ok(validate(object), JSON.stringify(validate.errors?.slice(0, 3)))
  return object
}
// One object a line.
const objects = (words, input, code = 0) =>
  run(words, input, code)
    .stdout.trimEnd()
    .split('\n')
    .map(line => valid(JSON.parse(line)))

const notationOf = term => {
  if ('seat' in term) return `@${term.seat}`
  if ('place' in term) return `#${term.place}`
  if ('blazon' in term) return `b${term.blazon}`
  if ('none' in term) return '-'
  if ('card' in term) return (term.card ?? '?') + (term.times ? `x${term.times}` : '')
  return String(term.number ?? term.word ?? term.castle ?? term.color)
}
// A card that follows itself in a position is told once, with how many there are; only an attack is written so too.
const factText = fact => {
  const { args, kind } = fact
  const each = kind === 'attack' ? args : args.flatMap(({ times = 1, ...term }) => Array(times).fill(term))
  return [kind, ...each.map(notationOf)].join(' ')
}

// Every move that a pick stands for: `least` to `most` of its cards, in their order.
const movesOf = pick => {
  const kinds = [...new Set(pick.cards)]
  const counts = kinds.map(kind => pick.cards.filter(card => card === kind).length)
  const moves = []
  const choose = (kind, cards) => {
    if (kind === kinds.length) {
      if (cards.length >= pick.least && cards.length <= pick.most) moves.push([pick.text, ...cards].join(' '))
      return
    }
    for (let count = 0; count <= counts[kind]; ++count) choose(kind + 1, [...cards, ...Array(count).fill(kinds[kind])])
  }
  choose(0, [])
  return moves
}

// The same actions as `; legal @1 a | b`, long lists of which are picks.
const compareLegal = (line, legal) => {
  const [, seat, list] = /^; legal @(\d) (.*)$/.exec(line)
  assert.equal(legal.seat, Number(seat))
  const moves = legal.moves.map(move => move.text.replace(/^@\d /, ''))
  // One army may be of two picks: of one kind, and of one coat of arms.
  const told = new Set([...moves, ...legal.picks.flatMap(movesOf)])
  assert.deepEqual([...told].sort(), list.split(' | ').sort())
}

const headKinds = /^(game|players|option|name|rules) /
// What a statement names is what stands in its text.
const compareTerms = (game, said) => {
  if (said) assert.equal(JSON.stringify(said), JSON.stringify(statement(game, said.text)))
}
// Line by line, a record with its legal actions and a game as data say the same.
const compareGame = (record, game) => {
  const lines = record.split('\n').filter(line => line !== '' && !headKinds.test(line))
  let step = 0
  let legal = 0
  for (const line of lines) {
    if (line.startsWith('; legal ')) {
      compareLegal(line, game.steps[step].legal[legal++])
      continue
    }
    assert.equal(game.steps[step].legal.length, legal)
    legal = 0
    assert.equal(game.steps[++step].line.text, line)
  }
  assert.equal(game.steps.length, step + 1)
  assert.equal(game.steps[0].line, null)
  for (const { line, legal } of game.steps)
    for (const said of [line, ...legal.flatMap(each => each.moves)]) compareTerms(game.game, said)
}

const positionOf = output => {
  const lines = output.trimEnd().split('\n')
  return lines.slice(lines.lastIndexOf('position') + 1, -1)
}

let steps = 0
for (const [game, ...players] of [['engarde', 2], ['ivanhoe', 2, 5], ['castles', 2, 4]]) {
  for (const count of players) {
    const flags = ['trace', game, '--players', String(count), '--seed', '3']
    const record = text(flags)
    const [whole] = objects([...flags, '--json'])
    compareGame(record, whole)
    steps += whole.steps.length
    assert.deepEqual(objects(['replay', '-', '--json'], record), [whole], 'replay says what trace says')
    assert.deepEqual(whole.steps.at(-1).position.map(factText), positionOf(text(['replay', '-'], record)))
    assert.equal(whole.steps.at(-1).due, 'over')
    assert.ok(whole.winners.length > 0)
    for (let seat = 1; seat <= count; ++seat) {
      const eyes = ['replay', '-', '--view', `@${seat}`]
      const [seen] = objects([...eyes, '--json'], record)
      const printed = text(eyes, record)
      compareGame(printed.slice(0, printed.lastIndexOf('\n\n')), seen)
      seen.steps.forEach((step, at) => {
        const { position, facts } = step
        assert.deepEqual(whole.steps[at].views[seat - 1], { seat, position, facts })
        assert.ok(!('views' in step))
        assert.ok(step.legal.every(legal => legal.seat === seat))
      })
    }
    const [watched] = objects(['replay', '-', '--view', 'table', '--json'], record)
    assert.ok(watched.steps.every(step => step.legal.length === 0))
  }
}
assert.ok(steps > 500, `only ${steps} steps were compared`)

// Several games and a broken one between them, in their order.
const duel = 'game engarde\nplayers 2\nname @1 Ann "the Blade"\nposition\nhand @1 1 2\nbegin\n'
const broken = Buffer.from(`${duel}\n${duel}@1 forward 5\n\n${duel}\ngame \xff\n`, 'latin1')
const mixed = objects(['replay', '-', '--json'], broken, 1)
assert.deepEqual(mixed.map(each => each.type), ['game', 'error', 'game', 'error'])
assert.deepEqual(mixed[0].names, ['Ann "the Blade"', null])
assert.equal(mixed[0].winners, null)
assert.equal(mixed[1].line, 14)
assert.equal(mixed[1].rule, 'E5')
assert.equal(run(['replay', '-', '--json', '--legal'], duel, 2).stdout, '')

const won =
  'game engarde\nplayers 2\noption discards all\nposition\nstrip 10 13\nhand @1 1 2 3\n' +
  'hand @2 1 1 2 4 5\ndiscard 3 3 3 3\nscore 4 4\nbegin\n'
for (const bot of ['page', 'old-squire']) {
  const flags = ['hint', '-', '--bot', bot]
  const [hint] = objects([...flags, '--json'], won)
  assert.equal(hint.choice.text, '@1 attack 3x1')
  assert.ok(text(flags, won).startsWith(`For @1, ${bot} would play: attack 3x1\n`))
  assert.equal(hint.position.map(factText).find(line => line.startsWith('hand @2')), 'hand @2 ? ? ? ? ?')
  assert.equal(hint.thoughts.length, bot === 'page' ? 0 : 6)
  assert.equal(hint.legal.moves.length, 6)
}

const bench = (...flags) => objects(['bench', 'engarde', ...flags, '--json'])
assert.equal(bench('--games', '5')[0].games, 5)
const signature = text(['bench', 'engarde', '--signature']).trim().split(' ').at(-1)
assert.equal(bench('--signature')[0].signature, signature)
const choices = text(['bench', 'engarde', '--bots']).trim().split('\n')
assert.deepEqual(bench('--bots').map(one => `engarde players 2 ${one.bot} ${one.signature}`), choices)
bench('--search')

// The figures of an arena are one object on several lines.
valid(JSON.parse(text(['arena', 'engarde', '--bots', 'page,random', '--deals', '3', '--sprt', '-5,50', '--json', '-'])))

assert.equal([...unseen].join(' '), '', 'never printed')
console.log(`${steps} steps were compared`)
