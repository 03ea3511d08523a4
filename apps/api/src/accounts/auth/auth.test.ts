import argon2 from 'argon2'
import { describe, expect, test } from 'vitest'
import { isHashOutdated } from '../../credentials/passwords.ts'
import { counterKey } from '../../http/rate-limit.ts'
import { aDealer, anAdmin, anApplicant, aVisitor, mailsTo, testPassword } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'

useApi()

const account = '/uaa/api/account'
const signIn = (
  client: ReturnType<typeof aVisitor>,
  username: string,
  password = testPassword,
  more: object = {},
) => client.post('/auth/login', { username, password, rememberMe: false, ...more })

/** A visitor in a network of its own, so that failures of several tests do not add up. */
let lastNetwork = 0
function aVisitorElsewhere() {
  lastNetwork += 1
  const client = aVisitor()
  const remoteAddress = `198.51.100.${lastNetwork}`
  const post: typeof client.post = (url, payload) => client.post(url, payload, { remoteAddress })
  return { ...client, post }
}

describe('Anmeldung', () => {
  test('opens a session with the right password and shows exactly the keys of the account', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const visitor = aVisitorElsewhere()
    const reply = await signIn(visitor, known.login.toUpperCase())
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe('')
    const own = await visitor.get(account)
    expect(own.statusCode).toBe(200)
    expect(Object.keys(own.json()).toSorted()).toEqual(
      'activated authorities documentsUploaded email firstName id imageUrl lastName lastPasswordChange login'.split(
        ' ',
      ),
    )
  })

  test('renews a hash of earlier, weaker settings', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const weak = await argon2.hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const hashOf = async () =>
      (await api().db.account.findUniqueOrThrow({ where: { id: known.id } })).passwordHash
    await api().db.account.update({ where: { id: known.id }, data: { passwordHash: weak } })
    expect((await signIn(aVisitorElsewhere(), known.login)).statusCode).toBe(200)
    const renewed = await hashOf()
    expect([renewed === weak, isHashOutdated(renewed)]).toEqual([false, false])
    expect((await signIn(aVisitorElsewhere(), known.login)).statusCode).toBe(200)
    expect(await hashOf()).toBe(renewed)
  })

  test('asks for the login name and the password with a message each', async () => {
    const reply = await aVisitor().post('/auth/login', {})
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual([
      { path: 'username', message: 'Benutzername ist erforderlich' },
      { path: 'password', message: 'Passwort ist erforderlich' },
    ])
  })

  test('answers unknown, wrong and unverified identically', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const { account: unverified } = await anApplicant({ isSignedIn: false, isEmailVerified: false })
    const replies = [
      await signIn(aVisitorElsewhere(), known.login, 'ganz-falsch-1'),
      await signIn(aVisitorElsewhere(), 'niemand@haendler.example', 'ganz-falsch-1'),
      await signIn(aVisitorElsewhere(), unverified.login),
    ]
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401)
      expect(reply.body).toBe(replies[0]?.body)
      expect(reply.json().title).toBe('Fehler beim Anmelden. Bitte prüfen Sie Ihre Anmeldedaten.')
    }
  })

  test('ends with the logout, after which the old cookie is invalid', async () => {
    const dealer = await aDealer()
    const sid = dealer.cookies.sid
    expect((await dealer.post('/auth/logout')).statusCode).toBe(204)
    dealer.cookies.sid = sid ?? ''
    expect((await dealer.get(account)).statusCode).toBe(401)
  })

  test('ends on all devices on request', async () => {
    const dealer = await aDealer()
    const elsewhere = aVisitorElsewhere()
    await signIn(elsewhere, dealer.account.login)
    expect((await dealer.post('/auth/logout-everywhere')).statusCode).toBe(204)
    expect((await elsewhere.get(account)).statusCode).toBe(401)
    expect((await dealer.get(account)).statusCode).toBe(401)
  })

  test('never adopts a session id sent by the browser', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const visitor = aVisitorElsewhere()
    const planted = 'A'.repeat(43)
    visitor.cookies.sid = planted
    await signIn(visitor, known.login)
    expect(visitor.cookies.sid).not.toBe(planted)
  })

  test('stores no token of a session or device in plain text', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const visitor = aVisitorElsewhere()
    await signIn(visitor, known.login)
    const rows = JSON.stringify([await api().db.session.findMany(), await api().db.knownDevice.findMany()])
    for (const token of [visitor.cookies.sid, visitor.cookies.device]) {
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(rows).not.toContain(token)
    }
  })
})

