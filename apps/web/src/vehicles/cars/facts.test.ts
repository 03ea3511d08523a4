import { describe, expect, test } from 'vitest'
import {
  avifSrcSet,
  cardFactsOf,
  headlineOf,
  imageSrcSet,
  imageUrl,
  moreFactsOf,
  namePartsOf,
  secondLineOf,
} from './facts.ts'

test('a car without headline shows its model', () => {
  expect(headlineOf({ headlineinternet: 'Navi, AHK', modell: 'Golf VII' })).toBe('Navi, AHK')
  expect(headlineOf({ headlineinternet: ' ', modell: 'Golf VII' })).toBe('Golf VII')
  expect(headlineOf({ headlineinternet: null, modell: 'Golf VII' })).toBe('Golf VII')
})

test('a model group beyond 20 characters may break after 17', () => {
  expect(namePartsOf('Transporter Kombi 12')).toEqual(['Transporter Kombi 12'])
  expect(namePartsOf('Grand California XXL 680')).toEqual(['Grand California ', 'XXL 680'])
})

test('photos are requested in their prepared widths', () => {
  const photo = { ordner: 'kombi/blau', datei: 'seite.webp' }
  expect(imageUrl(photo)).toBe('/mvp/api/image?path=kombi%2Fblau&img_name=seite.webp')
  expect(imageUrl(photo, 640)).toBe('/mvp/api/image?path=kombi%2Fblau&img_name=seite%40640.webp')
  expect(imageSrcSet(photo)).toContain('seite%401920.webp 1920w')
  const names = avifSrcSet(photo).match(/seite%40\S+ \d+w/g)
  expect(names).toEqual([
    'seite%40320.avif 320w',
    'seite%40640.avif 640w',
    'seite%401280.webp 1280w',
    'seite%401920.webp 1920w',
  ])
})

describe('a card', () => {
  const bmw = { hersteller: 'BMW', modellgruppe: 'andere', modell: '330e Limousine' }

  test.each([
    ['BMW 330e Limousine Advantage', 'Advantage'],
    ['330e Limousine', ''],
    ['Navi, LED, AHK', 'Navi, LED, AHK'],
    [null, ''],
  ])('does not repeat its name in the second line: %s', (headlineinternet, line) => {
    expect(secondLineOf({ ...bmw, headlineinternet })).toBe(line)
  })

  test('does not repeat a maker that the second line writes without accents', () => {
    const fabia = { hersteller: 'Škoda', modellgruppe: 'Fabia', modell: 'Fabia' }
    expect(secondLineOf({ ...fabia, headlineinternet: 'SKODA Fabia 1.4 16V' })).toBe('1.4 16V')
  })

  test('shows fuel, power and gearbox as far as they are known', () => {
    const known = { fueltypedescription: 'Diesel', getriebeTypValue: 'AUTOMATIK', kwvon: 110, psvon: 150 }
    expect(moreFactsOf(known)).toEqual(['Diesel', '110\u00a0kW (150\u00a0PS)', 'Automatik'])
    expect(moreFactsOf({ ...known, fueltypedescription: null, kwvon: null, psvon: null })).toEqual([
      'Automatik',
    ])
  })

  test('shows six facts at fixed places, with a dash for an unknown one', () => {
    const car = { erstzulassungvon: '2022-04-01', kilometerstandvon: 61_450, kwvon: 110, psvon: 150 }
    const values = cardFactsOf({ ...car, fueltypedescription: null, getriebeTypValue: null, farbe: 'grau' })
    expect(values.map(([, value]) => value)).toEqual([
      '04 / 2022',
      '61.450\u00a0km',
      '–',
      '110\u00a0kW (150\u00a0PS)',
      '–',
      'Grau',
    ])
  })
})
