import type { Operator } from '../../operator/operator.ts'
import { systemClock } from '../../plugins/clock.ts'

/** The stock's part of `pnpm portal demo`: loads it once and prints how many pictures are still to be drawn. */
export async function loadDemoStockShowing({ env, databaseUrl, db }: Operator) {
  const { openFiles } = await import('../../plugins/files.ts')
  const { loadDemoStock } = await import('./commands.ts')
  const { picturesFor } = await import('./drawing.ts')
  const files = await openFiles(env)
  const brand = env.BRAND_NAME
  const count = await loadDemoStock({ databaseUrl, now: systemClock.now(), brand })
  console.log(count === 0 ? 'Der Demobestand ist schon geladen.' : `Demobestand: ${count} Fahrzeuge geladen.`)
  const { length } = await picturesFor(files, env).missing(db)
  if (length > 0)
    console.log(
      `Fahrzeugbilder: ${length} werden noch gezeichnet, im Hintergrund die der neuesten Fahrzeuge zuerst, sonst beim ersten Aufruf.`,
    )
}
