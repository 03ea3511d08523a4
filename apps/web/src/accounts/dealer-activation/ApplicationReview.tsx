import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ActivationPanel } from './ActivationPanel.tsx'
import { CheckList } from './CheckList.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import { factsOf, stateLabels, stateLooks } from './facts.ts'
import { PaperReview } from './PaperReview.tsx'
import { application } from './queries.ts'

/** An application: the applicant, the papers and the decision. */
export default function ApplicationReview({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(application(id))
  if (error && !data)
    return (
      <LoadFailure
        text={textOf(error, { 'not-found': t('Diese Bewerbung gibt es nicht mehr.') })}
        onRetry={refetch}
      />
    )
  if (!data) return <Spinner label="Bewerbung wird geladen" />
  return (
    <div className="stack l">
      <section className="panel stack">
        <div className="row between">
          <h2>{data.company_name}</h2>
          <span className={`tag ${stateLooks[data.reviewState]}`}>{stateLabels[data.reviewState]}</span>
        </div>
        <FactList facts={factsOf(data)} />
        {data.comments && (
          <p className="comments">
            <b>Bemerkungen:</b> {data.comments}
          </p>
        )}
        {data.reviewNote && <Alert kind="warn">{data.reviewNote}</Alert>}
      </section>
      <section className="panel">
        <h2>Dokumente</h2>
        <PaperReview application={data} />
      </section>
      <CheckList application={data} />
      <ActivationPanel key={`${data.id}-${data.activated}`} application={data} onClose={onClose} />
      <DecisionPanel application={data} />
    </div>
  )
}
