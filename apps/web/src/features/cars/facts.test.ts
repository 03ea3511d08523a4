import { expect, test } from 'vitest'
import {
  euroCentText,
  euroText,
  headlineOf,
  imageSrcSet,
  imageUrl,
  kmText,
  namePartsOf,
  registrationText,
} from './facts.ts'

test('facts read as the specification shows them', () => {
  expect(registrationText('2021-03-15')).toBe('03 / 2021')
  expect(kmText(123_456)).toBe('123.456\u00a0km')
  expect(kmText(9876)).toBe('9.876\u00a0km')
  expect(euroText(22_490)).toBe('22.490\u00a0€')
  expect(euroCentText(22_490)).toBe('22.490,00\u00a0€')
})

test('a car without headline shows its model', () => {
  expect(headlineOf({ headlineinternet: 'Navi, AHK', modell: 'Golf VII' })).toBe('Navi, AHK')
  expect(headlineOf({ headlineinternet: ' ', modell: 'Golf VII' })).toBe('Golf VII')
  expect(headlineOf({ headlineinternet: null, modell: 'Golf VII' })).toBe('Golf VII')
})

test('a model group beyond 20 characters may break after 17', () => {
  expect(namePartsOf('Transporter Kombi 12')).toEqual(['Transporter Kombi 12'])
  expect(namePartsOf('Grand California XXL 680')).toEqual(['Grand California ', 'XXL 680'])
})

test('photos are asked for in their ready-made widths', () => {
  const photo = { ordner: 'kombi/blau', datei: 'seite.webp' }
  expect(imageUrl(photo)).toBe('/mvp/api/image?path=kombi%2Fblau&img_name=seite.webp')
  expect(imageUrl(photo, 640)).toBe('/mvp/api/image?path=kombi%2Fblau&img_name=seite%40640.webp')
  expect(imageSrcSet(photo)).toContain('seite%401920.webp 1920w')
})
