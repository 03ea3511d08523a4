import type { HousePurchase } from '@portal/contract/house/house-purchases'
import type { PurchaseOverview } from '@portal/contract/house/purchase-overview'
import { expect, test } from 'vitest'
import { houseHistoryOf, houseStepsOf, pickUpText, transferNote } from './facts.ts'

const payment: PurchaseOverview['payment'] = {
  ...{ mayPay: true, state: 'open', handOver: 'open', number: 'RE-2026-004718', issuedOn: '2026-11-27' },
  ...{ dueOn: '2026-12-04', overdueDays: 0, billedCents: 1_669_748, paidCents: 0, openCents: 1_669_748 },
  ...{ settledOn: null, refundCents: 0, refunds: [], payments: [], hasTransferData: true },
}
const unbilled: PurchaseOverview['payment'] = {
  ...payment,
  ...{ state: 'awaited', number: null, issuedOn: null, hasTransferData: false, openCents: 0 },
}
const purchase: HousePurchase = {
  ...{ id: '0a0b0c0d-0000-4000-8000-000000000001', gwnummer: '482917', maker: 'Škoda', model: 'Octavia' },
  ...{ fin: 'ZZZDEM10000000000', color: null, puchasesDate: '2026-11-24', partner_number: '480' },
  ...{ company: 'Kovač Mobile d.o.o.', dealerId: 7, buyer: 'Ivana Kovač', companyVat: null, approval: null },
  ...{ state: 'open', takenBackAt: null, terms: null, isInStock: true, steps: [], history: [], papers: [] },
  refusals: [],
}

const stepsOf = (
  state: HousePurchase['state'],
  overview: Pick<PurchaseOverview, 'payment' | 'pickUp'>,
  steps: HousePurchase['steps'] = [],
) =>
  houseStepsOf({ state, steps, puchasesDate: '2026-11-24' }, overview).map(
    ({ label, note, look }) => `${label}, ${note.replaceAll('\u00a0', ' ')}: ${look}`,
  )

test('The invoice is the first step, then its payment', () => {
  expect(stepsOf('open', { payment: unbilled, pickUp: null })).toEqual([
    'gekauft, 24.11.2026: done',
    'Rechnung, fehlt: now',
    'bezahlt, nach der Rechnung: next',
    'Papiere, nach Zahlung: next',
    'abgeholt, Abholer fehlt: next',
  ])
  expect(stepsOf('open', { payment, pickUp: null }).slice(1, 3)).toEqual([
    'Rechnung, 27.11.2026: done',
    'bezahlt, fällig 04.12.2026: now',
  ])
})

test.each<[Partial<PurchaseOverview['payment']>, string]>([
  [{ state: 'part', openCents: 9748 }, 'bezahlt, 97,48 € fehlen: now'],
  [{ state: 'overdue', overdueDays: 1 }, 'bezahlt, seit 1 Tag fällig: now'],
  [{ state: 'overdue', overdueDays: 3 }, 'bezahlt, seit 3 Tagen fällig: now'],
])('A payment that is missing says so: %j', (change, text) => {
  expect(stepsOf('open', { payment: { ...payment, ...change }, pickUp: null })[2]).toBe(text)
})

test('A cancelled invoice is a missing one', () => {
  const cancelled = { ...payment, state: 'cancelled', openCents: 0 } as const
  expect(stepsOf('open', { payment: cancelled, pickUp: null })[1]).toBe('Rechnung, storniert: now')
})

test('A sale without an invoice that is paid waits for the next step, and names who collects', () => {
  const steps = [{ step: 'paid' as const, at: '2026-11-25T23:30:00.000Z', who: null }]
  const requested = { state: 'requested' as const, appointmentAt: null }
  expect(stepsOf('paid', { payment: unbilled, pickUp: requested }, steps).slice(1)).toEqual([
    'Rechnung, fehlt: next',
    'bezahlt, 26.11.2026: done',
    'Papiere, nach Zahlung: now',
    'abgeholt, Abholer eingetragen: next',
  ])
  const appointed = { state: 'ready' as const, appointmentAt: '2026-11-30T09:00:00.000Z' }
  expect(stepsOf('ready', { payment, pickUp: appointed }).slice(3)).toEqual([
    'Papiere, aus dem Import: done',
    'abgeholt, 30.11.2026, 10:00 Uhr: now',
  ])
  expect(stepsOf('collected', { payment, pickUp: null }).every((step) => step.endsWith('done'))).toBe(true)
})

