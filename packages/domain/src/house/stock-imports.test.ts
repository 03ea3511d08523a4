import { expect, test } from 'vitest'
import { findingRuleOf, ruleText } from './stock-imports.ts'

test.each([
  ['price-jump', 'price-jump', 'Preissprung'],
  ['too_small', 'format', 'Format'],
  [false, 'format', 'Format'],
])('An issue that names %j violates the rule %s, shown as %s', (named, rule, text) => {
  expect(findingRuleOf(named)).toBe(rule)
  expect(ruleText(findingRuleOf(named))).toBe(text)
})

test('A rule of another release is shown by its identifier', () => {
  expect(ruleText('something-new')).toBe('something-new')
})
