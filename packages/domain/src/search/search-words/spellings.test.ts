import { describe, expect, test } from 'vitest'
import { Spellings } from './spellings.ts'

const names = ['golf', 'passat', 'touran', 'zafira', 'yaris', 'arona', 'corsa', 'octavia', 'a4allroad', 'ka']
const words = ['gold', 'schwarz', 'diesel', 'automatik', 'klimaanlage', 'klimaautomatik', 'sitzheizung']
const nearest = (word: string) => new Spellings(names, words).nearest(word)

describe('A misspelt word', () => {
  test.each([
    ['gilf', ['golf']],
    ['golg', ['golf', 'gold']],
    ['pasat', ['passat']],
    ['disel', ['diesel']],
    ['wolf', []],
    ['tiesel', []],
    ['kor', []],
  ])('of up to six letters has one wrong letter: „%s“ is %j', (word, known) => {
    expect(nearest(word)).toEqual(known)
  })

  test.each([
    ['automattick', ['automatik']],
    ['sitzhaizunk', ['sitzheizung']],
    ['klimaautomaitk', ['klimaautomatik']],
    ['otomatik', []],
    ['stzhzung', []],
  ])('of more letters has two, but for the first: „%s“ is %j', (word, known) => {
    expect(nearest(word)).toEqual(known)
  })

  test.each([
    ['tuaran', ['touran']],
    ['ziffira', ['zafira']],
    ['arizona', []],
  ])('of up to seven letters has two wrong vowels: „%s“ is %j', (word, known) => {
    expect(nearest(word)).toEqual(known)
  })

  test.each([
    ['golv', ['golf']],
    ['swarz', ['schwarz']],
    ['jaris', ['yaris']],
    ['korsa', ['corsa']],
    ['oktawia', ['octavia']],
    ['maris', []],
    ['gorsa', []],
  ])('sounds like a known one: „%s“ is %j', (word, known) => {
    expect(nearest(word)).toEqual(known)
  })

  test.each([
    ['a4alroad', ['a4allroad']],
    ['a5allroad', []],
  ])('has the digits of the known one: „%s“ is %j', (word, known) => {
    expect(nearest(word)).toEqual(known)
  })

  test.each([
    ['klimaanl', ['klimaanlage']],
    ['klimaan', []],
    ['sitzh', []],
    ['klima', []],
  ])('can be the greater part of a known one from six letters on: „%s“ is %j', (word, known) => {
    expect(nearest(word)).toEqual(known)
  })

  test('is looked up by each of its forms until one is near', () => {
    const known = new Spellings(names, words)
    expect(known.nearestOf(['xyzzy', 'disel', 'pasat'])).toEqual(['diesel'])
    expect(known.nearestOf(['xyzzy'])).toEqual([])
  })

  test('is none where it is known', () => {
    expect(nearest('gold')).toEqual(['gold'])
  })
})
