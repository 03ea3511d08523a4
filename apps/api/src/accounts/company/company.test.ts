import { companyPeopleMaximum } from '@portal/domain/accounts/company-roles'
import { TOTP } from 'otpauth'
import { describe, expect, inject, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { mailWatchChanges } from '../../buyer/watchlist/jobs.ts'
import {
  aDealer,
  anAdmin,
  anApplicant,
  aPersonOf,
  aVisitor,
  type Client,
  mailsTo,
  testPassword,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import type { Visitor } from '../../testing/caller.ts'
import { aCar, changeCar } from '../../testing/cars.ts'

useApi()

const company = '/uaa/api/company'
const personUrl = ({ account }: Client) => `${company}/people/${account.id}`
const peopleOf = async (client: Client) => (await client.get(company)).json().people
const rolesOf = async (client: Client) =>
  Object.fromEntries((await peopleOf(client)).map(({ id, role }: { id: number; role: string }) => [id, role]))
const authoritiesOf = async (client: Client) => (await client.get('/uaa/api/account')).json().authorities
const actionsAbout = async ({ account }: Client) =>
  (
    await api().db.auditEntry.findMany({
      where: { subject: `account:${account.id}` },
      orderBy: { id: 'asc' },
    })
  ).map(({ action }) => action)

describe('Ein Betrieb', () => {
  test('of an earlier registration has its account as the owner, and that account is unchanged', async () => {
    const dealer = await aDealer()
    expect((await dealer.get(company)).json()).toMatchObject({
      name: 'Autohaus Beispiel',
      role: 'owner',
      people: [{ id: dealer.account.id, role: 'owner' }],
      invitations: [],
    })
    const account = (await dealer.get('/uaa/api/account')).json()
    expect(account.authorities).toEqual(['ROLE_USER', 'ROLE_DEALER'])
    expect(account).not.toHaveProperty('companyId')
  })

  test('shows its people to all of them, and its invitations to owners only', async () => {
    const owner = await aDealer()
    const reader = await aPersonOf('reader', { company: owner })
    await owner.post(`${company}/invitations`, { email: 'neu@betrieb.example', role: 'buyer' })
    expect(await rolesOf(reader)).toEqual({ [owner.account.id]: 'owner', [reader.account.id]: 'reader' })
    expect((await owner.get(company)).json().invitations).toMatchObject([{ email: 'neu@betrieb.example' }])
    expect((await reader.get(company)).json().invitations).toEqual([])
  })

  test('has at most 50 people, those that are invited included', async () => {
    const owner = await aDealer()
    const { id: dealerId } = owner.account
    const now = api().clock.now()
    await api().db.dealerInvitation.createMany({
      data: Array.from({ length: companyPeopleMaximum - 2 }, (_, n) => ({
        ...{ dealerId, email: `person${n}@betrieb.example`, role: 'reader', tokenHash: `${dealerId}-${n}` },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + 86_400_000) },
      })),
    })
    const invite = (email: string) => owner.post(`${company}/invitations`, { email, role: 'reader' })
    expect((await invite('letzte@betrieb.example')).statusCode).toBeLessThan(300)
    expect((await invite('zuviel@betrieb.example')).json()).toMatchObject({
      ...{ status: 409, title: 'Ein Betrieb kann höchstens 50 Personen haben.' },
    })
  })

  test('is not left by erasing an account of the house', async () => {
    const admin = await anAdmin()
    const erase = (password: string) => admin.post('/uaa/api/account/erase', { password })
    expect((await erase('Falsch-2026!')).statusCode).toBe(400)
    expect((await erase(testPassword)).json()).toMatchObject({
      ...{ status: 403, title: 'Ein Konto der Verwaltung kann nur der Betreiber löschen.' },
    })
    expect((await admin.get('/uaa/api/account')).statusCode).toBe(200)
  })

  test('gives each role its rights, which change at the next call', async () => {
    const owner = await aDealer()
    const person = await aPersonOf('reader', { company: owner })
    const { fahrzeugid } = await aCar()
    const watch = async () => (await person.post('/mvp/api/mvp-user-watches', { fahrzeugid })).statusCode
    const price = async () => (await person.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}`)).json()

    expect(await watch()).toBe(403)
    expect(await price()).toHaveProperty('haendlerpreisbrutto')
    await owner.put(personUrl(person), { role: 'buyer' })
    expect(await watch()).toBe(201)
    await owner.put(personUrl(person), { role: 'accountant' })
    expect(await watch()).toBe(403)
    expect(await price()).not.toHaveProperty('haendlerpreisbrutto')
    expect((await person.get('/mvp/api/mvp-meine')).statusCode).toBe(200)
    expect(await authoritiesOf(person)).toEqual(['ROLE_USER', 'ROLE_ACCOUNTANT'])
    expect(await actionsAbout(person)).toEqual(['company-role-changed', 'company-role-changed'])
  })

  test('lets only owners change roles, even one’s own', async () => {
    const owner = await aDealer()
    const stranger = await aDealer()
    for (const role of ['buyer', 'accountant', 'reader'] as const) {
      const person = await aPersonOf(role, { company: owner })
      expect((await person.put(personUrl(person), { role: 'owner' })).statusCode).toBe(403)
      expect((await person.delete(personUrl(owner))).statusCode).toBe(403)
      expect((await stranger.put(personUrl(person), { role: 'owner' })).statusCode).toBe(404)
      expect((await stranger.delete(personUrl(person))).statusCode).toBe(404)
      expect((await rolesOf(owner))[person.account.id]).toBe(role)
    }
    for (const body of [{}, { role: 'admin' }, { role: 'ROLE_AE_ADMIN' }, { role: null }, []])
      expect((await owner.put(personUrl(owner), body)).statusCode).toBe(400)
    expect(
      (await owner.post('/uaa/api/account', { authorities: ['ROLE_AE_ADMIN'], companyId: 1 })).statusCode,
    ).toBe(200)
    expect(await authoritiesOf(owner)).toEqual(['ROLE_USER', 'ROLE_DEALER'])
  })

  test('keeps at least one owner, also when two of them leave at once', async () => {
    const owner = await aDealer()
    expect((await owner.delete(personUrl(owner))).json()).toMatchObject({ status: 409, type: 'last-owner' })
    expect((await owner.put(personUrl(owner), { role: 'reader' })).json().type).toBe('last-owner')

    const second = await aPersonOf('owner', { company: owner })
    const replies = await Promise.all([
      owner.put(personUrl(owner), { role: 'buyer' }),
      second.put(personUrl(second), { role: 'buyer' }),
    ])
    expect(replies.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => [404, 409].includes(statusCode))).toHaveLength(1)
    expect(Object.values(await rolesOf(owner)).toSorted()).toEqual(['buyer', 'owner'])
  })

  test('keeps people, watchlist and partner number when the owner who registered it leaves', async () => {
    const founder = await aDealer()
    const second = await aPersonOf('owner', { company: founder })
    const buyer = await aPersonOf('buyer', { company: founder })
    const { fahrzeugid, gwnummer } = await aCar()
    await founder.post('/mvp/api/mvp-user-watches', { fahrzeugid })

    expect((await second.delete(personUrl(founder))).statusCode).toBe(204)

    expect((await founder.get('/uaa/api/account')).statusCode).toBe(401)
    expect(await rolesOf(buyer)).toEqual({ [second.account.id]: 'owner', [buyer.account.id]: 'buyer' })
    expect((await buyer.get('/mvp/api/mvp-user-watches-by-user')).json()).toMatchObject([{ gwnummer }])
    const dealer = await api().db.dealer.findUniqueOrThrow({ where: { accountId: second.account.id } })
    expect(dealer.partner_number).toBe(founder.partner_number)
    const { activated } = await api().db.account.findUniqueOrThrow({ where: { id: founder.account.id } })
    expect(activated).toBe(false)
  })

  test('passes to another owner when the account that registered it is erased, which requires one', async () => {
    const founder = await aDealer()
    const buyer = await aPersonOf('buyer', { company: founder })
    const erase = () => founder.post('/uaa/api/account/erase', { password: testPassword })
    expect((await erase()).json().type).toBe('last-owner')
    await founder.put(personUrl(buyer), { role: 'owner' })
    expect((await erase()).statusCode).toBe(204)
    expect(await rolesOf(buyer)).toEqual({ [buyer.account.id]: 'owner' })
  })

  test('does not pass to an owner who has registered another company', async () => {
    const [founder, other] = [await aDealer(), await aDealer()]
    const { id } = founder.account
    await api().db.dealerMember.create({ data: { dealerId: id, accountId: other.account.id, role: 'owner' } })
    const erased = await founder.post('/uaa/api/account/erase', { password: testPassword })
    expect(erased.json()).toMatchObject({ status: 409, title: expect.stringContaining('weiteren Inhaber') })
    expect(await api().db.dealer.count({ where: { accountId: { in: [id, other.account.id] } } })).toBe(2)
    expect((await founder.get('/uaa/api/account')).statusCode).toBe(200)
  })
})

/** Runs a test with a second instance, on which the person is signed in too. */
async function onOtherInstance(person: Client, test: (elsewhere: Visitor) => Promise<void>) {
  const { rows } = await api().pool.query<{ name: string }>('SELECT current_database() AS name')
  const url = new URL(inject('cluster').administrationUrl)
  url.pathname = `/${rows[0]?.name}`
  const other = await buildApp({ env: api().env, databaseUrl: url.href, clock: api().clock })
  await other.ready()
  try {
    const elsewhere = aVisitor(() => other)
    Object.assign(elsewhere.cookies, person.cookies)
    expect((await elsewhere.get('/mvp/api/mvp-user-watch-desk')).statusCode).toBe(200)
    await test(elsewhere)
  } finally {
    await other.close()
  }
}

describe('Eine entfernte Person', () => {
  test('is signed out at once on every instance, with a mail and an audit entry', async () => {
    const owner = await aDealer()
    const person = await aPersonOf('buyer', { company: owner })
    await onOtherInstance(person, async (elsewhere) => {
      const started = performance.now()
      expect((await owner.delete(personUrl(person))).statusCode).toBe(204)
      expect((await elsewhere.get('/mvp/api/mvp-user-watch-desk')).statusCode).toBe(401)
      expect((await person.get('/uaa/api/account')).statusCode).toBe(401)
      expect(performance.now() - started).toBeLessThan(1000)
    })
    expect(await mailsTo(person.account.email)).toMatchObject([{ template: 'company-person-removed' }])
    expect(await actionsAbout(person)).toContain('company-person-removed')
  })

  test('keeps the account, which then sees no dealer price and nothing of the company', async () => {
    const owner = await aDealer()
    const person = await aPersonOf('buyer', { company: owner })
    const { fahrzeugid } = await aCar()
    await owner.delete(personUrl(person))
    const again = aVisitor()
    const login = { username: person.account.email, password: testPassword, rememberMe: false }
    expect((await again.post('/auth/login', login)).statusCode).toBe(200)

    expect((await again.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}`)).json()).not.toHaveProperty(
      'haendlerpreisbrutto',
    )
    expect((await again.get(company)).statusCode).toBe(403)
    expect((await again.get('/uaa/api/companies')).json()).toEqual([])
    expect((await again.get('/uaa/api/dealer-application')).statusCode).toBe(403)
    expect((await again.put('/uaa/api/companies/current', { id: owner.account.id })).statusCode).toBe(404)
  })

  test('cannot be removed twice', async () => {
    const owner = await aDealer()
    const person = await aPersonOf('buyer', { company: owner })
    const remove = () => owner.delete(personUrl(person))
    const replies = await Promise.all([remove(), remove()])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404])
  })
})

