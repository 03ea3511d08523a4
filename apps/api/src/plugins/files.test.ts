import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { startObjectStore } from '../testing/object-store.ts'
import { openFiles } from './files.ts'

let store: Awaited<ReturnType<typeof startObjectStore>>

beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(() => store.stop())

test('with S3 settings each kind of file has its own bucket', async () => {
  const files = await openFiles(readEnv(store.settings))
  const report = Buffer.from('%PDF-1.7 Bericht')

  await files.reports.put('unfinished/1', report)
  await files.reports.move('unfinished/1', 'ab/abcd.pdf')
  await files.images.put('cd/cdef/640.webp', report)

  expect(Buffer.from(await files.reports.getBytes('ab/abcd.pdf'))).toEqual(report)
  expect([...store.objects.keys()].toSorted()).toEqual([
    '/portal-images/cd/cdef/640.webp',
    '/portal-reports/ab/abcd.pdf',
  ])
  await expect(files.images.getBytes('ab/abcd.pdf')).rejects.toThrow()
  expect(await files.documents.exists('ab/abcd.pdf')).toBe(false)
})

test.each(['images', 'reports', 'documents'] as const)(
  'on a local disk a file of %s exists completely or not at all',
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
