import { describe, expect, test } from 'vitest'
import { counterKey } from '../../http/rate-limit.ts'
import {
  aBackofficeUser,
  aDealer,
  aPersonOf,
  aVisitor,
  type Client,
  mailsTo,
  testPassword,
  tokenMailedTo,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'
import { handOver, lockCompany } from '../company/commands.ts'

useApi()

const company = '/uaa/api/company'
const invitations = `${company}/invitations`
const url = (token: string) => `/uaa/api/company-invitations/${token}`
const person = {
  firstName: 'Petra',
  lastName: 'Probe',
  password: 'Kolbenring-77',
  pwdagain: 'Kolbenring-77',
}

let count = 0
const anAddress = () => `einladung${++count}@betrieb.example`

/** Invites an address and returns the token of its mail. */
async function invited(owner: Client, email: string, role = 'buyer') {
  expect((await owner.post(invitations, { email, role })).statusCode).toBe(201)
  return tokenMailedTo(email)
}
const membersOf = ({ account }: Client) => api().db.dealerMember.count({ where: { dealerId: account.id } })

describe('Eine Einladung', () => {
  test('comes by mail, and its link creates an account with the role', async () => {
    const owner = await aDealer()
    const email = anAddress()
    const token = await invited(owner, email, 'accountant')
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ subject: 'Autohaus Beispiel lädt Sie zu Autoexpo ein' })
    expect(mail?.text).toContain('Buchhaltung')

    const visitor = aVisitor()
    expect((await visitor.get(url(token))).json()).toMatchObject({
      ...{ email, role: 'accountant', company: 'Autohaus Beispiel', hasAccount: false },
    })
    expect((await visitor.post(`${url(token)}/account`, person)).statusCode).toBe(204)
    expect((await visitor.get('/uaa/api/account')).json()).toMatchObject({
      ...{ login: email, firstName: 'Petra', activated: true, authorities: ['ROLE_USER', 'ROLE_ACCOUNTANT'] },
    })
    expect((await visitor.get('/mvp/api/mvp-meine')).json().type).toBe('terms-not-accepted')
    await visitor.put('/uaa/api/accept-terms?termsofuseagreed=true')
    expect((await visitor.get('/mvp/api/mvp-meine')).statusCode).toBe(200)
    expect((await owner.get(company)).json()).toMatchObject({ people: [{}, { email }], invitations: [] })
  })

  test('is stored as a hash only, and the outbox shows no link', async () => {
    const owner = await aDealer()
    const token = await invited(owner, anAddress())
    const rows = await api().db.dealerInvitation.findMany({ where: { dealerId: owner.account.id } })
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await api().db.auditEntry.findMany())).not.toContain(token)
  })

  test('of an address with an account is accepted signed in, and the session acts for the company', async () => {
    const [owner, guest] = [await aDealer(), await aDealer()]
    const token = await invited(owner, guest.account.email, 'reader')
    expect((await aVisitor().get(url(token))).json().hasAccount).toBe(true)
    expect((await guest.post(`${url(token)}/acceptance`)).statusCode).toBe(204)
    expect((await guest.get('/uaa/api/account')).json().companyId).toBe(owner.account.id)
    expect((await guest.get('/uaa/api/companies')).json()).toHaveLength(2)
  })

  test('works once, also when it is accepted ten times at once', async () => {
    const [owner, guest] = [await aDealer(), await aDealer()]
    const token = await invited(owner, guest.account.email)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => guest.post(`${url(token)}/acceptance`)),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    expect((await guest.post(`${url(token)}/acceptance`)).json()).toMatchObject({
      ...{ status: 410, type: 'invitation-used', title: 'Diese Einladung wurde bereits angenommen.' },
    })
    expect((await aVisitor().get(url(token))).statusCode).toBe(410)
    expect(await membersOf(owner)).toBe(2)
  })

  test.each(['accepts', 'creates an account'])(
    'is refused while the company passes to another owner, and valid afterwards: a guest who %s',
    async (how) => {
      const [owner, guest] = [await aDealer(), await aDealer()]
      const next = await aPersonOf('owner', { company: owner })
      const email = how === 'accepts' ? guest.account.email : anAddress()
      const token = await invited(owner, email)
      const join = () =>
        how === 'accepts'
          ? guest.post(`${url(token)}/acceptance`)
          : aVisitor().post(`${url(token)}/account`, person)
      const companyId = owner.account.id
      const waiting = async () => {
        const { rowCount } = await api().pool.query(
          `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
           WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`,
        )
        return rowCount
      }
      const joining = await api().db.$transaction(
        async (tx) => {
          await lockCompany(tx, companyId)
          const reply = join()
          await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
          await handOver(tx, companyId)
          return [reply]
        },
        { timeout: 30_000 },
      )
      const refused = (await joining[0])?.json()
      expect(refused).toMatchObject({ status: 409, type: 'conflict' })
      expect(refused.title).toMatch(/^Der Betrieb hat gerade den Inhaber gewechselt/)
      expect(await membersOf(next)).toBe(2)
      expect((await join()).statusCode).toBe(204)
      expect(await membersOf(next)).toBe(3)
    },
  )

  test('creates one account when its form is sent twice', async () => {
    const owner = await aDealer()
    const email = anAddress()
    const token = await invited(owner, email)
    const send = () => aVisitor().post(`${url(token)}/account`, person)
    const replies = await Promise.all([send(), send()])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      204,
      expect.toSatisfy((status) => [409, 410].includes(status)),
    ])
    expect(await membersOf(owner)).toBe(2)
  })

  test('is refused to every other person, and nothing changes', async () => {
    const [owner, stranger] = [await aDealer(), await aDealer()]
    const guest = await aDealer({ isSignedIn: false })
    const token = await invited(owner, guest.account.email)
    expect((await stranger.post(`${url(token)}/acceptance`)).json()).toMatchObject({
      ...{ status: 403, type: 'invitation-for-another' },
    })
    expect((await aVisitor().post(`${url(token)}/account`, person)).json()).toMatchObject({
      ...{
        status: 409,
        title: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich damit an.',
      },
    })
    expect((await aVisitor().post(`${url(token)}/acceptance`)).statusCode).toBe(401)
    expect(await membersOf(owner)).toBe(1)
    const visitor = aVisitor()
    await visitor.post('/auth/login', {
      username: guest.account.email,
      password: testPassword,
      rememberMe: false,
    })
    expect((await visitor.post(`${url(token)}/acceptance`)).statusCode).toBe(204)
  })

  test('ends after seven days, when it is withdrawn, and when it is sent again', async () => {
    const owner = await aDealer()
    const email = anAddress()
    const first = await invited(owner, email)
    const { id } = (await owner.get(company)).json().invitations[0]
    expect((await owner.post(`${invitations}/${id}/mail`)).statusCode).toBe(204)
    const second = await tokenMailedTo(email)
    expect((await aVisitor().get(url(first))).json().type).toBe('invitation-unknown')
    expect((await aVisitor().get(url(second))).statusCode).toBe(200)

    expect((await owner.delete(`${invitations}/${id}`)).statusCode).toBe(204)
    expect((await owner.delete(`${invitations}/${id}`)).statusCode).toBe(404)
    expect((await aVisitor().post(`${url(second)}/account`, person)).json().type).toBe('invitation-unknown')

    const third = await invited(owner, email)
    passTime({ days: 7, minutes: 1 })
    expect((await aVisitor().get(url(third))).json()).toMatchObject({
      status: 410,
      type: 'invitation-expired',
    })
    expect((await aVisitor().post(`${url(third)}/account`, person)).statusCode).toBe(410)
    expect(await membersOf(owner)).toBe(1)
  })

  test('is refused for forged and mutilated tokens', async () => {
    const guest = await aDealer()
    const real = await invited(await aDealer(), guest.account.email)
    const forged = [real.slice(1), `${real}x`, real.toLowerCase(), 'x'.repeat(43), '%00', '..%2f', "' OR 1=1"]
    for (const token of forged) {
      expect((await aVisitor().get(url(encodeURIComponent(token)))).statusCode).toBe(404)
      expect((await guest.post(`${url(encodeURIComponent(token))}/acceptance`)).statusCode).toBe(404)
    }
    expect((await aVisitor().get(url('x'.repeat(201)))).statusCode).toBe(400)
  })

  test('refuses weak passwords, missing names and unknown fields, and stays open', async () => {
    const email = anAddress()
    const token = await invited(await aDealer(), email)
    const bad = [
      {},
      { ...person, firstName: '' },
      { ...person, pwdagain: 'anders' },
      { ...person, password: 'kurz', pwdagain: 'kurz' },
      { ...person, password: 'Autoexpo-2026', pwdagain: 'Autoexpo-2026' },
      { ...person, role: 'owner' },
      { ...person, email: 'anders@betrieb.example' },
    ]
    for (const body of bad)
      expect((await aVisitor().post(`${url(token)}/account`, body)).statusCode).toBe(400)
    expect((await aVisitor().get(url(token))).statusCode).toBe(200)
  })
})

