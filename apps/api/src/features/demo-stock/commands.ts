import { fileURLToPath } from 'node:url'
import { VehicleRecord, vehicleColumnNames } from '@portal/domain/vehicle/delivery'
import pg from 'pg'
import { z } from 'zod'
import { resolveBodyType, resolveColour } from '../../../../../data/vehicle-art.mjs'
import { DeliveryReport, openDelivery } from '../../delivery/delivery.ts'
import type { Files } from '../../plugins/files.ts'
import { sha256Of, storageKeyOf, storeReport } from '../files/commands.ts'
import { importStock } from '../stock-import/commands.ts'
import { type StagedFile, type StagedRow, stagedColumns, stagedRow } from '../stock-import/staging.ts'
import { drawFrom } from './draw.ts'
import type { DemoRow, Listing } from './listing.ts'
import { drawPictures, galleryViews, type Look, type Picture } from './pictures.ts'
import { demoReport } from './reports.ts'
import { demoRow } from './vehicles.ts'

const listingsFile = fileURLToPath(new URL('../../../../../data/used-cars.csv.gz', import.meta.url))
const fileName = 'used-cars.csv.gz'
const listingColumns = [
  ...['id', 'listed_on', 'make', 'model_group', 'headline', 'transporter', 'body_type', 'first_registration'],
  ...['mileage_km', 'price_eur', 'power_ps', 'power_kw', 'gearbox', 'fuel', 'equipment'],
] as const
const ListingRow = z.custom<Listing>((value) => typeof value === 'object' && value !== null && 'id' in value)

export type DemoOptions = {
  databaseUrl: string
  files: Files
  now: Date
  brand: string
  /** The share of the work that is done, with what is being done in German. */
  onProgress?: (text: string, done: number, all: number) => void
  /** Fewer vehicles, the newest; for tests. */
  limit?: number
}

/** The newest 50 and some of the others have reports. */
const reportsOfNewest = 60
const reportShare = 0.015

/** All listings as rows of `vehicle.v1`, oldest first. */
export async function demoRows(now: Date, limit = Number.POSITIVE_INFINITY): Promise<DemoRow[]> {
  const report = new DeliveryReport()
  const delivery = await openDelivery(
    listingsFile,
    { columns: listingColumns, required: listingColumns, row: ListingRow },
    report,
  )
  const listings: Listing[] = []
  for await (const { value } of delivery.rows) listings.push(value)
  const total = listings.length
  return listings.map((listing, index) => demoRow(listing, { index, total, now })).slice(-limit)
}

const absent = Object.fromEntries(vehicleColumnNames.map((name) => [name, '']))

async function* staged(rows: DemoRow[]): AsyncGenerator<StagedRow[]> {
  const columns = stagedColumns(vehicleColumnNames)
  for (const [index, row] of rows.entries())
    yield [stagedRow(index + 2, VehicleRecord.parse({ ...absent, ...row }), columns)]
}

const lookOf = ({ transporter, fahrzeugtyp = '', farbe = '' }: DemoRow): Look =>
  `${resolveBodyType(transporter === 'true' ? 'transporter' : fahrzeugtyp)} ${resolveColour(farbe)}`

