import cliProgress from 'cli-progress'
import type { Operator } from '../../operator/operator.ts'
import { systemClock } from '../../plugins/clock.ts'

/** The stock's part of `pnpm portal demo`: loads it once and shows how far it is. */
export async function loadDemoStockShowing({ env, databaseUrl }: Operator) {
  const { openFiles } = await import('../../plugins/files.ts')
  const { loadDemoStock } = await import('./commands.ts')
  const bar = new cliProgress.SingleBar({
    format: '{text} [{bar}] {percentage} %',
    hideCursor: true,
    clearOnComplete: true,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  })
  bar.start(1, 0, { text: 'Demobestand' })
  try {
    const count = await loadDemoStock({
      databaseUrl,
      files: await openFiles(env),
      now: systemClock.now(),
      brand: env.BRAND_NAME,
      onProgress: (text, done, all) => {
        bar.setTotal(all)
        bar.update(done, { text })
      },
    })
    bar.stop()
    console.log(
      count === 0 ? 'Der Demobestand ist schon geladen.' : `Demobestand: ${count} Fahrzeuge geladen.`,
    )
  } finally {
    bar.stop()
  }
}
