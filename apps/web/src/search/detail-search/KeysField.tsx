import { has } from '@portal/domain/accounts/roles'
import { attributes } from '@portal/domain/vehicles/attributes/attributes'
import { useAccount } from '../../session/account.ts'
import { CountedField } from './CountedField.tsx'
import { type SectionProps, withValue } from './form.ts'

const steps = attributes.keys.criteria.keysfrom.steps.map(String)

/** The minimum number of keys; for dealers only, because only they see it (E-29). */
export function KeysField({ draft, countOf, change }: SectionProps) {
  const { criteria } = draft
  if (!has(useAccount(), 'ROLE_DEALER')) return null
  return (
    <CountedField
      label="Schlüssel mindestens"
      name="keysFrom"
      placeholder="beliebig"
      value={criteria.keysfrom?.toString()}
      values={steps}
      onPick={(value) =>
        change(withValue(criteria, 'keysfrom', value === undefined ? undefined : Number(value)))
      }
      countOf={(value) => countOf('keysfrom', value)}
    />
  )
}
