// The built page from a plain web server, which knows nothing but files: no lists, no tables, no sockets.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

const dist = new URL('../../web/dist/', import.meta.url).pathname
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' }
// As the program says it (src/server/server.cpp).
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export class Site {
  /** What was asked for, in order. */
  readonly asked: string[] = []

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async start(folder = dist): Promise<Site> {
    const server = createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const own = server.address()
    if (!own || typeof own !== 'object') throw new Error('no port')
    const site = new Site(server, `http://127.0.0.1:${own.port}`)
    server.on('request', (request, response) => {
      const { pathname } = new URL(request.url ?? '/', site.address)
      site.asked.push(pathname)
      const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
      const isThere = existsSync(file) && statSync(file).isFile()
      response.writeHead(isThere ? 200 : 404, {
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        'Content-Security-Policy': policy,
      })
      response.end(isThere ? readFileSync(file) : undefined)
    })
    return site
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}
