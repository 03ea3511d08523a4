import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'

type Entry = {
  /** Who did it; null = the system or a visitor. */
  actorId: number | null
  action: string
  /** What it was done to, like `account:12`. */
  subject: string
  at: Date
  details?: Prisma.InputJsonObject
  requestId?: string
}

/** Adds a row to the audit trail. It is never changed afterwards and holds no secret. */
export const audit = (db: Db, entry: Entry) => db.auditEntry.create({ data: entry })
