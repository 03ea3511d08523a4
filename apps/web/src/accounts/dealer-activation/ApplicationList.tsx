import type { ApplicationEntry } from '@portal/contract/accounts/dealer-activation'
import { ReviewState } from '@portal/contract/accounts/documents'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useListAddress, withChanges } from '../../use-list-address.ts'
import { ageText, proofText, stateLabels } from './facts.ts'
import { applications, pageSize, type StateFilter } from './queries.ts'

const filters = [
  ...ReviewState.options.map((value) => ({ value, label: stateLabels[value] })),
  { value: 'all', label: t('Alle') },
]

const filterOf = (value: string): StateFilter => (value === 'all' ? 'all' : ReviewState.safeParse(value).data)

/** The applications, oldest first. */
export function ApplicationList({ openId }: { openId?: number }) {
  const { address, search, q = '', page, change, showPage } = useListAddress()
  const state = address.get('state') ?? ''
  const { data, error, isPending, refetch } = useQuery(applications(filterOf(state), q, page))
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  return (
    <section className="panel queue" aria-label="Bewerbungen" aria-busy={isPending}>
      <div className="stack m queue-head">
        <SearchField
          label="Händler suchen"
          placeholder="Name, Firma oder E-Mail"
          value={search}
          onText={(q) => change({ q })}
        />
        <SelectField
          label="Stand"
          placeholder="Wartet auf Entscheidung"
          choices={filters}
          value={state}
          onChange={({ target }) => change({ state: target.value })}
        />
      </div>
      {isPending && <Spinner label="Bewerbungen werden geladen" />}
      {error && (
        <div className="queue-note">
          <LoadFailure text={textOf(error)} onRetry={refetch} />
        </div>
      )}
      {data?.total === 0 && (
        <p className="queue-note muted">
          {q === '' ? t('Hier wartet zurzeit niemand.') : t('Kein Händler passt zu Ihrer Eingabe.')}
        </p>
      )}
      <ul className="dealers">
        {data?.items.map((entry) => (
          <ApplicationRow
            key={entry.id}
            entry={entry}
            to={`?${withChanges(address, { id: String(entry.id), page: address.get('page') ?? undefined })}`}
            isOpen={entry.id === openId}
          />
        ))}
      </ul>
      <Pager page={page} pages={pages} onPage={showPage} label="Seiten der Bewerbungen" />
    </section>
  )
}

function ApplicationRow({ entry, to, isOpen }: { entry: ApplicationEntry; to: string; isOpen: boolean }) {
  return (
    <li>
      <Link to={to} aria-current={isOpen ? 'true' : undefined}>
        <b>{entry.company_name}</b>
        <span className="small muted">{ageText(entry.submittedAt ?? entry.registeredAt, new Date())}</span>
        <span className="small muted">
          {entry.firstName} {entry.lastName}, {entry.city}
        </span>
        <span className="tag">{proofText(entry)}</span>
      </Link>
    </li>
  )
}
