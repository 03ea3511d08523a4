import { houseEvents, type WebhookEvent } from '@portal/domain/accounts/webhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { undoPayments } from '../../sale/payments/commands.ts'
import { aBackofficeUser, aDealer, anAdmin, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aSoldCar, collect, file, houseClaim, move, newestClaim } from '../../testing/claims.ts'
import { passTime, setTime } from '../../testing/clock.ts'
import { aDeliveryRow } from '../../testing/deliveries.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { multipart } from '../../testing/papers.ts'
import { aBankAccount, aBilledPurchase } from '../../testing/payments.ts'
import { aPurchase } from '../../testing/purchases.ts'
import { aStatement } from '../../testing/statements.ts'
import { importRows } from '../../testing/stock-imports.ts'
import { WebhookBody } from '../../testing/webhook-bodies.ts'
import { deliverDue, startReceiver } from '../../testing/webhooks.ts'
import { aboutPurchase, queueEvent } from '../../webhooks/events.ts'

useApi(sellerSettings)

/** Later than the time of the database, by which the queue delays jobs. */
const tuesday = '2035-11-27T10:00:00+01:00'

const url = '/uaa/api/house-webhooks'
const ownUrl = '/uaa/api/company/webhooks'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let admin: Client
let office: Client
let dealer: Client
beforeAll(async () => {
  setTime(tuesday)
  receiver = await startReceiver()
  api().env.WEBHOOK_INNER_ORIGINS = [receiver.origin, 'http://127.0.0.1:1']
  await aBankAccount()
})
afterAll(() => receiver.stop())
beforeEach(async () => {
  const { db } = api()
  setTime(tuesday)
  await db.webhookEndpoint.deleteMany()
  await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'deliver-webhook'`
  receiver.received.length = 0
  receiver.state.answer = () => ({ status: 200, body: 'ok' })
  ;[admin, office, dealer] = [await anAdmin(), await aBackofficeUser(), await aDealer()]
})

/** An address of the house at `/haus`. */
async function aHouseWebhook(events: readonly WebhookEvent[] = houseEvents, target = receiver.origin) {
  const reply = await admin.post(url, { url: `${target}/haus`, description: 'Lager', events })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<{ id: number; secret: string }>()
}

/** An address of a company at `/betrieb`. */
const aCompanyWebhook = (events: readonly WebhookEvent[], owner = dealer) =>
  owner.post(ownUrl, { url: `${receiver.origin}/betrieb`, description: '', events })

/** What arrived at an address, in the form that is documented. */
async function arrived(path = '/haus') {
  await deliverDue()
  return receiver.received
    .filter((one) => one.url === path)
    .map(({ body }) => {
      expect(WebhookBody.parse(JSON.parse(body))).toEqual(JSON.parse(body))
      return WebhookBody.parse(JSON.parse(body))
    })
}
const linkTo = (page: string) => `${api().env.PUBLIC_URL}/#${page}`

describe('The addresses of the house', () => {
  test('are managed by administrators only, apart from those of companies', async () => {
    const { id } = await aHouseWebhook()
    const { id: ofCompany } = (await aCompanyWebhook(['purchase.created'])).json()
    for (const person of [office, dealer]) {
      expect((await person.get(url)).statusCode).toBe(403)
      expect((await person.delete(`${url}/${id}`)).statusCode).toBe(403)
    }
    expect((await admin.get(url)).json()).toMatchObject([{ id }])
    expect((await dealer.get(ownUrl)).json()).toMatchObject([{ id: ofCompany }])
    expect((await admin.delete(`${url}/${ofCompany}`)).statusCode).toBe(404)
    expect((await dealer.delete(`${ownUrl}/${id}`)).statusCode).toBe(404)
    expect((await dealer.get(`${ownUrl}/${id}/deliveries`)).statusCode).toBe(404)
  })

  test('get no events about what companies watch, and companies none about imports', async () => {
    const wrong = await admin.post(url, { url: receiver.origin, events: ['search.match'] })
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'events'])
    expect((await aCompanyWebhook(['import.finished'])).statusCode).toBe(400)
  })

  test('get a test event, and are paused with a mail to the administrators when they sign off', async () => {
    const { id } = await aHouseWebhook()
    expect((await admin.post(`${url}/${id}/test`)).statusCode).toBe(204)
    expect(await arrived()).toMatchObject([{ data: { link: linkTo('/house/integrations') } }])

    receiver.state.answer = () => ({ status: 410 })
    const { id: purchase } = await aPurchase(dealer, 'open')
    await office.post(`/mvp/api/house-purchases/${purchase}/hand-over`, { from: 'open', to: 'paid' })
    await deliverDue()
    expect((await admin.get(url)).json()).toMatchObject([{ state: 'paused', pauseReason: 'gone' }])
    const [mail] = (await mailsTo(admin.account.email)).filter(
      ({ template }) => template === 'webhook-paused',
    )
    expect(mail?.text).toContain('/house/integrations')
    expect(await mailsTo(dealer.account.email)).not.toContainEqual(
      expect.objectContaining({ template: 'webhook-paused' }),
    )
  })
})

