import type { AuditEntry, AuditFilter } from '@portal/contract/house/audit'
import { personNameSql } from '@portal/domain/accounts/person-name'
import { z } from 'zod'
import { Prisma } from '../../../generated/prisma/client.ts'
import { type Db, likeText } from '../../plugins/db.ts'
import { accountNames, accountsIn, subjectNames, withNames } from './view.ts'

const Row = z.object({
  id: z.int(),
  at: z.date(),
  actor: z.string().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.json()),
  requestId: z.string().nullable(),
})

type Row = z.infer<typeof Row>

async function namedEntries(db: Db, rows: Row[]): Promise<AuditEntry[]> {
  const subjects = await subjectNames(
    db,
    rows.map(({ subject }) => subject),
  )
  const accounts = await accountNames(
    db,
    rows.flatMap(({ details }) => accountsIn(details)),
  )
  return rows.map(({ at, details, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    subjectName: subjects.get(entry.subject) ?? null,
    details: withNames(details, accounts),
  }))
}

const name = Prisma.raw(personNameSql('a'))
/** Entries whose names are looked up together. */
const namedTogether = 1000

function matching({ action, search, from, to }: AuditFilter) {
  const conditions = [Prisma.sql`true`]
  if (action) conditions.push(Prisma.sql`e.action = ${action}`)
  const part = `%${likeText(search ?? '')}%`
  if (search)
    conditions.push(Prisma.sql`(a.login ILIKE ${part} OR ${name} ILIKE ${part} OR e.subject ILIKE ${part})`)
  if (from) conditions.push(Prisma.sql`e.at >= ${from}::date::timestamp AT TIME ZONE 'Europe/Berlin'`)
  if (to) conditions.push(Prisma.sql`e.at < (${to}::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin'`)
  return Prisma.sql`FROM audit_entry e LEFT JOIN account a ON a.id = e.actor_id
    WHERE ${Prisma.join(conditions, ' AND ')}`
}

/** @returns `size` entries from `offset` on, newest first */
export async function auditEntries(db: Db, filter: AuditFilter, size: number, offset = 0) {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT e.id, e.at, a.login AS actor, nullif(${name}, '') AS "actorName", e.action, e.subject, e.details, e.request_id AS "requestId"
    ${matching(filter)} ORDER BY e.id DESC LIMIT ${size} OFFSET ${offset}`
  const read = rows.map((row) => Row.parse(row))
  const entries: AuditEntry[] = []
  for (let first = 0; first < read.length; first += namedTogether)
    entries.push(...(await namedEntries(db, read.slice(first, first + namedTogether))))
  return entries
}

export async function countAuditEntries(db: Db, filter: AuditFilter): Promise<number> {
  const [row] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${matching(filter)}`
  return row?.total ?? 0
}

/** The actions of the trail in alphabetical order, by one index lookup each. */
export async function auditActions(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ action: string }[]>`
    WITH RECURSIVE known AS (
      SELECT min(action) AS action FROM audit_entry
      UNION ALL
      SELECT (SELECT min(action) FROM audit_entry WHERE action > known.action) FROM known WHERE known.action IS NOT NULL
    ) SELECT action FROM known WHERE action IS NOT NULL`
  return rows.map(({ action }) => action)
}
