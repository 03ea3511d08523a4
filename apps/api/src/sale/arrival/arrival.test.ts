import type { Arrival, ArrivalProof } from '@portal/contract/sale/arrival'
import { beforeEach, describe, expect, test } from 'vitest'
import { aForeignDealer } from '../../testing/abroad.ts'
import { aBackofficeUser, aDealer, aPersonOf, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { aPdf, multipart } from '../../testing/papers.ts'
import { aBankAccount } from '../../testing/payments.ts'
import { stepHandOver } from '../hand-overs/commands.ts'
import { remindOfArrivals } from './jobs.ts'

useApi({ ...sellerSettings, VAT_DEPOSIT: 'true', ARRIVAL_HOLDS_PAPERS: 'true' })

let office: Client
beforeEach(async () => {
  setTime('2026-11-02T10:00:00+01:00')
  office = await aBackofficeUser()
  await aBankAccount()
})

/** A purchase of a company with an invoice in a taxation, collected on 2 November. */
async function collected(dealer: Client, taxCase: 'eu' | 'export' | 'regular' = 'eu', isCollected = true) {
  const { db, env, clock } = api()
  const { gwnummer, fin } = await aCar({ vatMode: 'REGEL' })
  const { id: rowId, publicId: id } = await db.purchase.create({
    data: {
      ...{ gwnummer, maker: 'Audi', model: 'A4 Avant', fin: fin ?? '', price: 11_900 },
      ...{ partner_number: dealer.partner_number ?? '', puchasesDate: new Date('2026-10-30') },
    },
  })
  const { vatId } = await db.vatId.findUniqueOrThrow({ where: { dealerId: dealer.account.id } })
  const isExport = taxCase === 'export'
  const place = isExport
    ? { street: 'Seestrasse 1', postalCode: '8002', city: 'Zürich', country: 'CH' }
    : { street: 'Prosta 1', postalCode: '00-001', city: 'Warszawa', country: 'PL' }
  const reply = await office.post(`/mvp/api/house-purchases/${id}/invoices`, {
    ...{ taxCase, issuedOn: '2026-11-02', dueOn: '2026-11-09', deliveredOn: '2026-11-02' },
    ...{ buyerReference: '90001', deliverTo: taxCase === 'regular' ? null : place },
    buyer: { name: 'Auto Handel', ...place, vatId: isExport ? null : vatId, mail: dealer.account.email },
  })
  expect(reply.body).toContain('"invoices"')
  const context = { db, env, now: clock.now(), actorId: office.account.id, requestId: 'test' }
  const steps = [
    'open',
    'paid',
    'documents',
    'ready',
    ...(isCollected ? (['collected'] as const) : []),
  ] as const
  for (const [at, to] of steps.entries()) {
    const from = steps[at - 1]
    if (from) await db.$transaction((tx) => stepHandOver(tx, context, id, { from, to }))
  }
  const url = `/mvp/api/mvp-meine/purchases/${id}/arrival`
  return { id, rowId, gwnummer, url, house: `/mvp/api/house-purchases/${id}` }
}

const read = async (client: Client, url: string) => (await client.get(url)).json<Arrival>()
const houseRead = async (house: string) => (await office.get(`${house}/arrival`)).json<ArrivalProof>()
const signed = {
  ...{ place: 'Warszawa', month: '2026-11', signedName: 'Jan Kowalski' },
  signature: [
    [
      { x: 10, y: 20 },
      { x: 60, y: 40 },
    ],
  ],
}
const upload = (client: Client, url: string, kind: string, bytes: Buffer = aPdf()) =>
  client.send('POST', `${url}/file?filename=nachweis.pdf&kind=${kind}`, multipart(bytes))

describe('A delivery to another country of the Union', () => {
  test('asks for the confirmation after the collection, filled in with company, vehicle and place', async () => {
    const dealer = await aForeignDealer()
    const waiting = await collected(dealer, 'eu', false)
    expect(await read(dealer, waiting.url)).toMatchObject({ need: 'eu', state: 'later', dueOn: null })
    expect((await dealer.post(`${waiting.url}/confirmation`, signed)).statusCode).toBe(409)
    const { url } = await collected(dealer)
    expect(await read(dealer, url)).toMatchObject({
      ...{ need: 'eu', state: 'awaited', collectedOn: '2026-11-02', dueOn: '2026-12-02', mayProve: true },
      form: { company: 'Autohaus Beispiel', country: 'Polen', vehicle: 'Audi A4 Avant' },
    })
  })

  test('is proven by a signature, which becomes a PDF among the papers, once', async () => {
    const dealer = await aForeignDealer()
    const { id, rowId, url } = await collected(dealer)
    const replies = await Promise.all([1, 2].map(() => dealer.post(`${url}/confirmation`, signed)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { state, proof } = await read(dealer, url)
    expect({ state, kind: proof?.kind }).toEqual({ state: 'proven', kind: 'arrival' })
    expect(await api().db.purchasePaper.count({ where: { purchaseId: rowId } })).toBe(1)
    const paper = await dealer.get(`/mvp/api/mvp-meine/papers/${proof?.id}`)
    expect(paper.body.startsWith('%PDF-')).toBe(true)
    expect((await mailsTo(api().env.MAIL_SALES)).at(-1)?.text).toContain(`#/house/purchases/${id}`)
  })

  test.each(['arrival', 'cmr'])(
    'is proven by an uploaded file (%s), but by no customs paper',
    async (kind) => {
      const dealer = await aForeignDealer()
      const { url } = await collected(dealer)
      expect((await upload(dealer, url, 'customs')).json().type).toBe('arrival-not-awaited')
      expect((await upload(dealer, url, kind, Buffer.from('kein PDF'))).json().type).toBe(
        'file-type-not-allowed',
      )
      expect((await upload(dealer, url, kind)).json()).toMatchObject({ state: 'proven', proof: { kind } })
    },
  )

  test('is proven by people who may collect for the company, and seen by nobody else', async () => {
    const dealer = await aForeignDealer()
    const { url } = await collected(dealer)
    const [accountant, reader] = [
      await aPersonOf('accountant', { company: dealer }),
      await aPersonOf('reader', { company: dealer }),
    ]
    for (const person of [accountant, reader]) {
      expect((await read(person, url)).mayProve).toBe(false)
      expect((await person.post(`${url}/confirmation`, signed)).statusCode).toBe(403)
      expect((await upload(person, url, 'cmr')).statusCode).toBe(403)
    }
    expect((await read(reader, url)).deposit).toBeNull()
    const stranger = await aForeignDealer()
    expect((await stranger.get(url)).statusCode).toBe(404)
    expect((await stranger.post(`${url}/confirmation`, signed)).statusCode).toBe(404)
  })

  test('refuses a confirmation without place, month or name, with a month it cannot be, and with markup', async () => {
    const dealer = await aForeignDealer()
    const { url } = await collected(dealer)
    const wrong = [
      ...[{ place: '' }, { month: '2026-13' }, { month: '' }, { month: '2026-12' }, { month: '2026-10' }],
      ...[{ signedName: ' ' }, { place: '<b>' }],
    ]
    for (const change of wrong) {
      const reply = await dealer.post(`${url}/confirmation`, { ...signed, ...change })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().errors[0].path).toBe(Object.keys(change)[0])
    }
  })

  test('holds the registration papers until the proof is there', async () => {
    const dealer = await aForeignDealer()
    const { url, house } = await collected(dealer)
    const sent = await office.send(
      'POST',
      `${house}/papers?filename=brief.pdf&kind=registration`,
      multipart(aPdf('% Brief')),
    )
    const [paper] = sent.json().papers
    const download = () => dealer.get(`/mvp/api/mvp-meine/papers/${paper.id}`)
    expect((await read(dealer, url)).heldPapers).toBe(true)
    expect((await download()).json().type).toBe('papers-held')
    await dealer.post(`${url}/confirmation`, signed)
    expect((await read(dealer, url)).heldPapers).toBe(false)
    expect((await download()).statusCode).toBe(200)
  })

  test('is asked for again when the house deletes the proof', async () => {
    const dealer = await aForeignDealer()
    const { url, house } = await collected(dealer)
    await upload(dealer, url, 'cmr')
    const { proof } = await houseRead(house)
    await office.delete(`${house}/papers/${proof?.id}`)
    expect((await read(dealer, url)).state).toBe('awaited')
    expect((await mailsTo(dealer.account.email)).at(-1)?.subject).toContain('nicht angenommen')
  })
})

describe('An export', () => {
  test('is proven by the customs paper that the house has accepted, and cannot be signed', async () => {
    const dealer = await aForeignDealer()
    const { id, url, house } = await collected(dealer, 'export')
    expect(await read(dealer, url)).toMatchObject({ need: 'export', form: null })
    expect((await dealer.post(`${url}/confirmation`, signed)).statusCode).toBe(409)
    const accept = (by = office) => by.post(`${house}/arrival/acceptance`)
    expect((await accept()).json().type).toBe('arrival-not-awaited')
    await office.post(`${house}/deposit`, { state: 'received' })
    expect((await upload(dealer, url, 'customs')).json()).toMatchObject({
      ...{ state: 'checking', heldPapers: true, proof: { kind: 'customs' } },
    })
    expect((await upload(dealer, url, 'customs', aPdf('% second'))).statusCode).toBe(409)
    expect((await office.post(`${house}/deposit`, { state: 'returned' })).json().type).toBe('deposit-changed')
    const missing = (await office.get('/mvp/api/house-purchases', { arrival: 'missing' })).json()
    expect(missing.map((purchase: { id: string }) => purchase.id)).toContain(id)
    expect((await accept(dealer)).statusCode).toBe(403)
    const replies = await Promise.all([accept(), accept()])
    expect(replies.map((reply) => reply.json().state)).toEqual(['proven', 'proven'])
    expect(await read(dealer, url)).toMatchObject({ state: 'proven', heldPapers: false })
    const told = (await mailsTo(dealer.account.email)).filter(
      ({ template }) => template === 'arrival-accepted',
    )
    expect(told).toHaveLength(1)
    expect((await office.post(`${house}/deposit`, { state: 'returned' })).json().deposit.state).toBe(
      'returned',
    )
  })

  test('whose paper the house deletes is awaited again, and one that the house files counts at once', async () => {
    const dealer = await aForeignDealer()
    const { url, house } = await collected(dealer, 'export')
    await upload(dealer, url, 'customs')
    const { proof } = await houseRead(house)
    await office.delete(`${house}/papers/${proof?.id}`)
    expect((await read(dealer, url)).state).toBe('awaited')
    await office.send('POST', `${house}/papers?filename=zoll.pdf&kind=customs`, multipart(aPdf('% Zoll')))
    expect((await read(dealer, url)).state).toBe('proven')
  })
})

test('A sale with VAT needs neither proof nor deposit', async () => {
  const dealer = await aForeignDealer()
  const { url } = await collected(dealer, 'regular')
  expect(await read(dealer, url)).toMatchObject({ need: null, state: 'none', deposit: null, form: null })
})

describe('The deposit', () => {
  test('is asked for by the invoice beside its amount, and returned by the office after the proof', async () => {
    const dealer = await aForeignDealer()
    const { url, house } = await collected(dealer)
    const [invoice] = (await office.get(`${house}/invoices`)).json().invoices
    expect(invoice.grossCents).toBe(1_000_000)
    const xml = (await office.get(`${house}/invoices/${invoice.id}/file`)).body
    expect(xml).toMatch(/Kaution von 1\.900,00.€/)
    expect((await read(dealer, url)).deposit).toMatchObject({ amountCents: 190_000, state: 'asked' })
    const mark = (state: string) => office.post(`${house}/deposit`, { state })
    expect((await mark('returned')).json().type).toBe('deposit-changed')
    expect((await mark('received')).json().deposit).toMatchObject({
      state: 'received',
      receivedOn: '2026-11-02',
    })
    expect((await mark('returned')).json().type).toBe('deposit-changed')
    await dealer.post(`${url}/confirmation`, signed)
    const replies = await Promise.all([mark('returned'), mark('returned')])
    expect(replies.map((reply) => reply.json().deposit.state)).toEqual(['returned', 'returned'])
    const subjects = (await mailsTo(dealer.account.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('Kaution'))).toHaveLength(1)
  })

  test('is not asked for without the setting', async () => {
    const { env } = api()
    env.VAT_DEPOSIT = false
    const dealer = await aForeignDealer()
    const { url } = await collected(dealer)
    env.VAT_DEPOSIT = true
    expect((await read(dealer, url)).deposit).toBeNull()
  })

  test('is marked by the house only', async () => {
    const dealer = await aForeignDealer()
    const { house } = await collected(dealer)
    expect((await dealer.post(`${house}/deposit`, { state: 'returned' })).statusCode).toBe(403)
    expect((await (await aDealer()).get(`${house}/arrival`)).statusCode).toBe(403)
  })
})

test('A missing proof is reminded of after its period and reported to the office, each once', async () => {
  const { db, env } = api()
  const dealer = await aForeignDealer()
  const { id, url, gwnummer } = await collected(dealer)
  const subject = `Ihr Kauf ${gwnummer}: Nachweis der Ankunft fehlt`
  const run = (day: string) => {
    setTime(`${day}T08:25:00+01:00`)
    return remindOfArrivals({ db, env, now: new Date(`${day}T08:25:00+01:00`) })
  }
  const remindedOf = async () =>
    (await mailsTo(dealer.account.email)).filter((mail) => mail.subject === subject).length
  await run('2026-12-02')
  expect(await remindedOf()).toBe(0)
  await Promise.all([run('2026-12-03'), run('2026-12-03')])
  await run('2026-12-20')
  expect(await remindedOf()).toBe(1)
  const buyer = await aPersonOf('buyer', { company: dealer })
  office = await aBackofficeUser()
  expect((await read(buyer, url)).state).toBe('late')
  const missing = (await office.get('/mvp/api/house-purchases', { arrival: 'missing' })).json()
  expect(missing.map((purchase: { id: string }) => purchase.id)).toContain(id)
  await run('2027-01-02')
  await run('2027-01-03')
  const toOffice = (await mailsTo(env.MAIL_SALES)).filter(
    (mail) => mail.subject === `Nachweis der Ankunft fehlt, Kauf ${gwnummer}`,
  )
  expect(toOffice).toHaveLength(1)
  setTime('2026-12-20T09:00:00+01:00')
  await buyer.post(`${url}/confirmation`, signed)
  const open = (await office.get('/mvp/api/house-purchases', { arrival: 'missing' })).json()
  expect(open.map((purchase: { id: string }) => purchase.id)).not.toContain(id)
})
