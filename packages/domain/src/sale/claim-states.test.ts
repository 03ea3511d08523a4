import { describe, expect, test } from 'vitest'
import {
  buyersClaimLabel,
  type ClaimSide,
  type ClaimState,
  claimLabel,
  claimStates,
  isBuyersTurn,
  isHousesTurn,
  isOpenClaim,
  mayMoveClaim,
} from './claim-states.ts'

const movesOf = (side: ClaimSide, from: ClaimState) =>
  claimStates.filter((to) => mayMoveClaim(side, from, to))

describe('A claim', () => {
  test.each<[ClaimState, ClaimSide, ClaimState[]]>([
    ['filed', 'buyer', ['withdrawn']],
    ['filed', 'house', ['question', 'review', 'offered', 'accepted', 'rejected', 'taken-back']],
    ['filed', 'clock', []],
    ['review', 'house', ['question', 'offered', 'accepted', 'rejected', 'taken-back']],
    ['question', 'buyer', ['review', 'withdrawn']],
    ['question', 'clock', ['lapsed']],
    ['offered', 'buyer', ['review', 'accepted', 'withdrawn']],
    ['offered', 'house', ['question', 'offered', 'accepted', 'rejected', 'taken-back']],
    ['offered', 'clock', ['lapsed']],
  ])('that is %s is moved by the %s to %j', (from, side, expected) => {
    expect(movesOf(side, from)).toEqual(expected)
  })

  test.each<ClaimState>(['accepted', 'rejected', 'taken-back', 'withdrawn', 'lapsed'])(
    'that is %s is moved by nobody',
    (state) => {
      for (const side of ['buyer', 'house', 'clock'] as const) expect(movesOf(side, state)).toEqual([])
      expect(isOpenClaim(state)).toBe(false)
    },
  )

  test('waits for one side as long as it is open', () => {
    for (const state of claimStates)
      expect([isHousesTurn(state), isBuyersTurn(state)].filter(Boolean)).toHaveLength(
        isOpenClaim(state) ? 1 : 0,
      )
  })

  test('has the labels of the house, and is overdue only while the house has to act', () => {
    expect(claimStates.map((state) => claimLabel(state, false))).toEqual([
      'Neu',
      'Wartet auf Händler',
      'Zu entscheiden',
      'Wartet auf Händler',
      'Gutschrift',
      'Abgelehnt',
      'Rücknahme',
      'Zurückgezogen',
      'Verfallen',
    ])
    expect(claimStates.filter((state) => claimLabel(state, true) === 'Überfällig')).toEqual([
      'filed',
      'review',
    ])
  })

  test('tells the company whose turn it is', () => {
    expect(claimStates.slice(0, 5).map(buyersClaimLabel)).toEqual([
      'Gemeldet',
      'Rückfrage an Sie',
      'In Prüfung',
      'Angebot an Sie',
      'Gutschrift',
    ])
  })
})
