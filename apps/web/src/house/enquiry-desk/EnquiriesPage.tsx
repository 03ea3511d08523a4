import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { textOf } from '../../api.ts'
import { housePaths } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { DeskFilters } from './DeskFilters.tsx'
import { DeskTabs } from './DeskTabs.tsx'
import { EnquiryList } from './EnquiryList.tsx'
import { addressOf, answerTimeText, type DeskView, viewOf } from './facts.ts'
import type { Composing } from './form.ts'
import { enquiryDesk, enquiryEntries, pageSize } from './queries.ts'
import { Thread } from './Thread.tsx'
import '../../styles/desk.css'

export const handle = { title: t('Anfragen') }

export async function loader() {
  await queryClient.ensureQueryData(enquiryDesk)
  return null
}

/** All enquiries and appointments of the house, one of them open beside the list, on phones in place of it. */
export function Component() {
  const { id } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view = viewOf(query)
  const { data: desk } = useQuery(enquiryDesk)
  const q = useDebounced(view.filter.q)
  const { data, error, isPending } = useQuery(enquiryEntries({ ...view, filter: { ...view.filter, q } }))
  /** What is being written, by enquiry: it stays while another one is read. */
  const [unsent, setUnsent] = useState<ReadonlyMap<string, Composing>>(new Map())
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  const show = (shown: DeskView) =>
    navigate(`${housePaths.enquiries}${addressOf(shown)}`, { replace: true, preventScrollReset: true })
  return (
    <>
      <HouseHead title="Anfragen" isReadOnPhones={id !== undefined}>
        <p>
          {desk &&
            t`${countText(desk.waiting)} offen, ${countText(desk.overDay)} davon länger als 24 Stunden${answerTimeText(desk)}`}
        </p>
      </HouseHead>
      <div className={id ? 'onlyd' : undefined}>
        <DeskTabs />
      </div>
      {id && (
        <Link className="onlym back" to={`${housePaths.enquiries}${addressOf(view)}`}>
          <IconArrowLeft aria-hidden />
          Alle Anfragen
        </Link>
      )}
      <div className="inbox">
        <section className={id ? 'onlyd' : undefined} aria-label="Liste der Anfragen">
          <DeskFilters
            filter={view.filter}
            search={query.get('q') ?? ''}
            colleagues={desk?.colleagues ?? []}
            onChange={(filter) => show({ filter, page: 0 })}
          />
          <p className="vh" role="status">
            {data && plural(data.total, '1 Anfrage in dieser Auswahl', '# Anfragen in dieser Auswahl')}
          </p>
          {isPending && <Spinner label="Die Anfragen werden geladen" />}
          {error && <Alert kind="error">{textOf(error)}</Alert>}
          {data?.total === 0 && <EmptyState title="Keine Anfragen in dieser Auswahl." />}
          <EnquiryList entries={data?.items ?? []} current={id} address={addressOf(view)} />
          <Pager page={view.page} pages={pages} onPage={(page) => show({ ...view, page })} />
        </section>
        {id ? (
          <Thread
            key={id}
            id={id}
            colleagues={desk?.colleagues ?? []}
            unsent={unsent.get(id)}
            onWrite={(next) => setUnsent((known) => new Map(known).set(id, next(known.get(id))))}
          />
        ) : (
          <p className="onlyd nothing muted">Wählen Sie links eine Anfrage.</p>
        )}
      </div>
    </>
  )
}
