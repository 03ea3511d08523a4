import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { aDealer, anAdmin } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aVisitor, type Visitor } from '../testing/caller.ts'
import { passTime, testClock } from '../testing/clock.ts'

useApi({ SESSION_KEPT_MS: '800' })

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

/** A browser with the same session whose calls go to the other instance. */
function elsewhere({ cookies }: Visitor) {
  const visitor = aVisitor(() => other)
  Object.assign(visitor.cookies, { sid: cookies.sid, 'XSRF-TOKEN': cookies['XSRF-TOKEN'] })
  return visitor
}

const account = '/uaa/api/account'
const terms = '/uaa/api/accept-terms?termsofuseagreed=true'
const statusOf = async (visitor: Visitor) => (await visitor.get(account)).statusCode

async function aDealerReadElsewhere() {
  const dealer = await aDealer()
  await dealer.get('/mvp/api/portal-settings')
  const there = elsewhere(dealer)
  expect(await statusOf(there)).toBe(200)
  return { dealer, there }
}

describe('A session read a moment ago', () => {
  test('is not read again by a call that changes nothing', async () => {
    // Repeated when more time has passed between the two calls than a row is kept.
    await vi.waitFor(async () => {
      const { dealer, there } = await aDealerReadElsewhere()
      await api().db.session.deleteMany({ where: { accountId: dealer.account.id } })
      expect(await statusOf(there)).toBe(200)
    }, 20_000)
  })

  test('that ended on another instance ends here too, without being told', async () => {
    const { dealer, there } = await aDealerReadElsewhere()
    expect((await dealer.post('/auth/logout')).statusCode).toBeLessThan(300)
    expect(await statusOf(dealer)).toBe(401)
    await expect.poll(() => statusOf(there)).toBe(401)
  })

  test('is read by every call that changes something', async () => {
    const { dealer, there } = await aDealerReadElsewhere()
    await api().db.session.deleteMany({ where: { accountId: dealer.account.id } })
    expect((await there.put(terms)).statusCode).toBe(401)
  })

  test('is read by a GET that changes something', async () => {
    const admin = await anAdmin()
    await admin.get('/mvp/api/portal-settings')
    const there = elsewhere(admin)
    expect(await statusOf(there)).toBe(200)
    await api().db.account.update({ where: { id: admin.account.id }, data: { authorities: ['ROLE_USER'] } })
    const xsrf = { 'x-xsrf-token': there.cookies['XSRF-TOKEN'] ?? '' }
    const query = { username: admin.account.login, aktivieren: 'true', partnernumber: '1' }
    const reply = await there.get('/uaa/api/ae-dealer-activation', query, { headers: xsrf })
    expect(reply.statusCode).toBe(403)
  })

  test('is read after any change on the same instance', async () => {
    const { dealer, there } = await aDealerReadElsewhere()
    const colleague = elsewhere(await aDealer())
    await api().db.session.deleteMany({ where: { accountId: dealer.account.id } })
    expect((await colleague.post('/auth/logout')).statusCode).toBeLessThan(300)
    expect(await statusOf(there)).toBe(401)
  })

  test('is read on every instance by the browser that has just changed something', async () => {
    const dealer = await aDealer({ termsofuseagreed: false })
    const there = elsewhere(dealer)
    const watchlist = async () =>
      (await there.get('/mvp/api/mvp-user-watches-by-user/vehicle-ids')).statusCode
    expect(await watchlist()).toBe(403)
    const accepted = await dealer.put(terms)
    expect(accepted.statusCode).toBeLessThan(300)
    const marked = accepted.cookies.find(({ name }) => name === 'changed')
    expect(marked).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 2 })
    there.cookies.changed = dealer.cookies.changed ?? ''
    expect(await watchlist()).toBe(200)
  })

  test('ends at its time limit', async () => {
    const { there } = await aDealerReadElsewhere()
    passTime({ hours: 9 })
    expect(await statusOf(there)).toBe(401)
  })
})

describe('On an instance that is told nothing, within a second', () => {
  const watchlist = '/mvp/api/mvp-user-watches-by-user/vehicle-ids'
  /** Calls of a person who goes on reading, so that the row of the session stays in use. */
  const untilRefused = (visitor: Visitor) =>
    expect.poll(async () => (await visitor.get(watchlist)).statusCode, { timeout: 1000, interval: 20 })

  test('a session that stayed in use ends', async () => {
    const { dealer, there } = await aDealerReadElsewhere()
    for (let turn = 0; turn < 10; turn++) {
      expect((await there.get(watchlist)).statusCode).toBe(200)
      await new Promise((done) => setTimeout(done, 100))
    }
    await api().db.session.deleteMany({ where: { accountId: dealer.account.id } })
    await untilRefused(there).toBe(401)
  })

  test('a role ends', async () => {
    const { dealer, there } = await aDealerReadElsewhere()
    await api().db.account.update({
      where: { id: dealer.account.id },
      data: { authorities: ['ROLE_USER'], activated: false },
    })
    await untilRefused(there).toBe(403)
  })

  test('a company ends', async () => {
    const { there, dealer } = await aDealerReadElsewhere()
    await api().db.dealerMember.deleteMany({ where: { accountId: dealer.account.id } })
    await api().db.account.update({ where: { id: dealer.account.id }, data: { activated: false } })
    await untilRefused(there).not.toBe(200)
  })
})
