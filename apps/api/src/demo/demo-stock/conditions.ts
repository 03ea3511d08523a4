import { bitOf } from '@portal/domain/vehicles/attributes/equipment'
import type pg from 'pg'
import { sha256Of } from '../../uploads/sha256.ts'
import { addVersions, type VersionRow } from '../../vehicles/condition/commands.ts'
import { damagesOf, findingsOf, paintOf, uuidFrom } from './condition.ts'
import { type DemoCar, driveOf, papersOf, serviceOf, tyresOf, usesOf } from './condition-facts.ts'
import { drawFrom } from './draw.ts'
import { finStart } from './vehicles.ts'

/** SQL: the columns of a `DemoCar`, of vehicle `v`. */
export const demoCarColumns = `v.fahrzeugid, v.gwnummer, v.erstzulassungvon::text AS registered,
  v.kilometerstandvon AS km, v.kraftstoffart AS fuel, v.minderwerte::float8, v.accident, v.winterraeder,
  (v.equipment >> ${bitOf('scheckheftgepflegt')}) & 1 = 1 AS scheckheft, v.origin, v.traded_in AS "tradedIn",
  (SELECT f.eaktedokumentid FROM vehicle_file f WHERE f.fahrzeugid = v.fahrzeugid AND f.datei = 'detail.webp')
    AS "detailPhoto",
  coalesce(v.published_at, v.created_at) - interval '2 days' AS "recordedAt"`

const shareWithout = 0.12
const rowsPerStatement = 1000

function versionOf(car: DemoCar): VersionRow {
  const { fahrzeugid, gwnummer } = car
  const recordedAt = car.recordedAt.toISOString()
  const id = uuidFrom(drawFrom(`condition ${gwnummer}`))
  return {
    ...{ id, fahrzeugid, version: 1, accountId: null, company: null },
    ...{ recordedAt, receivedAt: recordedAt, digest: sha256Of(id) },
    ...damagesOf(car),
    paint: paintOf(car),
    tyres: tyresOf(car),
    service: serviceOf(car),
    findings: findingsOf(car),
    previousUses: usesOf(car),
    papers: papersOf(car),
    drive: driveOf(car),
  }
}

/** Stores the condition of most demo vehicles, in the caller's transaction or without one. */
export async function addDemoConditions(client: pg.ClientBase) {
  const { rows } = await client.query<DemoCar>(
    `SELECT ${demoCarColumns} FROM vehicle v WHERE v.fin LIKE '${finStart}%'`,
  )
  const recorded = rows.filter(({ gwnummer }) => !drawFrom(`has condition ${gwnummer}`).chance(shareWithout))
  for (let at = 0; at < recorded.length; at += rowsPerStatement)
    await addVersions(client, recorded.slice(at, at + rowsPerStatement).map(versionOf))
}
