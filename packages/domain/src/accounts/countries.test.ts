import { describe, expect, test } from 'vitest'
import { splitTelephone } from '../values/telephone.ts'
import { type Country, countries, countryCodes, countryOf, isInUnion, postalCodeFlaw } from './countries.ts'
import { papersOf } from './documents.ts'
import { buysWithoutVat } from './vat-id-states.ts'

const abroad = countryCodes.filter((code) => !isInUnion(code))

describe('A country outside the Union', () => {
  test.each<[Country, string[], string[]]>([
    ['CH', ['8001'], ['80011', '800']],
    ['NO', ['0150'], ['150']],
    ['GB', ['SW1A 1AA', 'm11ae', 'EC1A 1BB'], ['BT1 5GS', 'SW1A', '12345']],
    ['UA', ['01001'], ['0100']],
    ['RS', ['11000'], ['1100']],
    ['TR', ['34000'], ['3400']],
    ['LI', ['9490'], ['8001']],
    ['IS', ['101'], ['0101']],
    ['MD', ['MD-2001', '2001'], ['20011']],
  ])('%s takes the postal codes %j and refuses %j', (country, right, wrong) => {
    for (const text of right) expect([text, postalCodeFlaw(country, text)]).toEqual([text, null])
    for (const text of wrong)
      expect([text, postalCodeFlaw(country, text)]).toEqual([text, expect.stringContaining('passt nicht')])
  })

  test.each(abroad)('%s buys without German VAT and hands in the extract of its register', (country) => {
    expect(buysWithoutVat(country, null)).toBe(true)
    expect(papersOf(country)[0]).toMatchObject({
      type: 'HANDELSREGISTERAUSZUG',
      label: expect.stringContaining(countries[country].register),
      required: true,
    })
  })
})

test('A stored code is of a country in the table', () => {
  expect(countryCodes.map(countryOf)).toEqual(countryCodes)
  expect(() => countryOf('US')).toThrow('Unknown country US')
})

test.each(countryCodes)('The country code of telephone numbers in %s is known', (country) => {
  const { dial } = countries[country]
  expect(splitTelephone(`${dial}1234567`)).toEqual({ code: dial, rest: '1234567' })
})

test.each([
  ['DE', 'confirmed', false],
  ['PL', 'confirmed', true],
  ['PL', 'pending', false],
  ['PL', undefined, false],
  ['XI', 'confirmed', true],
  ['GB', undefined, true],
] as const)('A company from %s with a VAT id that is %s buys without German VAT: %s', (country, state, is) =>
  expect(buysWithoutVat(country, state)).toBe(is),
)
