import { describe, expect, test } from 'vitest'
import {
  aBackofficeUser,
  aDealer,
  anAdmin,
  aVisitor,
  type Client,
  mailsTo,
  testPassword,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'

useApi()

const remoteAddress = '198.51.100.7'
const tryLogin = (login: string, password: string) =>
  aVisitor().post('/auth/login', { username: login, password }, { remoteAddress })

async function locked(client: Client) {
  const { login } = client.account
  for (let count = 0; count < 5; count++) await tryLogin(login, 'Falsch-1234')
  expect((await tryLogin(login, testPassword)).statusCode).toBe(429)
}
const actionsAbout = async ({ account }: Client) =>
  (
    await api().db.auditEntry.findMany({
      where: { subject: `account:${account.id}`, action: { startsWith: 'lo' } },
      orderBy: { id: 'asc' },
    })
  ).flatMap(({ action, actorId }) => (action.includes('lock') ? [[action, actorId]] : []))

describe('A lockout after too many wrong passwords', () => {
  test('is shown in the file of the dealer and ended there, with audit trail and mail', async () => {
    const admin = await anAdmin()
    const dealer = await aDealer()
    const file = `/uaa/api/house-dealers/${dealer.account.id}`
    const person = async () => (await admin.get(file)).json().people[0]
    expect(await person()).toMatchObject({ lockedUntil: null })

    await locked(dealer)
    expect(await person()).toMatchObject({ lockedUntil: expect.any(String) })
    const reply = await admin.post(`${file}/people/${dealer.account.id}/unlock`)

    expect(reply.json().people).toMatchObject([{ id: dealer.account.id, lockedUntil: null }])
    expect((await tryLogin(dealer.account.login, testPassword)).statusCode).toBe(200)
    expect(await actionsAbout(dealer)).toEqual([
      ['login-locked', null],
      ['lockout-ended', admin.account.id],
    ])
    expect((await mailsTo(dealer.account.email)).map(({ subject }) => subject)).toContain(
      'Ihre Anmeldung ist wieder möglich',
    )
    expect((await admin.post(`${file}/people/${dealer.account.id}/unlock`)).statusCode).toBe(409)
  })

  test('is shown at the colleagues and ended there', async () => {
    const admin = await anAdmin()
    const colleague = await aBackofficeUser()
    const { id, login } = colleague.account
    const shown = async () =>
      (await admin.get('/uaa/api/colleagues')).json().find((one: { id: number }) => one.id === id)
    await locked(colleague)

    expect(await shown()).toMatchObject({ lockedUntil: expect.any(String) })
    expect((await admin.post(`/uaa/api/colleagues/${id}/unlock`)).statusCode).toBe(204)
    expect(await shown()).toMatchObject({ lockedUntil: null })
    expect((await tryLogin(login, testPassword)).statusCode).toBe(200)
  })

  test('ends by itself, and is no longer shown then', async () => {
    const dealer = await aDealer()
    await locked(dealer)
    passTime({ minutes: 31 })
    const admin = await anAdmin()
    const { people } = (await admin.get(`/uaa/api/house-dealers/${dealer.account.id}`)).json()
    expect(people).toMatchObject([{ lockedUntil: null }])
  })

  test('of another company is not ended, nor by anybody but an administrator', async () => {
    const [admin, dealer, other] = [await anAdmin(), await aDealer(), await aDealer()]
    await locked(dealer)
    const wrong = await admin.post(
      `/uaa/api/house-dealers/${other.account.id}/people/${dealer.account.id}/unlock`,
    )
    expect(wrong.statusCode).toBe(404)
    const office = await aBackofficeUser()
    const denied = await office.post(
      `/uaa/api/house-dealers/${dealer.account.id}/people/${dealer.account.id}/unlock`,
    )
    expect(denied.statusCode).toBe(403)
    expect((await tryLogin(dealer.account.login, testPassword)).statusCode).toBe(429)
  })
})
