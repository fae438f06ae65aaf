// A cable to the program that can be cut: everything on it breaks, and nothing gets through until it
// is mended; or that goes silent, as a line does of which nobody says that it is dead.
import { connect, createServer, type Server, type Socket } from 'node:net'

export class Cable {
  private readonly open = new Set<Socket>()
  private isCut = false

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async to(address: string): Promise<Cable> {
    const { hostname, port } = new URL(address)
    const server = createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const own = server.address()
    if (!own || typeof own !== 'object') throw new Error('no port')
    const cable = new Cable(server, `http://127.0.0.1:${own.port}`)
    server.on('connection', socket => cable.join(socket, connect(Number(port), hostname)))
    return cable
  }

  private join(page: Socket, program: Socket): void {
    for (const [one, other] of [
      [page, program],
      [program, page],
    ] as const) {
      this.open.add(one)
      one.on('error', () => one.destroy())
      one.on('close', () => {
        this.open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
    if (this.isCut) page.destroy()
  }

  cut(): void {
    this.isCut = true
    for (const socket of this.open) socket.destroy()
  }

  /** Nothing gets through any more, and yet nothing is closed. */
  hush(): void {
    for (const socket of this.open) socket.unpipe().pause()
  }

  mend(): void {
    this.isCut = false
  }

  close(): void {
    this.cut()
    this.server.close()
  }
}
