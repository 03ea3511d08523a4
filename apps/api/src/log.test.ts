import { Writable } from 'node:stream'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { Prisma } from '../generated/prisma/client.ts'
import { readEnv } from './env.ts'
import { loggerOptions } from './log.ts'

async function linesOf(work: (app: ReturnType<typeof fastify>) => Promise<unknown>) {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = fastify({ logger: { ...loggerOptions(readEnv({ LOG_LEVEL: 'trace' })), stream } })
  app.get('/uaa/api/email/verify/:token', async () => 'x')
  await work(app)
  await app.close()
  return lines.join('')
}

describe('Protokoll', () => {
  test('names the route, never the token, the query, a cookie or a header', async () => {
    const log = await linesOf((app) =>
      app.inject({
        url: '/uaa/api/email/verify/geheimes-token?email=kunde@haendler.example',
        headers: { 'x-xsrf-token': 'geheimes-xsrf', authorization: 'geheim' },
        cookies: { sid: 'geheime-sitzung' },
      }),
    )
    expect(log).toContain('/uaa/api/email/verify/:token')
    expect(log).not.toMatch(/geheim|kunde@/)
  })

  test('keeps what a person typed out of database errors, and the place in the code in', async () => {
    const error = new Prisma.PrismaClientKnownRequestError('Invalid value "kunde@haendler.example"', {
      code: 'P2002',
      clientVersion: '7',
    })
    const log = await linesOf(async (app) => app.log.error({ err: error }, 'failed'))
    expect(log).not.toContain('kunde@')
    expect(log).toContain('P2002')
    expect(log).toContain('log.test.ts')
  })

  test('takes what a library hands over in the place of an error', async () => {
    const log = await linesOf(async (app) =>
      app.log.warn({ err: { message: 'connection lost', queue: 'x' } }, 'y'),
    )
    expect(log).toContain('connection lost')
    expect(log).not.toContain('queue')
  })

  test('stays one line whatever a header says', async () => {
    const log = await linesOf((app) =>
      app.inject({ url: '/x%0a%1b[31mfalsch', headers: { 'user-agent': 'a\u001b[31m' } }),
    )
    expect(log).not.toContain('\u001b')
    for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  })
})
