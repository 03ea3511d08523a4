import { EnquiryState } from '@portal/contract/enquiries'
import { type Colleague, EnquiryFilter } from '@portal/contract/enquiry-desk'
import { houseStateText } from '@portal/domain/enquiry-state'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useAccount } from '../account/queries.ts'

type Props = {
  filter: EnquiryFilter
  /** The search as typed, blanks included. */
  search: string
  colleagues: Colleague[]
  onChange: (filter: EnquiryFilter) => void
}

const states = [
  { value: 'waiting', label: 'Offen' },
  ...EnquiryState.options.map((value) => ({ value, label: houseStateText[value] })),
]
const kinds = [
  { value: 'enquiry', label: 'Fragen' },
  { value: 'appointment', label: 'Termine' },
]

export function DeskFilters({ filter, search, colleagues, onChange }: Props) {
  const account = useAccount()
  const holders = [
    { value: 'none', label: 'Niemand' },
    ...colleagues
      .toSorted((left, right) => Number(right.id === account?.id) - Number(left.id === account?.id))
      .map(({ id, name }) => ({ value: String(id), label: id === account?.id ? `${name} (ich)` : name })),
  ]
  const selects = [
    { name: 'state', label: 'Stand', choices: states },
    { name: 'kind', label: 'Art', choices: kinds },
    { name: 'holder', label: 'Zuständig', choices: holders },
  ] as const
  const set = (name: keyof EnquiryFilter) => (event: { target: { value: string } }) =>
    onChange(EnquiryFilter.parse({ ...filter, [name]: event.target.value || undefined }))
  return (
    <search className="desk-filters">
      <TextField
        label="Suche"
        type="search"
        maxLength={100}
        placeholder="Name, Firma, GW-Nr., Text"
        value={search}
        onChange={set('q')}
      />
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
    </search>
  )
}
