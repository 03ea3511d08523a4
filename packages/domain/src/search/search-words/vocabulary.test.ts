import { describe, expect, test } from 'vitest'
import {
  isBody,
  isExcludable,
  type Meaning,
  meaningOf,
  meaningOfPhrase,
  openChoices,
  shadeOf,
} from './vocabulary.ts'

/** A meaning in short: "ausstattung=rot", "ahk". */
function written(meaning: Meaning | undefined) {
  if (meaning?.kind === 'group') return `${meaning.group}=${meaning.values.join()}`
  return meaning?.kind === 'flag' ? meaning.flag : meaning && JSON.stringify(meaning.criteria)
}

describe('A word', () => {
  test.each<readonly [word: string, meaning: string | undefined]>([
    ...['rot', 'rote', 'roter', 'rotes', 'roten', 'rotem', 'knallroter', 'rotfarbenes', 'metrot'].map(
      (word) => [word, 'ausstattung=rot'] as const,
    ),
    ...['blaumetallic', 'dunkelblau', 'dunkelblauer', 'perlblaues'].map(
      (word) => [word, 'ausstattung=blau'] as const,
    ),
    ['anthrazitfarben', 'ausstattung=grau'],
    ['silbern', 'ausstattung=silber'],
    ['kombis', 'fahrzeugtyp=KOMBI'],
    ['diesels', 'kraftstoffart=diesel'],
    ['schiebedaches', 'schiebedach'],
    ['gra', 'tempomat'],
    ['gras', 'tempomat'],
    ['gran', undefined],
    ['grar', undefined],
    ['ledn', undefined],
    ['rotx', undefined],
    ['farbenrot', undefined],
    ['', undefined],
  ])('means the same in every form: „%s“ is %s', (word, meaning) => {
    expect(written(meaningOf(word))).toBe(meaning)
  })

  test.each([
    ['nachtschwarz', 'ausstattung=schwarz'],
    ['nachtschwarzen', 'ausstattung=schwarz'],
    ['mausgrauer', 'ausstattung=grau'],
    ['xyblau', 'ausstattung=blau'],
    ['xblau', undefined],
    ['blau', undefined],
    ['signalrot', undefined],
    ['schwarznacht', undefined],
  ])('can end with a colour: „%s“ is %s', (word, meaning) => {
    expect(written(shadeOf(word))).toBe(meaning)
  })

  test('leaves open which of several values is meant', () => {
    expect(openChoices.get('schiebetur')).toEqual([
      { schiebetuer: 'rechts' },
      { schiebetuer: 'links' },
      { schiebetuer: 'beidseitig' },
    ])
    expect(openChoices.has('klimaanlage')).toBe(false)
  })
})

test.each([
  ['scheckheftgepflegt', 'scheckheftgepflegt'],
  ['scheckheftgepflegter', 'scheckheftgepflegt'],
  ['scheckheftgepflegtes', 'scheckheftgepflegt'],
  ['mwstausweisbarem', '{"mwst":"REGEL"}'],
  ['2schiebetur', '{"schiebetuer":"beidseitig"}'],
  ['1schiebetur', undefined],
  ['x2schiebetur', undefined],
  ['schiebedacher', undefined],
  ['scheckheftgepflegterx', undefined],
])('Words written as one mean the same in every form: „%s“ is %s', (joined, meaning) => {
  expect(written(meaningOfPhrase(joined))).toBe(meaning)
})

test.each([
  ['kombi', true, true],
  ['pickup', true, true],
  ['transporter', true, false],
  ['pkw', false, false],
  ['diesel', false, true],
  ['rot', false, true],
  ['ahk', false, false],
  ['klimaautomatik', false, false],
])('„%s“ is a body: %s; and can be excluded by the other values: %s', (word, is, can) => {
  const meaning = meaningOf(word)
  expect([isBody(meaning), meaning !== undefined && isExcludable(meaning)]).toEqual([is, can])
})

test('Nothing is no body', () => {
  expect(isBody(undefined)).toBe(false)
})
