import { randomUUID } from 'node:crypto'
import type { Disk } from 'flydrive'
import { keyFor, seal, unseal } from '../credentials/secrets.ts'
import type { Env } from '../env.ts'
import { ProblemError } from '../http/problem.ts'

/** Papers and deliveries with personal data, stored encrypted. */
type Store = { env: Pick<Env, 'SECRET_KEY'>; disk: Disk }

/**
 * Stores bytes encrypted under a random key. The file is written first, so that every row has its file.
 * @param write adds the row with the key; the file is removed when this throws, or returns false because it is not needed
 */
export async function storeSealed<Result>(
  { env, disk }: Store,
  bytes: Buffer,
  write: (storageKey: string) => Promise<Result>,
): Promise<Result> {
  const storageKey = randomUUID()
  await disk.put(storageKey, seal(keyFor(env.SECRET_KEY, 'documents'), bytes))
  let result: Result | false = false
  try {
    result = await write(storageKey)
    return result
  } finally {
    if (result === false) await disk.delete(storageKey)
  }
}

/**
 * As `storeSealed`, for bytes that are known during the work only.
 * @param work gets the function that stores bytes and returns their key; the files are removed when the work throws
 */
export async function storeSealedDuring<Result>(
  { env, disk }: Store,
  work: (store: (bytes: Buffer) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const stored: string[] = []
  try {
    return await work(async (bytes) => {
      const storageKey = randomUUID()
      stored.push(storageKey)
      await disk.put(storageKey, seal(keyFor(env.SECRET_KEY, 'documents'), bytes))
      return storageKey
    })
  } catch (error) {
    for (const storageKey of stored) await disk.delete(storageKey)
    throw error
  }
}

/** The bytes stored by `storeSealed`. @throws when they are missing or were changed */
export async function sealedBytes({ env, disk }: Store, storageKey: string): Promise<Buffer> {
  return unseal(keyFor(env.SECRET_KEY, 'documents'), Buffer.from(await disk.getBytes(storageKey)))
}

/** `sealedBytes` for an answer. @throws ProblemError file-damaged when they are missing or were changed */
export const servedBytes = (store: Store, storageKey: string) =>
  sealedBytes(store, storageKey).catch((cause: unknown) => {
    throw new ProblemError('file-damaged', { cause })
  })
