import type { NewVehicle, VehicleEdit } from '@portal/contract/house/house-vehicle'
import { today } from '@portal/domain/buyer/appointment'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { attributeOf, columnName } from '@portal/domain/vehicles/attributes/attributes'
import {
  type VehicleColumn,
  VehicleRecord,
  vehicleColumnNames,
} from '@portal/domain/vehicles/attributes/delivery'
import { inspectionYearsAhead, lateHints } from '@portal/domain/vehicles/attributes/late-dates'
import { valueText } from '@portal/domain/vehicles/attributes/stored-texts'
import type pg from 'pg'
import { conflict, ProblemError } from '../../http/problem.ts'
import { inTransaction } from '../../plugins/db.ts'
import { createTouched, publishTouched, raiseGeneration } from '../../stock/write/generation.ts'
import { stockWriteLock } from '../../stock/write/lock.ts'
import { createWrites, writeVehicles } from '../../stock/write/vehicles.ts'
import { changesOf, factsSql } from './queries.ts'

type Texts = Record<string, string>
type Current = { fahrzeugid: number; version: number; facts: Texts; editedFields: string[] }

const problem = (path: string, message: string) => ({ path, message })

/** The GW number identifies the vehicle; publication and sale are separate actions. */
const fixed: VehicleColumn[] = ['gwnummer', 'publishedAt', 'soldAt']
const editable = vehicleColumnNames.filter((name) => !fixed.includes(name))

const refuse = (errors: ReturnType<typeof problem>[]) => {
  if (errors.length > 0) throw new ProblemError('validation-failed', { errors })
}

function checkNames(facts: Texts, allowed: readonly string[], message: string) {
  refuse(
    Object.keys(facts)
      .filter((name) => !allowed.includes(name))
      .map((name) => problem(name, message)),
  )
}

const written = (field: string, value: string | null) => (value ? `„${valueText(field, value)}“` : 'leer')

async function changedMeanwhile(client: pg.ClientBase, gwnummer: string, version: number) {
  const { changes } = await changesOf(client, gwnummer, { page: 0, size: 20, afterVersion: version })
  const errors = changes.map(({ field, who, at, before, after }) =>
    problem(
      field,
      t`${who ?? t('Eine Lieferung')} hat den Wert am ${momentText(at)} von ${written(field, before)} auf ${written(field, after)} geändert.`,
    ),
  )
  return new ProblemError('conflict', { title: t('Das Fahrzeug wurde inzwischen geändert.'), errors })
}

function recordOf(texts: Texts) {
  const result = VehicleRecord.safeParse(texts)
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => problem(String(path[0] ?? ''), message))
  throw new ProblemError('validation-failed', { errors })
}

/** Refuses the dates that an import refuses too (`refuseLateDates`). */
function checkDates({ erstzulassungvon, hu_faellig_am }: VehicleRecord, facts: Texts, now: Date) {
  const day = today(now)
  const latestInspection = `${Number(day.slice(0, 4)) + inspectionYearsAhead}${day.slice(4)}`
  const late = {
    erstzulassungvon: erstzulassungvon > day,
    hu_faellig_am: hu_faellig_am !== null && hu_faellig_am > latestInspection,
  }
  refuse(
    Object.entries(late)
      .filter(([name, isLate]) => isLate && name in facts)
      .map(([name]) => problem(name, lateHints[name] ?? '')),
  )
}

const priceNames = ['haendlerpreisbrutto', 'planverkaufspreisprivatkundengeschaeftbrutto'] as const

function checkLowestPrice(record: VehicleRecord, facts: Texts) {
  const { lowestPrice } = record
  refuse(
    priceNames
      .filter(
        (name) => name in facts && lowestPrice !== null && record[name] > 0 && record[name] < lowestPrice,
      )
      .map((name) => problem(name, t`${attributeOf(name).label} unter der Untergrenze des Fahrzeugs.`)),
  )
}

/** The columns whose value differs, with the new value. */
function difference(before: VehicleRecord, after: VehicleRecord) {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([name, value]) => old.get(name) !== value)
    .map(([name, value]) => [columnName(name), value] as const)
}

type Edit = VehicleEdit & { gwnummer: string; actorId: number; now: Date }

/**
 * Changes facts of a vehicle by the rules of a delivery, and marks them as edited by the house.
 *
 * @throws ProblemError validation-failed for each refused fact; conflict with the changes made since `version`
 */