describe('Eine Person, die ihren Betrieb verlässt,', () => {
  const leave = (client: Client) => client.delete(`${company}/membership`)
  async function signIn({ account }: Client) {
    const again = aVisitor()
    await again.post('/auth/login', { username: account.email, password: testPassword })
    return again
  }

  test('is signed out at once on every instance; the owners get one mail, also after a double click', async () => {
    const owner = await aDealer()
    const person = await aPersonOf('buyer', { company: owner })
    await onOtherInstance(person, async (elsewhere) => {
      const started = performance.now()
      const replies = await Promise.all([leave(person), leave(person)])
      expect(replies.map(({ statusCode }) => statusCode)).toContain(204)
      expect((await elsewhere.get('/mvp/api/mvp-user-watch-desk')).statusCode).toBe(401)
      expect(performance.now() - started).toBeLessThan(1000)
    })
    expect(await mailsTo(owner.account.email)).toMatchObject([{ template: 'company-person-left' }])
    expect(await rolesOf(owner)).toEqual({ [owner.account.id]: 'owner' })
    expect(await actionsAbout(person)).toEqual(['company-left'])
    const again = await signIn(person)
    expect((await again.get(company)).statusCode).toBe(403)
  })

  test('stays signed in for another company', async () => {
    const [first, second] = [await aDealer(), await aDealer()]
    const person = await aPersonOf('accountant', { company: first })
    await api().db.dealerMember.create({
      data: { dealerId: second.account.id, accountId: person.account.id, role: 'buyer' },
    })
    expect((await leave(person)).statusCode).toBe(204)
    expect((await person.get('/uaa/api/account')).json()).toMatchObject({ companyId: second.account.id })
    expect((await person.get('/mvp/api/mvp-user-watch-desk')).statusCode).toBe(200)
    expect((await person.put('/uaa/api/companies/current', { id: first.account.id })).statusCode).toBe(404)
  })

  test('cannot be the last owner; the first owner hands the company over', async () => {
    const founder = await aDealer()
    expect((await leave(founder)).json()).toMatchObject({ status: 409, type: 'last-owner' })
    const second = await aPersonOf('owner', { company: founder })
    expect((await leave(founder)).statusCode).toBe(204)
    expect(await rolesOf(second)).toEqual({ [second.account.id]: 'owner' })
    expect((await leave(second)).json().type).toBe('last-owner')
    expect((await founder.get(company)).statusCode).toBe(401)
  })
})

