import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../testing/servers.ts'
import { policyOf, prepareObjectStore } from './object-store.ts'

/** A store whose buckets exist, which answers the other calls with this status, and records them. */
async function startStore(statusOf: (url: string) => number) {
  const calls: { url: string; body: string }[] = []
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = request.url ?? ''
    if (request.method === 'PUT') calls.push({ url, body: Buffer.concat(chunks).toString() })
    reply.writeHead(request.method === 'HEAD' ? 200 : statusOf(url)).end()
  })
  const port = await listen(server)
  onTestFinished(() => void server.close())
  const folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'portal',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY: 'of-the-store',
    S3_SECRET_KEY: 'may-do-everything',
    STOCK_INBOX: 's3://deliveries/new',
  }
  const prepare = () => prepareObjectStore(env, folder)
  const keyOf = (name: string) => readFileSync(join(folder, name, 'credentials'), 'utf8')
  return { calls, prepare, keyOf }
}

const policyIn = (calls: { url: string; body: string }[], name: string) =>
  calls.find(({ url }) => url.endsWith(`add-canned-policy?name=${name}`))?.body ?? ''

test('nobody but the store itself may delete an old version, and the copy of the files only reads', async () => {
  const { calls, prepare } = await startStore(() => 200)
  await prepare()
  const portal = policyIn(calls, 'portal')
  expect(portal).toContain('"s3:DeleteObject"')
  expect(portal).toContain('"arn:aws:s3:::deliveries/*"')
  expect(portal).not.toMatch(/Version"(?!:)|s3:\*|Bucket(?!Location)\w|Lifecycle/)
  const copy = ['portal-images', 'portal-reports', 'portal-documents']
  expect(JSON.parse(policyIn(calls, 'file-copy'))).toEqual(policyOf(copy, ['s3:GetObject']))
  expect(calls.filter(({ url }) => url.includes('?versioning'))).toHaveLength(3)
})

test('a repeated call keeps the keys, which running processes use', async () => {
  const { calls, prepare, keyOf } = await startStore(() => 200)
  await prepare()
  const [portal, copy] = [keyOf('portal'), keyOf('file-copy')]
  expect(portal).not.toContain('may-do-everything')
  expect(portal).not.toBe(copy)
  await prepare()
  expect([keyOf('portal'), keyOf('file-copy')]).toEqual([portal, copy])
  const users = calls.filter(({ url }) => url.includes('add-user?accessKey=portal'))
  expect(users).toHaveLength(2)
  expect(users[0]?.body).toBe(users[1]?.body)
})

test('a store with one key is used with it, and an error of the store ends the preparation', async () => {
  const answers = { admin: 404, versions: 501 }
  const simple = await startStore((url) => {
    if (url.includes('/admin/')) return answers.admin
    return /\?(?:versioning|lifecycle)/.test(url) ? answers.versions : 200
  })
  await simple.prepare()
  expect(simple.keyOf('portal')).toContain('may-do-everything')
  // After a change to another store.
  answers.admin = 200
  await simple.prepare()
  expect(simple.keyOf('portal')).not.toContain('may-do-everything')
  const broken = await startStore((url) => (url.includes('add-user') ? 400 : 200))
  await expect(broken.prepare()).rejects.toThrow('add-user: 400')
})
