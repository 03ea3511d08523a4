import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { type FileImport, importStockFile } from '../house/stock-import/file.ts'
import { api, useApi } from './api.ts'
import { aFile, aFolder, csvOf, type DeliveryCells } from './deliveries.ts'
import { photoBytes } from './files.ts'

/** The time of the imports, unless a test sets another one. */
export const deliveredAt = new Date('2026-11-02T08:00:00Z')

/** Deletes all vehicles, taking locks in the same order as a loading search index. */
export const emptyStock = () =>
  api().pool.query(
    'TRUNCATE stock_generation, stock_change, vehicle, vehicle_file, price_change, import_run RESTART IDENTITY CASCADE',
  )

/** Deletes all vehicles before each test. */
export function useEmptyStock() {
  useApi()
  beforeEach(async () => {
    await emptyStock()
  })
}

export const databaseUrl = () => api().pool.options.connectionString ?? ''

/** Imports a file as the operator's command does. */
export const importDelivery = (file: string, options: Partial<FileImport> = {}) =>
  importStockFile({
    file,
    files: async () => api().files,
    databaseUrl: databaseUrl(),
    now: deliveredAt,
    ...options,
  })

export const importRows = async (rows: DeliveryCells[], options: Partial<FileImport> = {}) =>
  importDelivery(await aFile(csvOf(rows)), options)

/** A manifest in a new folder that gives every car one photo. */
async function photosFor(rows: DeliveryCells[]) {
  const folder = await aFolder()
  await writeFile(join(folder, 'auto.jpg'), await photoBytes('#224466', 800))
  const manifest = join(folder, 'bilder.csv')
  await writeFile(
    manifest,
    csvOf(rows.map(({ gwnummer = '' }) => ({ gwnummer, position: 0, file: 'auto.jpg' }))),
  )
  return manifest
}

export const importWithPhotos = async (rows: DeliveryCells[], options: Partial<FileImport> = {}) =>
  importRows(rows, { images: await photosFor(rows), ...options })

export const stock = () => api().db.vehicle.findMany({ orderBy: { gwnummer: 'asc' } })
export const liveCount = () => api().db.vehicle.count({ where: { available: true } })
export const generation = async () => (await api().db.stockGeneration.findFirst())?.generation ?? 0

/** A fingerprint that changes with any change of the stock. */
export async function contentHash() {
  const { rows } = await api().pool.query<{ hash: string }>(
    `SELECT md5(concat(
       (SELECT string_agg(v::text, '|' ORDER BY fahrzeugid) FROM vehicle v),
       (SELECT string_agg(f::text, '|' ORDER BY eaktedokumentid) FROM vehicle_file f),
       (SELECT string_agg(p::text, '|' ORDER BY id) FROM price_change p),
       (SELECT generation FROM stock_generation))) AS hash`,
  )
  return rows[0]?.hash
}
