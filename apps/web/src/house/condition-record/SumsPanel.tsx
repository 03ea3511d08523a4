import { NewConditionRecord } from '@portal/contract/house/house-condition'
import { euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { sumsOf } from '@portal/domain/vehicles/condition/damages'
import { depreciationReason } from '@portal/domain/vehicles/condition/depreciation'
import { sumFacts } from '@portal/domain/vehicles/condition/texts'
import { z } from 'zod'
import { aDraft } from '../../draft.ts'
import { formResolver } from '../../form-resolver.ts'
import { FactList } from '../../ui/FactList.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { ShownRecord } from './facts.ts'
import { type PartDraft, PartFooter, type PartFormProps, PartPanel, usePartForm } from './PartPanel.tsx'
import { typedText } from './typed-fields.ts'

const NoteFields = z.object({
  depreciationNote: typedText(NewConditionRecord.shape.depreciationNote.unwrap()),
})
type NoteFields = z.input<typeof NoteFields>
type RecordedNote = z.output<typeof NoteFields>
const noteDraft = aDraft<PartDraft<NoteFields>>('depreciation')
const noteResolver = formResolver(NoteFields)

type Props = {
  gwnummer: string
  shown: ShownRecord
  isUnsent: boolean
  onSave: (part: RecordedNote) => void
}

/** The sums of the damages, the Minderwert, and the reason for their difference. */
export function SumsPanel({ gwnummer, shown, isUnsent, onSave }: Props) {
  const { damages, minderwerte, depreciationNote: note } = shown
  if (!damages) return null
  const sums = sumsOf(damages)
  const reason = depreciationReason({ minderwerte, present: sums.present, note })
  const facts = sumFacts(sums)
  if (minderwerte !== null) facts.push([t('Minderwert'), euroCentText(minderwerte)])
  return (
    <PartPanel
      title="Summen und Minderwert"
      draft={noteDraft}
      fields={{ depreciationNote: note ?? '' }}
      form={(form) => <SumsNoteForm {...form} onSave={onSave} />}
      shown={
        <>
          <FactList facts={facts} />
          {reason && <p className="muted small">{reason}</p>}
        </>
      }
      {...{ gwnummer, isUnsent }}
    />
  )
}

function SumsNoteForm({ onSave, ...part }: PartFormProps<NoteFields> & Pick<Props, 'onSave'>) {
  const { form, save } = usePartForm(part, noteDraft, noteResolver, onSave)
  return (
    <form className="stack" onSubmit={save} noValidate>
      <TextArea
        label="Warum der Minderwert von der Summe abweicht"
        optional
        rows={3}
        error={form.formState.errors.depreciationNote?.message}
        {...form.register('depreciationNote')}
      />
      <PartFooter onClose={part.onClose} />
    </form>
  )
}
