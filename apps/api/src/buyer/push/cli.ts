import type { Command } from 'commander'

/** `pnpm portal push keys` */
export function registerPushCommands(portal: Command) {
  portal
    .command('push')
    .description('Mitteilungen an die Browser der Händler')
    .command('keys')
    .description('erzeugt ein Schlüsselpaar für Mitteilungen, als Zeilen für die Einstellungen')
    .action(async () => {
      const { newPushKeys } = await import('../../credentials/push-keys.ts')
      for (const [name, value] of Object.entries(newPushKeys())) console.log(`${name}=${value}`)
    })
}
