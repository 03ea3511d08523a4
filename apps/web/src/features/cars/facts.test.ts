import { expect, test } from 'vitest'
import { headlineOf, imageSrcSet, imageUrl, namePartsOf } from './facts.ts'

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
})
