import type { HouseVehicle } from '@portal/contract/house-vehicle'
import type { AttributeName } from '@portal/domain/vehicle/attributes'
import { type FormEvent, useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { FactField } from './FactField.tsx'
import { factText } from './facts.ts'
import { mendDraft } from './form.ts'
import { useMendAll } from './queries.ts'

type Props = {
  vehicle: HouseVehicle
  /** The facts that are missing. */
  names: AttributeName[]
  /** What was entered before the session ended. */
  kept?: Partial<Record<AttributeName, string>>
  onClose: () => void
  onMended: () => void
}

/** Asks for the missing facts of all reasons at once, saves them and offers the vehicle again. */
export function MendDialog({ vehicle, names, kept = {}, onClose, onMended }: Props) {
  const [texts, setTexts] = useState(kept)
  useKeepDraft(mendDraft, () => ({ gwnummer: vehicle.gwnummer, texts }))
  const mend = useMendAll(vehicle)
  const errors = mend.error instanceof ApiProblem ? mend.error.errors : []
  const isAboutFields = errors.some(({ path }) => names.some((name) => name === path))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const facts = Object.fromEntries(names.map((name) => [name, factText(name, texts[name] ?? '')]))
    mend.mutate(facts, { onSuccess: onMended })
  }
  return (
    <Dialog
      title="Alle beheben"
      onClose={onClose}
      isUnsaved={Object.values(texts).some((text) => text !== '')}
      action={
        <Button type="submit" form="mend-all" variant="primary" pending={mend.isPending}>
          Speichern und anbieten
        </Button>
      }
    >
      <form noValidate id="mend-all" className="stack" onSubmit={submit}>
        {mend.error && !isAboutFields && <Alert kind="error">{textOf(mend.error)}</Alert>}
        {names.map((name) => (
          <FactField
            key={name}
            name={name}
            required
            value={texts[name] ?? ''}
            error={errors.find(({ path }) => path === name)?.message}
            onChange={(text) => setTexts({ ...texts, [name]: text })}
          />
        ))}
      </form>
    </Dialog>
  )
}
