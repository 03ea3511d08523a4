import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { executeStockJob } from '../../house/stock-jobs/jobs.ts'
import { mailNewMatches } from '../../search/notifications/jobs.ts'
import { aBackofficeUser, aDealer, aPersonOf, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, publish } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import type { SentStockRule } from '../../testing/stock-jobs.ts'
import { aJob, run, undo } from '../../testing/stock-jobs.ts'
import { deliverDue, type Received, startReceiver } from '../../testing/webhooks.ts'
import { handOversOf, queueEvent } from '../../webhooks/events.ts'
import { queueDeliveriesWithoutJob } from './jobs.ts'

useApi()

const url = '/uaa/api/company/webhooks'
const all = [
  'purchase.created',
  'hand_over.changed',
  'vehicle.price_changed',
  'vehicle.unavailable',
  'search.match',
]
const price: SentStockRule = {
  ...{
    action: 'price',
    prices: 'both',
    change: { kind: 'shift', euro: -500 },
    rounding: 'none',
    floor: null,
  },
  ...{ reason: null, notifiesWatchers: false },
}

let receiver: Awaited<ReturnType<typeof startReceiver>>
let house: Client
beforeAll(async () => {
  receiver = await startReceiver()
  house = await aBackofficeUser()
  api().env.WEBHOOK_INNER_ORIGINS = [receiver.origin, 'http://127.0.0.1:1']
})
afterAll(() => receiver.stop())
beforeEach(async () => {
  const { db } = api()
  await db.webhookEndpoint.deleteMany()
  await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'deliver-webhook'`
  receiver.received.length = 0
  receiver.state.answer = () => ({ status: 200, body: 'ok' })
})

async function aWebhook(owner: Client, { events = all, target = `${receiver.origin}/haken` } = {}) {
  const reply = await owner.post(url, { url: target, description: 'DMS', events })
  expect(reply.statusCode).toBe(201)
  return reply.json<{ id: number; secret: string }>()
}

/** A dealer with a webhook that watches a car. */
async function aWatcher() {
  const dealer = await aDealer()
  const { id, secret } = await aWebhook(dealer)
  const car = await aCar()
  await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: car.fahrzeugid })
  return { dealer, id, secret, car }
}

/** Lets days pass without the end of the sessions. */
async function passDays(days: number) {
  passTime({ days })
  const now = api().clock.now()
  await api().db.session.updateMany({ data: { createdAt: now, lastSeenAt: now, authenticatedAt: now } })
}

const execute = async (rule: SentStockRule, gwnummer: string) =>
  run(house, (await aJob(house, rule, [gwnummer])).id)
const webhookOf = async (owner: Client, id: number) =>
  (await owner.get(url)).json<{ id: number }[]>().find((one) => one.id === id)
const logOf = async (owner: Client, id: number) => (await owner.get(`${url}/${id}/deliveries`)).json()
const sendTest = async (owner: Client, id: number) => {
  expect((await owner.post(`${url}/${id}/test`)).statusCode).toBe(204)
  await deliverDue()
}
const signatureHeaders = ({ headers }: Received) => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
})
const verify = (secret: string, received: Received) =>
  new Webhook(secret).verify(received.body, signatureHeaders(received))
const first = (requests: Received[]) => {
  const [request] = requests
  if (!request) throw new Error('Nothing was received.')
  return request
}

describe('A company’s program is told of', () => {
  test('a changed price of a watched vehicle, once and without the price', async () => {
    const { car, secret } = await aWatcher()
    await execute(price, car.gwnummer)
    await deliverDue()
    expect(receiver.bodies()).toEqual([
      {
        type: 'vehicle.price_changed',
        timestamp: expect.any(String),
        data: {
          ...{ fahrzeugid: car.fahrzeugid, gwnummer: car.gwnummer },
          link: expect.stringMatching(/#\/cardetailsview\/\d+\/Volkswagen\/Golf\/vname\/watchlist$/),
        },
      },
    ])
    expect(first(receiver.received).body).not.toMatch(/16.?[05]00/)
    expect(verify(secret, first(receiver.received))).toMatchObject({ type: 'vehicle.price_changed' })
  })

  test('an event whose job was lost, as after a restored backup, once', async () => {
    const { car } = await aWatcher()
    await execute(price, car.gwnummer)
    const { db } = api()
    await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'deliver-webhook'`
    await deliverDue()
    expect(receiver.bodies()).toEqual([])
    await queueDeliveriesWithoutJob(db)
    await queueDeliveriesWithoutJob(db)
    await deliverDue()
    expect(receiver.bodies()).toMatchObject([{ type: 'vehicle.price_changed' }])
    await queueDeliveriesWithoutJob(db)
    await deliverDue()
    expect(receiver.bodies()).toHaveLength(1)
  })

  test('a watched vehicle that is reserved, sold or withdrawn', async () => {
    const rules: SentStockRule[] = [
      { action: 'reserve', until: '2099-12-24', for: 'Autohaus Beispiel' },
      { action: 'sell', partner_number: null },
      { action: 'withdraw' },
    ]
    for (const rule of rules) {
      const { car } = await aWatcher()
      await execute(rule, car.gwnummer)
      await deliverDue()
      expect(receiver.bodies().at(-1), rule.action).toMatchObject({
        type: 'vehicle.unavailable',
        data: { gwnummer: car.gwnummer, isReserved: rule.action === 'reserve' },
      })
    }
    expect(receiver.received).toHaveLength(3)
  })

  test('a purchase that the house enters, and of each state of its hand-over', async () => {
    const dealer = await aDealer()
    await aWebhook(dealer)
    const car = await aCar()
    await execute({ action: 'sell', partner_number: dealer.partner_number }, car.gwnummer)
    const { publicId } = await api().db.purchase.findFirstOrThrow({ where: { gwnummer: car.gwnummer } })
    const moved = await house.post(`/mvp/api/house-purchases/${publicId}/hand-over`, {
      from: 'open',
      to: 'paid',
    })
    expect(moved.statusCode).toBe(200)
    await deliverDue()
    const data = { purchaseId: publicId, gwnummer: car.gwnummer }
    expect(receiver.bodies()).toMatchObject([
      {
        type: 'purchase.created',
        data: { ...data, link: expect.stringContaining(`/#/purchases/${publicId}`) },
      },
      { type: 'hand_over.changed', data: { ...data, state: 'paid' } },
    ])
  })

  test('new matches of an owner’s search, and not of other people’s', async () => {
    const dealer = await aDealer()
    const buyer = await aPersonOf('buyer', { company: dealer })
    await aWebhook(dealer)
    const search = (person: Client) =>
      person.post('/mvp/api/mvp-car-notification', { user_email: person.account.email, maker: 'Seltenwagen' })
    await search(dealer)
    await search(buyer)
    const [{ id }] = (await dealer.get('/mvp/api/mvp-car-notifications-by-user')).json()
    const car = await aCar({ hersteller: 'Seltenwagen' })
    await publish(car)
    const match = () => mailNewMatches(api().db, api().env, api().clock.now())
    await match()
    await match()
    await deliverDue()
    expect(receiver.bodies()).toMatchObject([
      {
        type: 'search.match',
        data: { searchId: id, vehicles: [{ fahrzeugid: car.fahrzeugid, gwnummer: car.gwnummer }] },
      },
    ])
  })

  test('nothing it has not asked for, nor what concerns other companies, nor while it is paused', async () => {
    const { dealer, id, car } = await aWatcher()
    await aWebhook(await aDealer())
    const others = { url: `${receiver.origin}/haken`, description: '', events: ['purchase.created'] }
    expect((await dealer.put(`${url}/${id}`, others)).statusCode).toBe(200)
    await execute(price, car.gwnummer)
    await dealer.put(`${url}/${id}`, { ...others, events: all })
    await dealer.put(`${url}/${id}/pause`, { isPaused: true })
    await execute(price, car.gwnummer)
    await dealer.put(`${url}/${id}/pause`, { isPaused: false })
    await deliverDue()
    expect(receiver.received).toEqual([])
  })

  test('nothing of a transaction that was rolled back', async () => {
    const { dealer, car } = await aWatcher()
    const { id } = await aJob(house, price, [car.gwnummer])
    await house.post(`/mvp/api/stock-jobs/${id}/start`)
    const { pool, clock } = api()
    const crash = executeStockJob({ pool, now: clock.now() }, id, (percent) =>
      percent === 90 ? Promise.reject(new Error('crash')) : Promise.resolve(),
    )
    await expect(crash).rejects.toThrow('crash')
    const rolledBack = api().db.$transaction(async (tx) => {
      const purchase = await tx.purchase.create({
        data: {
          ...{ partner_number: dealer.partner_number ?? '', gwnummer: '777777', maker: 'VW', model: 'Golf' },
          ...{ fin: 'WAUZZZ8K0DA777777', puchasesDate: clock.now() },
        },
      })
      await queueEvent(
        tx,
        'hand_over.changed',
        handOversOf([{ id: purchase.id, state: 'paid' }]),
        clock.now(),
      )
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await deliverDue()
    expect(receiver.received).toEqual([])
    expect(
      await api().db.webhookDelivery.count({ where: { endpoint: { dealerId: dealer.account.id } } }),
    ).toBe(0)
  })

  test('nothing while no owner has agreed to the terms; the owner can send it later', async () => {
    const { dealer, id, car } = await aWatcher()
    const agree = (termsofuseagreed: boolean) =>
      api().db.account.update({ where: { id: dealer.account.id }, data: { termsofuseagreed } })
    await agree(false)
    await execute(price, car.gwnummer)
    await deliverDue()
    expect(receiver.received).toEqual([])
    await agree(true)
    const [delivery] = await logOf(dealer, id)
    expect(delivery).toMatchObject({ state: 'failed', attempts: [{ status: null, error: 'access' }] })
    await dealer.post(`${url}/${id}/deliveries/${delivery.id}/replay`)
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
  })

  test('no purchase that was taken back before it was sent', async () => {
    const dealer = await aDealer()
    const { id } = await aWebhook(dealer)
    const car = await aCar()
    const job = await execute({ action: 'sell', partner_number: dealer.partner_number }, car.gwnummer)
    await undo(house, job.id)
    await deliverDue()
    expect(receiver.received).toEqual([])
    expect(await logOf(dealer, id)).toMatchObject([{ state: 'failed', attempts: [{ error: 'gone' }] }])
  })
})

