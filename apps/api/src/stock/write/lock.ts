import { t } from '@portal/domain/values/text'
import pg from 'pg'
import { DeliveryError } from '../../delivery/delivery-bytes.ts'
import type { Transaction } from '../../plugins/db.ts'

/** The key of the lock that permits one import or stock job at a time, in any process. */
export const stockWriteLock = 4_711_301
/** PostgreSQL may need a moment to end the work of a killed import. */
const lockTimeoutMs = 3000
const lockNotAvailable = '55P03'

/** The file is fine, but another import is running. */
export class ImportRunning extends DeliveryError {}

/** Ensures one import at a time; the lock is held until the connection ends. */
export async function takeImportLock(client: pg.Client) {
  await client.query(`SET lock_timeout = ${lockTimeoutMs}`)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [stockWriteLock])
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable) throw error
    throw new ImportRunning(t('Es läuft bereits ein Bestandsimport. Bitte sein Ende abwarten.'))
  }
  await client.query('RESET lock_timeout')
}

/** Excludes imports and stock jobs until the transaction ends; taken before any other lock, as they do. */
export const lockStock = (tx: Transaction) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(${stockWriteLock}::bigint)`
