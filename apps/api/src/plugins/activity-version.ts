import { holderOf, type SignedIn } from './access.ts'
import type { RowSource } from './db.ts'

const versionStatement = {
  name: 'activity-version',
  text: `SELECT concat(h.activity_revision, ' ', a.activity_revision, ' ', g.generation, ' ', current_date, ' ',
      d.partner_number) AS version
    FROM account h JOIN account a ON a.id = $2 LEFT JOIN stock_generation g ON g.id = 1
    LEFT JOIN dealer d ON d.account_id = h.id
    WHERE h.id = $1`,
}

/**
 * The version of what an account and its company did, and of the stock: the counted changes of watchlist, groups,
 * enquiries, searches and purchases (triggers of `activity_revision`), the generation of the stock, the day, on which the
 * duty to state an energy label depends, and the partner number, which decides what the company bought and reserved.
 */
export async function activityVersion(from: RowSource, account: SignedIn): Promise<string> {
  const values = [holderOf(account), account.id]
  const { rows } = await from.query<{ version: string }>({ ...versionStatement, values })
  return rows[0]?.version ?? ''
}
