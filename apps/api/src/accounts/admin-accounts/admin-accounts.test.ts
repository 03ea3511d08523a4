import { describe, expect, test } from 'vitest'
import { anAdmin, aVisitor, mailsTo, tokenMailedTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { createOfficeAccount, resetSecondFactor } from './commands.ts'

useApi()

const email = 'leitung@betreiber.example'

describe('Zugänge des Betreibers', () => {
  test('are created with a mailed link to set the password, with which the administrator can log in', async () => {
    const { db, env, clock } = api()
    expect(await createOfficeAccount(db, env, 'administrator', email, clock.now())).toEqual(
      expect.any(Number),
    )
    const visitor = aVisitor()
    const newPassword = 'Kolbenring-77'
    const key = await tokenMailedTo(email)
    expect(
      (await visitor.post('/uaa/api/account/reset-password/finish', { key, newPassword })).statusCode,
    ).toBe(200)
    await visitor.post('/auth/login', { username: email, password: newPassword })
    await visitor.put('/uaa/api/accept-terms?termsofuseagreed=true')
    expect((await visitor.get('/uaa/api/dealer-applications')).statusCode).toBe(200)
  })

  test('of the sales office see enquiries, but no applications', async () => {
    const { db, env, clock } = api()
    const seller = 'verkauf@betreiber.example'
    expect(await createOfficeAccount(db, env, 'backoffice', seller, clock.now())).toEqual(expect.any(Number))
    const [mail] = await mailsTo(seller)
    expect(mail).toMatchObject({ subject: 'Ihr Zugang für den Verkauf von Autoexpo' })
    const visitor = aVisitor()
    const newPassword = 'Kolbenring-77'
    await visitor.post('/uaa/api/account/reset-password/finish', {
      key: await tokenMailedTo(seller),
      newPassword,
    })
    await visitor.post('/auth/login', { username: seller, password: newPassword })
    await visitor.put('/uaa/api/accept-terms?termsofuseagreed=true')
    expect((await visitor.get('/mvp/api/mvp-car-requests')).statusCode).toBe(200)
    expect((await visitor.get('/uaa/api/dealer-applications')).statusCode).toBe(403)
  })

  test('are not created for an address that has an account', async () => {
    const { db, env, clock } = api()
    const admin = await anAdmin()
    expect(await createOfficeAccount(db, env, 'administrator', admin.account.email, clock.now())).toBeNull()
  })

  test('lose their second factor and their sessions with a reset', async () => {
    const { db, clock } = api()
    const admin = await anAdmin()
    await admin.post('/uaa/api/account/second-factor/enrol')
    expect(await resetSecondFactor(db, admin.account.email, clock.now())).toBe(true)
    expect((await admin.get('/uaa/api/account')).statusCode).toBe(401)
    expect(await resetSecondFactor(db, 'niemand@betreiber.example', clock.now())).toBe(false)
  })
})
