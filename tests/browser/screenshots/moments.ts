// Moments worth a picture, one of each game and of its end.
import { duel, hidden } from '../scenes'
import type { Scene } from '../staged'

export const unhorse: Scene = {
  game: 'ivanhoe',
  players: 5,
  you: 1,
  position: `
    hand @1 P4 R3 R5 Y2 G1 S2 S3 M6 riposte
    hand @2 ${hidden(8)}
    hand @3 ${hidden(6)}
    hand @4 ${hidden(9)}
    hand @5 ${hidden(7)}
    display @1 P3 P5 S2
    display @2 P5 S2
    display @3 P4 S3 P7
    display @5 M6 P3
    front @2 stunned
    front @5 shield
    tokens @1 purple red
    tokens @3 yellow
    tokens @5 purple blue green
    out @4
    color purple
    turn @3
    discard R3 R3 Y2 dodge
    due reaction @1 unhorse red`,
  facts: 'deck 58\nneed 4\ntotal @1 10\ntotal @2 7\ntotal @3 14\ntotal @5 9\nlead @1 5\nlead @2 8\nlead @3 0\nlead @5 6',
  moves: 'pass',
  asked: [1, 2, 5],
  window: 60_000,
  lines: `
    @3 stunned @2
    @3 stay
    draw @4 ?
    @4 withdraw
    draw @5 ?
    @5 shield
    @5 play P3
    @5 stay
    draw @1 M6
    @1 play S2
    @1 stay
    draw @2 ?
    @2 play P5
    @2 stay
    draw @3 ?
    @3 dodge @2 #2
    @2 pass
    @3 play P7
    @3 unhorse red`,
}

export const lunge: Scene = {
  game: 'engarde',
  players: 2,
  you: 1,
  position: `
    strip 14 18
    turn @1
    hand @1 1 2 3 3 4
    hand @2 ? ? ? ? ?
    discard ? ? ? ? ? ? ? ? ? ? ? ? ? 4
    score 2 3
    attack 4x2 advanced`,
  facts: `
    distance 4
    pile 1`,
  moves: `
    retreat 1
    retreat 2
    retreat 3
    retreat 4`,
  asked: [1],
  window: null,
  lines: `
    round @2
    round @1
    round @2
    round @2
    round @1
    @1 back 1
    draw @1 1
    @2 forward 1
    draw @2 ?
    @1 forward 5
    draw @1 4
    @2 back 5
    draw @2 ?
    @1 forward 3
    draw @1 2
    @2 advance 4 attack 4x2
    draw @2 ? ? ?`,
}

export const siege: Scene = {
  game: 'castles',
  players: 6,
  you: 1,
  position: `
    turn @4
    hand @1 f1 f2 a2 a2 x3
    hand @2 ? ?
    hand @3 ? ? ?
    hand @4 ? ? ? ?
    hand @5 ? ? ?
    hand @6 ? ? ?
    garrison k5 a3 x3 h3
    garrison k6 a1 x1 h1
    garrison k7a f1 f2 f4 ivanhoe
    garrison k7b a4 a4 h4
    garrison k10 f1 a1 x1
    track k5 b2 b6 b1
    track k6 b6 b3 -
    track k7a b3 b4 b6
    track k7b b2 - -
    track k10 b5 - -
    lost f3 f3 f3 f4 a1 a2 a2 a3 a3 a4 x1 x1 x2 x2 x4 x4 h1 h2 h2 h3 h3 h3 h4 h4
    phase advance k7a`,
  facts: `
    pile 6
    control k5 @1
    least k5 4
    missing k5 1
    control k6 @3
    least k6 4
    missing k6 1
    control k7a @6
    least k7a 5
    missing k7a 2
    control k7b @2
    least k7b 4
    missing k7b 1
    control k10 @5
    least k10 4
    missing k10 1
    points @1 5
    reserve @1 4
    points @2 7
    reserve @2 3
    points @3 6
    reserve @3 3
    points @4 0
    reserve @4 4
    points @5 10
    reserve @5 4
    points @6 7
    reserve @6 2`,
  moves: '',
  asked: [4],
  window: null,
  lines: `
    @3 trade
    @4 decline
    @5 decline
    @6 decline
    @1 decline
    @2 decline
    @3 pass
    draw @4 f1 f3
    @4 keep f1
    @4 trade
    @5 decline
    @6 decline
    @1 decline
    @2 decline
    @3 decline
    @4 attack k7a f1 f2 f4 ivanhoe`,
}