describe('Die gemeinsame Merkliste', () => {
  const watches = '/mvp/api/mvp-user-watches'
  const desk = '/mvp/api/mvp-user-watch-desk'

  test('is shared by the company, with who added each vehicle and with the notes', async () => {
    const owner = await aDealer()
    const buyer = await aPersonOf('buyer', { company: owner })
    const { fahrzeugid } = await aCar()
    const { id, userEmail } = (await buyer.post(watches, { fahrzeugid })).json()
    expect(userEmail).toBe(buyer.account.email)
    await buyer.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: 'Probefahrt Freitag', mailOnChange: true })

    expect((await owner.get(desk)).json().entries).toMatchObject([
      { id, note: 'Probefahrt Freitag', userEmail: buyer.account.email, userId: buyer.account.id },
    ])
    expect((await owner.post(watches, { fahrzeugid })).statusCode).toBe(200)
    expect((await (await aDealer()).get(desk)).json().entries).toEqual([])

    await changeCar(fahrzeugid, { haendlerpreisbrutto: 4_321 })
    await mailWatchChanges(api().db, api().env, api().clock.now())
    expect(await mailsTo(buyer.account.email)).toMatchObject([{ template: 'watchlist-changes' }])
    expect(await mailsTo(owner.account.email)).toEqual([])
  })

  test('mails the company once the person who added a vehicle has left', async () => {
    const owner = await aDealer()
    const buyer = await aPersonOf('buyer', { company: owner })
    const { fahrzeugid } = await aCar()
    const { id } = (await buyer.post(watches, { fahrzeugid })).json()
    await buyer.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: '', mailOnChange: true })
    await owner.delete(personUrl(buyer))
    await changeCar(fahrzeugid, { haendlerpreisbrutto: 4_322 })
    await mailWatchChanges(api().db, api().env, api().clock.now())
    expect(await mailsTo(owner.account.email)).toMatchObject([{ template: 'watchlist-changes' }])
  })

  test('does not include dismissed cars, which stay personal', async () => {
    const owner = await aDealer()
    const buyer = await aPersonOf('buyer', { company: owner })
    const { fahrzeugid } = await aCar()
    await owner.put(`/mvp/api/mvp-user-dismissed-cars/${fahrzeugid}`)
    expect((await buyer.get('/mvp/api/mvp-user-dismissed-cars')).json()).toEqual([])
    expect((await owner.get('/mvp/api/mvp-user-dismissed-cars')).json()).toEqual([fahrzeugid])
  })
})

