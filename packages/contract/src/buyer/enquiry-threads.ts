import { freeText, required } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { Enquiry } from './enquiries.ts'

const url = '/mvp/api/mvp-user-car-requests/:id'
export const ofEnquiry = z.strictObject({ id: Enquiry.shape.id })
export const messageText = freeText(4000).refine((value) => value !== '', required(t('Nachricht')))

/** A thread for the person who enquired: without notes and without the colleague in charge. */
export const ThreadMessage = z.object({
  from: z.enum(['asker', 'house', 'system']),
  /**
   * What the portal notes, in the language of the request. Null for what a person wrote, and for older notes, whose text
   * is German.
   */
  event: z.string().nullable(),
  text: z.string(),
  /** Names of the files attached to the mail. */
  files: z.array(z.string()),
  at: z.iso.datetime(),
})
export type ThreadMessage = z.infer<typeof ThreadMessage>

/** Oldest message first; the first one is the enquiry itself. */
export const EnquiryThread = Enquiry.extend({ messages: z.array(ThreadMessage) })
export type EnquiryThread = z.infer<typeof EnquiryThread>

export const readOwnEnquiry = {
  method: 'GET',
  url,
  config: { access: 'active', summary: 'Eine eigene Anfrage mit ihrem Verlauf' },
  schema: { params: ofEnquiry, response: { 200: EnquiryThread } },
} satisfies Endpoint

/** A closed enquiry is answered by 409 `enquiry-closed`. The header `idempotency-key` protects from a repetition. */
export const replyToEnquiry = {
  method: 'POST',
  url: `${url}/messages`,
  config: { access: 'buyer', summary: 'In einer eigenen Anfrage antworten' },
  schema: {
    params: ofEnquiry,
    body: z.strictObject({ text: messageText }),
    response: { 200: EnquiryThread },
  },
} satisfies Endpoint
