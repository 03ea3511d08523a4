import { Agent, get, type IncomingMessage } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen } from './listen.ts'

let app: FastifyInstance
let waiting: (() => void)[]

function port(): number {
  const [address] = app.addresses()
  if (address === undefined || typeof address === 'string') throw new Error('The application has no port.')
  return address.port
}

beforeEach(async () => {
  waiting = []
  app = fastify()
  app.get('/slow', () => new Promise<string>((done) => waiting.push(() => done('finished'))))
  await listen(app, { host: '127.0.0.1', port: 0 })
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
    get({ host: '127.0.0.1', port: port(), path: '/slow', agent: agent ?? false }, read).on('error', failed)
  })

describe('an instance', () => {
  test('answers the connections of all its sockets', async () => {
    const answers = Promise.all(Array.from({ length: 100 }, () => ask()))
    await expect.poll(() => waiting.length).toBe(100)
    for (const answer of waiting) answer()
    expect(new Set(await answers)).toEqual(new Set(['finished']))
  })

  test('finishes the open requests of all its sockets before it has closed, and closes idle connections', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 40 })
    const idle = Promise.all(Array.from({ length: 40 }, () => ask(agent)))
    await expect.poll(() => waiting.length).toBe(40)
    for (const answer of waiting.splice(0)) answer()
    await idle
    const answers = Promise.all(Array.from({ length: 100 }, () => ask()))
    await expect.poll(() => waiting.length).toBe(100)

    let isClosed = false
    const closed = app.close().then(() => {
      isClosed = true
    })
    await expect(ask()).rejects.toThrow(/ECONN(REFUSED|RESET)/)
    for (const answer of waiting.splice(1)) answer()
    await expect.poll(() => waiting.length).toBe(1)
    expect(isClosed).toBe(false)
    waiting[0]?.()
    expect(new Set(await answers)).toEqual(new Set(['finished']))
    await closed
    agent.destroy()
  })

  test('does not start on the port of another one', async () => {
    const second = fastify()
    await expect(listen(second, { host: '127.0.0.1', port: port() })).rejects.toThrow('EADDRINUSE')
    await second.close()
  })
})
