import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { companyWebhooks, webhooksOf } from './queries.ts'
import { WebhookList } from './WebhookList.tsx'

export const handle = { title: t('Webhooks') }

/** The addresses to which events of the company are sent; for its owners. */
export function Component() {
  const { data, error } = useQuery(webhooksOf(companyWebhooks))
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
