import type { ArrivalProof } from '@portal/contract/sale/arrival'
import { purchasePaperLabels } from '@portal/domain/buyer/hand-over'
import { type ArrivalFileKind, arrivalProofs, depositLabels } from '@portal/domain/sale/arrival'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'

/** What the company has to do next. */
export function arrivalText({ need, state, dueOn, proof }: ArrivalProof): string {
  if (state === 'proven' && proof)
    return t`${purchasePaperLabels[proof.kind]} vom ${dayText(proof.at)} liegt vor. Vielen Dank.`
  if (state === 'checking' && proof)
    return t`${purchasePaperLabels[proof.kind]} vom ${dayText(proof.at)} liegt vor. Wir prüfen ihn.`
  const day = dueOn ? dayText(dueOn) : ''
  if (need === 'export') {
    if (state === 'late')
      return t`Seit dem ${day} fehlt uns der Ausfuhrnachweis des Zolls. Bitte schicken Sie uns das jetzt.`
    return dueOn
      ? t`Wir brauchen bis ${day} den Ausfuhrnachweis des Zolls.`
      : t('Nach der Abholung brauchen wir den Ausfuhrnachweis des Zolls.')
  }
  if (state === 'late')
    return t`Seit dem ${day} fehlt uns die Bestätigung, dass das Fahrzeug angekommen ist. Bitte schicken Sie uns das jetzt.`
  return dueOn
    ? t`Wir brauchen bis ${day} die Bestätigung, dass das Fahrzeug angekommen ist.`
    : t('Nach der Abholung brauchen wir die Bestätigung, dass das Fahrzeug angekommen ist.')
}

export const depositText = ({
  amountCents,
  state,
  receivedOn,
  returnedOn,
}: NonNullable<ArrivalProof['deposit']>) => {
  const amount = centsEuroText(amountCents)
  if (state === 'returned' && returnedOn) return t`${amount}, zurückgezahlt am ${dayText(returnedOn)}`
  if (state === 'received' && receivedOn) return t`${amount}, hinterlegt seit ${dayText(receivedOn)}`
  return `${amount}, ${depositLabels[state].toLowerCase()}`
}

/** The kinds of files that prove what is needed. */
export const fileChoices = (need: NonNullable<ArrivalProof['need']>) =>
  arrivalProofs[need].map((value: ArrivalFileKind) => ({ value, label: purchasePaperLabels[value] }))
