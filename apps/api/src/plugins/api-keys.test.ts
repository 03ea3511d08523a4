import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../app.ts'
import { newApiKey } from '../credentials/api-keys.ts'
import { aDealer, aVisitor, type Client, mailsTo } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aProgram, aProgramOf } from '../testing/api-keys.ts'
import { aCar } from '../testing/cars.ts'
import { passTime, testClock } from '../testing/clock.ts'

useApi({ SESSION_KEPT_MS: '800', API_CALLS_PER_MINUTE: '5' })

let other: ReturnType<typeof api>
beforeAll(async () => {
  const { rows } = await api().pool.query<{ name: string }>('SELECT current_database() AS name')
  const url = new URL(inject('cluster').administrationUrl)
  url.pathname = `/${rows[0]?.name}`
  other = await buildApp({ env: api().env, databaseUrl: url.href, clock: testClock })
  await other.ready()
})
afterAll(() => other.close())
beforeEach(() => api().db.attemptCounter.deleteMany())

const stocks = '/mvp/api/mvp-car-stocks'
const enquiries = '/mvp/api/mvp-user-car-request'
const years = `${stocks}/years`
const refusal = async (reply: Promise<{ statusCode: number; json: () => { type?: string } }>) => {
  const { statusCode, json } = await reply
  return [statusCode, json().type]
}
const invalid = [401, 'api-key-invalid']
const form = {
  ...{ firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009', consent: true },
  ...{ userEmail: 'einkauf@autohaus.example', bemerkungen: 'Ist das Fahrzeug noch da?' },
}

describe('Ein Programm mit Schlüssel', () => {
  test('sees the dealer price exactly as a person of the company does, and nobody else’s', async () => {
    const { fahrzeugid } = await aCar()
    const dealer = await aDealer()
    const program = await aProgramOf(dealer, ['stock:read'])
    const path = `${stocks}/${fahrzeugid}`
    const reply = await program.get(path)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual((await dealer.get(path)).json())
    expect(reply.json()).toHaveProperty('haendlerpreisbrutto')
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      vary: expect.stringContaining('Authorization'),
    })
    expect((await aVisitor().get(path)).json()).not.toHaveProperty('haendlerpreisbrutto')
  })

  test('reads the watchlist of its company only', async () => {
    const [dealer, stranger] = [await aDealer(), await aDealer()]
    const [mine, theirs] = [await aCar(), await aCar()]
    await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: mine.fahrzeugid })
    const { id } = (
      await stranger.post('/mvp/api/mvp-user-watches', { fahrzeugid: theirs.fahrzeugid })
    ).json()
    const program = await aProgramOf(dealer, ['watchlist:read'])
    expect((await program.get('/mvp/api/mvp-user-watches-by-user/vehicle-ids')).json()).toEqual([
      mine.fahrzeugid,
    ])
    expect((await program.get(`/mvp/api/mvp-user-watches/${id}`)).statusCode).toBe(404)
  })

  test.each([
    ['unknown', () => `Bearer ${newApiKey()}`],
    ['ill-formed', () => 'Bearer aex_live_x'],
    ['empty', () => 'Bearer'],
    ['one with a space', () => `Bearer ${newApiKey()} x`],
    ['of 10,000 characters', () => `Bearer ${'x'.repeat(10_000)}`],
  ])('is refused with a key that is %s', async (_name, authorization) => {
    const reply = await api().inject({ url: years, headers: { authorization: authorization() } })
    expect([reply.statusCode, reply.json().type]).toEqual(invalid)
    expect(reply.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  test('may write the scheme in any case; another scheme is that of a proxy', async () => {
    const { key } = await aProgramOf(await aDealer(), [])
    const statusOf = async (authorization: string) =>
      (await api().inject({ url: years, headers: { authorization } })).statusCode
    expect(await statusOf(`bearer  ${key}`)).toBe(403)
    expect(await statusOf('Basic dGVzdDp0ZXN0')).toBe(200)
  })

  test('gets no session and no cookie, and its cookies are not read', async () => {
    const dealer = await aDealer()
    const program = await aProgramOf(await aDealer(), ['stock:read'])
    const { cookies } = dealer
    const replies = [
      await program.get(years, { cookies }),
      await program.get('/uaa/api/account', { cookies }),
      await program.get('/mvp/api/mvp-meine', { cookies }),
      await program.post('/auth/logout', {}, { cookies }),
      await aProgram('x').get(years, { cookies }),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 403, 403, 403, 401])
    for (const { cookies: set } of replies) expect(set).toEqual([])
    expect(await api().db.session.count({ where: { accountId: dealer.account.id } })).toBe(1)
    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(200)
  })

  const blocked: [string, string, (client: Client) => Promise<unknown>][] = [
    [
      'is not activated',
      'api-company-inactive',
      ({ account: { id } }) =>
        api().db.account.update({
          where: { id },
          data: { activated: false, authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'] },
        }),
    ],
    [
      'has not agreed to the current terms',
      'terms-not-accepted',
      ({ account: { id } }) => api().db.account.update({ where: { id }, data: { termsVersion: '1999-01' } }),
    ],
  ]
  test.each(blocked)('is refused while its company %s', async (_state, type, change) => {
    const dealer = await aDealer()
    const program = await aProgramOf(dealer, ['stock:read'])
    await change(dealer)
    expect(await refusal(program.get(years))).toEqual([403, type])
  })

  test('leaves its last use at most once a minute', async () => {
    const { id, get } = await aProgramOf(await aDealer(), ['stock:read'])
    const lastUse = async () => (await api().db.apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt
    expect(await lastUse()).toBeNull()
    await get(years)
    const first = await lastUse()
    expect(first).not.toBeNull()
    passTime({ seconds: 50 })
    await get(years)
    expect(await lastUse()).toEqual(first)
    passTime({ seconds: 11 })
    await get(years)
    expect(await lastUse()).not.toEqual(first)
  })

  test('is refused within a second on every instance once the key is revoked, and at once here', async () => {
    const dealer = await aDealer()
    const program = await aProgramOf(dealer, ['stock:read'])
    const elsewhere = aProgram(program.key, () => other)
    expect((await elsewhere.get(years)).statusCode).toBe(200)
    expect((await program.get(years)).statusCode).toBe(200)
    expect((await dealer.delete(`/uaa/api/company/api-keys/${program.id}`)).statusCode).toBe(204)
    expect(await refusal(program.get(years))).toEqual(invalid)
    const asked = { interval: 100, timeout: 1000 }
    await expect.poll(() => refusal(elsewhere.get(years)), asked).toEqual(invalid)
  })
})

describe('Die Grenze der Aufrufe', () => {
  const limitsOf = ({ headers }: { headers: object }) =>
    Object.entries(headers).filter(([name]) => name.startsWith('ratelimit') || name === 'retry-after')

  test('is stated in every answer and counted over all instances, and ends with its window', async () => {
    const program = await aProgramOf(await aDealer(), ['stock:read'])
    const elsewhere = aProgram(program.key, () => other)
    const first = await program.get(years)
    expect(limitsOf(first)).toEqual([
      ['ratelimit-policy', '"default";q=5;w=60'],
      ['ratelimit', '"default";r=4;t=60'],
    ])
    passTime({ seconds: 10 })
    for (const one of [elsewhere, program, elsewhere]) await one.get(years)
    // A refused call counts too.
    const last = await program.get('/mvp/api/mvp-meine')
    expect(last.statusCode).toBe(403)
    expect(last.headers.ratelimit).toMatch(/^"default";r=0;t=(?:49|50)$/)

    const beyond = await elsewhere.get(years)
    expect([beyond.statusCode, beyond.json().type]).toEqual([429, 'too-many-attempts'])
    expect(beyond.headers.ratelimit).toMatch(/^"default";r=0;t=(?:49|50)$/)
    expect(beyond.headers['retry-after']).toMatch(/^(?:49|50)$/)
    passTime({ seconds: 51 })
    expect((await program.get(years)).headers.ratelimit).toBe('"default";r=4;t=60')
  })

  test('is exact for calls at the same time, and each key has its own', async () => {
    const dealer = await aDealer()
    const [one, second] = [await aProgramOf(dealer, ['stock:read']), await aProgramOf(dealer, ['stock:read'])]
    const replies = await Promise.all(Array.from({ length: 12 }, () => one.get(years)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect((await second.get(years)).statusCode).toBe(200)
  })

  test('follows the setting', async () => {
    const program = await aProgramOf(await aDealer(), ['stock:read'])
    api().env.API_CALLS_PER_MINUTE = 7
    expect((await program.get(years)).headers.ratelimit).toBe('"default";r=6;t=60')
    api().env.API_CALLS_PER_MINUTE = 5
  })
})

describe('Eine Anfrage mit Schlüssel', () => {
  const sent = (options: InjectOptions['headers'] = {}) => ({ headers: options })

  test('needs no XSRF token, is stored for the company, and is repeated without a second one', async () => {
    const dealer = await aDealer()
    const program = await aProgramOf(dealer, ['enquiries:write'])
    const { gwnummer } = await aCar()
    const repeated = sent({ 'idempotency-key': 'auftrag-4711' })
    const first = await program.post(enquiries, { ...form, gwnummer }, repeated)
    expect(first.statusCode, first.body).toBe(201)
    const again = await program.post(enquiries, { ...form, gwnummer }, repeated)
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    const changed = { ...form, gwnummer, bemerkungen: 'Und der Preis?' }
    expect(await refusal(program.post(enquiries, changed, repeated))).toEqual([422, 'idempotency-mismatch'])

    const stored = await api().db.enquiry.findMany({ where: { gwnummer } })
    expect(stored).toMatchObject([{ dealerId: dealer.account.id, accountId: dealer.account.id }])
    expect(await mailsTo('einkauf@autohaus.example')).toHaveLength(1)
  })

  test('with the same Idempotency-Key of another company is another enquiry', async () => {
    const { gwnummer } = await aCar()
    const ids = new Set<string>()
    for (const dealer of [await aDealer(), await aDealer()]) {
      const program = await aProgramOf(dealer, ['enquiries:write'])
      const reply = await program.post(enquiries, { ...form, gwnummer }, sent({ 'idempotency-key': 'eins' }))
      ids.add(reply.json().id)
    }
    expect(ids.size).toBe(2)
  })

  test('without the scope changes nothing', async () => {
    const program = await aProgramOf(await aDealer(), ['stock:read'])
    const { gwnummer } = await aCar()
    expect(await refusal(program.post(enquiries, { ...form, gwnummer }))).toEqual([403, 'api-scope-missing'])
    expect(await api().db.enquiry.count({ where: { gwnummer } })).toBe(0)
  })
})
