import type { OwnClaim, PurchaseClaims } from '@portal/contract/sale/claims'
import type { HandOverState } from '@portal/contract/sale/hand-overs'
import type { SaleInvoice } from '@portal/contract/sale/invoices'
import type { PurchasePayment } from '@portal/contract/sale/payments'
import type { PickUp } from '@portal/contract/sale/pick-up'
import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import {
  handOverLabels,
  handOverStates,
  handOverSteps,
  purchasePaperLabels,
} from '@portal/domain/buyer/hand-over'
import { buyersClaimLabel, isOpenClaim } from '@portal/domain/sale/claim-states'
import { invoiceKindLabels } from '@portal/domain/sale/invoice'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'

const labels = {
  bought: t('gekauft'),
  paid: t('bezahlt'),
  documents: t('Papiere'),
  ready: t('bereit'),
  collected: t('abgeholt'),
} as const

export type Step = { key: keyof typeof labels; label: string; note: string; look: 'done' | 'now' | 'next' }

const waitingNotes = {
  paid: t('noch offen'),
  documents: t('nach Zahlung'),
  ready: t('nach Papieren'),
  collected: t('nach „bereit“'),
} as const

/**
 * The five steps of a purchase with their dates; `now` is the one that is waited for.
 * @param dueText until when to pay, for people who may see it
 */
export function stepsOf({ state, puchasesDate, steps }: PurchaseDetails, dueText?: string): Step[] {
  const reached = handOverStates.indexOf(state)
  const notes: Partial<Record<Step['key'], string>> = dueText ? { paid: dueText } : {}
  const dates = new Map(steps.map(({ step, at }) => [step, at]))
  return [
    { key: 'bought', label: labels.bought, note: dayText(puchasesDate), look: 'done' },
    ...handOverSteps.map((key, index): Step => {
      const at = dates.get(key)
      return {
        key,
        label: labels[key],
        note: index < reached ? (at ? dayText(at) : t('erledigt')) : (notes[key] ?? waitingNotes[key]),
        look: index < reached ? 'done' : index === reached ? 'now' : 'next',
      }
    }),
  ]
}

type Event = { key: string; at: string; text: string }
type Booked = PurchasePayment['payments'][number]

function paymentText({ amountCents, depositCents }: Booked) {
  const amount = centsEuroText(Math.abs(amountCents + depositCents))
  if (amountCents + depositCents < 0) return t`Zahlung von der Bank zurückgeholt: ${amount}`
  return depositCents > 0
    ? t`Zahlung eingegangen: ${amount}, davon ${centsEuroText(depositCents)} Kaution`
    : t`Zahlung eingegangen: ${amount}`
}

const moneyEvents = ({ payments, refunds }: Pick<PurchasePayment, 'payments' | 'refunds'>): Event[] => [
  ...payments.map((payment, index) => ({
    ...{ key: `payment ${index}`, at: payment.bookedOn, text: paymentText(payment) },
  })),
  ...refunds.map(({ amountCents, paidOn }, index) => ({
    ...{ key: `refund ${index}`, at: paidOn, text: t`Zurückgezahlt: ${centsEuroText(amountCents)}` },
  })),
]

/** When a claim was reported and decided. */
const claimEvents = ({ id, number, state, createdAt, messages }: HistoryClaim): Event[] => {
  const last = messages.at(-1)
  return [
    { key: id, at: createdAt, text: t`Reklamation ${number} gemeldet` },
    ...(last && !isOpenClaim(state)
      ? [{ key: `${id} end`, at: last.at, text: t`Reklamation ${number}: ${buyersClaimLabel(state)}` }]
      : []),
  ]
}

type HistoryClaim = Pick<OwnClaim, 'id' | 'number' | 'state' | 'createdAt'> & {
  messages: readonly { at: string }[]
}
export type HistoryParts = {
  /** Empty for people who may not see payments. */
  invoices?: readonly Pick<SaleInvoice, 'id' | 'kind' | 'number' | 'issuedOn'>[]
  /** Missing for people who may not see them. */
  money?: Pick<PurchasePayment, 'payments' | 'refunds'>
  claims?: readonly HistoryClaim[]
}

