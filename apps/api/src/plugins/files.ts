import { join } from 'node:path'
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

async function bucketOf(env: Env, bucket: string, kind: keyof Files) {
  // Loaded here because the S3 client is heavy and local starts do without it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = env
  const keys = accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}
  return new S3Driver({
    bucket: `${bucket}-${kind}`,
    region: env.S3_REGION,
    visibility: 'private',
    supportsACL: false,
    ...keys,
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
  })
}

/** Opens the disks for the API, the worker and the operator's commands. */
export async function openFiles(env: Env): Promise<Files> {
  const disk = async (kind: keyof Files) =>
    new Disk(
      env.S3_BUCKET
        ? await bucketOf(env, env.S3_BUCKET, kind)
        : new FSDriver({ location: join(env.DATA_DIR, 'files', kind), visibility: 'private' }),
    )
  return { images: await disk('images'), reports: await disk('reports'), documents: await disk('documents') }
}

/** Decorates `app.files`. */
export const filesPlugin = fp(async (app) => {
  app.decorate('files', await openFiles(app.env))
})
