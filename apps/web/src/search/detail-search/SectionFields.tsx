import { has } from '@portal/domain/accounts/roles'
import type { FormSection } from '@portal/domain/vehicles/attributes/attribute'
import type { CriterionName } from '@portal/domain/vehicles/attributes/criterion-rules'
import { useAccount } from '../../session/account.ts'
import { CriterionField, type FieldOptions } from './CriterionField.tsx'
import { fieldsOf, isCell } from './facts.ts'
import type { SectionProps } from './form.ts'

type Props = SectionProps & {
  id: FormSection
  /** Selects, which stand beside each other, or groups of checkboxes. */
  show: 'cells' | 'groups'
  /** Of the element around the fields, if there are any. */
  className?: string
  options?: Partial<Record<CriterionName, FieldOptions>>
}

/** The fields of a section that the caller may search by, from the table of attributes. */
export function SectionFields({ id, show, className, options = {}, ...section }: Props) {
  const tier = has(useAccount(), 'ROLE_DEALER') ? 'dealer' : 'consumer'
  const fields = fieldsOf(id, tier)
    .filter(({ criterion }) => !options[criterion]?.isHidden)
    .filter(({ criterion, rule }) => isCell(rule, options[criterion]?.isOpen) === (show === 'cells'))
    .map((entry) => (
      <CriterionField key={entry.criterion} {...section} {...options[entry.criterion]} entry={entry} />
    ))
  return className && fields.length > 0 ? <div className={className}>{fields}</div> : fields
}
