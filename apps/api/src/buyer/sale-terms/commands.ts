import type pg from 'pg'
import type { Transaction } from '../../plugins/db.ts'
import { jobsStatement } from '../../plugins/jobs.ts'

/** What a confirmed VAT id is asked about again for, beside the wish of a person. */
type Asking = {
  occasion: 'sale' | 'invoice'
  partnerNumbers: readonly string[]
  /** Null for an import. */
  actorId: number | null
  now: Date
}

/**
 * Has the confirmed VAT ids of companies asked about again, with one job for all. What is known counts until the answer.
 * The other states need none: a request is open, a person decides, or the company pays VAT.
 */
function askingStatement({ occasion, partnerNumbers, actorId, now }: Asking) {
  const asked = `asked AS (
    UPDATE vat_id i SET occasion = $2::text, asked_by_id = $3::int, tries = 0, next_try_at = $4::timestamptz
    FROM dealer d WHERE d.account_id = i.dealer_id AND d.partner_number = ANY($5::text[]) AND i.state = 'confirmed'
    RETURNING i.dealer_id)`
  return jobsStatement('check-vat-ids', asked, `SELECT '{}'::jsonb AS data FROM asked LIMIT 1`, [
    ...[occasion, actorId, now, [...new Set(partnerNumbers)]],
  ])
}

export async function askVatIdsAgain(tx: Transaction, asking: Asking) {
  const { text, values } = askingStatement(asking)
  await tx.$executeRawUnsafe(text, ...values)
}

/** `askVatIdsAgain` in the transaction of a plain connection. */
export const askVatIdsAgainBy = (client: pg.ClientBase, asking: Asking) =>
  client.query(askingStatement(asking))
