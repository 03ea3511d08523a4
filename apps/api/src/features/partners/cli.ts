import { resolve } from 'node:path'
import type { Command } from 'commander'
import { DeliveryError, DeliveryReport } from '../../delivery.ts'
import { asOperator } from '../../operator.ts'
import { importPartners } from './commands.ts'

const shown = 20

async function runImport(file: string) {
  const report = new DeliveryReport()
  await asOperator(async ({ db }) => {
    const taken = await importPartners(db, resolve(file), report)
    for (const { row, column, value, hint } of report.findings.slice(0, shown))
      console.error(`Zeile ${row}, ${column} „${value}“: ${hint}`)
    console.log(`${taken} Partner übernommen, ${report.rejected} Zeilen abgewiesen.`)
    if (report.rejected > 0) process.exitCode = 2
  })
}

/** `pnpm portal partners import FILE` */
export function registerPartnerCommands(portal: Command) {
  const partners = portal
    .command('partners')
    .description('Geschäftspartner, die sich mit Nummer registrieren dürfen')
  partners
    .command('import')
    .argument('<datei>', 'CSV in UTF-8 mit den Spalten partner_number,email,handelTyp')
    .description('liest Partner ein; vorhandene Nummern werden aktualisiert')
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
