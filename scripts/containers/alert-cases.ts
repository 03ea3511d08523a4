/** What causes each alert in the containers, and what ends it. */
import type { Containers } from './stack.ts'

let stack: Containers
/** The services in which the alerts are caused. */
export const causeIn = (services: Containers) => {
  stack = services
}

export const run = (command: string, input = '') => stack.succeed(command, input)
export const exec = (service: string, script: string) =>
  run(`docker compose exec -T ${service} sh -c '${script}'`)
/** Imports rows with a photo for each, without which no vehicle is offered. */
const importFile = (rows: string, options = '') =>
  stack.shell(
    `docker compose exec -T worker sh -c '
      cd /tmp && cat > delivery.csv && cp /portal/apps/web/dist/icon-512.png photo.png
      { echo gwnummer,position,file; cut -d, -f5 delivery.csv | sed -n "s/^[0-9][0-9]*$/&,0,photo.png/p"; } > images.csv
      portal stock import delivery.csv --images images.csv ${options}'`,
    rows,
  )
const sample = () => stack.read('docs/stock-sample.csv')
/** Other prices, so that each delivery changes something. */
const delivery = (price: number) => importFile(sample().replaceAll('18900', String(price)))
const mail = (state: string) =>
  stack.sql(`INSERT INTO mail (message_id, template, sender, recipient, subject, text, html, state, created_at)
    VALUES ('probe-${state}', 'probe', '', '', '', '', '', '${state}', now() - interval '1 hour')`)
const withoutMail = () => stack.sql("DELETE FROM mail WHERE template = 'probe'")
const calls = (count: number, path: string) =>
  exec(
    'api-1',
    `node -e "
    const { randomBytes } = require(\\"crypto\\")
    const headers = () => ({ cookie: \\"__Host-sid=\\" + randomBytes(32).toString(\\"base64url\\") })
    const ask = () => fetch(\\"http://127.0.0.1:3000${path}\\", { headers: headers() }).catch(() => undefined)
    for (let n = 0; n < ${count}; n++) ask()
    setTimeout(() => process.exit(), 9000)"`,
  )
const locked = (table: string) =>
  stack.sql(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(12); COMMIT`)
/** Calls that wait for a locked table and take all places; calls for the same vehicle share one statement. */
async function crowd() {
  const unlocked = locked('vehicle')
  for (const _ of Array(3)) await calls(200, '/mvp/api/mvp-car-stocks/1')
  await unlocked
}
/** Calls of as many sessions, each of which needs a connection. */
async function crowdOfSessions() {
  const unlocked = locked('session')
  await calls(100, '/uaa/api/account')
  await unlocked
}
/** A time in the past for what happened last. */
const age = (key: string) =>
  stack.sql(`UPDATE setting SET updated_at = now() - interval '20 days' WHERE key = '${key}'`)
type Case = [alert: string, cause: () => Promise<unknown>, end: () => Promise<unknown>, reason?: string]
const nothing = async () => undefined
export const cases: Case[] = [
  ['PortalStockEmpty', nothing, () => delivery(18_901)],
  // It would remove two of three vehicles.
  [
    'PortalImportFailed',
    () => importFile(sample().split('\n').slice(0, 2).join('\n'), '--full'),
    () => delivery(18_902),
  ],
  ['PortalImportRefusals', () => importFile(sample().replace('Volkswagen,', ',')), () => delivery(18_903)],
  [
    'PortalImportMissing',
    () => stack.sql("UPDATE import_run SET finished_at = now() - interval '2 days'"),
    () => delivery(18_904),
  ],
  ['PortalInstanceGone', () => run('docker compose stop api-2'), () => run('docker compose start api-2')],
  [
    'PortalInstanceWithoutDatabase',
    () => run('docker compose stop link'),
    () => run('docker compose start link'),
  ],
  [
    'PortalDatabaseAway',
    () => run('docker compose stop postgres'),
    () => run('docker compose start postgres'),
  ],
  ['PortalPoolExhausted', crowdOfSessions, nothing],
  ['PortalSlow', crowd, nothing],
  ['PortalBusy', crowd, nothing],
  [
    'PortalStockBehind',
    () =>
      stack.sql(
        'UPDATE stock_generation SET generation = generation + 1; BEGIN; LOCK TABLE stock_change, vehicle IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(8); COMMIT',
      ),
    nothing,
  ],
  [
    'PortalErrors',
    async () => {
      await stack.sql('ALTER TABLE vehicle RENAME COLUMN gwnummer TO other')
      for (const _ of Array(3)) await calls(20, '/fahrzeug/990001')
    },
    () => stack.sql('ALTER TABLE vehicle RENAME COLUMN other TO gwnummer'),
  ],
  ['PortalMailsWait', () => mail('queued'), withoutMail],
  ['PortalMailsFailed', () => mail('failed'), withoutMail],
  [
    'PortalWorkerMissing',
    () => run('docker compose stop worker'),
    () => run('docker compose start worker'),
    'the worker was stopped in order',
  ],
  [
    'PortalWorkerMissing',
    async () => {
      await run('docker compose stop worker')
      await stack.sql('DELETE FROM worker_heartbeat')
    },
    () => run('docker compose start worker'),
    'no worker was ever started',
  ],
  [
    'PortalJobsWait',
    () =>
      stack.sql(
        "INSERT INTO pgboss.job (name, data, start_after) SELECT 'daily-matches', '{}', now() + interval '1 day' FROM generate_series(1, 1001)",
      ),
    () => stack.sql("DELETE FROM pgboss.job WHERE name = 'daily-matches' AND start_after > now()"),
  ],
  [
    'PortalFilesDamaged',
    async () => {
      await stack.sql(`INSERT INTO vehicle_file (fahrzeugid, eaktedokumenttyp, ordner, datei, storage_key, sha256)
        SELECT fahrzeugid, 'GUTACHTEN_INTERNETBILD', 'probe', 'probe.webp', 'missing', '' FROM vehicle WHERE available LIMIT 1`)
      await calls(1, '/mvp/api/image?path=probe&img_name=probe.webp')
    },
    () => stack.sql("DELETE FROM vehicle_file WHERE ordner = 'probe'"),
  ],
  [
    'PortalBackupFailed',
    () => exec('backup', 'mv /backups/other-host /backups/kept && touch /backups/other-host'),
    () => exec('backup', 'rm /backups/other-host && mv /backups/kept /backups/other-host'),
  ],
  [
    'PortalBackupMissing',
    () => age('restore-test'),
    () => exec('backup', '/portal/report.sh restore-test true again'),
    'the last one is old',
  ],
  [
    'PortalBackupMissing',
    () => stack.sql("DELETE FROM setting WHERE key = 'backup'"),
    () => exec('backup', '/portal/report.sh backup true again'),
    'there never was one',
  ],
  [
    'PortalCopyOld',
    () => run('docker compose stop wal-copy'),
    () => run('docker compose start wal-copy'),
    'the WAL is no longer copied',
  ],
  [
    'PortalCopyOld',
    async () => {
      await run('docker compose stop file-copy')
      await stack.sql("DELETE FROM setting WHERE key = 'file-copy'")
    },
    () => run('docker compose start file-copy'),
    'no file was ever copied',
  ],
  [
    'PortalWalNotArchived',
    () => run(`docker compose exec -T -u root postgres sh -c 'chmod 500 /wal'`),
    () => run(`docker compose exec -T -u root postgres sh -c 'chmod 700 /wal'`),
  ],
]
