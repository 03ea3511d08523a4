import { expect, test } from 'vitest'
import { aDealer } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { aBrowser } from '../../testing/push-service.ts'

useApi()

test('Without a key pair of the operator notifications cannot be switched on', async () => {
  const dealer = await aDealer()
  const url = '/mvp/api/mvp-user-push-devices'
  expect((await dealer.get(url)).json()).toEqual({ publicKey: null, noticeBy: 'both', devices: [] })
  expect((await dealer.post(url, aBrowser().subscription)).statusCode).toBe(404)
})