describe('Wer einlädt', () => {
  test('sends one mail with two clicks, and is shown why the second is refused', async () => {
    const owner = await aDealer()
    const email = anAddress()
    const send = () => owner.post(invitations, { email, role: 'buyer' })
    const replies = await Promise.all([send(), send()])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect((await send()).json().title).toContain('bereits eingeladen')
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('cannot invite people of the company, bad addresses or into roles that do not exist', async () => {
    const owner = await aDealer()
    const buyer = await aPersonOf('buyer', { company: owner })
    const email = buyer.account.email.toUpperCase()
    expect((await owner.post(invitations, { email, role: 'reader' })).json().title).toContain(
      'gehört bereits',
    )
    for (const body of [
      {},
      { email: 'ohne-at', role: 'buyer' },
      { email: 'a@b.example\nBcc: c@d.example', role: 'buyer' },
      { email: anAddress(), role: 'ROLE_AE_ADMIN' },
      { email: anAddress(), role: 'buyer', company: 1 },
    ])
      expect((await owner.post(invitations, body)).statusCode).toBe(400)
  })

  test('sends at most thirty mails a day', async () => {
    const owner = await aDealer()
    const invite = async () =>
      (await owner.post(invitations, { email: anAddress(), role: 'reader' })).statusCode
    expect(await invite()).toBe(201)
    const key = counterKey(api().env, 'company-invitation-mail', String(owner.account.id))
    await api().db.attemptCounter.update({ where: { key, count: 1 }, data: { count: 29 } })
    expect(await invite()).toBe(201)
    expect(await invite()).toBe(429)
  })

  test('has no access to invitations of other companies', async () => {
    const [owner, stranger] = [await aDealer(), await aDealer()]
    await invited(owner, anAddress())
    const { id } = (await owner.get(company)).json().invitations[0]
    expect((await stranger.post(`${invitations}/${id}/mail`)).statusCode).toBe(404)
    expect((await stranger.delete(`${invitations}/${id}`)).statusCode).toBe(404)
    expect((await owner.get(company)).json().invitations).toHaveLength(1)
  })

  test('cannot bring a colleague of the house into the company', async () => {
    const colleague = await aBackofficeUser()
    const token = await invited(await aDealer(), colleague.account.email)
    expect((await colleague.post(`${url(token)}/acceptance`)).statusCode).toBe(409)
  })
})
