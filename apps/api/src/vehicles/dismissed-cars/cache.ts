import { isForDealers } from '@portal/domain/vehicles/price-tier'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { tierOf } from '../../plugins/access.ts'
import { dismissedBy } from './queries.ts'

/** Lists cached per process, at most 40 KB each (`dismissedMaximum`). */
const cachedMaximum = 1000

type Entry = { revision: number; ids: readonly number[] }

/** Ids of dismissed cars by account, for each database of the process. */
const lists = new WeakMap<PrismaClient, LRUCache<number, Entry>>()

function listsOf(db: PrismaClient) {
  const known = lists.get(db) ?? new LRUCache<number, Entry>({ max: cachedMaximum })
  lists.set(db, known)
  return known
}

const none: readonly number[] = []

/**
 * The cars the caller has dismissed, if they are in the cache. The session contains the revision of the
 * account's list, so a list is outdated as soon as any instance has changed it.
 *
 * @returns undefined if they must be read first (`dismissedOf`); empty for callers without dismissed cars
 */
export function knownDismissed(request: FastifyRequest): readonly number[] | undefined {
  const { account, server } = request
  if (!account || account.dismissedRevision === 0 || !isForDealers(tierOf(request))) return none
  const kept = listsOf(server.db).get(account.id)
  return kept?.revision === account.dismissedRevision ? kept.ids : undefined
}

/** The cars the caller has dismissed, read if necessary. */
export async function dismissedOf(request: FastifyRequest): Promise<readonly number[]> {
  const known = knownDismissed(request)
  const { account, server } = request
  if (known || !account) return known ?? none
  const ids = await dismissedBy(server.db, account.id)
  listsOf(server.db).set(account.id, { revision: account.dismissedRevision, ids })
  return ids
}
