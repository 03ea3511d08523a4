import { describe, expect, test } from 'vitest'
import { testPassword, tokenMailedTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'
import { aStranger, register } from '../../testing/registrations.ts'

useApi()

describe('E-Mail-Bestätigung', () => {
  const verify = (token: string) => aStranger().get(`/uaa/api/email/verify/${token}`)

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
