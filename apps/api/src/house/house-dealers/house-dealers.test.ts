import type { CompanyChange, DealerEvent, HouseDealer } from '@portal/contract/house/house-dealers'
import { dayMs } from '@portal/domain/values/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../../app.ts'
import {
  aCompany,
  aDealer,
  anAdmin,
  anApplicant,
  aPersonOf,
  aVisitor,
  type Client,
  mailsTo,
  testPassword,
  tokenMailedTo,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'

useApi()

const url = '/uaa/api/house-dealers'

let other: ReturnType<typeof api>
let admin: Client
let dealer: Client

beforeAll(async () => {
  const { rows } = await api().pool.query<{ name: string }>('SELECT current_database() AS name')
  const database = new URL(inject('cluster').administrationUrl)
  database.pathname = `/${rows[0]?.name}`
  other = await buildApp({ env: api().env, databaseUrl: database.href, clock: api().clock })
  await other.ready()
  admin = await anAdmin()
})
afterAll(() => other.close())
beforeEach(async () => {
  dealer = await aDealer()
})

const read = async (id = dealer.account.id) => (await admin.get(`${url}/${id}`)).json<HouseDealer>()
const events = async (id = dealer.account.id) =>
  (await admin.get(`${url}/${id}/events`)).json<DealerEvent[]>()
const company = (changes: Partial<CompanyChange> = {}): CompanyChange => {
  const { company_name, street, house_number, postal_code, city, telephone } = aCompany
  const { partner_number } = dealer
  return { company_name, street, house_number, postal_code, city, telephone, partner_number, ...changes }
}
const change = (body: object, id = dealer.account.id) => admin.put(`${url}/${id}/company`, body)
const setEmail = (email: unknown, accountId = dealer.account.id) =>
  admin.put(`${url}/${dealer.account.id}/people/${accountId}/email`, { email })
const setState = (action: string, reason?: string, id = dealer.account.id) =>
  admin.post(`${url}/${id}/state`, { action, ...(reason === undefined ? {} : { reason }) })
const subjects = async (address = dealer.account.email) =>
  (await mailsTo(address)).map(({ subject }) => subject)
const signIn = (username: string) => aVisitor().post('/auth/login', { username, password: testPassword })

/** The session of a client on the second instance. */
async function onOtherInstance(client: Client) {
  const there = aVisitor(() => other)
  Object.assign(there.cookies, client.cookies)
  return (await there.get('/uaa/api/account')).statusCode
}

describe('The list of dealers', () => {
  test('is searched by words and filtered by state', async () => {
    await change(company({ company_name: 'Zauberhaus Wiesel', city: 'Kassel' }))
    const idsOf = async (query: Record<string, string>) =>
      (await admin.get(url, query)).json<{ id: number }[]>().map(({ id }) => id)
    const { id, email } = dealer.account
    expect(await idsOf({ q: 'wiesel kassel' })).toEqual([id])
    expect(await idsOf({ q: `${dealer.partner_number} ${email.toUpperCase()}` })).toEqual([id])
    expect(await idsOf({ q: 'wiesel', state: 'closed' })).toEqual([])
    expect(await idsOf({ q: '%' })).toEqual([])
    expect((await admin.get(url, { q: 'wiesel' })).json()).toMatchObject([
      { company_name: 'Zauberhaus Wiesel', state: 'approved', people: 1 },
    ])
    expect((await admin.get(url, { state: 'weg' })).statusCode).toBe(400)
  })
})

describe('The file of a dealer', () => {
  test('shows company, people, and watchlist, searches and enquiries in numbers', async () => {
    const { gwnummer, fahrzeugid } = await aCar()
    await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid })
    const sent = await dealer.post('/mvp/api/mvp-user-car-request', {
      ...{ gwnummer, firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009', consent: true },
      ...{ userEmail: dealer.account.email, bemerkungen: 'Ist das Fahrzeug noch da?' },
    })
    expect(sent.statusCode, sent.body).toBe(201)
    const file = await read()
    expect(file).toMatchObject({
      ...{ company_name: 'Autohaus Beispiel', partner_number: dealer.partner_number, state: 'approved' },
      people: [{ email: dealer.account.email, role: 'owner', emailVerified: true, hasSecondFactor: false }],
      counts: { purchases: 0, watched: 1, searches: 0, notifications: 0, enquiries: 1 },
      enquiries: [{ gwnummer, kind: 'enquiry' }],
    })
    expect(JSON.stringify(file)).not.toMatch(/argon2|[a-z]Hash|Secret/)
    expect(await events()).toContainEqual(expect.objectContaining({ kind: 'enquiry', text: gwnummer }))
  })

  test('sums up the turnover, also of the last twelve months', async () => {
    const { partner_number } = dealer
    const sold = (days: number, price: number | null) => ({
      ...{ partner_number: partner_number ?? '', gwnummer: '480988', maker: 'Audi', model: 'A4', price },
      fin: `ZZZDEM0000000${1000 + days}`,
      puchasesDate: new Date(api().clock.now().getTime() - days * dayMs),
    })
    await api().db.purchase.createMany({
      data: [
        { ...sold(1, 17_400.5), buyerId: dealer.account.id },
        sold(300, 9000),
        sold(400, 5000),
        sold(500, null),
      ],
    })
    expect((await read()).counts).toMatchObject({
      ...{ purchases: 4, purchasesOfYear: 2, unpriced: 1, turnover: 31_400.5, turnoverOfYear: 26_400.5 },
    })
    const bought = (await events()).filter(({ kind }) => kind === 'purchase')
    expect(bought.map(({ who }) => who)).toEqual(['Erika Beispiel', null, null, null])
    const other = await aDealer({ partner_number: null })
    expect((await read(other.account.id)).counts).toMatchObject({ purchases: 0, turnover: null })
  })

  test('has notes for the house alone, each stored once', async () => {
    const headers = { 'idempotency-key': 'zweimal geklickt' }
    const note = () =>
      admin.post(`${url}/${dealer.account.id}/notes`, { text: 'Sucht drei Kombis.' }, { headers })
    expect((await note()).statusCode).toBe(204)
    await note()
    expect(await events()).toMatchObject([
      { kind: 'note', text: 'Sucht drei Kombis.', who: 'Erika Beispiel' },
    ])
    expect((await dealer.get('/uaa/api/account/data')).body).not.toContain('Kombis')
    const refused = await admin.post(`${url}/${dealer.account.id}/notes`, { text: '   ' })
    expect(refused.json().errors).toMatchObject([{ path: 'text', message: 'Notiz ist erforderlich' }])
  })

  test('with an unknown number is not found', async () => {
    for (const id of ['999999999', '0', 'abc', '99999999999'])
      expect([400, 404], id).toContain((await admin.get(`${url}/${id}`)).statusCode)
    expect((await setState('close', 'Grund', 999_999_999)).json()).toMatchObject({
      ...{ status: 404, title: 'Diesen Händler gibt es nicht.' },
    })
  })
})

