import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { avifWidths, jpegWidth, photoWidths } from '@portal/contract/vehicles/files'
import { pieceBytes } from '@portal/domain/vehicles/photos'
import type pg from 'pg'
import sharp from 'sharp'
import { readEnv } from '../apps/api/src/env.ts'
import { exportStock } from '../apps/api/src/house/stock-import/queries.ts'
import { openPool, openPrisma } from '../apps/api/src/plugins/db.ts'
import { openFiles } from '../apps/api/src/plugins/files.ts'
import { jobStatement } from '../apps/api/src/plugins/jobs.ts'
import { announceAll, storePiece } from '../apps/api/src/vehicles/files/uploads.ts'
import { endsWithParent } from '../scripts/start/children.ts'
import { compiled } from '../scripts/start/server-limits.ts'
import { importFile } from './import-command.ts'
import { phonePhoto, phoneSize } from './phone-photo.ts'
import { heading, publish, reached, row, verdict } from './report.ts'
import { withCluster } from './server.ts'
import { makeStock } from './stock.ts'

const secondsLimit = 30
const bareShare = 0.8
const distinct = 8
/** Files that the browser sends at the same time. */
const uploadLanes = 3
/** Five versions of a photo, which differ in their bytes. */
async function aPhonePhoto(number: number, folder: string) {
  const photo = await phonePhoto(number)
  const names: string[] = []
  for (let copy = 0; copy < 5; copy++) {
    const name = `${number}-${copy}.jpg`
    await photo
      .clone()
      .jpeg({ quality: 88 + copy })
      .toFile(join(folder, name))
    names.push(name)
  }
  return names
}

async function makePhotos(count: number, folder: string): Promise<string[]> {
  const names: string[] = []
  for (let number = 0; number < distinct && names.length < count; number++)
    names.push(...(await aPhonePhoto(number, folder)))
  return names.slice(0, count)
}

