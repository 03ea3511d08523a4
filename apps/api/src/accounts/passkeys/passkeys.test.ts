import { readAccount } from '@portal/contract/accounts/account'
import {
  addPasskey,
  listPasskeys,
  passkeysMax,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@portal/contract/accounts/passkeys'
import { describe, expect, test } from 'vitest'
import { aDealer, anAdmin, aVisitor, mailsTo, testPassword } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'
import { anAuthenticator, aPasskey, passkeySignIn } from '../../testing/passkeys.ts'

useApi({ ADMIN_TOTP: 'optional' })

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
const actionsOn = async (id: number) =>
  (await api().db.auditEntry.findMany({ where: { subject: `account:${id}` }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )

describe('Ein Passkey', () => {
  test('is added after a fresh sign-in, told by mail, recorded and listed', async () => {
    const dealer = await aDealer()
    const options = (await dealer.post(startPasskey.url)).json()
    expect(options).toMatchObject({
      rp: { name: api().env.BRAND_NAME, id: 'localhost' },
      user: { name: dealer.account.login },
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    })
    const reply = await dealer.post(addPasskey.url, anAuthenticator().create(options))

    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      name: 'Browser auf unbekanntem System',
      lastUsedAt: null,
      backedUp: true,
    })
    expect((await dealer.get(listPasskeys.url)).json()).toEqual([reply.json()])
    expect(await subjectsTo(dealer.account.email)).toEqual(['Ein Passkey wurde hinzugefügt'])
    expect(await actionsOn(dealer.account.id)).toEqual(['passkey-added'])
  })

  test('signs in without password and second factor, in a browser of its own', async () => {
    const dealer = await aDealer()
    const { device } = await aPasskey(dealer)
    await api().db.account.update({
      where: { id: dealer.account.id },
      data: { totpSecret: 'x', totpConfirmedAt: api().clock.now() },
    })

    const { browser, reply } = await passkeySignIn(device)

    expect(reply.statusCode).toBe(200)
    expect((await browser.get(readAccount.url)).json()).toMatchObject({ login: dealer.account.login })
    const [passkey] = (await dealer.get(listPasskeys.url)).json()
    expect(passkey.lastUsedAt).not.toBeNull()
    expect(await actionsOn(dealer.account.id)).toEqual(['passkey-added', 'login'])
    expect((await passkeySignIn(device)).reply.statusCode).toBe(200)
  })

  test('waits after a change of the password for one sign-in with the second factor, on every device', async () => {
    const dealer = await aDealer()
    const { id } = dealer.account
    const devices = [(await aPasskey(dealer)).device, (await aPasskey(dealer)).device]
    const statuses = () =>
      Promise.all(devices.map(async (device) => (await passkeySignIn(device)).reply.statusCode))
    const change = (data: object) => api().db.account.update({ where: { id }, data })
    passTime({ minutes: 5 })
    await change({ lastPasswordChange: api().clock.now() })
    expect(await statuses()).toEqual([200, 200])
    const early = new Date(api().clock.now().getTime() - 60_000)
    await change({ totpSecret: 'x', totpConfirmedAt: early, totpLastStep: 1 })
    const [device] = devices
    if (!device) throw new Error('There is no device.')
    const { reply } = await passkeySignIn(device)
    expect([reply.statusCode, reply.json().type]).toEqual([403, 'second-factor-first'])
    expect(await statuses()).toEqual([403, 403])
    await change({ totpLastStep: Math.floor(api().clock.now().getTime() / 30_000) })
    expect(await statuses()).toEqual([200, 200])
  })

  test('that is lost is removed, and the one of another device goes on', async () => {
    const dealer = await aDealer()
    const lost = await aPasskey(dealer)
    const { device } = await aPasskey(dealer)
    const [, { id }] = (await dealer.get(listPasskeys.url)).json()
    expect((await dealer.delete(`${listPasskeys.url}/${id}`)).statusCode).toBe(204)
    expect((await passkeySignIn(lost.device)).reply.statusCode).toBe(401)
    expect((await passkeySignIn(device)).reply.statusCode).toBe(200)
  })

  test('that counts its signatures is refused when a copy has signed before it', async () => {
    const { device } = await aPasskey(await aDealer())
    expect((await passkeySignIn(device, { counter: 10 })).reply.statusCode).toBe(200)
    expect((await passkeySignIn(device, { counter: 9 })).reply.json().type).toBe('passkey-refused')
    expect((await passkeySignIn(device, { counter: 11 })).reply.statusCode).toBe(200)
  })

  test('is accepted from devices that do not count', async () => {
    const dealer = await aDealer()
    const device = anAuthenticator()
    const options = (await dealer.post(startPasskey.url)).json()
    await dealer.post(addPasskey.url, device.create(options, { counter: 0 }))
    for (let count = 0; count < 2; count++)
      expect((await passkeySignIn(device, { counter: 0 })).reply.statusCode).toBe(200)
  })

  test.each([
    ['of another portal', { rpId: 'example.com' }],
    ['from a page of another site', { origin: 'https://evil.example' }],
    ['without verification of the user', { isUnverified: true }],
    ['to another challenge', { challenge: 'A'.repeat(43) }],
  ])('is not added by an answer %s', async (_what, deviation) => {
    const dealer = await aDealer()
    const options = (await dealer.post(startPasskey.url)).json()
    const reply = await dealer.post(addPasskey.url, anAuthenticator().create(options, deviation))
    expect(reply.statusCode).toBe(409)
    expect((await dealer.get(listPasskeys.url)).json()).toEqual([])
  })

  test.each([
    ['of another portal', { rpId: 'example.com' }],
    ['from a page of another site', { origin: 'https://evil.example' }],
    ['without verification of the user', { isUnverified: true }],
    ['to another challenge', { challenge: 'A'.repeat(43) }],
    ['for another account', { userHandle: 'A'.repeat(43) }],
  ])('does not sign in by an answer %s', async (_what, deviation) => {
    const { device } = await aPasskey(await aDealer())
    const { browser, reply } = await passkeySignIn(device, deviation)
    expect(reply.json()).toMatchObject({ status: 401, type: 'passkey-refused' })
    expect(browser.cookies.sid).toBeUndefined()
  })

  test('signs each challenge once, in its time and for its purpose', async () => {
    const dealer = await aDealer()
    const { device } = await aPasskey(dealer)
    const browser = aVisitor()
    const options = (await browser.post(startPasskeySignIn.url)).json()
    const answer = device.get(options)
    expect((await browser.post(signInByPasskey.url, { answer })).statusCode).toBe(200)
    expect((await aVisitor().post(signInByPasskey.url, { answer })).statusCode).toBe(401)

    const late = (await browser.post(startPasskeySignIn.url)).json()
    passTime({ minutes: 16 })
    expect((await aVisitor().post(signInByPasskey.url, { answer: device.get(late) })).statusCode).toBe(401)

    const colleague = await aDealer()
    const forColleague = (await colleague.post(startPasskey.url)).json()
    const other = await aVisitor().post(signInByPasskey.url, { answer: device.get(forColleague) })
    expect(other.statusCode).toBe(401)
    const another = await aDealer()
    expect((await another.post(addPasskey.url, anAuthenticator().create(forColleague))).statusCode).toBe(409)
    await another.post(startPasskeySignIn.url)
    expect(await api().db.passkeyChallenge.count({ where: { expiresAt: { lt: api().clock.now() } } })).toBe(0)
  })

  test('cannot be added long after the sign-in, twice, or without limit', async () => {
    const dealer = await aDealer()
    const { device } = await aPasskey(dealer)
    const options = (await dealer.post(startPasskey.url)).json()
    expect(options.excludeCredentials).toMatchObject([{ id: device.id, transports: ['internal'] }])
    expect((await dealer.post(addPasskey.url, device.create(options))).statusCode).toBe(409)
    for (let count = 1; count < passkeysMax - 1; count++) await aPasskey(dealer)
    const begunBefore = (await dealer.post(startPasskey.url)).json()
    await aPasskey(dealer)
    const beyond = await dealer.post(addPasskey.url, anAuthenticator().create(begunBefore))
    expect(beyond.json()).toMatchObject({
      status: 409,
      title: `Ein Konto hat höchstens ${passkeysMax} Passkeys.`,
    })
    expect((await dealer.post(startPasskey.url)).json().title).toContain(`höchstens ${passkeysMax} Passkeys`)

    const late = await aDealer()
    passTime({ minutes: 11 })
    expect((await late.post(startPasskey.url)).json()).toMatchObject({ status: 403, type: 'login-too-old' })
  })

  test('is renamed and removed by its owner only', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const { device, passkey } = await aPasskey(dealer)
    const own = `${listPasskeys.url}/${passkey.id}`
    expect((await other.put(own, { name: 'Fremd' })).statusCode).toBe(404)
    expect((await other.delete(own)).statusCode).toBe(404)
    expect((await dealer.put(own, { name: ' ' })).json().errors[0].path).toBe('name')

    expect((await dealer.put(own, { name: 'Telefon' })).statusCode).toBe(204)
    expect((await dealer.get(listPasskeys.url)).json()).toMatchObject([{ name: 'Telefon' }])
    const data = (await dealer.get('/uaa/api/account/data')).json()
    expect(data.account.passkeys).toMatchObject([{ name: 'Telefon', deviceType: 'multiDevice' }])
    expect(JSON.stringify(data)).not.toContain(device.id)

    expect((await dealer.delete(own)).statusCode).toBe(204)
    expect((await dealer.get(listPasskeys.url)).json()).toEqual([])
    expect((await passkeySignIn(device)).reply.json().type).toBe('passkey-refused')
    expect(await subjectsTo(dealer.account.email)).toContain('Ein Passkey wurde entfernt')
    expect(await actionsOn(dealer.account.id)).toEqual([
      'passkey-added',
      'passkey-renamed',
      'passkey-removed',
    ])
  })

  test('goes with its account', async () => {
    const dealer = await aDealer()
    const { device } = await aPasskey(dealer)
    await dealer.post('/uaa/api/account/erase', { password: testPassword })
    expect((await passkeySignIn(device)).reply.json().type).toBe('passkey-refused')
    expect(await api().db.passkey.count({ where: { credentialId: device.id } })).toBe(0)
  })
})

