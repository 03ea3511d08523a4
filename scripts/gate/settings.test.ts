import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingKeys } from '../../packages/domain/src/house/settings/settings.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name))

test('.env.example lists every setting the portal reads, and no other', () => {
  const known = [...namesIn(read('apps/api/src/env.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm), ...settingKeys]
  const listed = namesIn(
    read('.env.example').split('# --- docker compose only')[0] ?? '',
    /^# ([A-Z][A-Z0-9_]+)=/gm,
  )

  expect([...listed].toSorted()).toEqual(known.toSorted())
})

test('docker-compose.yml has no default for a secret', () => {
  const compose = read('docker-compose.yml')
  const secrets = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|KEY)\w*)(.)/g)]

  expect(secrets.length).toBeGreaterThan(0)
  for (const [, name, next] of secrets) expect(`${name}${next}`).toBe(`${name}:`)
  expect(compose).not.toMatch(/\$\{\w*(?:PASSWORD|SECRET|KEY)\w*:-/)
})
