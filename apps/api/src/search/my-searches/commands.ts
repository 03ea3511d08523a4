import { randomBytes } from 'node:crypto'
import type { Criteria } from '@portal/domain/search/criteria'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { hashOf } from '../../credentials/secrets.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { cancelTokenOf, limitSubscriptions } from '../notifications/commands.ts'

/** A stored search contains no moments; new vehicles are counted at each visit. */
function withoutMoments(criteria: Criteria): Criteria {
  const { published_since: _, price_dropped_since: _dropped, back_since: _back, ...rest } = criteria
  return rest
}

type NewSearch = { name: string; criteria: Criteria }
type Owner = { id: number; email: string }

/**
 * Stores a search after the others of the account, without mails.
 * @throws ProblemError subscriptions-full
 */
export async function keepSearch(
  db: PrismaClient,
  { id: accountId, email: user_email }: Owner,
  { name, criteria }: NewSearch,
  secret: string,
  now: Date,
): Promise<{ id: number }> {
  const salt = randomBytes(24).toString('base64url')
  return db.$transaction(async (tx) => {
    await limitSubscriptions(tx, user_email, true, now)
    const { _max } = await tx.searchNotification.aggregate({ where: { accountId }, _max: { position: true } })
    return tx.searchNotification.create({
      data: {
        salt,
        tokenHash: hashOf(cancelTokenOf(secret, salt)),
        ...{
          accountId,
          user_email,
          name,
          criteria: withoutMoments(criteria),
          createdAt: now,
          confirmedAt: now,
        },
        state: 'paused',
        position: (_max.position ?? 0) + 1,
      },
      select: { id: true },
    })
  })
}

/** @throws ProblemError not-found, also for another account's search */
export async function replaceCriteria(db: Db, accountId: number, id: number, criteria: Criteria) {
  const { count } = await db.searchNotification.updateMany({
    where: { id, accountId, state: { in: ['active', 'paused'] } },
    data: { criteria: withoutMoments(criteria) },
  })
  if (count === 0) throw new ProblemError('not-found')
}

/** Sorts the searches of an account in the order of these ids, the others after them. */
export const orderSearches = (db: Db, accountId: number, ids: number[]) => db.$executeRaw`
  UPDATE search_notification n SET position = coalesce(array_position(${ids}::int[], n.id), ${ids.length} + n.id)
  WHERE account_id = ${accountId}`
