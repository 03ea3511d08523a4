import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { mailsTo } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { aDeliveryRow, csvOf, type DeliveryCells } from '../../testing/deliveries.ts'
import { photoBytes } from '../../testing/files.ts'
import {
  databaseUrl,
  deliveredAt,
  importWithPhotos,
  liveCount,
  useEmptyStock,
} from '../../testing/stock-imports.ts'
import { takeInbox } from './inbox.ts'
import { openInbox } from './inbox-disk.ts'

useEmptyStock()

const Report = z.object({ inserted: z.number().optional(), findings: z.array(z.object({ row: z.number() })) })
const importLock = 4_711_301
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-inbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await api().db.mail.deleteMany()
})

/** Puts a file into the inbox, written a minute before the clock's time. */
async function put(name: string, content: string | Buffer, at = new Date(deliveredAt.getTime() - 60_000)) {
  const path = join(folder, name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
  await utimes(path, at, at)
}
const putRows = (name: string, rows: DeliveryCells[]) => put(name, csvOf(rows))

async function take(settings: { full?: boolean } = {}) {
  const env = { ...api().env, STOCK_INBOX: folder, STOCK_INBOX_FULL: settings.full ?? false }
  const inbox = await openInbox(env)
  if (!inbox) throw new Error('The setting names no inbox.')
  return takeInbox({ env, db: api().db, databaseUrl: databaseUrl(), inbox, now: () => deliveredAt })
}

/** The names in one of the two folders, without their time prefix. */
async function namesIn(kind: 'done' | 'refused') {
  const names = await readdir(join(folder, kind), { recursive: true }).catch(() => [])
  return names.map((name) => name.replace(/^[\dT]+[-\dTZ]+-/, '')).toSorted()
}

async function reportIn(kind: 'done' | 'refused') {
  const [delivery = ''] = await readdir(join(folder, kind))
  return Report.parse(JSON.parse(await readFile(join(folder, kind, delivery, 'report.json'), 'utf8')))
}

describe('Der Eingang', () => {
  test('imports a delivery, mails the operator the refused rows, and archives it with its report', async () => {
    await putRows('bestand.csv', [aDeliveryRow(300_001), aDeliveryRow(300_002, { hersteller: '' })])
    await take()

    expect(await api().db.vehicle.count()).toBe(1)
    expect(await namesIn('done')).toEqual(['bestand', 'bestand/bestand.csv', 'bestand/report.json'])
    expect(await reportIn('done')).toMatchObject({ inserted: 1, findings: [{ row: 3 }] })
    expect(await readdir(folder)).toEqual(['done'])
    const [mail] = await mailsTo(api().env.MAIL_STOCK)
    expect(mail).toMatchObject({ subject: 'Lieferung bestand.csv übernommen' })
    expect(mail?.text).toContain('2 Zeilen gelesen, 1 abgewiesen, 1 neu')
    expect(mail?.text).toContain('Zeile 3, hersteller')
  })

  test('imports recorded conditions after the stock, with the same report', async () => {
    const line = (gwnummer: number) =>
      JSON.stringify({
        gwnummer: String(gwnummer),
        recordedAt: '2026-01-02T08:00:00Z',
        company: 'Prüfdienst',
        damages: [],
      })
    await put('bestand.conditions.jsonl', `${line(300_001)}\n${line(300_002)}\n`)
    await putRows('bestand.csv', [aDeliveryRow(300_001)])
    await take()

    expect(await api().db.conditionVersion.count()).toBe(1)
    const names = await namesIn('done')
    expect(names).toContain('bestand/bestand.conditions.jsonl')
    const mails = await mailsTo(api().env.MAIL_STOCK)
    const [mail] = mails.filter(({ subject }) => subject.includes('conditions'))
    expect(mail).toMatchObject({ subject: 'Lieferung bestand.conditions.jsonl übernommen' })
    expect(mail?.text).toContain('2 Zeilen gelesen, 1 neu, 0 schon bekannt, 1 abgewiesen.')
    expect(mail?.text).toContain('Zeile 2, gwnummer')
  })

  test('refuses an unusable file and continues with the next', async () => {
    await put('alt.csv', 'das ist\nkeine Lieferung\n', new Date(deliveredAt.getTime() - 120_000))
    await putRows('neu.csv', [aDeliveryRow(300_001)])
    const taken = await take()

    expect(taken.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['alt.csv', 'abgewiesen'],
      ['neu.csv', 'übernommen'],
    ])
    expect(await namesIn('refused')).toEqual(['alt', 'alt/alt.csv', 'alt/report.json'])
    const subjects = (await mailsTo(api().env.MAIL_STOCK)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Lieferung alt.csv abgewiesen', 'Lieferung neu.csv übernommen'])
    const runs = await api().db.importRun.findMany({ orderBy: { id: 'asc' } })
    expect(runs.map(({ fileName, state }) => [fileName, state])).toEqual([
      ['alt.csv', 'refused'],
      ['neu.csv', 'done'],
    ])
  })

  test('refuses a full delivery that lacks more than a fifth of the live stock', async () => {
    await importWithPhotos([1, 2, 3].map((number) => aDeliveryRow(300_000 + number)))
    await putRows('leer.csv', [aDeliveryRow(300_001)])
    await take({ full: true })

    expect(await liveCount()).toBe(3)
    expect(await namesIn('refused')).toContain('leer/leer.csv')
  })

  test('imports the photos of a manifest beside it', async () => {
    await put('bilder/auto.jpg', await photoBytes('#224466', 800))
    await put('bilder.images.csv', csvOf([{ gwnummer: '300001', position: 0, file: 'bilder/auto.jpg' }]))
    await putRows('bilder.csv', [aDeliveryRow(300_001)])
    await take()

    expect(await api().db.vehicleFile.count()).toBe(1)
    expect(await namesIn('done')).toContain('bilder/bilder/auto.jpg')
  })

  test('skips a file that is still being written, and files that are no deliveries', async () => {
    await put('jetzt.csv', csvOf([aDeliveryRow(300_001)]), deliveredAt)
    await put('.bestand.csv', 'x')
    await put('lies-mich.txt', 'x')

    expect(await take()).toEqual([])
    expect((await readdir(folder)).toSorted()).toEqual(['.bestand.csv', 'jetzt.csv', 'lies-mich.txt'])
  })

  test('is read once when two workers poll it at the same time', async () => {
    await putRows('bestand.csv', [aDeliveryRow(300_001)])
    const both = await Promise.all([take(), take()])

    expect(both.flat()).toHaveLength(1)
    expect(await api().db.importRun.count()).toBe(1)
  })

  test('waits while an operator imports', async () => {
    const operator = new pg.Client({ connectionString: databaseUrl() })
    await operator.connect()
    await operator.query('SELECT pg_advisory_lock($1)', [importLock])
    await putRows('bestand.csv', [aDeliveryRow(300_001)])

    expect(await take()).toEqual([])
    expect(await readdir(folder)).toEqual(['bestand.csv'])
    await operator.end()
    expect(await take()).toHaveLength(1)
  })
})
