import type { HousePurchase } from '@portal/contract/house/house-purchases'
import { purchasePaperMaxBytes, purchasePapersMaximum } from '@portal/domain/buyer/hand-over'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aBackofficeUser,
  aDealer,
  aPersonOf,
  aVisitor,
  aYardUser,
  type Client,
  mailsTo,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { anEncryptedPdf, aPdf, aPicture, multipart } from '../../testing/papers.ts'
import { aJob, rowsOf, run, undo } from '../../testing/stock-jobs.ts'
import { mailDealers } from '../stock-jobs/mail.ts'

useApi()

const url = '/mvp/api/house-purchases'

let office: Client
let dealer: Client
beforeEach(async () => {
  setTime('2026-11-24T10:00:00+01:00')
  office = await aBackofficeUser()
  dealer = await aDealer()
})

type Terms = { price?: number; buyerId?: number }
/** A new car that the house has sold to a dealer by a stock job. */
async function aSale(to = dealer, { car, ...terms }: Terms & { car?: Parameters<typeof aCar>[0] } = {}) {
  const { gwnummer } = await aCar(car)
  return { gwnummer, ...(await aSaleOf(gwnummer, to, terms)) }
}
async function aSaleOf(gwnummer: string, { partner_number }: Client, terms: Terms = {}) {
  const job = await aJob(office, { action: 'sell', partner_number, ...terms }, [gwnummer])
  await run(office, job.id)
  const { publicId } = await api().db.purchase.findFirstOrThrow({ where: { gwnummer } })
  return { id: publicId, jobId: job.id }
}
const read = async (id: string) => (await office.get(`${url}/${id}`)).json<HousePurchase>()
const move = (id: string, from: string, to: string, by = office) =>
  by.post(`${url}/${id}/hand-over`, { from, to })
const upload = (id: string, bytes: Buffer, filename = 'Rechnung.pdf', kind = 'invoice') =>
  office.send('POST', `${url}/${id}/papers`, { query: { filename, kind }, ...multipart(bytes, filename) })
const subjects = async (to = dealer) => (await mailsTo(to.account.email)).map(({ subject }) => subject)
const storedFiles = async () =>
  [...(await api().files.documents.listAll('', { recursive: true })).objects].length

describe('A sale', () => {
  test('is mailed to the company once, however often its job is executed', async () => {
    const { gwnummer, jobId } = await aSale()
    const { db, env, clock } = api()
    await Promise.all([1, 2].map(() => mailDealers({ db, env, now: clock.now() }, jobId)))
    expect(await subjects()).toEqual([`Ihr Kauf ${gwnummer}`])
  })

  test('can have an owner or buyer of the dealer as buyer, and nobody else', async () => {
    const accountant = await aPersonOf('accountant', { company: dealer })
    const { gwnummer } = await aCar()
    const sell = (buyerId: unknown, { partner_number }: { partner_number: string | null } = dealer) =>
      office.post('/mvp/api/stock-jobs', {
        rule: { action: 'sell', partner_number, buyerId },
        gwnummern: [gwnummer],
      })
    const { account } = await aDealer()
    for (const id of [accountant.account.id, account.id, office.account.id, 2_147_483_647]) {
      const reply = await sell(id)
      expect([reply.statusCode, reply.json().errors]).toEqual([
        400,
        [{ path: 'buyerId', message: 'Diese Person kauft nicht für den gewählten Händler.' }],
      ])
    }
    expect((await sell(dealer.account.id, { partner_number: null })).json().errors[0].path).toBe(
      'partner_number',
    )
    for (const id of ['Erika', 0, -1, 2_147_483_648]) expect((await sell(id)).statusCode).toBe(400)
    expect((await sell(dealer.account.id)).statusCode).toBe(200)
    const [found] = (
      await office.get('/mvp/api/stock-jobs/buyers', { q: dealer.partner_number ?? '' })
    ).json()
    expect(found.people).toEqual([{ id: dealer.account.id, name: 'Erika Beispiel' }])
  })

  test('of a sold car is refused with the reason, and changes nothing', async () => {
    const { gwnummer } = await aSale()
    const other = await aDealer()
    const job = await aJob(office, { action: 'sell', partner_number: other.partner_number }, [gwnummer])
    expect(await rowsOf(office, job.id)).toMatchObject([{ state: 'refused', reason: 'sold' }])
    await run(office, job.id)
    expect(await api().db.purchase.findMany({ where: { gwnummer } })).toMatchObject([
      { partner_number: dealer.partner_number },
    ])
    expect(await subjects(other)).toEqual([])
  })
})