describe('An event', () => {
  test('about an invoice reaches house and company, each with its own page, and nobody else', async () => {
    await aHouseWebhook()
    await aCompanyWebhook(['invoice.issued'])
    await aCompanyWebhook(['invoice.issued'], await aDealer())
    const { id, gwnummer } = await aPurchase(dealer, 'open')
    receiver.received.length = 0
    const reply = await office.post(`/mvp/api/house-purchases/${id}/invoices`, {
      ...{ taxCase: 'regular', issuedOn: '2035-11-27', dueOn: '2035-12-04', deliveredOn: '2035-11-27' },
      ...{ buyerReference: '90001', deliverTo: null },
      buyer: {
        ...{ name: 'Autohaus Beispiel', street: 'Musterring 12', postalCode: '60528', country: 'DE' },
        ...{ city: 'Frankfurt am Main', vatId: null, mail: null },
      },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    const [invoice] = reply.json().invoices
    const data = { purchaseId: id, gwnummer, invoiceId: invoice.id, kind: 'invoice' }
    const own = { type: 'invoice.issued', timestamp: expect.any(String) }
    expect(await arrived()).toEqual([{ ...own, data: { ...data, link: linkTo(`/house/purchases/${id}`) } }])
    expect(await arrived('/betrieb')).toEqual([
      { ...own, data: { ...data, link: linkTo(`/purchases/${id}`) } },
    ])
  })

  test('about a payment follows its booking and its end, in their order', async () => {
    await aHouseWebhook(['payment.changed'])
    setTime('2026-11-26T10:00:00+01:00')
    const bill = await aBilledPurchase(dealer)
    const bytes = aStatement([{ cents: bill.grossCents, reference: bill.number }])
    const upload = { query: { filename: 'auszug.xml' }, ...multipart(bytes, 'auszug.xml') }
    expect((await office.send('POST', '/mvp/api/bank-statements', upload)).statusCode).toBe(200)
    const { entryId } = await api().db.payment.findFirstOrThrow({ where: { purchaseId: bill.purchaseId } })
    const { db, env, clock } = api()
    const acting = { env, now: clock.now(), actorId: office.account.id, requestId: null }
    await db.$transaction((tx) => undoPayments(tx, acting, entryId ?? 0))
    setTime(tuesday)
    const changes = (await arrived()).map(({ data }) => data)
    expect(changes).toMatchObject([
      { purchaseId: bill.publicId, change: 'booked' },
      { purchaseId: bill.publicId, change: 'undone' },
    ])
  })

  test('about a claim follows each step, but not the notes of the house', async () => {
    await aHouseWebhook(['claim.changed'])
    await aCompanyWebhook(['claim.changed'])
    const { id } = await aSoldCar(office, dealer)
    await collect(office, id)
    expect((await file(dealer, id)).statusCode).toBe(200)
    const { id: claimId } = await newestClaim(dealer, id)
    await move(office, claimId, { action: 'take' })
    await office.post(`/mvp/api/house-claims/${claimId}/notes`, { text: 'Nur für uns' })
    await move(office, claimId, { action: 'offer', text: 'Wir bieten das.', amount: 250 })
    const { version } = await houseClaim(office, claimId)
    const answer = { version, accepts: true, text: '' }
    await dealer.post(`/mvp/api/mvp-meine/purchases/${id}/claims/${claimId}/answer`, answer)
    for (const path of ['/haus', '/betrieb']) {
      const bodies = await arrived(path)
      expect(bodies.map(({ data }) => ('state' in data ? data.state : null))).toEqual([
        ...['filed', 'review', 'offered', 'accepted'],
      ])
      expect(bodies[0]?.data).toMatchObject({ purchaseId: id, claimId })
    }
    for (const { body } of receiver.received) expect(body).not.toMatch(/Delle|Nur für uns|250/)
  })

  test('about a pick-up names nobody', async () => {
    await aHouseWebhook(['pick_up.changed'])
    const { id } = await aPurchase(dealer, 'ready')
    const pass = `/mvp/api/mvp-meine/purchases/${id}/pick-up`
    const named = await dealer.put(pass, {
      ...{ kind: 'carrier', name: 'Milan Petrović', firm: 'Petrović Transporte', plate: 'F-MP 12' },
      ...{ appointment_date: '2035-12-03', appointment_time: '10:00' },
    })
    expect(named.statusCode, named.body).toBe(200)
    await dealer.post(`${pass}/renewal`)
    await dealer.delete(pass)
    const steps = (await arrived()).map(({ data }) => ('step' in data ? data.step : null))
    expect(steps).toEqual(['named', 'renewed', 'called-off'])
    for (const { body } of receiver.received) expect(body).not.toMatch(/Petrovi|F-MP/)
  })

  test('about an import says how it ended; a dry run is none', async () => {
    await aHouseWebhook(['import.finished'])
    await importRows([aDeliveryRow(310_001)], { dryRun: true })
    const { result } = await importRows([aDeliveryRow(310_001)])
    const { db } = api()
    await db.$executeRaw`ALTER TABLE vehicle ADD CONSTRAINT crash CHECK (gwnummer <> '310002')`
    await expect(importRows([aDeliveryRow(310_002)])).rejects.toThrow()
    await db.$executeRaw`ALTER TABLE vehicle DROP CONSTRAINT crash`
    passTime({ minutes: 1 })
    const { id: importRunId, generation } = result
    expect(await arrived()).toMatchObject([
      {
        type: 'import.finished',
        data: { importRunId, state: 'done', generation, link: linkTo(`/house/imports/runs/${importRunId}`) },
      },
      { data: { importRunId: importRunId + 1, state: 'failed', generation: null } },
    ])
  })

  test('of a purchase of a partner without an account reaches the house', async () => {
    await aHouseWebhook(['hand_over.changed'])
    const { id } = await aPurchase({ ...dealer, partner_number: '99887' }, 'paid')
    expect(await arrived()).toMatchObject([{ data: { purchaseId: id, state: 'paid' } }])
  })

  test('is not written if its change fails', async () => {
    await aHouseWebhook()
    const { id } = await api().db.purchase.findFirstOrThrow()
    const failing = api().db.$transaction(async (tx) => {
      await queueEvent(tx, 'payment.changed', aboutPurchase(id, { change: 'booked' }), api().clock.now())
      throw new Error('Abbruch')
    })
    await expect(failing).rejects.toThrow('Abbruch')
    expect(await arrived()).toEqual([])
  })
})
