import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@portal/domain/values/durations'
import { describe, expect, test } from 'vitest'
import { mailNewMatches } from '../../search/notifications/jobs.ts'
import { aDealer, anAdmin, anApplicant, aVisitor } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aProgramOf } from '../../testing/api-keys.ts'
import { someCars } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import { aPdf, multipart } from '../../testing/papers.ts'
import { announceStockChange } from '../../testing/stock-changes.ts'
import { eraseExpiredData } from './jobs.ts'

useApi()

const erase = () => {
  const { db, files, clock } = api()
  return eraseExpiredData({ db, disk: files.documents, now: clock.now() })
}

async function withPaper() {
  const applicant = await anApplicant()
  const query = { filename: 'Pass Mueller.pdf', documenttype: 'PASS_VORDERSEITE' }
  await applicant.send('POST', '/uaa/api/dealer_files', { query, ...multipart(aPdf()) })
  const paper = await api().db.dealerDocument.findFirstOrThrow({ where: { accountId: applicant.account.id } })
  const isThere = async () => ({
    row: (await api().db.dealerDocument.count({ where: { id: paper.id } })) === 1,
    bytes: await api().files.documents.exists(paper.storageKey),
  })
  return { applicant, paper, isThere }
}

const gone = { row: false, bytes: false }
const kept = { row: true, bytes: true }

