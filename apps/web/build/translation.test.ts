import { expect, test } from 'vitest'
import { inlined, withNames } from './translation.ts'

const built = (code: string, language: 'de' | 'en') =>
  inlined(withNames('/portal/apps/web/src/shell/a.tsx', code), language)

const watchlist = "const a = t('Merkliste')"
const page = `const a = t\`Seite \${page} von \${pages}\``

test('writes German as the source has it', () => {
  expect(built(watchlist, 'de')).toBe('const a = "Merkliste"')
  expect(built(page, 'de')).toBe(`const a = /* @__PURE__ */ \`Seite \${page} von \${pages}\``)
})

test('writes a translation with its parts', () => {
  expect(built(watchlist, 'en')).toBe('const a = "Watchlist"')
  expect(built(page, 'en')).toBe(`const a = /* @__PURE__ */ \`Page \${page} of \${pages}\``)
})

test('writes all forms of a text with a count', () => {
  expect(built("plural(n, '1 Fahrzeug', '# Fahrzeuge')", 'de')).toBe(
    'plural(n, {"one":"1 Fahrzeug","other":"# Fahrzeuge"}, "")',
  )
})

test('translates a text within a part of another', () => {
  expect(built(page.replace('{page}', "{t('Merkliste')}"), 'en')).toContain('{"Watchlist"}')
})

test('keeps what would end a string or a script early', () => {
  expect(built(`const a = t('\\'\`\${x} </script>')`, 'de')).toBe(`const a = "'\`\${x} <\\/script>"`)
})
