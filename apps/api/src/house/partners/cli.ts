import { resolve } from 'node:path'
import { countedText } from '@portal/domain/values/formats'
import type { Command } from 'commander'
import { runImport } from '../../delivery/operator-import.ts'

/** `pnpm portal partners import FILE` */
export function registerPartnerCommands(portal: Command) {
  const partners = portal
    .command('partners')
    .description('Geschäftspartner, die sich mit Nummer registrieren dürfen')
  partners
    .command('import')
    .argument('<datei>', 'CSV in UTF-8 mit den Spalten partner_number,email,handelTyp')
    .description('liest Partner ein; vorhandene Nummern werden aktualisiert')
    .action((file: string) =>
      runImport(async ({ db }, report) => {
        const { importPartners } = await import('./commands.ts')
        const taken = await importPartners(db, resolve(file), report)
        return `${taken} Partner übernommen, ${countedText(report.rejected, 'Zeile', 'Zeilen')} abgewiesen.`
      }),
    )
}