describe('Eine Person in mehreren Betrieben', () => {
  async function inTwoCompanies() {
    const own = await aDealer()
    const other = await aDealer()
    await api().db.dealerMember.create({
      data: { dealerId: other.account.id, accountId: own.account.id, role: 'reader' },
    })
    return { own, other }
  }
  const current = '/uaa/api/companies/current'

  test('chooses the company that the session acts for', async () => {
    const { own, other } = await inTwoCompanies()
    const { fahrzeugid } = await aCar()
    await other.post('/mvp/api/mvp-user-watches', { fahrzeugid })
    const watched = async () => (await own.get('/mvp/api/mvp-user-watches-by-user')).json()

    expect(await watched()).toEqual([])
    expect((await own.put(current, { id: other.account.id })).statusCode).toBe(204)
    expect(await watched()).toMatchObject([{ fahrzeugid }])
    expect((await own.get('/uaa/api/companies')).json()).toMatchObject([
      { id: own.account.id, role: 'owner', isCurrent: false },
      { id: other.account.id, role: 'reader', isCurrent: true },
    ])
    expect((await own.get('/uaa/api/account')).json()).toMatchObject({
      companyId: other.account.id,
      authorities: ['ROLE_USER', 'ROLE_DEALER', 'ROLE_READER'],
    })
    expect((await own.put(current, { id: own.account.id })).statusCode).toBe(204)
    expect(await watched()).toEqual([])
  })

  test('cannot act for a company of strangers', async () => {
    const [own, stranger] = [await aDealer(), await aDealer()]
    expect((await own.put(current, { id: stranger.account.id })).statusCode).toBe(404)
    for (const id of ['1', 0, -1, 2 ** 40, null, {}])
      expect((await own.put(current, { id })).statusCode).toBe(400)
    expect(await rolesOf(own)).toEqual({ [own.account.id]: 'owner' })
  })

  test('cannot send a form from a tab that shows the other company', async () => {
    const { own, other } = await inTwoCompanies()
    await api().db.dealerMember.updateMany({ where: { dealerId: other.account.id }, data: { role: 'owner' } })
    const { fahrzeugid } = await aCar()
    const tab = (owner: string) => ({ headers: { 'x-portal-account': owner } })
    const id = own.account.id
    await own.put(current, { id: other.account.id })

    const stale = await own.post('/mvp/api/mvp-user-watches', { fahrzeugid }, tab(`${id}`))
    expect(stale.json()).toMatchObject({ status: 409, type: 'account-changed' })
    expect((await other.get('/mvp/api/mvp-user-watches-by-user')).json()).toEqual([])
    const fresh = await own.post(
      '/mvp/api/mvp-user-watches',
      { fahrzeugid },
      tab(`${id}@${other.account.id}`),
    )
    expect(fresh.statusCode).toBe(201)
  })

  test('loses access to the other company with its deactivation, and keeps the own company', async () => {
    const { own, other } = await inTwoCompanies()
    const admin = await anAdmin()
    await admin.post(`/uaa/api/dealer-applications/${other.account.id}/decision`, {
      decision: 'deactivate',
      reason: 'Gewerbe abgemeldet',
    })
    const again = aVisitor()
    await again.post('/auth/login', {
      username: own.account.email,
      password: testPassword,
      rememberMe: false,
    })
    expect((await again.get('/mvp/api/mvp-user-watches-by-user')).statusCode).toBe(200)
    await again.put(current, { id: other.account.id })
    expect((await again.get('/mvp/api/mvp-user-watches-by-user')).statusCode).toBe(403)
  })

  test('keeps the own application as an applicant', async () => {
    const applicant = await anApplicant()
    const other = await aDealer()
    await api().db.dealerMember.create({
      data: { dealerId: other.account.id, accountId: applicant.account.id, role: 'buyer' },
    })
    const again = aVisitor()
    const login = { username: applicant.account.email, password: testPassword, rememberMe: false }
    await again.post('/auth/login', login)
    expect((await again.get('/mvp/api/mvp-user-watches-by-user')).statusCode).toBe(200)
    await again.put(current, { id: applicant.account.id })
    expect((await again.get('/uaa/api/dealer-application')).statusCode).toBe(200)
    expect((await again.get('/mvp/api/mvp-user-watches-by-user')).statusCode).toBe(403)
  })
})

