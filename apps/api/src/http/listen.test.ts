import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen } from './listen.ts'

let app: FastifyInstance
let waiting: (() => void)[]
let hasEnded: boolean
let port: number

beforeEach(async () => {
  waiting = []
  app = fastify()
  hasEnded = false
  app.addHook('onClose', async () => {
    hasEnded = true
  })
  app.get('/slow', () => new Promise<string>((done) => waiting.push(() => done('finished'))))
  await listen(app, { host: '127.0.0.1', port: 0 })
  const [address] = app.addresses()
  if (address === undefined || typeof address === 'string') throw new Error('The application has no port.')
  port = address.port
})
afterEach(() => app.close())

/** Sends a request over a connection of its own. */
const ask = (agent?: Agent) =>
  new Promise<string>((done, failed) => {
    const read = async (reply: IncomingMessage) => {
      let text = ''
      for await (const part of reply.setEncoding('utf8')) text += part
      done(text)
    }
    get({ host: '127.0.0.1', port, path: '/slow', agent: agent ?? false }, read).on('error', failed)
  })

const ownConnections = () =>
  new Promise<number>((done) => app.server.getConnections((_error, count) => done(count)))

/** An open request over a further socket, whose connections the server of the application does not count. */
async function askFurtherSocket() {
  for (;;) {
    waiting = []
    const before = await ownConnections()
    const answer = ask()
    await expect.poll(() => waiting.length).toBe(1)
    const finish = () => waiting[0]?.()
    if ((await ownConnections()) === before) return { finish, answer }
    finish()
    await answer
    await expect.poll(ownConnections).toBe(before)
  }
}

describe('an instance', () => {
  test('answers the connections of all its sockets', async () => {
    const answers = Promise.all(Array.from({ length: 100 }, () => ask()))
    await expect.poll(() => waiting.length).toBe(100)
    for (const answer of waiting) answer()
    expect(new Set(await answers)).toEqual(new Set(['finished']))
  })

  test('finishes the requests of further sockets before it ends, and closes idle connections', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 40 })
    const idle = Promise.all(Array.from({ length: 40 }, () => ask(agent)))
    await expect.poll(() => waiting.length).toBe(40)
    for (const answer of waiting) answer()
    await idle
    const { finish, answer } = await askFurtherSocket()

    const stopped = once(app.server, 'close')
    const closed = app.close()
    await stopped
    await expect(ask()).rejects.toThrow(/ECONN(REFUSED|RESET)/)
    expect(hasEnded).toBe(false)
    finish()
    expect(await answer).toBe('finished')
    await closed
    expect(hasEnded).toBe(true)
    agent.destroy()
  })

  test('does not start on the port of another one', async () => {
    const second = fastify()
    await expect(listen(second, { host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE')
    await second.close()
  })
})