describe('A change of the company', () => {
  test('is saved, mailed with the new values to its people, and recorded', async () => {
    const reply = await change(company({ street: 'Neue Allee', house_number: '7' }))
    expect(reply.json()).toMatchObject({ street: 'Neue Allee', house_number: '7' })
    const [mail] = await mailsTo(dealer.account.email)
    expect(mail).toMatchObject({ subject: 'Ihre Firmendaten wurden geändert' })
    expect(mail?.text).toContain('Straße: Neue Allee\nHausnummer: 7')
    expect(await events()).toMatchObject([{ kind: 'record', text: 'company-changed' }])

    await change(company({ street: 'Neue Allee', house_number: '7' }))
    expect(await subjects()).toHaveLength(1)
  })

  test.each<[object, string]>([
    [{ postal_code: '<1>' }, 'postal_code'],
    [{ company_name: '' }, 'company_name'],
    [{ telephone: '<script>' }, 'telephone'],
    [{ city: 'x'.repeat(500) }, 'city'],
    [{ partner_number: 'zwölf' }, 'partner_number'],
    [{ partner_number: null }, 'partner_number'],
  ])('to %j is refused at the field', async (changes, path) => {
    const before = await read()
    const reply = await change({ ...company(), ...changes })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe(path)
    expect(await read()).toEqual(before)
    expect(await subjects()).toEqual([])
  })

  test('to the partner number of another company is refused', async () => {
    const { partner_number } = await aDealer()
    expect((await change(company({ partner_number }))).json()).toMatchObject({
      ...{ type: 'partnernumber-already-assigned', status: 400 },
    })
    expect((await read()).partner_number).toBe(dealer.partner_number)
  })
})

