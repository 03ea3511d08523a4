/** Backup, trial restore and restore in the images, with the commands of docs/operations.md. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandsOf, firstStart } from './first-start.ts'
import type { Containers } from './stack.ts'

const minute = 60_000
let stack: Containers

const backups = '/backups'
const newestBackup = () =>
  stack.succeed(`docker compose exec -T backup sh -c 'ls -d ${backups}/2*Z | tail -n 1'`)
const drill = () => stack.shell('docker compose exec -T backup /portal/try-restore.sh')
/** Changes the stored files by a command of rclone, with the key of the portal. */
const writeFile = (command: string, input = '') =>
  stack.succeed(`docker compose run --rm -T --no-deps --entrypoint rclone restore ${command}`, input)
const logOf = (service: string) => stack.shell(`docker compose logs ${service}`).then(({ output }) => output)
const contents = () =>
  stack.succeed(
    `docker compose exec -T backup sh -c '/portal/contents.sh "$DATABASE_URL"' | grep -vE 'heartbeat|pgboss|setting|import_run|retention'`,
  )

beforeAll(async () => {
  stack = await firstStart()
}, 60 * minute)

afterAll(async () => stack?.remove(), 5 * minute)

test('a new installation without a file has a backup and a passed trial restore', async () => {
  await expect
    .poll(() => logOf('backup'), { timeout: 3 * minute, interval: 1000 })
    .toContain('gleich dem Bericht der Sicherung')
  expect(await logOf('backup')).toContain('backup: true')
  expect(await stack.sql("SELECT key FROM setting WHERE value->>'ok' = 'true' ORDER BY key")).toContain(
    'backup',
  )
})

/**
 * How old the newest WAL on the other host is, each second while a base backup runs: its segments keep the time at which
 * PostgreSQL ended them, so what was committed since then would be lost with this host.
 */
const walAges = async () => {
  const copied = `${backups}/other-host/portal/wal`
  const isRunning = `ls -d ${backups}/.2*Z/base >/dev/null 2>&1`
  const ages = await stack.succeed(`docker compose exec -T wal-copy sh -c '
    until ${isRunning}; do sleep 0.2; done
    while ${isRunning}; do
      newest=$(ls -t ${copied} | head -n 1)
      echo $(($(date +%s) - $(stat -c %Y ${copied}/$newest)))
      sleep 1
    done'`)
  return ages.split('\n').map(Number)
}

test(
  'while a slow base backup runs, the WAL on the other host is never older than the page says, and files arrive',
  async () => {
    await writeFile('rcat store:portal-documents/a/paper', 'first')
    const [, limit] = /(\d+) s with the host/.exec(stack.read('docs/operations.md')) ?? []
    const slow = stack.succeed('docker compose exec -T backup env BACKUP_RATE=512k /portal/backup.sh')
    const measured = walAges()
    const running = () => stack.sql('SELECT count(*) FROM pg_stat_progress_basebackup')
    await expect.poll(running, { timeout: minute }).toBe('1')
    // Something to lose at any time.
    await stack.sql(`DO $$ BEGIN
      WHILE EXISTS (SELECT FROM pg_stat_progress_basebackup) LOOP
        INSERT INTO audit_entry (action, subject) VALUES ('during-backup', 'row');
        COMMIT;
        PERFORM pg_sleep(0.2);
      END LOOP;
    END $$`)
    const ages = await measured
    await slow
    console.log(
      `A base backup of ${ages.length} s: the WAL on the other host was at most ${Math.max(...ages)} s old`,
    )
    expect(ages.length).toBeGreaterThan(60)
    expect(Math.max(...ages)).toBeLessThanOrEqual(Number(limit))
    expect(await copiedFiles()).toContain('now/documents/a/paper')
  },
  15 * minute,
)

const copiedFiles = () =>
  stack.succeed(
    `docker compose exec -T file-copy sh -c '. /portal/file-copies.sh; rclone lsf --recursive --files-only "$copies"'`,
  )

test(
  'the backup ends within a second during a backup, and the next one removes what it left',
  async () => {
    const schedule = stack.shell('docker compose exec -T backup env BACKUP_RATE=32k /portal/backup.sh')
    const unfinished = () =>
      stack.succeed(`docker compose exec -T backup sh -c 'ls -d ${backups}/.2* 2>/dev/null || true'`)
    await expect.poll(unfinished, { timeout: minute }).toContain('/backups/.2')
    const { seconds } = await stack.shell('docker compose stop backup')
    await schedule
    // The compose command itself takes some of it.
    expect(seconds).toBeLessThan(3)
    await stack.succeed('docker compose start backup')
    await stack.succeed('docker compose exec -T backup /portal/backup.sh')
    expect(await unfinished()).not.toContain('/backups/.2')
  },
  5 * minute,
)

