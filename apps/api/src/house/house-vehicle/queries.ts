import type { HouseVehicle, RecordedVehicle, VehicleChange } from '@portal/contract/house/house-vehicle'
import { personNameSql } from '@portal/domain/accounts/person-name'
import { dayMs } from '@portal/domain/values/durations'
import { vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import { hiddenReasonsSql, offerStateSql } from '@portal/domain/vehicles/attributes/visibility'
import { columnText } from '../../delivery/written-columns.ts'
import type { RowSource } from '../../plugins/db.ts'
import { unknownVehicle } from '../../stock/unknown-vehicle.ts'
import { fieldOf } from '../../stock/write/fields.ts'
import { internalNumberSql } from '../stock-sources/where.ts'
import { documentCountSql } from '../vehicle-documents/queries.ts'

type Column = Parameters<typeof columnText>[0]

/** SQL: attributes of vehicle `v` as an object of texts, written as in a delivery. */
const factsOf = (names: readonly Column[]) =>
  `(SELECT to_jsonb(f) FROM (SELECT ${names
    .map((name) => `coalesce((${columnText(name)})::text, '') AS "${name}"`)
    .join(', ')}) f)`
export const factsSql = factsOf(vehicleColumnNames)

type Moments = 'reservedUntil' | 'withdrawnAt' | 'publishedAt' | 'soldAt'
type VehicleRow = Omit<
  HouseVehicle,
  Moments | 'daysInStock' | 'priceSteps' | 'enquiries' | 'photos' | 'watching'
> &
  Record<Moments, Date | null>

async function rowOf(from: RowSource, gwnummer: string, now: Date): Promise<VehicleRow> {
  const { rows } = await from.query<VehicleRow>(
    `SELECT v.gwnummer, v.fahrzeugid, v.version, ${internalNumberSql('v')} AS "internalNumber", v.reserved_until AS "reservedUntil", v.reserved_for AS "reservedFor",
       v.reserved_partner AS "reservedPartner", d.company_name AS "reservedCompany",
       v.withdrawn_at AS "withdrawnAt", v.promotion, v.published_at AS "publishedAt", v.sold_at AS "soldAt",
       v.edited_fields AS "editedFields",
       ARRAY(SELECT f FROM unnest(v.edited_fields) f WHERE (SELECT c.job_id FROM vehicle_change c
         WHERE c.fahrzeugid = v.fahrzeugid AND c.field = f ORDER BY c.id DESC LIMIT 1) IS NOT NULL) AS "jobFields",
       ${factsSql} AS facts, ${offerStateSql('$2::timestamptz')} AS "offerState",
       ${hiddenReasonsSql('$2::timestamptz')} AS "hiddenReasons",
       (SELECT count(*)::int FROM watch w WHERE w.fahrzeugid = v.fahrzeugid) AS watchers,
       (SELECT coalesce(sum(s.count), 0)::int FROM vehicle_views s WHERE s.fahrzeugid = v.fahrzeugid
         AND s.day > ($2::timestamptz AT TIME ZONE 'Europe/Berlin')::date - 7) AS views,
       ${documentCountSql} AS documents
     FROM vehicle v LEFT JOIN dealer d ON d.partner_number = v.reserved_partner WHERE v.gwnummer = $1`,
    [gwnummer, now],
  )
  if (!rows[0]) throw unknownVehicle()
  return rows[0]
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** A vehicle for its page of the house. @throws ProblemError not-found for an unknown GW number */
export async function houseVehicle(from: RowSource, gwnummer: string, now: Date): Promise<HouseVehicle> {
  const { reservedUntil, withdrawnAt, publishedAt, soldAt, ...row } = await rowOf(from, gwnummer, now)
  const rowsFor = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await from.query<Row>(text, [row.fahrzeugid, ...values])).rows
  const steps = await rowsFor<Omit<HouseVehicle['priceSteps'][number], 'changedAt'> & { changedAt: Date }>(
    `SELECT changed_at AS "changedAt", haendlerpreisbrutto::float8,
       planverkaufspreisprivatkundengeschaeftbrutto::float8
     FROM price_change WHERE fahrzeugid = $1 ORDER BY changed_at DESC, id DESC LIMIT 50`,
  )
  const photos = await rowsFor<HouseVehicle['photos'][number]>(
    `SELECT ordner, datei FROM vehicle_file WHERE fahrzeugid = $1 AND eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD'
     ORDER BY "position", eaktedokumentid`,
  )
  const enquiries = await rowsFor<Omit<HouseVehicle['enquiries'][number], 'createdAt'> & { createdAt: Date }>(
    `SELECT e.public_id AS id, e.kind, e.state, e.created_at AS "createdAt",
       coalesce(d.company_name, concat_ws(' ', e.first_name, e.last_name)) AS from
     FROM enquiry e LEFT JOIN dealer d ON d.account_id = e.dealer_id
     WHERE e.fahrzeugid = $1 ORDER BY e.created_at DESC LIMIT 20`,
  )
  const watching = await rowsFor<Omit<HouseVehicle['watching'][number], 'since'> & { since: Date }>(
    `SELECT d.account_id AS "dealerId", d.company_name AS company, w.datecreated AS since
     FROM watch w LEFT JOIN dealer d USING (account_id)
     WHERE w.fahrzeugid = $1 ORDER BY w.datecreated DESC, w.id LIMIT 200`,
  )
  return {
    ...row,
    editedFields: row.editedFields.map(fieldOf),
    jobFields: row.jobFields.map(fieldOf),
    reservedUntil: iso(reservedUntil),
    withdrawnAt: iso(withdrawnAt),
    publishedAt: iso(publishedAt),
    soldAt: iso(soldAt),
    daysInStock: publishedAt && Math.max(0, Math.floor((now.getTime() - publishedAt.getTime()) / dayMs)),
    priceSteps: steps.reverse().map((step) => ({ ...step, changedAt: step.changedAt.toISOString() })),
    photos,
    watching: watching.map((watch) => ({ ...watch, since: watch.since.toISOString() })),
    enquiries: enquiries.map((enquiry) => ({ ...enquiry, createdAt: enquiry.createdAt.toISOString() })),
  }
}

const recordedFacts = factsOf([
  ...(['headlineinternet', 'hersteller', 'modell', 'fin', 'erstzulassungvon', 'kilometerstandvon'] as const),
  ...(['keys', 'accident', 'minderwerte'] as const),
])

/**
 * A vehicle for the recording of its condition, without the columns that the yard may not see.
 * @throws ProblemError not-found for an unknown GW number
 */
export async function recordedVehicle(
  from: RowSource,
  gwnummer: string,
  now: Date,
): Promise<RecordedVehicle> {
  const { rows } = await from.query<RecordedVehicle>(
    `SELECT v.gwnummer, ${recordedFacts} AS facts, ${offerStateSql('$2::timestamptz')} AS "offerState"
     FROM vehicle v WHERE v.gwnummer = $1`,
    [gwnummer, now],
  )
  if (!rows[0]) throw unknownVehicle()
  return rows[0]
}

const storedMoment = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)$/
/** Converts PostgreSQL's text of a moment to ISO 8601; returns any other text unchanged. */
const isoText = (stored: string | null) => stored?.replace(storedMoment, '$1T$2$3:00') ?? null