describe('Sitzung', () => {
  test.each([
    ['ends after 8 hours without a call', { hours: 8, minutes: 1 }, 401],
    ['continues after 7 hours without a call', { hours: 7 }, 200],
  ])('%s', async (_title, pause, status) => {
    const dealer = await aDealer()
    passTime(pause)
    expect((await dealer.get(account)).statusCode).toBe(status)
  })

  test('ends 24 hours after the login, even when in use', async () => {
    const dealer = await aDealer()
    for (let hour = 0; hour < 23; hour += 4) {
      passTime({ hours: 4 })
      await dealer.get(account)
    }
    passTime({ minutes: 1 })
    expect((await dealer.get(account)).statusCode).toBe(401)
  })

  test('of an administrator ends after 30 idle minutes', async () => {
    const admin = await anAdmin()
    passTime({ minutes: 29 })
    expect((await admin.get(account)).statusCode).toBe(200)
    passTime({ minutes: 31 })
    expect((await admin.get(account)).statusCode).toBe(401)
  })

  test('with "Eingeloggt bleiben" is extended by 30 days with each use and its cookie survives closing the browser', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const visitor = aVisitorElsewhere()
    const reply = await signIn(visitor, known.login, testPassword, { rememberMe: true })
    expect(reply.cookies.find(({ name }) => name === 'sid')?.maxAge).toBe(30 * 86_400)
    passTime({ days: 29 })
    expect((await visitor.get(account)).statusCode).toBe(200)
    passTime({ days: 29 })
    expect((await visitor.get(account)).statusCode).toBe(200)
    passTime({ days: 31 })
    expect((await visitor.get(account)).statusCode).toBe(401)
  })

  test('has a cookie that scripts cannot read and that ends with the browser', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const reply = await signIn(aVisitorElsewhere(), known.login)
    const cookie = reply.cookies.find(({ name }) => name === 'sid')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.maxAge).toBeUndefined()
  })
})

describe('Geräte', () => {
  const sessions = `${account}/sessions`
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const signInWith = (client: ReturnType<typeof aVisitor>, username: string) => {
    const credentials = { username, password: testPassword, rememberMe: true }
    return client.send('POST', '/auth/login', { payload: credentials, headers: { 'user-agent': firefox } })
  }
  const listed = async (client: ReturnType<typeof aVisitor>) => (await client.get(sessions)).json()

  test('are listed with name and times, without tokens, the own one first', async () => {
    const dealer = await aDealer()
    passTime({ hours: 1 })
    const phone = aVisitor()
    await signInWith(phone, dealer.account.login)
    const reply = await dealer.get(sessions)

    expect(reply.json()).toEqual([
      expect.objectContaining({ deviceName: 'Unbekanntes Gerät', remembered: false, isCurrent: true }),
      expect.objectContaining({
        ...{ deviceName: 'Firefox auf Windows', remembered: true, isCurrent: false },
        lastSeenAt: expect.any(String),
      }),
    ])
    const stored = await api().db.session.findMany({ where: { accountId: dealer.account.id } })
    for (const { tokenHash } of stored) expect(reply.body).not.toContain(tokenHash)
    passTime({ hours: 25 })
    expect(await listed(phone)).toHaveLength(1)
  })

  test('can be logged out one by one, which forgets the device and ends its notifications', async () => {
    const { db, clock } = api()
    const dealer = await aDealer()
    const phone = aVisitor()
    await signInWith(phone, dealer.account.login)
    const accountId = dealer.account.id
    const { tokenHash } = await db.knownDevice.findFirstOrThrow({ where: { accountId } })
    const keys = { p256dh: 'x', auth: 'x', name: 'Firefox auf Windows', createdAt: clock.now() }
    const endpoint = `https://updates.push.services.mozilla.com/${accountId}`
    await db.pushDevice.create({ data: { accountId, deviceHash: tokenHash, endpoint, ...keys } })
    const [, { id }] = await listed(dealer)

    expect((await dealer.delete(`${sessions}/${id}`)).statusCode).toBe(204)

    expect((await phone.get(account)).statusCode).toBe(401)
    expect((await dealer.get(account)).statusCode).toBe(200)
    expect(await listed(dealer)).toMatchObject([{ isCurrent: true }])
    expect(await db.knownDevice.count({ where: { accountId } })).toBe(0)
    expect(await db.pushDevice.count({ where: { accountId } })).toBe(0)
    expect((await dealer.delete(`${sessions}/${id}`)).statusCode).toBe(404)
  })

  test('of another account cannot be logged out', async () => {
    const [dealer, stranger] = [await aDealer(), await aDealer()]
    const [{ id }] = await listed(dealer)
    expect((await stranger.delete(`${sessions}/${id}`)).statusCode).toBe(404)
    expect((await dealer.get(account)).statusCode).toBe(200)
  })

  test('keep their name and cookie when the password is changed', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const phone = aVisitor()
    await signInWith(phone, known.login)
    const body = { currentPassword: testPassword, password: 'Ganz-neu-2026-x' }
    const headers = { 'user-agent': firefox }
    const reply = await phone.send('POST', `${account}/change-password`, { payload: body, headers })
    expect(reply.statusCode).toBeLessThan(300)
    const rows = await api().db.session.findMany({ where: { accountId: known.id } })
    expect(rows).toMatchObject([{ deviceName: 'Firefox auf Windows', deviceHash: expect.any(String) }])
  })
})

