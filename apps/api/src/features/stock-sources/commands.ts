import type { NewSource, StockSource } from '@portal/contract/stock-sources'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { hashOf, newToken } from '../../credentials/secrets.ts'
import { ProblemError } from '../../http/problem.ts'
import { type Db, isUniqueViolation } from '../../plugins/db.ts'
import { sourcesOf } from './queries.ts'

/** @throws ProblemError source-unknown */
export async function sourceById(db: Db, id: number): Promise<StockSource> {
  const [source] = await sourcesOf(db, id)
  if (!source) throw new ProblemError('source-unknown')
  return source
}

function refuseTakenName(error: unknown): never {
  throw isUniqueViolation(error) ? new ProblemError('source-name-taken') : error
}

/** @throws ProblemError source-name-taken */
export async function createNewSource(db: PrismaClient, source: NewSource, now: Date) {
  const { id } = await db.stockSource.create({ data: { ...source, createdAt: now } }).catch(refuseTakenName)
  return sourceById(db, id)
}

/** @throws ProblemError source-unknown or source-name-taken */
export async function changeRules(db: PrismaClient, id: number, source: NewSource) {
  await sourceById(db, id)
  await db.stockSource.update({ where: { id }, data: source }).catch(refuseTakenName)
  return sourceById(db, id)
}

/** Creates a key that permits deliveries to this source; an earlier one becomes invalid. Only its hash is stored. */
export async function createKey(db: PrismaClient, id: number, now: Date): Promise<{ key: string }> {
  await sourceById(db, id)
  const key = newToken()
  await db.stockSource.update({ where: { id }, data: { keyHash: hashOf(key), keyCreatedAt: now } })
  return { key }
}

export async function revokeKey(db: PrismaClient, id: number) {
  await sourceById(db, id)
  await db.stockSource.update({ where: { id }, data: { keyHash: null, keyCreatedAt: null } })
}
