import type { VehicleEdit } from '@portal/contract/house-vehicle'
import { momentText } from '@portal/domain/formats'
import { attributeOf, columnName } from '@portal/domain/vehicle/attributes'
import { type VehicleColumn, VehicleRecord, vehicleColumnNames } from '@portal/domain/vehicle/delivery'
import type pg from 'pg'
import { ProblemError } from '../../http/problem.ts'
import { inTransaction } from '../../plugins/db.ts'
import { createWrites, writeVehicles } from '../stock-jobs/write.ts'
import { changesOf, factsSql } from './queries.ts'

type Texts = Record<string, string>
type Current = { fahrzeugid: number; version: number; facts: Texts; editedFields: string[] }

const problem = (path: string, message: string) => ({ path, message })

/** These have actions of their own, and the number identifies the vehicle. */
const fixed: VehicleColumn[] = ['gwnummer', 'publishedAt', 'soldAt']
const editable = vehicleColumnNames.filter((name) => !fixed.includes(name))

function checkNames(facts: Texts) {
  const errors = Object.keys(facts)
    .filter((name) => !editable.some((known) => known === name))
    .map((name) => problem(name, 'Diese Angabe ist nicht änderbar.'))
  if (errors.length > 0) throw new ProblemError('validation-failed', { errors })
}

async function changedMeanwhile(client: pg.ClientBase, gwnummer: string, version: number) {
  const { changes } = await changesOf(client, gwnummer, { page: 0, size: 20, afterVersion: version })
  const errors = changes.map(({ field, who, at, before, after }) =>
    problem(
      field,
      `${who ?? 'Eine Lieferung'} hat den Wert am ${momentText(at)} von „${before ?? ''}“ auf „${after ?? ''}“ geändert.`,
    ),
  )
  return new ProblemError('conflict', { title: 'Das Fahrzeug wurde inzwischen geändert.', errors })
}

function recordOf(texts: Texts) {
  const result = VehicleRecord.safeParse(texts)
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => problem(String(path[0] ?? ''), message))
  throw new ProblemError('validation-failed', { errors })
}

const priceNames = ['haendlerpreisbrutto', 'planverkaufspreisprivatkundengeschaeftbrutto'] as const

function checkLowestPrice(record: VehicleRecord, facts: Texts) {
  const { lowestPrice } = record
  const errors = priceNames
    .filter((name) => name in facts && lowestPrice !== null && record[name] > 0 && record[name] < lowestPrice)
    .map((name) => problem(name, `${attributeOf(name).label} unter der Untergrenze des Fahrzeugs.`))
  if (errors.length > 0) throw new ProblemError('validation-failed', { errors })
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
 * @throws ProblemError naming each refused fact; with the changes of others if they came first
 */
export function editVehicle(pool: pg.Pool, { gwnummer, version, facts, actorId, now }: Edit): Promise<void> {
  checkNames(facts)
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Current>(
      `SELECT v.fahrzeugid, v.version, v.edited_fields AS "editedFields", ${factsSql} AS facts
       FROM vehicle v WHERE v.gwnummer = $1 FOR UPDATE`,
      [gwnummer],
    )
    const [current] = rows
    if (!current) throw new ProblemError('not-found')
    if (current.version !== version) throw await changedMeanwhile(client, gwnummer, version)
    // A vehicle with one mileage keeps one.
    const { kilometerstandvon, kilometerstandbis } = current.facts
    const isMoved = 'kilometerstandvon' in facts && kilometerstandvon === kilometerstandbis
    const base = isMoved ? { ...current.facts, kilometerstandbis: '' } : current.facts
    const after = recordOf({ ...base, ...facts })
    checkLowestPrice(after, facts)
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
