import { houseScopes, yearsLater } from '@portal/domain/accounts/api-keys'
import { today } from '@portal/domain/buyer/appointment'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../../credentials/secrets.ts'
import { aBackofficeUser, aDealer, anAdmin, aYardUser, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aHouseProgram, aProgram, aProgramOf } from '../../testing/api-keys.ts'
import { passTime } from '../../testing/clock.ts'
import { aPdf, multipart } from '../../testing/papers.ts'
import { aPurchase } from '../../testing/purchases.ts'

useApi()

const url = '/uaa/api/house-api-keys'
const purchases = '/mvp/api/house-purchases'
const wanted = (changes: object = {}) => ({
  ...{ name: 'Buchhaltung', scopes: ['sales:read', 'invoices:read'] },
  expiresOn: yearsLater(today(api().clock.now()), 1),
  ...changes,
})

let admin: Client
beforeEach(async () => {
  admin = await anAdmin()
})

describe('A key of the house', () => {
  test('is created by an administrator, shown once, stored as a hash, and announced to all administrators', async () => {
    const other = await anAdmin()
    const reply = await admin.post(url, wanted())
    expect(reply.statusCode, reply.body).toBe(201)
    const { key, ...view } = reply.json()
    expect(key).toMatch(/^aex_live_[0-9A-Za-z]{38}$/)
    expect(view).toMatchObject({ state: 'new', lastFour: key.slice(-4), isCreatorHere: true })
    expect((await admin.get(url)).json()).toMatchObject({ company: 'Autoexpo', keys: [view] })
    const stored = await api().db.apiKey.findUniqueOrThrow({ where: { id: view.id } })
    expect(stored).toMatchObject({ dealerId: null, keyHash: hashOf(key) })
    for (const { account } of [admin, other]) {
      const [mail] = await mailsTo(account.email)
      expect(mail).toMatchObject({ template: 'api-key-created' })
      expect(mail?.text).toContain('/house/integrations')
      expect(`${mail?.text}${mail?.html}`).not.toContain(key)
    }
    const entries = await api().db.auditEntry.findMany({ where: { subject: `api-key:${view.id}` } })
    expect(entries).toMatchObject([{ action: 'api-key-created', actorId: admin.account.id }])
  })

  test('is managed by administrators only, apart from the keys of companies', async () => {
    const { id } = (await admin.post(url, wanted())).json()
    const dealer = await aDealer()
    for (const person of [await aBackofficeUser(), await aYardUser(), dealer]) {
      expect((await person.get(url)).statusCode).toBe(403)
      expect((await person.post(url, wanted())).statusCode).toBe(403)
      expect((await person.delete(`${url}/${id}`)).statusCode).toBe(403)
    }
    expect((await dealer.get('/uaa/api/company/api-keys')).json().keys).toEqual([])
    expect((await dealer.delete(`/uaa/api/company/api-keys/${id}`)).statusCode).toBe(404)
    const { id: companyKey } = await aProgramOf(dealer, ['stock:read'])
    expect((await admin.delete(`${url}/${companyKey}`)).statusCode).toBe(404)
  })

  test('has scopes of the house only, and a company has none of them', async () => {
    const pathOf = (reply: { json: () => { errors?: { path: string }[] } }) => reply.json().errors?.[0]?.path
    expect(pathOf(await admin.post(url, wanted({ scopes: ['sales:read', 'stock:read'] })))).toBe('scopes')
    const owner = await aDealer()
    const asCompany = await owner.post('/uaa/api/company/api-keys', wanted({ scopes: ['sales:read'] }))
    expect([asCompany.statusCode, pathOf(asCompany)]).toEqual([400, 'scopes'])
  })

  test('of 20 is the last one until another ends', async () => {
    await api().db.apiKey.deleteMany({ where: { dealerId: null } })
    for (let count = 0; count < 20; count += 1) await aHouseProgram(admin, ['sales:read'])
    expect((await admin.post(url, wanted())).json().type).toBe('api-keys-full')
    await api().db.apiKey.deleteMany({ where: { dealerId: null } })
  })

  test('acts in the name of its administrator, and is refused at once when revoked', async () => {
    const { id } = await aPurchase(await aDealer(), 'paid')
    const program = await aHouseProgram(admin, houseScopes)
    expect((await program.get(`${purchases}/${id}`)).json()).toMatchObject({ id, state: 'paid' })
    const moved = await program.post(`${purchases}/${id}/hand-over`, { from: 'paid', to: 'documents' })
    expect(moved.json()).toMatchObject({ state: 'documents' })
    const entry = await api().db.auditEntry.findFirst({
      where: { subject: `purchase:${id}`, action: 'hand-over-moved' },
      orderBy: { id: 'desc' },
    })
    expect(entry?.actorId).toBe(admin.account.id)
    expect(moved.headers.ratelimit).toBe('"default";r=118;t=60')

    expect((await program.get(`${purchases}/${id}/claims`)).statusCode).toBe(404)
    expect((await program.get('/uaa/api/settings')).json().type).toBe('api-key-not-admitted')
    expect((await admin.delete(`${url}/${program.id}`)).statusCode).toBe(204)
    expect((await program.get(purchases)).json().type).toBe('api-key-invalid')
  })

  test('ends with the access of its administrator', async () => {
    const program = await aHouseProgram(admin, ['sales:read'])
    const { id } = admin.account
    await api().db.account.update({ where: { id }, data: { authorities: ['ROLE_USER', 'ROLE_AE_YARD'] } })
    const reply = await program.get(purchases)
    expect([reply.statusCode, reply.json().type]).toEqual([403, 'api-creator-gone'])
    await api().db.account.update({ where: { id }, data: { endedAt: api().clock.now() } })
    expect((await aProgram(program.key).get(purchases)).json().type).toMatch(
      /^api-(?:creator-gone|key-invalid)$/,
    )
    passTime({ days: 366 })
    expect((await program.get(purchases)).json().type).toBe('api-key-invalid')
  })
})

