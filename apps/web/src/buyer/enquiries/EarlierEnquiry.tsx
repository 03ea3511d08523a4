import type { EnquiryContext } from '@portal/contract/buyer/enquiries'
import { enquiryStateText } from '@portal/domain/buyer/enquiry-state'
import { dayText } from '@portal/domain/values/formats'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'

/** Date and state of the account's last enquiry about the car. */
export const EarlierEnquiry = ({ last }: { last: NonNullable<EnquiryContext['last']> }) => (
  <Alert kind="info">
    <b>Bereits angefragt am {dayText(last.createdAt)}</b>, Stand: {enquiryStateText[last.state]}.{' '}
    <Link to={`${paths.enquiries}?id=${last.id}`}>Anfrage ansehen</Link>
  </Alert>
)
