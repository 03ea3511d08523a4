import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { api } from '../../testing/api.ts'
import {
  aDeliveryRow,
  aFile,
  aFolder,
  csvOf,
  type DeliveryCells,
  someDeliveryRows,
} from '../../testing/deliveries.ts'
import { photoBytes } from '../../testing/files.ts'
import {
  contentHash,
  emptyStock,
  importDelivery,
  importRows,
  importWithPhotos,
  stock,
  useEmptyStock,
} from '../../testing/stock-imports.ts'
import type { FileImport } from './file.ts'

useEmptyStock()

/** Imports rows and returns how many of them were read. */
async function rowsRead(rows: DeliveryCells[], options: Partial<FileImport> = {}) {
  let count = -1
  const { result } = await importRows(rows, {
    ...options,
    onPhase: async (phase) => {
      if (phase !== 'files') return
      const { rows: tables } = await api().pool.query<{ name: string }>(
        `SELECT oid::regclass::text AS name FROM pg_class
         WHERE relnamespace = 'staging'::regnamespace AND relkind = 'r' AND relname LIKE '%\\_vehicle'`,
      )
      const staged = await api().pool.query(`SELECT 1 FROM ${tables[0]?.name}`)
      count = staged.rows.length
    },
  })
  expect(result.read).toBe(rows.length)
  return count
}

/** The number of imports waiting for another transaction. */
async function importsThatWait() {
  const { rows } = await api().pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'stock-import' AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count
}

describe('a row that was delivered before', () => {
  test('is not read again', async () => {
    await importWithPhotos(someDeliveryRows(5))

    expect(await rowsRead(someDeliveryRows(5))).toBe(0)
    expect(await rowsRead([...someDeliveryRows(4), aDeliveryRow(100_004, { farbe: 'rot' })])).toBe(1)
    expect(await rowsRead([...someDeliveryRows(4), aDeliveryRow(100_004, { farbe: 'rot' })])).toBe(0)
  })

  test('is read when all rows are requested', async () => {
    await importWithPhotos(someDeliveryRows(3))

    expect(await rowsRead(someDeliveryRows(3), { everyRow: true })).toBe(3)
  })

  test('is read when the file has other columns', async () => {
    await importWithPhotos(someDeliveryRows(3))

    expect(await rowsRead(someDeliveryRows(3, { location: '' }))).toBe(3)
  })

  test('restores its vehicle when it was changed since', async () => {
    await importWithPhotos(someDeliveryRows(3))
    await api().db.vehicle.updateMany({ where: { gwnummer: '100001' }, data: { farbe: 'rot' } })

    expect(await rowsRead(someDeliveryRows(3))).toBe(1)
    expect((await stock())[1]?.farbe).toBe('grau')
  })

  test('restores its vehicle when it is changed while the file is read', async () => {
    await importWithPhotos(someDeliveryRows(3))
    let changed = false

    const { result } = await importRows(someDeliveryRows(3), {
      onPhase: async (phase) => {
        if (phase !== 'merging' || changed) return
        changed = true
        await api().db.vehicle.updateMany({ where: { gwnummer: '100001' }, data: { farbe: 'rot' } })
      },
    })

    expect(result).toMatchObject({ state: 'done', read: 3, updated: 1 })
    expect((await stock())[1]?.farbe).toBe('grau')
  })

  test('is read again when its vehicle got another GW number just before it was written', async () => {
    await importWithPhotos(someDeliveryRows(2))
    const rows = [aDeliveryRow(100_000), aDeliveryRow(100_001, { farbe: 'rot' })]
    const other = await api().pool.connect()
    await other.query('BEGIN')
    await other.query(`UPDATE vehicle SET gwnummer = '900001' WHERE gwnummer = '100001'`)

    const importing = importRows(rows)
    await expect.poll(importsThatWait, { timeout: 20_000 }).toBe(1)
    await other.query('COMMIT')
    other.release()

    expect((await importing).result).toMatchObject({ state: 'done', read: 2, inserted: 0, updated: 0 })
    expect(await rowsRead(rows)).toBe(1)
    expect(await stock()).toMatchObject([
      { gwnummer: '100000' },
      { gwnummer: '100001', farbe: 'rot' },
      { gwnummer: '900001', farbe: 'grau' },
    ])
  })
})

const ordinary = (index: number, changes: DeliveryCells = {}) =>
  aDeliveryRow(100_000 + index, { location: 'Halle 1', soldAt: '', ...changes })

/** The possible rows of a vehicle; most deliveries repeat the first. */
const variants: ((index: number) => DeliveryCells)[] = [
  ...Array.from({ length: 8 }, () => (index: number) => ordinary(index)),
  (index) => ordinary(index, { farbe: 'rot' }),
  (index) => ordinary(index, { haendlerpreisbrutto: 15_000 }),
  (index) => ordinary(index, { soldAt: '2026-11-02T07:00:00Z' }),
  (index) => ordinary(index, { planverkaufspreisprivatkundengeschaeftbrutto: 0, haendlerpreisbrutto: 0 }),
  (index) => ordinary(index, { farbe: 'pink' }),
  (index) => ordinary(index, { fin: 'WAUZZZ8K0DA999999' }),
]

