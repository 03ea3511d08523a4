import { momentText } from '../values/formats.ts'
import { t } from '../values/text.ts'
import { homeCountry, isInUnion } from './countries.ts'

/** What is known about a company's VAT id. Pending is not invalid: nobody has said that it is wrong. */
export const vatStates = ['checking', 'confirmed', 'pending', 'invalid'] as const
export type VatState = (typeof vatStates)[number]

/**
 * Whether a company buys without German VAT: outside the Union, where it needs no VAT id, or with a confirmed VAT id of
 * another country of the Union.
 */
export const buysWithoutVat = (country: string, state: string | null | undefined) =>
  !isInUnion(country) || (country !== homeCountry && state === 'confirmed')

/** Why a VAT id is pending, or that it was confirmed by hand. */
export const vatReasons = {
  'by-hand': { text: t('Von Hand bestätigt.'), isByHand: false },
  off: { text: t('Die Prüfung ist noch nicht eingerichtet.'), isByHand: false },
  unavailable: { text: t('Der Prüfdienst antwortet nicht. Wir fragen weiter.'), isByHand: false },
  refused: {
    text: t('Der Prüfdienst lehnt die Anfrage des Hauses ab. Bitte die eigene USt-IdNr. prüfen.'),
    isByHand: false,
  },
  'name-differs': {
    text: t('Die Nummer ist gültig, der Name weicht ab. Wir prüfen das von Hand.'),
    isByHand: true,
  },
  'city-differs': {
    text: t('Die Nummer ist gültig, der Ort weicht ab. Wir prüfen das von Hand.'),
    isByHand: true,
  },
  'name-unknown': {
    text: t('Die Nummer ist gültig, der Name wird nicht genannt. Wir prüfen ihn von Hand.'),
    isByHand: true,
  },
} as const
export type VatReason = keyof typeof vatReasons

export const vatStateLabels: Record<VatState, string> = {
  checking: t('Wird geprüft'),
  confirmed: t('Bestätigt'),
  pending: t('Ausstehend'),
  invalid: t('Ungültig'),
}

export type VatFacts = {
  state: VatState
  /** Of a pending one, or of one confirmed by hand. */
  reason: VatReason | null
  /** When the state was reached, ISO moment. */
  stateAt: string
}

/** A reason that tells a company about the house's own set-up is told to the house only. */
const isOfHouse = (reason: VatReason) => reason === 'off' || reason === 'refused'

/** The sentence below a state. @param forHouse whether the house reads it */
export function vatStateText({ state, reason, stateAt }: VatFacts, forHouse = false): string {
  switch (state) {
    case 'checking':
      return t('Dauert meist wenige Sekunden.')
    case 'confirmed':
      return reason === 'by-hand'
        ? `${momentText(stateAt)}. ${vatReasons[reason].text}`
        : t`${momentText(stateAt)}. Die Angaben zur Firma stimmen überein.`
    case 'invalid':
      return t`${momentText(stateAt)}. Diese Nummer ist nicht gemeldet.`
    case 'pending':
      return reason === null || (isOfHouse(reason) && !forHouse)
        ? t('Wir prüfen die Nummer noch. Sie müssen nichts tun.')
        : vatReasons[reason].text
  }
}

/** A VAT id with its state in one line. */
export const vatSummary = ({ vatId, state }: { vatId: string; state: VatState }) =>
  `${vatId}, ${vatStateLabels[state].toLowerCase()}`
