/** One engine (`ENGINE`, installed in `ENGINE_FOLDER`) behind the routes of the comparison. */
import { Criteria } from '@portal/domain/search/criteria'
import fastify from 'fastify'
import { openDuckDb } from './engines/duckdb.ts'
import { type Engine, readRows } from './engines/engine.ts'
import { followStock } from './engines/follow.ts'
import { openRoaring } from './engines/roaring.ts'
import { openSqlite } from './engines/sqlite.ts'
import { inSql } from './engines/table.ts'

const url = process.env.DATABASE_URL ?? ''
const folder = process.env.ENGINE_FOLDER ?? ''
const engines: Record<string, () => Promise<Engine>> = {
  roaring: () => openRoaring(url, folder, JSON.parse(process.env.ENGINE_OPTIONS ?? '{}')),
  duckdb: async () => {
    const table = await openDuckDb(folder, { threads: '1' })
    const following = await followStock(url, table, process.env.DATA_DIR ?? '')
    await following.end()
    return inSql(table)
  },
  sqlite: async () => openSqlite(await readRows(url)),
}

const started = performance.now()
const open = engines[process.env.ENGINE ?? '']
if (!open) throw new Error(`There is no engine ${process.env.ENGINE}, only ${Object.keys(engines)}.`)
const engine = await open()

const app = fastify()
app.get('/count', async (request) => engine.count(Criteria.parse(request.query)))
app.get('/options', async (request) => engine.options(Criteria.parse(request.query)))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.send?.({ loadedMs: performance.now() - started })
process.on('message', () => {
  process.send?.({ rssMiB: process.memoryUsage.rss() / 2 ** 20, longestBlockMs: 0 })
})
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