describe('A creating call with an Idempotency-Key', () => {
  const upload = (key: string, sent: string | null, id: string, comment = '') =>
    aProgram(key).send('POST', `${purchases}/${id}/papers`, {
      ...multipart(aPdf(comment), 'papier.pdf'),
      query: { filename: 'papier.pdf', kind: 'other' },
      headers: {
        ...multipart(aPdf(comment), 'papier.pdf').headers,
        authorization: `Bearer ${key}`,
        ...(sent && { 'idempotency-key': sent }),
      },
    })
  const facts = { hersteller: 'Audi' }
  const create = (
    program: Awaited<ReturnType<typeof aHouseProgram>>,
    sent: string,
    body: object = { facts },
  ) => program.post('/mvp/api/house-vehicles', body, { headers: { 'idempotency-key': sent } })

  test('changes a thing once and answers a repetition as before', async () => {
    const { id } = await aPurchase(await aDealer(), 'paid')
    const program = await aHouseProgram(admin, ['hand-overs:write'])
    const send = (sent: string, to = 'documents') =>
      program.post(
        `${purchases}/${id}/hand-over`,
        { from: 'paid', to },
        { headers: { 'idempotency-key': sent } },
      )
    const first = await send('eins')
    expect(first.statusCode).toBe(200)
    const office = await aBackofficeUser()
    await office.post(`${purchases}/${id}/hand-over`, { from: 'documents', to: 'paid' })
    // Without the key this would move it forward once more.
    const again = await send('eins')
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect((await office.get(`${purchases}/${id}`)).json().state).toBe('paid')
    expect((await send('eins', 'open')).json().type).toBe('idempotency-mismatch')
    expect((await send('zwei')).json().state).toBe('documents')
  })

  test('may be repeated after a refusal, which has changed nothing', async () => {
    const program = await aHouseProgram(admin, ['house-stock:write'])
    for (const attempt of ['eins', 'zwei'])
      expect([attempt, (await create(program, 'gleich')).statusCode]).toEqual([attempt, 400])
    expect(await api().db.repeatableCall.count({ where: { apiKeyId: program.id } })).toBe(0)
  })

  test('is refused while the first one is not answered', async () => {
    const { id } = await aPurchase(await aDealer(), 'paid')
    const program = await aHouseProgram(admin, ['hand-overs:write'])
    const send = () =>
      program.post(
        `${purchases}/${id}/hand-over`,
        { from: 'paid', to: 'documents' },
        { headers: { 'idempotency-key': 'x' } },
      )
    expect((await send()).statusCode).toBe(200)
    await api().db.repeatableCall.updateMany({ where: { apiKeyId: program.id }, data: { status: null } })
    expect([(await send()).statusCode, (await send()).json().type]).toEqual([409, 'conflict'])
  })

  test('is recognised for each key by itself, and uploads are too', async () => {
    const { id } = await aPurchase(await aDealer(), 'paid')
    const [one, other] = [
      await aHouseProgram(admin, ['hand-overs:write']),
      await aHouseProgram(admin, ['hand-overs:write']),
    ]
    const papersOf = async (reply: ReturnType<typeof upload>) => (await reply).json().papers?.length
    expect(await papersOf(upload(one.key, 'datei', id, '% eins'))).toBe(1)
    expect(await papersOf(upload(one.key, 'datei', id, '% zwei'))).toBe(1)
    expect(await papersOf(upload(other.key, 'datei', id, '% zwei'))).toBe(2)
  })
})
