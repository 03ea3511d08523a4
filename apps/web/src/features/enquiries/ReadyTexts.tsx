import { Button } from '../../ui/Button.tsx'
import type { EnquiryFormState } from './ContactFields.tsx'
import { type EnquiryCar, type Purpose, purposes, readyText } from './form.ts'

type Props = { form: EnquiryFormState; cars: readonly EnquiryCar[] }

const names: Purpose[] = ['available', 'price', 'viewing', 'condition']

/** Fills the message with a text by purpose; the text can be changed. */
export function ReadyTexts({ form, cars }: Props) {
  const write = (purpose: Purpose) => {
    const { firstName, lastName } = form.getValues()
    const text = readyText(purpose, cars, `${firstName} ${lastName}`)
    form.setValue('message', text, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <fieldset className="ready-texts">
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
