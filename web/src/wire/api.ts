// Lists, tables and names: the server's HTTP side.
import { isAlone, placeOf } from './place'
import { readSnapshot } from './read'
import type {
  AnswerAddresses,
  AnswerBroken,
  AnswerEnd,
  AnswerGames,
  AnswerInvitations,
  AnswerList,
  AnswerMine,
  AnswerTables,
  AnswerTicket,
  Me,
  NewTable,
  RequestEnd,
  SaidSnapshot,
} from './types'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
  ) {
    super(code)
  }
}

/** Asks the server, if there is one to ask. */
function reach(path: string, init: RequestInit): Promise<Response> {
  if (isAlone()) return Promise.reject(new ApiError('offline', 0))
  return fetch(placeOf(`api/${path}`), init)
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (method === 'POST') {
    init.headers = { 'Content-Type': 'application/json' }
    init.body = JSON.stringify(body ?? {})
  }
  const answer = await reach(path, init)
  if (answer.ok) return (await answer.json()) as T
  throw await failure(answer)
}

async function failure(answer: Response): Promise<ApiError> {
  const said = (await answer.json().catch(() => ({}))) as { code?: string }
  return new ApiError(said.code ?? 'failed', answer.status)
}

async function text(path: string): Promise<string> {
  const answer = await reach(path, { credentials: 'same-origin' })
  if (answer.ok) return answer.text()
  throw await failure(answer)
}

export const api = {
  me: (name?: string) => ask<Me>('POST', 'me', name === undefined ? {} : { name }),
  end: (where: RequestEnd['where']) => ask<AnswerEnd>('POST', 'end', { where }),
  ticket: () => ask<AnswerTicket>('POST', 'ticket'),
  games: () => ask<AnswerGames>('GET', 'games'),
  tables: () => ask<AnswerList>('GET', 'tables'),
  mine: () => ask<AnswerMine>('GET', 'mine'),
  broken: () => ask<AnswerBroken>('GET', 'broken'),
  create: (table: NewTable) => ask<AnswerTables>('POST', 'tables', table),
  addresses: () => ask<AnswerAddresses>('GET', 'addresses'),
  shared: (table: string, word: string) => ask<SaidSnapshot>('GET', `shared/${table}/${word}`).then(readSnapshot),
  record: (table: string) => text(`tables/${table}/record`),
  /** Of a game that is shared by this word. */
  sharedRecord: (table: string, word: string) => text(`shared/${table}/${word}/record`),
  invitation: (invitation: string) => ask<AnswerInvitations>('POST', 'invitations', { invitation }),
}
