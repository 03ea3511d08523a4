import { expect, test } from 'vitest'
import { inlined, withNames } from './translation.ts'

const file = '/portal/apps/web/src/shell/a.tsx'
const built = (code: string, language: 'de' | 'en') => inlined(withNames(file, code), language)

test('writes German as the source has it', () => {
  expect(built("const a = t('Merkliste')", 'de')).toBe('const a = "Merkliste"')
  expect(built('const a = t`Seite ${page} von ${pages}`', 'de')).toContain('`Seite ${page} von ${pages}`')
  expect(built("plural(n, '1 Zettel', '# Zettel')", 'de')).toContain(
    'plural(n, {"one":"1 Zettel","other":"# Zettel"}, "")',
  )
})

test('writes a translation with its parts in its own order', () => {
  expect(built("const a = t('Merkliste')", 'en')).toBe('const a = "Watchlist"')
  expect(built('const a = t`Seite ${page} von ${pages}`', 'en')).toContain('`Page ${page} of ${pages}`')
})

test('keeps an expression that contains a text itself', () => {
  expect(built("const a = t`Seite ${t('Merkliste')} von ${pages}`", 'en')).toContain('${"Watchlist"}')
})

test('writes no text that could end a string or a script early', () => {
  expect(built("const a = t('„Zitat“ \\'`${x} </script>')", 'de')).toBe(
    'const a = "„Zitat“ \'`${x} <\\/script>"',
  )
})
