import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ActivationPanel } from './ActivationPanel.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import { waitingText } from './facts.ts'
import { applications } from './queries.ts'
import '../../styles/dealer-activation.css'

export const handle = { title: t('Händleraktivierung') }

/** Loaded when the first application is opened. */
const ApplicationReview = lazy(() => import('./ApplicationReview.tsx'))

/** The waiting applications on the left, the selected one or the empty activation form on the right. */
export function Component() {
  const [query, setQuery] = useSearchParams()
  const id = Number(query.get('id')) || undefined
  const close = () =>
    setQuery((address) => {
      address.delete('id')
      return address
    })
  return (
    <>
      <HouseHead title="Händleraktivierung">
        <WaitingCount />
      </HouseHead>
      <div className="stack l desk">
        <ApplicationList openId={id} />
        {id ? (
          <Suspense fallback={<Spinner label="Bewerbung wird geladen" />}>
            <ApplicationReview key={id} id={id} onClose={close} />
          </Suspense>
        ) : (
          <ActivationPanel onClose={close} />
        )}
      </div>
    </>
  )
}

/** The number of waiting dealers, independent of the list's filter. */
function WaitingCount() {
  const { data } = useQuery(applications(undefined, '', 0))
  return <p>{data ? waitingText(data.total) : ' '}</p>
}
