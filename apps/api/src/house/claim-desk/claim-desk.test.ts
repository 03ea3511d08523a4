import type { ClaimEntry } from '@portal/contract/house/claim-desk'
import { beforeEach, describe, expect, test } from 'vitest'
import { endClaimPeriods } from '../../sale/claims/jobs.ts'
import { aBackofficeUser, aDealer, aYardUser, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import {
  aClaim,
  aSoldCar,
  collect,
  deskUrl,
  file,
  houseClaim,
  later,
  move,
  newestClaim,
  ownUrl,
  sendPhoto,
} from '../../testing/claims.ts'
import { setTime } from '../../testing/clock.ts'
import { eraseExpiredData } from '../retention/jobs.ts'

useApi()

const sales = 'verkauf@autoexpo.example'

let office: Client
let dealer: Client
beforeEach(async () => {
  // A Friday.
  setTime('2026-11-27T14:00:00+01:00')
  const { db } = api()
  await db.claimPhoto.deleteMany()
  await db.$transaction([db.claim.deleteMany(), db.mail.deleteMany()])
  office = await aBackofficeUser()
  dealer = await aDealer()
})

async function aFiledClaim(by = dealer) {
  const { id, gwnummer } = await aSoldCar(office, by)
  await collect(office, id)
  await file(by, id)
  return { id, gwnummer, claimId: (await newestClaim(by, id)).id }
}
const templates = async (address: string) => (await mailsTo(address)).map(({ template }) => template)
const list = async (query: Record<string, string>) => (await office.get(deskUrl, query)).json<ClaimEntry[]>()
const work = () => {
  const { db, env, clock } = api()
  return endClaimPeriods({ db, env, now: clock.now() })
}

describe('The desk', () => {
  test('lists claims by deadline, filters and finds them', async () => {
    const first = await aFiledClaim()
    await later('2026-11-30T08:00:00+01:00')
    const second = await aFiledClaim()
    await move(office, second.claimId, { action: 'ask', text: 'Wo?' })
    const ids = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id)
    expect(await ids({ state: 'open' })).toEqual([first.claimId, second.claimId])
    expect(await ids({ state: 'house' })).toEqual([first.claimId])
    expect(await ids({ state: 'waiting', holder: String(office.account.id) })).toEqual([second.claimId])
    expect(await ids({ holder: 'none' })).toEqual([first.claimId])
    expect(await ids({ q: first.gwnummer })).toEqual([first.claimId])
    const [entry] = await list({ q: second.gwnummer })
    expect(await ids({ q: entry?.number ?? '' })).toEqual([second.claimId])
    expect(await ids({ q: 'Musterhaus' })).toEqual([])
    await later('2026-12-01T12:00:01+01:00')
    expect(await ids({ state: 'overdue' })).toEqual([first.claimId])
    expect((await office.get('/mvp/api/house-claim-desk')).json()).toMatchObject({
      open: 2,
      overdue: 1,
      answerHours: 0,
    })
  })

  test('is closed to the yard and to dealers', async () => {
    const { claimId } = await aFiledClaim()
    for (const person of [await aYardUser(), dealer])
      for (const url of [deskUrl, `${deskUrl}/${claimId}`, '/mvp/api/house-claim-desk'])
        expect((await person.get(url)).statusCode).toBe(403)
  })

  test('compares a claim with the condition at the sale', async () => {
    const { id, claimId } = await aFiledClaim()
    const { id: photo } = (await sendPhoto(dealer, id)).json()
    await dealer.post(`${ownUrl}/${id}/claims/${claimId}/messages`, { text: 'Ein Foto', photos: [photo] })
    const claim = await houseClaim(office, claimId)
    expect(claim).toMatchObject({
      ...{ conditionVersion: 1, kmAtSale: 68_392, km: 68_420, filedBy: 'Erika Beispiel' },
      condition: { damages: [{ panel: 'TUER_VORN_LINKS' }], paint: { readings: [{ micrometres: 248 }] } },
      purchase: { id, price: 19_870, collectedOn: '2026-11-27' },
      history: { purchases: 1, claims: 1, rejected: 0 },
    })
    expect(claim.events.at(-1)?.photos).toEqual([photo])
    const shown = await office.get(`${deskUrl}/${claimId}/photos/${photo}`)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const other = await aFiledClaim()
    expect((await office.get(`${deskUrl}/${other.claimId}/photos/${photo}`)).statusCode).toBe(404)
  })
})

