import { expect, test } from 'vitest'
import { choiceOf, holdsChoice, isSearchable, wordsIn } from './description-words.ts'

test.each([
  ['i3', 'BMW i3 94 Ah', true],
  ['i3', 'Hyundai i30 1.6', false],
  ['V6', 'Touareg V6 TDI', true],
  ['V6', 'Volvo V60 D4', false],
  ['X5', 'BMW X 5 3.0d', true],
  ['X5', 'BMW X 50', false],
  ['C5', 'Citroën C5 Tourer', true],
  ['320', 'BMW 320d', true],
  ['c180', 'Mercedes C 180', true],
  ['Panorama', 'mit Panoramadach', true],
  ['19 Zoll', 'Golf GTI 19" Alu', true],
  ['19 Zoll', "A4 19'' Xenon", true],
  ['19 Zoll', 'M Paket 19ZOLL Leder', true],
  ['20 Zoll', 'Golf 2020 mit 18 Zoll', false],
  ['18 Zoll oder 19 Zoll', 'Octavia RS 18"', true],
])('„%s“ in „%s“: %s', (text, description, isHeld) => {
  expect(holdsChoice(description, choiceOf(text))).toBe(isHeld)
})

test.each([
  ['Größe 19"', ['grosse', '19', 'zoll']],
  ['Kühlung', ['kuhlung']],
  ['Kuehlung', ['kuhlung']],
  ['Maße: 2,5 m!', ['masse', '2', '5', 'm']],
  ['  café ', ['cafe']],
  ['!', []],
])('The words of %j are %j', (text, words) => {
  expect(wordsIn(text)).toEqual(words)
})

test.each([
  ['a', false],
  ['a b', false],
  ['ab', true],
  ['a ab', true],
  ['ab a', true],
  ['', false],
])('%j can be searched for: %s', (text, expected) => {
  expect(isSearchable(text)).toBe(expected)
})

test.each([
  ['', []],
  ['opc oder gti', [['opc '], ['gti ']]],
  ['opc oder ', [['opc ']]],
  ['panorama panorama', [['panorama']]],
  ['c180', [['c180'], ['c ', '180']]],
  ['CR-V', [['cr ', 'v ']]],
])('%j is searched by %j', (text, choice) => {
  expect(choiceOf(text)).toEqual(choice)
})
