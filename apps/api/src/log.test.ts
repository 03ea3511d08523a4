import { Writable } from 'node:stream'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { Prisma } from '../generated/prisma/client.ts'
import { newApiKey } from './credentials/api-keys.ts'
import { readEnv } from './env.ts'
import { loggerOptions, outageLog } from './log.ts'
import { RequestLog } from './request-log.ts'

async function linesOf(work: (app: ReturnType<typeof fastify>) => Promise<unknown>) {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const env = readEnv({ LOG_LEVEL: 'trace', PORTAL_VERSION: '1.2.3', PORTAL_COMMIT: 'abc1234' })
  const app = fastify({ logger: { ...loggerOptions(env), stream }, logController: new RequestLog() })
  app.get('/uaa/api/email/verify/:token', async () => 'x')
  await work(app)
  await app.close()
  return lines.join('')
}

describe('Protokoll', () => {
  test('contains the route, never the token, the query, a cookie or a header', async () => {
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

  test('contains no key of a company, wherever one turns up', async () => {
    const key = newApiKey()
    const log = await linesOf(async (app) => {
      await app.inject({ url: `/uaa/api/email/verify/${key}`, headers: { authorization: `Bearer ${key}` } })
      app.log.warn({ err: new Error(`refused: Bearer ${key}`), headers: { authorization: key } }, key)
    })
    expect(log).toContain('refused: Bearer aex_live_…')
    expect(log).not.toContain(key.slice(9))
  })

  test('contains one line per request with its status and the build', async () => {
    const log = await linesOf((app) => app.inject('/uaa/api/email/verify/geheim'))
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      ...{ msg: 'request', status: 200, version: '1.2.3', commit: 'abc1234', builtAt: 'unknown' },
      req: { method: 'GET', route: '/uaa/api/email/verify/:token' },
    })
  })

  test('reports an outage at once and then once a minute', () => {
    let now = 5
    const written: number[] = []
    const logOutage = outageLog(
      ({ times }) => written.push(times),
      () => now,
    )
    for (let second = 0; second <= 120; second++) {
      logOutage(new Error('connection lost'))
      logOutage(new Error('connection lost'))
      now += 1000
    }
    expect(written).toEqual([1, 120, 120])
  })

  test('omits user input from database errors and keeps the stack trace', async () => {
    const error = new Prisma.PrismaClientKnownRequestError('Invalid value "kunde@haendler.example"', {
      code: 'P2002',
      clientVersion: '7',
    })
    const log = await linesOf(async (app) => app.log.error({ err: error }, 'failed'))
    expect(log).not.toContain('kunde@')
    expect(log).toContain('P2002')
    expect(log).toContain('log.test.ts')
  })

  test('accepts a plain object in place of an error', async () => {
    const log = await linesOf(async (app) =>
      app.log.warn({ err: { message: 'connection lost', queue: 'x' } }, 'y'),
    )
    expect(log).toContain('connection lost')
    expect(log).not.toContain('queue')
  })

  test('stays on one line whatever a header contains', async () => {
    const log = await linesOf((app) =>
      app.inject({ url: '/x%0a%1b[31mfalsch', headers: { 'user-agent': 'a\u001b[31m' } }),
    )
    expect(log).not.toContain('\u001b')
    for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  })
})
