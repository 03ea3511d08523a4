import { lazy, Suspense } from 'react'
import { Spinner } from '../../ui/Spinner.tsx'
import { has, useAccount } from '../account/queries.ts'
import { ReviewDesk } from './ReviewDesk.tsx'
import './dealer-activation.css'

/** An applicant needs nothing of the desk, and the desk nothing of this. */
const OwnStatus = lazy(() => import('./OwnStatus.tsx'))

export const handle = { title: 'Händleraktivierung' }

/** The review desk for administrators; an applicant reads his own status here and changes nothing (U-01). */
export function Component() {
  const account = useAccount()
  if (has(account, 'ROLE_AE_ADMIN')) return <ReviewDesk />
  return (
    <Suspense fallback={<Spinner label="Ihr Status wird geladen" />}>
      <OwnStatus />
    </Suspense>
  )
}
