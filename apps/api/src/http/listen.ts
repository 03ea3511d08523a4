import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

type Address = { host: string; port: number }

/**
 * Node accepts one connection of each listening socket per turn of the event loop. In a crowd a turn takes tens of
 * milliseconds, so that with one socket the last of a thousand visitors waits for many seconds.
 */
const furtherSockets = 15

const ended = (server: Server) => new Promise<void>((done) => server.close(() => done()))

/** Sockets that share a port do not notice another process on it. @throws Error EADDRINUSE */
async function ensureFree({ host, port }: Address) {
  const server = createServer()
  server.listen({ host, port })
  await once(server, 'listening')
  await ended(server)
}

/** Lets a further socket on the port of the application accept connections for it. */
async function acceptMore(app: FastifyInstance, address: Address): Promise<Server> {
  // As `http.Server` sets them.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  )
  server.listen({ ...address, reusePort: true })
  await once(server, 'listening')
  return server
}

/**
 * Listens as `app.listen` does; on Linux, which divides connections among sockets, with several of them. When the
 * application closes, it waits for the open requests of all.
 *
 * @param app before it is ready
 * @throws Error with code EADDRINUSE and others of `listen`
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  if (process.platform !== 'linux') return void (await app.listen({ host, port }))
  await ensureFree({ host, port })
  const further: Server[] = []
  let closing: Promise<void>[] = []
  app.addHook('preClose', async () => {
    closing = further.map(ended)
  })
  app.addHook('onClose', async () => void (await Promise.all(closing)))
  const shared = { host, port, reusePort: true }
  await app.listen(shared)
  const [bound] = app.addresses()
  if (bound === undefined || typeof bound === 'string') return
  for (let count = 0; count < furtherSockets; count++)
    further.push(await acceptMore(app, { host: bound.address, port: bound.port }))
}
