// Lists, tables and names: the server's HTTP side.
import type { GameOffer, Listed, Me, NewTable } from './types'

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
  ticket: () => ask<{ ticket: string }>('POST', 'ticket'),
  games: () => ask<GameOffer[]>('GET', 'games'),
  tables: () => ask<Listed[]>('GET', 'tables'),
  mine: () => ask<Listed[]>('GET', 'mine'),
  create: (table: NewTable) => ask<{ table: string; invitation: string | null }>('POST', 'tables', table),
  invitation: (invitation: string) => ask<{ table: string }>('POST', 'invitations', { invitation }),
}
