import type { CarDetails, DealerDetails } from '@portal/contract/car-details'
import type { Car } from '@portal/contract/cars'
import { describe, expect, test } from 'vitest'
import {
  colourText,
  daysText,
  detailFacts,
  emissionText,
  energyFacts,
  gearboxText,
  mayReadConsumerReport,
  moneyText,
  monthText,
  neighboursOf,
  numberText,
  photoText,
  powerText,
  priceNote,
  yesNoText,
} from './facts.ts'

const car: Car = {
  fahrzeugid: 1,
  gwnummer: '482917',
  hersteller: 'Audi',
  modellgruppe: 'A4',
  modell: 'A4 Avant',
  headlineinternet: null,
  kilometerstandvon: 68_410,
  kilometerstandbis: 68_410,
  erstzulassungvon: '2021-01-01',
  planverkaufspreisprivatkundengeschaeftbrutto: 25_640,
  preisUser: 25_640,
  preis: 25_640,
  psvon: 163,
  kwvon: 120,
  kwbis: null,
  farbe: null,
  imageIds: [],
  ausstattungserie: null,
  ausstattungsonder: null,
  serieAccessoires: [],
  specialAccessoires: [],
  getriebeTypValue: 'AUTOMATIK',
  fueltypedescription: 'Diesel',
  anzahlsitze: 5,
  anzahltueren: null,
  hubraum: 1968,
  schadstoffklassetyp: 'EURO_6',
  feinstaubplakettetypdescription: null,
  fahrzeugaufbaubezeichnung: 'Kombi',
  hu_faellig_am: null,
  scheibe_gewechselt: false,
  winterraeder: null,
  minderwerte: null,
  mvpcarstockimages: [],
  transporter: false,
  available: true,
  eaktedokumentid: 1,
}
const row = (label: string, of: Partial<Car> = {}) =>
  detailFacts({ ...car, ...of }).find(([name]) => name === label)?.[1]

describe('numbers', () => {
  test.each([
    [1.5, '1,5'],
    [12_345, '12.345'],
    [1968, '1.968'],
    [0, '0'],
    [null, '-'],
  ])('%s reads %s', (value, text) => {
    expect(numberText(value)).toBe(text)
  })

  test('a unit follows a non-breaking space', () => {
    expect(numberText(1968, 'cm³')).toBe('1.968\u00a0cm³')
  })

  test.each([
    [1234.5, '1.234,50\u00a0€'],
    [null, '-'],
  ])('money of %s reads %s', (value, text) => {
    expect(moneyText(value)).toBe(text)
  })
})

describe('Fahrzeugdetails', () => {
  test('an empty value shows a dash', () => {
    expect(row('Farbe')).toBe('-')
    expect(row('Türen')).toBe('-')
    expect(row('Minderwert')).toBe('-')
    expect(row('Winterreifen')).toBe('-')
  })

  test('the price is not told again', () => {
    for (const label of ['Händlerpreis (brutto)', 'Privatverkaufspreis (brutto)'])
      expect(row(label, { haendlerpreisbrutto: 22_870 })).toBeUndefined()
  })

  test('the emission class is Euro and its last character', () => {
    expect(emissionText('EURO_6')).toBe('Euro 6')
    expect(emissionText(null)).toBe('-')
  })

  test('months read MM / yyyy, booleans ja and nein, colours with a capital', () => {
    expect(monthText('2027-11-30')).toBe('11 / 2027')
    expect([yesNoText(true), yesNoText(false), yesNoText(null)]).toEqual(['ja', 'nein', '-'])
    expect(colourText('weiß')).toBe('Weiß')
  })

  test('power names kW and PS as far as known, the gearbox its German name', () => {
    expect(powerText(car)).toBe('120\u00a0kW (163\u00a0PS)')
    expect(powerText({ kwvon: null, psvon: 90 })).toBe('90\u00a0PS')
    expect(powerText({ kwvon: null, psvon: null })).toBe('-')
    expect([gearboxText('SCHALT_GETRIEBE'), gearboxText('DKG'), gearboxText(null)]).toEqual([
      'Schaltgetriebe',
      'DKG',
      '-',
    ])
  })
})

describe('further facts', () => {
  const details: CarDetails = {
    fahrzeugid: 1,
    vatMode: 'REGEL',
    location: 'Frankfurt',
    publishedAt: null,
    emissionDetail: null,
    batteryKwh: 58.5,
    batteryHealthPercent: null,
    rangeKm: null,
    consumption: null,
    co2GramsPerKm: null,
    co2Class: null,
  }

  test('only known values have a row', () => {
    expect(energyFacts(details)).toEqual([
      ['Standort', 'Frankfurt'],
      ['Batteriekapazität', '58,5\u00a0kWh'],
    ])
  })

  test('the price note states how the car is taxed', () => {
    expect(priceNote(details)).toBe('inkl. MwSt.')
    expect(priceNote({ vatMode: 'DIFFERENZ' })).toBe('differenzbesteuert nach § 25a UStG')
  })

  test('dealers read the net price, or that VAT cannot be shown', () => {
    const dealer: DealerDetails = {
      fin: null,
      haendlerpreisbrutto: 11_900,
      haendlerpreisnetto: 10_000,
      previousOwners: null,
      accident: null,
      keys: null,
      daysInStock: null,
      priceSteps: [],
    }
    expect(priceNote({ vatMode: 'REGEL', dealer })).toBe('netto 10.000,00\u00a0€ zzgl. MwSt.')
    const margin = { ...dealer, haendlerpreisnetto: null }
    expect(priceNote({ vatMode: 'DIFFERENZ', dealer: margin })).toBe('MwSt. nicht ausweisbar (§ 25a UStG)')
  })

  test('days in stock are German', () => {
    expect([daysText(1), daysText(23), daysText(null)]).toEqual(['1\u00a0Tag', '23\u00a0Tage', '-'])
  })
})

test('the consumer report is offered up to 170,000 km and never where the mileage is unknown', () => {
  expect(mayReadConsumerReport({ kilometerstandbis: 170_000 })).toBe(true)
  expect(mayReadConsumerReport({ kilometerstandbis: 170_001 })).toBe(false)
  expect(mayReadConsumerReport({ kilometerstandbis: null })).toBe(false)
})

test('a photo text names the view, or the position of the photo', () => {
  expect(photoText('Audi A4', { datei: 'seite.webp' }, 0)).toBe('Audi A4, Seitenansicht')
  expect(photoText('Audi A4', { datei: 'IMG_0815.webp' }, 3)).toBe('Audi A4, Bild 4')
})

test('the neighbours of a car are those in the result list', () => {
  expect(neighboursOf([7, 8, 9], 8)).toEqual({ previous: 7, next: 9 })
  expect(neighboursOf([7, 8, 9], 7)).toEqual({ previous: undefined, next: 8 })
  expect(neighboursOf([7, 8, 9], 5)).toEqual({})
})
