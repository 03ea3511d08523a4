import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names of query arguments in the generated Prisma client, by number. */
function parameterNames(): string[] {
  const file = new URL('../apps/api/generated/prisma/internal/class.ts', import.meta.url)
  const [, text = '""'] = /strings: JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, 'utf8')) ?? []
  return JSON.parse(JSON.parse(text))
}

test('the names of filters, which most queries have, have low numbers in the Prisma client', () => {
  const names = parameterNames()
  expect(names.length).toBeGreaterThan(1000)
  for (const name of ['equals', 'in', 'not', 'set'])
    expect(names.indexOf(name), name).toSatisfy((number: number) => number >= 0 && number < 120)
})
