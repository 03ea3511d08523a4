import type { BankEntry } from '@portal/contract/house/bank-statements'
import { expect, test } from 'vitest'
import { bookingText, markOf, noteOf, restOf, takenText } from './facts.ts'

const purchase = {
  ...{
    invoiceId: 'i',
    purchaseId: 'p',
    number: 'RE-1',
    gwnummer: '480988',
    vehicle: 'Audi A4',
    company: null,
  },
  ...{ state: 'open' as const, openCents: 1000, depositCents: 0 },
  ...{ hasNumber: true, hasVehicle: false, hasAccount: false },
}
const entry: BankEntry = {
  ...{
    id: 'e',
    revision: 0,
    amountCents: 600,
    isReturn: false,
    payer: 'Vogel',
    maskedIban: null,
    reference: '',
  },
  ...{ bookedOn: '2026-11-26', valueOn: '2026-11-26', state: 'open', finding: 'part', decidedAt: null },
  ...{ who: null, isUndoable: false, booked: null, proposals: [purchase] },
}

const booked = { purchaseId: 'p', gwnummer: '480988', depositCents: 0 }
const none = { deductionCents: 0, deductionReason: null }

test.each<[Partial<BankEntry>, string, string]>([
  [{}, 'Teilweise', 'fehlen 4,00\u00a0€'],
  [{ finding: 'over', amountCents: 1250 }, 'Zu viel', '2,50\u00a0€ zu viel'],
  [{ finding: 'double' }, 'Doppelt', 'Rechnung ist schon bezahlt'],
  [{ finding: 'unknown', proposals: [] }, 'Unbekannt', 'kein Vorschlag'],
  [{ finding: 'proposal' }, 'Vorschlag', '1 Vorschlag'],
  [{ finding: 'proposal', proposals: [purchase, purchase] }, 'Vorschlag', '2 Vorschläge'],
  [
    { state: 'booked', booked: { ...booked, ...none }, decidedAt: '2026-11-26T12:00:00Z' },
    'Gebucht',
    'Kauf 480988, automatisch, 26.11.2026',
  ],
  [
    {
      ...{ state: 'booked', who: 'Mira Lorenz' },
      booked: { ...booked, deductionCents: 9748, deductionReason: 'Kratzer' },
    },
    'Gebucht',
    'Kauf 480988, Abzug 97,48\u00a0€ (Kratzer), Mira Lorenz',
  ],
  [
    {
      ...{ state: 'booked', decidedAt: '2026-11-26T12:00:00Z' },
      booked: { ...booked, ...none, depositCents: 19_000 },
    },
    'Gebucht',
    'Kauf 480988, davon Kaution 190,00\u00a0€, automatisch, 26.11.2026',
  ],
  [{ state: 'left', who: 'Mira Lorenz' }, 'Unbekannt gelassen', 'Mira Lorenz'],
])('%j is marked %s, %s', (about, label, note) => {
  const shown = { ...entry, ...about }
  expect([markOf(shown).label, noteOf(shown)]).toEqual([label, note])
})

test.each<[Partial<BankEntry>, string]>([
  [{}, 'Teilzahlung buchen, Rest 4,00\u00a0€ anfordern'],
  [{ amountCents: 1000 }, 'Als bezahlt buchen'],
  [{ amountCents: 1001 }, 'Buchen, 0,01\u00a0€ zu viel'],
  [{ isReturn: true }, 'Rückgabe buchen, 6,00\u00a0€ sind wieder offen'],
])('Booking %j means: %s', (about, text) => {
  expect(bookingText({ ...entry, ...about }, purchase)).toBe(text)
})

test('Booking price and deposit together says so', () => {
  const asked = { ...purchase, depositCents: 190 }
  expect(bookingText({ ...entry, amountCents: 1190 }, asked)).toBe(
    'Als bezahlt buchen, davon Kaution 1,90\u00a0€',
  )
})

test('A payment for a purchase without an invoice is a prepayment', () => {
  const unbilled = { ...purchase, invoiceId: null, number: null, openCents: 0 }
  expect(bookingText(entry, unbilled)).toBe('Als Vorauszahlung buchen, noch ohne Rechnung')
  expect(restOf(entry, unbilled)).toBe(0)
})

test('Only what a payment leaves open of an invoice can be waived', () => {
  expect(restOf(entry, purchase)).toBe(400)
  expect(restOf({ ...entry, amountCents: 1000 }, purchase)).toBe(0)
  expect(restOf({ ...entry, amountCents: 1200 }, purchase)).toBe(0)
  expect(restOf({ ...entry, isReturn: true }, purchase)).toBe(0)
  expect(restOf(entry)).toBe(0)
})

test('An upload is summed up in a sentence', () => {
  const taken = { statements: 1, booked: 37, bookedCents: 71_248_051, open: 9, refunded: 0, known: 0 }
  expect(takenText(taken)).toBe('37 gebucht (712.480,51\u00a0€), 9 zu klären.')
  expect(takenText({ ...taken, known: 2 })).toContain('9 zu klären, 2 schon bekannt.')
  expect(takenText({ ...taken, refunded: 1 })).toContain('9 zu klären. 1 Rückzahlung vermerkt.')
})