/** Changes to a vehicle between two deliveries, and while a file is read. */
const outsideChanges = [
  `UPDATE vehicle SET farbe = 'blau' WHERE gwnummer = $1`,
  'UPDATE vehicle SET haendlerpreisbrutto = 1 WHERE gwnummer = $1',
  `UPDATE vehicle SET sold_at = '2026-11-02T07:30:00Z', available = false WHERE gwnummer = $1`,
  'UPDATE vehicle SET available = false, published_at = NULL WHERE gwnummer = $1',
  `UPDATE vehicle SET fin = 'WAUZZZ8K0DA888888' WHERE gwnummer = $1`,
  'UPDATE vehicle SET location = location WHERE gwnummer = $1',
  `UPDATE vehicle SET gwnummer = '9' || substr(gwnummer, 2) WHERE gwnummer = $1
     AND NOT EXISTS (SELECT 1 FROM vehicle o WHERE o.gwnummer = '9' || substr($1, 2))`,
  'DELETE FROM vehicle WHERE gwnummer = $1',
  'DELETE FROM vehicle_file x USING vehicle v WHERE v.fahrzeugid = x.fahrzeugid AND v.gwnummer = $1',
]

const vehicles = 6
const index = fc.nat({ max: vehicles - 1 })
const outside = fc.record({ sql: fc.constantFrom(...outsideChanges), index })
const delivery = fc.record({
  rows: fc.array(fc.record({ index, variant: fc.constantFrom(...variants) }), {
    minLength: 1,
    maxLength: vehicles + 2,
  }),
  columns: fc.constantFrom('all', 'all', 'all', 'fewer'),
  full: fc.boolean(),
  dryRun: fc.constantFrom(false, false, false, true),
  photos: fc.constantFrom(null, null, 'rot', 'blau'),
  before: fc.array(outside, { maxLength: 2 }),
  during: fc.option(outside, { freq: 5 }),
})
type Delivery = typeof delivery extends fc.Arbitrary<infer Value> ? Value : never

/** A manifest per colour that gives every vehicle a photo of that colour. */
async function photoManifests() {
  const folder = await aFolder()
  const manifestOf = async (colour: 'rot' | 'blau', hex: string) => {
    await writeFile(join(folder, `${colour}.jpg`), await photoBytes(hex, 64))
    const file = join(folder, `${colour}.csv`)
    const rows = Array.from({ length: vehicles }, (_, at) => ordinary(at))
    await writeFile(
      file,
      csvOf(rows.map(({ gwnummer = '' }) => ({ gwnummer, position: 0, file: `${colour}.jpg` }))),
    )
    return file
  }
  return { rot: await manifestOf('rot', '#aa2222'), blau: await manifestOf('blau', '#2222aa') }
}

const change = ({ sql, index: at }: { sql: string; index: number }) =>
  api().pool.query(sql, [String(100_000 + at)])

function fileOf({ rows, columns }: Delivery) {
  const cells = rows.map((row) => row.variant(row.index))
  if (columns === 'all') return csvOf(cells)
  return csvOf(cells.map(({ location, ...others }) => others))
}

/** Imports all deliveries into an empty stock; returns their results and the final stock. */
async function history(deliveries: Delivery[], manifests: { rot: string; blau: string }, everyRow: boolean) {
  await emptyStock()
  const outcomes: unknown[] = []
  for (const [number, one] of deliveries.entries()) {
    for (const step of one.before) await change(step)
    let isDisturbed = false
    const { result } = await importDelivery(await aFile(fileOf(one)), {
      now: new Date(Date.UTC(2026, 10, 3 + number)),
      full: one.full,
      dryRun: one.dryRun,
      confirmShrink: true,
      everyRow,
      ...(one.photos === null ? {} : { images: manifests[one.photos] }),
      onPhase: async (phase) => {
        if (phase !== 'merging' || isDisturbed || !one.during) return
        isDisturbed = true
        await change(one.during)
      },
    })
    const { id: _run, ...reported } = result
    outcomes.push(reported, await contentHash())
  }
  return outcomes
}

const sequences = 3
/** About thirty imports take longer than the default time limit on a busy machine. */
const timeoutMs = 180_000

test(
  'whatever was delivered and changed before, a delivery has the stock and the result it would have if every row were read',
  async () => {
    const manifests = await photoManifests()
    const start: Delivery = {
      rows: Array.from({ length: vehicles }, (_, at) => ({ index: at, variant: ordinary })),
      columns: 'all',
      full: false,
      dryRun: false,
      photos: 'rot',
      before: [],
      during: null,
    }
    await fc.assert(
      fc.asyncProperty(fc.array(delivery, { minLength: 2, maxLength: 4 }), async (drawn) => {
        const deliveries = [start, ...drawn]
        expect(await history(deliveries, manifests, false)).toEqual(
          await history(deliveries, manifests, true),
        )
      }),
      { numRuns: sequences },
    )
  },
  timeoutMs,
)
