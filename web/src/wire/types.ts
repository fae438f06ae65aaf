// What the client and the server say to each other. What a client says, and the parts of what a server says that a
// page takes as they come, follow from the schema; the rest is here as the page has it after reading (read.ts).
import type {
  Choices,
  Clock,
  ClientHello,
  Fact,
  FromClient,
  Said,
  SaidChanged,
  SaidEarlier,
  SaidEvent,
  SaidHint,
  SaidNow,
  SaidPresence,
  SaidQuestion,
  SaidSnapshot,
  SaidWeighed,
  Statement,
} from './messages'

export type * from './messages'

export const protocol: ClientHello['protocol'] = 3

type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never
/** The same with other members in place of those of these names. */
type With<Message, Members> = Omit<Message, keyof Members> & Members

/** A wish is answered by `done`, `refused` or `stale` with the same id. */
export type Wish = Without<Extract<FromClient, { id: string }>, 'table' | 'id'>

export type Question = With<SaidQuestion, { may: number[]; closes: number | null; more_time: boolean; go_on: boolean }>

export type Absence = { seat: number; from: number; for_bot: number[] }

type Asked = { question: Question | null; choices: Choices | null; held: Statement | null }

/** The table as it stands for this viewer. */
export type Now = With<SaidNow, Asked & { position: Fact[]; facts: Fact[]; clocks: Clock[] | null; absence?: Absence }>

/** At a place, from 0, so many facts go, and these come. */
export type Edit = [number, number, ...Fact[]]

/** What is not as it was in the edition `from`; null where a member may be left out: it is gone. */
export type Changed = With<SaidChanged, Partial<Asked> & { from: number; position?: Edit[]; facts?: Edit[]; absence: Absence | null }>

export type Snapshot = With<SaidSnapshot, { lines: Statement[]; now: Now }>

export type Earlier = With<SaidEarlier, { lines: Statement[] }>

export type TableEvent = With<SaidEvent, { lines: Statement[]; now?: Now; changed?: Changed }>

export type Weighed = With<SaidWeighed, { move: Statement[]; reasons: Fact[] }>

export type ServerHint = With<SaidHint, { alternatives: Weighed[]; reasons: Fact[] }>

export type Presence = With<SaidPresence, { absence?: Absence }>

type Read = SaidSnapshot | SaidEarlier | SaidEvent | SaidHint | SaidPresence
export type FromServer = Exclude<Said, Read> | Snapshot | Earlier | TableEvent | ServerHint | Presence
