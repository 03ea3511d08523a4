import { replyReasons } from '@portal/domain/house/mail-replies'
import { namesOf } from '@portal/domain/values/records'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow, pages } from '../rows.ts'

export const ReplyState = z.enum(['unassigned', 'assigned', 'discarded'])
export type ReplyState = z.infer<typeof ReplyState>

const ThreadKind = z.enum(['enquiry', 'claim'])

export const InboundMail = z.object({
  id: z.int(),
  sender: z.string(),
  subject: z.string(),
  text: z.string(),
  state: ReplyState,
  reason: z.enum(namesOf(replyReasons)).nullable(),
  thread: z.object({ kind: ThreadKind, id: z.string() }).nullable(),
  receivedAt: z.iso.datetime(),
  files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.int() })),
})
export type InboundMail = z.infer<typeof InboundMail>

const url = '/mvp/api/house-mail-replies'

export const listInboundMails = {
  method: 'GET',
  url,
  config: { access: 'backoffice', summary: 'Eingegangene Mails, neueste zuerst' },
  schema: {
    querystring: z.strictObject({ state: ReplyState.default('unassigned'), ...pages(20) }),
    response: { 200: z.array(InboundMail) },
  },
} satisfies Endpoint

/** A thread that a mail may belong to. */
export const ReplyThread = z.object({ kind: ThreadKind, id: z.string(), label: z.string() })
export type ReplyThread = z.infer<typeof ReplyThread>

/** Without a number, the threads of the sender. */
export const listReplyThreads = {
  method: 'GET',
  url: `${url}/:id/threads`,
  config: { access: 'backoffice', summary: 'Vorgänge, zu denen eine eingegangene Mail gehören kann' },
  schema: {
    params: ofRow,
    querystring: z.strictObject({ gwnummer: z.string().trim().max(20).default('') }),
    response: { 200: z.array(ReplyThread) },
  },
} satisfies Endpoint

export const assignInboundMail = {
  method: 'POST',
  url: `${url}/:id/assign`,
  config: { access: 'backoffice', summary: 'Eine eingegangene Mail einem Vorgang zuordnen' },
  schema: {
    params: ofRow,
    body: z.strictObject({ kind: ThreadKind, id: z.uuid() }),
    response: { 204: z.undefined() },
  },
} satisfies Endpoint

export const discardInboundMail = {
  method: 'POST',
  url: `${url}/:id/discard`,
  config: { access: 'backoffice', summary: 'Eine eingegangene Mail verwerfen' },
  schema: { params: ofRow, response: { 204: z.undefined() } },
} satisfies Endpoint

export const readInboundFile = {
  method: 'GET',
  url: `${url}/:id/files/:fileId`,
  config: { access: 'backoffice', summary: 'Anhang einer eingegangenen Mail' },
  schema: { params: ofRow.extend({ fileId: z.uuid() }) },
} satisfies Endpoint