describe('A change of an address', () => {
  test('is mailed to the old one, ends the sessions, and takes effect when the new one is confirmed', async () => {
    const { id, email: old } = dealer.account
    const email = `neu${id}@haendler.example`
    expect((await setEmail(email)).json()).toMatchObject({ people: [{ email, emailVerified: false }] })
    expect(await subjects(old)).toEqual(['Ihre E-Mail-Adresse wurde geändert'])
    const [mail] = await mailsTo(old)
    expect(mail?.text).toContain('n…@haendler.example')
    expect(mail?.text).not.toContain(email)
    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(401)
    expect((await signIn(old)).statusCode).toBe(401)
    expect((await signIn(email)).statusCode).toBe(401)

    const token = await tokenMailedTo(email)
    expect((await aVisitor().get(`/uaa/api/email/verify/${token}`)).json()).toMatchObject({ status: 'VALID' })
    expect((await signIn(email)).statusCode).toBe(200)
  })

  test('to a text that is no address is refused at the field', async () => {
    for (const wrong of ['', 'keine Adresse', 'a@b', ['x@y.example'], 'x@y.example, z@y.example']) {
      const reply = await setEmail(wrong)
      expect([wrong, reply.statusCode]).toEqual([wrong, 400])
      expect(reply.json().errors[0].path).toBe('email')
    }
    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(200)
  })

  test('to one that has an account, or of a stranger, is refused', async () => {
    const stranger = await aDealer()
    expect((await setEmail(stranger.account.email)).json().type).toBe('email-already-used')
    expect((await setEmail('x@y.example', stranger.account.id)).json()).toMatchObject({
      ...{ status: 404, title: 'Diese Person gehört nicht zu diesem Händler.' },
    })
    expect(await subjects()).toEqual([])
    expect((await stranger.get('/uaa/api/account')).statusCode).toBe(200)
  })
})

describe('A lost second factor', () => {
  test('is reset once, with mail, record and end of the sessions', async () => {
    const { id: accountId } = dealer.account
    const { db, clock } = api()
    await db.account.update({
      where: { id: accountId },
      data: { totpSecret: 'versiegelt', totpConfirmedAt: clock.now() },
    })
    const reset = () => admin.post(`${url}/${accountId}/people/${accountId}/second-factor-reset`)
    expect((await read()).people).toMatchObject([{ hasSecondFactor: true }])
    expect((await reset()).json()).toMatchObject({ people: [{ hasSecondFactor: false }] })
    await reset()
    expect(await subjects()).toEqual(['Ihre Zwei-Faktor-Anmeldung wurde zurückgesetzt'])
    expect((await events()).filter(({ text }) => text === 'second-factor-reset')).toHaveLength(1)
    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(401)
  })

  test('of an administrator is not reset here', async () => {
    const reply = await admin.post(
      `${url}/${dealer.account.id}/people/${admin.account.id}/second-factor-reset`,
    )
    expect(reply.statusCode).toBe(404)
  })
})

