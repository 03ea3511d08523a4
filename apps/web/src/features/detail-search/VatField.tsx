import { has } from '@portal/domain/roles'
import { vatModes } from '@portal/domain/vehicle/price'
import { Field } from '../../ui/Field.tsx'
import { useAccount } from '../account/queries.ts'
import { CountedSelect } from './CountedSelect.tsx'
import { type SectionProps, withValue } from './form.ts'

/** Whether VAT can be shown on the invoice; for dealers only. */
export function VatField({ draft, countOf, change }: SectionProps) {
  const isDealer = has(useAccount(), 'ROLE_DEALER')
  const { criteria } = draft
  if (!isDealer && criteria.mwst === undefined) return null
  const pick = (chosen: string) =>
    change(withValue(criteria, 'mwst', vatModes.find(({ value }) => value === chosen)?.value))
  return (
    <Field label="Besteuerung">
      {(control) => (
        <CountedSelect
          {...control}
          name="vatMode"
          placeholder="beliebig"
          value={criteria.mwst ?? ''}
          onChange={(event) => pick(event.target.value)}
          choices={vatModes.map(({ value, label }) => ({ value, label, count: countOf('mwst', value) }))}
        />
      )}
    </Field>
  )
}
