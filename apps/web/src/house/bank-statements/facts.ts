import type { BankEntry, PayablePurchase, TakenStatements } from '@portal/contract/house/bank-statements'
import { type PaymentFinding, paymentFindingLabels } from '@portal/domain/house/payment-matching'
import { countedText, dayText, euroCentText } from '@portal/domain/values/formats'

/** @returns '22.870,00 €' */
export const centText = (cents: number) => euroCentText(cents / 100)

/** The class of the mark of a finding (`.st` in `state-mark.css`). */
const looks: Record<PaymentFinding, string> = {
  exact: 'ok',
  part: 'res',
  over: 'res',
  double: 'bad',
  proposal: 'run',
  unknown: 'off',
  batch: 'off',
  return: 'bad',
}

export const findingMark = (finding: PaymentFinding) => ({
  label: paymentFindingLabels[finding],
  look: looks[finding],
})

const decided = {
  booked: { label: 'Gebucht', look: 'ok' },
  returned: { label: 'Zurückgezahlt', look: 'prep' },
  left: { label: 'Unbekannt gelassen', look: 'off' },
} as const

/** What stands beside a payment: what the rules found, or how it was decided. */
export const markOf = ({ state, finding }: BankEntry) =>
  state === 'open' ? findingMark(finding) : decided[state]

type Deducted = { deductionCents: number; deductionReason: string | null }

/** @returns 'Abzug 97,48 € (Kratzer)', or null without a deduction */
export const deductionText = ({ deductionCents, deductionReason }: Deducted) =>
  deductionCents === 0 ? null : `Abzug ${centText(deductionCents)} (${deductionReason ?? ''})`

/** What a payment leaves open of an invoice, which can be waived; 0 where nothing can. */
export const restOf = ({ amountCents, isReturn }: BankEntry, purchase?: PayablePurchase) =>
  purchase?.number && !isReturn ? Math.max(0, purchase.openCents - amountCents) : 0

/** The note below the mark of a payment. */
export function noteOf({
  state,
  finding,
  amountCents,
  proposals,
  booked,
  who,
  decidedAt,
}: BankEntry): string {
  if (state !== 'open')
    return [
      booked && `Kauf ${booked.gwnummer}`,
      booked && deductionText(booked),
      who ?? 'automatisch',
      decidedAt && dayText(decidedAt),
    ]
      .filter(Boolean)
      .join(', ')
  const open = proposals[0]?.openCents
  if (finding === 'part' && open !== undefined) return `fehlen ${centText(open - amountCents)}`
  if (finding === 'over' && open !== undefined) return `${centText(amountCents - open)} zu viel`
  if (finding === 'double') return 'Rechnung ist schon bezahlt'
  return proposals.length === 0 ? 'kein Vorschlag' : countedText(proposals.length, 'Vorschlag', 'Vorschläge')
}

/** What booking a payment to a purchase means. */
export function bookingText({ amountCents, isReturn }: BankEntry, purchase?: PayablePurchase): string {
  if (!purchase) return 'Buchen (bitte erst eine Rechnung wählen)'
  if (purchase.number === null && !isReturn) return 'Als Vorauszahlung buchen, noch ohne Rechnung'
  if (isReturn) return `Rückgabe buchen, ${centText(amountCents)} sind wieder offen`
  const rest = purchase.openCents - amountCents
  if (rest > 0) return `Teilzahlung buchen, Rest ${centText(rest)} anfordern`
  return rest === 0 ? 'Als bezahlt buchen' : `Buchen, ${centText(-rest)} zu viel`
}

/** What an upload has done: '37 gebucht (712.480,51 €), 9 zu klären, 2 schon bekannt.' */
export const takenText = ({ booked, bookedCents, open, known }: TakenStatements) =>
  `${booked} gebucht (${centText(bookedCents)}), ${open} zu klären${known > 0 ? `, ${known} schon bekannt` : ''}.`
