import { has } from '@portal/domain/accounts/roles'
import { euroText, kmText } from '@portal/domain/values/formats'
import { doorGroups } from '@portal/domain/vehicles/attributes/body'
import { vatModes } from '@portal/domain/vehicles/attributes/price'
import { kmFrom, kmTo, seatCounts } from '@portal/domain/vehicles/attributes/steps'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../session/account.ts'
import { Field } from '../../ui/Field.tsx'
import { years as registrationYears } from '../criteria/queries.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { CountedField } from './CountedField.tsx'
import { CountedRange } from './CountedRange.tsx'
import { CountedSelect } from './CountedSelect.tsx'
import { pricesOf, type SectionProps, vehicleOf, withValue } from './form.ts'
import { KeysField } from './KeysField.tsx'
import { Section } from './Section.tsx'

/** First registration, mileage, price, seats and doors (C-05 to C-11). */
export function KeyDataSection(section: SectionProps) {
  const { draft, countOf, change } = section
  const { criteria } = draft
  const years = useQuery(registrationYears).data?.toSorted((a, b) => a - b) ?? []
  const prices = pricesOf(vehicleOf(criteria))
  return (
    <Section id="eck">
      <div className="form2">
        <CountedRange
          {...section}
          legend="Erstzulassung"
          falling
          from={{ name: 'yearFrom', criterion: 'first_reg_from', steps: years }}
          to={{ name: 'yearTo', criterion: 'first_reg_to', steps: years }}
        />
        <CountedRange
          {...section}
          legend="Kilometerstand"
          label={kmText}
          unit="km"
          from={{ name: 'kilometerFrom', criterion: 'km_stand_from', steps: kmFrom }}
          to={{ name: 'kilometerTo', criterion: 'km_stand_to', steps: kmTo }}
        />
        <CountedRange
          {...section}
          legend="Preis"
          label={euroText}
          unit="€"
          from={{ name: 'priceFrom', criterion: 'price_from', steps: prices.from }}
          to={{ name: 'priceTo', criterion: 'price_to', steps: prices.to }}
        />
        <CountedRange
          {...section}
          legend="Sitze"
          from={{ name: 'seatFrom', criterion: 'seatsfrom', steps: seatCounts }}
          to={{ name: 'seatTo', criterion: 'seatsto', steps: seatCounts }}
        />
        <CountedField
          label="Türen"
          name="doorsNumber"
          placeholder="beliebig"
          value={criteria.doors}
          values={doorGroups.map(({ value }) => value)}
          onPick={(value) =>
            change(withValue(criteria, 'doors', doorGroups.find((group) => group.value === value)?.value))
          }
          countOf={(value) => countOf('doors', value)}
        />
        <VatField {...section} />
        <KeysField {...section} />
        <ConditionFields {...section} />
      </div>
    </Section>
  )
}

/** Whether VAT can be shown on the invoice; for dealers only. */
function VatField({ draft, countOf, change }: SectionProps) {
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
