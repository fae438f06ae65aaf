// The service worker: keeps the page for when there is no network. It knows the page's own files and their hashes, and
// nothing else: what is not one of them, all of /api first, goes to the network as if it were not here. The build puts
// files and version in, and writes it as keeper.js (offline.ts).
//
// A version is kept whole or not at all, in a cache of its own. Whoever is online gets the page from the network; parts
// of it have their hash in their name, so a page of one version never gets a part of another. The next version takes
// over when no page of this one is open any more, and only then clears it away.

/** What each file must be, by its path. './' is the page itself. */
declare const files: Record<string, string>
declare const version: string

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

const worker = self as unknown as Worker
// Several may lie on one host, each in its folder.
const ours = `hastilude ${new URL(worker.registration.scope).pathname} `
const name = ours + version
const page = './'
/** How long a page is waited for that may also be had from here. */
const patience = 4_000

const addressOf = (path: string) => new URL(path, worker.registration.scope).href
const pathAt = new Map(Object.keys(files).map(path => [addressOf(path), path]))
/** The engine, and what its bots have learnt, is large: it is kept when somebody first plays, not for whoever looks in. */
const isLarge = (path: string) => /\.(wasm|net|book)$/.test(path)

/** Whole and as it must be, or an error: a server may have changed its version meanwhile. */
async function take(cache: Cache, path: string): Promise<Response> {
  const lasting = path.startsWith('assets/')
  const answer = await fetch(addressOf(path), { integrity: files[path]!, cache: lasting ? 'default' : 'no-cache' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  await cache.put(addressOf(path), answer.clone())
  return answer
}

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  const here = new Set((await cache.keys()).map(request => request.url))
  await Promise.all(paths.filter(path => !here.has(addressOf(path))).map(path => take(cache, path)))
}

async function clearAway(): Promise<void> {
  const all = await caches.keys()
  await Promise.all(all.filter(one => one.startsWith(ours) && one !== name).map(one => caches.delete(one)))
}

async function part(path: string): Promise<Response> {
  const cache = await caches.open(name)
  return (await cache.match(addressOf(path))) ?? take(cache, path)
}

/** From the network, so that it is the newest; from here if that is away, or too slow to be waited for. */
async function newestPage(request: Request): Promise<Response> {
  const kept = await (await caches.open(name)).match(addressOf(page))
  const fetched = fetch(request).then(answer => (answer.status >= 500 && kept ? kept.clone() : answer))
  if (!kept) return fetched
  const slow = new Promise<Response>(resolve => setTimeout(() => resolve(kept.clone()), patience))
  return Promise.race([fetched.catch(() => kept.clone()), slow])
}

worker.addEventListener('install', event => event.waitUntil(keep(Object.keys(files).filter(path => !isLarge(path)))))
worker.addEventListener('activate', event => event.waitUntil(clearAway().then(() => worker.clients.claim())))
// Somebody plays here: all of it is to be had without a network.
worker.addEventListener('message', event => event.waitUntil(keep(Object.keys(files)).catch(() => {})))
worker.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET') return
  const address = request.url.split(/[?#]/)[0]!
  const isPage = address === addressOf(page) || address === addressOf('index.html')
  const path = pathAt.get(address)
  if (request.mode === 'navigate' && isPage) event.respondWith(newestPage(request))
  else if (path !== undefined && request.mode !== 'navigate') event.respondWith(part(path))
})

export {}
