import type { BankEntry, PayablePurchase, TakenStatements } from '@portal/contract/house/bank-statements'
import { depositIn, type PaymentFinding, paymentFindingLabels } from '@portal/domain/house/payment-matching'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'

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
  booked: { label: t('Gebucht'), look: 'ok' },
  returned: { label: t('Zurückgezahlt'), look: 'prep' },
  left: { label: t('Unbekannt gelassen'), look: 'off' },
} as const

/** What stands beside a payment: what the rules found, or how it was decided. */
export const markOf = ({ state, finding }: BankEntry) =>
  state === 'open' ? findingMark(finding) : decided[state]

type Deposited = { depositCents: number }

/** @returns 'davon Kaution 1.900,00 €', or null without one */
const depositText = ({ depositCents }: Deposited) =>
  depositCents === 0 ? null : t`davon Kaution ${centsEuroText(Math.abs(depositCents))}`

type Deducted = { deductionCents: number; deductionReason: string | null }

/** @returns 'Abzug 97,48 € (Kratzer)', or null without a deduction */
export const deductionText = ({ deductionCents, deductionReason }: Deducted) =>
  deductionCents === 0 ? null : t`Abzug ${centsEuroText(deductionCents)} (${deductionReason ?? ''})`

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
      booked && t`Kauf ${booked.gwnummer}`,
      booked && deductionText(booked),
      booked && depositText(booked),
      who ?? t('automatisch'),
      decidedAt && dayText(decidedAt),
    ]
      .filter(Boolean)
      .join(', ')
  const open = proposals[0]?.openCents
  if (finding === 'part' && open !== undefined) return t`fehlen ${centsEuroText(open - amountCents)}`
  if (finding === 'over' && open !== undefined) return t`${centsEuroText(amountCents - open)} zu viel`
  if (finding === 'double') return t('Rechnung ist schon bezahlt')
  return proposals.length === 0
    ? t('kein Vorschlag')
    : plural(proposals.length, '1 Vorschlag', '# Vorschläge')
}

/** What booking a payment to a purchase means. */
export function bookingText({ amountCents, isReturn }: BankEntry, purchase?: PayablePurchase): string {
  if (!purchase) return t('Buchen (bitte erst eine Rechnung wählen)')
  if (purchase.number === null && !isReturn) return t('Als Vorauszahlung buchen, noch ohne Rechnung')
  if (isReturn) return t`Rückgabe buchen, ${centsEuroText(amountCents)} sind wieder offen`
  const deposit = depositIn(amountCents, purchase)
  if (deposit > 0) return t`Als bezahlt buchen, davon Kaution ${centsEuroText(deposit)}`
  const rest = purchase.openCents - amountCents
  if (rest > 0) return t`Teilzahlung buchen, Rest ${centsEuroText(rest)} anfordern`
  return rest === 0 ? t('Als bezahlt buchen') : t`Buchen, ${centsEuroText(-rest)} zu viel`
}

/** What an upload has done: '37 gebucht (712.480,51 €), 9 zu klären, 2 schon bekannt.' */
export function takenText({ booked, bookedCents, open, known, refunded }: TakenStatements): string {
  const payments =
    known > 0
      ? t`${booked} gebucht (${centsEuroText(bookedCents)}), ${open} zu klären, ${known} schon bekannt.`
      : t`${booked} gebucht (${centsEuroText(bookedCents)}), ${open} zu klären.`
  if (refunded === 0) return payments
  return `${payments} ${plural(refunded, '1 Rückzahlung vermerkt.', '# Rückzahlungen vermerkt.')}`
}