type ChangeRow = Omit<VehicleChange, 'at' | 'cause'> & { at: Date }

type Changes = { page: number; size: number; afterVersion?: number }

/**
 * A page of the history, newest first, and the total number of changes.
 * @throws ProblemError not-found for an unknown GW number
 */
export async function changesOf(
  from: RowSource,
  gwnummer: string,
  { page, size, afterVersion = -1 }: Changes,
) {
  const found = await from.query<{ fahrzeugid: number; count: number }>(
    `SELECT v.fahrzeugid, (SELECT count(*)::int FROM vehicle_change c
       WHERE c.fahrzeugid = v.fahrzeugid AND c.version > $2) AS count FROM vehicle v WHERE v.gwnummer = $1`,
    [gwnummer, afterVersion],
  )
  const [vehicle] = found.rows
  if (!vehicle) throw unknownVehicle()
  const { rows } = await from.query<ChangeRow>(
    `SELECT c.at, nullif(${personNameSql('a')}, '') AS who, c.job_id AS "jobId", c.import_run_id AS "importRunId",
       c.field, c.before, c.after
     FROM vehicle_change c LEFT JOIN account a ON a.id = c.actor_id
     WHERE c.fahrzeugid = $1 AND c.version > $2 ORDER BY c.id DESC LIMIT $3 OFFSET $4`,
    [vehicle.fahrzeugid, afterVersion, size, page * size],
  )
  const changes = rows.map(
    (row): VehicleChange => ({
      ...row,
      at: row.at.toISOString(),
      field: fieldOf(row.field),
      before: isoText(row.before),
      after: isoText(row.after),
      cause: row.jobId !== null ? 'job' : row.importRunId !== null ? 'import' : 'edit',
    }),
  )
  return { changes, total: vehicle.count }
}
