import type { Webhook } from '@portal/contract/accounts/webhooks'
import { webhooksMaximum } from '@portal/domain/accounts/webhooks'
import { t } from '@portal/domain/values/text'
import { IconPlus } from '@tabler/icons-react'
import { use, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { nameOf } from './facts.ts'
import { type WebhookDraft, WebhookOwner, webhookDraft } from './queries.ts'
import { SecretPanel, type ShownSecret } from './SecretPanel.tsx'
import { VerifyNote } from './VerifyNote.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookPanel } from './WebhookPanel.tsx'
import '../../styles/webhooks.css'

type Edited = { webhook?: Webhook; kept?: WebhookDraft['values'] }

/** The form as it was when the session ended; undefined if the webhook is gone. */
function keptOf({ id, values }: WebhookDraft, all: readonly Webhook[]): Edited | undefined {
  if (id === undefined) return { kept: values }
  const webhook = all.find((one) => one.id === id)
  return webhook && { webhook, kept: values }
}

/** The addresses of a company or of the house, with what can be done with each. */
export function WebhookList({ webhooks: all }: { webhooks: readonly Webhook[] }) {
  const [secret, setSecret] = useState<ShownSecret>()
  const { name: owner } = use(WebhookOwner)
  const draft = useKeptDraft(webhookDraft, useAccount()?.id)
  const [edited, setEdited] = useState<Edited | undefined>(
    draft?.owner === owner ? keptOf(draft, all) : undefined,
  )
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
          onEdit={() => setEdited({ webhook })}
          onSecret={(value) => setSecret({ name: nameOf(webhook), value })}
        />
      ))}
      {all.length < webhooksMaximum && (
        <div>
          <Button variant={all.length === 0 ? 'primary' : 'secondary'} onClick={() => setEdited({})}>
            <IconPlus aria-hidden />
            {all.length === 0 ? t('Webhook anlegen') : t('Weiterer Webhook')}
          </Button>
        </div>
      )}
      <VerifyNote />
      <p className="small muted">Preise und Zahlungsdaten senden wir nicht.</p>
      {edited && <WebhookForm {...edited} onClose={() => setEdited(undefined)} onAdded={setSecret} />}
    </div>
  )
}
