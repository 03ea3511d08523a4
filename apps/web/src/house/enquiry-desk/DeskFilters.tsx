import { EnquiryState } from '@portal/contract/buyer/enquiries'
import { EnquiryFilter, type Holder } from '@portal/contract/house/enquiry-desk'
import { houseStateText } from '@portal/domain/buyer/enquiry-state'
import { t } from '@portal/domain/values/text'
import { useAccount } from '../../session/account.ts'
import { scopes } from '../../shell/desk-address.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { scopeOf, withScope } from './facts.ts'

type Props = {
  filter: EnquiryFilter
  /** The search as typed, including spaces. */
  search: string
  colleagues: Holder[]
  onChange: (filter: EnquiryFilter) => void
}

const states = [
  { value: 'waiting', label: t('Offen') },
  ...EnquiryState.options.map((value) => ({ value, label: houseStateText[value] })),
]
const kinds = [
  { value: 'enquiry', label: t('Fragen') },
  { value: 'appointment', label: t('Termine') },
]

export function DeskFilters({ filter, search, colleagues, onChange }: Props) {
  const account = useAccount()
  const scope = scopeOf(filter, account?.id)
  const holders = [
    { value: 'none', label: t('Niemand') },
    ...colleagues
      .toSorted((left, right) => Number(right.id === account?.id) - Number(left.id === account?.id))
      .map(({ id, name }) => ({ value: String(id), label: id === account?.id ? `${name} (ich)` : name })),
  ]
  const selects = [
    { name: 'state', label: t('Stand'), choices: states },
    { name: 'kind', label: t('Art'), choices: kinds },
    { name: 'holder', label: t('Zuständig'), choices: holders },
  ] as const
  const set = (name: (typeof selects)[number]['name']) => (event: { target: { value: string } }) =>
    onChange(EnquiryFilter.parse({ ...filter, [name]: event.target.value || undefined }))
  return (
    <search className="desk-filters">
      <Segment
        legend="Auswahl"
        name="scope"
        items={scopes}
        value={scope ?? ''}
        onChange={({ target: { value } }) => onChange(withScope(filter, value, account?.id))}
      />
      <SearchField
        label="Suche"
        placeholder="Name, Firma, GW-Nr., Text"
        value={search}
        // Not parsed, which would remove the space before the next word.
        onText={(q) => onChange({ ...filter, q })}
      />
      <Disclosure
        title="Stand, Art, Zuständig"
        className="desk-more"
        open={scope === undefined || !!filter.kind}
      >
        {selects.map(({ name, label, choices }) => (
          <SelectField
            key={name}
            label={label}
            placeholder="Alle"
            choices={choices}
            value={filter[name] ?? ''}
            onChange={set(name)}
          />
        ))}
      </Disclosure>
    </search>
  )
}
