import type { AuditAction, AuditDetailName, AuditSubject } from '@portal/domain/house/audit-labels'
import type pg from 'pg'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Db } from '../plugins/db.ts'

/** Names without a label do not compile. */
export type AuditDetails = { readonly [name in AuditDetailName]?: Prisma.InputJsonValue | null }

type Entry = {
  /** The acting account; null = the system or a visitor. */
  actorId: number | null
  action: AuditAction
  /** The object of the action, for example `account:12`. */
  subject: AuditSubject
  at: Date
  details?: AuditDetails
  /** The request that caused it; null = a job or the operator's command. */
  requestId: string | null
}

/** Who acts, by which request, and when; the system has no account and no request. */
export type Actor = { actorId: number | null; requestId: string | null; now: Date }

/** The actor of jobs and of the operator's commands. */
export const bySystem = (now: Date): Actor => ({ actorId: null, requestId: null, now })

/** The columns of an entry that name who acted, by which request, and when. */
export const actedBy = ({ actorId, requestId, now }: Actor) => ({ actorId, requestId, at: now })

/** The entry of an action on an account. */
export const accountEntry = (actor: Actor, action: AuditAction, accountId: number): Entry => ({
  ...{ ...actedBy(actor), action, subject: `account:${accountId}` },
})

/** Adds a row to the audit trail. Rows are never changed and contain no secrets. */
export const audit = (db: Db, entry: Entry) => db.auditEntry.create({ data: entry })

/** Adds a row to the audit trail within the transaction of a plain connection. */
export const auditBy = (
  client: Pick<pg.ClientBase, 'query'>,
  { at, actorId, action, subject, details = {} }: Omit<Entry, 'requestId'>,
) =>
  client.query(
    'INSERT INTO audit_entry (at, actor_id, action, subject, details) VALUES ($1, $2, $3, $4, $5)',
    [at, actorId, action, subject, details],
  )
