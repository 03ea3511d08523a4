import { has } from '@portal/domain/roles'
import { lazy, Suspense } from 'react'
import { Spinner } from '../../ui/Spinner.tsx'
import { useAccount } from '../account/queries.ts'
import { ReviewDesk } from './ReviewDesk.tsx'
import './dealer-activation.css'

/** Loaded on demand: administrators and applicants each need only one of the two. */
const OwnStatus = lazy(() => import('./OwnStatus.tsx'))

export const handle = { title: 'Händleraktivierung' }

/** The review desk for administrators; applicants get a read-only view of their own status (U-01). */
export function Component() {
  const account = useAccount()
  if (has(account, 'ROLE_AE_ADMIN')) return <ReviewDesk />
  return (
    <Suspense fallback={<Spinner label="Ihr Status wird geladen" />}>
      <OwnStatus />
    </Suspense>
  )
}