describe('The price of a purchase', () => {
  const correct = (id: string, price: unknown, by = office) => by.put(`${url}/${id}/price`, { price })
  const dealersPrice = async (of = dealer) =>
    (await of.get('/mvp/api/mvp-meine/hand-overs')).json<{ price?: number }[]>().map(({ price }) => price)

  test('is the dealer price of the vehicle at its sale, unless the house sets another', async () => {
    const plain = await aSale(dealer, { car: { haendlerpreisbrutto: 18_000 } })
    const named = await aSale(dealer, { car: { haendlerpreisbrutto: 18_000 }, price: 17_450.5 })
    expect([(await read(plain.id)).price, (await read(named.id)).price]).toEqual([18_000, 17_450.5])
    await api().db.vehicle.updateMany({
      where: { gwnummer: plain.gwnummer },
      data: { haendlerpreisbrutto: 15_000 },
    })
    expect((await dealersPrice()).toSorted()).toEqual([17_450.5, 18_000])
    const [entry] = (await office.get(url, { gwnummer: named.gwnummer })).json()
    expect(entry.price).toBe(17_450.5)
  })

  test('is corrected or removed by the house with a record, and a repetition is not recorded', async () => {
    const { id } = await aSale(dealer, { car: { haendlerpreisbrutto: 18_000 } })
    for (const price of [17_000, 17_000]) expect((await correct(id, price)).json().price).toBe(17_000)
    expect(await dealersPrice()).toEqual([17_000])
    expect((await correct(id, null)).json()).not.toHaveProperty('price')
    expect(await dealersPrice()).toEqual([undefined])
    const records = await api().db.auditEntry.findMany({
      where: { subject: `purchase:${id}`, action: 'purchase-price-corrected' },
      orderBy: { id: 'asc' },
    })
    expect(records.map(({ details }) => details)).toEqual([
      { before: 18_000, after: 17_000 },
      { before: 17_000, after: null },
    ])
  })

  test('that is no amount is refused at the field', async () => {
    const { id } = await aSale()
    const before = (await read(id)).price
    for (const price of ['viel', 0, -5, 1_000_001, 0.001]) {
      const reply = await correct(id, price)
      expect([price, reply.statusCode]).toEqual([price, 400])
      expect(reply.json().errors[0].path).toBe('price')
    }
    expect((await read(id)).price).toBe(before)
  })

  test('is hidden from the yard, other companies and visitors', async () => {
    const { id } = await aSale(dealer, { car: { haendlerpreisbrutto: 18_000 } })
    expect(await dealersPrice(await aDealer())).toEqual([])
    for (const caller of [await aYardUser(), dealer]) {
      expect((await caller.get(`${url}/${id}`)).statusCode).toBe(403)
      expect((await correct(id, 1, caller)).statusCode).toBe(403)
    }
    expect((await aVisitor().get('/mvp/api/mvp-meine/hand-overs')).statusCode).toBe(401)
  })

  test('of a sale without partner number is refused, because there is no purchase to store it', async () => {
    const { gwnummer } = await aCar()
    const rule = { action: 'sell', partner_number: null, price: 9000 }
    const reply = await office.post('/mvp/api/stock-jobs', { rule, gwnummern: [gwnummer] })
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ path: 'partner_number' }] })
  })
})