/** The same country a little later: an army that is enough for three castles. */
export const sally: Scene = {
  ...siege,
  position: siege.position
    .replace('turn @4', 'turn @1')
    .replace('hand @1 f1 f2 a2 a2 x3', 'hand @1 f2 a2 a2 x3 h2')
    .replace('phase advance k7a', 'phase attack'),
  moves: `
    attack k6 f2 a2 a2 h2
    attack k7b f2 a2 a2 h2
    attack k10 f2 a2 a2 h2
    pass`,
  asked: [1],
}

export const won: Scene = {
  game: 'ivanhoe',
  players: 5,
  you: 1,
  position: `
    color -
    hand @1 P4 R3 R5 B2 B4 G1 G1 riposte
    hand @2 ? ? ? ? ? ? ?
    hand @3 ? ? ? ? ? ? ? ? ? ? ? ?
    hand @4 ? ? ? ? ? ? ? ? ? ? ? ? ?
    hand @5 ? ? ? ? ? ? ? ? ?
    tokens @2 purple red yellow green
    tokens @5 purple
    discard P3 P3 P3 P3 P4 P4 P4 P5 P5 P7 R3 R3 R3 R4 Y2 Y2 Y3 Y3 Y4 G1 G1 G1 G1 G1 G1 S2 S2 S2 S3 S3 M6 M6 break-lance dodge knock-down knock-down charge countercharge
    over @2`,
  facts: `
    deck 23
    need 4`,
  moves: '',
  asked: [],
  window: null,
  winners: [2],
  lines: `
    win @5 purple
    win @2 yellow
    win @2 red
    win @2 purple
    draw @5 ?
    @5 play G1
    @5 play S3
    @5 stay
    draw @2 ?
    @2 countercharge
    @5 pass
    @2 play G1
    @2 stay
    draw @5 ?
    @5 withdraw
    win @2 green
    result @2`,
}

/** The same moments, when the game is over. */
export const touched: Scene = {
  ...lunge,
  position: lunge.position.replace('score 2 3', 'score 5 3').replace(/attack.*/, ''),
  moves: '',
  asked: [],
  winners: [1],
  lines: `${lunge.lines}\nround @1\nround @1\nround @1\nresult @1`,
}

export const conquered: Scene = {
  ...siege,
  moves: '',
  asked: [],
  winners: [5],
  lines: `
    @1 attack k5 a3 x3 h3
    @3 attack k6 a1 x1
    @5 attack k10 f1 a1
    @6 attack k7a f1 f2
    @2 attack k7b a4 a4
    @3 attack k6 a1 x1 h1
    @5 attack k10 f1 a1 x1
    @6 attack k7a f1 f2 f4
    result @5`,
}

/** A round begins: as far apart as they ever are. */
export const begins: Scene = {
  ...duel,
  position: duel.position.replace('strip 8 12', 'strip 1 23').replace('discard ? ? ? 2', ''),
  facts: 'distance 22\npile 15',
  moves: 'forward 1\nforward 3\nforward 4\nforward 5',
}

/** Half-way to each other. */
export const apart: Scene = { ...duel, position: duel.position.replace('strip 8 12', 'strip 6 17'), facts: 'distance 11\npile 9', moves: 'forward 1\nforward 3\nforward 4\nforward 5\nback 1\nback 3\nback 4\nback 5' }
