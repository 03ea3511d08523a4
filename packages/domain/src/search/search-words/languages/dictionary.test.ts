import { describe, expect, test } from 'vitest'
import type { Dictionary } from './dictionary.ts'
import { Lexicon } from './lexicon.ts'

/** A lexicon of a few words, made anew for each test. */
const lexiconOf = (given: Partial<Dictionary>, described = 'beule: dent') =>
  new Lexicon(
    {
      entries: 'kombi: estate',
      ordinary: 'lovely',
      endings: '',
      shades: '',
      classes: { letter: 'class', number: 'series' },
      colours: 'before',
      ...given,
    },
    described,
  )

/** The German words for a phrase of the language. */
const german = (lexicon: Lexicon, phrase: string) =>
  lexicon.meaning(phrase.split(' ').map(lexicon.keyOf).join(''))?.join(' ')

describe('A line of a dictionary', () => {
  const lines = `
    kombi: estate, estate car, station wagon
    nicht mehr als: at most
    Fließheck: hatch
    -: for sale, please
  `
  test.each([
    ['estate', 'kombi'],
    ['Estate car', 'kombi'],
    ['station wagon', 'kombi'],
    ['car', undefined],
    ['wagon', undefined],
    ['car estate', undefined],
    ['at most', 'nicht mehr als'],
    ['hatch', 'fliessheck'],
    ['for sale', ''],
    ['please', ''],
  ])('gives the meaning of „%s“: %s', (phrase, meaning) => {
    expect(german(lexiconOf({ entries: lines }), phrase)).toBe(meaning)
  })

  test.each([
    ['estate', 2],
    ['station', 2],
    ['please', 1],
    ['stationwagon', 1],
    ['car', 0],
  ])('says how many words can follow „%s“: %s', (key, words) => {
    expect(lexiconOf({ entries: lines }).longestFrom(key)).toBe(words)
  })

  test('counts the most words, in whatever order they stand', () => {
    expect(lexiconOf({ entries: 'rot: red\nrotmetallic: red metal' }).longestFrom('red')).toBe(2)
    expect(lexiconOf({ entries: 'rotmetallic: red metal\nrot: red' }).longestFrom('red')).toBe(2)
  })

  test('suggests its first phrase, without the sign of a stem', () => {
    const lexicon = lexiconOf({ entries: 'Kombi: break~, estate\nkombi: wagon' })
    expect(lexicon.wordFor('kombi')).toBe('break')
    expect(lexicon.wordFor('limousine')).toBeUndefined()
  })

  test('with „#“ counts before a number only', () => {
    const lexicon = lexiconOf({ entries: 'ab: from #\nvor: as of #' })
    expect(lexicon.meaningBeforeNumber('from')).toEqual(['ab'])
    expect(lexicon.meaningBeforeNumber('asof')).toEqual(['vor'])
    expect(lexicon.longestFrom('as')).toBe(2)
    expect(lexicon.meaning('from')).toBeUndefined()
    expect(lexicon.german('from')).toBeUndefined()
    expect(lexicon.wordFor('ab')).toBeUndefined()
    expect(lexicon.phrasesOf(1)).not.toContainEqual(['from'])
  })

  test('of the dictionary counts before one of the descriptions', () => {
    const lexicon = lexiconOf({ entries: 'rot: rust' }, 'rost: rust\nbeule: dent')
    expect([german(lexicon, 'rust'), german(lexicon, 'dent')]).toEqual(['rot', 'beule'])
  })
})

describe('The ordinary words of a language', () => {
  const lexicon = () => lexiconOf({ entries: 'kombi: break\ncabrio: auto', ordinary: 'lovely\n jeune ' })
  test('mean nothing that a criterion can mean', () => {
    expect(['lovely', 'jeune'].map((word) => german(lexicon(), word))).toEqual(['gunstig', 'gunstig'])
  })
  test('are, as those of four letters, no words to correct others by', () => {
    expect(lexicon().phrases()).toContain('break')
    for (const word of ['lovely', 'jeune', 'auto']) expect(lexicon().phrases()).not.toContain(word)
  })
})

