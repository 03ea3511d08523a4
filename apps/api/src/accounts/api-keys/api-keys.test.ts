import { yearsLater } from '@portal/domain/accounts/api-keys'
import { today } from '@portal/domain/buyer/appointment'
import { describe, expect, test } from 'vitest'
import { hashOf } from '../../credentials/secrets.ts'
import { aDealer, aPersonOf, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aProgram, aProgramOf } from '../../testing/api-keys.ts'
import { passTime, setTime } from '../../testing/clock.ts'

useApi()

const url = '/uaa/api/company/api-keys'
const inYears = (years: number) => yearsLater(today(api().clock.now()), years)
const aKey = (changes: object = {}) => ({
  ...{ name: 'Warenwirtschaft', scopes: ['stock:read', 'purchases:read'], expiresOn: inYears(1) },
  ...changes,
})
const entries = (companyId: number) =>
  api().db.auditEntry.findMany({
    where: { subject: `account:${companyId}`, action: { startsWith: 'api-key' } },
    orderBy: { id: 'asc' },
  })

describe('Ein API-Schlüssel', () => {
  test('is created by an owner, shown once and stored as a hash', async () => {
    const owner = await aDealer()
    const reply = await owner.post(url, aKey())
    expect(reply.statusCode, reply.body).toBe(201)
    const { key, ...view } = reply.json()
    expect(key).toMatch(/^aex_live_[0-9A-Za-z]{38}$/)
    expect(view).toMatchObject({
      ...{ name: 'Warenwirtschaft', scopes: ['stock:read', 'purchases:read'], state: 'new' },
      ...{ lastFour: key.slice(-4), createdBy: 'Erika Beispiel', isCreatorHere: true, lastUsedAt: null },
    })

    const listed = (await owner.get(url)).json()
    expect(listed).toEqual({ company: 'Autohaus Beispiel', keys: [view], callsPerMinute: 120 })
    const stored = await api().db.apiKey.findUniqueOrThrow({ where: { id: view.id } })
    expect(stored.keyHash).toBe(hashOf(key))
    expect(JSON.stringify(stored)).not.toContain(key)
  })

  test('is announced to all owners and the audit trail, without the key', async () => {
    const owner = await aDealer()
    const second = await aPersonOf('owner', { company: owner })
    const buyer = await aPersonOf('buyer', { company: owner })
    const { key, id } = (await second.post(url, aKey({ name: 'DMS Nord' }))).json()
    await owner.delete(`${url}/${id}`)

    for (const { account } of [owner, second]) {
      const mails = await mailsTo(account.email)
      expect(mails.map(({ template }) => template)).toEqual(['api-key-created', 'api-key-revoked'])
      for (const { subject, text, html } of mails) {
        expect(text).toContain(`„DMS Nord“ (endet auf ${key.slice(-4)})`)
        expect(subject + text + html).not.toContain(key)
      }
    }
    expect(await mailsTo(buyer.account.email)).toEqual([])
    const trail = await entries(owner.account.id)
    expect(trail).toMatchObject([
      {
        ...{ action: 'api-key-created', actorId: second.account.id },
        details: { name: `DMS Nord (…${key.slice(-4)})`, scopes: 'stock:read, purchases:read' },
      },
      { action: 'api-key-revoked', actorId: owner.account.id },
    ])
    expect(JSON.stringify(trail, (_, value) => (typeof value === 'bigint' ? 0 : value))).not.toContain(key)
  })

  test('is seen, created and revoked by owners of the company only', async () => {
    const owner = await aDealer()
    const { id } = (await owner.post(url, aKey())).json()
    for (const role of ['buyer', 'accountant', 'reader'] as const) {
      const person = await aPersonOf(role, { company: owner })
      expect((await person.get(url)).statusCode).toBe(403)
      expect((await person.post(url, aKey())).statusCode).toBe(403)
      expect((await person.delete(`${url}/${id}`)).statusCode).toBe(403)
    }
    const stranger = await aDealer()
    expect((await stranger.get(url)).json().keys).toEqual([])
    expect((await stranger.delete(`${url}/${id}`)).statusCode).toBe(404)
    expect((await owner.get(url)).json().keys).toMatchObject([{ id, state: 'new' }])
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['stock:read', 'stock:read'] }],
    ['scopes.0', { scopes: ['admin'] }],
    ['expiresOn', { expiresOn: '2026-02-30' }],
    ['expiresOn', { expiresOn: '2020-01-01' }],
    ['expiresOn', { expiresOn: '2999-01-01' }],
    ['dealerId', { dealerId: 1 }],
  ])('is not created with a wrong %s', async (path, changes) => {
    const reply = await (await aDealer()).post(url, aKey(changes))
    expect([reply.statusCode, reply.json().errors?.[0]?.path]).toEqual([400, path])
  })

  test('is valid through its last day in German local time, and for two years at most', async () => {
    setTime('2027-06-15T22:30:00Z')
    const owner = await aDealer()
    const day = '2027-06-16'
    expect((await owner.post(url, aKey({ expiresOn: '2029-06-17' }))).statusCode).toBe(400)
    expect((await owner.post(url, aKey({ expiresOn: '2029-06-16' }))).statusCode).toBe(201)
    const { key } = (await owner.post(url, aKey({ expiresOn: day }))).json()
    const stateOf = async () => (await aProgram(key).get('/mvp/api/mvp-car-stocks?size=1')).statusCode
    setTime('2027-06-16T21:59:58Z')
    expect(await stateOf()).toBe(200)
    setTime('2027-06-16T22:00:01Z')
    expect(await stateOf()).toBe(401)
  })

  test('is one of at most 20 live ones, also when created at the same time', async () => {
    const owner = await aDealer()
    const dates = { expiresAt: api().clock.now() }
    for (let count = 0; count < 19; count++) await aProgramOf(owner, ['stock:read'])
    await aProgramOf(owner, ['stock:read'], dates)
    const { id } = await aProgramOf(owner, ['stock:read'], { revokedAt: api().clock.now() })
    passTime({ seconds: 1 })
    const replies = await Promise.all([1, 2, 3].map(() => owner.post(url, aKey())))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().type).toBe('api-keys-full')
    const { keys } = (await owner.get(url)).json()
    expect(keys.slice(-2).map(({ state }: { state: string }) => state)).toEqual(['revoked', 'expired'])

    const live = keys[0].id
    expect((await owner.delete(`${url}/${live}`)).statusCode).toBe(204)
    expect((await owner.delete(`${url}/${live}`)).statusCode).toBe(204)
    expect((await owner.delete(`${url}/${id}`)).statusCode).toBe(204)
    expect(await entries(owner.account.id)).toHaveLength(2)
    expect((await owner.post(url, aKey())).statusCode).toBe(201)
  })

  test('stays with the company when its owner changes, and says that its creator has left', async () => {
    const owner = await aDealer()
    const second = await aPersonOf('owner', { company: owner })
    const { key } = (await owner.post(url, aKey())).json()
    expect((await owner.delete('/uaa/api/company/membership')).statusCode).toBe(204)

    expect((await second.get(url)).json().keys).toMatchObject([
      { createdBy: 'Erika Beispiel', isCreatorHere: false },
    ])
    expect((await aProgram(key).get('/mvp/api/mvp-car-stocks?size=1')).statusCode).toBe(200)
  })
})
