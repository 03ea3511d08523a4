import type { Webhook } from '@portal/contract/accounts/webhooks'
import { webhooksMaximum } from '@portal/domain/accounts/webhooks'
import { t } from '@portal/domain/values/text'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { nameOf } from './facts.ts'
import { SecretPanel, type ShownSecret } from './SecretPanel.tsx'
import { VerifyNote } from './VerifyNote.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookPanel } from './WebhookPanel.tsx'
import '../../styles/webhooks.css'

/** The addresses of a company or of the house, with what can be done with each. */
export function WebhookList({ webhooks: all }: { webhooks: readonly Webhook[] }) {
  const [secret, setSecret] = useState<ShownSecret>()
  const [edited, setEdited] = useState<Webhook | 'new'>()
  return (
    <div className="stack l">
      {secret && <SecretPanel key={secret.value} {...secret} onClose={() => setSecret(undefined)} />}
      {all.length === 0 && (
        <EmptyState title="Noch kein Webhook">
          Legen Sie die Adresse an, unter der Ihr Programm Ereignisse annimmt.
        </EmptyState>
      )}
      {all.map((webhook) => (
        <WebhookPanel
          key={webhook.id}
          webhook={webhook}
          onEdit={() => setEdited(webhook)}
          onSecret={(value) => setSecret({ name: nameOf(webhook), value })}
        />
      ))}
      {all.length < webhooksMaximum && (
        <div>
          <Button variant={all.length === 0 ? 'primary' : 'secondary'} onClick={() => setEdited('new')}>
            <IconPlus aria-hidden />
            {all.length === 0 ? t('Webhook anlegen') : t('Weiterer Webhook')}
          </Button>
        </div>
      )}
      <VerifyNote />
      <p className="small muted">Preise und Zahlungsdaten senden wir nicht.</p>
      {edited && (
        <WebhookForm
          webhook={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onAdded={setSecret}
        />
      )}
    </div>
  )
}
