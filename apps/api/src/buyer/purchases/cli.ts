import { resolve } from 'node:path'
import { countedText } from '@portal/domain/values/formats'
import type { Command } from 'commander'
import { runImport } from '../../delivery/operator-import.ts'
import { systemClock } from '../../plugins/clock.ts'

/** `pnpm portal purchases import FILE` */
export function registerPurchaseCommands(portal: Command) {
  const purchases = portal.command('purchases').description('Käufe der Händler')
  purchases
    .command('import')
    .argument('<datei>', 'CSV in UTF-8 mit Kopfzeile, auch gzip')
    .description('liest Käufe ein; ein weiter gerückter Status wird dem Händler gemailt')
    .action((file: string) =>
      runImport(async ({ db, env }, report) => {
        const { importPurchases } = await import('./commands.ts')
        const done = await importPurchases({ db, env, file: resolve(file), now: systemClock.now(), report })
        return (
          `${countedText(done.read, 'Zeile', 'Zeilen')} gelesen, ${done.inserted} neu, ${done.updated} geändert, ` +
          `${done.rejected} abgewiesen, ${done.mails} Mails zum Status.`
        )
      }),
    )
}
