// Lists, tables and names: the server's HTTP side.
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
  Snapshot,
} from './types'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
  ) {
    super(code)
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (method === 'POST') {
    init.headers = { 'Content-Type': 'application/json' }
    init.body = JSON.stringify(body ?? {})
  }
  const answer = await fetch(`/api/${path}`, init)
  if (answer.ok) return (await answer.json()) as T
  const said = (await answer.json().catch(() => ({}))) as { code?: string }
  throw new ApiError(said.code ?? 'failed', answer.status)
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
  shared: (table: string, word: string) => ask<Snapshot>('GET', `shared/${table}/${word}`),
  record: async (table: string) => {
    const answer = await fetch(`/api/tables/${table}/record`, { credentials: 'same-origin' })
    if (answer.ok) return answer.text()
    const said = (await answer.json().catch(() => ({}))) as { code?: string }
    throw new ApiError(said.code ?? 'failed', answer.status)
  },
  invitation: (invitation: string) => ask<AnswerInvitations>('POST', 'invitations', { invitation }),
}