describe('The mails about a purchase', () => {
  async function enquire(by: Client, gwnummer: string) {
    const sent = await by.post('/mvp/api/mvp-user-car-request', {
      ...{ gwnummer, firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009', consent: true },
      ...{ userEmail: by.account.email, bemerkungen: 'Ist das Fahrzeug noch da?' },
    })
    expect(sent.statusCode, sent.body).toBe(201)
  }

  test('go to owners, accountants and the buyer who has enquired, unless they switched these mails off', async () => {
    const people = {
      owner: await aPersonOf('owner', { company: dealer }),
      buyer: await aPersonOf('buyer', { company: dealer }),
      otherBuyer: await aPersonOf('buyer', { company: dealer }),
      accountant: await aPersonOf('accountant', { company: dealer }),
      quietAccountant: await aPersonOf('accountant', { company: dealer }),
      reader: await aPersonOf('reader', { company: dealer }),
    }
    await people.quietAccountant.post('/uaa/api/account', { hasPurchaseMails: false })
    const { gwnummer } = await aCar()
    await enquire(people.buyer, gwnummer)
    const { id } = await aSaleOf(gwnummer, dealer)
    await move(id, 'open', 'paid')
    const mails: Record<string, number> = {}
    for (const [name, person] of Object.entries(people))
      mails[name] = (await subjects(person)).filter((subject) => subject.startsWith('Ihr Kauf')).length
    const quiet = { otherBuyer: 0, quietAccountant: 0, reader: 0 }
    expect(mails).toEqual({ owner: 2, buyer: 2, accountant: 2, ...quiet })
    expect(await subjects()).toHaveLength(2)
  })

  test('go to the person who bought and to no other buyer, also when the sale is undone', async () => {
    const [buyer, other] = await Promise.all([1, 2].map(() => aPersonOf('buyer', { company: dealer })))
    if (!buyer || !other) throw new Error('The buyers were not created.')
    const { gwnummer } = await aCar()
    await enquire(other, gwnummer)
    const { id, jobId } = await aSaleOf(gwnummer, dealer, { buyerId: buyer.account.id })
    expect((await read(id)).buyer).toBe('Erika Beispiel')
    expect((await dealer.get('/mvp/api/mvp-meine/hand-overs')).json()).toMatchObject([
      { buyer: 'Erika Beispiel' },
    ])
    await undo(office, jobId)
    const mailed = [`Ihr Kauf ${gwnummer}`, `Ihr Kauf ${gwnummer}: zurückgenommen`]
    expect([await subjects(), await subjects(buyer)]).toEqual([mailed, mailed])
    expect(await subjects(other)).not.toContain(mailed[0])
    const records = await api().db.auditEntry.findMany({
      where: { subject: `purchase:${id}` },
      orderBy: { id: 'asc' },
    })
    const { partner_number } = dealer
    expect(records).toMatchObject([
      {
        action: 'purchase-entered',
        actorId: office.account.id,
        details: { partner_number, buyer: buyer.account.id },
      },
      { action: 'purchase-removed', details: { partner_number } },
    ])
  })

  test('no longer go to a buyer who has left; only the house still sees the name', async () => {
    const buyer = await aPersonOf('buyer', { company: dealer })
    const { id } = await aSale(dealer, { buyerId: buyer.account.id })
    await api().db.dealerMember.deleteMany({ where: { accountId: buyer.account.id } })
    await move(id, 'open', 'paid')
    expect(await subjects(buyer)).toHaveLength(1)
    expect((await read(id)).buyer).toBe('Erika Beispiel')
    const [handOver] = (await dealer.get('/mvp/api/mvp-meine/hand-overs')).json()
    expect(handOver).not.toHaveProperty('buyer')
    await api().db.account.delete({ where: { id: buyer.account.id } })
    expect((await read(id)).buyer).toBeNull()
  })

  test('do not go to a blocked company', async () => {
    const accountant = await aPersonOf('accountant', { company: dealer })
    await api().db.account.update({ where: { id: dealer.account.id }, data: { activated: false } })
    await aSale()
    expect([await subjects(), await subjects(accountant)]).toEqual([[], []])
  })
})

describe('The hand-over of a purchase', () => {
  test('passes its steps with date and person, and the dealer sees each of them and gets a mail', async () => {
    const { id, gwnummer } = await aSale()
    const steps = ['open', 'paid', 'documents', 'ready', 'collected']
    for (const [index, to] of steps.slice(1).entries()) {
      setTime(`2026-11-2${5 + index}T10:00:00+01:00`)
      office = await aBackofficeUser()
      const reply = await move(id, steps[index] ?? '', to)
      expect(reply.statusCode, reply.body).toBe(200)
    }
    const purchase = await read(id)
    expect(purchase).toMatchObject({ state: 'collected', company: 'Autohaus Beispiel', isInStock: true })
    expect(purchase.steps.map(({ at, who }) => [at?.slice(0, 16), who])).toEqual(
      ['25', '26', '27', '28'].map((day) => [`2026-11-${day}T09:00`, 'Erika Beispiel']),
    )
    expect(purchase.history.map(({ after }) => after)).toEqual(steps.slice(1).toReversed())
    expect(await subjects()).toEqual([
      `Ihr Kauf ${gwnummer}`,
      ...['Bezahlt', 'Papiere fertig', 'Abholbereit', 'Abgeholt'].map(
        (state) => `Ihr Kauf ${gwnummer}: ${state}`,
      ),
    ])

    const buyer = await aDealer({ partner_number: null })
    await api().db.$transaction([
      api().db.dealer.update({ where: { accountId: dealer.account.id }, data: { partner_number: null } }),
      api().db.dealer.update({
        where: { accountId: buyer.account.id },
        data: { partner_number: dealer.partner_number },
      }),
    ])
    expect((await buyer.get('/mvp/api/mvp-meine/green')).json()).toMatchObject([{ gwnummer, green: true }])
    expect((await buyer.get('/mvp/api/mvp-meine/hand-overs', { status: 'green' })).json()).toMatchObject([
      {
        state: 'collected',
        steps: [{ step: 'paid', at: expect.stringMatching(/^2026-11-25T09:00/) }, {}, {}, {}],
        papers: [],
      },
    ])
    expect((await buyer.get('/mvp/api/mvp-meine/hand-overs', { status: 'red' })).json()).toEqual([])
  })

  test('is moved back after a wrong click, with an entry in the history and a correcting mail', async () => {
    const { id, gwnummer } = await aSale()
    await move(id, 'open', 'paid')
    const reply = await move(id, 'paid', 'open')
    expect(reply.json()).toMatchObject({ state: 'open', steps: [] })
    expect(reply.json().history).toMatchObject([
      { before: 'paid', after: 'open', who: 'Erika Beispiel' },
      { before: 'open', after: 'paid' },
    ])
    expect((await dealer.get('/mvp/api/mvp-meine/counts')).json()).toMatchObject({ red: 1, yellow: 0 })
    expect((await subjects()).at(-1)).toBe(`Ihr Kauf ${gwnummer}: Stand berichtigt`)
  })

  test('clicked ten times at once moves one step and sends one mail', async () => {
    const { id } = await aSale()
    const replies = await Promise.all(Array.from({ length: 10 }, () => move(id, 'open', 'paid')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect((await read(id)).history).toHaveLength(1)
    expect(await subjects()).toHaveLength(2)
  })

  test('set from an outdated page is refused, and nothing changes', async () => {
    const { id } = await aSale()
    await move(id, 'open', 'paid')
    await move(id, 'paid', 'documents')
    const reply = await move(id, 'paid', 'open')
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({
      type: 'hand-over-changed',
      title: expect.stringContaining('nichts gespeichert'),
    })
    expect((await read(id)).state).toBe('documents')
  })

  test.each([
    ['open', 'collected', 'to'],
    ['open', 'open', 'to'],
    ['open', 'verschenkt', 'to'],
    ['', 'paid', 'from'],
  ])('from %j to %j is refused at the field', async (from, to, path) => {
    const { id } = await aSale()
    const reply = await move(id, from, to)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe(path)
    expect((await read(id)).history).toEqual([])
  })

  test('of an unknown purchase is answered in German', async () => {
    const reply = await move('4b5c6d7e-0000-4000-8000-000000000000', 'open', 'paid')
    expect(reply.json()).toMatchObject({ status: 404, title: 'Diesen Kauf gibt es nicht.' })
    expect((await office.get(`${url}/12`)).statusCode).toBe(400)
  })

  test('prevents the undo of the sale, and so does a paper', async () => {
    const [paid, invoiced] = [await aSale(), await aSale()]
    await move(paid.id, 'open', 'paid')
    expect((await upload(invoiced.id, aPdf())).statusCode).toBe(200)
    for (const { jobId } of [paid, invoiced])
      expect(await undo(office, jobId)).toMatchObject({ counts: { kept: 1, restored: 0 } })
  })
})

describe('A paper of the hand-over', () => {
  test('is no invoice once there is a real one', async () => {
    const { id } = await aSale()
    const purchase = await api().db.purchase.findUniqueOrThrow({ where: { publicId: id } })
    await api().db.invoice.create({
      data: {
        ...{ purchaseId: purchase.id, number: 'RE-PAPER-1', kind: 'invoice', grossCents: 100 },
        ...{ issuedOn: new Date('2026-11-24'), createdAt: api().clock.now() },
      },
    })
    const refused = await upload(id, aPdf())
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'kind'])
    expect((await upload(id, aPdf(), 'Brief.pdf', 'other')).statusCode).toBe(200)
  })

  test('is uploaded by the house and downloaded by the company alone', async () => {
    const { id } = await aSale()
    const reply = await upload(id, aPdf(), 'Rechnung März.pdf')
    expect(reply.statusCode, reply.body).toBe(200)
    const [paper] = reply.json<HousePurchase>().papers
    expect(paper).toMatchObject({ kind: 'invoice', name: 'Rechnung März.pdf', who: 'Erika Beispiel' })
    const [handOver] = (await dealer.get('/mvp/api/mvp-meine/hand-overs')).json()
    expect(handOver.papers).toMatchObject([{ id: paper?.id, kind: 'invoice' }])
    expect(handOver.papers[0]).not.toHaveProperty('who')

    const own = await dealer.get(`/mvp/api/mvp-meine/papers/${paper?.id}`)
    expect(own.statusCode).toBe(200)
    expect(own.headers['content-disposition']).toContain("filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf")
    expect(own.rawPayload.equals(aPdf())).toBe(true)
    expect((await (await aDealer()).get(`/mvp/api/mvp-meine/papers/${paper?.id}`)).statusCode).toBe(404)
    expect(
      (await (await aDealer({ partner_number: null })).get(`/mvp/api/mvp-meine/papers/${paper?.id}`))
        .statusCode,
    ).toBe(404)
    expect((await aVisitor().get(`/mvp/api/mvp-meine/papers/${paper?.id}`)).statusCode).toBe(401)
    expect((await office.get(`${url}/${id}/papers/${paper?.id}`)).rawPayload.equals(aPdf())).toBe(true)
  })

  test('sent twice is stored once, and deleted with its file', async () => {
    const { id } = await aSale()
    const before = await storedFiles()
    await Promise.all([upload(id, aPdf()), upload(id, aPdf())])
    const { papers } = await read(id)
    expect([papers.length, await storedFiles()]).toEqual([1, before + 1])
    const reply = await office.delete(`${url}/${id}/papers/${papers[0]?.id}`)
    expect([reply.json().papers, await storedFiles()]).toEqual([[], before])
    expect((await office.delete(`${url}/${id}/papers/${papers[0]?.id}`)).statusCode).toBe(404)
  })

  test.each([
    ['Bild.png', () => aPicture('png'), 'Bitte ein PDF'],
    ['Rechnung.pdf', () => aPicture('png'), 'Bitte ein PDF'],
    ['Rechnung.pdf', () => aPdf('3 0 obj << /S /JavaScript /JS (x) >> endobj'), 'Bitte ein PDF'],
    ['Rechnung.pdf', () => anEncryptedPdf({ userPassword: 'geheim' }), 'Kennwort'],
    ['Rechnung.pdf', () => Buffer.alloc(purchasePaperMaxBytes + 1), '5 MB'],
    ['../Rechnung.pdf', () => aPdf(), 'Dateiname'],
    ['', () => aPdf(), 'Dateinamen'],
  ])('%s with refused contents is answered in German, and nothing is stored', async (name, bytes, text) => {
    const { id } = await aSale()
    const before = await storedFiles()
    const reply = await upload(id, await bytes(), name)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().title).toContain(text)
    expect([(await read(id)).papers, await storedFiles()]).toEqual([[], before])
  })

  test('beyond the maximum is refused', async () => {
    const { id } = await aSale()
    const { id: purchaseId } = await api().db.purchase.findUniqueOrThrow({ where: { publicId: id } })
    const paper = {
      purchaseId,
      kind: 'other',
      name: 'x.pdf',
      bytes: 1,
      storageKey: 'keine',
      createdAt: new Date(0),
    }
    await api().db.purchasePaper.createMany({
      data: Array.from({ length: purchasePapersMaximum }, (_, index) => ({
        ...paper,
        sha256: String(index),
      })),
    })
    expect((await upload(id, aPdf())).json()).toMatchObject({ type: 'purchase-papers-full', status: 409 })
  })
})

describe('The list of purchases', () => {
  test('is filtered by state, partner, vehicle and words', async () => {
    const { id, gwnummer } = await aSale()
    await move(id, 'open', 'paid')
    await aSale()
    const idsOf = async (query: Record<string, string>) =>
      (await office.get(url, query)).json<{ id: string }[]>().map((entry) => entry.id)
    const partner_number = dealer.partner_number ?? ''
    expect(await idsOf({ partner_number })).toHaveLength(2)
    expect(await idsOf({ partner_number, state: 'paid' })).toEqual([id])
    expect(await idsOf({ gwnummer })).toEqual([id])
    expect(await idsOf({ q: `autohaus beispiel golf ${gwnummer}` })).toEqual([id])
    expect(await idsOf({ q: '%' })).toEqual([])
    expect((await office.get(url, { partner_number, size: '1', page: '1' })).headers['x-total-count']).toBe(
      '2',
    )
    expect((await office.get(url, { state: 'weg' })).statusCode).toBe(400)
  })
})
