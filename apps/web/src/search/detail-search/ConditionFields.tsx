import { has } from '@portal/domain/accounts/roles'
import { attributes } from '@portal/domain/vehicles/attributes/attributes'
import { numberText } from '@portal/domain/vehicles/attributes/texts'
import { useAccount } from '../../session/account.ts'
import { CountedField } from './CountedField.tsx'
import { CountedRange } from './CountedRange.tsx'
import { type SectionProps, withValue } from './form.ts'

const { treadMm, repairCost } = attributes
const treads = treadMm.criteria.tyresfrom.steps.map(String)
const costs = repairCost.criteria.repaircostto.steps
const euro = (value: number) => numberText(value, repairCost.unit)

/** Tread depth and repair cost of the recorded condition; for dealers only, because only they see all of them. */
export function ConditionFields(section: SectionProps) {
  const { draft, countOf, change } = section
  const { criteria } = draft
  if (!has(useAccount(), 'ROLE_DEALER')) return null
  return (
    <>
      <CountedField
        label="Reifen mindestens (mm)"
        name="tyresFrom"
        placeholder="beliebig"
        value={criteria.tyresfrom?.toString()}
        values={treads}
        onPick={(value) =>
          change(withValue(criteria, 'tyresfrom', value === undefined ? undefined : Number(value)))
        }
        countOf={(value) => countOf('tyresfrom', value)}
      />
      <CountedRange
        {...section}
        legend="Reparaturkosten"
        label={euro}
        unit="€"
        from={{ name: 'repairCostFrom', criterion: 'repaircostfrom', steps: costs }}
        to={{ name: 'repairCostTo', criterion: 'repaircostto', steps: costs }}
      />
    </>
  )
}
