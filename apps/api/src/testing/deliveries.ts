import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { onTestFinished } from 'vitest'

export type DeliveryCells = Record<string, string | number>

/** An ordinary row of `vehicle.v1`; tests override the cells they need. */
export const aDeliveryRow = (gwnummer: number, changes: DeliveryCells = {}): DeliveryCells => ({
  gwnummer,
  fin: `WAUZZZ8K0DA${gwnummer}`,
  hersteller: 'Volkswagen',
  modellgruppe: 'Golf',
  modell: 'Golf Variant',
  kilometerstandvon: 45_000,
  erstzulassungvon: '2021-03',
  planverkaufspreisprivatkundengeschaeftbrutto: 18_900,
  haendlerpreisbrutto: '16500.50',
  farbe: 'grau',
  ...changes,
})

export const someDeliveryRows = (count: number, changes: DeliveryCells = {}) =>
  Array.from({ length: count }, (_, index) => aDeliveryRow(100_000 + index, changes))

/** The rows as CSV, with the columns of the first one. */
export const csvOf = (rows: DeliveryCells[]) =>
  stringify(rows, { header: true, columns: Object.keys(rows[0] ?? {}) })

/** A folder that is deleted after the test. */
export async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-delivery-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a file for the running test. */
export async function aFile(content: string | Uint8Array, name = 'bestand.csv') {
  const file = join(await aFolder(), name)
  await writeFile(file, content)
  return file
}
