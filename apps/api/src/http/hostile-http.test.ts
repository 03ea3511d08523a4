import { request } from 'node:http'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDealer, aVisitor } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { type Call, callerAllowed, callsOf, prepared } from '../testing/calls.ts'
import { defectOf, mediaTypes, thirdOf } from '../testing/hostile.ts'

useApi({ RATE_LIMITS: 'relaxed' })

const timeoutMs = 300_000
let calls: Call[]
let port: number

beforeAll(async () => {
  calls = await callsOf()
  port = Number(new URL(await api().listen({ port: 0, host: '127.0.0.1' })).port)
})

type Reply = { statusCode: number; headers: Record<string, unknown>; body: string }

/** Sends over a real socket, because `inject` skips what Node itself refuses. */
function overHttp(method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<Reply>((done, failed) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, (reply) => {
      let body = ''
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk
      })
      reply.once('end', () => done({ statusCode: reply.statusCode ?? 0, headers: reply.headers, body }))
    })
    sent.once('error', failed).end()
  })
}

/** Sends the bytes and reads until the server closes the connection. */
function raw(text: string) {
  return new Promise<string>((done, failed) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk
    })
    socket.once('error', failed).once('close', () => done(answer))
  })
}

function parsed(answer: string): Reply {
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const lines = [...head.matchAll(/^([\w-]+): (.*?)\r?$/gm)]
  const headers = Object.fromEntries(lines.map(([, name = '', value]) => [name.toLowerCase(), value]))
  return { statusCode: Number(answer.split(' ')[1]), headers, body: body.join('\r\n\r\n') }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Headers every response must have, whichever layer sends it. */
const guarded = {
  'content-security-policy': expect.stringContaining("default-src 'none';script-src 'self'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
}

describe('Feindliches HTTP', () => {
  test('with any other method than the call’s own is refused', { timeout: timeoutMs }, async () => {
    const defects: string[] = []
    const paths = new Set(calls.map(({ path }) => path))
    for (const path of paths) {
      const own = calls.filter((call) => call.path === path).map(({ method }): string => method)
      for (const method of methods.filter((m) => !own.includes(m))) {
        const reply = await api().inject({ method, url: path.replaceAll(/\{\w+\}/g, '1') })
        // A fixed path may match a neighbour route with an id parameter; then that route's rule applies.
        const isRefused = reply.statusCode >= 400 && reply.statusCode < 500
        const defect = method === 'HEAD' ? undefined : defectOf(reply)
        if (!isRefused || defect) defects.push(`${method} ${path} ${defect ?? reply.statusCode}`)
      }
    }
    expect(defects).toEqual([])
  })

  test('with 24 content types is refused or parsed as strictly as JSON', { timeout: timeoutMs }, async () => {
    const defects: string[] = []
    for (const [turn, call] of calls.filter(({ body }) => body !== undefined).entries()) {
      const someone = await prepared(await callerAllowed(call))
      const { 'XSRF-TOKEN': token = '' } = someone.cookies
      const send = (type: string) =>
        api().inject({
          method: call.method,
          url: call.path.replaceAll(/\{\w+\}/g, '1'),
          cookies: someone.cookies,
          headers: { 'x-xsrf-token': token, 'content-type': type },
          payload: '{"is_unknown":1}',
        })
      const plain = await send('application/json')
      for (const type of thirdOf(mediaTypes, turn)) {
        const reply = await send(type)
        const defect = defectOf(reply)
        if (defect || ![415, 400, plain.statusCode].includes(reply.statusCode))
          defects.push(`${call.name} as ${type}: ${defect ?? reply.statusCode}`)
      }
    }
    expect(defects).toEqual([])
  })

  test.each([
    '/%zz',
    '/%c0%af',
    '/mvp/api/mvp-car-stocks/%zz',
    '/mvp/api/mvp-car-stocks/%00',
    `/mvp/api/mvp-car-stocks/${'1'.repeat(5000)}`,
    '/mvp/api/mvp-car-stocks?page=%zz',
    '/mvp/api/mvp-car-stocks?page=%ff',
    `/mvp/api/mvp-car-stocks?${'a=1&'.repeat(2000)}`,
    '//mvp/api/mvp-car-stocks',
    '/mvp/api/../../etc/passwd',
    '/mvp/api/mvp-car-stocks/1;a.png',
    '/uaa/api/account/x.css',
    '/.git/config',
    '/.env',
    '/metrics',
    '/server-status',
  ])('at %s is answered by a problem without the address in it', async (path) => {
    const reply = await overHttp('GET', path)
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(defectOf(reply)).toBeUndefined()
    expect(reply.body).not.toContain(path)
    expect(reply.headers).toMatchObject(guarded)
  })

  test.each([
    ['a header of 150 KiB', `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(150_000)}\r\n\r\n`],
    [
      'two lengths',
      'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
    ],
    [
      'length and chunks',
      'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a broken chunk',
      'POST /auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
    ],
    ['a folded header', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n'],
    ['no HTTP', 'HELLO\r\n\r\n'],
    ['an unknown method', 'FOO /healthz HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no Host header', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('with %s is refused and the connection closed', { timeout: 60_000 }, async (_what, text) => {
    const reply = parsed(await raw(text))
    expect(reply.statusCode).toBe(400)
    expect(defectOf(reply)).toBeUndefined()
    expect(reply.headers).toMatchObject(guarded)
  })

  test('with an unknown Expect header is answered as if it had none', async () => {
    const text = 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n'
    const reply = parsed(await raw(text))
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject(guarded)
  })

  test.each([
    ['head', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    [
      'body',
      'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    ],
  ])('that never ends its %s is cut off', { concurrent: true, timeout: 60_000 }, async (_what, text) => {
    const reply = parsed(await raw(text))
    expect(reply.statusCode).toBe(408)
    expect(defectOf(reply)).toBeUndefined()
    expect(reply.headers).toMatchObject(guarded)
  })

  test('neither stops the server nor changes its objects', async () => {
    expect((await overHttp('GET', '/healthz')).statusCode).toBe(200)
    for (const someone of [aVisitor(), await aDealer()])
      expect((await someone.get('/mvp/api/mvp-car-stocks')).statusCode).toBe(200)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
