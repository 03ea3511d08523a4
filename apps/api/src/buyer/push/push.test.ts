import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPushKeys } from '../../credentials/push-keys.ts'
import { hashOf, newToken } from '../../credentials/secrets.ts'
import { eraseExpiredData } from '../../house/retention/jobs.ts'
import { mailNewMatches } from '../../search/notifications/jobs.ts'
import { aDealer, anAdmin, anApplicant, aVisitor, mailsTo, testPassword } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, publish as publishCars } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import { aBrowser, startPushService, vapidClaims } from '../../testing/push-service.ts'
import { mailWatchChanges } from '../watchlist/jobs.ts'
import { sendPush } from './jobs.ts'

useApi(newPushKeys())

const url = '/mvp/api/mvp-user-push-devices'
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const headers = { 'user-agent': userAgent }
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())

beforeEach(async () => {
  service.received.length = 0
  service.state.status = 201
  const { db } = api()
  await db.$transaction([
    ...[db.pushDevice.deleteMany(), db.searchNotification.deleteMany(), db.watch.deleteMany()],
    ...[db.stockChange.deleteMany(), db.jobState.deleteMany(), db.attemptCounter.deleteMany()],
    db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'send-push'`,
  ])
})

/** Gives the caller's browser the cookie that every login sets. */
async function onDevice<Caller extends Awaited<ReturnType<typeof aDealer>>>(caller: Caller): Promise<Caller> {
  const token = newToken()
  await api().db.knownDevice.create({ data: { tokenHash: hashOf(token), accountId: caller.account.id } })
  caller.cookies.device = token
  return caller
}

async function aSubscriber() {
  const dealer = await onDevice(await aDealer())
  const browser = aBrowser()
  const reply = await dealer.post(url, browser.subscription, { headers })
  expect(reply.statusCode).toBe(200)
  return { dealer, browser, devices: reply.json().devices }
}

/** Does what the worker does with the queued jobs. */
async function work() {
  const { db, env, clock } = api()
  const jobs = await db.$queryRaw<{ messageId: number }[]>`
    SELECT (data->>'messageId')::int AS "messageId" FROM pgboss.job WHERE name = 'send-push' ORDER BY 1`
  const pushing = { db, env, now: clock.now, agent: service.agent }
  for (const { messageId } of jobs) await sendPush(pushing, messageId)
  return jobs.length
}

const mailMatches = () => mailNewMatches(api().db, api().env, api().clock.now())

async function publish(...cars: { fahrzeugid: number }[]) {
  await publishCars(...cars)
  await mailMatches()
}

type Dealer = Awaited<ReturnType<typeof aDealer>>
const search = (dealer: Dealer, criteria: object) =>
  dealer.post('/mvp/api/mvp-car-notification', { user_email: dealer.account.email, ...criteria })

async function watch(dealer: Dealer, fahrzeugid: number) {
  const { id } = (await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid })).json()
  await dealer.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: '', mailOnChange: true })
}

type Browser = ReturnType<typeof aBrowser>
const shownOn = ({ subscription, decrypt }: Browser) =>
  service.received
    .filter(({ path }) => subscription.endpoint.endsWith(path))
    .map(({ body }) => JSON.parse(decrypt(body)))

describe('Mitteilungen', () => {
  test('report the match of a search, signed and encrypted for the browser, exactly once', async () => {
    const { dealer, browser } = await aSubscriber()
    await search(dealer, { maker: 'BMW' })
    const car = await aCar({ hersteller: 'BMW', modellgruppe: '3er' })
    await publish(car)
    await mailMatches()
    expect(await work()).toBe(1)
    await work()
    const [text, ...more] = shownOn(browser)
    expect(more).toEqual([])
    expect(text).toMatchObject({
      title: 'Neu: BMW 3er',
      path: `/cardetailsview/${car.fahrzeugid}/BMW/3er/vname/searchResults`,
    })
    expect(text.body).toMatch(/^EZ 03.\/.2021, 45\.000.km, GW-Nr\. \d{6}\nSuche: BMW$/)
    const [request] = service.received
    if (!request) throw new Error('Nothing was sent.')
    const { headers: sent, body } = request
    expect(sent).toMatchObject({ 'content-encoding': 'aes128gcm', host: 'fcm.googleapis.com' })
    expect(Number(sent.ttl)).toBeGreaterThan(86_000)
    expect(vapidClaims(sent)).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:it-support@autoexpo.example',
    })
    expect(body.toString('latin1')).not.toContain('BMW')
  })

  test('are in the language of the account, which the browser is told', async () => {
    const { dealer, browser } = await aSubscriber()
    await api().db.account.update({ where: { id: dealer.account.id }, data: { langKey: 'pl' } })
    await search(dealer, { maker: 'BMW' })
    const { fahrzeugid } = await aCar({ hersteller: 'BMW', modellgruppe: '3er' })
    await publish({ fahrzeugid })
    await work()
    await watch(dealer, fahrzeugid)
    await api().db.vehicle.update({ where: { fahrzeugid }, data: { haendlerpreisbrutto: 15_555 } })
    await mailWatchChanges(api().db, api().env, api().clock.now())
    await work()
    const [match, change] = shownOn(browser)
    expect(match).toMatchObject({ title: 'Nowość: BMW 3er', lang: 'pl' })
    expect(match.body).toMatch(/^1\. rej\. 03.\/.2021, 45\u00a0000\u00a0km, nr GW \d{6}\nWyszukiwanie: BMW$/)
    expect(change.title).toBe('Zmiana ceny: BMW 3er')
  })

  test('of several matches open the search', async () => {
    const { dealer, browser } = await aSubscriber()
    await search(dealer, { maker: 'BMW', price_to: 30_000 })
    await publish(await aCar({ hersteller: 'BMW' }), await aCar({ hersteller: 'BMW' }))
    await work()
    const [text] = shownOn(browser)
    expect(text.title).toBe('2 neue Fahrzeuge')
    expect(text.path).toContain('/searchresults?searchType=detailed')
    expect(text.path).toContain('maker=BMW')
  })

  test('report price steps and sales of watched cars', async () => {
    const { dealer, browser } = await aSubscriber()
    const { fahrzeugid } = await aCar({ hersteller: 'Opel', modellgruppe: 'Astra' })
    await watch(dealer, fahrzeugid)
    const change = async (data: object) => {
      await api().db.vehicle.update({ where: { fahrzeugid }, data })
      await mailWatchChanges(api().db, api().env, api().clock.now())
      await work()
    }
    await change({ haendlerpreisbrutto: 15_555 })
    await change({ available: false })
    await change({ available: true })
    const texts = shownOn(browser)
    expect(texts.map(({ title }) => title)).toEqual([
      'Preis geändert: Opel Astra',
      'Nicht mehr verfügbar: Opel Astra',
      'Wieder verfügbar: Opel Astra',
    ])
    expect(texts.map(({ path }) => path)[1]).toBe('/watchlist')
  })

  test('leave out cars the account has dismissed, even after the search found them', async () => {
    const { dealer, browser } = await aSubscriber()
    await search(dealer, { maker: 'Melkus' })
    const [dismissed, shown] = [await aCar({ hersteller: 'Melkus' }), await aCar({ hersteller: 'Melkus' })]
    await publish(dismissed, shown)
    await dealer.put(`/mvp/api/mvp-user-dismissed-cars/${dismissed.fahrzeugid}`, {})
    await work()
    expect(shownOn(browser)).toMatchObject([{ path: expect.stringContaining(`/${shown.fahrzeugid}/`) }])
  })

  test('go to every device of the account and to no other account', async () => {
    const { dealer, browser } = await aSubscriber()
    const other = await aSubscriber()
    const second = aBrowser('updates.push.services.mozilla.com')
    await onDevice(dealer)
    await dealer.post(url, second.subscription, { headers })
    await search(dealer, { maker: 'BMW' })
    await publish(await aCar({ hersteller: 'BMW' }))
    expect(await work()).toBe(2)
    expect([browser, second, other.browser].map((one) => shownOn(one).length)).toEqual([1, 1, 0])
  })

  test('are not sent for searches with daily mails', async () => {
    const { dealer } = await aSubscriber()
    await search(dealer, { maker: 'BMW' })
    await api().db.searchNotification.updateMany({ data: { rhythm: 'taeglich' } })
    await publish(await aCar({ hersteller: 'BMW' }))
    expect(await work()).toBe(0)
  })

  test('contain no price, whatever changed', async () => {
    const { dealer, browser } = await aSubscriber()
    const price = { haendlerpreisbrutto: 7_012_345, planverkaufspreisprivatkundengeschaeftbrutto: 7_112_345 }
    await search(dealer, { maker: 'BMW' })
    const car = await aCar({ hersteller: 'BMW', ...price })
    await watch(dealer, car.fahrzeugid)
    await publish(car)
    await api().db.vehicle.update({
      where: { fahrzeugid: car.fahrzeugid },
      data: { haendlerpreisbrutto: 7_054_321 },
    })
    await mailWatchChanges(api().db, api().env, api().clock.now())
    await work()
    const texts = JSON.stringify(shownOn(browser))
    expect(shownOn(browser)).toHaveLength(2)
    expect(texts).not.toMatch(/7\.?0\d\d\.?\d{3}|7\.?112\.?345|€|EUR/)
    const [stored] = await api().db.$queryRaw<{ text: string }[]>`
      SELECT coalesce(string_agg(data::text, ' '), '') AS text FROM pgboss.job WHERE name = 'send-push'`
    expect(stored?.text).not.toMatch(/70\d{5}/)
  })

  test('that are a day old, and those about vehicles no longer offered, are dropped', async () => {
    const { dealer } = await aSubscriber()
    await search(dealer, { maker: 'BMW' })
    const car = await aCar({ hersteller: 'BMW' })
    await publish(car)
    await api().db.vehicle.update({ where: { fahrzeugid: car.fahrzeugid }, data: { available: false } })
    await publish(await aCar({ hersteller: 'BMW' }))
    passTime({ hours: 25 })
    await work()
    expect(service.received).toEqual([])
    expect(await api().db.pushMessage.count()).toBe(0)
  })

  test('wait while the push service refuses them, without following its redirect, and are sent later', async () => {
    const { dealer, browser } = await aSubscriber()
    await search(dealer, { maker: 'BMW' })
    await publish(await aCar({ hersteller: 'BMW' }))
    for (const status of [503, 429, 302]) {
      service.state.status = status
      await expect(work()).rejects.toThrow('unexpected response code')
    }
    expect(await api().db.pushMessage.count()).toBe(1)
    service.state.status = 201
    await work()
    expect(shownOn(browser)).toHaveLength(4)
    expect(await api().db.pushMessage.count()).toBe(0)
  })

  test.each([404, 410])('remove a subscription the push service answers with %d', async (status) => {
    const { dealer } = await aSubscriber()
    await search(dealer, { maker: 'BMW' })
    await publish(await aCar({ hersteller: 'BMW' }))
    service.state.status = status
    await work()
    expect((await dealer.get(url)).json().devices).toEqual([])
    expect(await api().db.pushMessage.count()).toBe(0)
  })

  test('that could not be sent are deleted with the expired data', async () => {
    const { dealer } = await aSubscriber()
    await search(dealer, { maker: 'BMW' })
    await publish(await aCar({ hersteller: 'BMW' }))
    passTime({ hours: 25 })
    await eraseExpiredData({ db: api().db, disk: api().files.documents, now: api().clock.now() })
    expect(await api().db.pushMessage.count()).toBe(0)
  })
})

/** Seconds until the mails to an address may be sent; `[]` when there is none. */
async function mailDelays(email: string) {
  const rows = await api().db.$queryRaw<{ delay: number }[]>`
    SELECT round(extract(epoch FROM j.start_after - j.created_on))::int AS delay
    FROM pgboss.job j JOIN mail m ON m.id = (j.data->>'mailId')::int
    WHERE j.name = 'send-mail' AND m.recipient = ${email} AND m.state = 'queued' AND m.template <> 'notification-active'`
  return rows.map(({ delay }) => delay)
}

async function aSubscriberBy(noticeBy: string) {
  const subscriber = await aSubscriber()
  expect((await subscriber.dealer.put(url, { noticeBy })).json()).toMatchObject({ noticeBy })
  await search(subscriber.dealer, { maker: 'BMW' })
  return subscriber
}

describe('Sofort-Nachrichten', () => {
  test('come as notification and mail, until the person chooses one of them', async () => {
    const { dealer, browser } = await aSubscriberBy('both')
    await publish(await aCar({ hersteller: 'BMW' }))
    await work()
    expect(shownOn(browser)).toHaveLength(1)
    expect(await mailDelays(dealer.account.email)).toEqual([0])
  })

  test('come by mail alone where that is chosen', async () => {
    const { dealer } = await aSubscriberBy('mail')
    await publish(await aCar({ hersteller: 'BMW' }))
    expect(await work()).toBe(0)
    expect(await mailDelays(dealer.account.email)).toEqual([0])
  })

  test('come as notification alone where that is chosen: its delayed mail is deleted', async () => {
    const { dealer, browser } = await aSubscriberBy('push')
    const { fahrzeugid } = await aCar({ hersteller: 'BMW' })
    await publish({ fahrzeugid })
    expect(await mailDelays(dealer.account.email)).toEqual([600])
    await work()
    expect(await mailDelays(dealer.account.email)).toEqual([])
    await watch(dealer, fahrzeugid)
    await api().db.vehicle.update({ where: { fahrzeugid }, data: { haendlerpreisbrutto: 15_555 } })
    await mailWatchChanges(api().db, api().env, api().clock.now())
    expect(await mailDelays(dealer.account.email)).toEqual([600])
    await work()
    expect(await mailDelays(dealer.account.email)).toEqual([])
    expect(shownOn(browser)).toHaveLength(2)
    await publish({ fahrzeugid })
    expect(await mailDelays(dealer.account.email)).toEqual([])
  })

  test.each([404, 410])(
    'come by mail when the push service answers the last device with %d',
    async (status) => {
      const { dealer } = await aSubscriberBy('push')
      const second = aBrowser()
      await onDevice(dealer)
      await dealer.post(url, second.subscription, { headers })
      await publish(await aCar({ hersteller: 'BMW' }))
      service.state.status = status
      await work()
      const [delay = 600] = await mailDelays(dealer.account.email)
      expect(delay).toBeLessThan(60)
      await publish(await aCar({ hersteller: 'BMW' }))
      expect((await mailDelays(dealer.account.email)).filter((seconds) => seconds >= 600)).toEqual([])
    },
  )

  test('keep their delayed mail when the device logs out or the push service is down', async () => {
    const { dealer, devices } = await aSubscriberBy('push')
    await publish(await aCar({ hersteller: 'BMW' }))
    service.state.status = 503
    await expect(work()).rejects.toThrow('unexpected response code')
    expect((await dealer.delete(`${url}/${devices[0].id}`)).statusCode).toBe(200)
    await work()
    expect(await mailDelays(dealer.account.email)).toEqual([600])
    await publish(await aCar({ hersteller: 'BMW' }))
    expect((await mailDelays(dealer.account.email)).sort()).toEqual([0, 600])
  })

  test('can be chosen from three values by activated accounts', async () => {
    const { dealer } = await aSubscriber()
    expect((await dealer.put(url, { noticeBy: 'fax' })).statusCode).toBe(400)
    expect((await (await anApplicant()).put(url, { noticeBy: 'push' })).statusCode).toBe(403)
    expect((await dealer.get(url)).json().noticeBy).toBe('both')
  })
})

/** A dealer with a notification that waits to be sent. */
async function withOneWaiting() {
  const subscriber = await aSubscriber()
  await search(subscriber.dealer, { maker: 'BMW' })
  await publish(await aCar({ hersteller: 'BMW' }))
  expect(await api().db.pushMessage.count()).toBe(1)
  return subscriber
}

async function expectNothingSent(devices = 0) {
  await work()
  expect(service.received).toEqual([])
  expect(await api().db.pushDevice.count()).toBe(devices)
  expect(await api().db.pushMessage.count()).toBe(0)
}

describe('Mitteilungen enden', () => {
  test('with the account', async () => {
    const { dealer } = await withOneWaiting()
    expect((await dealer.post('/uaa/api/account/erase', { password: testPassword })).statusCode).toBe(204)
    await expectNothingSent()
  })

  test('with a block of the account', async () => {
    const { dealer } = await withOneWaiting()
    const admin = await anAdmin()
    await admin.get('/mvp/api/portal-settings')
    await admin.get(
      '/uaa/api/ae-dealer-activation',
      { username: dealer.account.login, partnernumber: '1', aktivieren: 'false' },
      { headers: { 'x-xsrf-token': admin.cookies['XSRF-TOKEN'] ?? '' } },
    )
    await expectNothingSent()
  })

  test('with the logout on the device', async () => {
    const { dealer } = await withOneWaiting()
    expect((await dealer.post('/auth/logout')).statusCode).toBe(204)
    await expectNothingSent()
  })

  test('with the logout on the device after the session has expired', async () => {
    const { dealer } = await aSubscriber()
    await passTime({ hours: 9 })
    expect((await dealer.get(url)).statusCode).toBe(401)
    expect((await dealer.post('/auth/logout')).statusCode).toBe(204)
    expect(await api().db.pushDevice.count({ where: { accountId: dealer.account.id } })).toBe(0)
  })

  test('with the logout everywhere', async () => {
    const { dealer } = await withOneWaiting()
    await onDevice(dealer)
    expect((await dealer.post('/auth/logout-everywhere')).statusCode).toBe(204)
    await expectNothingSent()
  })

  test('when somebody else logs in on the device', async () => {
    const { dealer } = await withOneWaiting()
    const other = await aDealer({ isSignedIn: false })
    delete dealer.cookies.sid
    delete dealer.cookies['XSRF-TOKEN']
    const login = { username: other.account.login, password: testPassword, rememberMe: false }
    expect((await dealer.post('/auth/login', login)).statusCode).toBe(200)
    await expectNothingSent()
  })

  test('for an account that is not activated, and until it agrees to the terms', async () => {
    const { dealer } = await withOneWaiting()
    const where = { id: dealer.account.id }
    await api().db.account.update({ where, data: { activated: false } })
    await expectNothingSent(1)
    await api().db.account.update({ where, data: { activated: true, termsVersion: '1999-01' } })
    await publish(await aCar({ hersteller: 'BMW' }))
    await expectNothingSent(1)
  })

  test('for a search that is paused before they are sent', async () => {
    await withOneWaiting()
    await api().db.searchNotification.updateMany({ data: { state: 'paused' } })
    await expectNothingSent(1)
  })
})

describe('Die Geräte', () => {
  test('are listed with the last notification, and removed by their owner only', async () => {
    const { dealer, devices } = await aSubscriber()
    const other = await onDevice(await aDealer())
    expect(devices).toMatchObject([{ name: 'Firefox auf Windows', isThisDevice: true, lastSentAt: null }])
    await search(dealer, { maker: 'BMW' })
    await publish(await aCar({ hersteller: 'BMW' }))
    await work()
    const [shown] = (await dealer.get(url)).json().devices
    expect(Date.parse(shown.lastSentAt)).toBeGreaterThan(Date.parse(shown.createdAt))
    expect((await other.delete(`${url}/${shown.id}`)).statusCode).toBe(404)
    expect((await other.get(url)).json().devices).toEqual([])
    expect((await dealer.delete(`${url}/${shown.id}`)).json()).toMatchObject({ devices: [] })
    expect((await dealer.delete(`${url}/${shown.id}`)).statusCode).toBe(404)
  })

  test('switched on twice are one device', async () => {
    const { dealer, browser } = await aSubscriber()
    const again = await Promise.all([
      dealer.post(url, browser.subscription, { headers }),
      dealer.post(url, browser.subscription, { headers }),
    ])
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await api().db.pushDevice.count()).toBe(1)
  })

  test('used by another account are devices of that account alone', async () => {
    const { dealer, browser } = await aSubscriber()
    const other = await onDevice(await aDealer())
    expect((await other.post(url, browser.subscription, { headers })).statusCode).toBe(200)
    expect((await dealer.get(url)).json().devices).toEqual([])
  })

  test('are at most ten', async () => {
    const { dealer } = await aSubscriber()
    for (let count = 2; count <= 10; count++) {
      await onDevice(dealer)
      expect((await dealer.post(url, aBrowser().subscription)).statusCode).toBe(200)
    }
    await onDevice(dealer)
    const refused = await dealer.post(url, aBrowser().subscription)
    expect(refused.json()).toMatchObject({ status: 409, title: expect.stringContaining('höchstens 10') })
    expect(await api().db.pushDevice.count()).toBe(10)
  })

  test('without a login on them are refused with an instruction', async () => {
    const dealer = await aDealer()
    const reply = await dealer.post(url, aBrowser().subscription)
    expect(reply.json()).toMatchObject({
      status: 409,
      title: 'Bitte melden Sie sich auf diesem Gerät neu an.',
    })
  })

  test.each([
    ['another host', { endpoint: 'https://127.0.0.1/push' }, 'endpoint'],
    ['the network of the server', { endpoint: 'https://169.254.169.254/latest' }, 'endpoint'],
    ['no encryption', { endpoint: 'http://fcm.googleapis.com/fcm/send/a' }, 'endpoint'],
    ['a long address', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` }, 'endpoint'],
    ['a short key', { keys: { p256dh: 'B', auth: 'A'.repeat(22) } }, 'keys.p256dh'],
    [
      'no point of the curve',
      { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
      'keys.p256dh',
    ],
    ['a short secret', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A' } }, 'keys.auth'],
  ])('with %s are refused', async (_what, changes, path) => {
    const dealer = await onDevice(await aDealer())
    const reply = await dealer.post(url, { ...aBrowser().subscription, ...changes })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe(path)
  })

  test('are for activated accounts with the XSRF header', async () => {
    const { subscription } = aBrowser()
    expect((await aVisitor().post(url, subscription)).statusCode).toBe(401)
    expect((await (await anApplicant()).post(url, subscription)).statusCode).toBe(403)
    const { cookies } = await onDevice(await aDealer())
    const forged = await api().inject({ method: 'POST', url, cookies, payload: subscription })
    expect(forged.json().type).toBe('xsrf-invalid')
  })

  test('are part of the stored data of the account, without their keys', async () => {
    const { dealer, browser } = await aSubscriber()
    const { body } = await dealer.get('/uaa/api/account/data')
    expect(body).toContain('Firefox auf Windows')
    expect(body).not.toContain(browser.subscription.endpoint)
    expect(body).not.toContain(browser.subscription.keys.auth)
    expect(await mailsTo(dealer.account.email)).toEqual([])
  })
})
