import { MailState, type OutboxMail } from '@portal/contract/mails'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedList } from '../../PagedList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { mailStates } from './facts.ts'
import { MailTable } from './MailTable.tsx'
import { OutboxSummary } from './OutboxSummary.tsx'
import { mails, pageSize } from './queries.ts'
import '../dealer-activation/dealer-activation.css'

export const handle = { title: 'Postausgang' }

const choices = MailState.options.map((value) => ({ value, label: mailStates[value] }))

/** All mails with their delivery state; undelivered mails can be sent again. */
export function Component() {
  const [state, setState] = useState<OutboxMail['state']>()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const found = useQuery(mails({ state, search: useDebounced(search.trim()) || undefined, page }))
  return (
    <div className="container page">
      <div className="page-head">
        <h1>Postausgang</h1>
        <p className="muted">Mails des Portals, neueste zuerst</p>
      </div>
      <OutboxSummary />
      <div className="form2 filters">
        <SelectField
          label="Status"
          placeholder="Alle"
          choices={choices}
          value={state ?? ''}
          onChange={(event) => {
            setState(MailState.safeParse(event.target.value).data)
            setPage(0)
          }}
        />
        <TextField
          label="Suche"
          placeholder="Empfänger oder Betreff"
          type="search"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setPage(0)
          }}
        />
      </div>
      <PagedList
        result={found}
        loading="Postausgang wird geladen"
        empty={<EmptyState title="Keine Mails gefunden">Ändern Sie Status oder Suche.</EmptyState>}
        {...{ page, pageSize }}
        onPage={setPage}
      >
        {(items) => <MailTable mails={items} />}
      </PagedList>
    </div>
  )
}
