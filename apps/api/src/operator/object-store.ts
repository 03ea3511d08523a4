/**
 * `portal object-store`: prepares the object store of docker compose (RustFS): buckets that keep replaced and deleted
 * objects for some time, and for each process a key with no more rights than it needs.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  CreateBucketCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { AwsClient } from 'aws4fetch'
import type { StoreEnv } from '../env.ts'

/** Days for which replaced and deleted objects are kept. Erased documents must be gone as soon as possible. */
const keptDays = { images: 30, reports: 30, documents: 1 }

/** What a store answers that does not know a call: another product than RustFS, without versions or keys of its own. */
const isUnknownCall = (status = 0) => [404, 405, 501].includes(status)

const readObjects = ['s3:GetObject']
const changeObjects = [
  ...readObjects,
  's3:PutObject',
  's3:DeleteObject',
  's3:AbortMultipartUpload',
  's3:ListMultipartUploadParts',
]

/** Rights in these buckets only. No key but the store's own may delete an old version or change a bucket. */
export const policyOf = (buckets: string[], ofObjects: string[]) => ({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Action: ['s3:ListBucket', 's3:GetBucketLocation'],
      Resource: buckets.map((bucket) => `arn:aws:s3:::${bucket}`),
    },
    { Effect: 'Allow', Action: ofObjects, Resource: buckets.map((bucket) => `arn:aws:s3:::${bucket}/*`) },
  ],
})

/** A function that takes an error of the store that fits, and throws any other again. */
const accept = (fits: (error: S3ServiceException) => boolean) => (error: unknown) => {
  if (!(error instanceof S3ServiceException) || !fits(error)) throw error
  return 'refused' as const
}
const isThere = ({ $metadata }: S3ServiceException) => $metadata.httpStatusCode === 409
/** A store that ignores the query takes the call for the creation of the bucket. */
const isUnknown = ({ name, $metadata }: S3ServiceException) =>
  isUnknownCall($metadata.httpStatusCode) || name === 'BucketAlreadyExists'

async function prepareBucket(client: S3Client, bucket: string, days: number) {
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch(accept(isThere))
  const versions = { Bucket: bucket, VersioningConfiguration: { Status: 'Enabled' as const } }
  const rule = {
    ID: 'old-versions',
    Status: 'Enabled' as const,
    Filter: { Prefix: '' },
    NoncurrentVersionExpiration: { NoncurrentDays: days },
  }
  const rules = { Bucket: bucket, LifecycleConfiguration: { Rules: [rule] } }
  const answers = [
    await client.send(new PutBucketVersioningCommand(versions)).catch(accept(isUnknown)),
    await client.send(new PutBucketLifecycleConfigurationCommand(rules)).catch(accept(isUnknown)),
  ]
  if (answers.includes('refused'))
    console.warn(`${bucket}: Dieser Objektspeicher hebt ersetzte und gelöschte Dateien nicht auf.`)
}

type Key = { id: string; secret: string }

/** The file of a key, as the S3 clients of the portal and of rclone read it (`AWS_SHARED_CREDENTIALS_FILE`). */
const keyFile = ({ id, secret }: Key) =>
  `[default]\naws_access_key_id = ${id}\naws_secret_access_key = ${secret}\n`

const secretIn = (file: string) =>
  existsSync(file) ? /^aws_secret_access_key = (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined

function replaceFile(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/** @returns whether the store has keys of its own */
async function makeKey(env: StoreEnv, { id, secret }: Key, policy: object) {
  const root = new AwsClient({
    accessKeyId: env.S3_ACCESS_KEY,
    secretAccessKey: env.S3_SECRET_KEY,
    service: 's3',
    region: env.S3_REGION,
  })
  const calls: [path: string, body: object | null][] = [
    [`add-canned-policy?name=${id}`, policy],
    [`add-user?accessKey=${id}`, { secretKey: secret, status: 'enabled' }],
    [`set-user-or-group-policy?policyName=${id}&userOrGroup=${id}&isGroup=false`, null],
  ]
  for (const [path, body] of calls) {
    const url = `${env.S3_ENDPOINT}/rustfs/admin/v3/${path}`
    const reply = await root.fetch(url, { method: 'PUT', body: body && JSON.stringify(body) })
    if (isUnknownCall(reply.status)) return false
    if (!reply.ok) throw new Error(`${path.split('?')[0]}: ${reply.status} ${await reply.text()}`)
  }
  return true
}

/**
 * Prepares the store. A repeated call keeps the keys.
 *
 * @param folder receives `portal/credentials` for API and worker and `file-copy/credentials` for the copy of the files
 */
export async function prepareObjectStore(env: StoreEnv, folder: string) {
  const client = new S3Client({
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: true,
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY, secretAccessKey: env.S3_SECRET_KEY },
  })
  const buckets: string[] = []
  for (const [kind, days] of Object.entries(keptDays)) {
    buckets.push(`${env.S3_BUCKET}-${kind}`)
    await prepareBucket(client, `${env.S3_BUCKET}-${kind}`, days)
  }
  const inbox = /^s3:\/\/([^/]+)/.exec(env.STOCK_INBOX ?? '')?.[1]
  const policies = {
    portal: policyOf(inbox ? [...buckets, inbox] : buckets, changeObjects),
    'file-copy': policyOf(buckets, readObjects),
  }
  for (const [id, policy] of Object.entries(policies)) {
    const file = join(folder, id, 'credentials')
    const kept = secretIn(file)
    const isOwn = kept !== undefined && kept !== env.S3_SECRET_KEY
    // Longer secrets are refused.
    const key = { id, secret: isOwn ? kept : randomBytes(20).toString('hex') }
    if (await makeKey(env, key, policy)) replaceFile(file, keyFile(key))
    else {
      console.warn(`${id}: Dieser Objektspeicher hat nur einen Schlüssel, der alles darf.`)
      replaceFile(file, keyFile({ id: env.S3_ACCESS_KEY, secret: env.S3_SECRET_KEY }))
    }
  }
  console.log('Der Objektspeicher ist vorbereitet.')
}
