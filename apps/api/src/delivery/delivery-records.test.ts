import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvRecord, CsvRecords } from './csv-records.ts'
import { DeliveryRecords, type Recogniser } from './delivery-records.ts'

/** Reads a text in chunks of `size` bytes; the first record, the header, is not passed to the recogniser. */
function read<Known>(text: string, size: number, recogniser: Recogniser<Known> | null) {
  const bytes = Buffer.from(text)
  const records = new DeliveryRecords()
  const found = []
  let first: CsvRecord | undefined
  for (let at = 0; at < bytes.length; at += size) {
    records.add(bytes.subarray(at, at + size))
    first ??= records.first()
    if (first) found.push(...records.read(recogniser))
  }
  records.end()
  first ??= records.first()
  return [...(first ? [{ ...first, digest: null }] : []), ...found, ...records.read(recogniser)]
}

/** The result, or the error. */
function outcomeOf<Result>(work: () => Result) {
  try {
    return work()
  } catch (error) {
    return { error }
  }
}

const cell = fc.string({
  unit: fc.constantFrom('a', 'ß', '€', ',', '"', '\n', '\r', ' ', ';'),
  maxLength: 6,
})
const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
const row = fc.array(fc.oneof(cell.map(quoted), fc.constantFrom('a', 'ß ', '')), {
  minLength: 1,
  maxLength: 3,
})
const validWith = (...lineBreaks: string[]) =>
  fc
    .tuple(fc.array(row, { maxLength: 6 }), fc.constantFrom(...lineBreaks), fc.boolean())
    .map(([rows, lineBreak, isEnded]) => {
      const text = rows.map((cells) => cells.join(',')).join(lineBreak)
      return `first${lineBreak}${text}${isEnded ? lineBreak : ''}`
    })
const size = fc.integer({ min: 1, max: 9 })

describe('records read from bytes', () => {
  test('equal those of the text for any content and any split into chunks', () => {
    fc.assert(
      fc.property(fc.oneof(validWith('\n', '\r\n', '\r'), cell), size, (text, chunk) => {
        const expected = outcomeOf(() => {
          const records = new CsvRecords()
          return [...records.take(text), ...records.end()]
        })
        const found = outcomeOf(() =>
          read<never>(text, chunk, null).flatMap((record) =>
            'known' in record ? [] : [{ cells: record.cells, line: record.line }],
          ),
        )
        expect(found).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  test('are skipped when known, without affecting the others', () => {
    fc.assert(
      fc.property(validWith('\n', '\r\n'), size, fc.integer({ min: 1, max: 3 }), (text, chunk, share) => {
        const every = read<never>(text, chunk, { recognise: (record) => ({ digest: record.toString() }) })
        let count = 0
        const some = read(text, chunk, {
          recognise: (record) => {
            count += 1
            return count % share === 0 ? { known: record.toString() } : { digest: record.toString() }
          },
        })
        const unread = some.flatMap((record) => ('known' in record ? [record] : []))
        for (const { row: line, known } of unread) {
          const same = every.find((record) => 'line' in record && record.line === line)
          // An empty line is never a record.
          if (same) expect(same).toMatchObject({ digest: known })
        }
        const lines = new Set(unread.map(({ row: line }) => line))
        expect(some.filter((record) => !('known' in record))).toEqual(
          every.filter((record) => 'line' in record && !lines.has(record.line)),
        )
      }),
      { numRuns: 500 },
    )
  })

  test('have the digest of exactly their bytes', () => {
    const text = 'a,b\r\n"c\nd",e\r\n\r\nf,g'
    const found = read<never>(text, 3, { recognise: (record) => ({ digest: record.toString() }) })

    expect(found).toEqual([
      { cells: ['a', 'b'], line: 1, digest: null },
      { cells: ['c\nd', 'e'], line: 3, digest: '"c\nd",e\r\n' },
      { cells: ['f', 'g'], line: 5, digest: null },
    ])
  })
})
