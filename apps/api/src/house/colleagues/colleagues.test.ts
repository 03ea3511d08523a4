import { describe, expect, test } from 'vitest'
import {
  aBackofficeUser,
  aDealer,
  anAdmin,
  aVisitor,
  aYardUser,
  type Client,
  mailsTo,
  testPassword,
  tokenMailedTo,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { endAccess, setRole } from './commands.ts'

useApi({ ADMIN_TOTP: 'required' })

const colleagues = '/uaa/api/colleagues'
const urlOf = ({ account }: Client) => `${colleagues}/${account.id}`
let count = 0
const someone = (more: object = {}) => ({
  ...{ email: `kollege${++count}@betreiber.example`, firstName: 'Kai', lastName: 'Kollege', role: 'yard' },
  ...more,
})
/** Sets up the second factor, so that the session is not restricted. */
async function secured(client: Client) {
  const { id } = client.account
  await api().db.account.update({ where: { id }, data: { totpConfirmedAt: api().clock.now() } })
  return client
}
const anAdministrator = async () => secured(await anAdmin())
const actionsAbout = async ({ account }: Client) =>
  (await api().db.auditEntry.findMany({ where: { subject: `account:${account.id}` } })).map(
    ({ action, actorId }) => [action, actorId],
  )

describe('Kollegen', () => {
  test('are invited by mail, set a password and must set up the second factor first', async () => {
    const admin = await anAdministrator()
    for (const role of ['administrator', 'backoffice', 'yard']) {
      const wanted = someone({ role })
      expect((await admin.post(colleagues, wanted)).json()).toMatchObject({
        ...wanted,
        hasSecondFactor: false,
      })
      const visitor = aVisitor()
      const key = await tokenMailedTo(wanted.email)
      await visitor.post('/uaa/api/account/reset-password/finish', { key, newPassword: 'Kolbenring-77' })
      await visitor.post('/auth/login', { username: wanted.email, password: 'Kolbenring-77' })
      expect((await visitor.get('/mvp/api/house/file-tasks')).json().type).toBe('second-factor-missing')
      expect((await visitor.get('/uaa/api/account/second-factor')).json()).toMatchObject({ required: true })
      expect((await visitor.post('/uaa/api/account/second-factor/enrol')).statusCode).toBe(200)
    }
  })

  test('are listed for administrators with their role, without dealers', async () => {
    const admin = await anAdministrator()
    const dealer = await aDealer()
    const yard = await aYardUser()
    const list: { id: number; role: string }[] = (await admin.get(colleagues)).json()
    expect(list.find(({ id }) => id === yard.account.id)).toMatchObject({ role: 'yard' })
    expect(list.some(({ id }) => id === dealer.account.id)).toBe(false)
    expect(JSON.stringify(list)).not.toMatch(/password|totpSecret/)
  })

  test('lose their sessions with a new role, and get its rights', async () => {
    const admin = await anAdministrator()
    const person = await secured(await aBackofficeUser())
    expect((await person.get('/mvp/api/house-stock')).statusCode).toBe(200)
    expect((await admin.put(urlOf(person), { role: 'yard' })).statusCode).toBe(204)
    expect((await person.get('/mvp/api/house-stock')).statusCode).toBe(401)
    const { authorities } = await api().db.account.findUniqueOrThrow({ where: { id: person.account.id } })
    expect(authorities).toEqual(['ROLE_USER', 'ROLE_AE_YARD'])
    expect(await actionsAbout(person)).toEqual([['colleague-role-changed', admin.account.id]])
    expect((await admin.put(urlOf(person), { role: 'yard' })).statusCode).toBe(204)
    const mails = await mailsTo(person.account.email)
    expect(mails).toMatchObject([{ template: 'colleague-role-changed' }])
    expect(mails[0]?.text).toContain('Hof: Nur Fotos und Zustand')
  })

  test('of the yard see photos and conditions, and no prices, enquiries or stock', async () => {
    const yard = await secured(await aYardUser())
    const { gwnummer } = await aCar()
    const recorded = (await yard.get(`/mvp/api/house-vehicles/${gwnummer}/recorded`)).json()
    expect(recorded).toMatchObject({ gwnummer, facts: { fin: expect.any(String) } })
    expect(JSON.stringify(recorded)).not.toMatch(/preis|price/i)
    expect((await yard.get(`/mvp/api/house-vehicles/${gwnummer}`)).statusCode).toBe(403)
    expect((await yard.get('/mvp/api/house/file-tasks')).statusCode).toBe(200)
    for (const url of [
      'house-stock',
      'house-cockpit',
      'house-search?q=audi',
      'house-enquiry-desk',
      'stock-jobs',
    ])
      expect((await yard.get(`/mvp/api/${url}`)).statusCode).toBe(403)
    expect((await yard.get('/uaa/api/mails')).statusCode).toBe(403)
  })

  test('whose access ends are signed out at once and cannot sign in again by password or link', async () => {
    const admin = await anAdministrator()
    const person = await secured(await aBackofficeUser())
    await admin.post(`${urlOf(person)}/new-link`)
    const key = await tokenMailedTo(person.account.email)
    expect((await admin.delete(urlOf(person))).statusCode).toBe(204)

    expect((await person.get('/uaa/api/account')).statusCode).toBe(401)
    await api().db.account.update({ where: { id: person.account.id }, data: { totpConfirmedAt: null } })
    const login = { username: person.account.email, password: testPassword }
    expect((await aVisitor().post('/auth/login', login)).json().type).toBe('bad-credentials')
    const finish = { key, newPassword: 'Kolbenring-77' }
    expect((await aVisitor().post('/uaa/api/account/reset-password/finish', finish)).statusCode).toBe(400)
    expect((await admin.post(`${urlOf(person)}/new-link`)).statusCode).toBe(404)
    expect((await admin.delete(urlOf(person))).statusCode).toBe(404)
    expect(await actionsAbout(person)).toContainEqual(['colleague-ended', admin.account.id])

    expect((await admin.put(urlOf(person), { role: 'backoffice' })).statusCode).toBe(204)
    const mails = (await mailsTo(person.account.email)).map(({ template }) => template)
    expect(mails.slice(1)).toEqual(['colleague-ended', 'colleague-back'])
    expect((await aVisitor().post('/auth/login', login)).statusCode).toBe(200)
  })

  test('always have one administrator, also when two end each other’s access at once', async () => {
    const { db } = api()
    await db.account.updateMany({
      where: { authorities: { has: 'ROLE_AE_ADMIN' } },
      data: { authorities: ['ROLE_USER', 'ROLE_AE_BACKOFFICE'] },
    })
    const [one, other] = [await anAdministrator(), await anAdministrator()]
    const replies = await Promise.all([one.delete(urlOf(other)), other.put(urlOf(one), { role: 'yard' })])
    const remaining = { activated: true, authorities: { has: 'ROLE_AE_ADMIN' } }
    expect(await db.account.count({ where: remaining })).toBe(1)
    expect(replies.map(({ statusCode }) => statusCode)).toContain(204)
    const last = await db.account.findFirstOrThrow({ where: remaining })
    const remainingOne = last.id === one.account.id ? one : other
    expect((await remainingOne.delete(urlOf(remainingOne))).json().title).toContain(
      'nur ein anderer Administrator',
    )
    expect((await remainingOne.put(urlOf(remainingOne), { role: 'yard' })).statusCode).toBe(409)
  })

  test('cannot give a higher role to themselves or others', async () => {
    for (const person of [
      await secured(await aYardUser()),
      await secured(await aBackofficeUser()),
      await aDealer(),
    ]) {
      expect((await person.put(urlOf(person), { role: 'administrator' })).statusCode).toBe(403)
      expect((await person.post(colleagues, someone({ role: 'administrator' }))).statusCode).toBe(403)
      expect((await person.get(colleagues)).statusCode).toBe(403)
    }
  })

  test('cannot be created from dealers, twice or with invalid input', async () => {
    const admin = await anAdministrator()
    const dealer = await aDealer()
    expect((await admin.put(urlOf(dealer), { role: 'administrator' })).statusCode).toBe(404)
    expect((await admin.delete(urlOf(dealer))).statusCode).toBe(404)
    const taken = someone({ email: dealer.account.email })
    expect((await admin.post(colleagues, taken)).json().type).toBe('email-already-used')
    const wanted = someone()
    const send = () => admin.post(colleagues, wanted)
    const replies = await Promise.all([send(), send()])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400])
    expect(await mailsTo(wanted.email)).toHaveLength(1)
    for (const bad of [
      { role: 'ROLE_AE_ADMIN' },
      { email: 'kein-at' },
      { firstName: '' },
      { authorities: [] },
    ])
      expect((await admin.post(colleagues, someone(bad))).statusCode).toBe(400)
  })
})

test('Of two administrators who end each other at the same time, one remains', async () => {
  const { db, env, clock } = api()
  const [first, second] = [await anAdministrator(), await anAdministrator()]
  await db.account.updateMany({
    where: { id: { notIn: [first.account.id, second.account.id] }, authorities: { has: 'ROLE_AE_ADMIN' } },
    data: { activated: false },
  })
  expect((await first.delete(urlOf(second))).statusCode).toBe(204)
  // The call of the other one was admitted before the access ended.
  const context = { db, env, now: clock.now(), actorId: second.account.id, requestId: 'test' }
  const last = { type: 'last-administrator' }
  await expect(endAccess(context, first.account.id)).rejects.toMatchObject(last)
  await expect(setRole(context, first.account.id, 'yard')).rejects.toMatchObject(last)
  expect((await first.get(colleagues)).statusCode).toBe(200)
})
