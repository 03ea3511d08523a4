import { describe, expect, test } from 'vitest'
import { restrictedUses } from './restricted.ts'
import { sizeProblems } from './size.ts'
import { vocabularyProblems } from './vocabulary.ts'

const file = (path: string, text: string) => ({ path, text, lines: text.split('\n').length })

describe('file vocabulary', () => {
  test.each([
    'apps/api/src/features/watchlist/service.ts',
    'apps/api/src/features/watchlist/inner/queries.ts',
    'apps/web/src/features/watchlist/hooks.ts',
    'apps/web/src/features/watchlist/watchButton.tsx',
    'apps/web/src/index.ts',
    'packages/domain/src/utils/money.ts',
    'packages/domain/src/carPrice.ts',
    'apps/api/src/stock/cache/bits.ts',
  ])('refuses %s', (path) => {
    expect(vocabularyProblems([path])).not.toEqual([])
  })

  test.each([
    'apps/api/src/features/watchlist/queries.ts',
    'apps/api/src/features/watchlist/watchlist.test.ts',
    'apps/api/src/stock/memory/bits.ts',
    'apps/web/src/features/watchlist/WatchButton.tsx',
    'apps/web/src/main.tsx',
  ])('accepts %s', (path) => {
    expect(vocabularyProblems([path])).toEqual([])
  })
})

describe('restricted APIs', () => {
  test.each([
    ['apps/api/src/features/cars/queries.ts', 'const at = new Date()'],
    ['apps/api/src/features/cars/queries.ts', 'const port = process.env.PORT'],
    ['apps/web/src/features/cars/queries.ts', "await fetch('/cars')"],
    ['apps/web/src/features/cars/CarCard.tsx', 'useEffect(() => undefined)'],
    ['apps/web/src/shell/AppShell.tsx', "localStorage.getItem('x')"],
  ])('refuses in %s: %s', (path, text) => {
    expect(restrictedUses([file(path, text)])).toHaveLength(1)
  })

  test('accepts the permitted file, a comment and a date made from a value', () => {
    const files = [
      file('apps/api/src/env.ts', 'readEnv(process.env)'),
      file('apps/api/src/app.ts', '// process.env is read in env.ts\nnew Date(0)'),
    ]

    expect(restrictedUses(files)).toEqual([])
  })
})

test('refuses a file longer than 300 lines', () => {
  const long = file('apps/api/src/app.ts', 'x\n'.repeat(300))

  expect(sizeProblems([long, ...Array.from({ length: 20 }, () => file('a.ts', 'x'))])).toEqual([
    'apps/api/src/app.ts: 301 lines, at most 300 are allowed',
  ])
})