describe('A delivery', () => {
  test('is signed as sent, with the same id and body and a new time in each attempt', async () => {
    const { dealer, id, secret, car } = await aWatcher()
    receiver.state.answer = () => ({ status: 500, body: 'x'.repeat(600) })
    await execute(price, car.gwnummer)
    await deliverDue()
    passTime({ seconds: 6 })
    receiver.state.answer = () => ({ status: 204 })
    await deliverDue()
    const [one, two] = receiver.received
    if (!one || !two) throw new Error('Two attempts were expected.')
    expect(two.headers['webhook-id']).toBe(one.headers['webhook-id'])
    expect(two.body).toBe(one.body)
    expect(Number(two.headers['webhook-timestamp'])).toBeGreaterThanOrEqual(
      Number(one.headers['webhook-timestamp']) + 6,
    )
    expect(verify(secret, two)).toMatchObject({ data: { gwnummer: car.gwnummer } })
    expect(() => verify(secret, { ...two, body: two.body.replace('vehicle', 'Vehicle') })).toThrow()
    expect(await logOf(dealer, id)).toMatchObject([
      {
        ...{ state: 'delivered', messageId: one.headers['webhook-id'], gwnummer: car.gwnummer, nextAt: null },
        attempts: [
          { status: 204, answer: '' },
          { status: 500, answer: 'x'.repeat(500), ms: expect.any(Number) },
        ],
      },
    ])
  })

  test.each([301, 302, 307, 400, 404, 429, 500, 503])(
    'with the answer %i fails and is repeated',
    async (status) => {
      const { dealer, id, car } = await aWatcher()
      receiver.state.answer = () => ({ status, headers: { location: `${receiver.origin}/umleitung` } })
      await execute(price, car.gwnummer)
      await deliverDue()
      expect(receiver.received).toHaveLength(1)
      expect(await webhookOf(dealer, id)).toMatchObject({
        ...{ state: 'failing', waiting: 1, lastAttempt: { status }, nextAt: expect.any(String) },
      })
      passTime({ seconds: 6 })
      receiver.state.answer = () => ({ status: 200 })
      await deliverDue()
      expect(await webhookOf(dealer, id)).toMatchObject({ state: 'active', waiting: 0, nextAt: null })
    },
  )

  test('waits as long as the receiver asks for', async () => {
    const { car } = await aWatcher()
    receiver.state.answer = () => ({ status: 503, headers: { 'retry-after': '120' } })
    await execute(price, car.gwnummer)
    await deliverDue()
    passTime({ seconds: 100 })
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
    passTime({ seconds: 40 })
    await deliverDue()
    expect(receiver.received).toHaveLength(2)
  })

  test('to a server that has gone (410) ends, pauses the address and mails the owners', async () => {
    const { dealer, id, car } = await aWatcher()
    receiver.state.answer = () => ({ status: 410 })
    await execute(price, car.gwnummer)
    await deliverDue()
    await passDays(2)
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
    expect(await webhookOf(dealer, id)).toMatchObject({ state: 'paused', pauseReason: 'gone' })
    expect(await mailsTo(dealer.account.email)).toMatchObject([{ template: 'webhook-paused' }])
  })

  test('to a server that fails for 72 hours pauses it with one mail to each owner, and continues when resumed', async () => {
    const { dealer, id, car } = await aWatcher()
    const second = await aPersonOf('owner', { company: dealer })
    receiver.state.answer = () => ({ status: 500 })
    await execute(price, car.gwnummer)
    for (let hours = 0; hours < 100; hours++) {
      await deliverDue()
      passTime({ hours: 1 })
    }
    await passDays(0)
    expect(receiver.received).toHaveLength(10)
    expect(await webhookOf(dealer, id)).toMatchObject({ state: 'paused', pauseReason: 'failing' })
    for (const { account } of [dealer, second]) {
      const mails = await mailsTo(account.email)
      expect(mails).toMatchObject([{ template: 'webhook-paused' }])
      expect(mails[0]?.text).not.toContain('/haken')
    }
    expect(
      await api().db.auditEntry.findFirst({ where: { subject: `webhook:${id}`, actorId: null } }),
    ).toMatchObject({
      action: 'webhook-paused',
    })
    expect((await dealer.post(`${url}/${id}/test`)).json()).toMatchObject({ status: 409 })

    receiver.state.answer = () => ({ status: 200 })
    await dealer.put(`${url}/${id}/pause`, { isPaused: false })
    await sendTest(dealer, id)
    expect(await webhookOf(dealer, id)).toMatchObject({ state: 'active' })
  })

  test('of one object keeps its order, while other objects do not wait', async () => {
    const { dealer, car } = await aWatcher()
    const other = await aCar()
    await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: other.fahrzeugid })
    receiver.state.answer = ({ body }) => ({ status: body.includes(car.gwnummer) ? 500 : 200 })
    await execute(price, car.gwnummer)
    await execute({ action: 'withdraw' }, car.gwnummer)
    await deliverDue()
    await execute(price, other.gwnummer)
    await deliverDue()
    const types = () => receiver.bodies().map(({ type, data }) => [type, data.gwnummer])
    expect(types()).toEqual([
      ['vehicle.price_changed', car.gwnummer],
      ['vehicle.price_changed', other.gwnummer],
    ])
    receiver.received.length = 0
    receiver.state.answer = () => ({ status: 200 })
    passTime({ seconds: 6 })
    await deliverDue()
    expect(types()).toEqual([
      ['vehicle.price_changed', car.gwnummer],
      ['vehicle.unavailable', car.gwnummer],
    ])
  })

  test('to a server that cannot be reached holds back its other events for a minute', async () => {
    const dealer = await aDealer()
    const { id } = await aWebhook(dealer, { target: `${receiver.origin}/haken` })
    const cars = [await aCar(), await aCar()]
    for (const { fahrzeugid } of cars) await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid })
    receiver.state.answer = () => ({ status: 200, isSilent: true })
    for (const { gwnummer } of cars) await execute(price, gwnummer)
    await deliverDue(200)
    expect(receiver.received).toHaveLength(1)
    expect(await webhookOf(dealer, id)).toMatchObject({ state: 'failing', lastAttempt: { error: 'timeout' } })
    receiver.state.answer = () => ({ status: 200 })
    passTime({ seconds: 61 })
    await deliverDue()
    expect(receiver.received).toHaveLength(3)
  })

  test('to a server that stays unreachable lets it rest for a minute, also after the first try of another event', async () => {
    const { id, car } = await aWatcher()
    const { db, clock } = api()
    const where = { id }
    await db.webhookEndpoint.update({ where, data: { failingSince: clock.now() } })
    receiver.state.answer = () => ({ status: 200, isSilent: true })
    await execute(price, car.gwnummer)
    await deliverDue(200)
    const { notBefore } = await db.webhookEndpoint.findUniqueOrThrow({ where })
    expect(((notBefore?.getTime() ?? 0) - clock.now().getTime()) / 1000).toBeGreaterThan(50)
  })

  test('is repeated with its id after a crash between the answer and its record', async () => {
    const { dealer, id, car } = await aWatcher()
    await execute(price, car.gwnummer)
    const { db } = api()
    await db.$executeRaw`ALTER TABLE webhook_attempt ADD CONSTRAINT crash CHECK (false) NOT VALID`
    await expect(deliverDue()).rejects.toThrow()
    await db.$executeRaw`ALTER TABLE webhook_attempt DROP CONSTRAINT crash`
    const delivery = await db.webhookDelivery.findFirstOrThrow({ where: { endpointId: id } })
    expect(delivery).toMatchObject({ state: 'waiting', round: 0 })
    await dealer.post(`${url}/${id}/resend`)
    await deliverDue()
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([delivery.messageId, delivery.messageId])
  })

  test('is replayed by hand with the same id, however it ended', async () => {
    const { dealer, id, secret, car } = await aWatcher()
    await execute(price, car.gwnummer)
    await deliverDue()
    const [{ id: deliveryId, messageId }] = await logOf(dealer, id)
    passTime({ hours: 2 })
    expect((await dealer.post(`${url}/${id}/deliveries/${deliveryId}/replay`)).statusCode).toBe(204)
    await deliverDue()
    const [one, two] = receiver.received
    expect(two?.headers['webhook-id']).toBe(messageId)
    expect(two?.body).toBe(one?.body)
    expect(Number(two?.headers['webhook-timestamp'])).toBeGreaterThan(
      Number(one?.headers['webhook-timestamp']),
    )
    expect(secret).toMatch(/^whsec_/)
    expect((await logOf(dealer, id))[0].attempts).toHaveLength(2)
  })

  test('is signed with the old secret too for 24 hours after a rotation', async () => {
    const dealer = await aDealer()
    const { id, secret } = await aWebhook(dealer)
    const { secret: fresh } = (await dealer.post(`${url}/${id}/rotation`)).json()
    await sendTest(dealer, id)
    const during = first(receiver.received)
    expect(during.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    for (const one of [secret, fresh]) expect(verify(one, during)).toMatchObject({ type: 'webhook.test' })

    await passDays(1)
    passTime({ minutes: 1 })
    receiver.received.length = 0
    await sendTest(dealer, id)
    const after = first(receiver.received)
    // The library refuses the time of this test, so it signs what was received.
    const { 'webhook-id': messageId, 'webhook-timestamp': at } = signatureHeaders(after)
    const expected = new Webhook(fresh).sign(messageId, new Date(Number(at) * 1000), after.body)
    expect(after.headers['webhook-signature']).toBe(expected)
    expect(await webhookOf(dealer, id)).toMatchObject({ rotatingUntil: null })
  })

  test('of a test is tried once and does not change the state of the address', async () => {
    const dealer = await aDealer()
    const { id } = await aWebhook(dealer, { target: 'http://127.0.0.1:1/' })
    await sendTest(dealer, id)
    expect(await logOf(dealer, id)).toMatchObject([
      { type: 'webhook.test', state: 'failed', attempts: [{ error: 'connection' }] },
    ])
    expect(await webhookOf(dealer, id)).toMatchObject({ state: 'active', waiting: 0 })
  })
})