describe('Sperre', () => {
  test('starts with the sixth try and refuses the right password for 30 minutes', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const visitor = aVisitorElsewhere()
    for (let n = 1; n <= 5; n += 1)
      expect((await signIn(visitor, known.login, 'ganz-falsch-1')).statusCode).toBe(401)
    const locked = await signIn(visitor, known.login)
    expect(locked.statusCode).toBe(429)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(1700)
    passTime({ minutes: 29 })
    expect((await signIn(visitor, known.login)).statusCode).toBe(429)
    passTime({ minutes: 2 })
    expect((await signIn(visitor, known.login)).statusCode).toBe(200)
  })

  test('counts unknown logins exactly like known ones', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    for (const login of [known.login, 'unbekannt@haendler.example']) {
      const visitor = aVisitorElsewhere()
      const statuses = []
      for (let n = 1; n <= 7; n += 1)
        statuses.push((await signIn(visitor, login, 'ganz-falsch-1')).statusCode)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    }
  })

  test('verifies at most five passwords for 40 parallel tries', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const visitor = aVisitorElsewhere()
    await visitor.get('/mvp/api/portal-settings')
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => signIn(visitor, known.login, 'ganz-falsch-1')),
    )
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(35)
  })

  test('resets the failures after a success', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const visitor = aVisitorElsewhere()
    for (let round = 0; round < 3; round += 1) {
      for (let n = 1; n <= 4; n += 1)
        expect((await signIn(visitor, known.login, 'falsch-falsch-1')).statusCode).toBe(401)
      expect((await signIn(visitor, known.login)).statusCode).toBe(200)
      delete visitor.cookies.device
    }
  })

  test('locks a login after 20 failures on unknown devices, but not on a known device', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const owner = aVisitorElsewhere()
    await signIn(owner, known.login)
    const fail = async () => (await signIn(aVisitorElsewhere(), known.login, 'ganz-falsch-1')).statusCode
    expect(await fail()).toBe(401)
    const key = counterKey(api().env, 'login', known.login)
    await api().db.attemptCounter.update({ where: { key, count: 1 }, data: { count: 19 } })
    expect(await fail()).toBe(401)
    expect((await signIn(aVisitorElsewhere(), known.login)).statusCode).toBe(429)
    expect((await signIn(owner, known.login)).statusCode).toBe(200)
  })

  test('locks a network after 100 failures over many logins', async () => {
    const visitor = aVisitorElsewhere()
    const guess = async (n: number) =>
      (await signIn(visitor, `ziel${n}@haendler.example`, 'ganz-falsch-1')).statusCode
    const { attemptCounter } = api().db
    await attemptCounter.deleteMany({ where: { key: { startsWith: 'network:' } } })
    expect(await guess(1)).toBe(401)
    await attemptCounter.updateMany({ where: { key: { startsWith: 'network:' } }, data: { count: 99 } })

    expect(await guess(100)).toBe(401)
    expect(await guess(101)).toBe(429)
  })

  test('stays on unknown devices after 100 failures in a row, until a success on a known one', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    const owner = aVisitorElsewhere()
    await signIn(owner, known.login)
    const { db, env, clock } = api()
    const expiresAt = new Date(clock.now().getTime() + 30 * 86_400_000)
    const key = counterKey(env, 'login-streak', known.login)
    await db.attemptCounter.upsert({
      where: { key },
      create: { key, count: 100, expiresAt },
      update: { count: 100, expiresAt },
    })
    const refused = await signIn(aVisitorElsewhere(), known.login)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1800)
    expect((await signIn(owner, known.login)).statusCode).toBe(200)
    expect((await signIn(aVisitorElsewhere(), known.login)).statusCode).toBe(200)
  })

  test('is mailed to the owner only, once a day', async () => {
    const { account: known } = await aDealer({ isSignedIn: false })
    for (let round = 0; round < 2; round += 1) {
      const visitor = aVisitorElsewhere()
      for (let n = 0; n < 6; n += 1) await signIn(visitor, known.login, 'ganz-falsch-1')
    }
    const mails = await mailsTo(known.email)
    expect(mails.map(({ template }) => template)).toEqual(['login-locked'])
  })

  test('keeps no login or address in plain text', async () => {
    const counters = JSON.stringify(await api().db.attemptCounter.findMany())
    expect(counters).not.toContain('haendler.example')
    expect(counters).not.toContain('198.51')
  })
})
