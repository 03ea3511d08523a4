import { lexiconOf } from '@portal/domain/search/search-words/languages/lexicons'
import { readWords } from '@portal/domain/search/search-words/read-words'
import { languages } from '@portal/domain/site/language'
import { names } from '@portal/domain/testing/phrases'
import { t } from '@portal/domain/values/text'
import { searchCriteria } from '@portal/domain/vehicles/attributes/criterion-rules'
import { expect, test } from 'vitest'
import { inLanguage } from '../../http/language.ts'

/** Labels that say nothing alone, or mean a wider criterion of the same kind when they are typed. */
const others = new Set([
  ...['Andere', 'rechts', 'links', 'beidseitig', 'Kleinbus', 'Hochdachkombi', 'Kastenwagen', 'Kombi'],
  ...['Scheckheft lückenlos', 'Mehr als 6 Sitze'],
])

const labelled = searchCriteria.flatMap(({ criterion, rule }) => {
  if (rule.takes === 'bit' || rule.takes === 'switch') return [[rule.label, { [criterion]: true }] as const]
  if (rule.takes === 'some')
    return rule.options.map(
      ({ value, label }) => [label, { [criterion]: expect.arrayContaining([value]) }] as const,
    )
  return rule.takes === 'one'
    ? rule.options.map(({ value, label }) => [label, { [criterion]: value }] as const)
    : []
})

test.each(languages.filter((language) => language !== 'de'))(
  'Every label that the portal shows in „%s“ is read as its criterion',
  (language) => {
    const shown = labelled
      .filter(([label]) => !others.has(label))
      .map(([label, criteria]) => ({ label: inLanguage(language, () => t(label)), criteria }))
    const read = shown.map(({ label }) => ({
      label,
      criteria: readWords(label, names, 2026, undefined, lexiconOf(language)).criteria,
    }))
    expect(read).toMatchObject(shown)
  },
)
