import { existsSync, readdirSync } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { countedText } from '@portal/domain/values/formats'
import { type NewCarRule, newCarRules } from '@portal/domain/vehicles/attributes/new-car'
import cliProgress from 'cli-progress'
import { Argument, type Command } from 'commander'
import type { DeliveryReport } from '../../delivery/delivery.ts'
import { DeliveryError } from '../../delivery/delivery-bytes.ts'
import type { Finding } from '../../delivery/findings.ts'
import { type Env, EnvError, readEnv } from '../../env.ts'
import { asOperator, operatorDatabaseUrl } from '../../operator/operator.ts'
import { systemClock } from '../../plugins/clock.ts'
import {
  ImportInterrupted,
  type ImportResult,
  isRefusedWhole,
  type Phase,
} from '../../stock/takeover/import-stock.ts'
import { reviewVisibility } from '../../stock/write/visibility.ts'
import { importStockFile } from '../stock-import/file.ts'
import { summaryOf } from '../stock-import/summary.ts'

const findingsShown = 20
const states = { done: 'übernommen', refused: 'nichts geändert', 'dry-run': 'Probelauf, nichts geändert' }
const phases: Record<Phase, string> = {
  reading: 'Zeilen prüfen',
  files: 'Bilder und Gutachten ablegen',
  merging: 'Bestand abgleichen',
  committing: 'Bestand freigeben',
  cleaning: 'Aufräumen',
}

type Flags = {
  dryRun?: boolean
  full?: boolean
  images?: string
  confirmShrink?: boolean
  everyRow?: boolean
}

/** JSON quoting escapes control characters of the file, which a terminal would execute. */
const line = ({ row, column, value, hint }: Finding) =>
  `  Zeile ${row}, ${column === '' ? 'ganze Zeile' : column} = ${JSON.stringify(value)}: ${hint}`

function printFindings(title: string, findings: Finding[], total = findings.length) {
  if (total === 0) return
  console.log(title)
  for (const finding of findings.slice(0, findingsShown)) console.log(line(finding))
  if (total > findingsShown) console.log(`  … und ${total - findingsShown} weitere, siehe Bericht`)
}

const printRefused = (title: string, { findings, total, rejected }: DeliveryReport) =>
  printFindings(`${title}: ${countedText(rejected, 'Zeile', 'Zeilen')} abgewiesen`, findings, total)

