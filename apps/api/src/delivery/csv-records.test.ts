import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CsvError, CsvRecords } from './csv-records.ts'

/** Reads a text in pieces of `size` characters. */
function read(text: string, size = text.length || 1) {
  const records = new CsvRecords()
  const found = []
  for (let at = 0; at < text.length; at += size) found.push(...records.take(text.slice(at, at + size)))
  return [...found, ...records.end()]
}

const cellsOf = (text: string, size?: number) => read(text, size).map(({ cells }) => cells)

describe('a CSV text', () => {
  test.each<[string, string, string[][]]>([
    [
      'is split at commas and line feeds',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'may lack its last line break',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'may end lines with CRLF',
      'a,b\r\n"c",d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'may end lines with CR',
      'a,b\rc,"d"\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'keeps empty cells',
      ',a,\n"",b,""\n',
      [
        ['', 'a', ''],
        ['', 'b', ''],
      ],
    ],
    ['leaves out empty lines', 'a\n\n  \nb\n\n', [['a'], ['b']]],
    ['quotes commas, quotes and line breaks', '"a,b","c""d","e\nf"\n', [['a,b', 'c"d', 'e\nf']]],
    ['may have blanks around quotes', ' "a" , "b"\t\n', [['a', 'b']]],
    [
      'may mix plain and quoted cells',
      'a,"b, c",d\ne,f,g\n',
      [
        ['a', 'b, c', 'd'],
        ['e', 'f', 'g'],
      ],
    ],
    ['may be empty', '', []],
  ])('%s', (_what, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
    expect(cellsOf(text, 1)).toEqual(cells)
  })

  test('reports the line each record ends on', () => {
    expect(read('a\n"b\nc"\n\nd\n').map(({ line }) => line)).toEqual([1, 3, 5])
  })

  test.each([
    ['a,b\nc,d"e\n', 'CSV_INVALID_OPENING_QUOTE', 2],
    ['a,b\n"c"d,e\n', 'CSV_INVALID_CLOSING_QUOTE', 2],
    ['a\nb\n"c,d\n', 'CSV_QUOTE_NOT_CLOSED', 3],
    [`a\n"${'b'.repeat(70_000)}`, 'CSV_MAX_RECORD_SIZE', 2],
  ])('that breaks the rules is refused: %j', (text, code, line) => {
    const failure = expect.objectContaining({ code, line })
    expect(() => read(text)).toThrow(CsvError)
    expect(() => read(text)).toThrow(failure)
    expect(() => read(text, 7)).toThrow(failure)
  })

  test('is read back unchanged for any cells and any split into pieces', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ß', ',', '"', '\n', '\r', ' ', ';') })
    const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
    const records = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 })
    const input = fc.tuple(records, fc.constantFrom('\n', '\r\n'), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(input, ([rows, lineBreak, size]) => {
        const text = rows.map((cells) => `${cells.map(quoted).join(',')}${lineBreak}`).join('')
        expect(cellsOf(`first${lineBreak}${text}`, size)).toEqual([['first'], ...rows])
      }),
    )
  })
})
