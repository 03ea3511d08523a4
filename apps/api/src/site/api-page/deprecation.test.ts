import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import type { ApiDocument } from './queries.ts'
import { apiPageRoutes } from './routes.ts'

test('A call that will go says since when and until when, in the document and in every answer', async () => {
  const app = Fastify()
  app.decorate('env', readEnv({ NODE_ENV: 'test' }))
  await app.register(apiPageRoutes)
  const config = { access: 'public' as const, summary: 'Beispiel' }
  const deprecation = { since: '2026-12-01', until: '2027-06-30' }
  app.get('/alt', { config: { ...config, deprecation } }, () => 'alt')
  app.get('/neu', { config }, () => 'neu')
  const old = await app.inject('/alt')
  expect([old.body, old.headers.deprecation, old.headers.sunset]).toEqual([
    ...['alt', '@1796083200', 'Wed, 30 Jun 2027 23:59:59 GMT'],
  ])
  const current = await app.inject('/neu')
  expect([current.headers.deprecation, current.headers.sunset]).toEqual([undefined, undefined])
  const { paths } = (await app.inject('/api/openapi.json')).json<ApiDocument>()
  expect(paths['/alt']?.get).toMatchObject({
    ...{ deprecated: true, description: 'Veraltet seit 2026-12-01, entfällt nach 2027-06-30.' },
  })
  expect(paths['/neu']?.get).not.toHaveProperty('deprecated')
  await app.close()
})
