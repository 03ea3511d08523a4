import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newSecondFactor } from '../../credentials/second-factor.ts'
import { aDealer, anAdmin, aVisitor, testPassword } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'

useApi({ ADMIN_TOTP: 'off' })

const factor = '/uaa/api/account/second-factor'

test('A second factor cannot be set up in a portal that has switched it off', async () => {
  const admin = await anAdmin()
  expect((await admin.get(factor)).json()).toMatchObject({ state: 'off', available: false })
  const refused = await admin.post(`${factor}/enrol`)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().title).toBe('Der zweite Faktor ist in diesem Portal abgeschaltet.')
})

test('A dealer can set up a second factor even where the house has none', async () => {
  const dealer = await aDealer()
  expect((await dealer.get(factor)).json()).toMatchObject({ state: 'off', required: false, available: true })
  expect((await dealer.post(`${factor}/enrol`)).statusCode).toBe(200)
})

test('A second factor that was set up earlier is still required at the login', async () => {
  const { db, env, clock } = api()
  const { account } = await anAdmin({ isSignedIn: false })
  const { sealed, secret } = newSecondFactor(env, account.login)
  await db.account.update({
    where: { id: account.id },
    data: { totpSecret: sealed, totpConfirmedAt: clock.now() },
  })
  const credentials = { username: account.login, password: testPassword }
  expect((await aVisitor().post('/auth/login', credentials)).json().type).toBe('second-factor-needed')
  const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })
  expect((await aVisitor().post('/auth/login', { ...credentials, code })).statusCode).toBe(200)
})
