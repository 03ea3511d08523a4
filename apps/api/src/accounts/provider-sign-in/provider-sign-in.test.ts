import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, anAdmin, aVisitor, mailsTo, testPassword } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aBrowser } from '../../testing/browser.ts'
import { passTime } from '../../testing/clock.ts'
import { type Browser, startWithProvider, useProvider } from '../../testing/provider-people.ts'

useApi({
  OIDC_GROUPS_ADMINISTRATOR: 'portal-admins',
  OIDC_GROUPS_BACKOFFICE: 'verkauf',
  OIDC_GROUPS_YARD: 'hof',
})

let it: Awaited<ReturnType<typeof startWithProvider>>
beforeAll(async () => {
  it = await startWithProvider()
})
beforeEach(() => useProvider(it.portal, it.idp))
afterAll(() => it.idp.stop())

/** Stops before the portal gets the answer, so that a test can change it. */
async function heldAnswer(browser: Browser) {
  const serve = await it.start(browser)
  let url = serve
  while (!url.startsWith(`${it.portal}/auth/oidc/callback`)) {
    const reply = await browser.send(url)
    url = new URL(reply.headers.get('location') ?? '', url).href
  }
  return url
}
const stored = (email: string) => api().db.account.findUniqueOrThrow({ where: { email } })
const trailOf = async (id: number) =>
  (await api().db.auditEntry.findMany({ where: { subject: `account:${id}` }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )

describe('Anmelden mit Firmenkonto', () => {
  test('is offered when there is a provider', async () => {
    const offer = async () => (await aVisitor().get('/auth/oidc')).json()
    expect(await offer()).toEqual({ isOffered: true })
    api().env.OIDC_ISSUER = undefined
    expect(await offer()).toEqual({ isOffered: false })
    expect((await aVisitor().post('/auth/oidc/start')).statusCode).toBe(404)
  })

  test('creates a colleague with the role of the group, without a mail with a password', async () => {
    const person = it.aPerson()
    const browser = it.browserOf(person)
    expect(await it.signIn(browser)).toBe('')
    const reply = await it.accountIn(browser)
    expect(await reply.json()).toMatchObject({
      ...{ login: person.email, firstName: 'Katrin', lastName: 'Vogel' },
      authorities: ['ROLE_USER', 'ROLE_AE_BACKOFFICE'],
    })
    const { id } = await stored(person.email)
    expect(await trailOf(id)).toEqual(['colleague-from-provider', 'colleague-linked', 'login'])
    expect(await mailsTo(person.email)).toEqual([])
  })

  test('goes on with the same account after the mail address has changed', async () => {
    const person = it.aPerson()
    await it.signIn(it.browserOf(person))
    const { id } = await stored(person.email)
    it.idp.people.set(person.sub, { ...person, email: 'neuer-name@haus.example' })
    const browser = it.browserOf(person)
    expect(await it.signIn(browser)).toBe('')
    expect(await (await it.accountIn(browser)).json()).toMatchObject({ id })
  })

  test('links the account of a colleague by the verified address', async () => {
    const { account } = await aBackofficeUser()
    const browser = it.browserOf(it.aPerson({ email: account.email.toUpperCase(), groups: ['verkauf'] }))
    expect(await it.signIn(browser)).toBe('')
    expect(await (await it.accountIn(browser)).json()).toMatchObject({ id: account.id })
    const second = it.browserOf(it.aPerson({ email: account.email }))
    expect(await it.signIn(second)).toBe('?refusal=linked-otherwise')
  })

  test.each([
    ['an address that is not verified', { email_verified: false }, 'mail-unverified'],
    ['no group of the portal', { groups: ['fuhrpark'] }, 'no-group'],
  ])('refuses a person with %s and creates nothing', async (_title, more, refusal) => {
    const person = it.aPerson(more)
    const browser = it.browserOf(person)
    expect(await it.signIn(browser)).toBe(`?refusal=${refusal}`)
    expect((await it.accountIn(browser)).status).toBe(401)
    expect(await api().db.account.count({ where: { email: person.email } })).toBe(0)
  })

  test('never opens the account of a dealer', async () => {
    const { account } = await aDealer()
    const browser = it.browserOf(it.aPerson({ email: account.email, groups: ['portal-admins'] }))
    expect(await it.signIn(browser)).toBe('?refusal=not-of-house')
    expect((await it.accountIn(browser)).status).toBe(401)
    expect((await stored(account.email)).authorities).toEqual(['ROLE_USER', 'ROLE_DEALER'])
    expect(await trailOf(account.id)).toEqual(['login-failed'])
  })

  test('follows the groups at each sign-in and ends the other sessions', async () => {
    const person = it.aPerson()
    const first = it.browserOf(person)
    await it.signIn(first)
    it.idp.people.set(person.sub, { ...person, groups: ['hof', 'portal-admins'] })
    const second = it.browserOf(person)
    await it.signIn(second)
    expect((await stored(person.email)).authorities).toEqual(['ROLE_USER', 'ROLE_AE_ADMIN'])
    expect((await it.accountIn(first)).status).toBe(401)
    expect((await it.accountIn(second)).status).toBe(200)
  })

  test('closes the account of a person without a group until a group is back', async () => {
    const person = it.aPerson()
    const first = it.browserOf(person)
    await it.signIn(first)
    it.idp.people.set(person.sub, { ...person, groups: [] })
    expect(await it.signIn(it.browserOf(person))).toBe('?refusal=no-group')
    expect((await it.accountIn(first)).status).toBe(401)
    expect(await stored(person.email)).toMatchObject({ activated: false, endedAt: expect.any(Date) })
    it.idp.people.set(person.sub, person)
    expect(await it.signIn(it.browserOf(person))).toBe('')
    expect(await stored(person.email)).toMatchObject({ activated: true, endedAt: null })
  })

  test('does not open an account again that an administrator has closed', async () => {
    const person = it.aPerson()
    await it.signIn(it.browserOf(person))
    const admin = await anAdmin()
    const { id } = await stored(person.email)
    expect((await admin.delete(`/uaa/api/colleagues/${id}`)).statusCode).toBe(204)
    expect(await it.signIn(it.browserOf(person))).toBe('?refusal=access-ended')
  })

  test('asks for no second factor and no new password here', async () => {
    const { env, db } = api()
    const person = it.aPerson()
    const browser = it.browserOf(person)
    await it.signIn(browser)
    env.ADMIN_TOTP = 'required'
    await db.account.update({
      where: { email: person.email },
      data: { lastPasswordChange: new Date('2020-01-01') },
    })
    expect((await browser.send(`${it.portal}/mvp/api/house-cockpit`)).status).toBe(200)
    env.ADMIN_TOTP = 'optional'
  })

  test('stores neither token nor state in plain text', async () => {
    const browser = it.browserOf(it.aPerson())
    const answer = await heldAnswer(browser)
    const { db } = api()
    const rows = JSON.stringify([
      ...(await db.providerSession.findMany()),
      ...(await db.providerAttempt.findMany()),
    ])
    expect(rows).not.toContain(new URL(answer).searchParams.get('state'))
    expect(rows).not.toMatch(/"idToken":"eyJ/)
  })
})

describe('Die Antwort des Anmeldedienstes', () => {
  test('works once', async () => {
    const browser = it.browserOf(it.aPerson())
    const answer = await heldAnswer(browser)
    expect(await it.ends(browser, answer)).toBe('')
    expect(await it.ends(browser, answer)).toBe('?refusal=expired')
  })

  test('works in its own browser only', async () => {
    const victim = it.browserOf(it.aPerson())
    const answer = await heldAnswer(it.browserOf(it.aPerson()))
    expect(await it.ends(victim, answer)).toBe('?refusal=expired')
    expect((await it.accountIn(victim)).status).toBe(401)
    await it.start(victim)
    expect(await it.ends(victim, answer)).toBe('?refusal=expired')
  })

  test('is refused with another state, and a code for another state', async () => {
    const browser = it.browserOf(it.aPerson())
    const answer = new URL(await heldAnswer(browser))
    const other = new URL(await heldAnswer(browser))
    const stranger = new URL(answer)
    stranger.searchParams.set('state', 'A'.repeat(43))
    expect(await it.ends(browser, stranger.href)).toBe('?refusal=expired')
    other.searchParams.set('code', answer.searchParams.get('code') ?? '')
    expect(await it.ends(browser, other.href)).toMatch(/^\?refusal=(?:expired|provider-refused)$/)
    expect((await it.accountIn(browser)).status).toBe(401)
  })

  test('is refused with another nonce', async () => {
    const browser = it.browserOf(it.aPerson())
    const begin = new URL(await it.start(browser))
    begin.searchParams.set('nonce', 'ein-anderer')
    expect(await it.ends(browser, begin.href)).toBe('?refusal=provider-refused')
    expect((await it.accountIn(browser)).status).toBe(401)
  })

  test('is refused after its time', async () => {
    const browser = it.browserOf(it.aPerson())
    const answer = await heldAnswer(browser)
    passTime({ minutes: 16 })
    expect(await it.ends(browser, answer)).toBe('?refusal=expired')
  })

  test('may say that the person was refused there', async () => {
    expect(await it.signIn(aBrowser())).toBe('?refusal=provider-refused')
  })

  test('finds a provider that is down by then', async () => {
    const browser = it.browserOf(it.aPerson())
    const answer = await heldAnswer(browser)
    const { env } = api()
    env.OIDC_ISSUER = 'http://127.0.0.1:9'
    expect(await it.ends(browser, answer)).toBe('?refusal=provider-down')
    const reply = await browser.post(`${it.portal}/auth/oidc/start`)
    expect(reply.status).toBe(503)
    expect(await reply.text()).toContain('Anmeldedienst')
    env.OIDC_ISSUER = it.idp.issuer
    expect(await it.signIn(browser)).toBe('')
  })
})

describe('Nur Firmenkonto', () => {
  test('refuses passwords of colleagues, ends their sessions, and leaves dealers and the emergency account alone', async () => {
    const { env } = api()
    const admin = await anAdmin()
    const emergency = await anAdmin()
    const dealer = await aDealer()
    const login = ({ account }: { account: { login: string } }) =>
      aVisitor().post('/auth/login', { username: account.login, password: testPassword })
    env.HOUSE_SIGN_IN = 'provider'
    expect((await login(admin)).statusCode).toBe(200)
    env.EMERGENCY_ADMIN = emergency.account.email
    const refused = await login(admin)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().type).toBe('provider-sign-in-needed')
    expect((await admin.get('/uaa/api/account')).statusCode).toBe(401)
    expect((await login(emergency)).statusCode).toBe(200)
    expect((await emergency.get('/uaa/api/account')).statusCode).toBe(200)
    expect((await login(dealer)).statusCode).toBe(200)
    const wrong = await aVisitor().post('/auth/login', {
      username: admin.account.login,
      password: 'falsch-1',
    })
    expect(wrong.json().type).toBe('bad-credentials')
  })

  test('never links the emergency account to the provider', async () => {
    const emergency = await anAdmin()
    api().env.EMERGENCY_ADMIN = emergency.account.email
    const person = it.aPerson({ email: emergency.account.email, groups: [] })
    expect(await it.signIn(it.browserOf(person))).toBe('?refusal=emergency-account')
    expect((await stored(emergency.account.email)).authorities).toContain('ROLE_AE_ADMIN')
  })
})
