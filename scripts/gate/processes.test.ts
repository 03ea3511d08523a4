/** The processes with invalid settings, on shutdown, and when the database is killed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, startDatabase } from '../faults/database.ts'
import { processes } from '../faults/processes.ts'
import { freePort } from '../start/postgres.ts'

const timeoutMs = 300_000
let folder: string
let database: Database
let portal: ReturnType<typeof processes>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-processes-'))
  database = await startDatabase(folder)
  portal = processes(folder)
}, timeoutMs)

afterAll(async () => {
  portal?.stop()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
}, timeoutMs)

async function anApi() {
  const port = await freePort()
  const settings = { DATABASE_URL: database.url, PORT: String(port), RATE_LIMITS: 'relaxed' }
  const api = portal.run('main', settings)
  const origin = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  await expect.poll(isReady, { timeout: 120_000, interval: 200 }).toBe(true)
  return { ...api, port, origin, isReady }
}

describe('A process that cannot use its settings', () => {
  const somewhere = { DATABASE_URL: 'postgresql://localhost/portal' }
  const production = {
    ...somewhere,
    NODE_ENV: 'production',
    SECRET_KEY: 'a'.repeat(64),
    SMTP_URL: 'smtp://localhost',
    PUBLIC_URL: 'https://autos.example',
    COMPANY_NAME: 'Autohaus Beispiel GmbH',
    COMPANY_MANAGERS: 'Erika Beispiel',
    COMPANY_REGISTER: 'Amtsgericht Beispielstadt, HRB 1',
    COMPANY_VAT_ID: 'DE123456789',
    CONTACT_STREET: 'Beispielweg 1',
    CONTACT_PHONE: '+49 69 90009 1',
    MAIL_FROM: 'portal@autos.example',
    MAIL_INFO: 'info@autos.example',
    MAIL_PRIVACY: 'datenschutz@autos.example',
    MAIL_DEALERS: 'haendler@autos.example',
    MAIL_PRIVATE: 'privat@autos.example',
    MAIL_SALES: 'verkauf@autos.example',
    MAIL_PROVIDER: 'freischaltung@autos.example',
    MAIL_IT_SUPPORT: 'it@autos.example',
    MAIL_STOCK: 'bestand@autos.example',
    MAIL_SECURITY: 'sicherheit@autos.example',
    LINK_IMPRINT: '',
    LINK_PRIVACY: '',
  }
  const cases: [setting: string, 'main' | 'worker', Record<string, string>][] = [
    ['DATABASE_URL', 'main', {}],
    ['DATABASE_URL', 'main', { DATABASE_URL: 'mysql://localhost/portal' }],
    ['PORT', 'main', { ...somewhere, PORT: 'achtzig' }],
    ['NODE_ENV', 'main', { ...somewhere, NODE_ENV: 'prod' }],
    ['SECRET_KEY', 'main', { ...production, SECRET_KEY: 'geheim' }],
    ['SECRET_KEY', 'main', { ...production, SECRET_KEY: '' }],
    ['PUBLIC_URL', 'main', { ...production, PUBLIC_URL: 'http://autos.example' }],
    ['COMPANY_NAME', 'main', { ...production, COMPANY_NAME: '' }],
    ['COMPANY_MANAGERS', 'worker', { ...production, COMPANY_MANAGERS: 'Mira Muster, Jonas Beispiel' }],
    ['LINK_IMPRINT', 'main', { ...production, LINK_IMPRINT: 'https://www.autoexpo.example/impressum' }],
    ['DEMO_DATA', 'main', { ...production, DEMO_DATA: 'true' }],
    ['RATE_LIMITS', 'main', { ...production, RATE_LIMITS: 'relaxed' }],
    ['METRICS_PORT', 'main', { ...somewhere, METRICS_PORT: '0' }],
    ['VAPID_PRIVATE_KEY', 'worker', { ...somewhere, VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}` }],
    ['SMTP_URL', 'worker', somewhere],
    ['AV_MODE', 'worker', { ...somewhere, SMTP_URL: 'smtp://localhost', AV_MODE: 'ja' }],
  ]

  test.each(cases)(
    'ends with 78 and one line that names %s (%s)',
    { timeout: timeoutMs },
    async (name, file, settings) => {
      const { code, error } = await portal.run(file, settings).ended
      expect(code).toBe(78)
      expect(error.split('\n')).toHaveLength(1)
      expect(error).toContain(`Einstellung ${name}: `)
    },
  )
})

describe('SIGTERM', () => {
  test('lets the API finish an open request, accept no new one and exit with 0', {
    timeout: timeoutMs,
  }, async () => {
    const { child, ended, port, origin } = await anApi()
    const body = JSON.stringify({ price_from: 5000 })
    const half = Math.floor(body.length / 2)
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk
    })
    const closed = new Promise((done) => socket.once('close', done))
    socket.write(
      `POST /mvp/api/mvp-car-stocks/detailsearch/with HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, half)}`,
    )
    // Node sends this once it has read the head, so the request is open from here on.
    await expect.poll(() => answer, { timeout: 20_000 }).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    answer = ''
    child.kill('SIGTERM')
    const isRefused = () =>
      fetch(`${origin}/healthz`).then(
        ({ status }) => status === 503,
        () => true,
      )
    await expect.poll(isRefused, { timeout: 8000 }).toBe(true)
    socket.write(body.slice(half))
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(await ended).toMatchObject({ code: 0 })
  })

  test('lets the worker return its jobs to the queue and exit with 0', { timeout: timeoutMs }, async () => {
    const { child, output, ended } = portal.run('worker', {
      DATABASE_URL: database.url,
      SMTP_URL: 'smtp://127.0.0.1:9',
    })
    await expect.poll(() => output.out, { timeout: 120_000, interval: 200 }).toContain('worker ready')
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0 })
  })
})

describe('A killed database', () => {
  const asked = [
    '/mvp/api/mvp-car-stocks',
    '/mvp/api/mvp-car-stocks/1/details',
    '/uaa/api/email/verify/unbekannt',
  ]

  test('causes only 503 responses; the same process answers again after its restart', {
    timeout: timeoutMs,
  }, async () => {
    const { child, output, origin, isReady } = await anApi()
    const ordinary = new Map<string, number>()
    for (const path of asked) ordinary.set(path, (await fetch(origin + path)).status)
    const strange: string[] = []
    const unavailable = { count: 0 }
    const load = { goesOn: true }
    const callers = asked.map(async (path) => {
      while (load.goesOn) {
        const reply = await fetch(origin + path)
        if (reply.status === 503 && reply.headers.get('retry-after')) unavailable.count += 1
        else if (reply.status !== ordinary.get(path))
          strange.push(`${path} ${reply.status} ${await reply.text()}`)
        await pause(50)
      }
    })
    await database.crash()
    await expect.poll(isReady, { timeout: 60_000, interval: 100 }).toBe(true)
    for (const path of asked)
      await expect
        .poll(async () => (await fetch(origin + path)).status, { timeout: 20_000 })
        .toBe(ordinary.get(path))
    load.goesOn = false
    await Promise.all(callers)
    const errors = output.out.split('\n').filter((line) => line.includes('"level":50'))
    expect({ strange, errors }).toEqual({ strange: [], errors: [] })
    expect(unavailable.count).toBeGreaterThan(0)
    expect(child.exitCode).toBeNull()
    expect([...ordinary.values()].every((status) => status < 500)).toBe(true)
  })
})
