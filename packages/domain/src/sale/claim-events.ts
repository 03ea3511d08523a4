import { z } from 'zod'
import { namesOf } from '../values/records.ts'
import { t } from '../values/text.ts'

/** What the portal notes in the history of a claim; the keys are stored. */
export const claimEvents = {
  filed: t('Mangel gemeldet'),
  taken: t('Reklamation übernommen'),
  overdue: t('Frist verpasst, Mail an den Verkauf'),
  accepted: t('Angebot angenommen'),
  withdrawn: t('Reklamation zurückgezogen'),
  lapsed: t('Verfallen, weil keine Antwort kam'),
}
export const ClaimEventName = z.enum(namesOf(claimEvents))
export type ClaimEventName = z.infer<typeof ClaimEventName>
