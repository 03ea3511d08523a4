import type { NewConditionRecord } from '@portal/contract/house/house-condition'
import { dayMs } from '@portal/domain/values/durations'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { damagesMaximum } from '@portal/domain/vehicles/condition/damages'
import { searchedConditionOf } from '@portal/domain/vehicles/condition/searched'
import type pg from 'pg'
import { conflict, invalidField, ProblemError } from '../../http/problem.ts'
import { inTransaction } from '../../plugins/db.ts'
import { unknownVehicle } from '../../stock/unknown-vehicle.ts'
import { createTouched, publishTouched, raiseGeneration } from '../../stock/write/generation.ts'
import { createWrites, writeVehicles } from '../../stock/write/vehicles.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { photoIdsOf, type StoredParts, storedColumns } from './view.ts'

type Content = StoredParts & { depreciationNote: string | null }
type Current = Content & { version: number; recordedAt: Date }

/** Who recorded it: an account of the house, or the company of a delivery. */
type Actor = { accountId: number | null; company: string | null }
type NewRecord = {
  gwnummer: string
  record: NewConditionRecord
  actor: Actor
  now: Date
  /** A delivery replaces each part it names, and is refused when it is older than the current version. */
  isDelivery: boolean
}

/** Recorded with the condition, stored with the vehicle. */
const vehicleFacts = ['keys', 'accident'] as const
type VehicleFact = (typeof vehicleFacts)[number]

const empty: Content = {
  ...{ damages: null, paint: null, tyres: null, service: null, findings: null },
  ...{ previousUses: null, papers: null, drive: null, depreciationNote: null },
}

/** Entries of `changed` replace those with the same key in place; new ones follow. */
function merged<Entry>(known: readonly Entry[], changed: readonly Entry[], keyOf: (entry: Entry) => string) {
  const entries = new Map(known.map((entry) => [keyOf(entry), entry]))
  for (const entry of changed) entries.set(keyOf(entry), entry)
  return [...entries.values()]
}

/** The condition after a record; `NewConditionRecord` explains the rules. */
function contentAfter(known: Content, record: NewConditionRecord, isDelivery: boolean): Content {
  const { damages, removedDamages = [], paint, findings } = record
  const stated = Object.entries(record).filter(([name, value]) => name in empty && value !== undefined)
  if (isDelivery) return { ...known, ...Object.fromEntries(stated) }
  const kept = known.damages?.filter(({ id }) => !removedDamages.includes(id)) ?? null
  const isUnstated = kept?.length === 0 && known.damages?.length !== 0
  const panels = known.paint?.readings ?? []
  return {
    ...known,
    ...Object.fromEntries(stated),
    damages: damages ? merged(kept ?? [], damages, ({ id }) => id) : isUnstated ? null : kept,
    ...(paint && { paint: { ...paint, readings: merged(panels, paint.readings, ({ panel }) => panel) } }),
    ...(findings && { findings: merged(known.findings ?? [], findings, ({ group }) => group) }),
  }
}

/** @throws ProblemError validation-failed for a damage with a photo of another vehicle */
async function checkPhotos(client: pg.ClientBase, fahrzeugid: number, { damages = [] }: NewConditionRecord) {
  const { rows } = await client.query<{ id: string }>(
    `SELECT eaktedokumentid::text AS id FROM vehicle_file
     WHERE fahrzeugid = $1 AND eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD' AND eaktedokumentid = ANY($2)
     UNION ALL SELECT id::text FROM damage_photo WHERE fahrzeugid = $1 AND id = ANY($3::uuid[])`,
    [fahrzeugid, photoIdsOf(damages), damages.flatMap(({ ownPhotos = [] }) => ownPhotos)],
  )
  const own = new Set(rows.map(({ id }) => id))
  const errors = damages.flatMap((damage, index) =>
    (['photos', 'ownPhotos'] as const)
      .filter((name) => damage[name]?.some((photo) => !own.has(String(photo))))
      .map((name) => ({
        path: `damages.${index}.${name}`,
        message: t('Das Foto gehört nicht zu diesem Fahrzeug.'),
      })),
  )
  if (errors.length > 0) throw new ProblemError('validation-failed', { errors })
}

/** A row of `condition_version`; dates as ISO texts. */
export type VersionRow = Content & {
  id: string
  fahrzeugid: number
  version: number
  recordedAt: string
  receivedAt: string
  accountId: number | null
  company: string | null
  digest: string
}

/**
 * Adds versions. Each becomes the current version of its vehicle, and its searchable facts are stored with the vehicle.
 * @returns the vehicles whose searchable facts have changed
 */
export async function addVersions(client: pg.ClientBase, versions: readonly VersionRow[]): Promise<number[]> {
  await client.query(
    `INSERT INTO condition_version (id, fahrzeugid, version, recorded_at, received_at, account_id, company, digest,
       damages, paint, tyres, service, findings, previous_uses, papers, drive, depreciation_note)
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, fahrzeugid int, version int,
       "recordedAt" timestamptz, "receivedAt" timestamptz, "accountId" int, company text, digest text,
       damages jsonb, paint jsonb, tyres jsonb, service jsonb, findings jsonb, "previousUses" jsonb, papers jsonb,
       drive jsonb, "depreciationNote" text)`,
    [JSON.stringify(versions)],
  )
  const searched = versions.map((version) => ({
    fahrzeugid: version.fahrzeugid,
    ...searchedConditionOf(version),
  }))
  const facts = '"damageFree", "repairCost", "treadMm", "fullServiceHistory"'
  const columns = 'v.damage_free, v.repair_cost, v.tread_mm, v.full_service_history'
  const { rows } = await client.query<{ fahrzeugid: number }>(
    `UPDATE vehicle v SET (${columns.replaceAll('v.', '')}) = ROW(${facts})
     FROM jsonb_to_recordset($1::jsonb) AS s(fahrzeugid int, "damageFree" boolean, "repairCost" int, "treadMm" int,
       "fullServiceHistory" boolean)
     WHERE v.fahrzeugid = s.fahrzeugid AND (${columns}) IS DISTINCT FROM (${facts}) RETURNING v.fahrzeugid`,
    [JSON.stringify(searched)],
  )
  return rows.map(({ fahrzeugid }) => fahrzeugid)
}

