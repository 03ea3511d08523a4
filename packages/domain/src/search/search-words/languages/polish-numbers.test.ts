import { describe, expect, test } from 'vitest'
import { withPolishNumbers } from './polish-numbers.ts'

describe('Words of numbers in Polish', () => {
  test.each([
    ['trzysta dwadzieścia koni', '320 koni'],
    ['dwadzieścia pięć', '25'],
    ['sto pięć', '105'],
    ['dziesięć', '10'],
  ])('are digits: „%s“', (text, digits) => {
    expect(withPolishNumbers(text)).toBe(digits)
  })

  test.each([
    ['jedenaście trzy', '11 trzy'],
    ['dwadzieścia jedenaście', '20 11'],
    ['dwadzieścia dziesięć', '20 10'],
    ['sto sto', '100 100'],
    ['sto-pięć', '100-pięć'],
    ['sto, pięć tysięcy', '100, 5 tysięcy'],
    ['Dwa  tysiące', 'Dwa  tysiące'],
  ])('are one number only where a smaller part follows behind a blank: „%s“', (text, digits) => {
    expect(withPolishNumbers(text)).toBe(digits)
  })

  test.each([
    ['sto dwadzieścia tysięcy', '120 tysięcy'],
    ['dwa tysiące', '2 tysiące'],
    ['dwa tysiące pięćset', '2500'],
    ['dwa tysiące trzy', '2003'],
    ['tysiąc pięćset', '1500'],
    ['tysiąc sto', '1100'],
    ['tysiąc pięć', 'tysiąc pięć'],
    ['tysiąc dziewięćset dziewięćdziesiąt dziewięć', '1999'],
    ['rok dwa tysiące dziewiętnasty', 'rok 2019'],
    ['do dwudziestu pięciu tysięcy', 'do 25 tysięcy'],
  ])('are multiplied by a thousand: „%s“', (text, digits) => {
    expect(withPolishNumbers(text)).toBe(digits)
  })

  test.each([
    ['do tysiąca euro', 'do 1000 euro'],
    ['do tysiąca pięciuset euro', 'do 1500 euro'],
    ['od tysiąca do dwóch tysięcy', 'od 1000 do 2 tysięcy'],
    ['do 5 tysiąca', 'do 5 tysiąca'],
    ['tysiąc euro', 'tysiąc euro'],
  ])('are one thousand alone behind the word of a bound: „%s“', (text, digits) => {
    expect(withPolishNumbers(text)).toBe(digits)
  })

  test.each([
    ['dwa i pół tysiąca', '2,5 tysiąca'],
    ['dziewięć i pół tysiąca', '9,5 tysiąca'],
    ['dziesięć i pół tysiąca', '10 i pół tysiąca'],
    ['dwa i pół roku', 'dwa i pół roku'],
    ['półtora tysiąca', '1500'],
    ['półtora roku', 'półtora roku'],
  ])('have halves of thousands: „%s“', (text, digits) => {
    expect(withPolishNumbers(text)).toBe(digits)
  })

  test.each([
    ['z osiemnastego roku', 'z 2018 roku'],
    ['z piątego roku', 'z 2005 roku'],
    ['z czwartego roku', 'z czwartego roku'],
    ['z osiemdziesiątego roku', 'z 1980 roku'],
    ['z dziewięćdziesiątego piątego roku', 'z 1995 roku'],
    ['rocznik dwudziesty pierwszy', 'rocznik 2021'],
    ['osiemnasty', 'osiemnasty'],
  ])('are years beside the word of a year: „%s“', (text, digits) => {
    expect(withPolishNumbers(text)).toBe(digits)
  })

  test.each([
    ['dwa kluczyki', 'dwa kluczyki'],
    ['pięć do kluczyków', 'pięć do kluczyków'],
    ['od pięciu do ośmiu tysięcy', 'od 5 do 8 tysięcy'],
    ['od dwóch do trzech lat', 'od 2 do 3 lat'],
  ])('below ten are left to the dictionary but in a range: „%s“', (text, digits) => {
    expect(withPolishNumbers(text)).toBe(digits)
  })
})