describe('Aufbewahrung', () => {
  test('keeps papers for 30 days after the decision, then deletes rows and bytes', async () => {
    const { applicant, isThere } = await withPaper()
    const id = applicant.account.id
    await api().db.dealer.update({
      where: { accountId: id },
      data: { reviewState: 'approved', decidedAt: api().clock.now() },
    })
    await api().db.account.update({
      where: { id },
      data: { activated: true, authorities: ['ROLE_USER', 'ROLE_DEALER'] },
    })
    passTime({ days: 29 })
    await erase()
    expect(await isThere()).toEqual(kept)
    passTime({ days: 2 })
    await erase()
    expect(await isThere()).toEqual(gone)
    expect(await api().db.account.count({ where: { id } })).toBe(1)
  })

  test('keeps papers without a decision for 90 days', async () => {
    const { isThere } = await withPaper()
    passTime({ days: 89 })
    await erase()
    expect(await isThere()).toEqual(kept)
    passTime({ days: 2 })
    await erase()
    expect(await isThere()).toEqual(gone)
  })

  test('keeps keys of companies for a year after they expired or were revoked', async () => {
    const dealer = await aDealer()
    const now = api().clock.now()
    const revoked = await aProgramOf(dealer, ['stock:read'], { revokedAt: now })
    const expired = await aProgramOf(dealer, ['stock:read'], { expiresAt: now })
    const live = await aProgramOf(dealer, ['stock:read'], {
      expiresAt: new Date(now.getTime() + 1000 * dayMs),
    })
    const keptIds = async () =>
      (
        await api().db.apiKey.findMany({ where: { dealerId: dealer.account.id }, orderBy: { id: 'asc' } })
      ).map(({ id }) => id)
    passTime({ days: 364 })
    await erase()
    expect(await keptIds()).toEqual([revoked.id, expired.id, live.id])
    passTime({ days: 2 })
    expect((await erase()).apiKeys).toBe(2)
    expect(await keptIds()).toEqual([live.id])
  })

  test('deletes a refused application after 30 days with its papers', async () => {
    const { applicant, isThere } = await withPaper()
    const admin = await anAdmin()
    const reason = { decision: 'refuse', reason: 'Kein Händler' }
    await admin.post(`/uaa/api/dealer-applications/${applicant.account.id}/decision`, reason)
    passTime({ days: 31 })
    await erase()
    expect(await isThere()).toEqual(gone)
    expect(await api().db.account.count({ where: { id: applicant.account.id } })).toBe(0)
  })

  test('deletes only accounts with an address unconfirmed for 30 days', async () => {
    const [unverified, verified] = [await anApplicant({ isEmailVerified: false }), await anApplicant()]
    passTime({ days: 31 })
    await erase()
    const left = await api().db.account.findMany({
      where: { id: { in: [unverified.account.id, verified.account.id] } },
    })
    expect(left.map(({ id }) => id)).toEqual([verified.account.id])
  })

  test('deletes bytes without a row once they are an hour old', async () => {
    const { env, files, clock } = api()
    await files.documents.put('verwaist', 'x')
    await utimes(join(env.DATA_DIR, 'files/documents/verwaist'), clock.now(), clock.now())
    expect((await erase()).files).toBe(0)
    passTime({ hours: 2 })
    expect((await erase()).files).toBe(1)
    expect(await files.documents.exists('verwaist')).toBe(false)
  })

  test('keeps papers and invoices of purchases with their XML, and an open import for 14 days', async () => {
    const { db, files, clock } = api()
    const purchase = await db.purchase.create({
      data: {
        partner_number: '700001',
        gwnummer: '480988',
        maker: 'Audi',
        model: 'A4',
        fin: 'ZZZDEM10000000001',
        puchasesDate: clock.now(),
      },
    })
    const paper = { purchaseId: purchase.id, kind: 'invoice', name: 'Rechnung.pdf', bytes: 1, sha256: 'x' }
    await db.purchasePaper.create({ data: { ...paper, storageKey: 'rechnung', createdAt: clock.now() } })
    const document = { number: 'RE-1', kind: 'invoice', issuedOn: clock.now(), grossCents: 1 }
    const file = { ...{ isDelivered: true, format: 'zugferd', name: 'RE-1.pdf', bytes: 1, sha256: 'x' } }
    await db.invoice.create({
      data: {
        ...{ ...document, purchaseId: purchase.id, createdAt: clock.now() },
        file: { create: { ...file, storageKey: 'pdf', xmlKey: 'xml' } },
      },
    })
    const open = { kind: 'partners', fileName: 'partner.csv', layout: {}, state: 'columns' }
    const times = { createdAt: clock.now(), changedAt: clock.now() }
    await db.dealerImport.create({ data: { ...open, ...times, storageKey: 'liste' } })
    const keys = ['rechnung', 'pdf', 'xml', 'liste']
    for (const key of keys) await files.documents.put(key, 'Bytes')
    const exist = () => Promise.all(keys.map((key) => files.documents.exists(key)))
    passTime({ days: 13 })
    await erase()
    expect(await exist()).toEqual([true, true, true, true])
    passTime({ days: 2 })
    await erase()
    expect(await exist()).toEqual([true, true, true, false])
    expect(await db.dealerImport.count()).toBe(0)
  })

  test('keeps an account whose address the house has changed, until the new one is unconfirmed for 30 days', async () => {
    const applicant = await anApplicant()
    const { id } = applicant.account
    passTime({ days: 40 })
    const admin = await anAdmin()
    const email = 'geaendert@haendler.example'
    const reply = await admin.put(`/uaa/api/house-dealers/${id}/people/${id}/email`, { email })
    expect(reply.statusCode, reply.body).toBe(200)
    await erase()
    expect(await api().db.account.count({ where: { id } })).toBe(1)
    passTime({ days: 31 })
    await erase()
    expect(await api().db.account.count({ where: { id } })).toBe(0)
  })

  test('deletes the address of a search notification unconfirmed for 30 days', async () => {
    const { db } = api()
    const ask = () => aVisitor().post('/mvp/api/mvp-car-notification', { user_email: 'sucht@kunde.example' })
    for (let count = 0; count < 3; count++) await ask()
    expect((await ask()).statusCode).toBe(429)
    passTime({ days: 29 })
    await erase()
    expect(await db.searchNotification.count()).toBe(3)
    passTime({ days: 2 })
    await erase()
    expect(await db.searchNotification.count()).toBe(0)
    expect((await ask()).statusCode).toBe(201)
  })

  test('keeps an active search notification, and a cancelled one for a year', async () => {
    const { db } = api()
    await db.searchNotification.deleteMany()
    const dealer = await aDealer()
    const subscribe = async () =>
      (await dealer.post('/mvp/api/mvp-car-notification', { user_email: dealer.account.email })).json().id
    const [id] = [await subscribe(), await subscribe()]
    await aVisitor().put(`/mvp/api/mvp-car-notification-delete/${id}`)
    passTime({ days: 364 })
    await erase()
    expect(await db.searchNotification.count()).toBe(2)
    passTime({ days: 2 })
    await erase()
    expect(await db.searchNotification.findMany({ select: { state: true } })).toEqual([{ state: 'active' }])
  })

  test('keeps the proof of a consent for three years', async () => {
    const { db, clock } = api()
    await db.consentRecord.create({ data: { categories: ['necessary'], version: '1', at: clock.now() } })
    passTime({ days: 3 * 365 - 1 })
    await erase()
    expect(await db.consentRecord.count()).toBe(1)
    passTime({ days: 2 })
    await erase()
    expect(await db.consentRecord.count()).toBe(0)
  })

  test('deletes counters after their window', async () => {
    await aVisitor().post('/auth/login', { username: 'niemand@haendler.example', password: 'ganz-falsch-1' })
    passTime({ days: 31 })
    await erase()
    expect(await api().db.attemptCounter.count()).toBe(0)
  })

  test('keeps the stock changes of 50 generations, and older ones the notifications have not processed', async () => {
    const { db, env, clock } = api()
    const generations = () =>
      db.stockChange
        .groupBy({ by: ['generation'], orderBy: { generation: 'asc' } })
        .then((rows) => rows.length)
    const [car] = await someCars([{}])
    for (let round = 1; round < 60; round += 1)
      await db.$transaction((tx) => announceStockChange(tx, [car?.fahrzeugid ?? 0]))
    await erase()
    expect(await generations()).toBe(60)
    await mailNewMatches(db, env, clock.now())
    await erase()
    expect(await generations()).toBe(50)
  })

  test('reports every run to administrators, with numbers and without personal data', async () => {
    const { db } = api()
    await erase()
    await db.retentionRun.deleteMany()
    await db.session.deleteMany()
    await db.consentRecord.createMany({
      data: ['a', 'b'].map((id) => ({ id, categories: [], version: '1', at: new Date(0) })),
    })
    await erase()
    passTime({ minutes: 60 })
    await erase()
    const admin = await anAdmin()
    const all = await admin.get('/uaa/api/retention-runs')
    expect(all.headers['x-total-count']).toBe('2')
    expect(all.json()[1]).toMatchObject({ counts: { consents: 2, papers: 0, enquiries: 0 } })
    expect((await admin.get('/uaa/api/retention-runs', { onlyDeleting: 'true' })).json()).toHaveLength(1)
    expect((await admin.get('/uaa/api/retention-runs', { onlyDeleting: 'vielleicht' })).statusCode).toBe(400)
    expect((await (await aDealer()).get('/uaa/api/retention-runs')).statusCode).toBe(403)
  })

  test('keeps its reports for a year', async () => {
    await api().db.retentionRun.deleteMany()
    await erase()
    passTime({ days: 366 })
    await erase()
    expect(await api().db.retentionRun.count()).toBe(1)
  })
})
