import { describe, expect, test } from 'vitest'
import { golf as searchedGolf } from '../testing/vehicle.ts'
import { type EquipmentBit, equipmentBits } from '../vehicles/attributes/equipment.ts'
import { conditionsOf, matches, type SearchedVehicle } from './conditions.ts'
import { Criteria } from './criteria.ts'

const bits = (...names: EquipmentBit[]) =>
  names.reduce((sum, name) => sum | (1 << equipmentBits.indexOf(name)), 0)

const golf: SearchedVehicle = {
  ...searchedGolf,
  gwnummer: '123456',
  modell: 'Golf Variant',
  fahrzeugtyp: 'KOMBI',
  kraftstoffart: 'elektro',
  farbe: 'grau',
  kilometerstandvon: 50_000,
  preis: 18_900,
  kwvon: 96,
  psvon: 131,
  equipment: bits('navigation', 'klimaautomatik'),
}

describe('Bedeutung der Suchkriterien', () => {
  test.each([
    ['no criteria match every vehicle', {}, {}, true],
    ['bounds are inclusive: km_stand_to 50000 includes 50000 (C-40)', { km_stand_to: 50_000 }, {}, true],
    ['a kilometre more is outside', { km_stand_to: 50_000 }, { kilometerstandvon: 50_001 }, false],
    ['a text is the beginning of a word of the description', { text: 'panorama' }, {}, true],
    ['every word of every text is required', { text: ['Standkuehlung', 'VARIANT mit'] }, {}, true],
    ['a part in the middle of a word is no match', { text: 'kühlung' }, {}, false],
    ['an unknown description satisfies no text', { text: 'golf' }, { description: null }, false],
    ['a lower bound is inclusive', { km_stand_from: 50_000 }, {}, true],
    ['the registration bounds are years', { first_reg_from: 2021, first_reg_to: 2021 }, {}, true],
    ['a month of registration is inclusive', { first_reg_month_from: 202_104 }, {}, true],
    ['a later month of the same year is out of bounds', { first_reg_month_from: 202_105 }, {}, false],
    ['a type figure in two words is found', { text: 'c180' }, { description: 'Mercedes C 180 CDI' }, true],
    ['one of several words is enough', { text: '320d oder 330d' }, { description: 'BMW 330 D' }, true],
    ['a type figure is whole in two words', { text: 'c180' }, { description: 'CDI 180 PS' }, false],
    ['values within a group are OR (U-72)', { kraftstoffart: ['diesel', 'elektro'] }, {}, true],
    ['groups are AND (U-72)', { kraftstoffart: ['elektro'], getriebe: ['SCHALT_GETRIEBE'] }, {}, false],
    [
      'elektro finds only electric cars (C-18)',
      { kraftstoffart: ['elektro'] },
      { kraftstoffart: 'diesel' },
      false,
    ],
    ['the kind of taxation', { mwst: 'DIFFERENZ' }, {}, false],
    ['each equipment flag is AND', { navigation: true, ahk: true }, {}, false],
    ['a flag that is off filters nothing', { ahk: false }, {}, true],
    [
      'air conditioning is a group: one of the two is enough (C-23)',
      { airConditioning: ['klimaanlage', 'klimaautomatik'] },
      {},
      true,
    ],
    ['headlights are a group (C-24)', { headLights: ['xenon'] }, {}, false],
    [
      'the emission class is a minimum: EURO_5 includes EURO_6 (U-72)',
      { schadstoffklassetyp: 'EURO_5' },
      {},
      true,
    ],
    [
      'EURO_6 finds only EURO_6 (C-25)',
      { schadstoffklassetyp: 'EURO_6' },
      { schadstoffklassetyp: 'EURO_5' },
      false,
    ],
    ['doors 4/5 finds 5 doors (C-10)', { doors: '4/5' }, {}, true],
    ['doors 2/3 does not find 4 doors', { doors: '2/3' }, { anzahltueren: 4 }, false],
    ['sitze means more than 6 seats (C-21)', { sitze: true }, { anzahlsitze: 7 }, true],
    ['6 seats are not more than 6 (C-21)', { sitze: true }, { anzahlsitze: 6 }, false],
    ['a switch that is off filters nothing', { sitze: false }, { anzahlsitze: 5 }, true],
    ['leistung is kW', { leistung_from: 96, leistung_to: 96 }, {}, true],
    ['psvon and psbis are PS (C-28)', { psvon: 131, psbis: 131 }, {}, true],
    ['transporter false finds cars (E-42)', { transporter: false }, { transporter: true }, false],
    ['ausstattung is the colour (C-36)', { ausstattung: ['grau', 'rot'] }, {}, true],
    ['the GW number is exact', { gwNummer: '123456' }, {}, true],
    ['an unknown value satisfies no bound', { leistung_from: 1 }, { kwvon: null }, false],
    [
      'a bound from 0 requires nothing',
      { leistung_from: 0, price_from: 0 },
      { kwvon: null, preis: null },
      true,
    ],
    ['an unknown value satisfies no group', { ausstattung: ['grau'] }, { farbe: null }, false],
    ['an unknown value matches where nothing is required', {}, { kwvon: null, farbe: null }, true],
    [
      'a car without a price in the tier is not found by price',
      { price_to: 100_000 },
      { preis: null },
      false,
    ],
    ['the open maximum of the price is no filter (R-18)', { price_to: 1_000_000 }, { preis: null }, true],
    ['a bound below the open maximum requires a known price', { price_to: 999_999 }, { preis: null }, false],
    ['doors 2/3 finds 2 doors', { doors: '2/3' }, { anzahltueren: 2 }, true],
    ['doors 4/5 does not find 6 doors', { doors: '4/5' }, { anzahltueren: 6 }, false],
    [
      'EURO_5 does not find EURO_4',
      { schadstoffklassetyp: 'EURO_5' },
      { schadstoffklassetyp: 'EURO_4' },
      false,
    ],
    ['the open maximum of the power is no filter (R-18)', { leistung_to: 1000 }, { kwvon: null }, true],
    ['the open maximum of the power in PS is no filter (R-18)', { psbis: 1000 }, { psvon: 1100 }, true],
  ] as const)('%s', (_, criteria, facts, expected) => {
    expect(matches(Criteria.parse(criteria), { ...golf, ...facts }, 'consumer')).toBe(expected)
  })

  test.each([
    [{ unfallfrei: true }, { accidentFree: 1 }, { accidentFree: 0 }],
    [{ ohnevorschaeden: true }, { damageFree: 1 }, { damageFree: 0 }],
    [{ scheckheftlueckenlos: true }, { fullServiceHistory: 1 }, { fullServiceHistory: null }],
    [{ tyresfrom: 4 }, { treadMm: 4 }, { treadMm: 3 }],
    [{ repaircostto: 500 }, { repairCost: 500 }, { repairCost: null }],
  ])('of the recorded condition %j finds %j and not %j, for dealers only', (criteria, found, other) => {
    const wanted = Criteria.parse(criteria)
    expect(matches(wanted, { ...golf, ...found }, 'dealer')).toBe(true)
    expect(matches(wanted, { ...golf, ...other }, 'dealer')).toBe(false)
    expect(matches(wanted, { ...golf, ...other }, 'consumer')).toBe(true)
  })

  test('a criterion on an attribute that only dealers see is ignored for everyone else', () => {
    const criteria = Criteria.parse({ keysfrom: 2 })
    expect(matches(criteria, { ...golf, keys: 2 }, 'dealer')).toBe(true)
    expect(matches(criteria, { ...golf, keys: 1 }, 'dealer')).toBe(false)
    expect(matches(criteria, { ...golf, keys: null }, 'dealer')).toBe(false)
    expect(matches(criteria, { ...golf, keys: 1 }, 'consumer')).toBe(true)
  })

  test('conditions stand in the order of the criteria, and those that filter nothing are left out', () => {
    const wanted = { isofix: false, keysfrom: 2, price_to: 9000, km_stand_from: 0, sitze: true, maker: 'BMW' }
    expect(conditionsOf(Criteria.parse(wanted), 'dealer')).toEqual([
      { criterion: 'maker', kind: 'anyOf', field: 'hersteller', values: ['BMW'] },
      { criterion: 'price_to', kind: 'within', field: 'preis', high: 9000 },
      { criterion: 'sitze', kind: 'within', field: 'anzahlsitze', low: 7 },
      { criterion: 'keysfrom', kind: 'within', field: 'keys', low: 2 },
    ])
  })

  test('names that are no criterion are no condition', () => {
    expect(conditionsOf({ ...{ sorting: 'price' }, maker: 'BMW' }, 'dealer')).toHaveLength(1)
  })
})