async function writeReport(dataDir: string, result: ImportResult, images: DeliveryReport | null) {
  const file = join(dataDir, 'imports', `bestand-${result.id}.json`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ ...result, images: images?.findings ?? [] }, null, 2)}\n`)
  return file
}

/** Lowers the priority below that of searches. Linux has a priority per thread, and some threads are already running. */
function lowerPriority({ IMPORT_NICENESS }: Env) {
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [0]
  // Only root may raise the priority.
  for (const thread of threads)
    if (getPriority(thread) < IMPORT_NICENESS) setPriority(thread, IMPORT_NICENESS)
}

async function runImport(env: Env, file: string, flags: Flags) {
  const bar = new cliProgress.SingleBar({
    format: '{phase} [{bar}] {percentage} %',
    hideCursor: true,
    clearOnComplete: true,
  })
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  bar.start(size, 0, { phase: phases.reading })
  try {
    return await importStockFile({
      databaseUrl: operatorDatabaseUrl(env),
      file,
      files: async () => (await import('../../plugins/files.ts')).openFiles(env),
      now: systemClock.now(),
      ...flags,
      onBytes: (count) => bar.increment(count),
      onPhase: (phase) => bar.update({ phase: phases[phase] }),
    })
  } finally {
    bar.stop()
  }
}

async function importAndReport(file: string, flags: Flags) {
  const env = readEnv()
  lowerPriority(env)
  const { result, report, imageReport } = await runImport(env, file, flags)
  printRefused('Bestand', report)
  printFindings('Bitte prüfen, die Zeilen wurden gelesen:', result.notices)
  if (imageReport) printRefused('Bilder und Gutachten', imageReport)
  const [rows, ...visible] = summaryOf(result)
  console.log(`${rows}: ${states[result.state]}`)
  for (const sentence of visible) console.log(`  ${sentence}`)
  const { generation } = result
  if (generation !== null) console.log(`Neuer Stand des Bestands: ${generation}`)
  console.log(`Bericht: ${await writeReport(env.DATA_DIR, result, imageReport)}`)
  if (result.message) {
    console.error(result.message)
    process.exitCode = isRefusedWhole(result) ? 1 : 2
  }
}

/** Prints the German sentence about an unusable file or a lost connection, and sets exit code 1. */
async function reportErrors(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (error instanceof DeliveryError) console.error(`${error.message} Am Bestand wurde nichts geändert.`)
    else if (error instanceof ImportInterrupted) console.error(error.message)
    else throw error
    process.exitCode = 1
  }
}

/** `pnpm portal stock import|export`. */
export function stockCommands(portal: Command) {
  const stock = portal
    .command('stock')
    .description('Fahrzeugbestand einlesen und ausgeben')
    .helpCommand(false)
  stock
    .command('import')
    .description('liest eine Lieferung im Format vehicle.v1 ein (CSV, UTF-8, auch .gz; docs/stock-format.md)')
    .argument('<file>', 'Datei der Lieferung')
    .option('--dry-run', 'prüft und berichtet, ändert aber nichts')
    .option('--full', 'die Datei ist der ganze Bestand: was fehlt, gilt als verkauft')
    .option(
      '--images <manifest>',
      'CSV mit gwnummer,position,file[,type]: Bilder und Gutachten neben dieser Datei',
    )
    .option('--confirm-shrink', 'mehr als 20 % des Angebots dürfen wegfallen')
    .option('--every-row', 'liest auch Zeilen, die gleich geblieben sind')
    .action((file: string, flags: Flags) => reportErrors(() => importAndReport(file, flags)))
  stock
    .command('inbox')
    .description('liest die Lieferungen im Eingang (STOCK_INBOX) ein, wie es der Worker von selbst tut')
    .action(() =>
      asOperator(async ({ env, db, databaseUrl }) => {
        const { openInbox } = await import('../stock-import/inbox-disk.ts')
        const { takeInbox } = await import('../stock-import/inbox.ts')
        const inbox = await openInbox(env)
        if (!inbox) throw new EnvError('Einstellung STOCK_INBOX: fehlt.')
        lowerPriority(env)
        const taken = await takeInbox({ env, db, databaseUrl, inbox, now: systemClock.now })
        for (const { name, outcome, summary } of taken) console.log(`${name}: ${outcome}, ${summary}`)
        const { openFiles } = await import('../../plugins/files.ts')
        const { receiveInbox } = await import('./commands.ts')
        const files = await openFiles(env)
        const received = await receiveInbox({ env, db, databaseUrl, files, inbox, now: systemClock.now() })
        for (const { name, summary } of received) console.log(`${name}: ${summary}`)
      }),
    )
  stock
    .command('desk')
    .description('prüft oder übernimmt einen Import der Verwaltung, wie es der Worker von selbst tut')
    .argument('<id>', 'Kennung des Imports')
    .action((id: string) =>
      asOperator(async ({ env, db, databaseUrl }) => {
        const found = { where: { id }, select: { state: true, message: true } }
        if (!(await db.stockImport.findUnique(found))) {
          console.error(`Den Import ${id} gibt es nicht.`)
          process.exitCode = 1
          return
        }
        const { openFiles } = await import('../../plugins/files.ts')
        const { processImport } = await import('./jobs.ts')
        lowerPriority(env)
        const files = await openFiles(env)
        await processImport({ env, db, databaseUrl, files, now: systemClock.now }, id)
        const { state, message } = await db.stockImport.findUniqueOrThrow(found)
        console.log(message ?? `Der Import ist ${state === 'done' ? 'übernommen' : 'nicht übernommen'}.`)
      }),
    )
  stock
    .command('new-car-rule')
    .description(
      'legt fest, welche Pkw als neu gelten (§ 2 Pkw-EnVKV): jung „oder“ wenig gefahren, jung „und“',
    )
    .addArgument(new Argument('<rule>', 'die Regel').choices(newCarRules))
    .action((rule: NewCarRule) =>
      asOperator(async ({ pool }) => {
        const changed = await reviewVisibility(pool, systemClock.now(), rule)
        console.log(`Regel „${rule}“ gilt; bei ${changed} Fahrzeugen hat sich die Sichtbarkeit geändert.`)
      }),
    )
  stock
    .command('export')
    .description('gibt den Bestand im Format vehicle.v1 aus (ohne Datei auf die Standardausgabe)')
    .argument('[file]', 'Zieldatei, mit .gz gepackt')
    .action((file: string | undefined) =>
      asOperator(async ({ pool }) => {
        const { exportStock } = await import('../stock-import/queries.ts')
        const count = await exportStock(pool, file)
        if (file) console.log(`${count} Fahrzeuge nach ${file} geschrieben`)
      }),
    )
}