/** The gallery of a vehicle: five drawings, sometimes three; about one in fifty has none and stays unpublished. */
function photosOf(row: DemoRow, pictures: Map<string, Picture>): StagedFile[] {
  const { gwnummer = '' } = row
  const draw = drawFrom(`photos ${gwnummer}`)
  if (draw.chance(0.02)) return []
  const views = draw.chance(0.88) ? galleryViews : galleryViews.slice(0, 3)
  return views.flatMap((view, position) => {
    const picture = pictures.get(`${lookOf(row)} ${view}`)
    return picture
      ? [{ gwnummer, eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD' as const, position, ...picture }]
      : []
  })
}

const reportKinds = [
  { eaktedokumenttyp: 'GUTACHTEN_LIGHT', title: 'Gutachten', datei: 'gutachten.pdf' },
  { eaktedokumenttyp: 'VERKAUFSEXPERTISE', title: 'Zustandsbericht', datei: 'zustandsbericht.pdf' },
] as const

async function reportsOf(row: DemoRow, { files, brand, now }: DemoOptions): Promise<StagedFile[]> {
  const { gwnummer = '', hersteller = '', modell = '', minderwerte = '' } = row
  const draw = drawFrom(`report ${gwnummer}`)
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  return Promise.all(
    reportKinds.map(async ({ eaktedokumenttyp, title, datei }) => {
      const grade = () =>
        draw.pick([
          ['ohne Befund', 6],
          ['leichte Gebrauchsspuren', 3],
          ['kleiner Mangel', 1],
        ])
      const bytes = await demoReport(
        {
          title,
          gwnummer,
          name: `${hersteller} ${modell}`,
          lines: [
            ['Erstzulassung', row.erstzulassungvon ?? ''],
            ['Kilometerstand', `${Number(row.kilometerstandvon).toLocaleString('de-DE')} km`],
            ['Karosserie und Lack', grade()],
            ['Innenraum', grade()],
            ['Reifen und Bremsen', grade()],
            ['Motor und Getriebe', grade()],
            ['Minderwert', minderwerte === '' ? '' : `${minderwerte} €`],
          ],
        },
        brand,
        date,
      )
      const sha256 = sha256Of(bytes)
      const storageKey = storageKeyOf(sha256)
      await storeReport(files, storageKey, bytes)
      return {
        gwnummer,
        eaktedokumenttyp,
        ordner: sha256.slice(0, 16),
        datei,
        storageKey,
        sha256,
        position: 0,
      }
    }),
  )
}

async function* demoFiles(rows: DemoRow[], pictures: Map<string, Picture>, options: DemoOptions) {
  const newest = rows.length - reportsOfNewest
  for (const [index, row] of rows.entries()) {
    yield* photosOf(row, pictures)
    const hasReports = index >= newest || drawFrom(`has report ${row.gwnummer}`).chance(reportShare)
    if (hasReports) yield* await reportsOf(row, options)
  }
}

/** Every ninth vehicle was dearer at first, so that dealers see price steps. */
async function addPriceSteps(client: pg.Client, now: Date) {
  const chosen = `SELECT fahrzeugid FROM vehicle WHERE fahrzeugid % 9 = 0 AND published_at < $1::timestamptz - interval '10 days'`
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO price_change (fahrzeugid, planverkaufspreisprivatkundengeschaeftbrutto, haendlerpreisbrutto, changed_at)
     SELECT fahrzeugid, planverkaufspreisprivatkundengeschaeftbrutto, haendlerpreisbrutto, published_at + interval '8 days'
     FROM vehicle WHERE fahrzeugid IN (${chosen})`,
    [now],
  )
  await client.query(
    `UPDATE price_change p SET
       planverkaufspreisprivatkundengeschaeftbrutto = round(p.planverkaufspreisprivatkundengeschaeftbrutto * 1.06, -1),
       haendlerpreisbrutto = round(p.haendlerpreisbrutto * 1.05, -1)
     FROM vehicle v
     WHERE v.fahrzeugid = p.fahrzeugid AND p.changed_at = v.published_at AND v.fahrzeugid IN (${chosen})`,
    [now],
  )
  await client.query('COMMIT')
}

async function isLoaded(client: pg.Client) {
  const { rows } = await client.query(
    `SELECT 1 FROM import_run WHERE kind = 'stock' AND file_name = $1 AND state = 'done'`,
    [fileName],
  )
  return rows.length > 0
}

/**
 * Loads the demo stock once: vehicles made from real listings, drawn pictures and demo reports. The same `now` gives
 * the same stock.
 *
 * @returns how many vehicles were loaded; 0 when they were there already
 */
export async function loadDemoStock(options: DemoOptions): Promise<number> {
  const { databaseUrl, files, now, brand, onProgress = () => {}, limit } = options
  const plate = brand.toUpperCase().slice(0, 9)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'demo-stock' })
  await client.connect()
  try {
    if (await isLoaded(client)) return 0
    const rows = await demoRows(now, limit)
    const pictures = await drawPictures(files, new Set(rows.map(lookOf)), plate, (done, all) =>
      onProgress('Fahrzeugbilder zeichnen', done, all),
    )
    onProgress('Fahrzeuge laden', 0, 1)
    const result = await importStock(
      {
        fileName,
        header: vehicleColumnNames,
        rows: () => staged(rows),
        files: demoFiles(rows, pictures, options),
        report: new DeliveryReport(),
        refused: [],
        sha256: () => sha256Of(Buffer.from(JSON.stringify(rows))),
      },
      { databaseUrl, now },
    )
    await addPriceSteps(client, now)
    onProgress('Fahrzeuge laden', 1, 1)
    return result.inserted
  } finally {
    await client.end()
  }
}
