import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ImportInterrupted, type Phase } from '../../stock/takeover/import-stock.ts'
import { api } from '../../testing/api.ts'
import { aFile, csvOf, someDeliveryRows } from '../../testing/deliveries.ts'
import {
  contentHash,
  databaseUrl,
  importDelivery,
  importWithPhotos,
  stock,
  useEmptyStock,
} from '../../testing/stock-imports.ts'

useEmptyStock()

const old = someDeliveryRows(20, { farbe: 'rot' })
const coming = () => aFile(csvOf(someDeliveryRows(22, { farbe: 'blau' })))
const colours = async () => [...new Set((await stock()).map(({ farbe }) => farbe))]

/** Only the new stock is present, and nothing of the interrupted import. */
async function expectWhole() {
  expect(await colours()).toEqual(['blau'])
  expect(await stock()).toHaveLength(22)
  const leftovers = await api().pool.query(
    `SELECT 1 FROM pg_class WHERE relnamespace = 'staging'::regnamespace`,
  )
  expect(leftovers.rows).toEqual([])
  expect(await api().db.importRun.count({ where: { state: 'running' } })).toBe(0)
}

describe('an import that is killed', () => {
  const program = fileURLToPath(new URL('../../testing/import-until.ts', import.meta.url))
  test.each<[Phase, NodeJS.Signals]>([
    ['reading', 'SIGKILL'],
    ['files', 'SIGKILL'],
    ['merging', 'SIGKILL'],
    ['merging', 'SIGTERM'],
    ['committing', 'SIGKILL'],
    ['cleaning', 'SIGKILL'],
  ])('while %s (%s) leaves the old or the new stock, and a repetition succeeds', async (phase, signal) => {
    await importWithPhotos(old)
    const before = await contentHash()
    const file = await coming()

    const killed = promisify(execFile)(process.execPath, [program, file, phase, signal, databaseUrl()])
    await expect(killed).rejects.toMatchObject({ signal })

    expect(await colours()).toEqual([phase === 'cleaning' ? 'blau' : 'rot'])
    if (phase !== 'cleaning') expect(await contentHash()).toBe(before)

    await importDelivery(file)
    await expectWhole()
  })
})

describe('an import that loses its connection', () => {
  const cutConnection = () =>
    api().pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'stock-import' AND datname = current_database()`,
    )

  test.each<Phase>(['reading', 'files', 'merging', 'committing', 'cleaning'])(
    'while %s reports that, leaves the old or the new stock, and a repetition succeeds',
    async (phase) => {
      await importWithPhotos(old)
      const before = await contentHash()
      const file = await coming()

      const attempt = importDelivery(file, {
        onPhase: async (entered) => {
          if (entered === phase) await cutConnection()
        },
      })

      await expect(attempt).rejects.toThrow(ImportInterrupted)
      if (phase !== 'cleaning') expect(await contentHash()).toBe(before)
      await importDelivery(file)
      await expectWhole()
    },
  )
})
