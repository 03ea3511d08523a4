import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow, pages } from '../rows.ts'

export const MailState = z.enum(['queued', 'sent', 'failed'])
export type MailState = z.infer<typeof MailState>

export const OutboxMail = z.object({
  id: z.int(),
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: MailState,
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

const url = '/uaa/api/mails'

export const listMails = {
  method: 'GET',
  url,
  config: { access: 'admin', summary: 'Postausgang, neueste zuerst' },
  schema: {
    querystring: z.strictObject({
      state: MailState.optional(),
      /** A part of the address. */
      recipient: z.string().trim().max(254).toLowerCase().optional(),
      /** A part of the address or of the subject. */
      search: z.string().trim().max(254).optional(),
      ...pages(20),
    }),
    response: { 200: z.array(OutboxMail) },
  },
} satisfies Endpoint

/** A mail with its text; the secret parts of links are left out, because they are for the recipient only. */
export const ReadableMail = OutboxMail.extend({ text: z.string() })
export type ReadableMail = z.infer<typeof ReadableMail>

export const readMail = {
  method: 'GET',
  url: `${url}/:id`,
  config: { access: 'admin', summary: 'Eine Mail des Postausgangs lesen' },
  schema: { params: ofRow, response: { 200: ReadableMail } },
} satisfies Endpoint

export const sendMailAgain = {
  method: 'POST',
  url: `${url}/:id/send-again`,
  config: { access: 'admin', summary: 'Eine Mail noch einmal senden' },
  schema: {
    params: ofRow,
    response: { 200: OutboxMail },
  },
} satisfies Endpoint

export const OutboxState = z.object({
  queued: z.int(),
  failed: z.int(),
  oldestQueuedAt: z.iso.datetime().nullable(),
  /** The last heartbeat of a worker, which sends the mails; null if there was never one. */
  workerSeenAt: z.iso.datetime().nullable(),
  workerRuns: z.boolean(),
})
export type OutboxState = z.infer<typeof OutboxState>

export const readOutboxState = {
  method: 'GET',
  url: '/uaa/api/outbox',
  config: { access: 'admin', summary: 'Stand des Postausgangs' },
  schema: { response: { 200: OutboxState } },
} satisfies Endpoint

/** A mail to the address of the caller, on the way of every other one. */
export const sendTestMail = {
  method: 'POST',
  url: '/uaa/api/outbox/test-mail',
  config: { access: 'admin', summary: 'Eine Testmail an die eigene Adresse senden' },
  schema: { response: { 200: OutboxMail } },
} satisfies Endpoint

export const sendAllMailsAgain = {
  method: 'POST',
  url: '/uaa/api/outbox/send-again',
  config: { access: 'admin', summary: 'Alle nicht zugestellten Mails noch einmal senden' },
  schema: {
    /** The number of failed mails, and of mails waiting for a retry. */
    response: { 200: z.object({ failed: z.int(), waiting: z.int() }) },
  },
} satisfies Endpoint
