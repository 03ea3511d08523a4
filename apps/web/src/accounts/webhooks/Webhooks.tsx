import type { Webhook } from '@portal/contract/accounts/webhooks'
import { webhooksMaximum } from '@portal/domain/accounts/webhooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { nameOf } from './facts.ts'
import { webhooks } from './queries.ts'
import { SecretPanel, type ShownSecret } from './SecretPanel.tsx'
import { VerifyNote } from './VerifyNote.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookPanel } from './WebhookPanel.tsx'
import './webhooks.css'

/** The addresses to which events of the company are sent; for its owners. */
export default function Webhooks() {
  const { data, error } = useQuery(webhooks)
  return (
    <div className="container page narrow">
      <div className="page-head">
        <p>
          <Link to={paths.company}>Mein Betrieb</Link>
        </p>
        <h1>Webhooks</h1>
        <p className="muted">
          Ihre Warenwirtschaft erfährt sofort, was passiert: Wir senden jedes Ereignis an Ihre Adresse. Nur
          Inhaber sehen diese Seite.
        </p>
      </div>
      {!data && !error && <Spinner label="Die Webhooks werden geladen" />}
      {error && (
        <EmptyState title={textOf(error)} action={<LinkButton to={paths.company}>Mein Betrieb</LinkButton>}>
          Webhooks verwalten die Inhaber eines freigeschalteten Betriebs.
        </EmptyState>
      )}
      {data && <WebhookList webhooks={data} />}
    </div>
  )
}

function WebhookList({ webhooks: all }: { webhooks: readonly Webhook[] }) {
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
            {all.length === 0 ? 'Webhook anlegen' : 'Weiterer Webhook'}
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
