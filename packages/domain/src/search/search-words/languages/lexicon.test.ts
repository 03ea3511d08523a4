import { describe, expect, test } from 'vitest'
import { names } from '../../../testing/phrases.ts'
import { fold } from '../../../values/fold.ts'
import { readWords } from '../read-words.ts'
import { vocabulary } from '../vocabulary.ts'
import { lexiconOf } from './lexicons.ts'

const foreign = ['en', 'pl', 'fr', 'nl'] as const
const unclear = (phrase: string, language: (typeof foreign)[number]) =>
  readWords(phrase, names, 2026, undefined, lexiconOf(language)).notUnderstood

describe('The words of a language', () => {
  test('are unknown in German', () => {
    expect(readWords('saloon', names, 2026).criteria).toEqual({})
    expect(readWords('saloon', names, 2026, undefined, lexiconOf('en')).criteria).toEqual({
      fahrzeugtyp: ['LIMOUSINE'],
    })
    expect(readWords('saloon', names, 2026).criteria).toEqual({})
  })

  test.each(foreign)('leave the makers of the stock as they are in „%s“', (language) => {
    const read = names
      .makers()
      .map((maker) => [maker, readWords(maker, names, 2026, undefined, lexiconOf(language)).criteria.maker])
    expect(read).toEqual(names.makers().map((maker) => [maker, maker]))
  })

  test.each([
    ['en', 'petrl', 'petrl', 'Benzin'],
    ['en', 'convertable', 'convertable', 'Cabrio'],
    ['pl', 'kombi z tempomtem', 'tempomtem', 'Tempomat'],
    ['fr', 'atelage', 'atelage', 'Anhängerkupplung'],
    ['nl', 'trekhak', 'trekhak', 'Anhängerkupplung'],
  ] as const)('are corrected in „%s“: %s', (language, phrase, typed, meant) => {
    const { corrections } = readWords(phrase, names, 2026, undefined, lexiconOf(language))
    expect(corrections).toEqual([{ typed, meant }])
  })

  test.each([
    ['en', 'under £12,500', ['under 12.500 GBP']],
    ['pl', 'do 30000 złotych', ['do 30000 PLN']],
    ['fr', 'moins de 9000 CHF', ['moins de 9000 CHF']],
    ['nl', 'tot 9000 pond', ['tot 9000 pond']],
  ] as const)('name other currencies than euro in „%s“: %s', (language, phrase, notUnderstood) => {
    expect(unclear(phrase, language)).toEqual(notUnderstood)
  })

  test('search descriptions by the German word', () => {
    const texts = { holding: (text: string) => (text === 'winterreifen' ? 1 : 0), size: 1000 }
    expect(readWords('Golf with winter tyres', names, 2026, texts, lexiconOf('en')).criteria).toMatchObject({
      text: 'winterreifen',
    })
    expect(readWords('Golf without winter tyres', names, 2026, texts, lexiconOf('en')).notUnderstood).toEqual(
      ['without winter tyres (lässt sich nicht ausschließen)'],
    )
  })

  test.each([
    ['en', 'Kombi', 'estate'],
    ['pl', 'Schaltgetriebe', 'manualna skrzynia'],
    ['fr', 'Benzin', 'essence'],
    ['nl', 'Automatik', 'automaat'],
  ] as const)('are suggested in „%s“ for „%s“', (language, german, word) => {
    expect(lexiconOf(language)?.wordFor(german)).toBe(word)
    expect(vocabulary.has(fold(german))).toBe(true)
  })
})
