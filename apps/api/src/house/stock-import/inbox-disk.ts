import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import pg from 'pg'
import { type Env, EnvError } from '../../env.ts'
import { openBucket } from '../../plugins/files.ts'

/** The disk for deliveries; all keys begin with `prefix`, which is empty or ends with a slash. */
export type Inbox = { disk: Disk; prefix: string }

/**
 * Opens the inbox of the settings.
 * @returns null when there is none
 * @throws EnvError when the setting is not a valid location
 */
export async function openInbox(env: Env): Promise<Inbox | null> {
  const place = env.STOCK_INBOX
  if (place === undefined) return null
  if (!place.startsWith('s3:')) {
    const location = resolve(place)
    await mkdir(location, { recursive: true })
    return { disk: new Disk(new FSDriver({ location, visibility: 'private' })), prefix: '' }
  }
  const { hostname: bucket, pathname } = new URL(place)
  if (bucket === '') throw new EnvError('Einstellung STOCK_INBOX: s3://BUCKET/PREFIX oder ein Ordner.')
  const path = pathname.split('/').filter((part) => part !== '')
  return { disk: new Disk(await openBucket(env, bucket)), prefix: path.map((part) => `${part}/`).join('') }
}

/**
 * The keys of the files below a folder of the inbox, without the prefix. Hidden files are skipped, because the disk
 * lists them without their dot.
 */
export async function filesIn({ disk, prefix }: Inbox, folder = '', recursive = false): Promise<string[]> {
  const found = new Set<string>()
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(
      prefix + folder,
      paginationToken ? { recursive, paginationToken } : { recursive },
    )
    for (const object of page.objects)
      if (object.isFile && (await disk.exists(object.key))) found.add(object.key.slice(prefix.length))
    paginationToken = page.paginationToken
  } while (paginationToken)
  return [...found]
}

/** The names of the folders directly in the inbox. */
export async function foldersIn({ disk, prefix }: Inbox): Promise<string[]> {
  const found: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(prefix, paginationToken ? { paginationToken } : {})
    for (const object of page.objects) if (!object.isFile) found.push(object.name)
    paginationToken = page.paginationToken
  } while (paginationToken)
  return found
}

/** A file changed more recently than this may still be incomplete. */
const settledAfterMs = 30_000

/** When a file was changed; null while it may still be incomplete. */
export async function settledAt({ disk, prefix }: Inbox, name: string, now: Date): Promise<number | null> {
  const { lastModified } = await disk.getMetaData(prefix + name)
  return now.getTime() - lastModified.getTime() < settledAfterMs ? null : lastModified.getTime()
}

type Result = { folder: 'done' | 'refused'; report: object }

/** Moves the files of a delivery below `done` or `refused`, with its report. */
export async function archive(
  { disk, prefix }: Inbox,
  names: readonly string[],
  stem: string,
  { folder, report, now }: Result & { now: Date },
) {
  const target = `${prefix}${folder}/${now.toISOString().replaceAll(/[:.]/g, '-')}-${stem}`
  await disk.put(`${target}/report.json`, `${JSON.stringify(report, null, 2)}\n`)
  for (const name of names) await disk.move(prefix + name, `${target}/${name}`)
}

/** Copies a file of the inbox to a local folder. @returns its path there */
export async function fetchInto({ disk, prefix }: Inbox, name: string, folder: string): Promise<string> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await pipeline(await disk.getStream(prefix + name), createWriteStream(path))
  return path
}

/** Only one process reads an inbox at a time; the import has a separate lock. */
const inboxLock = 4_711_302

/** Runs the work unless another process reads the inbox; then the result is null. */
export async function withInboxLock<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'stock-inbox' })
  // The import has a separate connection, which fails when the database is unavailable.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      inboxLock,
    ])
    return rows[0]?.taken ? await work() : null
  } finally {
    await client.end()
  }
}
