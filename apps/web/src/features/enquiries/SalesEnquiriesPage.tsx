import { EnquiryState, type SalesEnquiry } from '@portal/contract/enquiries'
import { carPath } from '@portal/domain/car-path'
import { enquiryStateText } from '@portal/domain/enquiry-state'
import { countText, momentText } from '@portal/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { BlockedDates } from './BlockedDates.tsx'
import { enquiriesPerPage, salesEnquiries, useSetEnquiryState } from './queries.ts'
import './enquiries.css'

export const handle = { title: 'Anfragen' }

export async function loader() {
  await queryClient.ensureQueryData(salesEnquiries('open', 0))
  return null
}

const states = EnquiryState.options.map((value) => ({ value, label: enquiryStateText[value] }))

function contactLine({ street, houseNumber, postalCode, city }: SalesEnquiry) {
  const place = [
    [street, houseNumber],
    [postalCode, city],
  ].map((part) => part.filter(Boolean).join(' '))
  return place.filter(Boolean).join(', ')
}

function EnquiryCard({ enquiry }: { enquiry: SalesEnquiry }) {
  const setState = useSetEnquiryState()
  const address = contactLine(enquiry)
  return (
    <li className="panel enquiry">
      <div className="enquiry-head">
        <h2>
          {enquiry.firstName} {enquiry.lastName}
        </h2>
        <span className="small muted">{momentText(enquiry.createdAt)}</span>
      </div>
      <p>
        <Link to={carPath(enquiry, 'searchResults')}>
          {enquiry.hersteller} {enquiry.modellgruppe}, GW-Nr. {enquiry.gwnummer}
        </Link>
        {!enquiry.available && ' (nicht mehr verfügbar)'}
      </p>
      {enquiry.appointmentAt && (
        <p>
          <b>Wunschtermin {momentText(enquiry.appointmentAt)}</b>
          {enquiry.mit_inzahlungnahme && ', mit Inzahlungnahme'}
          {enquiry.mit_finanzierung && ', mit Finanzierung'}
        </p>
      )}
      <p className="enquiry-text">{enquiry.bemerkungen}</p>
      <p className="small">
        <a href={`tel:${enquiry.telephone}`}>{enquiry.telephone}</a>{' '}
        <a href={`mailto:${enquiry.userEmail}`}>{enquiry.userEmail}</a> {address}
      </p>
      <SelectField
        label="Stand"
        choices={states}
        value={enquiry.state}
        disabled={setState.isPending}
        onChange={(event) =>
          setState.mutate({ id: enquiry.id, state: EnquiryState.parse(event.target.value) })
        }
      />
    </li>
  )
}

/** All enquiries, for the sales office. */
export function Component() {
  const [state, setState] = useState<EnquiryState | undefined>('open')
  const [page, setPage] = useState(0)
  const { data, error } = useQuery(salesEnquiries(state, page))
  const pages = Math.ceil((data?.total ?? 0) / enquiriesPerPage)
  return (
    <div className="container page narrow">
      <div className="page-head">
        <h1>Anfragen</h1>
        <p className="muted" role="status">
          {data && `${countText(data.total)} Anfrage(n)`}
        </p>
      </div>
      <div className="stack">
        <SelectField
          label="Anzeigen"
          choices={states}
          placeholder="Alle"
          value={state ?? ''}
          onChange={(event) => {
            setState(EnquiryState.safeParse(event.target.value).data)
            setPage(0)
          }}
        />
        {error && <Alert kind="error">{textOf(error)}</Alert>}
        {data?.total === 0 && <EmptyState title="Keine Anfragen in dieser Auswahl." />}
        <ul className="enquiry-list">
          {data?.items.map((enquiry) => (
            <EnquiryCard key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
        {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
        <BlockedDates />
      </div>
    </div>
  )
}
