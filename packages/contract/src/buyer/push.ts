import { isPushService } from '@portal/domain/buyer/push-service'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'

/** A device that gets notifications for the account. */
const PushDevice = z.object({
  id: z.int(),
  /** Browser and system. */
  name: z.string(),
  isThisDevice: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
})
export type PushDevice = z.infer<typeof PushDevice>

/** The immediate channels of an account: notification and mail, or one of them. */
export const NoticeBy = z.enum(['both', 'push', 'mail'])
export type NoticeBy = z.infer<typeof NoticeBy>

export const PushState = z.object({
  noticeBy: NoticeBy,
  /** The server's VAPID key, which a browser needs to subscribe; null = the operator has not set up notifications. */
  publicKey: z.string().nullable(),
  devices: z.array(PushDevice),
})
export type PushState = z.infer<typeof PushState>

/** A browser's subscription: 65 bytes of public key and 16 bytes of secret, both base64url (RFC 8291). */
export const NewPushDevice = z.strictObject({
  endpoint: z
    .string()
    .max(1000)
    .refine(isPushService, t('Der Mitteilungsdienst dieses Browsers wird nicht unterstützt.')),
  keys: z.strictObject({
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
})
export type NewPushDevice = z.infer<typeof NewPushDevice>

const url = '/mvp/api/mvp-user-push-devices'

export const readPushState = {
  method: 'GET',
  url,
  config: { access: 'session', summary: 'Geräte, die Mitteilungen bekommen', whileRestricted: true },
  schema: { response: { 200: PushState } },
} satisfies Endpoint

export const addPushDevice = {
  method: 'POST',
  url,
  config: { access: 'active', summary: 'Mitteilungen auf diesem Gerät einschalten' },
  schema: { body: NewPushDevice, response: { 200: PushState } },
} satisfies Endpoint

export const chooseNoticeBy = {
  method: 'PUT',
  url,
  config: { access: 'active', summary: 'Sofort-Nachrichten als Mitteilung, E-Mail oder beides' },
  schema: { body: z.strictObject({ noticeBy: NoticeBy }), response: { 200: PushState } },
} satisfies Endpoint

export const removePushDevice = {
  method: 'DELETE',
  url: `${url}/:id`,
  config: { access: 'active', summary: 'Mitteilungen auf einem eigenen Gerät ausschalten' },
  schema: {
    params: ofRow,
    response: { 200: PushState },
  },
} satisfies Endpoint
