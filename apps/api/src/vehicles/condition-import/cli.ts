import { resolve } from 'node:path'
import type { Command } from 'commander'
import { runImport } from '../../delivery/operator-import.ts'
import { systemClock } from '../../plugins/clock.ts'

/** `pnpm portal conditions import FILE` */
export function registerConditionCommands(portal: Command) {
  const conditions = portal.command('conditions').description('Zustand der Fahrzeuge')
  conditions
    .command('import')
    .argument('<datei>', 'eine Aufnahme je Zeile als JSON, UTF-8, auch gzip')
    .description('liest den Zustand von Fahrzeugen im Format condition.v1 ein (docs/condition-format.md)')
    .option('--dry-run', 'prüft und berichtet, ändert aber nichts')
    .action((file: string, { dryRun = false }: { dryRun?: boolean }) =>
      runImport(async ({ db, pool }, report) => {
        const { importConditions, summaryOfConditions } = await import('./commands.ts')
        const now = systemClock.now()
        const counts = await importConditions({ db, pool, file: resolve(file), now, report, dryRun })
        const summary = summaryOfConditions(counts)
        return dryRun ? `Probelauf, nichts geändert: ${summary}` : summary
      }),
    )
}
