import { webhooksMaximum } from '@portal/domain/accounts/webhooks'
import { describe, expect, test } from 'vitest'
import { eraseExpiredData } from '../../house/retention/jobs.ts'
import { aDealer, aPersonOf, type Client, testPassword } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'
import { queueTestEvent } from '../../webhooks/events.ts'

useApi()

const url = '/uaa/api/company/webhooks'
const wanted = {
  ...{ url: 'https://dms.haendler.example/haken', description: 'DMS', events: ['purchase.created'] },
}
const added = async (owner: Client, change = {}) => {
  const reply = await owner.post(url, { ...wanted, ...change })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<{ id: number; secret: string }>()
}
const actionsOf = async (id: number) =>
  (await api().db.auditEntry.findMany({ where: { subject: `webhook:${id}` }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )

describe('A webhook', () => {
  test('is added, changed, paused, resumed, rotated and deleted by an owner, each recorded', async () => {
    const owner = await aDealer()
    const { id, secret } = await added(owner)
    expect(secret).toMatch(/^whsec_/)
    expect((await owner.get(url)).json()).toEqual([
      {
        ...{ ...wanted, id, state: 'active', pauseReason: null, rotatingUntil: null },
        ...{ lastAttempt: null, waiting: 0, nextAt: null },
      },
    ])
    const other = { ...wanted, url: 'https://neu.haendler.example/', events: ['search.match'] }
    expect((await owner.put(`${url}/${id}`, other)).json()).toMatchObject(other)
    expect((await owner.put(`${url}/${id}/pause`, { isPaused: true })).json()).toMatchObject({
      ...{ state: 'paused', pauseReason: 'owner' },
    })
    expect((await owner.put(`${url}/${id}/pause`, { isPaused: false })).json().state).toBe('active')
    const rotated = (await owner.post(`${url}/${id}/rotation`)).json()
    expect(rotated).toMatchObject({ rotatingUntil: expect.any(String) })
    expect(rotated.secret).not.toBe(secret)
    await owner.post(`${url}/${id}/secret`, { password: testPassword })
    expect((await owner.delete(`${url}/${id}`)).statusCode).toBe(204)
    expect(await actionsOf(id)).toEqual([
      'webhook-created',
      'webhook-changed',
      'webhook-paused',
      'webhook-resumed',
      'webhook-secret-rotated',
      'webhook-secret-shown',
      'webhook-deleted',
    ])
    const [entry] = await api().db.auditEntry.findMany({ where: { subject: `webhook:${id}` } })
    expect(entry?.details).toEqual({ company: owner.account.id, name: 'dms.haendler.example' })
  })

  test('shows its secret only with the password, and stores it encrypted', async () => {
    const owner = await aDealer()
    const { id, secret } = await added(owner)
    expect((await owner.get(url)).body).not.toContain(secret)
    const stored = await api().db.webhookEndpoint.findUniqueOrThrow({ where: { id } })
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6))
    const ask = (password: string) => owner.post(`${url}/${id}/secret`, { password })
    expect((await ask('falsch')).json().errors).toEqual([
      { path: 'password', message: 'Das Passwort ist falsch.' },
    ])
    expect((await ask(testPassword)).json()).toEqual({ secret })
    for (let count = 0; count < 3; count++) await ask('falsch')
    expect((await ask(testPassword)).statusCode).toBe(429)
  })

  test.each(['buyer', 'accountant', 'reader'] as const)('is closed to a person who is %s', async (role) => {
    const owner = await aDealer()
    const { id } = await added(owner)
    const person = await aPersonOf(role, { company: owner })
    expect((await person.get(url)).statusCode).toBe(403)
    expect((await person.post(url, wanted)).statusCode).toBe(403)
    expect((await person.post(`${url}/${id}/secret`, { password: testPassword })).statusCode).toBe(403)
  })

  test('of another company is answered like an unknown one', async () => {
    const [owner, other] = [await aDealer(), await aDealer()]
    const { id } = await added(owner)
    const { db, clock } = api()
    await db.$transaction((tx) => queueTestEvent(tx, id, 'webhook.test', clock.now()))
    const { id: deliveryId } = await db.webhookDelivery.findFirstOrThrow({ where: { endpointId: id } })
    const own = await added(other)
    const before = await db.webhookEndpoint.findUnique({ where: { id }, include: { deliveries: true } })
    const calls = (which: number) => [
      other.put(`${url}/${which}`, wanted),
      other.delete(`${url}/${which}`),
      other.put(`${url}/${which}/pause`, { isPaused: true }),
      other.post(`${url}/${which}/secret`, { password: testPassword }),
      other.post(`${url}/${which}/rotation`),
      other.post(`${url}/${which}/test`),
      other.post(`${url}/${which}/resend`),
      other.get(`${url}/${which}/deliveries`),
      other.post(`${url}/${which}/deliveries/${deliveryId}/replay`),
    ]
    const replies = await Promise.all([...calls(id), ...calls(2_000_000_000)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404))
    expect((await other.post(`${url}/${own.id}/deliveries/${deliveryId}/replay`)).statusCode).toBe(404)
    expect(await db.webhookEndpoint.findUnique({ where: { id }, include: { deliveries: true } })).toEqual(
      before,
    )
    expect(await actionsOf(id)).toEqual(['webhook-created'])
  })

  test.each([
    ['http://dms.haendler.example/', 'url'],
    ['https://dms.haendler.example:8443/', 'url'],
    ['https://127.0.0.1/', 'url'],
    ['https://[::ffff:10.0.0.1]/', 'url'],
    ['https://0x7f.1/', 'url'],
    ['https://wer:was@dms.haendler.example/', 'url'],
    ['javascript:alert(1)', 'url'],
    ['', 'url'],
  ])('cannot have the address %s', async (address, path) => {
    const owner = await aDealer()
    const reply = await owner.post(url, { ...wanted, url: address })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toMatchObject([{ path }])
    expect((await owner.get(url)).json()).toEqual([])
  })

  test.each([
    'https://localhost/',
    'https://localhost./',
    'https://dms/',
    'https://dms.firma.local/',
    'https://metadata.google.internal/',
    'https://10.0.0.5/',
  ])('cannot be in an inner network: %s', async (address) => {
    const reply = await (await aDealer()).post(url, { ...wanted, url: address })
    const message = 'Diese Adresse liegt in einem internen Netz. Bitte geben Sie eine öffentliche an.'
    expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ path: 'url', message }]])
  })

  test('needs an event that exists', async () => {
    const owner = await aDealer()
    for (const events of [[], ['kauf'], ['webhook.test'], 'purchase.created'])
      expect((await owner.post(url, { ...wanted, events })).statusCode).toBe(400)
  })

  test(`is one of at most ${webhooksMaximum}, also when several are added at once`, async () => {
    const owner = await aDealer()
    const replies = await Promise.all(
      Array.from({ length: webhooksMaximum + 2 }, () => owner.post(url, wanted)),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(webhooksMaximum)
    expect((await owner.post(url, wanted)).json().title).toContain(`höchstens ${webhooksMaximum} Webhooks`)
  })

  test('passes with the company to another owner', async () => {
    const founder = await aDealer()
    const { id } = await added(founder)
    const second = await aPersonOf('owner', { company: founder })
    expect((await founder.delete('/uaa/api/company/membership')).statusCode).toBe(204)
    expect((await second.get(url)).json()).toMatchObject([{ id }])
  })
})

describe('The log of a webhook', () => {
  test('has pages, newest first, for 30 days', async () => {
    const owner = await aDealer()
    const { id } = await added(owner)
    const { db, clock, files } = api()
    for (let count = 0; count < 3; count++)
      await db.$transaction((tx) => queueTestEvent(tx, id, 'webhook.test', clock.now()))
    const page = await owner.get(`${url}/${id}/deliveries`, { page: '1', size: '2' })
    expect(page.headers['x-total-count']).toBe('3')
    expect(page.json()).toHaveLength(1)
    passTime({ days: 31 })
    await eraseExpiredData({ db, disk: files.documents, now: clock.now() })
    expect(await db.webhookDelivery.count({ where: { endpointId: id } })).toBe(0)
  })
})
