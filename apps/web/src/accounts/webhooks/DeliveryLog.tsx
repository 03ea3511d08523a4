import type { Webhook, WebhookAttempt, WebhookDelivery } from '@portal/contract/accounts/webhooks'
import { eventLabel } from '@portal/domain/accounts/webhooks'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { PagedList } from '../../PagedList.tsx'
import { Button } from '../../ui/Button.tsx'
import { answerText, deliveryStates } from './facts.ts'
import { deliveries, pageSize, useReplay, WebhookOwner } from './queries.ts'

/** The events of an address with their attempts, newest first. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [page, setPage] = useState(0)
  const found = useQuery(deliveries(use(WebhookOwner), webhook, page))
  return (
    <PagedList
      result={found}
      loading={t('Das Protokoll wird geladen')}
      empty={<p className="muted">Noch kein Ereignis.</p>}
      {...{ page, pageSize }}
      onPage={setPage}
    >
      {(items) => (
        <ul className="webhook-log">
          {items.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} webhook={webhook} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Delivery({ delivery, webhook }: { delivery: WebhookDelivery; webhook: Webhook }) {
  const { type, gwnummer, createdAt, state, messageId, nextAt, attempts } = delivery
  const replay = useReplay(webhook.id)
  const title = `${eventLabel(type)}${gwnummer ? `, GW ${gwnummer}` : ''}`
  return (
    <li className="stack s">
      <div className="row between">
        <b>{title}</b>
        <span className={`tag ${deliveryStates[state].look}`}>{deliveryStates[state].label}</span>
      </div>
      <p className="small muted id">
        {momentText(createdAt)}, {type}, {messageId}
      </p>
      {nextAt && attempts.length > 0 && webhook.state !== 'paused' && (
        <p className="small">Nächster Versuch: {momentText(nextAt)}</p>
      )}
      {attempts.length > 0 && (
        <ul className="attempts">
          {attempts.map((attempt) => (
            <Attempt key={`${attempt.at} ${attempt.ms}`} attempt={attempt} />
          ))}
        </ul>
      )}
      {state !== 'waiting' && webhook.state !== 'paused' && (
        <div>
          <Button
            small
            pending={replay.isPending}
            aria-label={t`${title} vom ${momentText(createdAt)} erneut senden`}
            onClick={() => replay.mutate(delivery)}
          >
            Erneut senden
          </Button>
        </div>
      )}
    </li>
  )
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const { at, ms, answer } = attempt
  return (
    <li className="small">
      {momentText(at)}: {answerText(attempt)}
      {ms > 0 && <span className="muted"> nach {ms} ms</span>}
      {answer && <code className="answer">{answer}</code>}
    </li>
  )
}
