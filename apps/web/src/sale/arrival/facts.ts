import type { ArrivalProof } from '@portal/contract/sale/arrival'
import { purchasePaperLabels } from '@portal/domain/buyer/hand-over'
import { type ArrivalFileKind, arrivalProofs, depositLabels } from '@portal/domain/sale/arrival'
import { dayText, euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'

/** What the company has to do next. */
export function arrivalText({ need, state, dueOn, proof }: ArrivalProof): string {
  if (state === 'proven' && proof)
    return t`${purchasePaperLabels[proof.kind]} vom ${dayText(proof.at)} liegt vor. Vielen Dank.`
  const what =
    need === 'export'
      ? t('den Ausfuhrnachweis des Zolls')
      : t('die Bestätigung, dass das Fahrzeug angekommen ist')
  if (state === 'late')
    return t`Seit dem ${dayText(dueOn ?? '')} fehlt uns ${what}. Bitte schicken Sie uns das jetzt.`
  return dueOn ? t`Wir brauchen bis ${dayText(dueOn)} ${what}.` : t`Nach der Abholung brauchen wir ${what}.`
}

export const depositText = ({
  amountCents,
  state,
  receivedOn,
  returnedOn,
}: NonNullable<ArrivalProof['deposit']>) => {
  const amount = euroCentText(amountCents / 100)
  if (state === 'returned' && returnedOn) return t`${amount}, zurückgezahlt am ${dayText(returnedOn)}`
  if (state === 'received' && receivedOn) return `${amount}, hinterlegt seit ${dayText(receivedOn)}`
  return `${amount}, ${depositLabels[state].toLowerCase()}`
}

/** The kinds of files that prove what is needed. */
export const fileChoices = (need: NonNullable<ArrivalProof['need']>) =>
  arrivalProofs[need].map((value: ArrivalFileKind) => ({ value, label: purchasePaperLabels[value] }))
