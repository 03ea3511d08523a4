import type { CarDetails, DealerDetails } from '@portal/contract/vehicles/car-details'
import type { Car } from '@portal/contract/vehicles/cars'
import { describe, expect, test } from 'vitest'
import { factRows } from '../../buyer/compare/facts.ts'
import {
  daysText,
  detailFacts,
  energyFacts,
  moneyText,
  neighboursOf,
  photoText,
  priceNote,
  titleOf,
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
  publishedAt: null,
  priceDrop: null,
  backAt: null,
  farbe: null,
  location: null,
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
  vatMode: 'REGEL',
  energyLabel: null,
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

test.each([
  [1234.5, '1.234,50\u00a0€'],
  [null, '-'],
])('an amount of %s is shown as %s', (value, text) => {
  expect(moneyText(value)).toBe(text)
})

describe('Fahrzeugdetails', () => {
  test('an empty value shows a dash', () => {
    expect(row('Farbe')).toBe('-')
    expect(row('Türen')).toBe('-')
    expect(row('Minderwert')).toBe('-')
    expect(row('Winterreifen')).toBe('-')
  })

  test('the price is not repeated', () => {
    for (const label of ['Händlerpreis (brutto)', 'Privatverkaufspreis (brutto)'])
      expect(row(label, { haendlerpreisbrutto: 22_870 })).toBeUndefined()
  })

  test('power has a row per unit, a colour starts with a capital letter, an emission class is Euro and its number', () => {
    expect([row('Leistung in kW'), row('Leistung in PS')]).toEqual(['120', '163'])
    expect(row('Farbe', { farbe: 'weiß' })).toBe('Weiß')
    expect(row('Schadstoffklasse')).toBe('Euro 6')
    expect(row('Hubraum')).toBe('1.968\u00a0cm³')
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
    weightedFuelConsumption: null,
    weightedPowerConsumption: null,
    emptyBatteryConsumption: null,
    emptyBatteryCo2Class: null,
    electricRangeKm: null,
  }

  test('only known values have a row', () => {
    expect(energyFacts(details)).toEqual([
      ['Standort', 'Frankfurt'],
      ['Batteriekapazität', '58,5\u00a0kWh'],
    ])
  })

  test('a plug-in hybrid has every value of its label, on its page and in the comparison', () => {
    const label: Record<string, string> = {
      'CO₂-Emission (kombiniert)': '27\u00a0g/km',
      'CO₂-Klasse': 'B',
      'Kraftstoffverbrauch (gewichtet, kombiniert)': '1,2\u00a0l/100 km',
      'Stromverbrauch (gewichtet, kombiniert)': '18,5\u00a0kWh/100 km',
      'Verbrauch bei entladener Batterie': '6,4\u00a0l/100 km',
      'CO₂-Klasse bei entladener Batterie': 'E',
      'Elektrische Reichweite': '62\u00a0km',
    }
    const hybrid: CarDetails = {
      ...{ ...details, co2GramsPerKm: 27, co2Class: 'B', electricRangeKm: 62 },
      ...{ weightedFuelConsumption: 1.2, weightedPowerConsumption: 18.5 },
      ...{ emptyBatteryConsumption: 6.4, emptyBatteryCo2Class: 'E' },
    }
    const compared = factRows([{ car, details: hybrid, condition: null }])
    expect(Object.fromEntries(energyFacts(hybrid))).toMatchObject(label)
    expect(Object.fromEntries(compared.map((row) => [row.label, row.values[0]]))).toMatchObject(label)
  })

  test('the price note states how the car is taxed', () => {
    expect(priceNote(details)).toBe('inkl. MwSt.')
    expect(priceNote({ vatMode: 'DIFFERENZ' })).toBe('differenzbesteuert nach § 25a UStG')
  })

  test('dealers see the net price, or that VAT cannot be shown', () => {
    const dealer: DealerDetails = {
      fin: null,
      haendlerpreisbrutto: 11_900,
      haendlerpreisnetto: 10_000,
      previousOwners: null,
      accident: null,
      keys: null,
      daysInStock: null,
      priceSteps: [],
      comparables: null,
    }
    expect(priceNote({ vatMode: 'REGEL', dealer })).toBe('netto 10.000,00\u00a0€ zzgl. MwSt.')
    const margin = { ...dealer, haendlerpreisnetto: null }
    expect(priceNote({ vatMode: 'DIFFERENZ', dealer: margin })).toBe('MwSt. nicht ausweisbar (§ 25a UStG)')
  })

  test('days in stock are written in German', () => {
    expect([daysText(1), daysText(23), daysText(null)]).toEqual(['1\u00a0Tag', '23\u00a0Tage', '-'])
  })
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

test('the title of the page names maker and model once', () => {
  const bmw = { ...car, hersteller: 'BMW', modellgruppe: 'andere', modell: 'BMW' }
  expect(titleOf({ ...bmw, headlineinternet: 'BMW 220i Active Tourer' })).toBe('BMW 220i Active Tourer')
  expect(titleOf({ ...bmw, headlineinternet: 'Navi, AHK' })).toBe('BMW, Navi, AHK')
  expect(titleOf({ ...car, headlineinternet: 'A4 mit AHK' })).toBe('Audi A4, A4 mit AHK')
})
