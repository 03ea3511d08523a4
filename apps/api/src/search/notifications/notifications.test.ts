import { beforeEach, describe, expect, test } from 'vitest'
import { aDealer, anApplicant, aVisitor, mailsTo, tokenMailedTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, publish } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import { mailDailyMatches, mailNewMatches } from './jobs.ts'

useApi()

const url = '/mvp/api/mvp-car-notification'
const someone = 'sucht@kunde.example'
const token = /delete-notification\/([A-Za-z0-9_-]{43})/

beforeEach(async () => {
  const { db } = api()
  await db.$transaction([
    db.searchNotification.deleteMany(),
    db.mail.deleteMany(),
    db.attemptCounter.deleteMany(),
    db.stockChange.deleteMany(),
    db.jobState.deleteMany(),
  ])
})

const run = () => mailNewMatches(api().db, api().env, api().clock.now())
const matchMails = async (recipient: string) =>
  (await mailsTo(recipient)).filter(({ template }) => template === 'notification-matches')

describe('Findebenachrichtigung', () => {
  test('of a dealer for the own address is active at once and mails a matching car once', async () => {
    const dealer = await aDealer()
    const reply = await dealer.post(url, {
      user_email: dealer.account.email,
      maker: 'BMW',
      transporter: false,
    })
    expect(reply.statusCode).toBe(201)
    expect(reply.json().state).toBe('active')

    await publish(
      await aCar({ hersteller: 'BMW', haendlerpreisbrutto: 19_876 }),
      await aCar({ hersteller: 'Audi' }),
    )
    await run()
    await run()

    const mails = await matchMails(dealer.account.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('BMW')
    expect(mails[0]?.text).not.toContain('Audi')
    expect(mails[0]?.text).toContain('19.876')
    expect(mails[0]?.sender).toBe('haendlerservice@autoexpo.example')
  })

  test('mails no car published before it became active, although no run had matched that car yet', async () => {
    const dealer = await aDealer()
    await publish(await aCar({ hersteller: 'BMW', haendlerpreisbrutto: 11_111 }))
    await dealer.post(url, { user_email: dealer.account.email, maker: 'BMW' })
    await run()
    expect(await matchMails(dealer.account.email)).toEqual([])

    const [own] = await api().db.searchNotification.findMany({ where: { accountId: dealer.account.id } })
    await dealer.put(`${url}s/${own?.id}`, { state: 'paused' })
    await publish(await aCar({ hersteller: 'BMW', haendlerpreisbrutto: 12_222 }))
    await dealer.put(`${url}s/${own?.id}`, { state: 'active' })
    await publish(await aCar({ hersteller: 'BMW', haendlerpreisbrutto: 19_876 }))
    await run()
    const [mail, ...more] = await matchMails(dealer.account.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('19.876')
    expect(mail?.text).not.toContain('12.222')
  })

  test('mails no car that the account has dismissed', async () => {
    const dealer = await aDealer()
    await dealer.post(url, { user_email: dealer.account.email, maker: 'Melkus' })
    const [dismissed, shown] = [await aCar({ hersteller: 'Melkus' }), await aCar({ hersteller: 'Melkus' })]
    await dealer.put(`/mvp/api/mvp-user-dismissed-cars/${dismissed.fahrzeugid}`, {})
    await publish(dismissed, shown)
    await run()
    const [mail] = await matchMails(dealer.account.email)
    expect(mail?.text).toContain(shown.gwnummer)
    expect(mail?.text).not.toContain(dismissed.gwnummer)
  })

  test.each([
    ['unfallfrei', true, { accident: false }, { accident: true }],
    ['ohnevorschaeden', true, { damageFree: true }, { damageFree: null }],
    ['repaircostto', 500, { repairCost: 500 }, { repairCost: 501 }],
    ['tyresfrom', 4, { treadMm: 4 }, { treadMm: 3 }],
    ['scheckheftlueckenlos', true, { fullServiceHistory: true }, { fullServiceHistory: false }],
  ])('of a dealer by the condition (%s) mails the cars that have it', async (name, value, fitting, other) => {
    const dealer = await aDealer()
    const criteria = { maker: 'Lancia', transporter: false, [name]: value }
    expect((await dealer.post(url, { user_email: dealer.account.email, ...criteria })).statusCode).toBe(201)
    await publish(
      await aCar({ hersteller: 'Lancia', haendlerpreisbrutto: 19_876, ...fitting }),
      await aCar({ hersteller: 'Lancia', haendlerpreisbrutto: 23_451, ...other }),
    )
    await run()
    const [mail, ...more] = await matchMails(dealer.account.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('19.876')
    expect(mail?.text).not.toContain('23.451')
  })

  test('for an unverified address is active only after its mailed link was opened', async () => {
    const reply = await aVisitor().post(url, { user_email: someone, maker: 'BMW' })
    expect(reply.json().state).toBe('unconfirmed')
    await publish(await aCar({ hersteller: 'BMW' }))
    await run()
    expect(await matchMails(someone)).toEqual([])

    const stranger = await aVisitor().put(`/mvp/api/mvp-car-notification-confirm/${reply.json().id}`)
    const confirmed = await aVisitor().put(
      `/mvp/api/mvp-car-notification-confirm/${await tokenMailedTo(someone)}`,
    )
    await publish(await aCar({ hersteller: 'BMW', haendlerpreisbrutto: 19_876 }))
    await run()

    expect(stranger.statusCode).toBe(404)
    expect(confirmed.json()).toMatchObject({ state: 'active' })
    const [mail] = await matchMails(someone)
    expect(mail?.text).not.toContain('19.876')
    expect(mail?.sender).toBe('privatkunden@autoexpo.example')
  })

  test('carries a cancel link and the one-click headers, and nothing is sent after cancelling', async () => {
    const dealer = await aDealer()
    await dealer.post(url, { user_email: dealer.account.email })
    await publish(await aCar())
    await run()
    const [mail] = await matchMails(dealer.account.email)
    const id = token.exec(mail?.text ?? '')?.[1]

    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${api().env.PUBLIC_URL}/mvp/api/mvp-car-notification-unsubscribe/${id}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const cancelUrl = `/mvp/api/mvp-car-notification-delete/${id}`
    expect((await aVisitor().put(cancelUrl)).statusCode).toBe(200)
    expect((await aVisitor().put(cancelUrl)).statusCode).toBe(200)
    expect((await matchMails(dealer.account.email))[0]?.state).toBe('failed')
    const stored = await api().db.searchNotification.findFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(dealer.account.email)

    await publish(await aCar())
    await run()
    expect(await matchMails(dealer.account.email)).toHaveLength(1)
  })

  test('is cancelled by a mail program’s one-click request without cookies, but not by opening the link', async () => {
    const dealer = await aDealer()
    const { id } = (await dealer.post(url, { user_email: dealer.account.email })).json()
    const link = `/mvp/api/mvp-car-notification-unsubscribe/${id}`

    const opened = await api().inject({ method: 'GET', url: link })
    expect(opened.headers.location).toBe(`${api().env.PUBLIC_URL}/#/delete-notification/${id}`)
    expect(await api().db.searchNotification.count({ where: { state: 'active' } })).toBe(1)

    const clicked = await api().inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.statusCode).toBe(204)
    expect(await api().db.searchNotification.count({ where: { state: 'cancelled' } })).toBe(1)
  })

  test('answers unknown, malformed and foreign cancel ids identically', async () => {
    const ids = ['1', 'A'.repeat(43), '../../x', 'A'.repeat(250), '\0']
    const replies = await Promise.all(
      ids.map((id) => aVisitor().put(`/mvp/api/mvp-car-notification-delete/${encodeURIComponent(id)}`)),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 404))
  })

  test('of an applicant for the own address still requires confirmation', async () => {
    const applicant = await anApplicant()
    const reply = await applicant.post(url, { user_email: applicant.account.email })
    expect(reply.json().state).toBe('unconfirmed')
  })

  test('is limited to fifty per address, and only the owner gets an instruction', async () => {
    const dealer = await aDealer()
    const { email: user_email, id: accountId } = dealer.account
    const row = { accountId, user_email, salt: 's', name: 'PKW', criteria: {}, state: 'active' }
    const hashes = Array.from({ length: 49 }, (_, index) => `${user_email} ${index}`)
    await api().db.searchNotification.createMany({ data: hashes.map((tokenHash) => ({ ...row, tokenHash })) })
    expect((await dealer.post(url, { user_email, maker: 'BMW' })).statusCode).toBe(201)
    expect((await dealer.post(url, { user_email, maker: 'Audi' })).json()).toMatchObject({
      status: 409,
      title: 'Sie haben bereits 50 Suchaufträge. Bitte löschen Sie zuerst einen.',
    })
    expect((await aVisitor().post(url, { user_email, maker: 'Audi' })).statusCode).toBe(429)
  })

  test('lets an owner subscribe regardless of other people’s requests for the address', async () => {
    const dealer = await aDealer()
    const { email: user_email } = dealer.account
    for (const maker of ['BMW', 'Audi', 'Seat']) await aVisitor().post(url, { user_email, maker })
    expect((await dealer.post(url, { user_email, maker: 'Opel' })).statusCode).toBe(201)
  })

  test('stops mailing an address after three unanswered confirmations', async () => {
    const replies = []
    for (let count = 0; count < 4; count++) replies.push(await aVisitor().post(url, { user_email: someone }))

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429])
    expect(await mailsTo(someone)).toHaveLength(3)
    expect(Number(replies[3]?.headers['retry-after'])).toBeGreaterThan(23 * 3600)
    expect(replies[3]?.json().title).toContain('in 24 Stunden')

    passTime({ hours: 24 })
    expect((await aVisitor().post(url, { user_email: someone })).statusCode).toBe(201)
  })

  test('can be cancelled right after its confirmation, by the token of the response or the link of a mail', async () => {
    await aVisitor().post(url, { user_email: someone })
    const confirmUrl = `/mvp/api/mvp-car-notification-confirm/${await tokenMailedTo(someone)}`
    const { cancelToken } = (await aVisitor().put(confirmUrl)).json()
    const again = (await aVisitor().put(confirmUrl)).json()

    expect(again.cancelToken).toBe(cancelToken)
    expect(await mailsTo(someone)).toHaveLength(2)
    expect(await tokenMailedTo(someone)).toBe(cancelToken)
    const cancelled = await aVisitor().put(`/mvp/api/mvp-car-notification-delete/${cancelToken}`)
    expect(cancelled.statusCode).toBe(200)
    expect((await aVisitor().put(confirmUrl)).statusCode).toBe(404)
  })

  test('links to the page of a car with a slash in its model group', async () => {
    const dealer = await aDealer()
    await dealer.post(url, { user_email: dealer.account.email })
    const car = await aCar({ hersteller: 'Fiat', modellgruppe: '124/125 Spider' })
    await publish(car)
    await run()

    const [mail] = await matchMails(dealer.account.email)
    expect(mail?.text).toContain(
      `/#/cardetailsview/${car.fahrzeugid}/Fiat/124-125%20Spider/vname/searchResults`,
    )
  })

  test('accepts the keys of the mail system and refuses reversed bounds with their field', async () => {
    const payload = {
      user_email: someone,
      email_from: 'fremd@anderswo.example',
      cancel_alert: false,
      fahrzeugid: 0,
    }
    const accepted = await aVisitor().post(url, {
      ...payload,
      farbe: ['blau'],
      navigation: 'ja',
      kwbis: 10_000,
    })
    const reversed = await aVisitor().post(url, { ...payload, price_from: 2, price_to: 1 })

    expect(accepted.statusCode).toBe(201)
    const stored = await api().db.searchNotification.findFirstOrThrow()
    expect(stored.criteria).toEqual({ ausstattung: ['blau'], navigation: true })
    expect(reversed.json().errors[0].path).toBe('price_from')
  })
})

