import { resolve } from 'node:path'
import type { Command } from 'commander'
import { DeliveryError, DeliveryReport } from '../../delivery.ts'
import { asOperator } from '../../operator.ts'
import { systemClock } from '../../plugins/clock.ts'
import { importPurchases } from './commands.ts'

const shown = 20

async function runImport(file: string) {
  const report = new DeliveryReport()
  await asOperator(async ({ db, env }) => {
    const result = await importPurchases({ db, env, file: resolve(file), now: systemClock.now(), report })
    for (const { row, column, value, hint } of report.findings.slice(0, shown))
      console.error(`Zeile ${row}, ${column} „${value}“: ${hint}`)
    if (report.total > shown) console.error(`… und ${report.total - shown} weitere Hinweise (Importbericht).`)
    console.log(
      `${result.read} Zeilen gelesen, ${result.inserted} neu, ${result.updated} geändert, ` +
        `${result.rejected} abgewiesen, ${result.mails} Mails zum Status.`,
    )
    if (result.rejected > 0) process.exitCode = 2
  })
}

/** `pnpm portal purchases import FILE` */
export function registerPurchaseCommands(portal: Command) {
  const purchases = portal.command('purchases').description('Käufe der Händler')
  purchases
    .command('import')
    .argument('<datei>', 'CSV in UTF-8 mit Kopfzeile, auch gzip')
    .description('liest Käufe ein; ein weiter gerückter Status wird dem Händler gemailt')
    .action(async (file: string) => {
      try {
        await runImport(file)
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error
        console.error(error.message)
        process.exitCode = 1
      }
    })
}
