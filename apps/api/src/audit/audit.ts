import type { AuditAction, AuditDetailName, AuditSubject } from '@portal/domain/house/audit-labels'
import type pg from 'pg'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { CommandContext } from '../plugins/access.ts'
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
  requestId?: string
}

/** The entry of an action of a signed-in account on an account. */
export const accountEntry = (
  { actorId, requestId, now }: Pick<CommandContext, 'actorId' | 'requestId' | 'now'>,
  action: AuditAction,
  accountId: number,
): Entry => ({ actorId, requestId, action, subject: `account:${accountId}`, at: now })

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
