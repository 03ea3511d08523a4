import { ReviewState } from '@portal/contract/documents'
import { countText, momentText } from '@portal/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { dealerPath, housePaths } from '../../house-paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { stateLabels } from '../dealer-activation/facts.ts'
import { DealerState } from './DealerState.tsx'
import { houseDealers, pageSize } from './queries.ts'
import './house-dealers.css'

export const handle = { title: 'Händler' }

const choices = ReviewState.options.map((value) => ({ value, label: stateLabels[value] }))

/** All companies by name. The filters are in the address. */
export function Component() {
  const { address, search, q, page, change, showPage } = useListAddress()
  const state = ReviewState.safeParse(address.get('state')).data
  const { data, error, isPending, refetch } = useQuery(houseDealers({ state, q, page }))
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  return (
    <>
      <div className="hhead">
        <div>
          <h1>Händler</h1>
          <p>{data ? `${countText(data.total)} Firmen` : 'Firmen nach Namen'}</p>
        </div>
        <div className="acts">
          <LinkButton to={housePaths.dealerImports}>Partner und Käufe importieren</LinkButton>
          <LinkButton to={housePaths.applicants}>Bewerbungen prüfen</LinkButton>
        </div>
      </div>
      <search className="house-filters">
        <TextField
          label="Suche"
          type="search"
          maxLength={100}
          placeholder="Firma, Ort, Name, Partnernummer"
          value={search}
          onChange={({ target }) => change({ q: target.value })}
        />
        <SelectField
          label="Stand"
          placeholder="Alle"
          choices={choices}
          value={state ?? ''}
          onChange={({ target }) => change({ state: target.value })}
        />
      </search>
      {isPending && <Spinner label="Händler werden geladen" />}
      {error && <LoadFailure text={textOf(error)} onRetry={refetch} />}
      {data?.items.length === 0 && (
        <EmptyState title="Keine Händler gefunden">Ändern Sie Suche oder Stand.</EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="hp list">
          {data.items.map((dealer) => (
            <li key={dealer.id}>
              <div className="g">
                <Link to={dealerPath(dealer.id)}>{dealer.company_name}</Link>
                <span>
                  {[
                    dealer.city,
                    dealer.partner_number ? `Partner ${dealer.partner_number}` : 'ohne Partnernummer',
                    dealer.people === 1 ? '1 Person' : `${countText(dealer.people)} Personen`,
                    dealer.lastSeenAt ? `zuletzt da ${momentText(dealer.lastSeenAt)}` : 'noch nie da',
                  ].join(' · ')}
                </span>
              </div>
              <DealerState state={dealer.state} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={showPage} />}
    </>
  )
}