describe('The stem of a word', () => {
  const polish = {
    entries:
      'automatik: automat~\nsitzheizung: podgrzewan~ fotel~\nkabine: kab~\nkabel: kabe~\nblau: niebiesk~',
    endings: 'ego en n y e',
    softened: 'cie:t dze:g',
    shades: 'ciemno jasno',
  }
  test.each([
    ['automat', 'automat~'],
    ['automaty', 'automat~'],
    ['Automatego', 'automat~'],
    ['automacie', 'automat~'],
    ['automatx', 'automatx'],
    ['automadze', 'automadze'],
    ['kaben', 'kabe~'],
    ['jasnoniebieskego', 'niebiesk~'],
    ['ciemnoniebiesky', 'niebiesk~'],
    ['ciemno', 'ciemno'],
    ['szaroniebiesky', 'szaroniebiesky'],
  ])('is what „%s“ is looked up by: %s', (word, key) => {
    expect(lexiconOf(polish).keyOf(word)).toBe(key)
  })

  test('tells the forms of a word from other words', () => {
    const lexicon = lexiconOf({ ...polish, entries: `${polish.entries}\ndiesel: ropa` })
    expect(['automaty', 'ropa', 'ropy'].map(lexicon.isForm)).toEqual([true, false, false])
    expect(['automat~', 'ropa', 'automat', 'fotel~', 'podgrzewan~fotel~'].map(lexicon.hasWord)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
  })

  test('is found for a misspelt word', () => {
    const lexicon = lexiconOf({ ...polish, entries: `${polish.entries}\nbenzin: petrol` })
    expect(lexicon.nearKeys('autonat')).toEqual(['automat~'])
    expect(lexicon.nearKeys('petral')).toEqual(['petrol'])
    expect(lexicon.nearKeys('autonaty')).toEqual(['automat~'])
    expect(lexicon.nearKeys('kab')).toEqual([])
  })

  test('is a word without one of the endings, the longest first', () => {
    expect(lexiconOf({ endings: 'o ego y' }).withoutEndings('automatego')).toEqual(['automat', 'automateg'])
    expect(lexiconOf({ endings: 'o y' }).withoutEndings('torbo')).toEqual([])
    expect(lexiconOf({ endings: 'o y' }).withoutEndings('tarabo')).toEqual(['tarab'])
  })

  test('gives the names that a form can be of', () => {
    expect(lexiconOf({ endings: 'cie ie', softened: 'cie:t' }).baseForms('passacie')).toEqual([
      'passat',
      'passata',
      'passac',
      'passaca',
      'passa',
      'passaa',
    ])
    expect(lexiconOf({ endings: 's es' }).baseForms('golfs')).toEqual(['golf'])
    expect(lexiconOf({ endings: 's' }).baseForms('golf')).toEqual([])
  })

  test('is part of the phrases as a word', () => {
    const lexicon = lexiconOf(polish)
    expect(lexicon.phrasesOf(1)).toContainEqual(['automat'])
    expect(lexicon.phrasesOf(2)).toContainEqual(['podgrzewan', 'fotel'])
    expect(lexicon.phrasesOf(1)).not.toContainEqual(['podgrzewan', 'fotel'])
    expect(lexicon.german('podgrzewanfotel')).toBe('sitzheizung')
    expect(lexicon.phrases()).toContain('podgrzewanfotel')
  })
})

describe('The words of a phrase with stems', () => {
  const lines = `
    sitzheizung: podgrzewan~ fotel~
    anhangerkupplung: hak hol~
    dieselkombi: kombi diesel
    leder: skor~ czarn~ fotel~
    klima: klim~ z automat~
    ab: od~ #
    -: stan~ dobr~
    rot: x~ y~
    blau: y~ x~
  `
  test.each([
    ['fotel podgrzewan', 'sitzheizung', undefined],
    ['hol hak', 'anhangerkupplung', undefined],
    ['czarn fotel skor', 'leder', undefined],
    ['podgrzewan fotel', 'sitzheizung', 'sitzheizung'],
    ['diesel kombi', undefined, undefined],
    ['z automat klim', undefined, undefined],
    ['dobr stan', undefined, undefined],
    ['x y', 'rot', 'rot'],
    ['y x', 'blau', 'blau'],
  ])('change places where the language has a free order: %s', (phrase, free, fixed) => {
    expect(german(lexiconOf({ entries: lines, hasFreeOrder: true }), phrase)).toBe(free)
    expect(german(lexiconOf({ entries: lines }), phrase)).toBe(fixed)
  })

  test('stay before their number', () => {
    const lexicon = lexiconOf({ entries: lines, hasFreeOrder: true })
    expect(lexicon.meaningBeforeNumber('od~')).toEqual(['ab'])
    expect(lexicon.phrasesOf(2).flat()).not.toContain('od')
  })
})

describe('A language', () => {
  test.each([...'abcegsvx'])('has its words for the class of Mercedes-Benz „%s“', (letter) => {
    const lexicon = lexiconOf({})
    for (const phrase of [`${letter} class`, `class ${letter}`, `${letter} Klasse`, `klase ${letter}`])
      expect(german(lexicon, phrase)).toBe(`${letter}klasse`)
  })
  test.each([...'12345678'])('has its words for the series of BMW „%s“', (number) => {
    expect(german(lexiconOf({}), `${number} series`)).toBe(`${number}er`)
    expect(german(lexiconOf({}), `series ${number}`)).toBe(`${number}er`)
  })
  test('has no other classes and series', () => {
    expect([german(lexiconOf({}), 'k class'), german(lexiconOf({}), '9 series')]).toEqual([
      undefined,
      undefined,
    ])
  })
  test('leaves a phrase as it is typed unless it says otherwise', () => {
    expect(lexiconOf({}).rewrite('l’Avant')).toBe('l’Avant')
    expect(lexiconOf({ rewrite: (text) => text.toLowerCase() }).rewrite('AB')).toBe('ab')
  })
})
