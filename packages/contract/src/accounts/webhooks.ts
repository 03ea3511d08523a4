import {
  companyEvents,
  pauseReasons,
  testEvent,
  type WebhookEvent,
  webhookErrors,
  webhookTypes,
} from '@portal/domain/accounts/webhooks'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow, pages, rowIdText } from '../rows.ts'

const time = z.iso.datetime()

/** One try to deliver an event. */
export const WebhookAttempt = z.object({
  at: time,
  /** The HTTP status; null without an answer. */
  status: z.int().nullable(),
  /** Why there was no answer. */
  error: z.enum(namesOf(webhookErrors)).nullable(),
  /** How long it took. */
  ms: z.int(),
  /** The beginning of the answer. */
  answer: z.string().nullable(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookTypes)),
  /** All is well, the last attempt failed, or nothing is sent to the address. */
  state: z.enum(['active', 'failing', 'paused']),
  pauseReason: z.enum(namesOf(pauseReasons)).nullable(),
  /** Until when the earlier secret signs as well; null without a rotation. */
  rotatingUntil: time.nullable(),
  lastAttempt: WebhookAttempt.pick({ at: true, status: true, error: true }).nullable(),
  /** The events that are not delivered yet, and when the first of them is sent. */
  waiting: z.int(),
  nextAt: time.nullable(),
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookDelivery = z.object({
  id: z.int(),
  /** The header `webhook-id`: the same in every attempt and replay. */
  messageId: z.string(),
  type: z.enum([...webhookTypes, testEvent]),
  gwnummer: z.string().nullable(),
  createdAt: time,
  state: z.enum(['waiting', 'delivered', 'failed']),
  nextAt: time.nullable(),
  /** Newest first. */
  attempts: z.array(WebhookAttempt),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const NewWebhook = z.strictObject({
  url: z.string().trim().min(1, t('Bitte geben Sie eine Adresse an.')),
  description: z.string().trim().max(80, t('Höchstens 80 Zeichen.')).default(''),
  events: z.array(z.enum(webhookTypes)).min(1, t('Bitte wählen Sie mindestens ein Ereignis.')).max(20),
})
export type NewWebhook = z.output<typeof NewWebhook>

const Secret = z.object({ secret: z.string() })

const done = { 204: z.undefined() }
const notAllowed = { path: ['events'], error: t('Dieses Ereignis gibt es hier nicht.') }

type Owner = { url: string; access: 'owner' | 'admin'; owner: string; events: readonly WebhookEvent[] }

/**
 * The calls for the addresses of a company, or of the house.
 * @param owner in the genitive, for the API page
 */
export function webhookCalls({ url, access, owner, events: allowed }: Owner) {
  const isAllowed = ({ events }: NewWebhook) => events.every((type) => allowed.includes(type))

  const listWebhooks = {
    method: 'GET',
    url,
    config: { access, summary: `Die Webhooks ${owner}` },
    schema: { response: { 200: z.array(Webhook) } },
  } satisfies Endpoint

  const addWebhook = {
    method: 'POST',
    url,
    config: { access, summary: 'Einen Webhook anlegen; die Antwort enthält sein Geheimnis' },
    schema: {
      body: NewWebhook.refine(isAllowed, notAllowed),
      response: { 201: Webhook.extend(Secret.shape) },
    },
  } satisfies Endpoint

  const changeWebhook = {
    method: 'PUT',
    url: `${url}/:id`,
    config: { access, summary: 'Adresse, Beschreibung und Ereignisse eines Webhooks ändern' },
    schema: { params: ofRow, body: NewWebhook.refine(isAllowed, notAllowed), response: { 200: Webhook } },
  } satisfies Endpoint

  const deleteWebhook = {
    method: 'DELETE',
    url: `${url}/:id`,
    config: { access, summary: 'Einen Webhook mit seinem Protokoll löschen' },
    schema: { params: ofRow, response: done },
  } satisfies Endpoint

  /** Resuming sends what waits. */
  const pauseWebhook = {
    method: 'PUT',
    url: `${url}/:id/pause`,
    config: { access, summary: 'Einen Webhook anhalten oder fortsetzen' },
    schema: { params: ofRow, body: z.strictObject({ isPaused: z.boolean() }), response: { 200: Webhook } },
  } satisfies Endpoint

  /** The secret is shown again only to an owner who confirms with the password. */
  const readWebhookSecret = {
    method: 'POST',
    url: `${url}/:id/secret`,
    config: { access, summary: 'Das Geheimnis eines Webhooks, nach Eingabe des Passworts' },
    schema: {
      params: ofRow,
      body: z.strictObject({ password: z.string().min(1, t('Passwort ist erforderlich')).max(256) }),
      response: { 200: Secret },
    },
  } satisfies Endpoint

  const rotateWebhookSecret = {
    method: 'POST',
    url: `${url}/:id/rotation`,
    config: { access, summary: 'Ein neues Geheimnis; das bisherige gilt noch 24 Stunden' },
    schema: { params: ofRow, response: { 200: Webhook.extend(Secret.shape) } },
  } satisfies Endpoint

  const testWebhook = {
    method: 'POST',
    url: `${url}/:id/test`,
    config: { access, summary: 'Ein Testereignis an einen Webhook senden' },
    schema: { params: ofRow, response: done },
  } satisfies Endpoint

  const resendWebhook = {
    method: 'POST',
    url: `${url}/:id/resend`,
    config: { access, summary: 'Alle wartenden Ereignisse eines Webhooks jetzt senden' },
    schema: { params: ofRow, response: done },
  } satisfies Endpoint

  const listWebhookDeliveries = {
    method: 'GET',
    url: `${url}/:id/deliveries`,
    config: { access, summary: 'Das Protokoll eines Webhooks, neueste Ereignisse zuerst' },
    schema: {
      params: ofRow,
      querystring: z.strictObject(pages(20)),
      response: { 200: z.array(WebhookDelivery) },
    },
  } satisfies Endpoint

  const replayWebhookDelivery = {
    method: 'POST',
    url: `${url}/:id/deliveries/:deliveryId/replay`,
    config: { access, summary: 'Ein Ereignis mit derselben Kennung noch einmal senden' },
    schema: { params: ofRow.extend({ deliveryId: rowIdText }), response: done },
  } satisfies Endpoint

  return {
    listWebhooks,
    addWebhook,
    changeWebhook,
    deleteWebhook,
    pauseWebhook,
    readWebhookSecret,
    rotateWebhookSecret,
    testWebhook,
    resendWebhook,
    listWebhookDeliveries,
    replayWebhookDelivery,
  }
}

export const {
  listWebhooks,
  addWebhook,
  changeWebhook,
  deleteWebhook,
  pauseWebhook,
  readWebhookSecret,
  rotateWebhookSecret,
  testWebhook,
  resendWebhook,
  listWebhookDeliveries,
  replayWebhookDelivery,
} = webhookCalls({
  url: '/uaa/api/company/webhooks',
  access: 'owner',
  owner: 'des eigenen Betriebs',
  events: companyEvents,
})
