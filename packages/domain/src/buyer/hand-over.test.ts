import { describe, expect, test } from 'vitest'
import {
  flagsOfHandOver,
  type HandOverState,
  handOverOfFlags,
  handOverStates,
  isForward,
  isNextHandOver,
  purchasePaperMaxBytes,
} from './hand-over.ts'

const pairs = handOverStates.flatMap((from) => handOverStates.map((to) => [from, to] as const))
const named = (found: (readonly [HandOverState, HandOverState])[]) => found.map((pair) => pair.join(' > '))

describe('The hand-over of a purchase', () => {
  test('goes one step on or one step back', () => {
    expect(named(pairs.filter(([from, to]) => isNextHandOver(from, to)))).toEqual([
      'open > paid',
      'paid > open',
      'paid > documents',
      'documents > paid',
      'documents > ready',
      'ready > documents',
      'ready > collected',
      'collected > ready',
    ])
  })

  test('goes on only to later states', () => {
    const forward = named(pairs.filter(([from, to]) => isForward(from, to)))
    expect(forward).toHaveLength(10)
    expect(forward).toContain('open > collected')
    expect(forward).not.toContain('paid > paid')
    expect(forward).not.toContain('paid > open')
  })

  test.each([
    ['open', 'red'],
    ['paid', 'yellow'],
    ['documents', 'yellow'],
    ['ready', 'yellow'],
    ['collected', 'green'],
  ] as const)('in the state %s has the flag %s alone', (state, flag) => {
    expect(flagsOfHandOver(state)).toEqual({ red: false, yellow: false, green: false, [flag]: true })
  })

  test.each([
    ['red', undefined, 'open'],
    ['yellow', undefined, 'paid'],
    ['green', undefined, 'collected'],
    ['yellow', 'ready', 'ready'],
    ['yellow', 'collected', 'paid'],
    ['green', 'ready', 'collected'],
    ['red', 'paid', 'open'],
  ] as const)('imported with %s after %s is %s', (flag, kept, state) => {
    expect(handOverOfFlags({ red: false, yellow: false, green: false, [flag]: true }, kept)).toBe(state)
  })

  test('imported without a flag is open', () => {
    expect(handOverOfFlags({ red: false, yellow: false, green: false }, 'ready')).toBe('open')
  })

  test('has papers of up to 5 MiB', () => {
    expect(purchasePaperMaxBytes).toBe(5_242_880)
  })
})
