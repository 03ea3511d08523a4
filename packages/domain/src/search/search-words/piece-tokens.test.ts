import { expect, test } from 'vitest'
import { tokensOf } from './piece-tokens.ts'

/** A number with what it measures, otherwise the word; "#" marks what counts the next thing. */
const written = (piece: string) =>
  tokensOf(piece)
    .map(({ word, value, dimension, isCount }) =>
      value === null ? word : `${value}${isCount ? '#' : ''}${dimension === null ? '' : ` ${dimension}`}`,
    )
    .join(' | ')

test.each([
  ['2018', '2018'],
  ['15.000', '15000'],
  ["15'000", '15000'],
  ['15.000,50', '15000.5'],
  ['150ps', '150 ps'],
  ['100tkm', '100000 km'],
  ['€15000', '15000 price'],
  ['15000-€', '15000 price'],
  ['€15k', '15000 price'],
  ['15000xyz', '15000xyz'],
  ['4000e', '4000 price'],
  ['320e', '320e'],
  ['1,6l', '1.6 other'],
  ['2l', '2l'],
  ['2.0tdi', '20 | tdi'],
  ['2.0xyz', '20xyz'],
  ['320d', '320d'],
])('The number „%s“ is read as %s', (piece, tokens) => {
  expect(written(piece)).toBe(tokens)
})

test.each([
  ['2018er', '2018 year'],
  ['80.000er', '80000'],
  ['80000er', '80000'],
  ['500er', '500er'],
  ['06/2012', '201206 month'],
  ['2012-06', '201206 month'],
  ['15.06.2012', '201206 month'],
  ['15.06.12', '201206 month'],
  ['06/12', '201206 month'],
  ['06.12', '201206 month'],
  ['1.16', '1.16'],
  ['13/2012', '13 | 2012'],
  ['2017/2018', '2017 | bis | 2018'],
  ['2016/2017/2018', '2016 | bis | 2018'],
  ['18/19', '18 | bis | 19'],
  ['2019/20', '2019 | bis | 2020'],
  ['1998/99', '1998 | bis | 1999'],
  ['2019/21', '2019 | 21'],
  ['2011/12', '201112 month'],
  ['2012/13', '2012 | bis | 2013'],
])('The date „%s“ is read as %s', (piece, tokens) => {
  expect(written(piece)).toBe(tokens)
})

test.each([
  ['km<100000', 'km | < | 100000'],
  ['ps>=150', 'ps | >= | 150'],
  ['<9000', '< | 9000'],
  ['km<', 'km<'],
  ['10-15tkm', '10000 km | bis | 15000 km'],
  ['5-8000€', '5 | bis | 8000 price'],
  ['5€-8000€', '5 price | bis | 8000 price'],
  ['€10-15k', '10000 price | bis | 15000 price'],
  ['100-150ps', '100 | bis | 150 ps'],
  ['10km-15km', '10 km | bis | 15 km'],
])('The bounds „%s“ are read as %s', (piece, tokens) => {
  expect(written(piece)).toBe(tokens)
})

test.each([
  ['1.hand', '1 other'],
  ['5.türig', '5 doors'],
  ['7.sitzer', '7 seats'],
  ['5-t', '5 doors'],
  ['1-t', '1000 kg'],
  ['15-t', '15000 kg'],
  ['3-tdi', '3tdi'],
  ['2/3-türig', '3 doors'],
  ['4/5', '5'],
  ['8/9', '8 | 9'],
  ['12/3', '12 | 3'],
  ['4/5y', '4 | 5y'],
  ['9m3', '9 other'],
  ['1600cm3', '1600 other'],
  ['2x', '2#'],
  ['8-fach', '8#'],
  ['achtfach', '8#'],
  ['fünfsitzer', '5 seats'],
  ['tausend', 'tausend'],
  ['zweitausend', '2000'],
  ['hundertfünfzig', '150'],
  ['zwanzig', 'zwanzig'],
  ['18-Zoll-Felgen', '18 inch | felgen'],
  ['8-Gang-Automatik', '8gang | automatik'],
  ['8-xyz-uvw', '8xyzuvw'],
])('What is counted in „%s“ is read as %s', (piece, tokens) => {
  expect(written(piece)).toBe(tokens)
})

test.each([
  ['Kombi/Limousine', 'kombi | oder | limousine'],
  ['Benzin/Diesel/Gas', 'benzin | oder | diesel | oder | gas'],
  ['HU/AU', 'hu | au'],
  ['Kombi/xyz', 'kombi | xyz'],
  ['90kW/122PS', '90 kw | 122 ps'],
  ['A4/A6', 'a4 | a6'],
  ['/A4/', 'a4'],
  ['h2l3', 'l3h2'],
  ['h2l3x', 'h2l3x'],
  ['xh2l3', 'xh2l3'],
  ['-', ''],
])('The parts of „%s“ are read as %s', (piece, tokens) => {
  expect(written(piece)).toBe(tokens)
})
