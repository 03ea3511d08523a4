import { NewPickUp, type PickUp } from '@portal/contract/sale/pick-up'
import { collectorKinds } from '@portal/domain/sale/pick-up'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { calendar } from '../../buyer/enquiries/queries.ts'
import { flawsOf } from '../../flaws-of.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { carrierChoices, openDays, timesToChoose, weekdayText } from './facts.ts'
import { fieldsOf, type PickUpFields, pickUpDraft } from './form.ts'
import { carriers, useNamePickUp } from './queries.ts'

const kinds = namesOf(collectorKinds).map((value) => ({ value, label: collectorKinds[value] }))

type Props = {
  id: string
  isReady: boolean
  pass: PickUp['pass']
  /** What was entered when the session ended. */
  kept?: PickUpFields
  onClose: () => void
}

/** Who collects the vehicle, and when once it is ready. */
export default function PickUpDialog({ id, isReady, pass, kept, onClose }: Props) {
  const known = fieldsOf(pass)
  const [fields, setFields] = useState(kept ?? known)
  useKeepDraft(pickUpDraft, () => ({ id, fields }))
  const [flaws, setFlaws] = useState<Record<string, string>>({})
  const days = useQuery({ ...calendar, enabled: isReady })
  const listed = useQuery({ ...carriers, enabled: fields.kind === 'carrier' })
  const save = useNamePickUp(id)
  const set = (change: Partial<PickUpFields>) => setFields({ ...fields, ...change })
  const onSubmit = () => {
    const { appointment_date: date, appointment_time: time } = fields
    const slot = isReady ? { appointment_date: date || null, appointment_time: time || null } : {}
    const { data, error } = NewPickUp.safeParse({
      ...fields,
      carrier: fields.carrier === '' ? null : Number(fields.carrier),
      appointment_date: null,
      appointment_time: null,
      ...slot,
    })
    const wrong = flawsOf(error?.issues)
    if (isReady && !date) wrong.appointment_date = t('Bitte einen Tag wählen.')
    else if (isReady && !time) wrong.appointment_time = t('Bitte eine Uhrzeit wählen.')
    setFlaws(wrong)
    if (!data || Object.keys(wrong).length > 0) return
    save.mutate(data, {
      onSuccess: () => {
        toast('success', isReady ? t('Der Abholausweis ist fertig.') : t('Der Abholer ist eingetragen.'))
        onClose()
      },
      onError: (problem) => {
        if (problem instanceof ApiProblem) setFlaws(flawsOf(problem.errors))
      },
    })
  }
  const day = fields.appointment_date
  const isListed = fields.kind === 'carrier' && fields.carrier !== ''
  return (
    <FormDialog
      title="Wer holt ab?"
      action={isReady ? t('Ausweis erstellen') : t('Speichern')}
      pending={save.isPending}
      isUnsaved={JSON.stringify(fields) !== JSON.stringify(known)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      <div className="form2">
        <SelectField
          label="Wer"
          className="full"
          choices={kinds}
          value={fields.kind}
          error={flaws.kind}
          onChange={({ target }) => set({ kind: target.value })}
        />
        <TextField
          label="Vor- und Nachname"
          hint="Wie im amtlichen Ausweis der Person."
          className="full"
          required
          autoComplete="off"
          value={fields.name}
          error={flaws.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        {fields.kind === 'carrier' && listed.data && listed.data.length > 0 && (
          <SelectField
            label="Spedition"
            className="full"
            placeholder="Eine andere"
            choices={carrierChoices(listed.data)}
            value={fields.carrier}
            error={flaws.carrier}
            onChange={({ target }) => set({ carrier: target.value })}
          />
        )}
        {!isListed && (
          <TextField
            label="Firma"
            optional
            autoComplete="off"
            value={fields.firm}
            error={flaws.firm}
            onChange={({ target }) => set({ firm: target.value })}
          />
        )}
        <TextField
          label="Kennzeichen"
          optional
          autoComplete="off"
          value={fields.plate}
          error={flaws.plate}
          onChange={({ target }) => set({ plate: target.value })}
        />
        {isReady && days.data && (
          <>
            <SelectField
              label="Tag"
              required
              placeholder="Bitte wählen"
              choices={withKept(openDays(days.data), known.appointment_date).map((value) => ({
                value,
                label: weekdayText(value),
              }))}
              value={day}
              error={flaws.appointment_date}
              onChange={({ target }) => set({ appointment_date: target.value, appointment_time: '' })}
            />
            <SelectField
              label="Uhrzeit"
              required
              placeholder="Bitte wählen"
              choices={withKept(
                timesToChoose(days.data, day),
                day === known.appointment_date ? known.appointment_time : '',
              ).map((value) => ({ value, label: t`${value} Uhr` }))}
              value={fields.appointment_time}
              error={flaws.appointment_time}
              onChange={({ target }) => set({ appointment_time: target.value })}
            />
          </>
        )}
      </div>
      {isReady && days.isPending && <Spinner label="Der Kalender wird geladen." />}
      {isReady && days.isError && <Alert kind="error">Der Kalender konnte nicht geladen werden.</Alert>}
      <p className="small muted">
        Bitte sagen Sie der Person, dass Sie ihre Angaben hier eintragen. 30 Tage nach der Abholung löschen
        wir sie.
      </p>
    </FormDialog>
  )
}

/** The choices with the one the pass has, which may be taken by nobody but itself. */
const withKept = (choices: readonly string[], kept: string) =>
  kept === '' || choices.includes(kept) ? choices : [...choices, kept].toSorted()
