import type { Webhook, WebhookAttempt, WebhookDelivery } from '@portal/contract/accounts/webhooks'
import { webhookErrors, webhookEvents } from '@portal/domain/accounts/webhooks'
import { momentText } from '@portal/domain/values/formats'
import { ApiProblem } from '../../api.ts'
import type { Fact } from '../../ui/FactList.tsx'

type Look = { label: string; look: '' | 'ok' | 'warn' | 'error' }

export const webhookStates: Record<Webhook['state'], Look> = {
  active: { label: 'Aktiv', look: 'ok' },
  failing: { label: 'Scheitert', look: 'error' },
  paused: { label: 'Pausiert', look: 'warn' },
}

export const deliveryStates: Record<WebhookDelivery['state'], Look> = {
  waiting: { label: 'Wartet', look: 'warn' },
  delivered: { label: 'Zugestellt', look: 'ok' },
  failed: { label: 'Gescheitert', look: 'error' },
}

const eventsText = (count: number) => (count === 1 ? '1 Ereignis' : `${count} Ereignisse`)

/** What came back: the status, or why there was none. */
export const answerText = ({ status, error }: Pick<WebhookAttempt, 'status' | 'error'>): string => {
  if (status !== null) return `Antwort ${status}`
  return error ? webhookErrors[error] : 'Keine Antwort'
}

/** What the server says about a field; undefined when the failure is about something else. */
export const faultOf = (error: unknown, field: string) =>
  error instanceof ApiProblem ? error.errors.find(({ path }) => path === field)?.message : undefined

/** The name of an address: its description, or its server. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>) =>
  description || new URL(url).host

export const factsOf = ({ url, events, lastAttempt, rotatingUntil }: Webhook): Fact[] => [
  ['Adresse', url],
  ['Ereignisse', events.map((type) => webhookEvents[type].label).join(', ')],
  [
    'Letzter Versuch',
    lastAttempt ? `${answerText(lastAttempt)}, ${momentText(lastAttempt.at)}` : 'noch keiner',
  ],
  ...(rotatingUntil ? [['Altes Geheimnis gilt bis', momentText(rotatingUntil)] as const] : []),
]

/** What waits, and when it is sent; empty when nothing waits. */
export function waitingText({ waiting, nextAt }: Webhook): string {
  if (waiting === 0) return ''
  const wait = `${eventsText(waiting)} ${waiting === 1 ? 'wartet' : 'warten'}.`
  return nextAt ? `Nächster Versuch: ${momentText(nextAt)}. ${wait}` : wait
}
