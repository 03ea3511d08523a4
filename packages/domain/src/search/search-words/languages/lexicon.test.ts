import { describe, expect, test } from 'vitest'
import { names } from '../../../testing/phrases.ts'
import { fold } from '../../../values/fold.ts'
import { NameIndex } from '../catalogue.ts'
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

  test.each(foreign)('leave the models of the stock as they are behind their makers in „%s“', (language) => {
    const models = names.makers().flatMap((maker) =>
      names
        .groupsOf(new Set([maker]))
        .filter((group) => group !== 'andere')
        .map((group) => [maker, group] as const),
    )
    const read = models.map(([maker, group]) => {
      const { criteria } = readWords(`${maker} ${group} 2019`, names, 2026, undefined, lexiconOf(language))
      return [criteria.maker, criteria.car_model, criteria.first_reg_from]
    })
    expect(read).toEqual(models.map(([maker, group]) => [maker, group, 2019]))
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
    ['en', 'parkng sensors', { einparkhilfe: true }],
    ['pl', 'czujniki prakowania', { einparkhilfe: true }],
    ['pl', 'przbieg do 60 tys', { km_stand_to: 60_000 }],
    ['en', 'milage 60000', { km_stand_to: 60_000 }],
    ['fr', 'régulateur de vitese', { tempomat: true }],
    ['nl', 'lederen bekelding', { lederausstattung: true }],
  ] as const)('are known in „%s“ with one misspelt word of several: %s', (language, phrase, criteria) => {
    expect(readWords(phrase, names, 2026, undefined, lexiconOf(language))).toMatchObject({
      criteria,
      notUnderstood: [],
    })
  })

  test.each([
    ['en', 'lady', 'delivery', 'state'],
    ['pl', 'córka', 'rower', 'szkoda'],
    ['fr', 'jeune', 'route', 'nouveau'],
    ['nl', 'hond', 'leven', 'beste'],
  ] as const)('are not seen in other frequent words of „%s“: %s, %s, %s', (language, ...words) => {
    for (const word of words)
      expect(readWords(word, names, 2026, undefined, lexiconOf(language))).toMatchObject({
        criteria: {},
        notUnderstood: [word],
      })
  })

  test.each([
    ['fordem', { maker: 'Ford' }],
    ['passacie', { maker: 'Volkswagen', car_model: 'Passat' }],
    ['opla', { maker: 'Opel' }],
    ['skodę octavię', { maker: 'Škoda', car_model: 'Octavia' }],
    ['siedzenia podgrzewane', { sitzheizung: true }],
  ] as const)('have all forms and places of Polish words: %s', (phrase, criteria) => {
    expect(readWords(phrase, names, 2026, undefined, lexiconOf('pl'))).toMatchObject({
      criteria,
      corrections: [],
      notUnderstood: [],
    })
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
    ['en', 'damaged engine', 'motorschaden'],
    ['pl', 'uszkodzony silnik', 'motorschaden'],
    ['fr', 'moteur hs', 'motorschaden'],
    ['nl', 'motorschade', 'motorschaden'],
  ] as const)('search descriptions for the German words of „%s“: %s', (language, phrase, german) => {
    const texts = { holding: (text: string) => (text === german ? 1 : 0), size: 1000 }
    expect(readWords(phrase, names, 2026, texts, lexiconOf(language))).toMatchObject({
      criteria: { text: german },
      notUnderstood: [],
    })
  })

  test.each(foreign)('leave „Model“ to the name of a car in „%s“', (language) => {
    const stock = new NameIndex([{ maker: 'Tesla', groups: ['Model 3', 'Model Y'] }])
    expect(readWords('tesla model y 2022', stock, 2026, undefined, lexiconOf(language))).toMatchObject({
      criteria: { maker: 'Tesla', car_model: 'Model Y', first_reg_from: 2022 },
      notUnderstood: [],
    })
  })

  test.each([
    ['en', 'trade sale'],
    ['pl', 'lakierowany'],
    ['fr', 'peinture métallisée'],
    ['nl', 'metallic lak'],
  ] as const)('that mean nothing here are named in „%s“ instead of finding all: %s', (language, phrase) => {
    expect(unclear(phrase, language)).toEqual([phrase])
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
