import { timeZone } from '@portal/domain/values/constants'
import { fold } from '@portal/domain/values/fold'
import { euroText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { inspectionYearsAhead, lateHints } from '@portal/domain/vehicles/attributes/late-dates'
import {
  type HiddenReasonCode,
  hiddenReasonCodes,
  hiddenReasonsSql,
} from '@portal/domain/vehicles/attributes/visibility'
import type pg from 'pg'
import type { DeliveryReport } from '../../delivery/delivery.ts'
import type { Finding } from '../../delivery/findings.ts'
import type { Staging } from './staging.ts'

/** What an import reports after comparing a delivery with the stock. */

type Late = { row: number; column: string; value: string }

/** Removes rows with a date that is impossible at the time of the import from the staging table and reports them. */
export async function refuseLateDates(
  client: pg.Client,
  { vehicles, spared }: Staging,
  columns: readonly string[],
  report: DeliveryReport,
  now: Date,
) {
  const latest = [
    ['erstzulassungvon', 'erstzulassungvon', 'today'],
    ['hu_faellig_am', 'hu_faellig_am', `today + interval '${inspectionYearsAhead} years'`],
    // One day of tolerance for the clock of the delivering system.
    ['soldAt', 'sold_at', `today + interval '2 days'`],
  ].filter(([name = '']) => columns.includes(name))
  const cases = latest.map(([name, column, limit]) => `WHEN ${column} > ${limit} THEN '${name}'`).join(' ')
  const values = latest.map(([name, column]) => `WHEN '${name}' THEN ${column}::date::text`).join(' ')
  const { rows } = await client.query<Late>(
    `WITH late AS (
       SELECT s."row", CASE ${cases} END AS "column"
       FROM ${vehicles} s, (SELECT ($1::timestamptz AT TIME ZONE '${timeZone}')::date AS today) clock),
     refused AS (
       DELETE FROM ${vehicles} s USING late l WHERE l."row" = s."row" AND l."column" IS NOT NULL
       RETURNING s."row", l."column", CASE l."column" ${values} END AS value, s.gwnummer),
     kept AS (INSERT INTO ${spared} SELECT gwnummer FROM refused)
     SELECT "row", "column", value FROM refused ORDER BY "row"`,
    [now],
  )
  for (const late of rows) report.add({ ...late, rule: 'date', hint: lateHints[late.column] ?? '' })
}

/** Reports the files of a manifest whose GW number is not in the stock. */
export async function reportUnknownPhotos(client: pg.Client, { photos }: Staging, report: DeliveryReport) {
  const { rows } = await client.query<{ row: number; gwnummer: string }>(
    `SELECT "row", gwnummer FROM ${photos} f
     WHERE NOT EXISTS (SELECT 1 FROM vehicle v WHERE v.gwnummer = f.gwnummer) ORDER BY "row"`,
  )
  const hint = t('Unter dieser GW-Nummer ist kein Fahrzeug im Bestand.')
  for (const { row, gwnummer } of rows)
    report.add({ row, column: 'gwnummer', value: gwnummer, rule: 'unknown', hint })
}

export type StagedCounts = { photos: number; reports: number }

/** The number of delivered photos and reports whose vehicle is in the stock. */
export async function stagedCounts(client: pg.Client, { photos }: Staging): Promise<StagedCounts> {
  const { rows } = await client.query<StagedCounts>(
    `SELECT (count(*) FILTER (WHERE eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD'))::int AS photos,
       (count(*) FILTER (WHERE eaktedokumenttyp <> 'GUTACHTEN_INTERNETBILD'))::int AS reports
     FROM ${photos} JOIN vehicle USING (gwnummer)`,
  )
  return rows[0] ?? { photos: 0, reports: 0 }
}

type SharedFin = { row: number; fin: string; other: string }

/** New and changed rows whose FIN also belongs to an unsold vehicle with another GW number. */
async function finNotices(client: pg.Client, { vehicles }: Staging): Promise<Finding[]> {
  const { rows } = await client.query<SharedFin>(
    `SELECT n."row", s.fin, v.gwnummer AS other
     FROM stock_news n JOIN ${vehicles} s USING ("row")
       JOIN vehicle v ON v.fin = s.fin AND v.gwnummer <> s.gwnummer
     WHERE s.sold_at IS NULL AND v.sold_at IS NULL ORDER BY n."row", v.gwnummer`,
  )
  return rows.map(({ row, fin, other }) => ({
    row,
    column: 'fin',
    value: fin,
    rule: 'fin-twice',
    hint: t`Dieselbe FIN hat auch das Fahrzeug mit der GW-Nummer ${other}.`,
  }))
}

/** New and changed rows whose maker is also written with other capitals, accents or hyphens; one notice per spelling. */
async function makerNotices(client: pg.Client, { vehicles }: Staging): Promise<Finding[]> {
  const delivered = await client.query<{ row: number; maker: string }>(
    `SELECT min("row") AS "row", s.hersteller AS maker FROM stock_news JOIN ${vehicles} s USING ("row")
     GROUP BY 2 ORDER BY 1`,
  )
  if (delivered.rows.length === 0) return []
  const stored = await client.query<{ maker: string; count: number }>(
    `SELECT hersteller AS maker, count(*)::int AS count FROM vehicle WHERE sold_at IS NULL
     GROUP BY 1 ORDER BY 2 DESC, 1`,
  )
  return delivered.rows.flatMap(({ row, maker }) => {
    const usual = stored.rows.find((other) => fold(other.maker) === fold(maker))
    if (!usual || usual.maker === maker) return []
    const hint = plural(
      usual.count,
      'Im Bestand steht dieser Hersteller als „{0}“ (1 Fahrzeug); die Suche führt beide Schreibweisen getrennt.',
      'Im Bestand steht dieser Hersteller meist als „{0}“ (# Fahrzeuge); die Suche führt beide Schreibweisen getrennt.',
      usual.maker,
    )
    return [{ row, column: 'hersteller', value: maker, rule: 'maker-spelling', hint }]
  })
}

type Prices = { row: number; dealer: string; consumer: string }

/** New and changed rows without any price, or whose dealer price is above the price for private customers. */
async function priceNotices(client: pg.Client, { vehicles }: Staging): Promise<Finding[]> {
  const { rows } = await client.query<Prices>(
    `SELECT n."row", s.haendlerpreisbrutto::text AS dealer,
       s.planverkaufspreisprivatkundengeschaeftbrutto::text AS consumer
     FROM stock_news n JOIN ${vehicles} s USING ("row")
     WHERE s.sold_at IS NULL AND (s.haendlerpreisbrutto > s.planverkaufspreisprivatkundengeschaeftbrutto
       AND s.planverkaufspreisprivatkundengeschaeftbrutto > 0
       OR coalesce(greatest(s.haendlerpreisbrutto, s.planverkaufspreisprivatkundengeschaeftbrutto), 0) <= 0)
     ORDER BY n."row"`,
  )
  return rows.map(({ row, dealer, consumer }) => {
    const common = { row, column: 'haendlerpreisbrutto', value: dealer ?? '' }
    if (Number(dealer) > 0)
      return {
        ...common,
        rule: 'price-order',
        hint: t`Der Händlerpreis liegt über dem Privatpreis von ${euroText(Number(consumer))}.`,
      }
    return { ...common, rule: 'no-price', hint: t('Ohne Preis wird das Fahrzeug nicht angeboten.') }
  })
}

/** Rows that were imported but are probably mistakes. */
export const noticesOf = async (client: pg.Client, staging: Staging): Promise<Finding[]> => [
  ...(await priceNotices(client, staging)),
  ...(await makerNotices(client, staging)),
  ...(await finNotices(client, staging)),
]

/** The number of unsold vehicles of a delivery that searches do not find, in total and by reason; some have several. */
export type Hidden = { count: number; reasons: Partial<Record<HiddenReasonCode, number>> }

/** @param present ids of the vehicles of rows that were not staged, because they would change nothing */
export async function hiddenOf(
  client: pg.Client,
  { vehicles }: Staging,
  present: number[],
  now: Date,
): Promise<Hidden> {
  const counts = hiddenReasonCodes.map(
    (code) => `(count(*) FILTER (WHERE '${code}' = ANY(reasons)))::int AS ${code}`,
  )
  const { rows } = await client.query<{ count: number } & Record<HiddenReasonCode, number>>(
    `SELECT count(*)::int AS count, ${counts.join(', ')}
     FROM (
       SELECT ${hiddenReasonsSql('$2::timestamptz')} AS reasons FROM vehicle v
       WHERE NOT v.available AND v.sold_at IS NULL
         AND (v.gwnummer IN (SELECT gwnummer FROM ${vehicles}) OR v.fahrzeugid = ANY($1::int[]))) hidden`,
    [present, now],
  )
  const { count = 0, ...reasons } = rows[0] ?? {}
  return { count, reasons }
}
