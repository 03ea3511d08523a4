import { describe, expect, test } from 'vitest'
import { requireSupportedServer } from './server-version.ts'

describe('a PostgreSQL of another major version is refused in one sentence', () => {
  test.each(['17.9', '19beta1', '16.4 (Debian 16.4-1)', '9.6.24', ''])('%s', (version) => {
    expect(() => requireSupportedServer(version)).toThrow(
      `Die Datenbank ist PostgreSQL ${version}; das Portal läuft nur mit PostgreSQL 18.`,
    )
  })

  test.each(['18.0', '18.4 (Debian 18.4-1.pgdg13+1)'])('%s is not', (version) => {
    expect(() => requireSupportedServer(version)).not.toThrow()
  })
})
