import { dayMs } from '@portal/domain/values/durations'
import { describe, expect, test } from 'vitest'
import {
  aDealer,
  anApplicant,
  aVisitor,
  mailsTo,
  testPassword,
  tokenMailedTo,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'

useApi()

const init = '/uaa/api/account/reset-password/init'
const finish = '/uaa/api/account/reset-password/finish'
const change = '/uaa/api/account/change-password'
const newPassword = 'Kolbenring-77'
let count = 0

function aStranger() {
  count += 1
  const visitor = aVisitor()
  const remoteAddress = `192.0.2.${count}`
  return {
    ...visitor,
    post: (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
      visitor.post(url, payload, { remoteAddress, headers }),
  }
}
const signIn = (username: string, password: string) => aStranger().post('/auth/login', { username, password })

async function resetKey(email: string) {
  await aStranger().post(init, { email })
  return tokenMailedTo(email)
}

describe('Passwort vergessen', () => {
  test.each([
    ['{ email }', (email: string) => [{ email }, {}] as const],
    [
      'a JSON string',
      (email: string) => [JSON.stringify(email), { 'content-type': 'application/json' }] as const,
    ],
    ['plain text', (email: string) => [email, { 'content-type': 'text/plain' }] as const],
  ])('mails a link for an address sent as %s', async (_title, bodyOf) => {
    const { account } = await aDealer({ isSignedIn: false })
    const [payload, headers] = bodyOf(account.email)
    const reply = await aStranger().post(init, payload, headers)
    expect(reply.statusCode).toBe(200)
    expect((await mailsTo(account.email)).map(({ template }) => template)).toEqual(['reset-password'])
  })

  test('reports an unknown address and an account that is not activated', async () => {
    const unknown = await aStranger().post(init, { email: 'niemand@haendler.example' })
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json().type).toBe('email-not-found')
    const { account } = await anApplicant({ isSignedIn: false })
    const inactive = await aStranger().post(init, { email: account.email })
    expect(inactive.json().type).toBe('user-not-activated')
    expect(await mailsTo(account.email)).toEqual([])
  })

  test.each([
    ['a list', (email: string) => ({ email: [email, 'dieb@fremd.example'] })],
    ['an object', (email: string) => ({ email: { $ne: email } })],
    ['two addresses in one', (email: string) => ({ email: `${email},dieb@fremd.example` })],
    ['a line break', (email: string) => ({ email: `${email}\nBcc: dieb@fremd.example` })],
    ['a second field', (email: string) => ({ email, recipient: 'dieb@fremd.example' })],
    ['nothing', () => ({})],
  ])('sends no mail for %s', async (_title, bodyOf) => {
    const { account } = await aDealer({ isSignedIn: false })
    const reply = await aStranger().post(init, bodyOf(account.email))
    expect(reply.statusCode).toBe(400)
    expect(await mailsTo(account.email)).toEqual([])
    expect(await mailsTo('dieb@fremd.example')).toEqual([])
  })

  test('sends at most three mails an hour to one address, known or not', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    for (const [email, status] of [
      [account.email, 200],
      ['keiner@haendler.example', 400],
    ] as const) {
      const statuses = []
      for (let n = 0; n < 4; n += 1) statuses.push((await aStranger().post(init, { email })).statusCode)
      expect(statuses).toEqual([status, status, status, 429])
    }
    expect(await mailsTo(account.email)).toHaveLength(3)
  })

  test('reports the field of an invalid address', async () => {
    for (const body of [{ email: 'x' }, {}])
      expect((await aStranger().post(init, body)).json().errors).toEqual([
        expect.objectContaining({ path: 'email' }),
      ])
  })

  test('is limited to five requests an hour per network', async () => {
    const visitor = aStranger()
    const statuses = []
    for (let n = 0; n < 6; n += 1)
      statuses.push((await visitor.post(init, { email: `wer${n}@haendler.example` })).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test.each(['evil.example', 'localhost:1'])(
    'links to the configured address, not to the host %s of the request',
    async (host) => {
      const { account } = await aDealer({ isSignedIn: false })
      await aStranger().post(init, { email: account.email }, { host, 'x-forwarded-host': host })
      const [mail] = await mailsTo(account.email)
      expect(mail?.text).toContain(`${api().env.PUBLIC_URL}/#/password-change/`)
      expect(mail?.text).not.toContain('evil')
    },
  )
})

describe('Passwort zurücksetzen', () => {
  test('sets the new password, ends all sessions and mails the owner', async () => {
    const dealer = await aDealer()
    const { account } = dealer
    const key = await resetKey(account.email)
    expect((await aStranger().post(finish, { key, newPassword })).statusCode).toBe(200)
    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(401)
    expect((await signIn(account.login, testPassword)).statusCode).toBe(401)
    expect((await signIn(account.login, newPassword)).statusCode).toBe(200)
    expect((await mailsTo(account.email)).map(({ template }) => template)).toContain('password-changed')
  })

  test('works once, even with 20 parallel calls', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const key = await resetKey(account.email)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => aStranger().post(finish, { key, newPassword })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ statusCode }) => statusCode === 400))
      expect(['password-token-used', 'validation-failed']).toContain(reply.json().type)
  })

  test('is refused with a link that was used before', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const key = await resetKey(account.email)
    await aStranger().post(finish, { key, newPassword })
    passTime({ minutes: 61 })
    const again = await aStranger().post(finish, { key, newPassword: 'Kolbenring-78' })
    expect(again.statusCode).toBe(400)
    expect(again.json()).toMatchObject({
      type: 'password-token-used',
      title: 'Der Link zum Zurücksetzen des Passworts wurde bereits benutzt.',
    })
  })

  test('expires after 60 minutes', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const key = await resetKey(account.email)
    passTime({ minutes: 61 })
    expect((await aStranger().post(finish, { key, newPassword })).json().type).toBe('password-token-expired')
  })

  test('refuses an invented key', async () => {
    const reply = await aStranger().post(finish, { key: 'A'.repeat(43), newPassword })
    expect(reply.json()).toMatchObject({
      type: 'password-token-unknown',
      title: 'Es ist ein Fehler aufgetreten.',
    })
  })

  test.each([
    ['empty', '', 'Passwort ist erforderlich'],
    ['too short', 'Kurz-1234', 'Das Passwort muss zwischen 10 und 64 Zeichen lang sein.'],
    ['with a blank', 'Kolben ring-77', 'Das Passwort darf keine Leerzeichen enthalten.'],
    ['common', 'Passwort2025!', 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.'],
    ['the old one', testPassword, 'Das neue Passwort muss sich vom bisherigen unterscheiden.'],
  ])('refuses a password that is %s and keeps the link working', async (_title, bad, message) => {
    const { account } = await aDealer({ isSignedIn: false })
    const key = await resetKey(account.email)
    const reply = await aStranger().post(finish, { key, newPassword: bad })
    expect(reply.json().errors).toEqual([{ path: 'newPassword', message }])
    expect((await aStranger().post(finish, { key, newPassword })).statusCode).toBe(200)
  })

  test('unlocks a locked login', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const visitor = aStranger()
    for (let n = 0; n < 6; n += 1)
      await visitor.post('/auth/login', { username: account.login, password: 'ganz-falsch-1' })
    const key = await resetKey(account.email)
    await visitor.post(finish, { key, newPassword })
    const reply = await visitor.post('/auth/login', { username: account.login, password: newPassword })
    expect(reply.statusCode).toBe(200)
  })
})