test.each<[Partial<PurchaseOverview['payment']>, string]>([
  [{}, 'Die Zahlungsdaten stehen dabei.'],
  [unbilled, 'Keine Zahlungsdaten, bis die Rechnung da ist.'],
  [{ hasTransferData: false }, 'Keine Zahlungsdaten, weil noch kein Konto bestätigt ist.'],
  [
    { hasTransferData: false, openCents: 0, state: 'paid' },
    'Keine Zahlungsdaten, weil nichts zu zahlen ist.',
  ],
])('The house reads whether the buyer sees payment data: %j', (change, text) => {
  expect(transferNote({ ...payment, ...change })).toBe(text)
})

test.each<[PurchaseOverview['pickUp'], string]>([
  [null, 'Abholer: vom Käufer noch nicht eingetragen'],
  [{ state: 'called-off', appointmentAt: null }, 'Abholer: vom Käufer noch nicht eingetragen'],
  [
    { state: 'requested', appointmentAt: null },
    'Abholer eingetragen. Der Ausweis entsteht, wenn das Fahrzeug bereit ist.',
  ],
  [
    { state: 'ready', appointmentAt: '2026-11-30T09:00:00Z' },
    'Abholausweis: gültig für 30.11.2026, 10:00 Uhr',
  ],
  [
    { state: 'expired', appointmentAt: '2026-11-20T09:00:00Z' },
    'Abholausweis: abgelaufen, der Käufer kann einen neuen erstellen',
  ],
])('The house reads who collects: %j', (pickUp, text) => {
  expect(pickUpText(pickUp).replaceAll('\u00a0', ' ')).toBe(text)
})

test('The history of the house has invoices, payments, claims and who did what, newest first', () => {
  const vat = { vatId: 'HR00000000000', reason: null, stateAt: '2026-11-24T13:13:00Z', isChecking: false }
  const bought: HousePurchase = {
    ...purchase,
    companyVat: {
      ...{ country: 'HR', register_number: null, eori: null, numbersChangedAt: null, mayBuyNet: true },
      vat: { ...vat, state: 'confirmed' },
    },
    history: [{ at: '2026-11-28T09:00:00.000Z', who: null, isImport: false, before: 'open', after: 'paid' }],
  }
  const claim = { id: 'c', number: 'R-0001', state: 'rejected', createdAt: '2026-12-01T09:00:00Z' } as const
  const lines = houseHistoryOf(bought, {
    claims: [{ ...claim, decidedAt: '2026-12-02T09:00:00Z' }],
    payments: {
      ...{ state: 'paid', isPaidByHand: false, number: null, dueOn: null, billedCents: 0, paidCents: 0 },
      ...{ openCents: 0, refundCents: 0 },
      payments: [
        {
          ...{ bookedOn: '2026-11-28', amountCents: 1_660_000, payer: 'Kovač', who: 'Mira Lorenz' },
          ...{ depositCents: 0, deductionCents: 0, deductionReason: null },
        },
      ],
      refunds: [
        { id: 'r', amountCents: 100, paidOn: '2026-12-03', who: 'Mira Lorenz', isFromStatement: false },
      ],
    },
  }).map(({ at, before, text, who }) =>
    [at.slice(0, 10), before, text, who].filter(Boolean).join(' ').replaceAll('\u00a0', ' '),
  )
  expect(lines).toEqual([
    '2026-12-03 1,00 € zurückgezahlt Mira Lorenz',
    '2026-12-02 Reklamation R-0001: Abgelehnt',
    '2026-12-01 Reklamation R-0001 gemeldet',
    '2026-11-28 Offen Bezahlt gelöschtes Konto',
    '2026-11-28 Zahlung 16.600,00 € gebucht Mira Lorenz',
    '2026-11-24 Gekauft Ivana Kovač',
    '2026-11-24 USt-IdNr. HR00000000000 bestätigt',
  ])
})