describe('Leser und Buchhaltung', () => {
  test('cannot send enquiries for the company', async () => {
    const { gwnummer } = await aCar()
    for (const role of ['reader', 'accountant'] as const) {
      const person = await aPersonOf(role)
      const reply = await person.post('/mvp/api/mvp-user-cars-request', { gwnummern: [gwnummer] })
      expect(reply.statusCode).toBe(403)
    }
  })

  test('see the purchases of the company, as every role', async () => {
    const owner = await aDealer()
    await api().db.purchase.create({
      data: {
        ...{ partner_number: owner.partner_number ?? '', gwnummer: '123456', maker: 'Opel', model: 'Corsa' },
        ...{ fin: 'W0L000051T2123456', puchasesDate: new Date('2026-03-01'), red: true },
      },
    })
    for (const role of ['owner', 'buyer', 'accountant', 'reader'] as const) {
      const person = await aPersonOf(role, { company: owner })
      expect((await person.get('/mvp/api/mvp-meine')).json()).toMatchObject([{ gwnummer: '123456' }])
    }
    expect((await (await aPersonOf('accountant')).get('/mvp/api/mvp-meine')).json()).toEqual([])
  })
})

describe('Der zweite Faktor der Inhaber', () => {
  const demand = (owner: Client, ownersNeedSecondFactor = true) =>
    owner.put(`${company}/second-factor`, { ownersNeedSecondFactor })
  const factor = '/uaa/api/account/second-factor'

  async function setUp(person: Client) {
    const { secret } = (await person.post(`${factor}/enrol`)).json()
    const code = new TOTP({ secret }).generate({ timestamp: api().clock.now().getTime() })
    expect((await person.post(`${factor}/confirm`, { code })).statusCode).toBe(200)
  }
  const signIn = ({ account }: Client) =>
    aVisitor().post('/auth/login', { username: account.login, password: testPassword })

  test('is demanded by an owner who has one, and then of every owner before anything else', async () => {
    const owner = await aDealer()
    const second = await aPersonOf('owner', { company: owner })
    const buyer = await aPersonOf('buyer', { company: owner })
    expect((await owner.get(factor)).json()).toMatchObject({ state: 'off', required: false, available: true })
    expect((await demand(owner)).statusCode).toBe(409)
    expect((await demand(buyer)).statusCode).toBe(403)
    await setUp(owner)
    expect((await demand(owner)).statusCode).toBe(204)

    expect((await owner.get(company)).json().ownersNeedSecondFactor).toBe(true)
    expect((await second.get(company)).json().type).toBe('second-factor-missing')
    expect((await second.get(factor)).json()).toMatchObject({ state: 'off', required: true })
    expect((await buyer.get(company)).statusCode).toBe(200)
    await setUp(second)
    expect((await second.get(company)).statusCode).toBe(200)
    expect((await signIn(second)).json().type).toBe('second-factor-needed')
    expect((await signIn(buyer)).statusCode).toBe(200)
  })

  test('is also demanded of a person who becomes an owner, until the company no longer demands it', async () => {
    const owner = await aDealer()
    const person = await aPersonOf('buyer', { company: owner })
    await setUp(owner)
    await demand(owner)
    await owner.put(personUrl(person), { role: 'owner' })
    expect((await person.get(company)).statusCode).toBe(403)
    await demand(owner, false)
    await demand(owner, false)
    expect((await person.get(company)).statusCode).toBe(200)
    expect(await actionsAbout(owner)).toEqual([
      'second-factor-confirmed',
      'second-factor-demanded',
      'second-factor-not-demanded',
    ])
  })
})