describe('the trial restore fails', () => {
  const damage = async (what: string, command: string, repair: string, reason: RegExp) => {
    await stack.succeed(`docker compose exec -T backup sh -c '${command}'`)
    const { code, output } = await drill()
    await stack.succeed(`docker compose exec -T backup sh -c '${repair}'`)
    expect(code, what).not.toBe(0)
    expect(output).toMatch(reason)
  }
  const sums = 'sha256sum database.tar.* contents point > SHA256SUMS'

  test('on a damaged base', async () => {
    const folder = await newestBackup()
    await damage(
      'one byte of the base',
      `cd ${folder} && cp -p database.tar.gz.age /tmp/kept && printf x | dd of=database.tar.gz.age bs=1 seek=1000000 conv=notrunc`,
      `cp -p /tmp/kept ${folder}/database.tar.gz.age`,
      /beschädigt/,
    )
    await damage(
      'a base that was damaged before its checksum was made',
      `cd ${folder} && cp -p SHA256SUMS /tmp/sums && cp -p database.tar.gz.age /tmp/kept && printf x | dd of=database.tar.gz.age bs=1 seek=1000000 conv=notrunc && ${sums}`,
      `cp -p /tmp/kept ${folder}/database.tar.gz.age; cp -p /tmp/sums ${folder}/SHA256SUMS`,
      /lässt sich mit diesem Schlüssel nicht lesen/,
    )
  })

  test('on a damaged or missing segment of the WAL', async () => {
    const folder = await newestBackup()
    const segment = await stack.succeed(
      `docker compose exec -T backup sh -c 'find /wal -name "*.gz" -newer ${folder}/started | sort | tail -n 1'`,
    )
    const all = `find /wal -name "*.gz" -newer ${folder}/started`
    await damage(
      'every segment since the backup',
      `mkdir -p /tmp/wal && for file in $(${all}); do cp -p $file /tmp/wal/; printf xxxx | dd of=$file bs=1 seek=100 conv=notrunc; done`,
      'cp -p /tmp/wal/* /wal/',
      /WAL reicht nicht bis zum Bericht/,
    )
    expect(segment).toContain('.gz')
    await damage(
      'no segment',
      `for file in $(${all}); do rm $file; done`,
      'cp -p /tmp/wal/* /wal/',
      /WAL reicht nicht bis zum Bericht/,
    )
  })

  test('with another key', async () => {
    const { code, output } = await stack.shell(
      `docker compose exec -T backup sh -c 'age-keygen -o /tmp/other 2>/dev/null; AGE_IDENTITY=/tmp/other /portal/try-restore.sh; code=$?; rm /tmp/other; exit $code'`,
    )
    expect(code).not.toBe(0)
    expect(output).toMatch(/lässt sich mit diesem Schlüssel nicht lesen/)
  })

  test('when the contents are not those of the report', async () => {
    const folder = await newestBackup()
    await damage(
      'a report with one row more',
      `cd ${folder} && cp -p contents /tmp/contents && cp -p SHA256SUMS /tmp/sums && sed -i "s/^public.audit_entry [0-9]*/public.audit_entry 4711/" contents && ${sums}`,
      `cp -p /tmp/contents ${folder}/contents; cp -p /tmp/sums ${folder}/SHA256SUMS`,
      /weicht von ihrem Bericht ab/,
    )
  })

  test('and passes again when everything is as it was', async () => {
    const { code, output } = await drill()
    expect(output).toContain('gleich dem Bericht der Sicherung')
    expect(code).toBe(0)
  })
})

/** The commands of the section "Restore" in docs/operations.md. */
const restoreCommands = (moment: string) =>
  commandsOf(stack, /\*\*Restore\*\* to a second/).map((line) =>
    line.replace(/--to '[^']*'/, `--to '${moment}'`),
  )

test(
  'the restore of the operations page brings back the rows and the files of that second',
  async () => {
    await stack.sql(
      "INSERT INTO audit_entry (action, subject) SELECT 'kept', 'row:' || n FROM generate_series(1, 500) n",
    )
    await expect.poll(copiedFiles, { timeout: 3 * minute, interval: 1000 }).toContain('now/documents/a/paper')
    const expected = await contents()
    const moment = await stack.sql(
      "SELECT to_char(clock_timestamp() AT TIME ZONE 'Europe/Berlin' + interval '1 second', 'YYYY-MM-DD HH24:MI:SS')",
    )
    await pause(3000)
    await stack.sql("INSERT INTO audit_entry (action, subject) VALUES ('mistake', 'the last row')")
    await writeFile('rcat store:portal-documents/a/paper', 'overwritten')
    await stack.succeed('docker compose exec -T file-copy /portal/copy-files.sh')
    await writeFile('deletefile store:portal-documents/a/paper')
    await stack.succeed('docker compose exec -T file-copy /portal/copy-files.sh')

    for (const command of restoreCommands(moment)) await stack.succeed(command)

    await expect
      .poll(
        () =>
          stack
            .shell("docker compose exec -T postgres psql -U portal -tAc 'SELECT pg_is_in_recovery()'")
            .then(({ output }) => output.trim()),
        { timeout: minute },
      )
      .toBe('f')
    expect(await contents()).toBe(expected)
    expect(
      await stack.succeed('docker compose exec -T file-copy rclone cat store:portal-documents/a/paper'),
    ).toBe('first')
    const ready = 'fetch("http://127.0.0.1:3000/readyz").then((reply) => process.exit(reply.ok ? 0 : 1))'
    await expect
      .poll(() => stack.shell(`docker compose exec -T api-1 node -e '${ready}'`).then(({ code }) => code), {
        timeout: 2 * minute,
        interval: 1000,
      })
      .toBe(0)
  },
  10 * minute,
)
