import { describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { aVisitor } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aCar } from '../testing/cars.ts'
import { someMetrics } from '../testing/metrics.ts'

const { port, read: metrics } = await someMetrics()
useApi({ METRICS_PORT: String(port) })

describe('Messwerte', () => {
  test('count responses by route pattern, never by URL', async () => {
    await aVisitor().get('/uaa/api/email/verify/geheimes-token')
    await expect.poll(metrics).toContain('route="/uaa/api/email/verify/:token"')
    expect(await metrics()).not.toContain('geheim')
  })

  test('count a photo with missing bytes', async () => {
    const { gwnummer } = await aCar()
    await aVisitor().get('/mvp/api/image', { path: `test/${gwnummer}`, img_name: 'seite.webp' })
    expect(await metrics()).toContain('files_damaged_total{kind="photo"} 1')
    expect(await metrics()).toMatch(/^stock_vehicles 1$/m)
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
