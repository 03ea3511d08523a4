/** The portal's API with three baselines; sends its parent a message once the stock is loaded. */

import { existsSync, readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listCars } from '@portal/contract/vehicles/cars'
import { buildApp } from '../apps/api/src/app.ts'
import { readEnv } from '../apps/api/src/env.ts'
import { listen } from '../apps/api/src/http/listen.ts'
import { shareAnswers } from '../apps/api/src/http/shared-answers.ts'
import { marketDay } from '../apps/api/src/stock/market/market.ts'
import { carsByIds } from '../apps/api/src/vehicles/cars/queries.ts'

if (!process.env.PORT) process.exit()

const databaseUrl = process.env.DATABASE_URL ?? ''
const env = readEnv({
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DATABASE_URL: databaseUrl,
  DATABASE_READ_URL: process.env.DATABASE_READ_URL,
  DATA_DIR: process.env.DATA_DIR,
})
const app = await buildApp({ env, databaseUrl })
const config = { access: 'public' as const, summary: 'Messung' }
const select1 = { name: 'select-1', text: 'SELECT $1::int AS one', values: [1] }
app.get('/floor/empty', { config }, async () => 1)
app.get('/floor/select-1', { config }, async () => (await app.pool.query(select1)).rows[0]?.one)
await app.register(async (scope) => {
  await shareAnswers(scope)
  scope.get<{ Querystring: { ids: string } }>(
    '/floor/rows',
    { config, schema: { response: listCars.schema.response } },
    (request) => carsByIds(app.pool, request.query.ids.split(',').map(Number), 'consumer'),
  )
})

const started = performance.now()
await listen(app, { host: '127.0.0.1', port: Number(process.env.PORT) })
await app.stock.loaded
process.send?.({ loadedMs: performance.now() - started })
let marketMs: number | null = null
app.stock.market.prepare(marketDay(app.clock.now())).then(() => {
  marketMs = performance.now() - started
})

const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
/** CPU time of this thread, which does not include other programs. */
const worked = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
/** On Linux. */
const openFiles = '/proc/self/fd'
let longest = 0
let longestWork = 0
let last = performance.now()
let lastWorked = worked()
setInterval(() => {
  const [now, nowWorked] = [performance.now(), worked()]
  longest = Math.max(longest, now - last - 5)
  longestWork = Math.max(longestWork, nowWorked - lastWorked)
  last = now
  lastWorked = nowWorked
}, 5).unref()
process.on('message', () => {
  process.send?.({
    marketMs,
    rssMiB: process.memoryUsage.rss() / 2 ** 20,
    peakMiB: process.resourceUsage().maxRSS / 1024,
    longestBlockMs: longest,
    longestWorkMs: longestWork,
    delayP99Ms: delays.percentile(99) / 1e6 - 5,
    descriptors: existsSync(openFiles) ? readdirSync(openFiles).length : null,
  })
  longest = 0
  longestWork = 0
  delays.reset()
})
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
