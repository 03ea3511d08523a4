import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { openFiles } from './files.ts'

/** The part of the S3 protocol that the disks use, over real HTTP: objects by path, copies by header. */
const objects = new Map<string, Buffer>()
let server: Server

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const source = request.headers['x-amz-copy-source']
    const known = objects.get(source ? `/${decodeURIComponent(String(source)).replace(/^\//, '')}` : key)
    if (request.method === 'DELETE') objects.delete(key)
    else if (request.method === 'PUT' && source && known) objects.set(key, known)
    else if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks))
    else if (!known) return reply.writeHead(404).end()
    if (request.method === 'PUT' && source)
      return reply.end('<CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>')
    return request.method === 'GET'
      ? reply.writeHead(200, { 'content-length': known?.length ?? 0 }).end(known)
      : reply.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"1"' }).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => new Promise((done) => server.close(done)))

test('with S3 settings each kind of file has its own bucket', async () => {
  const { port } = server.address() as AddressInfo
  const files = await openFiles(
    readEnv({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'portal',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    }),
  )
  const report = Buffer.from('%PDF-1.7 Bericht')

  await files.reports.put('unfinished/1', report)
  await files.reports.move('unfinished/1', 'ab/abcd.pdf')
  await files.images.put('cd/cdef/640.webp', report)

  expect(Buffer.from(await files.reports.getBytes('ab/abcd.pdf'))).toEqual(report)
  expect([...objects.keys()].toSorted()).toEqual([
    '/portal-images/cd/cdef/640.webp',
    '/portal-reports/ab/abcd.pdf',
  ])
  await expect(files.images.getBytes('ab/abcd.pdf')).rejects.toThrow()
  expect(await files.documents.exists('ab/abcd.pdf')).toBe(false)
})

test.each(['images', 'reports', 'documents'] as const)(
  'on a local disk a file of %s is there whole or not at all',
  async (kind) => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-files-'))
    const files = await openFiles(readEnv({ DATA_DIR }))
    await files[kind].put('ab/whole', 'old')
    await files[kind].put('ab/whole', 'new contents')
    expect(await files[kind].get('ab/whole')).toBe('new contents')
    // A folder in the place of the file: the write fails at its last step.
    await mkdir(join(DATA_DIR, 'files', kind, 'ab/taken/inside'), { recursive: true })
    await expect(files[kind].put('ab/taken', 'x')).rejects.toThrow()
    expect((await readdir(join(DATA_DIR, 'files', kind, 'ab'))).toSorted()).toEqual(['taken', 'whole'])
    await rm(DATA_DIR, { recursive: true })
  },
)
