import { expect, test } from 'vitest'
import { numberOfWord, withDigits } from './number-words.ts'

test.each([
  ['fünf', 5],
  ['fuenf', 5],
  ['zwölf', 12],
  ['dreissig', 30],
  ['neunundneunzig', 99],
  ['hundert', 100],
  ['hundertfünfzig', 150],
  ['zweihundert', 200],
  ['tausend', 1000],
  ['zwölftausend', 12_000],
  ['hundertzwanzigtausend', 120_000],
  ['zweitausendachtzehn', 2018],
  ['achtzehnhundert', 1800],
  ['', null],
  ['golf', null],
  ['golftausend', null],
  ['golfhundert', null],
  ['hundertgolf', null],
])('The word "%s" is the number %s', (word, value) => {
  expect(numberOfWord(word)).toBe(value)
})

test.each([
  ['fünf bis acht tausend', '5000 bis 8000'],
  ['golf bis acht tausend', 'golf bis 8000'],
  ['zwölf tausend Euro', '12000 Euro'],
  ['viele tausend', 'viele tausend'],
  ['unter tausend Euro', 'unter 1000 Euro'],
  ['Baujahr zwanzig achtzehn', 'Baujahr 2018'],
  ['zwanzig zehn', '2010'],
  ['zwanzig neun', 'zwanzig neun'],
  ['zwanzig vierzig', '2040'],
  ['zwanzig einundvierzig', 'zwanzig einundvierzig'],
  ['zwanzig Autos', 'zwanzig Autos'],
  ['drei komma fünf Tonnen', '3,5 Tonnen'],
  ['drei komma neun', '3,9'],
  ['drei komma zehn', 'drei komma zehn'],
  ['Golf komma fünf', 'Golf komma fünf'],
  ['drei komma Golf', 'drei komma Golf'],
  ['Audi a vier', 'Audi a4'],
  ['Ausstattung a vier Türen', 'Ausstattung a vier Türen'],
  ['Golf', 'Golf'],
])('The dictated phrase "%s" is read as "%s"', (spoken, text) => {
  expect(withDigits(spoken)).toBe(text)
})
