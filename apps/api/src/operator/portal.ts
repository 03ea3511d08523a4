import { existsSync, writeFileSync } from 'node:fs'
import { Command, Help } from 'commander'
import { registerAdminCommands } from '../accounts/admin-accounts/cli.ts'
import { registerPurchaseCommands } from '../buyer/purchases/cli.ts'
import { registerPushCommands } from '../buyer/push/cli.ts'
import { EnvError, readEnv, readMigrationEnv, readStoreEnv } from '../env.ts'
import { stockCommands } from '../house/import-desk/cli.ts'
import { registerPartnerCommands } from '../house/partners/cli.ts'
import { systemClock } from '../plugins/clock.ts'
import { registerConditionCommands } from '../vehicles/condition-import/cli.ts'
import { registerServiceCheck } from '../vehicles/service-check/cli.ts'
import { asOperator, operatorDatabaseUrl } from './operator.ts'

const titles: Record<string, string> = {
  'Usage:': 'Aufruf:',
  'Options:': 'Optionen:',
  'Commands:': 'Befehle:',
  'Arguments:': 'Angaben:',
}

const help = new Help()
const fullName = (command: Command): string =>
  command.parent?.parent ? `${fullName(command.parent)} ${command.name()}` : command.name()
const leavesOf = ({ commands }: Command): Command[] =>
  commands.flatMap((command) => (command.commands.length > 0 ? leavesOf(command) : [command]))

/**
 * The operator's commands. A feature registers its commands in its `cli.ts`. Their modules are imported when a command
 * runs, because importing all of them takes longer than a small import.
 */
const portal = new Command('portal')
  .description('Befehle für den Betrieb des Fahrzeugportals')
  .helpOption('-h, --help', 'zeigt diese Hilfe')
  .helpCommand(false)
  .configureHelp({
    styleTitle: (title) => titles[title] ?? title,
    visibleCommands: leavesOf,
    subcommandTerm: (command) => help.subcommandTerm(command).replace(command.name(), fullName(command)),
  })
  .showHelpAfterError('(portal --help zeigt alle Befehle)')

portal
  .command('migrate')
  .description('bringt die Datenbank auf den Stand dieses Programms')
  .action(async () => {
    const { applyMigrations } = await import('../database/migrate.ts')
    const env = readMigrationEnv()
    const applied = await applyMigrations(operatorDatabaseUrl(env), undefined, {
      portal_app: env.DATABASE_APP_PASSWORD,
      portal_backup: env.DATABASE_BACKUP_PASSWORD,
      portal_reader: env.DATABASE_READER_PASSWORD,
    })
    for (const name of applied) console.log(`angewendet: ${name}`)
    if (applied.length === 0) console.log('Die Datenbank ist auf dem neuesten Stand.')
  })

portal
  .command('setup')
  .argument('<datei>', 'neue Datei, oder eine vorhandene, deren Werte vorgeschlagen werden')
  .option('--kubernetes', 'schreibt ConfigMap und Secret statt der Datei .env')
  .description('fragt nach den Einstellungen eines Produktivbetriebs und erzeugt die Schlüssel')
  .action(async (file: string, { kubernetes = false }: { kubernetes?: boolean }) => {
    const { runSetup } = await import('./setup.ts')
    await runSetup(file, kubernetes ? 'kubernetes' : 'compose')
  })

portal
  .command('alert-mail')
  .argument('<datei>', 'neue Konfiguration eines Alertmanagers')
  .description('schreibt die Konfiguration, mit der Alarme per Mail an den IT-Support gehen')
  .action(async (file: string) => {
    const env = readEnv()
    if (!env.SMTP_URL) throw new EnvError('Einstellung SMTP_URL: fehlt.')
    const { alertmanagerConfig } = await import('./alert-mail.ts')
    writeFileSync(file, alertmanagerConfig(env, env.SMTP_URL))
  })

portal
  .command('object-store')
  .argument('<ordner>', 'Ordner für die Schlüssel von Portal und Dateikopie')
  .description(
    'legt im Objektspeicher von docker compose die Ablagen an und Schlüssel mit den nötigen Rechten',
  )
  .action(async (folder: string) => {
    const { prepareObjectStore } = await import('./object-store.ts')
    await prepareObjectStore(readStoreEnv(), folder)
  })

portal
  .command('demo')
  .description('lädt Demobestand und Demozugänge, soweit sie noch fehlen (nie im Produktivbetrieb)')
  .action(() =>
    asOperator(async (operator) => {
      if (operator.env.NODE_ENV === 'production')
        throw new EnvError('Im Produktivbetrieb gibt es keine Demodaten.')
      const { loadDemoStockShowing } = await import('../demo/demo-stock/cli.ts')
      await loadDemoStockShowing(operator)
      const { openFiles } = await import('../plugins/files.ts')
      const { createDemoAccounts } = await import('../demo/demo-accounts/commands.ts')
      const { createDemoActivity } = await import('../demo/demo-purchases/commands.ts')
      const { createDemoEnquiries } = await import('../demo/demo-enquiries/commands.ts')
      const { db, env } = operator
      const disk = (await openFiles(env)).documents
      const created = await createDemoAccounts({ db, env, disk, now: systemClock.now() })
      for (const login of created) console.log(`Demozugang angelegt: ${login}`)
      for (const login of await createDemoActivity({ db, env, disk, now: systemClock.now() }))
        console.log(`Käufe, Merkliste und Suchen angelegt: ${login}`)
      const enquiries = await createDemoEnquiries({ db, now: systemClock.now() })
      if (enquiries > 0) console.log(`Anfragen und Termine angelegt: ${enquiries}`)
      const { createDemoSources } = await import('../demo/demo-sources/commands.ts')
      if (await createDemoSources(db, systemClock.now())) console.log('Herkünfte angelegt')
      const { createDemoViews } = await import('../demo/demo-views/commands.ts')
      await createDemoViews(db, systemClock.now())
    }),
  )

stockCommands(portal)
registerConditionCommands(portal)
registerServiceCheck(portal)
registerAdminCommands(portal)
registerPartnerCommands(portal)
registerPurchaseCommands(portal)
registerPushCommands(portal)

/** The last line of a message, because Prisma begins with the place in the code. */
const reasonOf = (error: Error) => error.message.trim().split('\n').at(-1) || ('code' in error && error.code)

async function reportFailure(error: unknown) {
  const { isDatabaseUnavailable } = await import('../plugins/db.ts')
  const isLost = error instanceof Error && isDatabaseUnavailable(error)
  console.error(isLost ? `Keine Verbindung, oder sie ist überlastet (${reasonOf(error)}).` : error)
  process.exitCode = 1
}

// A reader that has seen enough, such as `head`, closes its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
})
if (existsSync('.env')) process.loadEnvFile('.env')
portal.parseAsync().catch((error: unknown) => {
  if (!(error instanceof EnvError)) return reportFailure(error)
  console.error(error.message)
  process.exitCode = 78
})