describe('Die Anmeldung mit Passkey', () => {
  test.each([
    ['an ended access', { endedAt: new Date() }, 'passkey-refused'],
    ['an address that is not verified', { emailVerifiedAt: null }, 'passkey-refused'],
  ])('is refused for %s', async (_what, data, type) => {
    const dealer = await aDealer()
    const { device } = await aPasskey(dealer)
    await api().db.account.update({ where: { id: dealer.account.id }, data })
    expect((await passkeySignIn(device)).reply.json().type).toBe(type)
  })

  test('is refused for a closed company', async () => {
    const dealer = await aDealer()
    const { device } = await aPasskey(dealer)
    const { id } = dealer.account
    await api().db.dealer.update({ where: { accountId: id }, data: { reviewState: 'closed' } })
    await api().db.dealerMember.upsert({
      where: { dealerId_accountId: { dealerId: id, accountId: id } },
      create: { dealerId: id, accountId: id, role: 'owner' },
      update: {},
    })
    expect((await passkeySignIn(device)).reply.json().type).toBe('account-closed')
  })

  test('demands a new password and the terms as the one with password does', async () => {
    const dealer = await aDealer()
    const { device } = await aPasskey(dealer)
    const change = (data: object) => api().db.account.update({ where: { id: dealer.account.id }, data })
    await change({ lastPasswordChange: new Date('2020-01-01') })
    const expired = await passkeySignIn(device)
    expect((await expired.browser.post(startPasskey.url)).json().type).toBe('password-expired')

    await change({ lastPasswordChange: api().clock.now(), termsofuseagreed: false })
    const { browser } = await passkeySignIn(device)
    expect((await browser.get('/mvp/api/mvp-user-dismissed-cars')).json().type).toBe('terms-not-accepted')
  })

  test('remembers the browser where that is wanted, but never for administrators', async () => {
    const rememberedBy = async (someone: Awaited<ReturnType<typeof aDealer>>) => {
      const { device } = await aPasskey(someone)
      const browser = aVisitor()
      const options = (await browser.post(startPasskeySignIn.url)).json()
      await browser.post(signInByPasskey.url, { answer: device.get(options), rememberMe: true })
      const [newest] = await api().db.session.findMany({
        where: { accountId: someone.account.id },
        orderBy: { id: 'desc' },
      })
      return newest?.remembered
    }
    expect(await rememberedBy(await aDealer())).toBe(true)
    expect(await rememberedBy(await anAdmin())).toBe(false)
  })

  test('is locked with the password after too many failures, in whatever way', async () => {
    const dealer = await aDealer()
    const { device } = await aPasskey(dealer)
    const { login } = dealer.account
    for (let count = 0; count < 3; count++)
      await aVisitor().post('/auth/login', { username: login, password: 'Falsch-1234' })
    for (let count = 0; count < 2; count++) await passkeySignIn(device, { isUnverified: true })

    expect((await passkeySignIn(device)).reply.statusCode).toBe(429)
    const password = await aVisitor().post('/auth/login', { username: login, password: testPassword })
    expect(password.statusCode).toBe(429)
    passTime({ minutes: 31 })
    expect((await passkeySignIn(device)).reply.statusCode).toBe(200)
  })

  test('says the same for unknown passkeys', async () => {
    const options = (await aVisitor().post(startPasskeySignIn.url)).json()
    expect(options).toEqual({
      rpId: 'localhost',
      challenge: expect.any(String),
      userVerification: 'required',
    })
    const reply = (await passkeySignIn(anAuthenticator(), { userHandle: 'x' })).reply
    expect(reply.json()).toMatchObject({ status: 401, type: 'passkey-refused' })
  })
})
