import { expect, test } from 'vitest'
import { names } from '../../../testing/phrases.ts'
import type { Criteria } from '../../criteria.ts'
import { readWords } from '../read-words.ts'
import { lexiconOf } from './lexicons.ts'

/** Words of bounds, and ways to write 15,000 €, 80,000 km, 150 hp and the ends of a range. */
const grammars = {
  de: {
    most: 'bis|unter|max.|maximal|höchstens|nicht mehr als|weniger als|bis zu|<=',
    least: 'ab|über|mind.|mindestens|mehr als|nicht unter|>=',
    price: '15000 euro|15.000 €|15t€|15 tsd euro|15 tausend euro|15000€|15.000,-|15 mille|15000e',
    km: '80000 km|80.000 km|80tkm|80 tkm|80 tsd km|80k km|80 000 km',
    power: '150 ps|150ps|150 PS',
    ranges: 'zwischen A und B|von A bis B|A bis B|A - B|A-B|min A max B|ab A bis B|über A unter B',
    ends: '50 90tkm|50.000 90.000 km|50000 90000 km',
  },
  en: {
    most: 'up to|under|max|maximum|below|less than|no more than|at most|not over|until|sub|<=',
    least: 'from|over|min|minimum|above|at least|more than|starting at|no less than|>=',
    price: '15000 euros|15,000 euro|€15,000|15k|15 thousand euros|15000€|€15k|15.000 €',
    km: '80000 km|80,000 km|80k km|80k kms|80000 kilometres|80 000 km|80tkm|80 thousand km',
    power: '150 hp|150hp|150 bhp|150bhp|150 ps|150 horsepower',
    ranges: 'between A and B|from A to B|A to B|A - B|A-B|min A max B|at least A up to B|over A under B',
    ends: '50k 90k km|50,000 90,000 km|50000 90000 km',
  },
  pl: {
    most: 'do|poniżej|max|maksymalnie|maks|nie więcej niż|mniej niż|najwyżej|max do|<=',
    least: 'od|powyżej|min|minimum|co najmniej|więcej niż|przynajmniej|ponad|>=',
    price: '15000 euro|15 000 €|15 tys euro|15tys euro|15k euro|15.000 €|15 tysięcy euro|15 tyś eur',
    km: '80000 km|80 000 km|80 tys. km|80tys km|80k km|80 tysięcy km|80tys. kilometrów',
    power: '150 KM|150KM|150 koni|150 KM mocy',
    ranges: 'między A a B|od A do B|A do B|A - B|A-B|min A max B|od A maksymalnie do B|powyżej A poniżej B',
    ends: '50 90 tys km|50 000 90 000 km|50000 90000 km',
  },
  fr: {
    most: "jusqu'à|jusqu'a|moins de|max|maximum|maxi|pas plus de|inférieur à|sous|au maximum|<=",
    least: 'à partir de|plus de|min|minimum|mini|au moins|au dessus de|supérieur à|dès|>=',
    price: '15000 euros|15 000 €|15k|15 mille euros|15000€|15.000 €|15000e|15k euros',
    km: '80000 km|80 000 kms|80k km|80 mille km|80.000 km|80000 kilomètres|80 000 bornes',
    power: '150 ch|150ch|150 cv|150 chevaux|150 CV',
    ranges: "entre A et B|de A à B|A à B|A - B|A-B|min A max B|à partir de A jusqu'à B",
    ends: '50 90 mille km|50 000 90 000 km|50000 90000 km',
  },
  nl: {
    most: 'tot|onder|max|maximaal|minder dan|niet meer dan|hooguit|t/m|tot en met|beneden|<=',
    least: 'vanaf|boven|min|minimaal|minstens|meer dan|va|van af|>=',
    price: '15000 euro|15.000 euro|€ 15.000|€15.000,-|15 mille euro|15 duizend euro|15k euro',
    km: '80000 km|80.000 km|80k km|80 dkm|80dzd km|80 duizend km|80.000 kilometer',
    power: '150 pk|150pk|150 PK',
    ranges: 'tussen A en B|van A tot B|A tot B|A - B|A-B|min A max B|vanaf A tot B|A t/m B',
    ends: '50 90 dkm|50.000 90.000 km|50000 90000 km',
  },
} as const

const golf: Criteria = { maker: 'Volkswagen', car_model: 'Golf' }
const languages = ['de', 'en', 'pl', 'fr', 'nl'] as const

test.each(languages)('Every word of a bound is read with every spelling of a number in „%s“', (language) => {
  const { most, least, price, km, power, ranges, ends } = grammars[language]
  const bounds = [
    { numbers: price, low: { price_from: 15_000 }, high: { price_to: 15_000 } },
    { numbers: km, low: { km_stand_from: 80_000 }, high: { km_stand_to: 80_000 } },
    { numbers: power, low: { psvon: 150 }, high: { psbis: 150 } },
  ].flatMap(({ numbers, low, high }) =>
    numbers
      .split('|')
      .flatMap((number) => [
        ...most.split('|').map((word) => [`golf ${word} ${number}`, { ...golf, ...high }] as const),
        ...least.split('|').map((word) => [`golf ${word} ${number}`, { ...golf, ...low }] as const),
      ]),
  )
  const pairs = ranges.split('|').flatMap((range) =>
    ends.split('|').map((end) => {
      const [from = '', ...to] = end.split(language === 'pl' || language === 'fr' ? / (?=90)/ : ' ')
      const phrase = range.replace('A', from).replace('B', to.join(' '))
      return [phrase, { km_stand_from: 50_000, km_stand_to: 90_000 }] as const
    }),
  )
  const lexicon = lexiconOf(language)
  const read = [...bounds, ...pairs].map(([phrase]) => {
    const { criteria, notUnderstood } = readWords(phrase, names, 2026, undefined, lexicon)
    return [phrase, { ...criteria }, notUnderstood]
  })
  expect(read).toEqual([...bounds, ...pairs].map(([phrase, criteria]) => [phrase, criteria, []]))
})
