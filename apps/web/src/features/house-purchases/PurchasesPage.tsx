import { HandOverState } from '@portal/contract/hand-overs'
import { countText } from '@portal/domain/formats'
import { handOverLabels } from '@portal/domain/hand-over'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { PurchaseList } from './PurchaseList.tsx'
import { housePurchases, pageSize } from './queries.ts'
import './house-purchases.css'

export const handle = { title: 'Käufe' }

const choices = HandOverState.options.map((value) => ({ value, label: handOverLabels[value] }))

/** The purchases of all dealers. The filters are in the address. */
export function Component() {
  const { address, search, q, page, change, showPage } = useListAddress()
  const state = HandOverState.safeParse(address.get('state')).data
  const partner_number = address.get('partner')?.slice(0, 20) || undefined
  const { data, error, isPending, refetch } = useQuery(housePurchases({ state, partner_number, q, page }))
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  return (
    <>
      <div className="hhead">
        <div>
          <h1>Käufe</h1>
          <p>
            {data ? `${countText(data.total)} Käufe, neueste zuerst` : 'Käufe der Händler, neueste zuerst'}
          </p>
        </div>
      </div>
      <search className="house-filters">
        <TextField
          label="Suche"
          type="search"
          maxLength={100}
          placeholder="GW-Nr., FIN, Fahrzeug, Firma"
          value={search}
          onChange={({ target }) => change({ q: target.value })}
        />
        <SelectField
          label="Übergabe"
          placeholder="Alle"
          choices={choices}
          value={state ?? ''}
          onChange={({ target }) => change({ state: target.value })}
        />
        <TextField
          label="Partnernummer"
          maxLength={20}
          autoComplete="off"
          value={partner_number ?? ''}
          onChange={({ target }) => change({ partner: target.value.trim() })}
        />
      </search>
      {isPending && <Spinner label="Käufe werden geladen" />}
      {error && <LoadFailure text={textOf(error)} onRetry={refetch} />}
      {data?.items.length === 0 && (
        <EmptyState title="Keine Käufe gefunden">Ändern Sie Suche, Übergabe oder Partnernummer.</EmptyState>
      )}
      {data && data.items.length > 0 && (
        <div className="hp">
          <PurchaseList purchases={data.items} withCompany />
        </div>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={showPage} />}
    </>
  )
}
