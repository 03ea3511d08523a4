import { describe, expect, test } from 'vitest'
import { names } from '../../testing/phrases.ts'
import { aliasedMaker, NameIndex } from './catalogue.ts'

const groups = (word: string, ...makers: string[]) =>
  names.groups(word, new Set(makers)).map(({ maker, group }) => `${maker} ${group}`)

describe('The names of a stock', () => {
  test.each([
    ['vw', 'Volkswagen'],
    ['benz', 'Mercedes-Benz'],
    ['opel', 'Opel'],
    ['golf', undefined],
  ])('have the maker of „%s“: %s', (word, maker) => {
    expect(names.maker(word)).toBe(maker)
  })

  test('say which maker people mean by another name', () => {
    expect([aliasedMaker('vw'), aliasedMaker('opel')]).toEqual(['volkswagen', undefined])
  })

  test.each([
    ['golf', ['Volkswagen Golf']],
    ['matiz', ['Chevrolet Matiz', 'Daewoo Matiz']],
    ['bulli', ['Volkswagen Transporter']],
    ['t5', ['Volkswagen Transporter']],
    ['t8', []],
    ['elfer', ['Porsche 911']],
    ['911er', ['Porsche 911']],
    ['156er', ['Alfa Romeo 156']],
    ['', []],
  ])('have the groups of „%s“: %j', (word, expected) => {
    expect(groups(word)).toEqual(expected)
  })

  test.each([
    ['one', 'MINI', 'MINI One'],
    ['transporter', 'Volkswagen', 'Volkswagen Transporter'],
    ['500', 'Fiat', 'Fiat 500'],
    ['320', 'BMW', 'BMW 3er'],
    ['308', 'Peugeot', 'Peugeot 3er-Reihe'],
    ['5', 'BMW', 'BMW 5er'],
    ['3', 'Mazda', 'Mazda 3er-Reihe'],
    ['626', 'Mazda', 'Mazda 6er-Reihe'],
  ])('have „%s“ beside %s alone', (word, maker, expected) => {
    expect(groups(word)).toEqual([])
    expect(groups(word, maker)).toEqual([expected])
  })

  test.each([
    ['320d', ['BMW 3er']],
    ['m340i', ['BMW 3er']],
    ['m550d', ['BMW 5er']],
    ['m320d', []],
    ['920d', []],
    ['320x', []],
    ['c220', ['Mercedes-Benz C-Klasse']],
    ['c220cdi', ['Mercedes-Benz C-Klasse']],
    ['eklasse220', ['Mercedes-Benz E-Klasse']],
    ['c63', ['Mercedes-Benz C-Klasse']],
    ['c25', ['Volvo C-Reihe']],
    ['s212', []],
    ['d220', []],
    ['ml320', ['Mercedes-Benz M-Klasse']],
    ['ml3200', []],
    ['i30cw', ['Hyundai i-Reihe']],
    ['ix35', ['Hyundai i-Reihe']],
    ['i3', []],
    ['ix3', []],
    ['cx5', ['Mazda CX-Reihe']],
    ['xc60', ['Volvo XC-Reihe']],
    ['xc', []],
    ['crv', ['Honda CR-Reihe']],
    ['cra', []],
    ['308sw', ['Peugeot 3er-Reihe']],
    ['208cc', ['Peugeot 2er-Reihe']],
    ['3008', ['Peugeot 3er-Reihe']],
    ['2008', []],
    ['2018', []],
  ])('have the groups of the code „%s“: %j', (word, expected) => {
    expect(groups(word)).toEqual(expected)
  })

  test.each([
    ['golf', 'Volkswagen', false, ['Golf']],
    ['astra', 'Volkswagen', false, ['Astra']],
    ['c220', 'BMW', false, []],
    ['c220', 'BMW', true, ['C-Klasse']],
    ['matiz', 'BMW', true, []],
  ])('have „%s“ beside %s where it is an alternative (%s): %j', (word, maker, isAlternative, expected) => {
    const found = names.groupsBeside(word, new Set([maker]), isAlternative)
    expect(found.map(({ group }) => group)).toEqual(expected)
  })

  test.each([
    ['911', [], ['911']],
    ['80', [], []],
    ['9000', [], ['9000']],
    ['golf', ['Golf'], []],
  ])('have „%s“ as a name %j and as a number %j', (word, named, numbered) => {
    expect(names.groupsNamed(word).map(({ group }) => group)).toEqual(named)
    expect(names.groupsOfNumber(word).map(({ group }) => group)).toEqual(numbered)
  })

  test.each([
    ['mazda3', 'mazda3', 'mazda 3'],
    ['golf8', 'golf8', 'golf 8'],
    ['golf1.6', 'golf16', 'golf 1.6'],
    ['passat3c', 'passat3c', 'passat 3c'],
    ['a4b8', 'a4b8', 'Audi a4 b8'],
    ['e-208', 'e208', 'peugeot 208 elektro'],
    ['e-908', 'e908', null],
    ['e-Golf', 'egolf', 'Golf elektro'],
    ['e-xyz', 'exyz', null],
    ['eup!', 'eup', 'up! elektro'],
    ['Corsa-e', 'corsae', 'Corsa elektro'],
    ['dieselkombi', 'dieselkombi', 'diesel kombi'],
    ['golfbis9000', 'golfbis9000', 'golf bis 9000'],
    ['golfoderpolo', 'golfoderpolo', 'golf oder polo'],
    ['golfoder', 'golfoder', null],
    ['golfohnediesel', 'golfohnediesel', 'golf ohne diesel'],
    ['golf150ps', 'golf150ps', 'golf 150ps'],
    ['ab2015', 'ab2015', 'ab 2015'],
    ['ps150', 'ps150', 'ps 150'],
    ['roterkombi', 'roterkombi', 'roter kombi'],
    ['a6tdi', 'a6tdi', 'a6 tdi'],
    ['abgolf2000', 'abgolf2000', null],
    ['xa4b8', 'xa4b8', null],
    ['Corsa-E', 'corsae', 'Corsa elektro'],
    ['e-C4', 'ec4', 'C4 elektro'],
    ['eC4', 'ec4', null],
    ['vwgolf', 'vwgolf', 'vw golf'],
    ['xdrive40d', 'xdrive40d', 'xdrive 40d'],
    ['bj08-11', 'bj0811', null],
    ['golfnavigationx', 'golfnavigationx', null],
    ['diesel', 'diesel', null],
    ['15000euro', '15000euro', null],
  ])('divide „%s“ (%s) into %j', (text, word, parts) => {
    expect(names.partsOf(text, word)).toBe(parts)
  })
})

