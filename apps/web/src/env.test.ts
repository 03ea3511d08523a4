import { expect, test } from 'vitest'
import { serverBannerOf } from './env.ts'

const servers = { test: ['test.'], integration: ['int.', 'integration.'] }

test.each([
  ['test.autoexpo.example', 'TESTSERVER'],
  ['int.autoexpo.example', 'INTEGRATIONSSERVER'],
  ['integration.autoexpo.example', 'INTEGRATIONSSERVER'],
  ['www.autoexpo.example', undefined],
  ['internet.autoexpo.example', undefined],
  ['localhost', undefined],
])('the address %s shows the banner %s (A-20, U-36)', (hostname, text) => {
  expect(serverBannerOf(hostname, servers)?.text).toBe(text)
})
