import type { NewSavedSearch } from '@portal/contract/search/saved-search'
import { searchMaximumAgeDays } from '@portal/domain/search/best-results'
import { savedSearchesKept } from '@portal/domain/values/constants'
import { dayMs } from '@portal/domain/values/durations'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'

/**
 * Saves a dealer's search and deletes searches that are too old for the best results or exceed the maximum number.
 * @throws ProblemError forbidden when the search names another user than the caller
 */
export async function saveSearch(
  db: PrismaClient,
  account: { id: number; email: string },
  { user_id, user_email, hersteller, modellgruppe, detailsearch, ...criteria }: NewSavedSearch,
  now: Date,
): Promise<{ id: number }> {
  if (user_id !== account.id || user_email.toLowerCase() !== account.email.toLowerCase())
    throw new ProblemError('forbidden')
  const complete = {
    ...criteria,
    maker: criteria.maker ?? hersteller,
    car_model: criteria.car_model ?? modellgruppe,
  }
  return db.$transaction(async (tx) => {
    const { id } = await tx.savedSearch.create({
      data: { accountId: account.id, criteria: complete, detailsearch, createdAt: now },
      select: { id: true },
    })
    const newest = await tx.savedSearch.findMany({
      where: { accountId: account.id },
      orderBy: { id: 'desc' },
      skip: savedSearchesKept,
      take: 1,
      select: { id: true },
    })
    const oldest = new Date(now.getTime() - searchMaximumAgeDays * dayMs)
    await tx.savedSearch.deleteMany({
      where: {
        accountId: account.id,
        OR: [{ createdAt: { lt: oldest } }, { id: { lte: newest[0]?.id ?? 0 } }],
      },
    })
    return { id }
  })
}
