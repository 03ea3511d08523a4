import type { Webhook, WebhookAttempt, WebhookDelivery } from '@portal/contract/accounts/webhooks'
import { webhookErrors, webhookEvents } from '@portal/domain/accounts/webhooks'
import { momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { ApiProblem } from '../../api.ts'
import type { Fact } from '../../ui/FactList.tsx'

type Look = { label: string; look: '' | 'ok' | 'warn' | 'error' }

export const webhookStates: Record<Webhook['state'], Look> = {
  active: { label: t('Aktiv'), look: 'ok' },
  failing: { label: t('Scheitert'), look: 'error' },
  paused: { label: t('Pausiert'), look: 'warn' },
}

export const deliveryStates: Record<WebhookDelivery['state'], Look> = {
  waiting: { label: t('Wartet'), look: 'warn' },
  delivered: { label: t('Zugestellt'), look: 'ok' },
  failed: { label: t('Gescheitert'), look: 'error' },
}

/** What came back: the status, or why there was none. */
export const answerText = ({ status, error }: Pick<WebhookAttempt, 'status' | 'error'>): string => {
  if (status !== null) return t`Antwort ${status}`
  return error ? webhookErrors[error] : t('Keine Antwort')
}

/** What the server says about a field; undefined when the failure is about something else. */
export const faultOf = (error: unknown, field: string) =>
  error instanceof ApiProblem ? error.errors.find(({ path }) => path === field)?.message : undefined

/** The name of an address: its description, or its server. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>) =>
  description || new URL(url).host

export const factsOf = ({ url, events, lastAttempt, rotatingUntil }: Webhook): Fact[] => [
  [t('Adresse'), url],
  [t('Ereignisse'), events.map((type) => webhookEvents[type].label).join(', ')],
  [
    t('Letzter Versuch'),
    lastAttempt ? `${answerText(lastAttempt)}, ${momentText(lastAttempt.at)}` : t('noch keiner'),
  ],
  ...(rotatingUntil ? [[t('Altes Geheimnis gilt bis'), momentText(rotatingUntil)] as const] : []),
]

/** What waits, and when it is sent; empty when nothing waits. */
export function waitingText({ waiting, nextAt }: Webhook): string {
  if (waiting === 0) return ''
  const wait = plural(waiting, '1 Ereignis wartet.', '# Ereignisse warten.')
  return nextAt ? t`Nächster Versuch: ${momentText(nextAt)}. ${wait}` : wait
}
