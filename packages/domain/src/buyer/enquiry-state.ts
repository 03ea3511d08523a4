import { t } from '../values/text.ts'

/** The processing state of an enquiry in words, for the asker. */
export const enquiryStateText = {
  open: t('Offen'),
  'in-work': t('In Arbeit'),
  answered: t('Beantwortet'),
  closed: t('Abgeschlossen'),
} as const
export type EnquiryStateCode = keyof typeof enquiryStateText

/** The states in which the asker waits for an answer of the house. */
export const waitingStates: readonly EnquiryStateCode[] = ['open', 'in-work']

export const isWaitingState = (state: string) => waitingStates.some((waiting) => waiting === state)

/** The states in the words of the house. */
export const houseStateText: Record<EnquiryStateCode, string> = {
  ...enquiryStateText,
  open: t('Neu'),
  closed: t('Geschlossen'),
}
