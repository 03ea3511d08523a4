import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problems } from '@portal/contract/problem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../app.ts'
import { newToken } from '../credentials/secrets.ts'
import { readEnv } from '../env.ts'
import { cloneDatabase } from '../testing/database.ts'
import { writePages } from '../testing/web-pages.ts'

let dist: string
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
  mkdirSync(join(dist, 'assets'))
  writePages(dist, '<meta name="portal-settings" content="" /><meta name="portal-session" content="" />')
  writeFileSync(join(dist, 'assets', 'index-abc.js'), 'start()')
  const database = await cloneDatabase()
  const direct = new URL(database.url)
  const sockets: Socket[] = []
  const proxy = createServer((inside) => {
    const outside = connect(Number(direct.port), direct.hostname)
    for (const socket of [inside, outside]) socket.on('error', () => socket.destroy())
    sockets.push(inside, outside)
    inside.pipe(outside).pipe(inside)
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const port = z.object({ port: z.number() }).parse(proxy.address()).port
  const url = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(port) }).href
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dist, WEB_DIST: dist })
  app = await buildApp({ env, databaseUrl: url })
  await app.ready()
  await vi.waitUntil(async () => (await app.inject('/readyz')).statusCode === 200, { timeout: 20_000 })
  proxy.close()
  for (const socket of sockets) socket.destroy()
  await database.drop()
})
afterAll(async () => {
  await app?.close()
  rmSync(dist, { recursive: true })
})

const signedIn = { cookie: `sid=${newToken()}` }

describe('Without a database', () => {
  test('the page and its files are served, also to a browser with a session', async () => {
    const visitor = await app.inject('/')
    expect(visitor.statusCode).toBe(200)
    expect(visitor.body).toContain('<meta name="portal-session" content="none" />')
    const known = await app.inject({ url: '/', headers: signedIn })
    expect(known.statusCode).toBe(200)
    expect(known.body).toContain('<meta name="portal-session" content="" />')
    for (const headers of [{}, signedIn])
      expect((await app.inject({ url: '/assets/index-abc.js', headers })).body).toBe('start()')
  })

  test.each(['/uaa/api/account', '/mvp/api/mvp-user-watches-by-user'])(
    'a call is answered with the reason and the time to retry: %s',
    async (url) => {
      const reply = await app.inject({ url, headers: signedIn })
      expect(reply.statusCode).toBe(503)
      expect(reply.headers['content-type']).toContain('application/problem+json')
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
      expect(reply.json()).toMatchObject({ type: 'unavailable', title: problems.unavailable.title })
    },
  )

  const pages = ['/fahrzeug/123456', '/sitemap.xml', '/sitemap/1.xml']
  test.each(pages)(
    'an address that is opened directly is answered by a page with the reason: %s',
    async (url) => {
      const reply = await app.inject(url)
      expect(reply.statusCode).toBe(503)
      expect(reply.headers['content-type']).toContain('text/html')
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.body).toContain(problems.unavailable.title)
    },
  )

  test('the instance is live for the proxy though it is not ready', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/livez')).statusCode).toBe(200)
    app.announceEnd()
    expect((await app.inject('/livez')).statusCode).toBe(503)
  })
})
