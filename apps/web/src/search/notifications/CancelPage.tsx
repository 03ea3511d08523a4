import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { cancellationProblem, wrongCancelLink } from './facts.ts'
import { cancellation } from './queries.ts'

export const handle = { title: t('Findebenachrichtigung stornieren') }

function CancelOutcome({ id }: { id: string }) {
  const { status, error } = useQuery(cancellation(id))
  if (status === 'pending') return <Spinner />
  if (status === 'error') return <Alert kind="error">{cancellationProblem(error)}</Alert>
  return <Alert kind="ok">Die Stornierung der Findebenachrichtigung war erfolgreich.</Alert>
}

/** The target of a mail's cancel link; works without login (L-12). */
export function Component() {
  const { id } = useParams()
  return (
    <div className="container page single">
      <div className="panel stack">
        <h1>Finde&shy;benachrichtigung stornieren</h1>
        <div role="status">
          {id ? <CancelOutcome id={id} /> : <Alert kind="error">{wrongCancelLink}</Alert>}
        </div>
        <LinkButton block to={paths.home}>
          Zur Startseite
        </LinkButton>
      </div>
    </div>
  )
}
