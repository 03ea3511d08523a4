import { ClaimFilter } from '@portal/contract/house/claim-desk'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { textOf } from '../../api.ts'
import { houseClaimPath, housePaths } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { scopes } from '../../shell/desk-address.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { ClaimList } from './ClaimList.tsx'
import { ClaimView } from './ClaimView.tsx'
import { addressOf, type DeskView, deskText, scopeOf, stateChoices, viewOf, withScope } from './facts.ts'
import { claimDesk, claimEntries, pageSize } from './queries.ts'
import '../../styles/desk.css'
import './claim-desk.css'

export const handle = { title: t('Reklamationen') }

export async function loader() {
  await queryClient.ensureQueryData(claimDesk)
  return null
}

/** All claims, one of them open beside the list, on phones in place of it. */
export function Component() {
  const { id } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const account = useAccount()
  const view = viewOf(query)
  const { data: desk } = useQuery(claimDesk)
  const q = useDebounced(view.filter.q)
  const { data, error, isPending } = useQuery(claimEntries({ ...view, filter: { ...view.filter, q } }))
  const entries = data?.items ?? []
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  const show = (shown: DeskView) =>
    navigate(`${housePaths.claims}${addressOf(shown)}`, { replace: true, preventScrollReset: true })
  const filter = (changed: ClaimFilter) => show({ filter: changed, page: 0 })
  const step = (by: 1 | -1) => {
    const at = entries.findIndex((entry) => entry.id === id)
    const next = entries[at < 0 ? 0 : at + by]
    if (next)
      navigate(`${houseClaimPath(next.id)}${addressOf(view)}`, {
        replace: id !== undefined,
        preventScrollReset: true,
      })
  }
  useKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      e: () => document.querySelector<HTMLElement>('.claim-decision input:checked')?.focus(),
    },
    { isOn: account?.hasSingleKeys !== false, repeating: ['j', 'k'] },
  )
  return (
    <>
      <HouseHead title="Reklamationen" isReadOnPhones={id !== undefined}>
        <p>{desk && deskText(desk)}</p>
      </HouseHead>
      {id && (
        <Link className="onlym back" to={`${housePaths.claims}${addressOf(view)}`}>
          <IconArrowLeft aria-hidden />
          Alle Reklamationen
        </Link>
      )}
      <div className="inbox claim-desk">
        <section className={id ? 'onlyd' : undefined} aria-label="Liste der Reklamationen">
          <search className="desk-filters">
            <Segment
              legend="Auswahl"
              name="scope"
              items={scopes}
              value={scopeOf(view.filter, account?.id) ?? ''}
              onChange={({ target: { value } }) => filter(withScope(view.filter, value, account?.id))}
            />
            <SearchField
              label="Suche"
              placeholder="GW-Nr., Firma, R-Nummer"
              value={query.get('q') ?? ''}
              // As typed: parsed, it would lose the space before its next word.
              onText={(q) => filter({ ...view.filter, q })}
            />
            <SelectField
              label="Stand"
              placeholder="Alle"
              choices={stateChoices}
              value={view.filter.state ?? ''}
              onChange={({ target }) =>
                filter(ClaimFilter.parse({ ...view.filter, state: target.value || undefined }))
              }
            />
          </search>
          <p className="vh" role="status">
            {data &&
              plural(data.total, '1 Reklamation in dieser Auswahl', '# Reklamationen in dieser Auswahl')}
          </p>
          {isPending && <Spinner label="Die Reklamationen werden geladen" />}
          {error && <Alert kind="error">{textOf(error)}</Alert>}
          {data?.total === 0 && (
            <EmptyState
              title={
                view.filter.state === 'open' && !view.filter.q
                  ? t('Keine offene Reklamation.')
                  : t('Keine Reklamation in dieser Auswahl.')
              }
            />
          )}
          <ClaimList entries={entries} current={id} address={addressOf(view)} />
          <Pager page={view.page} pages={pages} onPage={(page) => show({ ...view, page })} />
          <p className="claim-keys onlyd muted small">
            <kbd>J</kbd> <kbd>K</kbd> blättern · <kbd>E</kbd> entscheiden
          </p>
        </section>
        {id ? (
          <ClaimView key={id} id={id} />
        ) : (
          <p className="onlyd nothing muted">Wählen Sie links eine Reklamation.</p>
        )}
      </div>
    </>
  )
}