describe('The house', () => {
  test.each([
    ['credit', { amount: 380 }, 'accepted', 'wir schreiben Ihnen 380,00\u00a0€ gut:'],
    ['refuse', {}, 'rejected', 'wir können Ihre Reklamation nicht anerkennen:'],
    ['take-back', {}, 'taken-back', 'wir nehmen das Fahrzeug zurück:'],
  ])('decides by %s with a reason, and the company gets it by mail', async (action, more, state, opening) => {
    const { id, claimId } = await aFiledClaim()
    const withoutReason = await move(office, claimId, { action, ...more, text: ' ' })
    expect(withoutReason.statusCode).toBe(400)
    const reply = await move(office, claimId, { action, ...more, text: 'Laut Gutachten ohne Schaden.' })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(await newestClaim(dealer, id)).toMatchObject({
      ...{
        state,
        reason: 'Laut Gutachten ohne Schaden.',
        dueAt: null,
        amount: 380 * Number('amount' in more) || null,
      },
    })
    const mail = (await mailsTo(dealer.account.email)).at(-1)
    expect(mail?.template).toBe(`claim-${action}`)
    expect(mail?.text).toContain(opening)
    expect(mail?.text).toContain('Laut Gutachten ohne Schaden.')
    const records = await api().db.auditEntry.findMany({
      where: { subject: `claim:${claimId}` },
      orderBy: { id: 'asc' },
    })
    expect(records.map((row) => row.action)).toEqual(['claim-filed', 'claim-moved'])
  })

  test('credits at most the price', async () => {
    const { claimId } = await aFiledClaim()
    for (const action of ['credit', 'offer']) {
      const reply = await move(office, claimId, { action, amount: 19_870.01, text: 'Viel' })
      expect(reply.json().errors).toEqual([
        { path: 'amount', message: 'Höchstens der Kaufpreis (19.870,00\u00a0€).' },
      ])
    }
    for (const amount of [0, -5, 'viel', 10.001])
      expect((await move(office, claimId, { action: 'credit', amount, text: 'x' })).statusCode).toBe(400)
    expect((await houseClaim(office, claimId)).state).toBe('filed')
  })

  test('credits at most what other claims of the purchase have left of the price', async () => {
    const { claimId, id } = await aFiledClaim()
    const { purchaseId } = await api().db.claim.findUniqueOrThrow({ where: { publicId: claimId } })
    expect((await move(office, claimId, { action: 'credit', amount: 19_000, text: 'Viel' })).statusCode).toBe(
      200,
    )
    await file(dealer, id, aClaim({ km: 68_421 }))
    const second = await api().db.claim.findFirstOrThrow({ where: { purchaseId, state: 'filed' } })
    const credit = (amount: number) =>
      move(office, second.publicId, { action: 'credit', amount, text: 'Noch mehr' })
    expect((await credit(870.01)).json().errors).toEqual([
      {
        path: 'amount',
        message:
          'Höchstens der Kaufpreis (19.870,00\u00a0€); davon sind schon 19.000,00\u00a0€ gutgeschrieben.',
      },
    ])
    expect((await credit(870)).statusCode).toBe(200)
  })

  test('decides once when two colleagues decide at once', async () => {
    const { claimId } = await aFiledClaim()
    const other = await aBackofficeUser()
    const { version } = await houseClaim(office, claimId)
    const mails = await api().db.mail.count()
    const replies = await Promise.all([
      office.post(`${deskUrl}/${claimId}/moves`, { action: 'credit', version, amount: 380, text: 'Ja' }),
      other.post(`${deskUrl}/${claimId}/moves`, { action: 'refuse', version, text: 'Nein' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await api().db.mail.count()).toBe(mails + 1)
    const { events } = await houseClaim(office, claimId)
    expect(events.filter(({ kind }) => kind === 'house')).toHaveLength(1)
  })

  test('does not decide a decided claim again', async () => {
    const { claimId } = await aFiledClaim()
    await move(office, claimId, { action: 'refuse', text: 'Nein' })
    const again = await move(office, claimId, { action: 'credit', amount: 10, text: 'Doch' })
    expect([again.statusCode, again.json().type]).toEqual([409, 'claim-changed'])
  })

  test('takes a claim, and whoever acts first is in charge', async () => {
    const { claimId } = await aFiledClaim()
    for (const _ of [1, 2]) expect((await move(office, claimId, { action: 'take' })).statusCode).toBe(200)
    expect(await houseClaim(office, claimId)).toMatchObject({
      state: 'review',
      holder: { id: office.account.id },
    })
    expect((await houseClaim(office, claimId)).events).toHaveLength(2)
  })

  test('writes a note once', async () => {
    const { claimId } = await aFiledClaim()
    const headers = { 'idempotency-key': 'notiz-1' }
    for (const _ of [1, 2])
      await office.post(`${deskUrl}/${claimId}/notes`, { text: 'Im Schatten' }, { headers })
    expect((await houseClaim(office, claimId)).events.filter(({ kind }) => kind === 'note')).toHaveLength(1)
  })
})

describe('A deadline', () => {
  test('of the house that has passed is mailed to the office exactly once', async () => {
    const { claimId } = await aFiledClaim()
    await api().db.mail.deleteMany()
    await work()
    expect(await templates(sales)).toEqual([])
    await later('2026-12-01T12:00:01+01:00')
    await Promise.all([work(), work(), work()])
    await work()
    expect(await templates(sales)).toEqual(['claim-overdue'])
    expect(await houseClaim(office, claimId)).toMatchObject({ state: 'filed', isOverdue: true })
  })

  test('does not pass while the house waits for an answer', async () => {
    const { claimId } = await aFiledClaim()
    await move(office, claimId, { action: 'ask', text: 'Wo?' })
    await api().db.mail.deleteMany()
    await later('2026-12-08T12:00:00+01:00')
    await work()
    expect(await templates(sales)).toEqual([])
    expect((await houseClaim(office, claimId)).state).toBe('question')
  })

  test('of the buyer closes the claim, once', async () => {
    const { id, claimId } = await aFiledClaim()
    await move(office, claimId, { action: 'offer', text: 'Kulanz', amount: 100 })
    // The offer was made some seconds after the time of the test.
    await later('2026-12-11T14:05:00+01:00')
    await Promise.all([work(), work()])
    expect(await newestClaim(dealer, id)).toMatchObject({ state: 'lapsed', amount: null, dueAt: null })
    expect((await templates(dealer.account.email)).filter((name) => name === 'claim-lapsed')).toHaveLength(1)
  })
})

describe('The retention', () => {
  test('keeps photos of claims and deletes those never sent after a week, with their files', async () => {
    const { id, claimId } = await aFiledClaim()
    const { id: kept } = (await sendPhoto(dealer, id)).json()
    await dealer.post(`${ownUrl}/${id}/claims/${claimId}/messages`, { text: 'Foto', photos: [kept] })
    await sendPhoto(dealer, id)
    const { db, files, clock } = api()
    const stored = async () => [...(await files.documents.listAll('', { recursive: true })).objects].length
    expect(await db.claimPhoto.count()).toBe(2)
    const before = await stored()
    await later('2026-12-08T14:00:00+01:00')
    await eraseExpiredData({ db, disk: files.documents, now: clock.now() })
    expect((await db.claimPhoto.findMany()).map((row) => row.id)).toEqual([kept])
    expect(before - (await stored())).toBeGreaterThan(0)
    expect((await office.get(`${deskUrl}/${claimId}/photos/${kept}`)).statusCode).toBe(200)
  })

  test('keeps a claim, its thread and its photos for as long as the purchase', async () => {
    const { id, claimId } = await aFiledClaim()
    const { id: photo } = (await sendPhoto(dealer, id)).json()
    await dealer.post(`${ownUrl}/${id}/claims/${claimId}/messages`, { text: 'Foto', photos: [photo] })
    await later('2037-12-31T10:00:00+01:00')
    const { db, files, clock } = api()
    await eraseExpiredData({ db, disk: files.documents, now: clock.now() })
    const reader = await aBackofficeUser()
    expect((await houseClaim(reader, claimId)).events.length).toBeGreaterThan(1)
    expect((await reader.get(`${deskUrl}/${claimId}/photos/${photo}`)).statusCode).toBe(200)
    expect(await db.purchase.count({ where: { publicId: id } })).toBe(1)
  })

  test('keeps a claim when the account that filed it is deleted', async () => {
    const { claimId } = await aFiledClaim()
    await api().db.account.delete({ where: { id: dealer.account.id } })
    expect(await houseClaim(office, claimId)).toMatchObject({ filedBy: null, state: 'filed' })
  })

  test('never removes a purchase with a claim', async () => {
    const { id } = await aFiledClaim()
    await expect(api().db.purchase.delete({ where: { publicId: id } })).rejects.toThrow()
  })
})
