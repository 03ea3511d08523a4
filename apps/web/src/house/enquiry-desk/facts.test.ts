import { describe, expect, test } from 'vitest'
import { initialsOf } from '../../shell/initials.ts'
import {
  addressOf,
  answerTimeText,
  isOverdue,
  scopeOf,
  sinceText,
  stateOf,
  viewOf,
  withScope,
} from './facts.ts'

const view = (address: string) => viewOf(new URLSearchParams(address))

describe('the address of the list', () => {
  test.each([
    ['', { state: 'waiting' }, 0],
    ['?state=all', {}, 0],
    ['?state=closed&q=vogel&page=2', { state: 'closed', q: 'vogel' }, 2],
    ['?holder=none&kind=appointment', { state: 'waiting', holder: 'none', kind: 'appointment' }, 0],
  ])('%j is read and written', (address, filter, page) => {
    expect(view(address)).toEqual({ filter, page })
    expect(view(addressOf({ filter: view(address).filter, page }))).toEqual({ filter, page })
  })

  test.each(['?state=x', '?holder=*', '?page=-1', '?page=1e99', '?kind=', '?unbekannt=1'])(
    'ignores %j',
    (address) => {
      expect(view(address)).toEqual({ filter: { state: 'waiting' }, page: 0 })
    },
  )
})

describe('the quick filters', () => {
  test.each([
    ['open', { state: 'waiting' }],
    ['mine', { state: 'waiting', holder: '7' }],
    ['all', {}],
  ] as const)('%s sets state and holder and keeps search and kind', (scope, chosen) => {
    const others = { q: 'vogel', kind: 'enquiry' as const }
    const filter = withScope({ ...others, state: 'closed', holder: 'none' }, scope, 7)
    expect(filter).toEqual({ ...others, ...chosen })
    expect(scopeOf(filter, 7)).toBe(scope)
  })

  test.each([{ state: 'closed' }, { state: 'waiting', holder: '8' }, { holder: '7' }] as const)(
    '%j matches none of them',
    (filter) => {
      expect(scopeOf(filter, 7)).toBeUndefined()
    },
  )
})

test('the waiting time is shown in hours, then in days, and is overdue after a day', () => {
  const createdAt = '2026-11-20T10:00:00.000Z'
  const since = (waitingHours: number | null) => sinceText({ waitingHours, createdAt })
  expect([since(0), since(41), since(72), since(null)]).toEqual([
    ...['unter 1 h', 'seit 41 h', 'seit 3 Tagen', '20.11.2026'],
  ])
  expect([23, 24].map((waitingHours) => isOverdue({ waitingHours }))).toEqual([false, true])
  expect(stateOf({ state: 'in-work', waitingHours: 24 })).toEqual({ look: 'bad', text: 'Überfällig' })
  expect(stateOf({ state: 'open', waitingHours: 1 }).text).toBe('Neu')
})

test('the mean time to the first answer is shown in hours, once there is one', () => {
  expect(answerTimeText({ answerHours: null })).toBe('')
  expect(answerTimeText({ answerHours: 4.5 })).toMatch(/im Mittel nach 4,5 h$/)
})

test('initials are those of the first two names', () => {
  expect(initialsOf('Mira Lorenz')).toBe('ML')
  expect(initialsOf('jo')).toBe('J')
})
