import type { HousePurchasePayments } from '@portal/contract/house/bank-statements'
import type { HouseInvoices } from '@portal/contract/house/house-invoices'
import type { HousePurchase } from '@portal/contract/house/house-purchases'
import type { PurchaseOverview } from '@portal/contract/house/purchase-overview'
import type { HandOverState } from '@portal/contract/sale/hand-overs'
import { handOverLabels, handOverStates } from '@portal/domain/buyer/hand-over'
import { claimLabel } from '@portal/domain/sale/claim-states'
import { invoiceKindLabels } from '@portal/domain/sale/invoice'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { passStateLabels } from '@portal/domain/sale/pick-up'
import { dayText, momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { newestFirst } from '../../sale/purchase/facts.ts'

type Payment = PurchaseOverview['payment']
type Look = 'done' | 'now' | 'next'
export type HouseStep = { key: string; label: string; note: string; look: Look }

function paidNote({ state, openCents, overdueDays, dueOn }: Payment): string {
  switch (state) {
    case 'awaited':
      return t('nach der Rechnung')
    case 'part':
      return t`${centsEuroText(openCents)} fehlen`
    case 'overdue':
      return plural(overdueDays, 'seit 1 Tag fällig', 'seit # Tagen fällig')
    case 'open':
      return dueOn ? t`fällig ${dayText(dueOn)}` : t('offen')
    default:
      return t('noch offen')
  }
}

function billedNote({ number, issuedOn, state }: Payment): string {
  if (state === 'cancelled') return t('storniert')
  return number && issuedOn ? dayText(issuedOn) : t('fehlt')
}

function collectedNote(state: HandOverState, { pickUp }: Pick<PurchaseOverview, 'pickUp'>): string {
  if (!pickUp || pickUp.state === 'called-off') return t('Abholer fehlt')
  if (pickUp.appointmentAt && state === 'ready') return momentText(pickUp.appointmentAt)
  return passStateLabels[pickUp.state]
}

/**
 * The steps of a purchase for the house, with what is missing for each; `now` is the next one to do. A missing invoice
 * is next only while nothing is paid, because sales from before the portal's invoices have none.
 */
export function houseStepsOf(
  { state, puchasesDate, steps }: Pick<HousePurchase, 'state' | 'puchasesDate' | 'steps'>,
  { payment, pickUp }: Pick<PurchaseOverview, 'payment' | 'pickUp'>,
): HouseStep[] {
  const dayOf = (step: HandOverState) => {
    const at = steps.find((done) => done.step === step)?.at
    return at ? dayText(at) : t('aus dem Import')
  }
  const reached = handOverStates.indexOf(state)
  const isReached = (step: HandOverState) => handOverStates.indexOf(step) <= reached
  const handOver = (step: HandOverState, label: string, missing: string) => ({
    ...{ key: step, label, isDone: isReached(step), isNeeded: true },
    note: isReached(step) ? dayOf(step) : missing,
  })
  const all = [
    { key: 'bought', label: t('gekauft'), note: dayText(puchasesDate), isDone: true, isNeeded: true },
    {
      ...{ key: 'billed', label: t('Rechnung'), note: billedNote(payment) },
      isDone: payment.number !== null && payment.state !== 'cancelled',
      isNeeded: state === 'open',
    },
    handOver('paid', t('bezahlt'), paidNote(payment)),
    handOver('documents', t('Papiere'), t('nach Zahlung')),
    handOver('collected', t('abgeholt'), collectedNote(state, { pickUp })),
  ]
  const next = all.find(({ isDone, isNeeded }) => isNeeded && !isDone)
  return all.map(({ key, label, note, isDone }) => ({
    ...{ key, label, note },
    look: isDone ? 'done' : key === next?.key ? 'now' : 'next',
  }))
}

/** Whether the company has named who collects the vehicle, and when that person comes. */
export function pickUpText(pickUp: PurchaseOverview['pickUp']): string {
  if (!pickUp || pickUp.state === 'called-off') return t('Abholer: vom Käufer noch nicht eingetragen')
  const { state, appointmentAt } = pickUp
  if (state === 'expired') return t('Abholausweis: abgelaufen, der Käufer kann einen neuen erstellen')
  return state === 'ready' && appointmentAt
    ? t`Abholausweis: gültig für ${momentText(appointmentAt)}`
    : t('Abholer eingetragen. Der Ausweis entsteht, wenn das Fahrzeug bereit ist.')
}

/** What the company's payers read about the payment data. */
export function transferNote({ state, hasTransferData, openCents }: Payment): string {
  if (hasTransferData) return t('Die Zahlungsdaten stehen dabei.')
  if (state === 'awaited') return t('Keine Zahlungsdaten, bis die Rechnung da ist.')
  return openCents > 0
    ? t('Keine Zahlungsdaten, weil noch kein Konto bestätigt ist.')
    : t('Keine Zahlungsdaten, weil nichts zu zahlen ist.')
}

export type HouseEvent = {
  key: string
  at: string
  text: string
  /** Of a change of the hand-over: the state before, as `text` is the one after. */
  before?: string
  who?: string | null
}

type HistoryParts = {
  invoices?: HouseInvoices['invoices']
  payments?: HousePurchasePayments
  claims?: PurchaseOverview['claims']
}

const claimEventsOf = ({ id, number, state, createdAt, decidedAt }: PurchaseOverview['claims'][number]) => [
  { key: id, at: createdAt, text: t`Reklamation ${number} gemeldet` },
  ...(decidedAt
    ? [{ key: `${id} end`, at: decidedAt, text: t`Reklamation ${number}: ${claimLabel(state, false)}` }]
    : []),
]

const moneyEventsOf = ({ payments, refunds }: HousePurchasePayments): HouseEvent[] => [
  ...payments.map(({ bookedOn, amountCents, depositCents, who }, index) => {
    const amount = centsEuroText(Math.abs(amountCents + depositCents))
    const isReturn = amountCents + depositCents < 0
    return {
      ...{ key: `payment ${index}`, at: bookedOn, who: who ?? t('automatisch') },
      text: isReturn ? t`Zahlung ${amount} von der Bank zurückgeholt` : t`Zahlung ${amount} gebucht`,
    }
  }),
  ...refunds.map(({ id, amountCents, paidOn, who }) => ({
    ...{ key: id, at: paidOn, who, text: t`${centsEuroText(amountCents)} zurückgezahlt` },
  })),
]

/** What has happened to a purchase, newest first. */
export function houseHistoryOf(
  { puchasesDate, buyer, history, companyVat, takenBackAt }: HousePurchase,
  { invoices = [], payments, claims = [] }: HistoryParts,
): HouseEvent[] {
  const vat = companyVat?.vat
  const events: HouseEvent[] = [
    ...(vat?.state === 'confirmed'
      ? [{ key: 'vat', at: vat.stateAt, text: t`USt-IdNr. ${vat.vatId} bestätigt` }]
      : []),
    { key: 'bought', at: puchasesDate, text: t('Gekauft'), who: buyer },
    ...invoices.map(({ id, kind, number, issuedOn }) => ({
      ...{ key: id, at: issuedOn, text: `${invoiceKindLabels[kind]} ${number}` },
    })),
    ...(payments ? moneyEventsOf(payments) : []),
    ...history.toReversed().map(({ at, who, isImport, before, after }) => ({
      ...{ key: `${at} ${before} ${after}`, at, before: handOverLabels[before], text: handOverLabels[after] },
      who: isImport ? t('Import') : (who ?? t('gelöschtes Konto')),
    })),
    ...claims.toReversed().flatMap(claimEventsOf),
    ...(takenBackAt ? [{ key: 'back', at: takenBackAt, text: t('Fahrzeug zurückgenommen') }] : []),
  ]
  return newestFirst(events)
}
