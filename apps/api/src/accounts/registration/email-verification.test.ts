import { describe, expect, test } from 'vitest'
import { aDealer, mailsTo, testPassword, tokenMailedTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'
import { aStranger, register } from '../../testing/registrations.ts'

useApi()

const verify = (token: string) => aStranger().get(`/uaa/api/email/verify/${token}`)

describe('E-Mail-Bestätigung', () => {
  test('is VALID once and ACCOUNT_ALREADY_VERIFIED afterwards', async () => {
    const { form } = await register()
    const token = await tokenMailedTo(form.email)
    expect((await verify(token)).json()).toEqual({ status: 'VALID', partnernumberExistent: false })
    expect((await verify(token)).json()).toEqual({
      status: 'ACCOUNT_ALREADY_VERIFIED',
      partnernumberExistent: false,
    })
  })

  test('is VALID for exactly one of 20 parallel calls', async () => {
    const { form } = await register()
    const token = await tokenMailedTo(form.email)
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
    expect(replies.filter((reply) => reply.json().status === 'VALID')).toHaveLength(1)
  })

  test.each([
    ['/uaa/api/email/verify', 'NO_TOKEN_PROVIDED'],
    ['/uaa/api/email/verify/', 'NO_TOKEN_PROVIDED'],
    ['/uaa/api/email/verify/kaputt', 'TOKEN_INVALID'],
    ['/uaa/api/email/verify/%00', 'TOKEN_INVALID'],
    [`/uaa/api/email/verify/${'A'.repeat(301)}`, 'TOKEN_INVALID'],
    [`/uaa/api/email/verify/${'%C3%84'.repeat(600)}`, 'TOKEN_INVALID'],
    [`/uaa/api/email/verify/${'A'.repeat(43)}`, 'VERIFICATION_TOKEN_NOT_FOUND'],
  ])('of %s answers %s', async (path, status) => {
    expect((await aStranger().get(path)).json()).toEqual({ status, partnernumberExistent: false })
  })

  test('expires after 48 hours; a login with the right password sends a new link', async () => {
    const { form } = await register()
    const token = await tokenMailedTo(form.email)
    passTime({ hours: 49 })
    expect((await verify(token)).json().status).toBe('TOKEN_INVALID')
    const login = await aStranger().post('/auth/login', { username: form.email, password: testPassword })
    expect(login.statusCode).toBe(401)
    const renewed = await tokenMailedTo(form.email)
    expect(renewed).not.toBe(token)
    expect((await verify(renewed)).json().status).toBe('VALID')
  })

  test('enables the login of the applicant', async () => {
    const { form } = await register()
    const login = () => aStranger().post('/auth/login', { username: form.email, password: testPassword })
    expect((await login()).statusCode).toBe(401)
    await verify(await tokenMailedTo(form.email))
    expect((await login()).statusCode).toBe(200)
  })
})

describe('Neue Bestätigungsmail', () => {
  const url = '/uaa/api/email/verification-mail'
  const ask = (email: string) => aStranger().post(url, { email })

  test('contains a new link, and the link of the earlier mail stays valid', async () => {
    const { form } = await register()
    const first = await tokenMailedTo(form.email)
    expect((await ask(form.email.toUpperCase())).statusCode).toBe(200)
    const second = await tokenMailedTo(form.email)
    expect(second).not.toBe(first)
    expect((await verify(first)).json().status).toBe('VALID')
    expect((await verify(second)).json().status).toBe('ACCOUNT_ALREADY_VERIFIED')
  })

  test('is answered identically for unverified, verified and unknown addresses', async () => {
    const { form } = await register()
    const dealer = await aDealer({ isSignedIn: false })
    const unknown = 'niemand@haendler.example'
    const replies = [await ask(form.email), await ask(dealer.account.email), await ask(unknown)]
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(replies.map(() => [200, '']))
    expect(await mailsTo(dealer.account.email)).toEqual([])
    expect(await mailsTo(unknown)).toEqual([])
  })

  test('is sent three times an hour to one address, and further requests get the same answer', async () => {
    const { form } = await register()
    const statuses = []
    for (let n = 0; n < 4; n += 1) statuses.push((await ask(form.email)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await mailsTo(form.email)).toHaveLength(1 + 3)
    passTime({ minutes: 61 })
    await ask(form.email)
    expect(await mailsTo(form.email)).toHaveLength(1 + 4)
  })

  test('can be requested five times an hour from one network', async () => {
    const visitor = aStranger()
    const replies = []
    for (let n = 0; n < 6; n += 1)
      replies.push(await visitor.post(url, { email: `fern${n}@haendler.example` }))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(replies[5]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test.each([[{}], [{ email: 'kein@' }], [{ email: 'a@b.de', to: 'x@y.de' }]])('refuses %j', async (body) => {
    expect((await aStranger().post(url, body)).statusCode).toBe(400)
  })
})

test('stores no link token in plain text', async () => {
  const { form } = await register()
  const token = await tokenMailedTo(form.email)
  const { db } = api()
  const dump = JSON.stringify([
    await db.accountToken.findMany(),
    await db.mail.findMany(),
    await db.auditEntry.findMany(),
  ])
  expect(dump).not.toContain(token)
})
