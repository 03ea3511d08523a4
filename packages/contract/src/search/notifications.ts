import { notificationShape } from '@portal/domain/search/notification'
import { email } from '@portal/domain/values/fields'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'

export const NotificationState = z.enum(['unconfirmed', 'active', 'paused', 'cancelled'])
export const NotificationRhythm = z.enum(['sofort', 'taeglich'])

/** Accepted because the specification's payload has them, but ignored: the server determines sender and vehicle. */
const ignored = {
  email_from: z.unknown().optional(),
  cancel_alert: z.unknown().optional(),
  fahrzeugid: z.unknown().optional(),
  fahrzeugidList: z.unknown().optional(),
  ps: z.unknown().optional(),
  detailsearch: z.unknown().optional(),
}

export const NewNotification = z.strictObject({ ...notificationShape, ...ignored, user_email: email() })
export type NewNotification = z.infer<typeof NewNotification>

export const SearchNotification = z.object({
  id: z.int(),
  name: z.string(),
  user_email: z.string(),
  state: NotificationState,
  rhythm: NotificationRhythm,
  criteria: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
  matches: z.int(),
})
export type SearchNotification = z.infer<typeof SearchNotification>

/** A link token: opaque, 256 bit. */
const token = z.strictObject({ id: z.string().max(300) })

export const createNotification = {
  method: 'POST',
  url: '/mvp/api/mvp-car-notification',
  config: { access: 'public', summary: 'Findebenachrichtigung anlegen' },
  schema: {
    body: NewNotification,
    response: { 201: z.object({ id: z.string(), state: NotificationState }) },
  },
} satisfies Endpoint

export const cancelNotification = {
  method: 'PUT',
  url: '/mvp/api/mvp-car-notification-delete/:id',
  config: {
    access: 'public',
    summary: 'Findebenachrichtigung über den Link der Mail stornieren',
    anyText: true,
  },
  schema: { params: token, response: { 200: z.object({ cancel_alert: z.literal(true) }) } },
} satisfies Endpoint

/** Confirms the subscriber's address (U-50). */
export const confirmNotification = {
  method: 'PUT',
  url: '/mvp/api/mvp-car-notification-confirm/:id',
  config: {
    access: 'public',
    summary: 'Findebenachrichtigung über den Link der Mail bestätigen',
    anyText: true,
  },
  schema: {
    params: token,
    response: { 200: z.object({ state: NotificationState, cancelToken: z.string() }) },
  },
} satisfies Endpoint

/** One-click unsubscribing by a mail program (RFC 8058): no page and no session; the token is the authorization. */
export const unsubscribeByMail = {
  method: 'POST',
  url: '/mvp/api/mvp-car-notification-unsubscribe/:id',
  config: { access: 'public', summary: 'Abmeldung durch das Mailprogramm (RFC 8058)', changesState: false },
  schema: { params: token },
} satisfies Endpoint

/** The same link in a browser: changes nothing and redirects to the confirmation page. */
export const openUnsubscribePage = {
  method: 'GET',
  url: '/mvp/api/mvp-car-notification-unsubscribe/:id',
  config: { access: 'public', summary: 'Leitet zur Seite der Stornierung weiter' },
  schema: { params: token },
} satisfies Endpoint

export const listNotifications = {
  method: 'GET',
  url: '/mvp/api/mvp-car-notifications-by-user',
  config: { access: 'active', summary: 'Eigene Suchaufträge' },
  schema: { response: { 200: z.array(SearchNotification) } },
} satisfies Endpoint

export const updateNotification = {
  method: 'PUT',
  url: '/mvp/api/mvp-car-notifications/:id',
  config: { access: 'active', summary: 'Eigenen Suchauftrag umbenennen, anhalten oder im Rhythmus ändern' },
  schema: {
    params: ofRow,
    body: z.strictObject({
      name: z.string().trim().min(1).max(100).optional(),
      state: z.enum(['active', 'paused']).optional(),
      rhythm: NotificationRhythm.optional(),
    }),
    response: { 200: SearchNotification },
  },
} satisfies Endpoint

export const deleteNotification = {
  method: 'DELETE',
  url: '/mvp/api/mvp-car-notifications/:id',
  config: { access: 'active', summary: 'Eigenen Suchauftrag löschen' },
  schema: { params: ofRow, response: { 204: z.undefined() } },
} satisfies Endpoint
