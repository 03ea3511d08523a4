import { dayText, kmText } from '@portal/domain/values/formats'
import type { Command } from 'commander'
import { asOperator } from '../../operator/operator.ts'

/** `pnpm portal service-check` */
export function registerServiceCheck(portal: Command) {
  portal
    .command('service-check')
    .description(
      'nennt Wartungseinträge, deren Kilometerstand vermutlich ohne seine Tausender gespeichert ist',
    )
    .action(() =>
      asOperator(async ({ db }) => {
        const { suspectServiceEntries } = await import('./queries.ts')
        const entries = await suspectServiceEntries(db)
        for (const { gwnummer, date, work, km, kilometerstandvon, version, recordedAt } of entries)
          console.log(
            `GW ${gwnummer}, Wartung vom ${dayText(date)} „${work.replaceAll('\n', ' ')}“: gespeichert ${kmText(km)}, ` +
              `vermutlich ${kmText(km * 1000)} (Fahrzeug ${kmText(kilometerstandvon)}; Stand ${version} vom ${dayText(recordedAt)})`,
          )
        console.log(
          entries.length === 0 ? 'Keine Auffälligkeit.' : `Auffällig: ${entries.length}. Bitte prüfen.`,
        )
      }),
    )
}
