import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fp from 'fastify-plugin'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Env } from '../env.ts'

/**
 * Where bytes lie: one disk per kind, so that a name of one kind can never reach another. Local folders below
 * DATA_DIR, or the buckets <S3_BUCKET>-images, -reports and -documents. Keys are made by the portal, never by a client.
 */
export type Files = { images: Disk; reports: Disk; documents: Disk }

declare module 'fastify' {
  interface FastifyInstance {
    files: Files
  }
}

async function sync(path: string, contents?: string | Uint8Array) {
  const file = await open(path, contents === undefined ? 'r' : 'wx')
  try {
    if (contents !== undefined) await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * A folder for what people were told we have: written aside, brought to the disk, then named. A full disk or a cut
 * leaves no half file under a name, and a row never points to bytes that were only in memory.
 */
export class DurableFolder extends FSDriver {
  readonly #location: string

  constructor(location: string) {
    super({ location, visibility: 'private' })
    this.#location = location
  }

  override async put(key: string, contents: string | Uint8Array) {
    const path = join(this.#location, key)
    const aside = `${path}.${randomUUID()}.part`
    await mkdir(dirname(path), { recursive: true })
    try {
      await sync(aside, contents)
      await rename(aside, path)
      await sync(dirname(path))
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
  }
}

const diskFull = /^(?:ENOSPC|EDQUOT|EROFS|EIO)$/

/** Whether an error only says that the disk takes nothing now. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && diskFull.test(String(error.code))) || isDiskFull(error.cause)
}

/** One bucket of the object store the settings name. */
export async function openBucket(env: Env, bucket: string) {
  // Loaded here because the S3 client is heavy and local starts do without it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = env
  const keys = accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}
  return new S3Driver({
    bucket,
    region: env.S3_REGION,
    visibility: 'private',
    supportsACL: false,
    ...keys,
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
  })
}

/** Opens the disks for the API, the worker and the operator's commands. */
export async function openFiles(env: Env): Promise<Files> {
  const folderOf = (kind: keyof Files) => {
    const location = join(env.DATA_DIR, 'files', kind)
    // Pictures and reports come again with the next delivery; a paper comes once.
    return kind === 'documents'
      ? new DurableFolder(location)
      : new FSDriver({ location, visibility: 'private' })
  }
  const disk = async (kind: keyof Files) =>
    new Disk(env.S3_BUCKET ? await openBucket(env, `${env.S3_BUCKET}-${kind}`) : folderOf(kind))
  return { images: await disk('images'), reports: await disk('reports'), documents: await disk('documents') }
}

/** Decorates `app.files`. */
export const filesPlugin = fp(async (app) => {
  app.decorate('files', await openFiles(app.env))
})
