import type { Service } from '@portal/contract/vehicles/condition-parts'
import { t } from '@portal/domain/values/text'
import { serviceHistories, serviceProofs } from '@portal/domain/vehicles/condition/history'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { Services } from '../../vehicles/condition/ServiceList.tsx'
import { PartFooter, type PartFormProps, PartPanel, usePartForm } from './PartPanel.tsx'
import { newEntry, type ServiceFields, serviceDraft, serviceFields, serviceResolver } from './service-form.ts'

type Props = {
  gwnummer: string
  service: Service | null
  isUnsent: boolean
  onSave: (part: { service: Service }) => void
}

/** The service history. */
export const ServicePanel = ({ gwnummer, service, isUnsent, onSave }: Props) => (
  <PartPanel
    title="Wartung"
    draft={serviceDraft}
    fields={serviceFields(service)}
    form={(form) => <ServiceForm {...form} onSave={onSave} />}
    shown={service && <Services service={service} />}
    {...{ gwnummer, isUnsent }}
  />
)

function ServiceForm({ onSave, ...part }: PartFormProps<ServiceFields> & Pick<Props, 'onSave'>) {
  const { form, save } = usePartForm(part, serviceDraft, serviceResolver, (service) => onSave({ service }))
  const entries = useFieldArray({ control: form.control, name: 'entries' })
  const { register, formState } = form
  const addButton = useRef<HTMLButtonElement>(null)
  const errorOf = (index: number, name: keyof typeof newEntry) =>
    formState.errors.entries?.[index]?.[name]?.message
  const remove = (index: number) => {
    const removed = form.getValues(`entries.${index}`)
    entries.remove(index)
    addButton.current?.focus()
    toastUndo(t`Eintrag ${index + 1} ist entfernt.`, () => entries.insert(index, removed))
  }
  return (
    <form className="stack" onSubmit={save} noValidate>
      <SelectField
        label="Scheckheft"
        placeholder="unbekannt"
        choices={serviceHistories}
        {...register('history')}
      />
      {entries.fields.map(({ id }, index) => (
        <fieldset key={id} className="entry-fields">
          <legend>{t`Eintrag ${index + 1}`}</legend>
          <TextField
            label="Datum"
            type="date"
            error={errorOf(index, 'date')}
            {...register(`entries.${index}.date`)}
          />
          <TextField
            label="Kilometerstand"
            inputMode="numeric"
            autoComplete="off"
            error={errorOf(index, 'km')}
            {...register(`entries.${index}.km`)}
          />
          <TextArea
            label="Arbeiten"
            rows={2}
            className="wide"
            error={errorOf(index, 'work')}
            {...register(`entries.${index}.work`)}
          />
          <TextField
            label="Werkstatt"
            autoComplete="off"
            error={errorOf(index, 'workshop')}
            {...register(`entries.${index}.workshop`)}
          />
          <SelectField label="Nachweis" choices={serviceProofs} {...register(`entries.${index}.proof`)} />
          <Button small aria-label={t`Eintrag ${index + 1} entfernen`} onClick={() => remove(index)}>
            Entfernen
          </Button>
        </fieldset>
      ))}
      <Button ref={addButton} onClick={() => entries.append(newEntry)}>
        Eintrag hinzufügen
      </Button>
      <PartFooter onClose={part.onClose} />
    </form>
  )
}