export function editVehicle(pool: pg.Pool, { gwnummer, version, facts, actorId, now }: Edit): Promise<void> {
  checkNames(facts, editable, t('Diese Angabe ist nicht änderbar.'))
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Current>(
      `SELECT v.fahrzeugid, v.version, v.edited_fields AS "editedFields", ${factsSql} AS facts
       FROM vehicle v WHERE v.gwnummer = $1 FOR UPDATE`,
      [gwnummer],
    )
    const [current] = rows
    if (!current) throw new ProblemError('not-found')
    if (current.version !== version) throw await changedMeanwhile(client, gwnummer, version)
    // If both mileages are equal, an edit of the first one changes both.
    const { kilometerstandvon, kilometerstandbis } = current.facts
    const isMoved = 'kilometerstandvon' in facts && kilometerstandvon === kilometerstandbis
    const base = isMoved ? { ...current.facts, kilometerstandbis: '' } : current.facts
    const after = recordOf({ ...base, ...facts })
    checkLowestPrice(after, facts)
    checkDates(after, facts, now)
    const changes = difference(recordOf(current.facts), after)
    if (changes.length === 0) return
    const columns = changes.map(([column]) => column)
    const edited = [...new Set([...current.editedFields, ...columns])]
    await createWrites(client)
    await client.query('INSERT INTO stock_write VALUES ($1, $2, $3)', [
      current.fahrzeugid,
      Object.fromEntries(changes),
      edited,
    ])
    await writeVehicles(client, { columns, now, cause: { actorId } })
  })
}

const initialColumns = vehicleColumnNames.filter((name) => name !== 'publishedAt' && name !== 'soldAt')
const emptyFacts = Object.fromEntries(vehicleColumnNames.map((name) => [name, '']))

/** Imports and jobs exclude each other by this lock. Not awaited, because a large import holds it for minutes. */
async function lockStockOrRefuse(client: pg.ClientBase) {
  const { rows } = await client.query<{ isFree: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS "isFree"',
    [stockWriteLock],
  )
  if (!rows[0]?.isFree)
    throw conflict(t('Gerade läuft ein Import oder ein Auftrag. Bitte gleich noch einmal anlegen.'))
}

/** GW numbers are unique, and so are FINs among unsold vehicles. */
async function checkUnique(client: pg.ClientBase, { gwnummer, fin }: VehicleRecord) {
  const { rows } = await client.query<{ gwnummer: string }>(
    `SELECT gwnummer FROM vehicle WHERE gwnummer = $1 OR (fin = $2 AND sold_at IS NULL)
     ORDER BY gwnummer = $1 DESC LIMIT 1`,
    [gwnummer, fin],
  )
  if (!rows[0]) return
  refuse([
    rows[0].gwnummer === gwnummer
      ? problem('gwnummer', t('Unter dieser GW-Nummer ist schon ein Fahrzeug im Bestand.'))
      : problem('fin', t`Dieselbe FIN hat das Fahrzeug mit der GW-Nummer ${rows[0].gwnummer}.`),
  ])
}

/**
 * Adds a vehicle by the rules of a delivery, with its first price and its history, as one generation of the stock.
 *
 * @returns its GW number
 * @throws ProblemError validation-failed for each refused fact; conflict while an import or a job is running
 */
export function addVehicle(
  pool: pg.Pool,
  { facts, actorId, now }: NewVehicle & { actorId: number; now: Date },
): Promise<string> {
  checkNames(facts, initialColumns, t('Diese Angabe gibt es nicht.'))
  const record = recordOf({ ...emptyFacts, ...facts })
  checkLowestPrice(record, facts)
  checkDates(record, facts, now)
  return inTransaction(pool, async (client) => {
    await lockStockOrRefuse(client)
    await checkUnique(client, record)
    const values = Object.fromEntries(
      Object.entries(record).map(([name, value]) => [columnName(name), value]),
    )
    const columns = Object.keys(values).map((column) => `"${column}"`)
    const given = Object.entries(facts).flatMap(([name, text]) => (text === '' ? [] : [columnName(name)]))
    const { rows } = await client.query<{ fahrzeugid: number }>(
      `INSERT INTO vehicle (${columns.join(', ')}, edited_fields, created_at, updated_at)
       SELECT ${columns.map((column) => `n.${column}`).join(', ')}, $2, $3, $3
       FROM jsonb_populate_record(NULL::vehicle, $1) n RETURNING fahrzeugid`,
      [values, given, now],
    )
    const fahrzeugid = rows[0]?.fahrzeugid
    await client.query(
      `INSERT INTO vehicle_change (fahrzeugid, at, field, after, version, actor_id)
       SELECT $1, $2, g.field, f.text #>> '{}', 0, $4
       FROM unnest($3::text[]) WITH ORDINALITY g(field, place)
       CROSS JOIN LATERAL (SELECT to_jsonb(v) -> g.field AS text FROM vehicle v WHERE v.fahrzeugid = $1) f
       ORDER BY g.place`,
      [fahrzeugid, now, given, actorId],
    )
    await client.query(
      `INSERT INTO price_change (fahrzeugid, ${priceNames.join(', ')}, changed_at)
       SELECT fahrzeugid, ${priceNames.join(', ')}, $2 FROM vehicle WHERE fahrzeugid = $1`,
      [fahrzeugid, now],
    )
    await createTouched(client)
    await client.query('INSERT INTO stock_touched VALUES ($1, false, false, true)', [fahrzeugid])
    await publishTouched(client, now)
    await raiseGeneration(client, now)
    return record.gwnummer
  })
}
