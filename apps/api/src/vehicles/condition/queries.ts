import type { HouseCondition } from '@portal/contract/house/house-condition'
import type { DamagePhoto, ReleasedCondition, VehicleCondition } from '@portal/contract/vehicles/condition'
import { personNameSql } from '@portal/domain/accounts/person-name'
import { t } from '@portal/domain/values/text'
import { sumsOf } from '@portal/domain/vehicles/condition/damages'
import type { ConditionPart } from '@portal/domain/vehicles/condition/parts'
import { leastTreadOf } from '@portal/domain/vehicles/condition/wheels'
import { ProblemError } from '../../http/problem.ts'
import type { RowSource } from '../../plugins/db.ts'
import { unknownVehicle } from '../../stock/unknown-vehicle.ts'
import { idOf } from '../cars/queries.ts'
import {
  type ConditionRow,
  conditionView,
  photoIdsOf,
  type ReleasedRow,
  releasedColumns,
  releasedView,
  storedColumns,
} from './view.ts'

/** SQL: the current condition `c` of vehicle `v`. */
const current = `LEFT JOIN LATERAL (
  SELECT * FROM condition_version n WHERE n.fahrzeugid = v.fahrzeugid ORDER BY n.version DESC LIMIT 1) c ON true`

const dealerColumns = `c.recorded_at AS "recordedAt", c.company, c.depreciation_note AS "depreciationNote",
  v.minderwerte::float8, v.accident, v.keys, ${storedColumns}`

/** Every column is NULL if nothing was recorded. */
type Recorded<Row extends { recordedAt: Date }> = Row & { recordedAt: Date | null; available: boolean }

async function rowOf<Row extends { recordedAt: Date }>(
  from: RowSource,
  columns: string,
  id: string,
  isReservedForCaller = false,
) {
  const { rows } = await from.query<Recorded<Row>>(
    `SELECT v.available, ${columns} FROM vehicle v ${current}
     WHERE v.fahrzeugid = $1 AND (v.available OR v.sold_at IS NOT NULL OR $2)`,
    [idOf(id), isReservedForCaller],
  )
  const [row] = rows
  if (!row) throw new ProblemError('car-unknown')
  const { available, ...condition } = row
  if (!available && !isReservedForCaller) throw new ProblemError('car-sold')
  return condition.recordedAt === null ? null : condition
}

/** The photos of a vehicle among these ids; ids of other vehicles are left out. */
async function photosOf(from: RowSource, ids: number[]) {
  if (ids.length === 0) return new Map<number, DamagePhoto>()
  const { rows } = await from.query<DamagePhoto>(
    `SELECT eaktedokumentid, ordner, datei FROM vehicle_file
     WHERE eaktedokumentid = ANY($1) AND eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD'`,
    [ids],
  )
  return new Map(rows.map((photo) => [photo.eaktedokumentid, photo]))
}

/** The condition of a vehicle offered or reserved for the caller, for dealers and the house; null if none was recorded. */
export async function vehicleCondition(
  from: RowSource,
  id: string,
  { brand, isReservedForCaller }: { brand: string; isReservedForCaller: boolean },
): Promise<VehicleCondition | null> {
  const row = await rowOf<ConditionRow>(from, dealerColumns, id, isReservedForCaller)
  return row && conditionView(row, await photosOf(from, photoIdsOf(row.damages)), brand)
}

/**
 * What visitors see of the condition of an offered vehicle; null if none was recorded or nothing is released.
 *
 * @param parts the released ones; the others are not selected
 */
export async function releasedCondition(
  from: RowSource,
  id: string,
  parts: readonly ConditionPart[],
): Promise<ReleasedCondition | null> {
  const columns = ['c.recorded_at AS "recordedAt"', releasedColumns(parts)].filter((list) => list !== '')
  const row = await rowOf<ReleasedRow>(from, columns.join(', '), id)
  if (row === null || parts.length === 0) return null
  return releasedView(row, await photosOf(from, photoIdsOf(row.damages)), parts)
}

