// Tables as crowded as the rules allow, seen by the seat that is asked.
import type { Scene } from './staged'

export const hidden = (count: number) => Array<string>(count).fill('?').join(' ')
const twelve = 'R3 R4 R5 S2 S3 S2 S3 S2 M6 R3 R4 S3'

/** Five players, an action card that may be cancelled, one who has withdrawn. */
export const announced: Scene = {
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
    tokens @5 purple blue green
    out @4
    color purple
    turn @3
    discard R3 R3 Y2 charge
    due reaction @1 unhorse red`,
  facts: 'deck 62\nneed 4\ntotal @1 10\ntotal @2 7\ntotal @3 14\ntotal @5 9\nlead @1 5\nlead @2 8\nlead @3 0\nlead @5 6',
  moves: 'pass',
  asked: [1, 2, 5],
  window: 60_000,
}

/** Five players with twelve cards before each and fifteen in hand. */
export const crowded: Scene = {
  ...announced,
  position: `
    hand @1 P3 P4 P7 R3 R5 B2 B4 Y2 Y3 G1 S2 S3 M6 riposte countercharge
    ${[2, 3, 4, 5].map(seat => `hand @${seat} ${hidden(15)}`).join('\n')}
    ${[1, 2, 3, 4, 5].map(seat => `display @${seat} ${twelve}`).join('\n')}
    front @2 stunned
    front @5 shield
    color red
    turn @1
    discard Y2 charge`,
  facts: `deck 12\nneed 4\n${[1, 2, 3, 4, 5].map(seat => `total @${seat} ${36 + seat}\nlead @${seat} ${seat === 5 ? 0 : 6 - seat}`).join('\n')}`,
  moves: 'play R3\nplay R5\nplay S2\nplay S3\nriposte @2\nriposte @3\ncountercharge\nwithdraw',
  asked: [1],
  window: null,
}

export const two: Scene = {
  ...announced,
  players: 2,
  position: `
    hand @1 B4 R3 S2 dodge
    hand @2 ${hidden(8)}
    display @1 B3 B5
    display @2 B5 S2 B4 M6
    tokens @2 green
    color blue
    turn @1
    discard R3`,
  facts: 'deck 60\nneed 5\ntotal @1 8\ntotal @2 17\nlead @1 10\nlead @2 0',
  moves: 'play B4\nplay S2\ndodge @2 #1\ndodge @2 #2\nwithdraw',
  asked: [1],
  window: null,
}

/** Six lords, fifteen cards in hand; what to do with the card that was not kept. */
export const trading: Scene = {
  game: 'castles',
  players: 6,
  you: 4,
  position: `
    turn @4
    ${[1, 2, 3, 5, 6].map(seat => `hand @${seat} ${hidden(12)}`).join('\n')}
    hand @4 f1 f1 f2 f3 a1 a2 a4 x1 x2 x3 h1 h2 h4 ivanhoe locksley
    garrison k5 a3 a3 a3
    garrison k6 h3 h3
    garrison k7a f2 h2 x2
    garrison k7b f4 a4 x4 h4
    garrison k10 x2 x2 x2 x2
    track k5 b1 b2 b3
    track k6 b4 b5 b6
    track k7b b2 - b4
    track k10 b6 b1 -
    prisoner @4 b3
    prisoner @2 b4 b5
    lost x3 f3 a1 a1 a2 a4 x2
    phase trade h2`,
  facts: '',
  moves: 'trade\ndiscard',
  asked: [4],
  window: null,
}

/** A duel in its midst, with something to decide. */
export const duel: Scene = {
  game: 'engarde',
  players: 2,
  you: 1,
  position: `
    strip 8 12
    turn @1
    hand @1 1 3 4 4 5
    hand @2 ${hidden(5)}
    discard ? ? ? 2
    score 2 3`,
  facts: 'distance 4\npile 9',
  moves: 'forward 1\nforward 3\nback 1\nback 3\nback 4\nback 5\nattack 4\nattack 4x2',
  asked: [1],
  window: null,
}

/** Of each game: a table, what is played there, and how it stands then. */
export const changes: [string, Scene, string, Partial<Scene>][] = [
  ['ivanhoe', two, '@1 play S2', { position: two.position.replace('hand @1 B4 R3 S2', 'hand @1 B4 R3').replace('display @1 B3 B5', 'display @1 B3 B5 S2'), moves: 'play B4\nstay' }],
  ['castles', trading, '@4 discard', { position: trading.position.replace('phase trade h2', 'phase attack'), moves: 'pass\nattack k5 a1 a2 a4\nattack k6 x1 x2 x3\nattack k7a f1 f1 f2\nattack k7b h1 h2 h4\nattack k10 f1 f2 f3' }],
  ['engarde', duel, '@1 forward 1', { position: duel.position.replace('strip 8 12', 'strip 9 12').replace('turn @1', 'turn @2'), facts: 'distance 3\npile 9', moves: '', asked: [2] }],
]

const answering = (offers: string) => trading.position.replace('phase trade h2', `phase answer h2\n${offers}`)

/** The card is offered, and two have answered. */
export const offered: Scene = { ...trading, position: answering('offer @5 ?\noffer @6 -'), asked: [1, 2, 3], moves: '' }

/** Everybody has answered, and most of it lies open. */
export const answered: Scene = {
  ...trading,
  position: answering('offer @1 f1\noffer @2 x1\noffer @3 a4\noffer @5 h3\noffer @6 f2'),
  moves: 'accept @1\naccept @2\naccept @3\naccept @5\naccept @6\ndiscard',
}
