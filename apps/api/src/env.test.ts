import { expect, test } from 'vitest'
import { EnvError, readEnv, readMigrationEnv } from './env.ts'

const said = (source: Record<string, string>) => {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  return ''
}
const production = { NODE_ENV: 'production' }

test.each<[settings: Record<string, string>, message: string]>([
  [{ RATE_LIMITS: 'relaxed', NODE_ENV: 'development' }, 'RATE_LIMITS: darf nur im Testbetrieb'],
  [{ RATE_LIMITS: 'relaxed', NODE_ENV: 'test', HOST: '0.0.0.0' }, 'RATE_LIMITS: darf nur im Testbetrieb'],
  [{ MATOMO_URL: 'https://m.example' }, 'MATOMO_SITE_ID: fehlt zu MATOMO_URL'],
  [{ VAPID_PRIVATE_KEY: 'x' }, 'VAPID_PRIVATE_KEY: '],
  [{ REPLY_ADDRESS: 'antwort@haendler.example' }, 'REPLY_IMAP_URL: fehlt zu REPLY_ADDRESS'],
  [{ OIDC_ISSUER: 'https://i.example' }, 'OIDC_CLIENT_ID: fehlt zu OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'https://i.example' }, 'OIDC_CLIENT_SECRET: fehlt zu OIDC_ISSUER'],
  [{ ...production, OIDC_ISSUER: 'http://i.example' }, 'OIDC_ISSUER: muss mit https:// beginnen'],
  [{ ...production, DEMO_DATA: 'true' }, 'DEMO_DATA: ist im Produktivbetrieb nicht erlaubt'],
  [production, 'SECRET_KEY: fehlt'],
  [production, 'DATABASE_URL: fehlt'],
  [{ ...production, PUBLIC_URL: 'http://portal.example' }, 'PUBLIC_URL: muss mit https:// beginnen'],
  [production, 'COMPANY_NAME: ist leer oder noch das Muster'],
])('The settings %o are refused: %s', (settings, message) => {
  expect(said(settings)).toContain(`Einstellung ${message}`)
})

test('Settings without a fault are read, and a migration needs no others', () => {
  expect(said({ NODE_ENV: 'test', RATE_LIMITS: 'relaxed', HOST: '127.0.0.1' })).toBe('')
  expect(readMigrationEnv({ DATABASE_URL: 'postgresql://db/portal' })).toMatchObject({
    DATABASE_URL: 'postgresql://db/portal',
  })
})
