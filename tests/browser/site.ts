// Pages from a plain web server, which knows nothing but files: no lists, no tables, no sockets.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

export const dist = new URL('../../web/dist/', import.meta.url).pathname
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' }
// As the program says it (src/server/policy.h).
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export interface SiteOptions {
  /** Where the page lies: the built one, if nothing is said. */
  folder?: string
  /** Below which path. */
  path?: string
  /** Whether it says what the page may load; else the page has to. */
  saysPolicy?: boolean
}

export class Site {
  /** What was asked for, in order. */
  readonly asked: string[] = []

  private constructor(
    private readonly server: Server,
    readonly port: number,
    public folder: string,
    private readonly path: string,
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}${this.path.slice(0, -1)}`
  }

  static async start({ folder = dist, path = '/', saysPolicy = true }: SiteOptions = {}): Promise<Site> {
    const server = createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const own = server.address()
    if (!own || typeof own !== 'object') throw new Error('no port')
    const site = new Site(server, own.port, folder, path)
    server.on('request', (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site')
      site.asked.push(pathname)
      const file = site.fileOf(pathname)
      response.writeHead(file ? 200 : 404, {
        'Content-Type': types[extname(file ?? '')] ?? 'application/octet-stream',
        ...(saysPolicy ? { 'Content-Security-Policy': policy } : {}),
      })
      response.end(file ? readFileSync(file) : undefined)
    })
    return site
  }

  private fileOf(pathname: string): string | undefined {
    if (!pathname.startsWith(this.path)) return undefined
    const inside = pathname.slice(this.path.length)
    const file = join(this.folder, normalize(inside === '' ? 'index.html' : inside))
    return existsSync(file) && statSync(file).isFile() ? file : undefined
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}
