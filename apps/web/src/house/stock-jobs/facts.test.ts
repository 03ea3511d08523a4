import type { StockJobDetails } from '@portal/contract/house/stock-jobs'
import { expect, test } from 'vitest'
import { eventsOf } from './facts.ts'
import { buyerIn } from './queries.ts'

const counts = { changes: 0, unchanged: 0, refused: 0, changed: 0, restored: 0, kept: 0 }
const aJob = (facts: Partial<StockJobDetails>): StockJobDetails => ({
  id: '00000000-0000-4000-8000-000000000000',
  rule: {
    ...{ action: 'price', prices: 'dealer', change: { kind: 'percent', percent: -3 }, rounding: '10' },
    ...{ floor: null, reason: null, notifiesWatchers: true },
  },
  ...{ state: 'preview', progress: 0, createdBy: 'Berta Büro', createdAt: '2026-11-20T13:04:00Z' },
  ...{ startedAt: null, finishedAt: null, undoUntil: null, undoneBy: null, undoneAt: null, sums: null },
  ...{ counts: { ...counts, changes: 128 }, changedSince: 0, refusals: [], watchers: 0, ...facts },
})
const done = {
  state: 'done',
  counts: { ...counts, changed: 119, refused: 9 },
  refusals: [
    { reason: 'reserved', count: 6 },
    { reason: 'below-lowest', count: 3 },
  ],
  watchers: 341,
  ...{ startedAt: '2026-11-20T13:05:00Z', finishedAt: '2026-11-20T13:05:18Z' },
} as const

test.each<[string, Partial<StockJobDetails>, string[]]>([
  ['a preview', {}, ['Vorschau für 128 Fahrzeuge']],
  [
    'a run in progress',
    { state: 'running', startedAt: '2026-11-20T13:05:00Z' },
    ['Gestartet von Berta Büro', 'Vorschau für 128 Fahrzeuge'],
  ],
  [
    'a run that is done',
    { ...done, refusals: [...done.refusals] },
    [
      '341 E-Mails an Beobachter eingereiht',
      '119 Preise geschrieben, 18 Sekunden',
      '9 abgelehnt: 6 × Reserviert, 3 × Untergrenze unterschritten',
      'Gestartet von Berta Büro',
      'Vorschau für 128 Fahrzeuge',
    ],
  ],
  [
    'a run that was undone',
    {
      ...{ state: 'undone', startedAt: done.startedAt, finishedAt: done.finishedAt },
      ...{ counts: { ...counts, restored: 1, kept: 1 }, undoneBy: 'Anna Admin', undoneAt: done.finishedAt },
    },
    [
      'Rückgängig gemacht von Anna Admin',
      '2 Preise geschrieben, 18 Sekunden',
      'Gestartet von Berta Büro',
      'Vorschau für 2 Fahrzeuge',
    ],
  ],
])('The events of %s', (_name, facts, texts) => {
  expect(eventsOf(aJob(facts)).map(({ text }) => text)).toEqual(texts)
})

const dealer = (partner_number: string, company_name: string, city: string) => ({
  ...{ partner_number, company_name, city, people: [] },
})

test.each([
  ['200001', '200001'],
  ['Autohaus Beispiel GmbH', '200001'],
  [' autohaus beispiel gmbh, köln ', '200001'],
  ['Auto Muster', undefined],
  ['Auto Muster, Bonn', '200003'],
  ['Autohaus', undefined],
])('The text %j names the dealer %s', (text, partner_number) => {
  const found = [
    dealer('200001', 'Autohaus Beispiel GmbH', 'Köln'),
    dealer('200002', 'Auto Muster', 'Kiel'),
    dealer('200003', 'Auto Muster', 'Bonn'),
  ]
  expect(buyerIn(found, text)?.partner_number).toBe(partner_number)
})
