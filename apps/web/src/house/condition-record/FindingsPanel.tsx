import type { TechnicalFindings } from '@portal/contract/vehicles/condition-parts'
import { t } from '@portal/domain/values/text'
import { technicalGrades, technicalGroups } from '@portal/domain/vehicles/condition/findings'
import { findingFact } from '@portal/domain/vehicles/condition/texts'
import { FactList } from '../../ui/FactList.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type FindingsFields, findingsDraft, findingsFields, findingsResolver } from './findings-form.ts'
import { PartFooter, type PartFormProps, PartPanel, usePartForm } from './PartPanel.tsx'

type Props = {
  gwnummer: string
  findings: TechnicalFindings | null
  isUnsent: boolean
  onSave: (part: { findings: TechnicalFindings }) => void
}

/** The technical findings by group. */
export const FindingsPanel = ({ gwnummer, findings, isUnsent, onSave }: Props) => (
  <PartPanel
    title="Technik"
    draft={findingsDraft}
    fields={findingsFields(findings)}
    form={(form) => <FindingsForm {...form} onSave={onSave} />}
    shown={findings && findings.length > 0 ? <FactList facts={findings.map(findingFact)} /> : null}
    {...{ gwnummer, isUnsent }}
  />
)

function FindingsForm({ onSave, ...part }: PartFormProps<FindingsFields> & Pick<Props, 'onSave'>) {
  const { form, save } = usePartForm(part, findingsDraft, findingsResolver, (findings) =>
    onSave({ findings }),
  )
  const { register, formState } = form
  return (
    <form className="stack" onSubmit={save} noValidate>
      {technicalGroups.map(({ value, label }, index) => {
        const errors = formState.errors.groups?.[index]
        return (
          <fieldset key={value} className="entry-fields">
            <legend>{label}</legend>
            <SelectField
              label="Befund"
              // A recorded finding can be corrected but not deleted.
              placeholder={part.fields.groups[index]?.grade ? undefined : t('nicht geprüft')}
              choices={technicalGrades}
              error={errors?.grade?.message}
              {...register(`groups.${index}.grade`)}
            />
            <TextField
              label="Notiz"
              autoComplete="off"
              error={errors?.note?.message}
              {...register(`groups.${index}.note`)}
            />
          </fieldset>
        )
      })}
      <PartFooter onClose={part.onClose} />
    </form>
  )
}