describe('The state of a dealer', () => {
  test('blocked ends the sessions on every instance at once, unblocked restores the rights', async () => {
    expect(await onOtherInstance(dealer)).toBe(200)
    const blocked = await setState('block', 'Rechnungen offen')
    expect(blocked.json()).toMatchObject({ state: 'deactivated', reviewNote: 'Rechnungen offen' })
    expect(await onOtherInstance(dealer)).toBe(401)
    expect((await setState('block', 'noch einmal')).json()).toMatchObject({
      title: 'Der Händleraccount ist bereits deaktiv.',
    })

    expect((await setState('unblock')).json()).toMatchObject({ state: 'approved', reviewNote: null })
    expect((await signIn(dealer.account.login)).statusCode).toBe(200)
    expect((await setState('unblock')).json()).toMatchObject({ title: 'Dieser Händler ist nicht gesperrt.' })
    expect(await subjects()).toEqual([
      'Ihr Händlerkonto wurde deaktiviert',
      'Ihr Händlerkonto ist wieder freigegeben',
    ])
  })

  test('closed ends the sessions on every instance and is the reason shown at login', async () => {
    expect((await setState('close', 'Geschäft aufgegeben')).json()).toMatchObject({ state: 'closed' })
    expect(await onOtherInstance(dealer)).toBe(401)
    const refused = await signIn(dealer.account.login)
    expect(refused.json()).toMatchObject({ type: 'account-closed', status: 403 })
    expect((await mailsTo(dealer.account.email))[0]?.text).toContain('Grund: Geschäft aufgegeben')
    expect((await setState('close', 'Grund')).json().title).toBe('Dieser Händler ist bereits geschlossen.')
    expect((await setState('unblock')).json()).toMatchObject({ state: 'approved' })
    expect((await signIn(dealer.account.login)).statusCode).toBe(200)
  })

  test.each([
    ['close', 403],
    ['block', 200],
  ])(
    '%s also removes the rights of its other people, except those in another company',
    async (action, status) => {
      const other = await aDealer()
      const buyer = await aPersonOf('buyer', { company: dealer })
      const both = await aPersonOf('accountant', { company: dealer })
      for (const accountId of [both.account.id, dealer.account.id])
        await api().db.dealerMember.create({ data: { dealerId: other.account.id, accountId, role: 'buyer' } })
      await setState(action, 'Rechnungen offen')
      for (const person of [buyer, both]) expect(await onOtherInstance(person)).toBe(401)

      const again = aVisitor()
      const login = { username: buyer.account.login, password: testPassword }
      const reply = await again.post('/auth/login', login)
      expect(reply.statusCode).toBe(status)
      if (status === 403) expect(reply.json().type).toBe('account-closed')
      expect((await again.get('/mvp/api/mvp-meine')).statusCode).toBe(status === 403 ? 401 : 403)
      for (const person of [both, dealer]) {
        const kept = aVisitor()
        await kept.post('/auth/login', { ...login, username: person.account.login })
        expect((await kept.get('/uaa/api/account')).json()).toMatchObject({ companyId: other.account.id })
        expect((await kept.get('/mvp/api/mvp-user-watch-desk')).statusCode).toBe(200)
      }
      await setState('unblock')
      expect((await signIn(buyer.account.login)).statusCode).toBe(200)
    },
  )

  test('clicked ten times at once changes once and sends one mail', async () => {
    await Promise.all(Array.from({ length: 10 }, () => setState('close', 'Geschäft aufgegeben')))
    expect(await subjects()).toEqual(['Ihr Händlerkonto wurde geschlossen'])
  })

  test('of a closed applicant is an application again after the unblocking', async () => {
    const applicant = await anApplicant()
    await setState('close', 'Doppelt', applicant.account.id)
    expect((await setState('unblock', undefined, applicant.account.id)).json()).toMatchObject({
      state: 'new',
    })
    expect((await signIn(applicant.account.login)).statusCode).toBe(200)
  })

  test.each([
    ['block', undefined, 'reason'],
    ['close', '   ', 'reason'],
    ['close', 'x'.repeat(1001), 'reason'],
    ['verkaufen', 'Grund', 'action'],
  ])('%s with the reason %j is refused at the field', async (action, reason, path) => {
    const reply = await setState(action, reason)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe(path)
    expect((await read()).state).toBe('approved')
  })
})
