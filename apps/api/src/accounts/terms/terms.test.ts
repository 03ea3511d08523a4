import { describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, anAdmin } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'

useApi()

const url = '/uaa/api/accept-terms'

describe('Nutzungsbedingungen', () => {
  test('are not accepted by a new account, and stay accepted once they are', async () => {
    const dealer = await aDealer({ termsofuseagreed: false })
    const { id } = dealer.account
    expect((await dealer.get(url)).json()).toEqual({ termsofuseagreed: false, user_id: id })
    const accepted = await dealer.put(`${url}?termsofuseagreed=true`)
    expect(accepted.json()).toEqual({ termsofuseagreed: true, user_id: id })
    expect((await dealer.get(url)).json().termsofuseagreed).toBe(true)
  })

  test('are recorded with version and time, a refusal as well', async () => {
    const dealer = await aDealer({ termsofuseagreed: false })
    await dealer.put(`${url}?termsofuseagreed=false`)
    const account = await api().db.account.findUniqueOrThrow({ where: { id: dealer.account.id } })
    expect(account).toMatchObject({
      termsofuseagreed: false,
      termsVersion: api().env.TERMS_VERSION,
      termsDecidedAt: expect.any(Date),
    })
  })

  test('must be accepted again when their version changes', async () => {
    const dealer = await aDealer()
    await api().db.account.update({ where: { id: dealer.account.id }, data: { termsVersion: '1999-01' } })
    expect((await dealer.get(url)).json().termsofuseagreed).toBe(false)
  })

  test('do not bind the house’s own people: a new version locks nobody out of the settings', async () => {
    for (const colleague of [await anAdmin(), await aBackofficeUser()]) {
      const { id } = colleague.account
      await api().db.account.update({ where: { id }, data: { termsofuseagreed: false, termsVersion: null } })
      expect((await colleague.get(url)).json().termsofuseagreed).toBe(true)
      expect((await colleague.get('/mvp/api/house-counts')).statusCode).toBe(200)
    }
    const admin = await anAdmin({ termsofuseagreed: false })
    expect((await admin.get('/uaa/api/settings')).statusCode).toBe(200)
  })

  test.each(['', '?termsofuseagreed=vielleicht', '?termsofuseagreed=1'])(
    'refuse the answer %j',
    async (query) => {
      expect((await (await aDealer()).put(`${url}${query}`)).statusCode).toBe(400)
    },
  )
})
