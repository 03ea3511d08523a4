import { has, useAccount } from '../account/queries.ts'
import { OwnStatus } from './OwnStatus.tsx'
import { ReviewDesk } from './ReviewDesk.tsx'
import './dealer-activation.css'

export const handle = { title: 'Händleraktivierung' }

/** The review desk for administrators; an applicant reads his own status here and changes nothing (U-01). */
export function Component() {
  const account = useAccount()
  return has(account, 'ROLE_AE_ADMIN') ? <ReviewDesk /> : <OwnStatus />
}
