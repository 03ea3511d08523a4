import { ReviewState } from '@portal/contract/accounts/documents'
import { momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { stateLabels } from '../../accounts/dealer-activation/facts.ts'
import { dealerPath, housePaths } from '../../house-paths.ts'
import { PagedList } from '../../PagedList.tsx'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { StateMark } from '../../shell/StateMark.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { stateOf } from './facts.ts'
import { houseDealers, pageSize } from './queries.ts'
import './house-dealers.css'

export const handle = { title: t('Händler') }

const choices = ReviewState.options.map((value) => ({ value, label: stateLabels[value] }))

/** All companies by name. The filters are in the address. */
export function Component() {
  const { address, search, q, page, change, showPage } = useListAddress()
  const state = ReviewState.safeParse(address.get('state')).data
  const dealers = useQuery(houseDealers({ state, q, page }))
  return (
    <>
      <HouseHead
        title="Händler"
        actions={
          <>
            <LinkButton to={housePaths.dealerImports}>Partner und Käufe importieren</LinkButton>
            <LinkButton to={housePaths.applicants}>Bewerbungen prüfen</LinkButton>
          </>
        }
      >
        <p>{dealers.data ? plural(dealers.data.total, '1 Firma', '# Firmen') : t('Firmen nach Namen')}</p>
      </HouseHead>
      <search className="house-filters">
        <SearchField
          label="Suche"
          placeholder="Firma, Ort, Name, Partnernummer"
          value={search}
          onText={(q) => change({ q })}
        />
        <SelectField
          label="Stand"
          placeholder="Alle"
          choices={choices}
          value={state ?? ''}
          onChange={({ target }) => change({ state: target.value })}
        />
      </search>
      <PagedList
        result={dealers}
        loading={t('Händler werden geladen')}
        empty={<EmptyState title="Keine Händler gefunden">Ändern Sie Suche oder Stand.</EmptyState>}
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(items) => (
          <ul className="hp list">
            {items.map((dealer) => (
              <li key={dealer.id}>
                <div className="g">
                  <Link to={dealerPath(dealer.id)}>{dealer.company_name}</Link>
                  <span>
                    {[
                      dealer.city,
                      dealer.partner_number ? t`Partner ${dealer.partner_number}` : t('ohne Partnernummer'),
                      plural(dealer.people, '1 Person', '# Personen'),
                      dealer.lastSeenAt ? t`zuletzt da ${momentText(dealer.lastSeenAt)}` : t('noch nie da'),
                    ].join(' · ')}
                  </span>
                </div>
                <StateMark {...stateOf(dealer.state)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
