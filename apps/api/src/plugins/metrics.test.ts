import { describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { letter } from '../mail/letter.ts'
import { queueMail } from '../mail/mail.ts'
import { aVisitor } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aCar } from '../testing/cars.ts'
import { aDeliveryRow } from '../testing/deliveries.ts'
import { someMetrics } from '../testing/metrics.ts'
import { importRows } from '../testing/stock-imports.ts'

const { port, read: metrics } = await someMetrics()
useApi({ METRICS_PORT: String(port) })

describe('Messwerte', () => {
  test('count responses by route pattern, never by URL', async () => {
    await aVisitor().get('/uaa/api/email/verify/geheimes-token')
    await expect.poll(metrics).toContain('route="/uaa/api/email/verify/:token"')
    expect(await metrics()).not.toContain('geheim')
  })

  test('exist before what they count has happened', async () => {
    await api().db.workerHeartbeat.deleteMany()
    const text = await metrics()
    for (const line of [
      ...['files_damaged_total{kind="photo"} 0', 'files_damaged_total{kind="report"} 0'],
      ...['http_requests_refused_total{reason="requests"} 0', 'http_requests_failed_total 0'],
      ...['stock_import_last_timestamp_seconds{state="failed"} 0', 'workers_running 0'],
    ])
      expect(text.split('\n')).toContain(line)
    const seenAt = new Date()
    await api().db.workerHeartbeat.create({ data: { id: 'host:1', startedAt: seenAt, seenAt } })
    expect(await metrics()).toMatch(/^workers_running 1$/m)
  })

  test('count a photo with missing bytes', async () => {
    const { gwnummer } = await aCar()
    await aVisitor().get('/mvp/api/image', { path: `test/${gwnummer}`, img_name: 'seite.webp' })
    expect(await metrics()).toContain('files_damaged_total{kind="photo"} 1')
    expect(await metrics()).toMatch(/^stock_vehicles 1$/m)
  })

  test('count mails by state and show the age of the oldest unsent one', async () => {
    await api().db.$transaction((tx) =>
      queueMail(
        tx,
        letter(api().env, {
          template: 'probe',
          recipient: 'a@b.example',
          subject: () => 'x',
          body: () => [],
        }),
      ),
    )
    await api().db.mail.updateMany({ data: { createdAt: new Date(Date.now() - 3_600_000) } })
    expect(await metrics()).toContain('mail_outbox_mails{state="queued"} 1')
    expect(await metrics()).toContain('mail_outbox_mails{state="failed"} 0')
    expect(await metrics()).toContain('job_queue_jobs{queue="send-mail",state="created"} 1')
    expect(await metrics()).toMatch(/^mail_oldest_unsent_seconds 360\d\./m)
  })

  test('show when the last import ended and how many rows it refused', async () => {
    await importRows([aDeliveryRow(300_001), aDeliveryRow(300_002, { hersteller: '' })])
    expect(await metrics()).toContain('stock_import_last_rows{result="rejected"} 1')
    expect(await metrics()).toContain('stock_import_last_rows{result="inserted"} 1')
    expect(await metrics()).toMatch(/^stock_import_last_timestamp_seconds\{state="done"\} \d{10}/m)
    await expect.poll(metrics).toMatch(/^stock_generation_lag 0$/m)
  })

  test('show connections, waiting requests and the build, also while requests use every connection', async () => {
    expect(await metrics()).toMatch(/^database_up 1$/m)
    const held = await Promise.all(Array.from({ length: api().pool.options.max }, () => api().pool.connect()))
    const waiting = api().pool.connect()
    const full = await metrics()
    expect(full).toMatch(/^database_pool_connections\{pool="sql",state="waiting"\} 1$/m)
    expect(full).toMatch(/^database_up 1$/m)
    for (const client of held) client.release()
    ;(await waiting).release()
    expect(await metrics()).toMatch(/^database_pool_connections\{pool="sql",state="waiting"\} 0$/m)
    expect(await metrics()).toMatch(
      /^portal_build_info\{version="dev",commit="unknown",builtAt="unknown"\} 1$/m,
    )
  })

  test('show that the database is unavailable, without outdated values', async () => {
    const { port, read } = await someMetrics()
    const env = readEnv({
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: api().env.DATA_DIR },
      METRICS_PORT: String(port),
    })
    const app = await buildApp({ env, databaseUrl: 'postgresql://127.0.0.1:1/none' })
    await app.ready()
    const text = await read()
    expect(text).toMatch(/^database_up 0$/m)
    for (const name of ['mail_outbox_mails', 'mail_oldest_unsent_seconds', 'workers_running'])
      expect(text).not.toMatch(new RegExp(`^${name}[ {]`, 'm'))
    await app.close()
  })

  test('are on their own port only, which serves nothing else', async () => {
    expect((await aVisitor().get('/metrics')).statusCode).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/uaa/api/account`)).status).toBe(404)
  })

  test('are not served without a port', async () => {
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: api().env.DATA_DIR })
    const app = await buildApp({ env, databaseUrl: 'postgresql://localhost:1/none' })
    await app.ready()
    expect(() => app.damagedFiles.inc({ kind: 'report' })).not.toThrow()
    await app.close()
  })
})