describe('The names of another stock', () => {
  const stock = () =>
    new NameIndex([
      { maker: 'Land Rover', groups: ['Range Rover', 'andere'] },
      { maker: 'Volkswagen', groups: ['Golf', 'Matiz'] },
      { maker: 'Daewoo', groups: ['Matiz'] },
    ])

  test('are its makers with their groups', () => {
    expect(stock().makers()).toEqual(['Land Rover', 'Volkswagen', 'Daewoo'])
    expect(stock().groupsOf(new Set(['Land Rover', 'Daewoo']))).toEqual(['Range Rover', 'andere', 'Matiz'])
    expect(
      stock()
        .groups('matiz')
        .map(({ maker }) => maker),
    ).toEqual(['Volkswagen', 'Daewoo'])
    expect(stock().groupsNamed('rangerover')).toEqual([{ maker: 'Land Rover', group: 'Range Rover' }])
    expect([stock().groups('andere'), stock().groupsNamed('andere')]).toEqual([[], []])
  })

  test.each([
    ['landrover', 'Land Rover'],
    ['vw', 'Volkswagen'],
    ['volkswagen', 'Volkswagen'],
    ['opel', undefined],
    ['benz', undefined],
  ])('have the maker of „%s“: %s', (word, maker) => {
    expect(stock().maker(word)).toBe(maker)
  })

  test('are numbers of three and four digits', () => {
    const stock = new NameIndex([{ maker: 'Rover', groups: ['75', '220', '9000', '12000'] }])
    const named = (number: string) => stock.groupsOfNumber(number).map(({ group }) => group)
    expect(['75', '220', '9000', '12000'].map(named)).toEqual([[], ['220'], ['9000'], []])
  })

  test('come before what people call other makers', () => {
    expect(new NameIndex([{ maker: 'Benz', groups: [] }]).maker('benz')).toBe('Benz')
  })

  test.each([
    ['land', true],
    ['landrove', true],
    ['landrover', false],
    ['range', true],
    ['golf', false],
    ['merce', true],
    ['multi', true],
    ['scheckheft', true],
    ['220', true],
    ['ml', true],
    ['cklasse', true],
    ['klasse', true],
    ['e220', true],
    ['e2200', false],
    ['xyz', false],
  ])('can go on behind „%s“: %s', (word, can) => {
    expect(stock().canContinue(word)).toBe(can)
  })

  test('are what a misspelt word most likely is', () => {
    expect(stock().likely('gilf', undefined)).toEqual(['golf'])
    expect(stock().likely('landrovr', undefined)).toEqual(['landrover'])
    expect(stock().likely('merzedes', undefined)).toEqual(['mercedes'])
    expect(stock().likely('dieesel', undefined)).toEqual(['diesel'])
  })
})
