import { useSearchParams } from 'react-router'
import { ActivationPanel } from './ActivationPanel.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import { ApplicationReview } from './ApplicationReview.tsx'
import { WaitingCount } from './WaitingCount.tsx'

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
        {id ? <ApplicationReview key={id} id={id} onClose={close} /> : <ActivationPanel onClose={close} />}
      </div>
    </div>
  )
}
