import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'

describe('CSV for German Excel', () => {
  test.each([
    ['Golf', 'Golf'],
    ['Golf; Variant', '"Golf; Variant"'],
    ['19" Felgen', '"19"" Felgen"'],
    ['a\nb', '"a\nb"'],
    ['=1+1', "'=1+1"],
    ['+49 69', "'+49 69"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['  =1+1', "'  =1+1"],
    ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
    [18_990.5, '18990,5'],
    [-5, '-5'],
    [true, 'ja'],
    [false, 'nein'],
    [null, ''],
    [undefined, ''],
  ])('%j becomes %j', (value, cell) => {
    expect(csvOf([['a', value]])).toBe(`\uFEFFa;${cell}\r\n`)
  })

  test('starts with a byte order mark, separates by semicolon and ends lines with CRLF', () => {
    expect(
      csvOf([
        ['a', 1],
        ['ü', null],
      ]),
    ).toBe('\uFEFFa;1\r\nü;\r\n')
  })
})
