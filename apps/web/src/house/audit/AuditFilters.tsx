import type { AuditFilter } from '@portal/contract/house/audit'
import { auditActionText } from '@portal/domain/house/audit-texts'
import { readerLocale } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { SearchField } from '../../ui/SearchField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { auditActions } from './queries.ts'

type Props = {
  filter: AuditFilter
  /** The search as typed, including spaces. */
  search: string
  onChange: (changes: AuditFilter) => void
}

export function AuditFilters({ filter, search, onChange }: Props) {
  const actions = useQuery(auditActions).data ?? []
  const set = (name: 'action' | 'from' | 'to') => (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value || undefined })
  return (
    <search className="house-filters audit-filters">
      <SelectField
        label="Vorgang"
        placeholder="Alle"
        choices={actions
          .map((value) => ({ value, label: auditActionText(value) }))
          .toSorted((left, right) => left.label.localeCompare(right.label, readerLocale()))}
        value={filter.action ?? ''}
        onChange={set('action')}
      />
      <SearchField
        label="Suche"
        placeholder="Name, Konto oder Gegenstand"
        value={search}
        onText={(words) => onChange({ search: words })}
      />
      <TextField label="Von" type="date" max={filter.to} value={filter.from ?? ''} onChange={set('from')} />
      <TextField label="Bis" type="date" min={filter.from} value={filter.to ?? ''} onChange={set('to')} />
    </search>
  )
}