/** Publishes the changes to the searches of all instances, as one stock generation. */
export async function announceConditions(client: pg.ClientBase, changed: number[], now: Date) {
  if (changed.length === 0) return
  await createTouched(client)
  await client.query(
    `INSERT INTO stock_touched SELECT fahrzeugid, available, published_at IS NOT NULL, false
     FROM vehicle WHERE fahrzeugid = ANY($1)`,
    [changed],
  )
  await publishTouched(client, now)
  await raiseGeneration(client, now)
}

/** Whether the record is stored already. @throws ProblemError conflict for an id of another record */
async function isKnown(client: pg.ClientBase, id: string, fahrzeugid: number, digest: string) {
  const { rows } = await client.query<{ fahrzeugid: number; digest: string }>(
    'SELECT fahrzeugid, digest FROM condition_version WHERE id = $1',
    [id],
  )
  const [known] = rows
  if (!known) return false
  if (known.fahrzeugid === fahrzeugid && known.digest === digest) return true
  throw conflict(t('Diese Kennung gehört zu einer anderen Aufnahme.'))
}

/**
 * Stores what was recorded at a vehicle as a new version of its condition, in the caller's transaction. A time up to a
 * day ahead, from a device whose clock is fast, counts as now.
 *
 * @returns whether it is new, and the vehicles that searches find differently, for `announceConditions`
 * @throws ProblemError before anything is written: for an unknown vehicle, photos of another one, too many damages, or
 *   an id of another record
 */
export async function storeRecord(client: pg.ClientBase, added: NewRecord) {
  const { gwnummer, record, actor, now, isDelivery } = added
  const recorded = new Date(record.recordedAt)
  if (recorded.getTime() > now.getTime() + dayMs)
    throw invalidField('recordedAt', t('Die Aufnahme liegt in der Zukunft.'))
  const found = await client.query<{ fahrzeugid: number }>(
    'SELECT fahrzeugid FROM vehicle WHERE gwnummer = $1 FOR UPDATE',
    [gwnummer],
  )
  const fahrzeugid = found.rows[0]?.fahrzeugid
  if (fahrzeugid === undefined) throw unknownVehicle()
  const digest = sha256Of(JSON.stringify(record))
  if (await isKnown(client, record.id, fahrzeugid, digest)) return { isNew: false, changed: [] }
  await checkPhotos(client, fahrzeugid, record)
  const { rows } = await client.query<Current>(
    `SELECT c.version, c.recorded_at AS "recordedAt", c.depreciation_note AS "depreciationNote", ${storedColumns}
     FROM condition_version c WHERE c.fahrzeugid = $1 ORDER BY c.version DESC LIMIT 1`,
    [fahrzeugid],
  )
  const { version, recordedAt, ...known } = rows[0] ?? { ...empty, version: 0, recordedAt: null }
  if (isDelivery && recordedAt !== null && recorded < recordedAt)
    throw invalidField('recordedAt', t`Es gibt schon eine neuere Aufnahme vom ${momentText(recordedAt)}.`)
  const content = contentAfter(known, record, isDelivery)
  if ((content.damages?.length ?? 0) > damagesMaximum)
    throw invalidField('damages', t`Ein Fahrzeug hat höchstens ${damagesMaximum} Schäden.`)
  const changed = await addVersions(client, [
    {
      ...content,
      ...actor,
      ...{ id: record.id, fahrzeugid, version: version + 1, digest },
      recordedAt: (recorded > now ? now : recorded).toISOString(),
      receivedAt: now.toISOString(),
    },
  ])
  return { isNew: true, changed }
}

/** Writes the recorded facts of the vehicle itself that have changed. @returns whether there were any */
async function writeFacts(
  client: pg.ClientBase,
  { gwnummer, record, actor, now }: Omit<NewRecord, 'isDelivery'>,
) {
  const { rows } = await client.query<
    { fahrzeugid: number; edited: string[] } & Record<VehicleFact, unknown>
  >('SELECT fahrzeugid, edited_fields AS edited, keys, accident FROM vehicle WHERE gwnummer = $1', [gwnummer])
  const [vehicle] = rows
  const columns = vehicleFacts.filter(
    (name) => record[name] !== undefined && record[name] !== vehicle?.[name],
  )
  if (!vehicle || columns.length === 0) return false
  await createWrites(client)
  await client.query('INSERT INTO stock_write VALUES ($1, $2, $3)', [
    vehicle.fahrzeugid,
    Object.fromEntries(columns.map((name) => [name, record[name]])),
    [...new Set([...vehicle.edited, ...columns])],
  ])
  await writeVehicles(client, { columns, now, cause: { actorId: actor.accountId } })
  return true
}

/** Stores what a person of the house recorded; see `storeRecord`. */
export function addRecord(pool: pg.Pool, added: Omit<NewRecord, 'isDelivery'>): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { isNew, changed } = await storeRecord(client, { ...added, isDelivery: false })
    const isWritten = isNew && (await writeFacts(client, added))
    // `writeFacts` publishes all changes of the vehicle itself.
    if (!isWritten) await announceConditions(client, changed, added.now)
  })
}
