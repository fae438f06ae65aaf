// What the page and the workers of the engine say to each other.

export interface Where {
  url: string
  integrity: string
}

/** The engine, and what its bots have learnt, by the names of the files. */
export interface WhereAll extends Where {
  policies: Record<string, Where>
}

export type Request =
  | { path: 'games' }
  | { path: 'open'; body: string }
  | { path: 'record'; table: string }
  | { path: 'replay'; text: string; which: number }
  | { path: 'verify'; text: string }
  | { path: 'replay_at'; at: number; eyes: number }
  | { path: 'replay_known'; at: number; seat: number }
  | { path: 'play_on'; at: number; seat: number; cards: 'same' | 'anew'; bot: string }
  | { path: 'replay_go'; from: number; to: number; eyes: number }
  | { path: 'lesson'; text: string; name: string }
  | { path: 'lesson_next' | 'lesson_back' | 'lesson_free' }
  | { path: 'lesson_act' | 'lesson_why'; move: string }

export type ToDesk =
  | { kind: 'start'; engine: WhereAll }
  | { kind: 'name'; name: string }
  | { kind: 'connect' }
  | { kind: 'message'; text: string }
  | { kind: 'request'; id: number; request: Request }

export type FromDesk =
  | { kind: 'message'; text: string }
  | { kind: 'answer'; id: number; status: number; body: string }
  | { kind: 'listed' }
  | { kind: 'failed'; what: string }

/** What a bot plays by: a file of policies/. */
export interface Policy {
  name: string
  contents: Uint8Array
}

/** A question to a bot, as bytes that only the engine reads. */
export type ToThinker = { module: WebAssembly.Module } | { policy: Policy } | { problem: Uint8Array; depth?: number }
/** What it decides; or, thought about to a depth, what it thinks of each alternative. */
export type FromThinker = { answer: Uint8Array } | { alternatives: string }
