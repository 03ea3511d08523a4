/**
 * One engine (`ENGINE`, installed in `ENGINE_FOLDER`) as the portal would use it: it follows the stock's changes and
 * answers searches; the rows of a page are read from PostgreSQL by the portal's own query.
 */
import { Criteria } from '@portal/domain/search/criteria'
import fastify from 'fastify'
import pg from 'pg'
import { carsByIds } from '../../apps/api/src/vehicles/cars/queries.ts'
import { openClickHouse } from './engines/clickhouse.ts'
import { openDuckDb } from './engines/duckdb.ts'
import { followStock } from './engines/follow.ts'
import { firstIds, inSql, type Table } from './engines/table.ts'

const url = process.env.DATABASE_URL ?? ''
const [folder, data] = [process.env.ENGINE_FOLDER ?? '', process.env.DATA_DIR ?? '']
const engines: Record<string, () => Table | Promise<Table>> = {
  clickhouse: () => openClickHouse(folder, `${data}/clickhouse`),
  duckdb: () => openDuckDb(folder, {}),
}

const started = performance.now()
const open = engines[process.env.ENGINE ?? '']
if (!open) throw new Error(`There is no engine ${process.env.ENGINE}, only ${Object.keys(engines)}.`)
const table = await open()
const following = await followStock(url, table, data)
const { count, options } = inSql(table)
const pool = new pg.Pool({ connectionString: url })

const app = fastify()
app.get('/count', (request) => count(Criteria.parse(request.query)))
app.get('/options', (request) => options(Criteria.parse(request.query)))
app.get('/page', async (request) => {
  const ids = await firstIds(table, Criteria.parse(request.query))
  return carsByIds(pool, ids, 'consumer')
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.send?.({ loadedMs: performance.now() - started })
process.on('message', () => {
  process.send?.({
    rssMiB: process.memoryUsage.rss() / 2 ** 20,
    peakMiB: process.resourceUsage().maxRSS / 1024,
    longestBlockMs: 0,
  })
})
process.on('SIGTERM', async () => {
  await Promise.all([app.close(), following.end(), pool.end()])
  process.exit(0)
})
