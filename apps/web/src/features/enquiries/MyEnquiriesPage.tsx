import { carPath } from '@portal/domain/car-path'
import { enquiryStateText } from '@portal/domain/enquiry-state'
import { momentText } from '@portal/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { stateLooks } from './facts.ts'
import { enquiriesPerPage, ownEnquiries } from './queries.ts'
import './enquiries.css'

export const handle = { title: 'Meine Anfragen' }

export async function loader() {
  await queryClient.ensureQueryData(ownEnquiries(0))
  return null
}

/** The caller's enquiries and their states. */
export function Component() {
  const [page, setPage] = useState(0)
  const { data, error } = useQuery(ownEnquiries(page))
  const pages = Math.ceil((data?.total ?? 0) / enquiriesPerPage)
  return (
    <div className="container page narrow">
      <div className="page-head">
        <h1>Meine Anfragen</h1>
      </div>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {data?.total === 0 && (
        <EmptyState
          title="Sie haben noch keine Anfrage gesendet."
          action={<LinkButton to={paths.home}>Fahrzeuge suchen</LinkButton>}
        />
      )}
      <ul className="enquiry-list">
        {data?.items.map((enquiry) => (
          <li key={enquiry.id} className="panel enquiry">
            <div className="enquiry-head">
              <h2>
                <Link to={carPath(enquiry, 'searchResults')}>
                  {enquiry.hersteller} {enquiry.modellgruppe}
                </Link>
              </h2>
              <span className={`tag ${stateLooks[enquiry.state]}`}>{enquiryStateText[enquiry.state]}</span>
            </div>
            <p className="small muted">
              GW-Nr. {enquiry.gwnummer}, gesendet am {momentText(enquiry.createdAt)}
              {!enquiry.available && ', Fahrzeug nicht mehr verfügbar'}
            </p>
            {enquiry.appointmentAt && <p>Wunschtermin: {momentText(enquiry.appointmentAt)}</p>}
            <p className="enquiry-text">{enquiry.bemerkungen}</p>
          </li>
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
    </div>
  )
}