describe('Passwort ändern', () => {
  test('needs a login younger than ten minutes or the current password', async () => {
    const dealer = await aDealer()
    passTime({ minutes: 11 })
    const old = await dealer.post(change, { password: newPassword })
    expect(old.statusCode).toBe(403)
    expect(old.json().type).toBe('login-too-old')
    const wrong = await dealer.post(change, { password: newPassword, currentPassword: 'ganz-falsch-1' })
    expect(wrong.json().errors).toEqual([
      { path: 'currentPassword', message: 'Das bisherige Passwort ist falsch.' },
    ])
    expect(
      (await dealer.post(change, { password: newPassword, currentPassword: testPassword })).statusCode,
    ).toBe(200)
  })

  test('renews the date, keeps this login under a new id and ends the others', async () => {
    const dealer = await aDealer({ lastPasswordChange: new Date(Date.now() - 50 * dayMs) })
    const other = aStranger()
    await other.post('/auth/login', { username: dealer.account.login, password: testPassword })
    const sid = dealer.cookies.sid
    expect((await dealer.post(change, { password: newPassword })).statusCode).toBe(200)
    expect(dealer.cookies.sid).not.toBe(sid)
    const own = await dealer.get('/uaa/api/account')
    expect(Date.now() - Date.parse(own.json().lastPasswordChange)).toBeLessThan(60_000)
    expect((await other.get('/uaa/api/account')).statusCode).toBe(401)
    dealer.cookies.sid = sid ?? ''
    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(401)
  })

  test('refuses to verify the current password after five tries', async () => {
    const dealer = await aDealer()
    const guess = () => dealer.post(change, { password: newPassword, currentPassword: 'ganz-falsch-1' })
    for (let n = 0; n < 5; n += 1) expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(429)
  })
})

describe('Abgelaufenes Passwort', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

  test.each([
    [89, 200],
    [91, 403],
  ])('of %i days answers other calls with %i', async (days, status) => {
    const dealer = await aDealer({ lastPasswordChange: daysAgo(days) })
    const reply = await dealer.get('/uaa/api/accept-terms')
    expect(reply.statusCode).toBe(status)
    if (status === 403) expect(reply.json().type).toBe('password-expired')
  })

  test('allows reading the account, logging out and changing the password without a recent login', async () => {
    const dealer = await aDealer({ lastPasswordChange: daysAgo(91) })
    passTime({ minutes: 30 })
    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(200)
    expect((await dealer.post(change, { password: newPassword })).statusCode).toBe(200)
    expect((await dealer.get('/uaa/api/accept-terms')).statusCode).toBe(200)
    expect((await dealer.post('/auth/logout')).statusCode).toBe(204)
  })

  test('allows public calls, as for a visitor', async () => {
    const dealer = await aDealer({ lastPasswordChange: daysAgo(91) })
    expect((await dealer.get('/mvp/api/portal-settings')).statusCode).toBe(200)
  })
})
