import { HandOverState } from '@portal/contract/sale/hand-overs'
import { handOverLabels } from '@portal/domain/buyer/hand-over'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { PagedList } from '../../PagedList.tsx'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { PurchaseList } from './PurchaseList.tsx'
import { housePurchases, pageSize } from './queries.ts'
import './house-purchases.css'

export const handle = { title: t('Käufe') }

const choices = HandOverState.options.map((value) => ({ value, label: handOverLabels[value] }))

const arrivalChoices = [{ value: 'missing', label: t('Fehlt nach der Abholung') }]

/** The purchases of all dealers. The filters are in the address. */
export function Component() {
  const { address, search, q, page, change, showPage } = useListAddress()
  const state = HandOverState.safeParse(address.get('state')).data
  const arrival = address.get('arrival') === 'missing' ? ('missing' as const) : undefined
  const partner_number = address.get('partner')?.slice(0, 20) || undefined
  const purchases = useQuery(housePurchases({ state, arrival, partner_number, q, page }))
  const total = purchases.data?.total
  return (
    <>
      <HouseHead title="Käufe">
        <p>
          {total === undefined
            ? t('Käufe der Händler, neueste zuerst')
            : plural(total, '1 Kauf', '# Käufe, neueste zuerst')}
        </p>
      </HouseHead>
      <search className="house-filters">
        <SearchField
          label="Suche"
          placeholder="GW-Nr., FIN, Fahrzeug, Firma"
          value={search}
          onText={(q) => change({ q })}
        />
        <SelectField
          label="Übergabe"
          placeholder="Alle"
          choices={choices}
          value={state ?? ''}
          onChange={({ target }) => change({ state: target.value })}
        />
        <SelectField
          label="Nachweis der Ankunft"
          placeholder="Alle"
          choices={arrivalChoices}
          value={arrival ?? ''}
          onChange={({ target }) => change({ arrival: target.value })}
        />
        <TextField
          label="Partnernummer"
          maxLength={20}
          autoComplete="off"
          value={partner_number ?? ''}
          onChange={({ target }) => change({ partner: target.value.trim() })}
        />
      </search>
      <PagedList
        result={purchases}
        loading={t('Käufe werden geladen')}
        empty={
          <EmptyState title="Keine Käufe gefunden">Ändern Sie die Suche oder einen der Filter.</EmptyState>
        }
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(items) => (
          <div className="hp">
            <PurchaseList purchases={items} withCompany />
          </div>
        )}
      </PagedList>
    </>
  )
}
