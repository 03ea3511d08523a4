import type { ApiKeys } from '@portal/contract/accounts/api-keys'
import { isLive } from '@portal/domain/accounts/api-keys'
import type { Env } from '../../env.ts'
import type { Db } from '../../plugins/db.ts'
import { keyParts, keyView } from './view.ts'

const nameOf = async (db: Db, companyId: number) =>
  (await db.dealer.findUniqueOrThrow({ where: { accountId: companyId }, select: { company_name: true } }))
    .company_name

/**
 * The keys of a company, live ones first, each group with the newest first.
 * @param companyId null = those of the house
 */
export async function keysOf(db: Db, env: Env, companyId: number | null, now: Date): Promise<ApiKeys> {
  const rows = await db.apiKey.findMany({
    where: { dealerId: companyId },
    orderBy: { id: 'desc' },
    ...keyParts,
  })
  const keys = rows.map((row) => keyView(row, now))
  return {
    company: companyId === null ? env.BRAND_NAME : await nameOf(db, companyId),
    keys: keys.toSorted((one, other) => Number(isLive(other.state)) - Number(isLive(one.state))),
    callsPerMinute: env.API_CALLS_PER_MINUTE,
  }
}
