import { describe, expect, test } from 'vitest'
import { sourceFiles } from './files.ts'
import { isSlow, patternProblems, patternsOf } from './patterns.ts'

describe('Regular expressions', () => {
  test('are found as literals and as arguments of RegExp, in TypeScript and TSX', () => {
    const text = "const a = /^a+$/i; const b = <p>{new RegExp('b', 'u').test(x)}</p>"
    expect(patternsOf('example.tsx', text).toSorted((a, b) => a.source.localeCompare(b.source))).toEqual([
      { source: '^a+$', flags: 'i' },
      { source: 'b', flags: 'u' },
    ])
  })

  test.each(['^(a|a)*$', '^([a-z]+[ -]?)+$', '^\\s+|\\s+$'])('like /%s/ are reported as slow', (source) => {
    expect(isSlow({ source, flags: '' })).toBe(true)
  })

  test('of apps and packages run in time linear to their input', { timeout: 600_000 }, () => {
    expect(patternProblems(sourceFiles())).toEqual([])
  })
})
