import { MailState } from '@portal/contract/house/mails'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { PagedList } from '../../PagedList.tsx'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { mailStates } from './facts.ts'
import { MailTable } from './MailTable.tsx'
import { OutboxSummary } from './OutboxSummary.tsx'
import { mails, pageSize } from './queries.ts'

export const handle = { title: t('Postausgang') }

const choices = MailState.options.map((value) => ({ value, label: mailStates[value] }))

/** All mails with their delivery state; undelivered mails can be sent again. */
export function Component() {
  const { address, search, q, page, change, showPage } = useListAddress()
  const state = MailState.safeParse(address.get('status')).data
  const found = useQuery(mails({ state, search: q, page }))
  return (
    <>
      <HouseHead title="Postausgang">
        <p>Mails des Portals, neueste zuerst</p>
      </HouseHead>
      <OutboxSummary />
      <search className="house-filters">
        <SelectField
          label="Status"
          placeholder="Alle"
          choices={choices}
          value={state ?? ''}
          onChange={(event) => change({ status: event.target.value })}
        />
        <SearchField
          label="Suche"
          placeholder="Empfänger oder Betreff"
          value={search}
          onText={(q) => change({ q })}
        />
      </search>
      <PagedList
        result={found}
        loading={t('Postausgang wird geladen')}
        empty={<EmptyState title="Keine Mails gefunden">Ändern Sie Status oder Suche.</EmptyState>}
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(items) => <MailTable mails={items} />}
      </PagedList>
    </>
  )
}
