import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Spinner } from '../../ui/Spinner.tsx'
import { ActivationPanel } from './ActivationPanel.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import { WaitingCount } from './WaitingCount.tsx'

/** Comes with the first application that is opened. */
const ApplicationReview = lazy(() => import('./ApplicationReview.tsx'))

/** Waiting dealers at the left; at the right the one that is open, or the bare activation form. */
export function ReviewDesk() {
  const [query, setQuery] = useSearchParams()
  const id = Number(query.get('id')) || undefined
  const close = () => setQuery({})
  return (
    <div className="container page">
      <div className="page-head">
        <h1>Händleraktivierung</h1>
        <WaitingCount />
      </div>
      <div className="desk">
        <ApplicationList openId={id} />
        {id ? (
          <Suspense fallback={<Spinner label="Bewerbung wird geladen" />}>
            <ApplicationReview key={id} id={id} onClose={close} />
          </Suspense>
        ) : (
          <ActivationPanel onClose={close} />
        )}
      </div>
    </div>
  )
}
