import { expect, test } from 'vitest'
import { anAdmin, aVisitor } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'

const build = { PORTAL_VERSION: '1.2.3', PORTAL_COMMIT: 'abc1234', PORTAL_BUILT_AT: '2026-11-22T08:00:00Z' }
useApi(build)

test('an administrator can read which build runs, a visitor cannot', async () => {
  const admin = await anAdmin()
  expect((await admin.get('/mvp/api/portal-build')).json()).toEqual({
    version: '1.2.3',
    commit: 'abc1234',
    builtAt: '2026-11-22T08:00:00Z',
  })
  expect((await aVisitor().get('/mvp/api/portal-build')).statusCode).toBe(401)
})
