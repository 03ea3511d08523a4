import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { api } from '../../testing/api.ts'
import { csvOf, someDeliveryRows } from '../../testing/deliveries.ts'
import { anImportDesk, processNow } from '../../testing/import-desk.ts'
import { contentHash, databaseUrl, generation, stock, useEmptyStock } from '../../testing/stock-imports.ts'
import { undo } from '../../testing/stock-jobs.ts'
import { pieceKey } from '../../uploads/pieces.ts'
import { piecesFolder } from './where.ts'

useEmptyStock()

const program = fileURLToPath(new URL('../../testing/import-desk-until.ts', import.meta.url))
const cars = 300
const rowsIn = (farbe: string) => csvOf(someDeliveryRows(cars, { farbe }))
const colours = async () => [...new Set((await stock()).map(({ farbe }) => farbe))]

/** Processes an import and kills the process when it has reached a percentage. */
async function killed(id: string, percent: number) {
  const { DATA_DIR } = api().env
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR }
  const running = promisify(execFile)(process.execPath, [program, id, String(percent), databaseUrl()], {
    env,
  })
  await expect(running).rejects.toMatchObject({ signal: 'SIGKILL' })
}

/** Whether the local copy of a processed file still exists. */
const isCopied = (id: string) => existsSync(join(api().env.DATA_DIR, 'imports', `desk-${id}`))
const isStored = (id: string) => api().files.reports.exists(pieceKey(piecesFolder(id), 0))

async function aTakeover() {
  const desk = await anImportDesk('vehicle.v1')
  await desk.take((await desk.upload(rowsIn('rot'))).id)
  const { id } = await desk.upload(rowsIn('blau'))
  await desk.person.post(`/mvp/api/house/stock-imports/${id}/take`, { releaseRemovals: false })
  return { desk, id }
}

/** Before the first row, while rows are read, while they are merged, and right before the commit. */
test.each([0, 25, 75, 90])(
  'A takeover killed at %i percent has changed nothing and succeeds when repeated, and so does its undo',
  async (percent) => {
    const { desk, id } = await aTakeover()
    const before = await contentHash()

    await killed(id, percent)
    expect(await contentHash()).toBe(before)
    expect(await desk.read(id)).toMatchObject({ state: 'running', jobs: [] })

    await processNow(id)
    const done = await desk.read(id)
    expect(done).toMatchObject({ state: 'done', check: { updated: cars }, jobs: [expect.any(String)] })
    expect(await colours()).toEqual(['blau'])
    expect([isCopied(id), await isStored(id)]).toEqual([false, false])
    expect((await undo(desk.person, done.jobs[0] ?? '')).counts.restored).toBe(cars)
    expect(await colours()).toEqual(['rot'])
  },
)

/** Before the tables of the import are removed, and before the uploaded file is. */
test.each([98, 100])(
  'A takeover killed at %i percent, after its commit, is not repeated',
  async (percent) => {
    const { desk, id } = await aTakeover()

    await killed(id, percent)
    const reached = await generation()
    await processNow(id)

    expect(await desk.read(id)).toMatchObject({
      state: 'done',
      check: { updated: cars },
      jobs: [expect.any(String)],
    })
    expect(await generation()).toBe(reached)
    expect(await colours()).toEqual(['blau'])
    expect([isCopied(id), await isStored(id)]).toEqual([false, false])
  },
)

test('A check killed while it reads can be repeated and changes nothing', async () => {
  const desk = await anImportDesk('vehicle.v1')
  const { id } = await desk.upload(rowsIn('rot'))
  await desk.person.post(`/mvp/api/house/stock-imports/${id}/check`, {})

  await killed(id, 25)
  expect((await desk.read(id)).state).toBe('checking')
  await processNow(id)

  expect(await desk.read(id)).toMatchObject({ state: 'checked', check: { inserted: cars } })
  expect(await stock()).toEqual([])
  expect(isCopied(id)).toBe(false)
})