/** The baseline: the seconds in which sharp alone makes the same pictures from the same files, one lane per core. */
async function bareLoop(folder: string, names: string[]): Promise<number> {
  const waiting = [...names]
  async function lane() {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { data, info } = await sharp(await readFile(join(folder, name)))
        .rotate()
        .resize(Math.max(...photoWidths))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const raw = { width: info.width, height: info.height, channels: info.channels }
      await Promise.all([
        ...photoWidths.map((width) =>
          sharp(data, { raw }).resize(width).webp({ quality: 74, effort: 4 }).toBuffer(),
        ),
        ...avifWidths.map((width) =>
          sharp(data, { raw })
            .resize(width)
            .avif({ quality: 52, effort: width === 320 ? 3 : 2 })
            .toBuffer(),
        ),
        sharp(data, { raw }).resize(jpegWidth).jpeg({ quality: 80 }).toBuffer(),
      ])
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return (performance.now() - started) / 1000
}

function startWorker(databaseUrl: string, dataDir: string) {
  const env = {
    ...process.env,
    ...compiled,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  return fork(new URL('../apps/api/src/worker.ts', import.meta.url), { env, execArgv: endsWithParent })
}

/** Waits until the worker processes jobs, because in operation it is already running when photos are uploaded. */
async function untilJobsAreProcessed(pool: pg.Pool) {
  await pool.query(jobStatement('end-reservations', {}))
  const waiting = `SELECT FROM pgboss.job WHERE name = 'end-reservations' AND state < 'completed'`
  while ((await pool.query(waiting)).rowCount) await pause(100)
}

/** Waits until all files are processed. Checks after each stock notification only: polling would slow the worker. */
async function untilAllAreDone(client: pg.PoolClient) {
  const areDone = async () =>
    (await client.query(`SELECT FROM file_task WHERE state <> 'done' LIMIT 1`)).rowCount === 0
  for (let change = once(client, 'notification'); !(await areDone()); change = once(client, 'notification'))
    await change
}

/** Seconds from the announcement of the files until the worker has added the last photo to its vehicle. */
async function throughTheDesk(databaseUrl: string, dataDir: string, folder: string, names: string[]) {
  const fail = (error: Error) => console.error(error.message)
  const db = openPrisma(databaseUrl, 4, fail)
  const pool = openPool(databaseUrl, uploadLanes + 1, fail)
  const files = await openFiles(readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  const listening = await pool.connect()
  const worker = startWorker(databaseUrl, dataDir)
  try {
    await untilJobsAreProcessed(pool)
    const account = await db.account.create({
      data: {
        login: 'bench',
        email: 'bench',
        passwordHash: '',
        firstName: '',
        lastName: '',
        lastPasswordChange: new Date(0),
      },
    })
    const { gwnummer } = await db.vehicle.findFirstOrThrow({ where: { gwnummer: { startsWith: '0' } } })
    await listening.query('LISTEN stock')
    const photos = await Promise.all(names.map((name) => readFile(join(folder, name))))
    const now = new Date(Date.now())
    const context = { db, pool, files, now }
    const started = performance.now()
    const wanted = photos.map(({ length }, at) => ({
      ...{ gwnummer, name: names[at] ?? '', bytes: length, lastModified: at, number: null },
    }))
    const answers = await announceAll(db, account.id, wanted, now)
    const waiting = [...answers.entries()]
    async function lane() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [at, { task, message }] = next
        const bytes = photos[at]
        if (!task || !bytes) throw new Error(message ?? 'refused')
        for (let offset = 0; offset < bytes.length; offset += pieceBytes) {
          const piece = bytes.subarray(offset, offset + pieceBytes)
          await storePiece(context, { accountId: account.id, id: task.id, offset, bytes: piece })
        }
      }
    }
    await Promise.all(Array.from({ length: uploadLanes }, lane))
    await untilAllAreDone(listening)
    return (performance.now() - started) / 1000
  } finally {
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.kill('SIGTERM')
    await ended
    listening.release()
    await pool.end()
    await db.$disconnect()
  }
}

/** Seconds of the operator's command with the same photos in a manifest, minus those of the delivery without them. */
async function byCommand(databaseUrl: string, folder: string, photos: string, names: string[]) {
  const pool = openPool(databaseUrl, 1, (error) => console.error(error.message))
  const delivery = join(folder, 'bestand.csv')
  // A delivery needs numbers and chassis numbers of the delivery format.
  await pool.query(`DELETE FROM vehicle WHERE gwnummer !~ '^[0-9]{6}$'`)
  await pool.query(`UPDATE vehicle SET fin = 'WBENCH' || lpad(fahrzeugid::text, 11, '0')`)
  await exportStock(pool, delivery)
  const { rows } = await pool.query<{ gwnummer: string }>(`SELECT min(gwnummer) AS gwnummer FROM vehicle`)
  await pool.end()
  const manifest = join(photos, 'bilder.csv')
  const lines = names.map((name, place) => `${rows[0]?.gwnummer},${place},${name}`)
  await writeFile(manifest, ['gwnummer,position,file', ...lines].join('\n'))
  const without = await importFile(databaseUrl, folder, delivery)
  const withPhotos = await importFile(databaseUrl, folder, delivery, ['--images', manifest])
  return withPhotos.seconds - without.seconds
}

/** Compares uploaded photos, and the same photos in a manifest, with a bare sharp loop; `pnpm bench photos 40`. */
export async function run(args: string[]) {
  const count = Number(args[0] ?? 40)
  await withCluster(async (cluster, folder) => {
    const [photos, desk, command] = ['photos', 'desk', 'command'].map((name) => join(folder, name))
    if (!photos || !desk || !command) return
    for (const each of [photos, desk, command]) await mkdir(each)
    const names = await makePhotos(count, photos)
    const url = await makeStock(cluster, 50)
    const before = await bareLoop(photos, names)
    const deskSeconds = await throughTheDesk(url, desk, photos, names)
    const commandSeconds = await byCommand(url, command, photos, names)
    const bare = (before + (await bareLoop(photos, names))) / 2
    await publish('photos', 'Photos', [
      `${count} JPEG photos of ${phoneSize.width} x ${phoneSize.height}. The bare loop decodes and encodes the same pictures with sharp, one lane per core, and stores nothing.\n`,
      ...heading('what', 'seconds', 'bare loop / this', 'goal', 'verdict'),
      row('bare sharp loop', bare.toFixed(1), 1, '', verdict(0, null)),
      row(
        'dropped on a vehicle: uploaded in pieces, processed by the worker, on the vehicle',
        deskSeconds.toFixed(1),
        (bare / deskSeconds).toFixed(2),
        `${secondsLimit} s, ${bareShare} x`,
        deskSeconds <= secondsLimit ? reached(bare / deskSeconds, bareShare) : 'MISSED',
      ),
      row(
        'import command with a manifest of the same photos',
        commandSeconds.toFixed(1),
        (bare / commandSeconds).toFixed(2),
        `${bareShare} x`,
        reached(bare / commandSeconds, bareShare),
      ),
    ])
  })
}
