import { Button } from '../../ui/Button.tsx'
import type { EnquiryFormState } from './ContactFields.tsx'
import { type EnquiryCar, type Purpose, purposes, templateText } from './form.ts'

type Props = { form: EnquiryFormState; cars: readonly EnquiryCar[] }

const names: Purpose[] = ['available', 'price', 'viewing', 'condition']

/** Buttons that fill the message with the template of a purpose. */
export function MessageTemplates({ form, cars }: Props) {
  const write = (purpose: Purpose) => {
    const { firstName, lastName } = form.getValues()
    const text = templateText(purpose, cars, `${firstName} ${lastName}`)
    form.setValue('message', text, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <fieldset className="row s ready-texts">
      <legend>Worum geht es?</legend>
      {names.map((purpose) => (
        <Button key={purpose} small onClick={() => write(purpose)}>
          {purposes[purpose].label}
        </Button>
      ))}
      <p className="small muted">Ein vorbereiteter Text ersetzt die Nachricht und lässt sich frei ändern.</p>
    </fieldset>
  )
}
