import { afterEach, expect, test } from 'vitest'
import { languages } from '../site/language.ts'
import { numberIn } from './german-number.ts'
import { translateBy } from './text.ts'
import { numberFieldText, typedNumber, typedNumberOrNull } from './typed-number.ts'

const no = Number.NaN

/** A text and its value with up to two decimals in German, English, Polish, French and Dutch. */
const inputs: [text: string, de: number, en: number, pl: number, fr: number, nl: number][] = [
  ['45000', 45_000, 45_000, 45_000, 45_000, 45_000],
  ['45.000', 45_000, no, no, no, 45_000],
  ['45,000', no, 45_000, no, no, no],
  ['45 000', 45_000, 45_000, 45_000, 45_000, 45_000],
  ['45\u00a0000', 45_000, 45_000, 45_000, 45_000, 45_000],
  ['45\u202f000', 45_000, 45_000, 45_000, 45_000, 45_000],
  ['45\u2009000', 45_000, 45_000, 45_000, 45_000, 45_000],
  ['45’000', 45_000, 45_000, 45_000, 45_000, 45_000],
  ["45'000", 45_000, 45_000, 45_000, 45_000, 45_000],
  ['45  000', no, no, no, no, no],
  ['1.5', 1.5, 1.5, 1.5, 1.5, 1.5],
  ['1,5', 1.5, 1.5, 1.5, 1.5, 1.5],
  ['1.50', 1.5, 1.5, 1.5, 1.5, 1.5],
  ['1,50', 1.5, 1.5, 1.5, 1.5, 1.5],
  ['1.500', 1500, no, no, no, 1500],
  ['1,500', no, 1500, no, no, no],
  ['1 500', 1500, 1500, 1500, 1500, 1500],
  ['0.500', no, no, no, no, no],
  ['0,500', no, no, no, no, no],
  ['0.5', 0.5, 0.5, 0.5, 0.5, 0.5],
  ['0,5', 0.5, 0.5, 0.5, 0.5, 0.5],
  ['16.400,50', 16_400.5, no, no, no, 16_400.5],
  ['16,400.50', no, 16_400.5, no, no, no],
  ['16 400,50', 16_400.5, no, 16_400.5, 16_400.5, 16_400.5],
  ['16 400.50', no, 16_400.5, no, no, no],
  ['16\u00a0400,5', 16_400.5, no, 16_400.5, 16_400.5, 16_400.5],
  ['16\u202f400,50', 16_400.5, no, 16_400.5, 16_400.5, 16_400.5],
  ["16'400.50", no, 16_400.5, no, no, no],
  ['1.234.567', 1_234_567, no, no, no, 1_234_567],
  ['1,234,567', no, 1_234_567, no, no, no],
  ['1 234 567', 1_234_567, 1_234_567, 1_234_567, 1_234_567, 1_234_567],
  ['1.234.567,89', 1_234_567.89, no, no, no, 1_234_567.89],
  ['1,234,567.89', no, 1_234_567.89, no, no, no],
  ['1 234 567,89', 1_234_567.89, no, 1_234_567.89, 1_234_567.89, 1_234_567.89],
  ['1.234,567', no, no, no, no, no],
  ['1,234.567', no, no, no, no, no],
  ['1 234.567', no, no, no, no, no],
  ['1.234 567', no, no, no, no, no],
  ['1,234 567', no, no, no, no, no],
  ['12.34.56', no, no, no, no, no],
  ['12,34,56', no, no, no, no, no],
  ['1,23,456', no, no, no, no, no],
  ['1234,567', no, no, no, no, no],
  ['1234.567', no, no, no, no, no],
  ['16400.50', 16_400.5, 16_400.5, 16_400.5, 16_400.5, 16_400.5],
  ['16400,50', 16_400.5, 16_400.5, 16_400.5, 16_400.5, 16_400.5],
  ['€16,400', no, 16_400, no, no, no],
  ['€ 16.400', 16_400, no, no, no, 16_400],
  ['16 400 €', 16_400, 16_400, 16_400, 16_400, 16_400],
  ['16.400,-', 16_400, no, no, no, 16_400],
  ['16,400.-', no, 16_400, no, no, no],
  ['350,-', 350, no, 350, 350, 350],
  ['350.-', no, 350, no, no, no],
  ['-3,5', -3.5, -3.5, -3.5, -3.5, -3.5],
  ['−3.5', -3.5, -3.5, -3.5, -3.5, -3.5],
  ['-1,250', no, -1250, no, no, no],
  ['-1.250', -1250, no, no, no, -1250],
  ['45,000 km', no, 45_000, no, no, no],
  ['45.000 km', 45_000, no, no, no, 45_000],
  ['45 000 km', 45_000, 45_000, 45_000, 45_000, 45_000],
  ['150 PS', 150, 150, 150, 150, 150],
  ['150 hp', no, 150, no, no, no],
  ['150 KM', 150, 150, 150, 150, 150],
  ['150 ch', no, no, no, 150, no],
  ['150 pk', no, no, no, no, 150],
  ['1,998 cc', no, 1998, no, no, no],
  ['3.99%', 3.99, 3.99, 3.99, 3.99, 3.99],
  ['3,99\u202f%', 3.99, 3.99, 3.99, 3.99, 3.99],
  ['.5', no, no, no, no, no],
  [',5', no, no, no, no, no],
  ['5.', no, no, no, no, no],
  ['5,', no, no, no, no, no],
  ['', no, no, no, no, no],
  ['1e5', no, no, no, no, no],
  ['zł 500', no, no, no, no, no],
  ['10-20', no, no, no, no, no],
]

test.each(inputs)(
  '%j is %s in German, %s in English, %s in Polish, %s in French, %s in Dutch',
  (text, ...values) => {
    expect(languages.map((language) => numberIn(language, text))).toEqual(values)
  },
)

test.each(languages)('no decimals are read where a whole number is wanted, in %s', (language) => {
  for (const text of ['45.00', '45,00', '45.0', '4,5', '4.5']) expect(numberIn(language, text, 0)).toBeNaN()
  expect(numberIn(language, '45 000', 0)).toBe(45_000)
})

/** Texts and figures are in a language until the end of the test. */
const readIn = (language: (typeof languages)[number]) =>
  translateBy(() => (language === 'de' ? undefined : { language, find: () => undefined }))
afterEach(() => readIn('de'))

test.each(languages)(
  'a number written into its field is read again as the same number, in %s',
  (language) => {
    readIn(language)
    for (const value of [0, 45_000, 16_400.5, -3.5, 0.25, 1234.5])
      expect(typedNumber(numberFieldText(value))).toBe(value)
    expect(numberFieldText(16_400.5)).toBe(language === 'en' ? '16400.5' : '16400,5')
    expect(numberFieldText(null)).toBe('')
    expect(typedNumberOrNull(' ')).toBeNull()
  },
)

test('a field is read in the language of its reader', () => {
  expect([typedNumberOrNull('45.000'), typedNumberOrNull('45,000')]).toEqual([45_000, no])
  readIn('en')
  expect([typedNumberOrNull('45.000'), typedNumberOrNull('45,000')]).toEqual([no, 45_000])
})
