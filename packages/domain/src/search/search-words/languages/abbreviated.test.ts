import { expect, test } from 'vitest'
import { NameIndex } from '../catalogue.ts'
import { withoutAbbreviations } from './abbreviated.ts'
import { Lexicon } from './lexicon.ts'

const names = new NameIndex([{ maker: 'Toyota', groups: ['Yaris', 'Cross'] }])

/** A phrase in full, by a lexicon made anew for each test. */
function inFull(text: string) {
  const lexicon = new Lexicon(
    {
      entries: `
        automatik: automatic, automatic gearbox
        klimaautomatik: automatic climate
        einparkhilfe: parking sensors
        kombi: estate, estate car
        cabrio: convertible
        rot: crimson, cristal red
        blau: sapphire, sapphirine
        weiß: ivory
        schwarz: ivorine
        km: mileage
        -: extraordinary
        ab: starting #
      `,
      ordinary: 'estimable',
      endings: '',
      shades: '',
      classes: { letter: 'class', number: 'series' },
      colours: 'before',
    },
    'beule: dent',
  )
  return withoutAbbreviations(text, lexicon, names)
}

test.each([
  ['est. golf', 'estate. golf'],
  ['es. golf', 'es. golf'],
  ['golf 150 est. 2019', 'golf 150 est. 2019'],
  ['conver golf', 'convertible golf'],
  ['conve golf', 'conve golf'],
  ['conv. golf', 'convertible. golf'],
  ['golf est. conv.', 'golf estate. convertible.'],
  ['Mil. golf', 'mileage. golf'],
  ['den. golf', 'den. golf'],
  ['golf 150 est. 2019 red', 'golf 150 estate. 2019 red'],
])('A word that is cut off is read in full, without a point from six letters on: „%s“', (typed, full) => {
  expect(inFull(typed)).toBe(full)
})

test.each([
  ['golf est.', 'golf est.'],
  ['est.', 'est.'],
  ['golf 150 est. 2019', 'golf 150 est. 2019'],
  ['est.5', 'est.5'],
  ['conver.', 'convertible.'],
])('The only full stop of a phrase ends it: „%s“', (typed, full) => {
  expect(inFull(typed)).toBe(full)
})

test.each([
  ['autom. gear. golf', 'automatic gearbox. golf'],
  ['automatic gear. golf', 'automatic gearbox. golf'],
  ['au. cl. golf', 'automatic climate. golf'],
  ['a. cl. golf', 'a. cl. golf'],
  ['park. sens. golf', 'parking sensors. golf'],
  ['park sens golf', 'parking sensors golf'],
  ['par sens golf', 'par sens golf'],
  ['parking sensors golf', 'parking sensors golf'],
  ['park. golf', 'park. golf'],
  ['park., sens. golf', 'park., sens. golf'],
  ['sens. park. golf', 'sens. park. golf'],
])('Two words that are cut off are read as the phrase of both: „%s“', (typed, full) => {
  expect(inFull(typed)).toBe(full)
})

test.each([
  ['sapph. golf', 'sapphire. golf'],
  ['ivor. golf', 'ivor. golf'],
  ['estim. golf', 'estim. golf'],
  ['extra. golf', 'extra. golf'],
  ['start. golf', 'start. golf'],
  ['cross. golf est.', 'cross. golf estate.'],
  ['die. golf', 'die. golf'],
  ['mileag golf', 'mileag golf'],
])('What means several things, nothing, or something by itself stays: „%s“', (typed, full) => {
  expect(inFull(typed)).toBe(full)
})