export type ConditionFigures = {
  fahrzeugid: number
  /** Net euro of the damages that are present. */
  present: number | null
  leastTreadMm: number | null
}

type FiguresRow = { fahrzeugid: number } & Pick<ConditionRow, 'damages' | 'tyres'>

/** The condition in the files that dealers export; vehicles without a record are left out. */
export async function conditionFigures(from: RowSource, ids: number[]): Promise<ConditionFigures[]> {
  const { rows } = await from.query<FiguresRow>(
    `SELECT DISTINCT ON (c.fahrzeugid) c.fahrzeugid, c.damages, c.tyres FROM condition_version c
     WHERE c.fahrzeugid = ANY($1) ORDER BY c.fahrzeugid, c.version DESC`,
    [ids],
  )
  return rows.map(({ fahrzeugid, damages, tyres }) => ({
    fahrzeugid,
    present: damages && sumsOf(damages).present,
    leastTreadMm: leastTreadOf(tyres?.mounted?.wheels ?? []),
  }))
}

type ListedVersion = { version: number; recordedAt: Date; receivedAt: Date; who: string | null }

/** A version of a vehicle's condition; the newest if none is named. */
async function versionOf(from: RowSource, gwnummer: string, version: number | null) {
  const { rows } = await from.query<ConditionRow>(
    `SELECT ${dealerColumns} FROM vehicle v JOIN condition_version c USING (fahrzeugid)
     WHERE v.gwnummer = $1 AND ($2::int IS NULL OR c.version = $2) ORDER BY c.version DESC LIMIT 1`,
    [gwnummer, version],
  )
  return rows[0] ?? null
}

/** @throws ProblemError for a number that is not in the stock */
export async function houseCondition(
  from: RowSource,
  gwnummer: string,
  brand: string,
): Promise<HouseCondition> {
  const found = await from.query<{ fahrzeugid: number }>(
    'SELECT fahrzeugid FROM vehicle WHERE gwnummer = $1',
    [gwnummer],
  )
  const [vehicle] = found.rows
  if (!vehicle) throw unknownVehicle()
  const row = await versionOf(from, gwnummer, null)
  const { rows } = await from.query<ListedVersion>(
    `SELECT c.version, c.recorded_at AS "recordedAt", c.received_at AS "receivedAt",
       coalesce(c.company, nullif(${personNameSql('a')}, '')) AS who
     FROM condition_version c LEFT JOIN account a ON a.id = c.account_id
     WHERE c.fahrzeugid = $1 ORDER BY c.version DESC LIMIT 200`,
    [vehicle.fahrzeugid],
  )
  return {
    gwnummer,
    fahrzeugid: vehicle.fahrzeugid,
    condition: row && conditionView(row, await photosOf(from, photoIdsOf(row.damages)), brand),
    depreciationNote: row?.depreciationNote ?? null,
    versions: rows.map(({ version, recordedAt, receivedAt, who }) => ({
      version,
      recordedAt: recordedAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
      recordedBy: who ?? brand,
    })),
  }
}

type Wanted = { gwnummer: string; version: number }

/**
 * A version of a vehicle's condition, for example that of its sale.
 * @returns null without a version, and for one that does not exist, also because the vehicle was deleted
 */
export async function recordedVersion(
  from: RowSource,
  { gwnummer, version }: { gwnummer: string; version: number | null },
  brand: string,
): Promise<VehicleCondition | null> {
  if (version === null) return null
  const row = await versionOf(from, gwnummer, version)
  return row && conditionView(row, await photosOf(from, photoIdsOf(row.damages)), brand)
}

/** @throws ProblemError for a version that does not exist */
export async function conditionVersion(
  from: RowSource,
  wanted: Wanted,
  brand: string,
): Promise<VehicleCondition> {
  const condition = await recordedVersion(from, wanted, brand)
  if (!condition)
    throw new ProblemError('not-found', { title: t('Diesen Stand des Zustands gibt es nicht.') })
  return condition
}
