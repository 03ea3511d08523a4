/** A small reverse proxy like infra/Caddyfile: round robin over the ready instances. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../start/postgres.ts'

type Backend = { port: number; takesRequests: () => Promise<boolean> }

const checkEveryMs = 1000
const tryForMs = 5000
const tryEveryMs = 100

/** @param backends polled for readiness every second, as in the Caddyfile */
export async function startFront(backends: Backend[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const ready = new Set<Backend>()
  let turn = 0
  let goesOn = true
  const check = async (backend: Backend) => {
    while (goesOn) {
      if (await backend.takesRequests()) ready.add(backend)
      else ready.delete(backend)
      await pause(checkEveryMs, undefined, { ref: false })
    }
  }
  for (const backend of backends) void check(backend)

  /** Retries only if no instance was ready or the connection was refused, so no instance has received the request. */
  function forward(from: IncomingMessage, to: ServerResponse, body: Buffer, since: number) {
    const fail = () => {
      if (!to.headersSent) to.writeHead(502)
      to.end()
    }
    const again = () => {
      if (Date.now() - since > tryForMs) return fail()
      setTimeout(() => forward(from, to, body, since), tryEveryMs)
    }
    turn += 1
    const backend = [...ready][turn % Math.max(1, ready.size)]
    if (!backend) return again()
    const { method, url: path, headers } = from
    const sent = request({ agent, port: backend.port, host: '127.0.0.1', method, path, headers }, (reply) => {
      to.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(to)
      reply.once('error', () => to.destroy())
    })
    sent.once('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') {
        ready.delete(backend)
        return again()
      }
      fail()
    })
    sent.end(body)
  }

  const server = createServer(async (from, to) => {
    const chunks: Buffer[] = []
    for await (const chunk of from) chunks.push(chunk)
    forward(from, to, Buffer.concat(chunks), Date.now())
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()))
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Whether requests are passed to this backend. */
    uses: (backend: Backend) => ready.has(backend),
    stop: () => {
      goesOn = false
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
