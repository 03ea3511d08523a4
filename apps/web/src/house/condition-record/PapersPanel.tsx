import { t } from '@portal/domain/values/text'
import { driveStates, previousUses } from '@portal/domain/vehicles/condition/history'
import { recordFacts } from '@portal/domain/vehicles/condition/texts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ShownRecord } from './facts.ts'
import { PartFooter, type PartFormProps, PartPanel, usePartForm } from './PartPanel.tsx'
import {
  changedPapers,
  type PapersFields,
  papersDraft,
  papersFields,
  papersResolver,
  type RecordedPapers,
} from './papers-form.ts'
import { flagChoices } from './typed-fields.ts'

type Props = {
  gwnummer: string
  shown: ShownRecord
  isUnsent: boolean
  onSave: (parts: ReturnType<typeof changedPapers>) => void
}

/** Previous use, papers, keys, accident and whether the car is ready to drive. */
export function PapersPanel({ gwnummer, shown, isUnsent, onSave }: Props) {
  const facts = recordFacts(shown)
  if (shown.accident !== null) facts.push([t('Unfallfahrzeug'), shown.accident ? t('ja') : t('nein')])
  return (
    <PartPanel
      title="Nutzung, Papiere, Schlüssel"
      draft={papersDraft}
      fields={papersFields(shown)}
      form={(form) => <PapersForm {...form} onSave={(parts) => onSave(changedPapers(parts, shown))} />}
      shown={facts.length > 0 ? <FactList facts={facts} /> : null}
      {...{ gwnummer, isUnsent }}
    />
  )
}

const flags = [
  ['coc', t('COC-Papier liegt vor')],
  ['registrationPart1', t('Zulassung Teil I liegt vor')],
  ['registrationPart2', t('Zulassung Teil II liegt vor')],
  ['reimported', t('Reimport')],
  ['accident', t('Unfallfahrzeug')],
] as const

type FormProps = PartFormProps<PapersFields> & { onSave: (parts: RecordedPapers) => void }

function PapersForm({ onSave, ...part }: FormProps) {
  const { form, save } = usePartForm(part, papersDraft, papersResolver, onSave)
  const { register } = form
  const { errors } = form.formState
  return (
    <form className="stack" onSubmit={save} noValidate>
      <fieldset>
        <legend>Frühere Nutzung</legend>
        {previousUses.map(({ value, label }) => (
          <Checkbox key={value} label={label} value={value} {...register('uses')} />
        ))}
      </fieldset>
      <div className="sizes">
        <SelectField
          label="Fahrbereit"
          placeholder="unbekannt"
          choices={driveStates}
          error={errors.drive?.message}
          {...register('drive')}
        />
        <TextField
          label="Einschränkung"
          optional
          error={errors.driveNote?.message}
          {...register('driveNote')}
        />
        <TextField
          label="Anzahl Schlüssel"
          inputMode="numeric"
          autoComplete="off"
          error={errors.keys?.message}
          {...register('keys')}
        />
        <TextField
          label="Letzte Zulassung (Land)"
          hint="Zum Beispiel DE"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={2}
          error={errors.lastCountry?.message}
          {...register('lastCountry')}
        />
        {flags.map(([name, label]) => (
          <SelectField
            key={name}
            label={label}
            placeholder="unbekannt"
            choices={flagChoices}
            {...register(name)}
          />
        ))}
      </div>
      <PartFooter onClose={part.onClose} />
    </form>
  )
}
