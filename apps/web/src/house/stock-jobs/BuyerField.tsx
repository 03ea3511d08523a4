import { skipToken, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { buyerIn, buyers, partnerNumberOf } from './queries.ts'

type Props = {
  value: string
  hint: string
  error?: string
  onChange: ComponentProps<'input'>['onChange']
  /** Receives the partner number of a dealer whose name was typed whole. */
  onName: (partner_number: string) => void
  /** The field for the person who buys; absent if only the company is chosen. */
  person?: {
    value: string
    error?: string
    hint?: string
    onChange: ComponentProps<'select'>['onChange']
  }
}

/** The partner number of a dealer, also found by company name, and the person who buys. */
export function BuyerField({ value, hint, person, onName, ...input }: Props) {
  const list = useId()
  const q = useDebounced(value.trim())
  const found = useQuery({ ...buyers(q), ...(q === '' && { queryFn: skipToken }) }).data ?? []
  const chosen = buyerIn(found, value)
  return (
    <>
      <TextField
        label="Partnernummer oder Firma des Händlers"
        optional
        autoComplete="off"
        maxLength={100}
        list={list}
        hint={hint}
        ok={chosen && `${chosen.company_name}, ${chosen.city}`}
        {...input}
        onBlur={() => {
          // Looked up again, because the proposals may not have arrived yet; a failure leaves the name as typed.
          partnerNumberOf(value).then(
            (partner_number) => partner_number !== undefined && onName(partner_number),
            () => {},
          )
        }}
        value={value}
      />
      <datalist id={list}>
        {found.map(({ partner_number, company_name, city }) => (
          <option key={partner_number} value={partner_number}>
            {`${company_name}, ${city}`}
          </option>
        ))}
      </datalist>
      {person && chosen && (
        <SelectField
          label="Käufer im Betrieb"
          optional
          placeholder="Nicht benannt"
          hint="Er bekommt die Mails zum Kauf, wie Inhaber und Buchhaltung."
          choices={chosen.people.map(({ id, name }) => ({ value: id, label: name }))}
          {...person}
        />
      )}
    </>
  )
}
