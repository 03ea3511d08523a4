import { afterEach, describe, expect, test } from 'vitest'
import type { Language } from '../site/language.ts'
import { countText, dayText, euroCentText, euroText, percentText, readerLocale } from './formats.ts'
import { plural } from './plural.ts'
import { filled, formIn, type PluralForms, readerLanguage, t, translateBy } from './text.ts'

afterEach(() => translateBy(() => undefined))

const readIn = (language: Language, catalog: Record<string, string | PluralForms> = {}) =>
  translateBy(() => ({ language, find: (pattern) => catalog[pattern] }))

describe('A text', () => {
  test('is the German one of the source without a translation', () => {
    expect([t('Merkliste'), t`${2} von ${10n}`, readerLanguage()]).toEqual(['Merkliste', '2 von 10', 'de'])
    readIn('pl')
    expect([t('Merkliste'), t`${2} von ${10n}`]).toEqual(['Merkliste', '2 von 10'])
  })

  test('is translated by its pattern, with its parts where the language has them', () => {
    readIn('en', { Merkliste: 'Watchlist', '{0} von {1}': 'of {1}, {0}', 'Fahrzeug {0}': { one: 'car' } })
    expect([t('Merkliste'), t`${2} von ${'10'}`, readerLanguage()]).toEqual(['Watchlist', 'of 10, 2', 'en'])
    // A translation with forms belongs to a text with a count.
    expect(t`Fahrzeug ${1}`).toBe('Fahrzeug 1')
  })

  test('keeps a place without its part', () => {
    expect(filled('{0} und {1}, {0}', ['eins'])).toBe('eins und {1}, eins')
  })
})

describe('A text with a count', () => {
  test.each([
    [0, '0 Fahrzeuge'],
    [1, '1 Fahrzeug'],
    [1200, '1.200 Fahrzeuge'],
  ])('has the German form for %d', (count, text) => {
    expect(plural(count, '1 Fahrzeug', '# Fahrzeuge')).toBe(text)
  })

  const polish = { one: '# auto', few: '# auta', many: '# aut', other: '# auta' }
  test.each<[Language, PluralForms, number, string]>([
    ['pl', polish, 1, '1 auto'],
    ['pl', polish, 3, '3 auta'],
    ['pl', polish, 5, '5 aut'],
    ['pl', polish, 22, '22 auta'],
    ['fr', { one: '# voiture', other: '# voitures' }, 0, '0 voiture'],
    ['fr', { one: '# voiture', other: '# voitures' }, 2, '2 voitures'],
    ['en', { other: '# cars' }, 1, '1 cars'],
  ])('has the form of %s %j for %d', (language, forms, count, text) => {
    readIn(language, { '1 Fahrzeug | # Fahrzeuge': forms })
    expect(plural(count, '1 Fahrzeug', '# Fahrzeuge')).toBe(text)
    expect(plural(count, forms, '')).toBe(text)
  })

  test('has its parts, and stays German without a translation', () => {
    readIn('en', { '1 Foto von {0} | # Fotos von {0}': { one: '1 photo by {0}', other: '# photos by {0}' } })
    expect(plural(2, '1 Foto von {0}', '# Fotos von {0}', 'Erika')).toBe('2 photos by Erika')
    expect(plural(2, '1 Zettel', '# Zettel')).toBe('2 Zettel')
  })

  test('is empty without any form', () => {
    expect(formIn({}, 2)).toBe('')
  })
})

test.each<[Language, string[]]>([
  ['de', ['1.234', '12.345', '12.345\u00a0€', '1,50\u00a0€', '7,99\u00a0%', '28.05.2025', 'de']],
  ['en', ['1,234', '12,345', '€12,345', '€1.50', '7.99%', '28 May 2025', 'en-GB']],
  ['pl', ['1234', '12\u00a0345', '12\u00a0345\u00a0€', '1,50\u00a0€', '7,99%', '28 maj 2025', 'pl']],
  [
    'fr',
    ['1\u202f234', '12\u202f345', '12\u202f345\u00a0€', '1,50\u00a0€', '7,99\u202f%', '28 mai 2025', 'fr'],
  ],
  ['nl', ['1.234', '12.345', '€\u00a012.345', '€\u00a01,50', '7,99%', '28 mei 2025', 'nl']],
])('Figures and dates are written as in %s', (language, texts) => {
  readIn(language)
  expect([
    countText(1234),
    countText(12_345),
    euroText(12_345),
    euroCentText(1.5),
    percentText(7.99),
    dayText('2025-05-28'),
    readerLocale(),
  ]).toEqual(texts)
})
