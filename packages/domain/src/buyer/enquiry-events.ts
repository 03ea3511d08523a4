import { z } from 'zod'
import { dateFormat } from '../values/formats.ts'
import { namesOf } from '../values/records.ts'
import { t } from '../values/text.ts'
import { houseStateText } from './enquiry-state.ts'

const moment = z.iso.datetime()

/** What the portal notes in the thread of an enquiry: stored with its values, written in the language of its reader. */
export const EnquiryEvent = z.discriminatedUnion('kind', [
  /** `before`: the former time of an appointment that was moved. */
  z.strictObject({ kind: z.literal('appointment-set'), at: moment, before: moment.nullable() }),
  z.strictObject({ kind: z.literal('appointment-cancelled'), at: moment }),
  z.strictObject({ kind: z.literal('taken') }),
  z.strictObject({ kind: z.literal('given-back') }),
  /** `name`: the colleague. */
  z.strictObject({ kind: z.literal('handed-over'), name: z.string() }),
  z.strictObject({ kind: z.literal('state-set'), state: z.enum(namesOf(houseStateText)) }),
])
export type EnquiryEvent = z.infer<typeof EnquiryEvent>

const when = dateFormat({ dateStyle: 'full', timeStyle: 'short' })
/** 'Mittwoch, 25. November 2026 um 10:15 Uhr' */
export const whenText = (at: Date) => t`${when(at)} Uhr`
const momentOf = (iso: string) => whenText(new Date(iso))

/** @returns the event as a sentence in the language of the running request */
export function enquiryEventText(event: EnquiryEvent): string {
  switch (event.kind) {
    case 'appointment-set':
      return event.before === null
        ? t`Ihr Termin ist bestätigt: ${momentOf(event.at)}.`
        : t`Ihr Termin wurde verschoben, vom ${momentOf(event.before)} auf ${momentOf(event.at)}.`
    case 'appointment-cancelled':
      return t`Ihr Termin am ${momentOf(event.at)} wurde abgesagt.`
    case 'taken':
      return t('Anfrage übernommen')
    case 'given-back':
      return t('Anfrage abgegeben')
    case 'handed-over':
      return t`An ${event.name} übergeben`
    case 'state-set':
      return t`Stand: ${t(houseStateText[event.state])}`
  }
}
