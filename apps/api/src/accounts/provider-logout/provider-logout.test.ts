import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anAdmin, testPassword } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aBrowser } from '../../testing/browser.ts'
import { providerClient } from '../../testing/identity-provider.ts'
import { type Browser, startWithProvider, useProvider } from '../../testing/provider-people.ts'

useApi({ OIDC_GROUPS_BACKOFFICE: 'verkauf' })

let it: Awaited<ReturnType<typeof startWithProvider>>
beforeAll(async () => {
  it = await startWithProvider()
})
beforeEach(() => useProvider(it.portal, it.idp))
afterAll(() => it.idp.stop())

const isSignedIn = async (browser: Browser) => (await it.accountIn(browser)).status === 200

async function aSignedInPerson() {
  const person = it.aPerson()
  const browser = it.browserOf(person)
  expect(await it.signIn(browser)).toBe('')
  const { sid } = await api().db.providerSession.findFirstOrThrow({
    where: { identity: { subject: person.sub } },
    orderBy: { session: { id: 'desc' } },
  })
  return { person, browser, sid: sid ?? '' }
}

const nowS = () => Math.floor(Date.now() / 1000)
const event = 'http://schemas.openid.net/event/backchannel-logout'

/** The claims of a valid logout token; `more` replaces some, undefined leaves one out. */
const claims = (more: object) => ({
  ...{ iss: it.idp.issuer, aud: providerClient.id, iat: nowS(), exp: nowS() + 120, jti: randomUUID() },
  ...{ events: { [event]: {} }, ...more },
})

const post = (token: string) =>
  fetch(`${it.portal}/auth/oidc/backchannel-logout`, {
    method: 'POST',
    headers: { connection: 'close' },
    body: new URLSearchParams({ logout_token: token }),
  })

/** Ends the session of the provider on its own page, which then tells the portal. */
async function logOutThere(browser: Browser, url: string) {
  const page = await (await browser.send(url)).text()
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ xsrf, logout: 'yes' })
  return browser.send(`${it.idp.issuer}/session/end/confirm`, { method: 'POST', body })
}

describe('Abmelden', () => {
  test('ends both sessions, and the provider sends the browser back', async () => {
    const { browser } = await aSignedInPerson()
    const reply = await browser.post(`${it.portal}/auth/logout`)
    expect(reply.status).toBe(200)
    expect(await isSignedIn(browser)).toBe(false)
    const { url } = z.object({ url: z.url() }).parse(await reply.json())
    expect(new URL(url).origin).toBe(it.idp.issuer)
    const back = await logOutThere(browser, url)
    expect(back.headers.get('location')).toBe(`${it.portal}/`)
  })

  test('of a session with a password leads nowhere', async () => {
    const { account } = await anAdmin({ isSignedIn: false })
    const browser = aBrowser()
    await browser.send(`${it.portal}/mvp/api/portal-settings`)
    const login = await browser.send(`${it.portal}/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': browser.cookies(it.portal).get('XSRF-TOKEN') ?? '',
      },
      body: JSON.stringify({ username: account.login, password: testPassword, rememberMe: false }),
    })
    expect(login.status).toBe(200)
    expect((await browser.post(`${it.portal}/auth/logout`)).status).toBe(204)
  })

  test('ends here too while the provider is down', async () => {
    const { browser } = await aSignedInPerson()
    api().env.OIDC_ISSUER = 'http://127.0.0.1:9'
    expect((await browser.post(`${it.portal}/auth/logout`)).status).toBe(204)
    expect(await isSignedIn(browser)).toBe(false)
  })
})

describe('Der Anmeldedienst', () => {
  test('ends the session here that he ends there, and no other', async () => {
    const { person, browser } = await aSignedInPerson()
    const elsewhere = it.browserOf(person)
    await it.signIn(elsewhere)
    await logOutThere(browser, `${it.idp.issuer}/session/end`)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await isSignedIn(elsewhere)).toBe(true)
  })

  test('ends all sessions of a person', async () => {
    const { person, browser } = await aSignedInPerson()
    const elsewhere = it.browserOf(person)
    await it.signIn(elsewhere)
    const other = await aSignedInPerson()
    const reply = await post(await it.idp.sign(claims({ sub: person.sub })))
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([false, false])
    expect(await isSignedIn(other.browser)).toBe(true)
    const { id } = await api().db.account.findUniqueOrThrow({ where: { email: person.email } })
    const ended = { subject: `account:${id}`, action: 'sessions-ended-by-provider' }
    expect(await api().db.auditEntry.count({ where: ended })).toBe(1)
  })

  test('is believed once for each token', async () => {
    const first = await aSignedInPerson()
    const token = await it.idp.sign(claims({ sid: first.sid }))
    expect((await post(token)).status).toBe(200)
    expect((await post(token)).status).toBe(400)
  })

  test('is not believed with a session of another person', async () => {
    const { browser, sid } = await aSignedInPerson()
    expect((await post(await it.idp.sign(claims({ sid, sub: 'somebody-else' })))).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
  })

  test.each([
    ['from another issuer', { iss: 'https://login.fremd.example' }],
    ['for another portal', { aud: 'another-portal' }],
    ['that is too old', { iat: nowS() - 3600, exp: nowS() + 120 }],
    ['that has expired', { exp: nowS() - 120 }],
    ['of the future', { iat: nowS() + 3600 }],
    ['without an id', { jti: undefined }],
    ['without the event', { events: {} }],
    ['with another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
    ['that names nobody', { sub: undefined }],
    ['with a nonce', { nonce: 'abc' }],
  ])('is not believed with a token %s', async (_title, more) => {
    const { person, browser } = await aSignedInPerson()
    const reply = await post(await it.idp.sign(claims({ sub: person.sub, ...more })))
    expect(reply.status).toBe(400)
    expect(await reply.text()).toContain('logout-token-invalid')
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('is not believed with a foreign signature or none', async () => {
    const { person, browser } = await aSignedInPerson()
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const payload = claims({ sub: person.sub })
    const foreign = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(privateKey)
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(privateKey)))
    const symmetric = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const none = `${part({ alg: 'none' })}.${part(payload)}.`
    for (const token of [foreign, symmetric, none, 'kein.token', 'x'.repeat(15_000)])
      expect((await post(token)).status).toBe(400)
    expect((await post('')).status).toBe(400)
    expect(await isSignedIn(browser)).toBe(true)
  })
})
