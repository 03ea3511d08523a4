import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import type { Db } from '../../plugins/db.ts'
import type { Files } from '../../plugins/files.ts'
import { type DemoPictures, picturesFor } from './drawing.ts'
import { addDemoReports } from './report-files.ts'

/** Draws all missing pictures until `signal` aborts; the next start continues. */
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

type Stock = { env: Env; db: Db; files: Files; now: Date; log: Logger }

/** Completes the loaded demo stock: reports, then pictures. A test run draws only requested pictures. */
export async function completeDemoStock({ env, db, files, now, log }: Stock, signal: AbortSignal) {
  const brand = env.BRAND_NAME
  await addDemoReports({ db, files, brand, now })
  if (env.NODE_ENV !== 'test') await drawMissingPictures(picturesFor(files, env), db, log, signal)
}
