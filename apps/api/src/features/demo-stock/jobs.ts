import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../../plugins/db.ts'
import type { DemoPictures } from './drawing.ts'

/**
 * Draws what nobody has looked at yet, until it is all there or `signal` ends it; the next start goes on from there.
 */
export async function drawMissingPictures(pictures: DemoPictures, db: Db, log: Logger, signal: AbortSignal) {
  const missing = await pictures.missing(db)
  if (missing.length > 0) log.info({ missing: missing.length }, 'drawing the demo pictures')
  for (const picture of missing) {
    await nextTurn()
    if (signal.aborted) return
    await pictures.provide(picture)
  }
  if (missing.length > 0) log.info('every demo picture is drawn')
}
