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
