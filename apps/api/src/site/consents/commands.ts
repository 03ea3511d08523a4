import type { ConsentCategory } from '@portal/domain/site/consent'
import type { Db } from '../../plugins/db.ts'

type Decision = { categories: ConsentCategory[]; version: number }

/**
 * Stores the record of a decision: categories, text version and time, nothing about the visitor. The browser keeps the
 * id.
 * @returns the row with its id only
 */
export async function storeDecision(db: Db, { categories, version }: Decision, now: Date) {
  const agreed = [...new Set(categories)].toSorted()
  return db.consentRecord.create({
    data: { categories: agreed, version: String(version), at: now },
    select: { id: true },
  })
}
