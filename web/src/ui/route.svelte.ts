// Where we are: the part of the address after '#', which never leaves the browser.
export type Route =
  | { page: 'start' }
  | { page: 'credits' }
  | { page: 'table'; table: string }
  | { page: 'join'; invitation: string }
  | { page: 'rules'; game: string; rule: string | null }
  /** Lessons, one of them, an example to be played on from, or a new game against a bot. */
  | { page: 'learn'; way: string; game: string; name: string }
  | { page: 'shared'; table: string; word: string }
  /** Looking back: on this table (by the word of its link), after so many lines; or on a record that is still to be chosen. */
  | { page: 'replay'; table: string | null; word: string | null; line: number | null }

const lineOf = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : null)

export function readRoute(hash: string): Route {
  const [, page = '', value = '', more = '', last = ''] = hash.replace(/^#/, '').split('/')
  // Names of tables, games and invitations have no other characters.
  const name = /^[\w-]+$/.test(value) ? value : ''
  const word = /^[\w-]+$/.test(more) ? more : ''
  if (page === 'table' && name) return { page: 'table', table: name }
  if (page === 'join' && name) return { page: 'join', invitation: name }
  if (page === 'rules' && name) return { page: 'rules', game: name, rule: word || null }
  if ((page === 'lessons' || (word && /^(lesson|try|play)$/.test(page))) && name) return { page: 'learn', way: page, game: name, name: word }
  if (page === 'shared' && name && word && last) return { page: 'replay', table: name, word, line: lineOf(last) }
  if (page === 'shared' && name && word) return { page: 'shared', table: name, word }
  if (page === 'credits') return { page: 'credits' }
  if (page === 'replay') return { page: 'replay', table: null, word: null, line: null }
  if (page === 'game' && name) return { page: 'replay', table: name, word: null, line: lineOf(more) }
  return { page: 'start' }
}

class Router {
  route = $state.raw<Route>(readRoute(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.route = readRoute(location.hash)))
  }

  go(hash: string): void {
    location.hash = hash
  }

  /** Without a way back: an invitation is used once. */
  replace(hash: string): void {
    history.replaceState(null, '', hash)
    this.route = readRoute(hash)
  }
}

export const router = new Router()