describe('Meine Suchaufträge', () => {
  test('are listed, renamed, paused, made daily and deleted by their owner only', async () => {
    const dealer = await aDealer()
    const other = await aDealer()
    await dealer.post(url, { user_email: dealer.account.email, maker: 'BMW' })
    const [own] = (await dealer.get('/mvp/api/mvp-car-notifications-by-user')).json()
    const link = `/mvp/api/mvp-car-notifications/${own.id}`

    expect((await other.put(link, { name: 'fremd' })).statusCode).toBe(404)
    expect((await other.delete(link)).statusCode).toBe(404)
    const changed = await dealer.put(link, { name: 'Mein BMW', state: 'paused', rhythm: 'taeglich' })
    expect(changed.json()).toMatchObject({ name: 'Mein BMW', state: 'paused', rhythm: 'taeglich' })
    expect((await dealer.delete(link)).statusCode).toBe(204)
    expect((await dealer.get('/mvp/api/mvp-car-notifications-by-user')).json()).toEqual([])
  })

  test('with a daily rhythm collect matches for the digest', async () => {
    const dealer = await aDealer()
    await dealer.post(url, { user_email: dealer.account.email })
    const [own] = (await dealer.get('/mvp/api/mvp-car-notifications-by-user')).json()
    await dealer.put(`/mvp/api/mvp-car-notifications/${own.id}`, { rhythm: 'taeglich' })
    await publish(await aCar())
    await run()
    await publish(await aCar())
    await run()
    expect(await matchMails(dealer.account.email)).toEqual([])

    await mailDailyMatches(api().db, api().env)
    await mailDailyMatches(api().db, api().env)

    const mails = await matchMails(dealer.account.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['2 neue Fahrzeuge: Fahrzeuge aller Art'])
  })

  test('are mailed once when two workers run the digest at the same time', async () => {
    const dealer = await aDealer()
    for (let count = 0; count < 10; count++) await dealer.post(url, { user_email: dealer.account.email })
    await api().db.searchNotification.updateMany({ data: { rhythm: 'taeglich' } })
    await publish(await aCar())
    await run()

    const { db, env } = api()
    const [first = 0, second = 0] = await Promise.all([mailDailyMatches(db, env), mailDailyMatches(db, env)])

    expect(first + second).toBe(10)
    expect(await matchMails(dealer.account.email)).toHaveLength(10)
  })

  test('are mailed by the next run after a crash between matching and mailing', async () => {
    const dealer = await aDealer()
    await dealer.post(url, { user_email: dealer.account.email })
    const [own] = (await dealer.get('/mvp/api/mvp-car-notifications-by-user')).json()
    const { fahrzeugid } = await aCar()
    await publish({ fahrzeugid })
    await api().db.notificationMatch.create({ data: { notificationId: own.id, fahrzeugid } })

    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
  })

  test('collect no matches while paused', async () => {
    const dealer = await aDealer()
    await dealer.post(url, { user_email: dealer.account.email })
    const [own] = (await dealer.get('/mvp/api/mvp-car-notifications-by-user')).json()
    await dealer.put(`/mvp/api/mvp-car-notifications/${own.id}`, { state: 'paused' })

    await publish(await aCar())

    expect(await run()).toBe(0)
  })
})
