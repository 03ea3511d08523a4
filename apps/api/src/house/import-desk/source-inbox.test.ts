import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inboxFolderOf } from '@portal/domain/house/stock-imports'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Env } from '../../env.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { aDeliveryRow, aFolder, csvOf, someDeliveryRows } from '../../testing/deliveries.ts'
import { aMobileDeRow, anImportDesk, processNow } from '../../testing/import-desk.ts'
import { startObjectStore } from '../../testing/object-store.ts'
import { databaseUrl, stock, useEmptyStock } from '../../testing/stock-imports.ts'
import { openInbox } from '../stock-import/inbox-disk.ts'
import { receiveInbox } from './commands.ts'

useEmptyStock()

let folder: string
beforeEach(async () => {
  folder = await aFolder()
  await api().db.stockSource.deleteMany()
})

/** Puts a file into the folder of a source. */
async function put(sourceId: number, name: string, content: string, secondsAgo = 60) {
  const place = join(folder, inboxFolderOf(sourceId))
  await mkdir(place, { recursive: true })
  await writeFile(join(place, name), content)
  const at = new Date(api().clock.now().getTime() - secondsAgo * 1000)
  await utimes(join(place, name), at, at)
}

/** Does what the worker does with the inbox, then with the imports. */
async function receive(settings: Partial<Env> = { STOCK_INBOX: folder }) {
  const { db, files, clock } = api()
  const env = { ...api().env, ...settings }
  const inbox = await openInbox(env)
  if (!inbox) throw new Error('The setting names no inbox.')
  const received = await receiveInbox({ env, db, files, databaseUrl: databaseUrl(), inbox, now: clock.now() })
  const queued = await db.stockImport.findMany({ where: { state: 'queued' }, orderBy: { createdAt: 'asc' } })
  for (const { id } of queued) await processNow(id)
  return received
}

test('A file in the folder of a source is taken over in its format and under its rules', async () => {
  const [own, market] = [await anImportDesk('vehicle.v1'), await anImportDesk('mobile.de')]
  await put(own.source.id, 'nacht.csv', csvOf(someDeliveryRows(2)))
  await put(market.source.id, 'mobile.csv', aMobileDeRow(300_001))
  await put(market.source.id + 1, 'fremd.csv', aMobileDeRow(300_002))

  expect(await receive()).toHaveLength(2)

  expect((await stock()).map(({ sourceId }) => sourceId)).toEqual([
    own.source.id,
    own.source.id,
    market.source.id,
  ])
  const [done = ''] = await readdir(join(folder, 'done'))
  expect(await readdir(join(folder, 'done', done), { recursive: true })).toContain('report.json')
  expect(await receive()).toEqual([])
  const imports = (await own.person.get('/mvp/api/house/stock-imports')).json()
  expect(imports.map(({ state, by }: { state: string; by: string | null }) => [state, by])).toEqual([
    ['done', null],
    ['done', null],
  ])
})

test('A bucket of an object store can be the inbox, with any number of files', async () => {
  const store = await startObjectStore({ pageSize: 2 })
  onTestFinished(store.stop)
  const { source } = await anImportDesk('vehicle.v1')
  const place = `/portal/eingang/${inboxFolderOf(source.id)}`
  for (const number of [1, 2, 3])
    store.objects.set(`${place}/${number}.csv`, Buffer.from(csvOf([aDeliveryRow(300_000 + number)])))
  store.objects.set(`${place}/leer.csv`, Buffer.alloc(0))
  store.objects.set('/portal/other/4.csv', Buffer.from(csvOf([aDeliveryRow(300_004)])))
  const inbox = { ...store.settings, STOCK_INBOX: 's3://portal/eingang' }

  const received = await receive(inbox)

  expect(received.map(({ folder }) => folder).toSorted()).toEqual(['done', 'done', 'done', 'refused'])
  expect((await stock()).map(({ gwnummer }) => gwnummer).toSorted()).toEqual(['300001', '300002', '300003'])
  const places = [...store.objects.keys()].map((name) => name.split('/').slice(2, 4).join('/'))
  expect(places.some((name) => name.startsWith('eingang/herkunft'))).toBe(false)
  expect(store.objects.has('/portal/other/4.csv')).toBe(true)
  expect(await receive(inbox)).toEqual([])
})

test('A file that is still being written is not imported yet', async () => {
  const { source } = await anImportDesk('vehicle.v1')
  await put(source.id, 'nacht.csv', csvOf(someDeliveryRows(2)), 10)
  expect(await receive()).toEqual([])
})

test.each([
  ['an empty file', 'nacht.csv', '', 'Die Datei ist leer.'],
  ['a photo', 'auto.jpg', 'x', 'Erlaubt sind'],
])('%s is moved to the refused files, and the operator gets a mail', async (_name, name, content, reason) => {
  const { source } = await anImportDesk('vehicle.v1')
  await api().db.mail.deleteMany()
  await put(source.id, name, content)

  expect(await receive()).toMatchObject([{ folder: 'refused', summary: expect.stringContaining(reason) }])

  expect(await readdir(join(folder, inboxFolderOf(source.id)))).toEqual([])
  const [mail] = await mailsTo(api().env.MAIL_STOCK)
  expect(mail?.text).toContain(reason)
  expect(await api().db.stockImport.count()).toBe(0)
})

test('The list of sources names no folders without an inbox', async () => {
  const { person } = await anImportDesk('vehicle.v1')
  expect((await person.get('/mvp/api/house/stock-sources')).json()).toMatchObject([{ inboxFolder: null }])
})
