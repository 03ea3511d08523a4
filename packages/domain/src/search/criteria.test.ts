import { describe, expect, test } from 'vitest'
import { Criteria } from './criteria.ts'

describe('Suchkriterien', () => {
  test.each([
    ['a single repeated key is a group of one', { kraftstoffart: 'diesel' }, { kraftstoffart: ['diesel'] }],
    [
      'the order of a group does not matter',
      { getriebe: ['SCHALT_GETRIEBE', 'AUTOMATIK'] },
      { getriebe: ['AUTOMATIK', 'SCHALT_GETRIEBE'] },
    ],
    ['a query writes numbers as digits', { km_stand_to: '50000' }, { km_stand_to: 50_000 }],
    [
      'a query writes truth as text',
      { transporter: 'true', navigation: '0', ahk: '1', isofix: 'false' },
      { transporter: true, navigation: false, ahk: true, isofix: false },
    ],
    [
      'a group has each value once',
      { kraftstoffart: ['diesel', 'benzin', 'diesel'] },
      { kraftstoffart: ['benzin', 'diesel'] },
    ],
    [
      'several makers are a list in order, one is a text',
      { maker: ['VW', 'BMW'], car_model: ['Golf'] },
      { maker: ['BMW', 'VW'], car_model: 'Golf' },
    ],
    [
      'a group without a filter is none',
      { fahrzeugtyp: ['KOMBI', 'Alle'], getriebe: [] },
      { fahrzeugtyp: ['KOMBI'] },
    ],
    ['nothing is no filter', { maker: '', price_to: '', navigation: '' }, {}],
    ['"Alle" is no filter', { maker: 'Alle', car_model: 'Alle' }, {}],
    ['"any" and "all" are no filter', { price_to: 'any', leistung_to: 'all' }, {}],
    ['"beliebig" is no filter', { schadstoffklassetyp: 'beliebig', fahrzeugtyp: ['BELIEBIG'] }, {}],
    ['"Von" and "Bis" are no filter', { first_reg_from: 'Von', first_reg_to: 'Bis' }, {}],
  ])('%s', (_, given, expected) => {
    const { ...parsed } = Criteria.parse(given)
    expect(JSON.parse(JSON.stringify(parsed))).toEqual(expected)
  })

  test.each([
    ['an unknown criterion', { farbe: 'rot' }, ['']],
    ['a word in place of a number', { price_from: 'teuer' }, ['price_from']],
    ['a number with blanks or other signs', { price_from: ' 5', price_to: '5 ' }, ['price_from', 'price_to']],
    ['a number in another notation', { price_from: '1e3' }, ['price_from']],
    ['a truth in another word', { navigation: 'ja' }, ['navigation']],
    ['a negative number', { km_stand_from: -1 }, ['km_stand_from']],
    ['a fraction', { psvon: 99.5 }, ['psvon']],
    ['an unknown code', { kraftstoffart: ['kohle'] }, ['kraftstoffart.0']],
    ['a GW number that is not six digits', { gwNummer: '12345' }, ['gwNummer']],
    ['reversed bounds, at the lower one', { price_from: 9000, price_to: 8000 }, ['price_from']],
    ['more than 40 values', { maker: Array.from({ length: 41 }, (_, place) => `Marke ${place}`) }, ['maker']],
    ['an object in place of a text', { maker: { $ne: null } }, ['maker']],
  ])('refuses %s', (_, given, paths) => {
    const { error } = Criteria.safeParse(given)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(paths)
  })
})