/** What has happened to a purchase and is known with its day, newest first. */
export function historyOf(
  { puchasesDate, steps, papers, takenBackAt }: PurchaseDetails,
  { invoices = [], money, claims = [] }: HistoryParts = {},
): Event[] {
  const events: Event[] = [
    { key: 'bought', at: puchasesDate, text: t('Gekauft') },
    ...invoices.map(({ id, kind, number, issuedOn }) => ({
      ...{ key: id, at: issuedOn, text: `${invoiceKindLabels[kind]} ${number}` },
    })),
    ...(money ? moneyEvents(money) : []),
    ...steps.flatMap(({ step, at }) => (at ? { key: step, at, text: handOverLabels[step] } : [])),
    ...papers.map(({ id, kind, createdAt }) => ({
      ...{ key: id, at: createdAt, text: purchasePaperLabels[kind] },
    })),
    ...claims.toReversed().flatMap(claimEvents),
    ...(takenBackAt ? [{ key: 'back', at: takenBackAt, text: t('Fahrzeug zurückgenommen') }] : []),
  ]
  return newestFirst(events)
}

/** Of two events on one day the later one in the list is the newer one, unless both have a time. */
export const newestFirst = <Dated extends { at: string }>(events: readonly Dated[]) =>
  events.toReversed().toSorted((one, other) => {
    const length = Math.min(one.at.length, other.at.length)
    return other.at.slice(0, length).localeCompare(one.at.slice(0, length))
  })

/** Whether an invoice is there and not fully paid. */
export const isPaymentAwaited = ({ number, openCents }: Pick<PurchasePayment, 'number' | 'openCents'>) =>
  number !== null && openCents > 0

const paperLabels = {
  registrationPart1: t('Zulassungsbescheinigung Teil I'),
  registrationPart2: t('Zulassungsbescheinigung Teil II'),
  coc: t('COC-Papier'),
} as const

/** The original papers and keys of the vehicle that the house has recorded, and where they are. */
export function handedOut(
  { state, takenBackAt, vehicle }: Pick<PurchaseDetails, 'state' | 'takenBackAt' | 'vehicle'>,
  isHeld: boolean,
): { label: string; state: string }[] {
  if (!vehicle || takenBackAt) return []
  const place = state === 'collected' ? t('übergeben') : t('im Haus')
  const { papers, keys } = vehicle
  return [
    ...namesOf(paperLabels).flatMap((name) => {
      const has = papers?.[name]
      if (has === null || has === undefined) return []
      const there = isHeld ? t('Frei nach dem Nachweis') : place
      return [{ label: paperLabels[name], state: has ? there : t('fehlt') }]
    }),
    ...(keys ? [{ label: plural(keys, '1 Schlüssel', '# Schlüssel'), state: place }] : []),
  ]
}

export type NextStep =
  | { kind: 'name' }
  | { kind: 'pass'; token: string }
  /** `lastDay` is the last day to report a defect. */
  | { kind: 'claim'; lastDay: string }

/**
 * What the person can do next about a paid purchase; null if nothing, also for a right the person lacks.
 * @param collection undefined while it is loaded, as are the claims
 */
export function nextStepOf(
  state: HandOverState,
  collection: PickUp | undefined,
  claims: Pick<PurchaseClaims, 'mayClaim' | 'period'> | undefined,
): NextStep | null {
  if (state === 'open') return null
  if (state === 'collected') {
    const { state: period, lastDay } = claims?.period ?? { state: 'off', lastDay: null }
    return claims?.mayClaim && period === 'open' && lastDay ? { kind: 'claim', lastDay } : null
  }
  if (!collection?.mayChange) return null
  const { pass } = collection
  if (pass?.token) return { kind: 'pass', token: pass.token }
  // A collector is known, but day and time are chosen once the vehicle is ready.
  return pass?.state === 'requested' && state !== 'ready' ? null : { kind: 'name' }
}

/** The dates that the panel about what is due names; null while they are not known or have passed. */
export const dueDaysOf = ({ steps }: Pick<PurchaseDetails, 'steps'>, collection: PickUp | undefined) => ({
  collectedOn: steps.find(({ step }) => step === 'collected')?.at ?? null,
  freeUntil: collection?.fee?.soFar === 0 ? collection.fee.lastFreeDay : null,
})
