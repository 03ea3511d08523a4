import type { PickUp } from '@portal/contract/sale/pick-up'
import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { describe, expect, test } from 'vitest'
import { handedOut, historyOf, nextStepOf, stepsOf } from './facts.ts'

const bought: PurchaseDetails = {
  ...{ id: '0a0b0c0d-0000-4000-8000-000000000001', gwnummer: '480988', maker: 'Audi', model: 'A4 Avant' },
  ...{ fin: 'ZZZDEM10000000000', color: null, puchasesDate: '2026-11-24' },
  ...{
    red: true,
    green: false,
    yellow: false,
    state: 'open',
    takenBackAt: null,
    steps: [],
    papers: [],
    people: [],
    vehicle: null,
  },
}
const texts = (change: Partial<PurchaseDetails>) =>
  stepsOf({ ...bought, ...change }).map(({ label, note, look }) => `${label}, ${note}: ${look}`)

describe('The steps of a purchase', () => {
  test('wait for the payment after the purchase', () => {
    expect(texts({})).toEqual([
      'gekauft, 24.11.2026: done',
      'bezahlt, noch offen: now',
      'Papiere, nach Zahlung: next',
      'bereit, nach Papieren: next',
      'abgeholt, nach „bereit“: next',
    ])
  })

  test('say until when to pay, for those who may see it', () => {
    expect(stepsOf(bought, 'bis 01.12.2026').map(({ note }) => note)[1]).toBe('bis 01.12.2026')
  })

  test('have the day they were set, and none if an import has set them', () => {
    const steps = [
      { step: 'paid' as const, at: '2026-11-25T23:30:00.000Z' },
      { step: 'documents' as const, at: null },
    ]
    expect(texts({ state: 'documents', steps }).slice(1, 4)).toEqual([
      'bezahlt, 26.11.2026: done',
      'Papiere, erledigt: done',
      'bereit, nach Papieren: now',
    ])
  })

  test('are all done when the vehicle was collected', () => {
    expect(stepsOf({ ...bought, state: 'collected' }).map(({ look }) => look)).toEqual(Array(5).fill('done'))
  })
})

describe('The original papers and keys', () => {
  const vehicle = {
    ...{ erstzulassungvon: '2021-01-15', kilometerstandvon: 68_410, photo: null, report: null, keys: 2 },
    papers: { registrationPart1: true, registrationPart2: false, coc: null },
  }
  const lines = (state: PurchaseDetails['state'], isHeld: boolean) =>
    handedOut({ state, takenBackAt: null, vehicle }, isHeld).map(({ label, state }) => `${label}: ${state}`)

  test('are in the house until the collection, and papers longer where the proof of arrival is missing', () => {
    const missing = 'Zulassungsbescheinigung Teil II: fehlt'
    expect(lines('paid', false)).toEqual([
      ...['Zulassungsbescheinigung Teil I: im Haus', missing, '2 Schlüssel: im Haus'],
    ])
    expect(lines('collected', true)).toEqual([
      ...['Zulassungsbescheinigung Teil I: Frei nach dem Nachweis', missing, '2 Schlüssel: übergeben'],
    ])
  })

  test('are not named for a vehicle that was taken back, or without a record', () => {
    expect(handedOut({ state: 'open', takenBackAt: '2026-11-30T09:00:00.000Z', vehicle }, false)).toEqual([])
    expect(
      handedOut(
        { state: 'open', takenBackAt: null, vehicle: { ...vehicle, keys: null, papers: null } },
        false,
      ),
    ).toEqual([])
  })
})

const named: NonNullable<PickUp['pass']> = {
  ...{ kind: 'driver', name: 'Milan Petrović', firm: null, plate: null, appointmentAt: null },
  ...{ state: 'requested', token: null, pin: null, carrier: null, carrierRefusal: null },
}
const may = { mayChange: true, fee: null, pass: null, refusals: [] }
const ready = { ...may, pass: { ...named, state: 'ready', token: 'abc' } as const }
const open = { mayClaim: true, period: { state: 'open', lastDay: '2026-12-04' } as const }

test.each([
  ['open', may, open, null],
  ['paid', may, open, 'name'],
  ['documents', { ...may, pass: named }, open, null],
  ['ready', { ...may, pass: named }, open, 'name'],
  ['ready', ready, open, 'pass'],
  ['ready', { ...may, pass: { ...named, state: 'expired' as const } }, open, 'name'],
  ['ready', { ...ready, mayChange: false }, open, null],
  ['ready', undefined, undefined, null],
  ['collected', may, open, 'claim'],
  ['collected', may, { ...open, mayClaim: false }, null],
  ['collected', may, { ...open, period: { state: 'over', lastDay: '2026-12-04' } as const }, null],
  ['collected', may, undefined, null],
] as const)(
  'The next step of a purchase that is %s with %j and %j is %s',
  (state, collection, claims, kind) => {
    expect(nextStepOf(state, collection, claims)?.kind ?? null).toBe(kind)
  },
)

test('The history has what happened with its day, newest first', () => {
  const purchase: PurchaseDetails = {
    ...bought,
    state: 'documents',
    steps: [
      { step: 'paid', at: '2026-11-25T09:00:00.000Z' },
      { step: 'documents', at: null },
    ],
    papers: [
      { id: 'p', kind: 'registration', name: 'brief.pdf', bytes: 1, createdAt: '2026-11-26T09:00:00.000Z' },
    ],
    takenBackAt: '2026-11-30T09:00:00.000Z',
  }
  const invoice = { id: 'i', kind: 'invoice' as const, number: 'RE-2026-000001', issuedOn: '2026-11-24' }
  const money = {
    payments: [
      { amountCents: 2_287_000, depositCents: 0, bookedOn: '2026-11-25' },
      { amountCents: -2_287_000, depositCents: 0, bookedOn: '2026-11-27' },
      { amountCents: 2_287_000, depositCents: 400_000, bookedOn: '2026-11-28' },
    ],
    refunds: [{ amountCents: 50_000, paidOn: '2026-12-02' }],
  }
  const reported = { id: 'c', number: 'R-0001', createdAt: '2026-12-01T09:00:00.000Z' }
  const claims = [
    { ...reported, id: 'd', number: 'R-0002', state: 'filed' as const, messages: [] },
    { ...reported, state: 'rejected' as const, messages: [{ at: '2026-12-03T09:00:00.000Z' }] },
  ]
  const lines = historyOf(purchase, { invoices: [invoice], money, claims }).map(
    ({ at, text }) => `${at.slice(0, 10)} ${text.replaceAll('\u00a0', ' ')}`,
  )
  expect(lines).toEqual([
    '2026-12-03 Reklamation R-0001: Abgelehnt',
    '2026-12-02 Zurückgezahlt: 500,00 €',
    '2026-12-01 Reklamation R-0002 gemeldet',
    '2026-12-01 Reklamation R-0001 gemeldet',
    '2026-11-30 Fahrzeug zurückgenommen',
    '2026-11-28 Zahlung eingegangen: 26.870,00 €, davon 4.000,00 € Kaution',
    '2026-11-27 Zahlung von der Bank zurückgeholt: 22.870,00 €',
    '2026-11-26 Fahrzeugpapiere',
    '2026-11-25 Bezahlt',
    '2026-11-25 Zahlung eingegangen: 22.870,00 €',
    '2026-11-24 Rechnung RE-2026-000001',
    '2026-11-24 Gekauft',
  ])
})
