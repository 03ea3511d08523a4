import { describe, expect, test } from 'vitest'
import { circleProblems, foreignSheets } from './circles.ts'
import { restrictedUses } from './restricted.ts'
import { sizeProblems } from './size.ts'
import { styleProblems } from './styles.ts'
import { vocabularyProblems } from './vocabulary.ts'

const file = (path: string, text: string) => ({ path, text, lines: text.split('\n').length })

describe('file vocabulary', () => {
  test.each([
    'apps/api/src/buyer/watchlist/service.ts',
    'apps/api/src/buyer/watchlist/inner/queries.ts',
    'apps/web/src/buyer/watchlist/hooks.ts',
    'apps/web/src/buyer/watchlist/watchButton.tsx',
    'apps/web/src/index.ts',
    'packages/domain/src/utils/money.ts',
    'packages/domain/src/carPrice.ts',
    'packages/contract/src/watchlist.ts',
    'apps/api/src/stock/cache/bits.ts',
  ])('refuses %s', (path) => {
    expect(vocabularyProblems([path])).not.toEqual([])
  })

  test.each([
    'apps/api/src/buyer/watchlist/queries.ts',
    'apps/api/src/buyer/watchlist/watchlist.test.ts',
    'apps/api/src/stock/memory/bits.ts',
    'apps/web/src/buyer/watchlist/WatchButton.tsx',
    'apps/web/src/main.tsx',
  ])('accepts %s', (path) => {
    expect(vocabularyProblems([path])).toEqual([])
  })
})

describe('import circles', () => {
  const cars = 'apps/api/src/vehicles/cars/queries.ts'
  const watchlist = 'apps/api/src/buyer/watchlist/queries.ts'
  const search = 'apps/api/src/search/results/queries.ts'

  test('accepts imports in one direction, of a chapter several times', () => {
    const files = [
      file(watchlist, "import { cars } from '../../vehicles/cars/queries.ts'"),
      file(search, "import { cars } from '../../vehicles/cars/queries.ts'"),
      file(cars, "import { Car } from '@portal/contract/vehicles/cars'"),
    ]

    expect(circleProblems(files)).toEqual([])
  })

  test('refuses features that need each other by way of a third, and their chapters', () => {
    const files = [
      file(watchlist, "import { cars } from '../../vehicles/cars/queries.ts'"),
      file(cars, "const { found } = await import('../../search/results/queries.ts')"),
      file(search, "import { watches } from '../../buyer/watchlist/queries.ts'"),
    ]

    expect(circleProblems(files)).toEqual([
      expect.stringMatching(/^a circle of features: .*watchlist.*cars.*results/),
      `${cars}: vehicles must not use search`,
    ])
  })

  test('refuses chapters whose features need no circle', () => {
    const files = [
      file(watchlist, "import { cars } from '../../vehicles/cars/queries.ts'"),
      file(
        'apps/api/src/vehicles/car-details/queries.ts',
        "import { watches } from '../../buyer/watchlist/queries.ts'",
      ),
    ]

    expect(circleProblems(files)).toHaveLength(1)
  })

  test('refuses a chapter that uses a later one, also without a circle', () => {
    const contract = 'packages/contract/src/buyer/enquiries.ts'

    expect(
      circleProblems([
        file(cars, "import { watches } from '../../buyer/watchlist/queries.ts'"),
        file(contract, "import { Account } from '../accounts/account.ts'"),
      ]),
    ).toEqual([`${cars}: vehicles must not use buyer`, `${contract}: buyer must not use accounts`])
  })

  test("refuses another feature's style sheet", () => {
    const path = 'apps/web/src/vehicles/cars/CarCard.tsx'

    expect(foreignSheets([file(path, "import '../../buyer/watchlist/watchlist.css'")])).toHaveLength(1)
    expect(foreignSheets([file(path, "import '../../styles/results.css'\nimport './cars.css'")])).toEqual([])
  })
})

describe('restricted APIs', () => {
  test.each([
    ['apps/api/src/vehicles/cars/queries.ts', 'const at = new Date()'],
    ['apps/api/src/vehicles/cars/queries.ts', 'const port = process.env.PORT'],
    ['apps/web/src/vehicles/cars/queries.ts', "await fetch('/cars')"],
    ['apps/web/src/vehicles/cars/CarCard.tsx', 'useEffect(() => undefined)'],
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

describe('style sheets', () => {
  const sheet = 'apps/web/src/search/home/home.css'

  test.each([
    '.a { padding: 0 13px; }',
    '.a { margin: calc(-1 * 5px) auto; }',
    '.a { gap: 0.5rem; }',
    '.a { font: 600 15px / 1 var(--ax-font); }',
    '.a { font-size: 1.05em; }',
    '.a { border-radius: 7px 0; }',
    '.a { color: red; border-top-left-radius: 3px; }',
    '@media (min-width: 640px) { .a { color: red; } }',
    '@media (max-width: 720px) { .a { color: red; } }',
    '@container (min-width: 500px) { .a { color: red; } }',
  ])('refuses %s', (text) => {
    expect(styleProblems([file(sheet, text)])).toHaveLength(1)
  })

  test.each([
    '.a { padding: 0 var(--ax-3) 1px calc(-1 * var(--ax-1)); }',
    '.a { width: 13px; border: 1.5px solid; border-radius: 50%; }',
    '/* gap: 13px; */ .a { gap: 1px; }',
    '@media (min-width: 1024px) and (max-width: 1199px) { .a { color: red; } }',
  ])('accepts %s', (text) => {
    expect(styleProblems([file(sheet, text)])).toEqual([])
  })

  test('refuses another width in a query of a component', () => {
    const component = 'apps/web/src/search/home/HomePage.tsx'

    expect(styleProblems([file(component, "const isWide = useMedia('(min-width: 1000px)')")])).toHaveLength(1)
    expect(styleProblems([file(component, "const isWide = useMedia('(min-width: 1024px)')")])).toEqual([])
  })
})
