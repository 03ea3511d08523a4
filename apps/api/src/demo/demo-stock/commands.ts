import { fileURLToPath } from 'node:url'
import { VehicleRecord, vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import pg from 'pg'
import { z } from 'zod'
import { DeliveryReport, openDelivery } from '../../delivery/delivery.ts'
import { importStock } from '../../stock/takeover/import-stock.ts'
import { type StagedFile, type StagedRow, stagedColumns, stagedRow } from '../../stock/takeover/staging.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { addDemoConditions } from './conditions.ts'
import { drawFrom } from './draw.ts'
import type { DemoRow, Listing } from './listing.ts'
import { galleryViews, lookOf, pictureOf, plateOf } from './pictures.ts'
import { isDemoStockLoaded, listingsName } from './queries.ts'
import { demoRow } from './vehicles.ts'

const listingsFile = fileURLToPath(new URL(`../../../../../data/${listingsName}`, import.meta.url))
const listingColumns = [
  ...['id', 'listed_on', 'make', 'model_group', 'headline', 'transporter', 'body_type', 'first_registration'],
  ...['mileage_km', 'price_eur', 'power_ps', 'power_kw', 'gearbox', 'fuel', 'equipment'],
] as const
const ListingRow = z.custom<Listing>((value) => typeof value === 'object' && value !== null && 'id' in value)

export type DemoOptions = {
  databaseUrl: string
  now: Date
  brand: string
  /** Loads only this many vehicles, the newest; for tests. */
  limit?: number
}

/** The listings as rows of `vehicle.v1`, oldest first. @param limit the number of rows, of the newest listings */
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
  return listings
    .map((listing, index) => ({ listing, position: { index, total, now } }))
    .slice(-limit)
    .map(({ listing, position }) => demoRow(listing, position))
    .map((row) => ({ ...row, ...houseFacts(row) }))
}

const absent = Object.fromEntries(vehicleColumnNames.map((name) => [name, '']))

async function* staged(rows: DemoRow[]): AsyncGenerator<StagedRow[]> {
  const columns = stagedColumns(vehicleColumnNames)
  for (const [index, row] of rows.entries())
    yield [stagedRow(index + 2, VehicleRecord.parse({ ...absent, ...row }), columns)]
}

/**
 * The gallery of a vehicle: five drawings, sometimes three; about one vehicle in fifty has none and stays unpublished.
 */
function photosOf(row: DemoRow, line: number, plate: string): StagedFile[] {
  const { gwnummer = '' } = row
  const draw = drawFrom(`photos ${gwnummer}`)
  if (draw.chance(0.02)) return []
  const views = draw.chance(0.88) ? galleryViews : galleryViews.slice(0, 3)
  return views.map((view, position) => {
    const picture = pictureOf({ ...lookOf(row), view, plate })
    return { row: line, gwnummer, eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD', position, ...picture }
  })
}

async function* demoFiles(rows: DemoRow[], brand: string) {
  const plate = plateOf(brand)
  for (const [index, row] of rows.entries()) yield* photosOf(row, index + 2, plate)
}

/** Every ninth vehicle had a higher first price, so that dealers see a price history. */
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
  await client.query(
    `UPDATE vehicle v SET consumer_drop_at = s.changed_at, dealer_drop_at = s.changed_at,
       consumer_drop_from = f.planverkaufspreisprivatkundengeschaeftbrutto, dealer_drop_from = f.haendlerpreisbrutto
     FROM price_change s, price_change f
     WHERE v.fahrzeugid IN (${chosen}) AND s.fahrzeugid = v.fahrzeugid AND f.fahrzeugid = v.fahrzeugid
       AND f.changed_at = v.published_at AND s.changed_at > f.changed_at`,
    [now],
  )
  await client.query('COMMIT')
}

/**
 * Loads the demo stock once: vehicles generated from real listings, with the names of their pictures. Deterministic for
 * a given `now`. Reports and picture files are made later (`jobs.ts`).
 *
 * @returns the number of loaded vehicles; 0 when they were loaded before
 */
export async function loadDemoStock(options: DemoOptions): Promise<number> {
  const { databaseUrl, now, brand, limit } = options
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'demo-stock' })
  await client.connect()
  try {
    if (await isDemoStockLoaded(client)) return 0
    const rows = await demoRows(now, limit)
    const result = await importStock(
      {
        fileName: listingsName,
        header: vehicleColumnNames,
        rows: () => staged(rows),
        files: demoFiles(rows, brand),
        report: new DeliveryReport(),
        refused: [],
        sha256: () => sha256Of(JSON.stringify(rows)),
      },
      { databaseUrl, now },
    )
    await addPriceSteps(client, now)
    await addDemoConditions(client)
    return result.inserted
  } finally {
    await client.end()
  }
}

/** The purchase price is 6 to 18 % below the dealer price, the lowest price at most 400 euro above the purchase price. */
function houseFacts({ gwnummer = '', haendlerpreisbrutto }: DemoRow): DemoRow {
  const draw = drawFrom(`house ${gwnummer}`)
  const price = Number(haendlerpreisbrutto)
  // Some vehicles have no purchase price, lowest price or origin.
  if (!(price > 0) || draw.chance(0.3)) return {}
  const purchasePrice = Math.round((price * (100 - draw.between(6, 18))) / 1000) * 10
  return {
    purchasePrice: String(purchasePrice),
    lowestPrice: draw.chance(0.3) ? '' : String(Math.min(price, purchasePrice + 400)),
    origin: draw.pick([
      ['INZAHLUNGNAHME', 30],
      ['LEASINGRUECKLAUF', 30],
      ['HAENDLERANKAUF', 20],
      ['PRIVATANKAUF', 10],
      ['AUKTION', 10],
    ]),
  }
}
