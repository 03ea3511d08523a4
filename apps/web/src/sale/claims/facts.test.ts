import type { ClaimForm } from '@portal/contract/sale/claims'
import { describe, expect, test } from 'vitest'
import { nextStepOf, saleFactsOf, untilText } from './facts.ts'
import { noItem, nothingTyped, requestOf } from './form.ts'

const condition: NonNullable<ClaimForm['condition']> = {
  recordedAt: '2026-10-09T10:00:00Z',
  damages: [
    {
      id: '3c1d0c5e-0000-4000-8000-000000000001',
      number: 1,
      panel: 'TUER_VORN_LINKS',
      x: null,
      y: null,
      kind: 'DELLE',
      severity: null,
      state: 'VORHANDEN',
      lengthCm: 4,
      widthCm: 2,
      count: null,
      amount: null,
      note: null,
      photos: [],
      ownPhotos: [],
    },
  ],
  paint: { factory: null, readings: [{ panel: 'TUER_HINTEN_LINKS', micrometres: 248 }] },
}

test('The condition at the sale is told for the chosen part', () => {
  expect(saleFactsOf(condition, 'TUER_HINTEN_LINKS')).toEqual([
    ['Tür hinten links', 'kein Schaden'],
    ['Lack dort', '248\u00a0µm'],
  ])
  expect(saleFactsOf(condition, 'TUER_VORN_LINKS')).toEqual([
    ['Tür vorn links', 'Delle, 4 × 2 cm · vorhanden'],
  ])
  expect(saleFactsOf({ ...condition, damages: null }, 'DACH')).toEqual([['Dach', 'nicht erfasst']])
  expect(saleFactsOf(null, 'DACH')).toEqual([])
})

test('The last day is named with its weekday', () => {
  expect(untilText('2026-12-04')).toBe('Melden bis Fr 04.12.2026, 24:00 Uhr')
})

describe('The form', () => {
  const item = { ...noItem, panel: 'DACH', description: 'Hagel' } as const
  const filled = { ...nothingTyped, items: [item], km: '68.420' }

  test('becomes a request without the empty fields', () => {
    expect(requestOf(filled).request).toEqual({
      items: [{ area: 'body', panel: 'DACH', damageId: null, description: 'Hagel', since: null, photos: [] }],
      ...{ km: 68_420, isKmConfirmed: false, wanted: null },
    })
  })

  test('leaves out a place where a defect has none', () => {
    const items = [{ ...item, area: 'papers' as const }]
    expect(requestOf({ ...filled, items }).request?.items[0]?.panel).toBeNull()
  })

  test('names what is missing', () => {
    expect(requestOf(nothingTyped).flaws).toEqual({
      'items.0.description': 'Beschreibung ist erforderlich',
      km: 'Bitte den Kilometerstand von heute angeben.',
    })
  })
})

test('A company reads what happens next', () => {
  const claim = {
    ...{
      id: '',
      number: 'R-0001',
      title: '',
      version: 0,
      km: 0,
      wanted: null,
      reason: null,
      items: [],
      messages: [],
    },
    ...{ createdAt: '2026-11-30T09:22:00Z', dueAt: '2026-12-02T11:00:00Z', amount: null },
  }
  expect(nextStepOf({ ...claim, state: 'filed' })).toBe('Wir antworten bis 02.12.2026, 12:00 Uhr.')
  expect(nextStepOf({ ...claim, state: 'offered', amount: 300 })).toBe('Bitte antworten Sie bis 02.12.2026.')
  expect(nextStepOf({ ...claim, state: 'accepted', dueAt: null, amount: 300 })).toBe(
    'Gutschrift über 300,00\u00a0€',
  )
  expect(nextStepOf({ ...claim, state: 'rejected', dueAt: null })).toBeNull()
})
