import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { OwnEnquiry } from './OwnEnquiry.tsx'
import { enquiriesPerPage, ownEnquiries, ownThread } from './queries.ts'
import './enquiries.css'

export const handle = { title: t('Meine Anfragen') }

export async function loader() {
  await queryClient.ensureQueryData(ownEnquiries(0))
  return null
}

/** The caller's enquiries and their states; the one named in the address is open, even if it is on another page. */
export function Component() {
  const [page, setPage] = useState(0)
  const [query, setQuery] = useSearchParams()
  const open = query.get('id')
  const { data, error } = useQuery(ownEnquiries(page))
  const isElsewhere = open !== null && data?.items.every(({ id }) => id !== open) === true
  const elsewhere = useQuery({ ...ownThread(open ?? ''), enabled: isElsewhere })
  const items = [...(isElsewhere && elsewhere.data ? [elsewhere.data] : []), ...(data?.items ?? [])]
  const pages = Math.ceil((data?.total ?? 0) / enquiriesPerPage)
  return (
    <div className="container page narrow">
      <div className="page-head">
        <h1>Meine Anfragen</h1>
      </div>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {isElsewhere && elsewhere.error && (
        <Alert kind="error">
          {textOf(elsewhere.error, {
            'not-found': t('Diese Anfrage gibt es nicht.'),
            'validation-failed': t('Diese Anfrage gibt es nicht.'),
          })}
        </Alert>
      )}
      {data?.total === 0 && (
        <EmptyState
          title="Sie haben noch keine Anfrage gesendet."
          action={<LinkButton to={paths.home}>Fahrzeuge suchen</LinkButton>}
        />
      )}
      <ul className="stack">
        {items.map((enquiry) => (
          <OwnEnquiry
            key={enquiry.id}
            enquiry={enquiry}
            isOpen={enquiry.id === open}
            onOpen={(id) => setQuery(id ? { id } : {}, { replace: true, preventScrollReset: true })}
          />
        ))}
      </ul>
      <Pager page={page} pages={pages} onPage={setPage} />
    </div>
  )
}
