import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import type { AttributeName } from '@portal/domain/vehicles/attributes/attributes'
import { type FormEvent, useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { FactField } from './FactField.tsx'
import { factText } from './facts.ts'
import { fixDraft } from './form.ts'
import { useFixAll } from './queries.ts'

type Props = {
  vehicle: HouseVehicle
  /** The facts that are missing. */
  names: AttributeName[]
  /** What was entered before the session ended. */
  kept?: Partial<Record<AttributeName, string>>
  onClose: () => void
  onFixed: () => void
}

/** Resolves all hidden reasons: a form for the missing facts, which are saved before the vehicle is offered again. */
export function FixDialog({ vehicle, names, kept = {}, onClose, onFixed }: Props) {
  const [texts, setTexts] = useState(kept)
  useKeepDraft(fixDraft, () => ({ gwnummer: vehicle.gwnummer, texts }))
  const fix = useFixAll(vehicle)
  const errors = fix.error instanceof ApiProblem ? fix.error.errors : []
  const isAboutFields = errors.some(({ path }) => names.some((name) => name === path))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const facts = Object.fromEntries(names.map((name) => [name, factText(name, texts[name] ?? '')]))
    fix.mutate(facts, { onSuccess: onFixed })
  }
  return (
    <Dialog
      title="Alle beheben"
      onClose={onClose}
      isUnsaved={Object.values(texts).some((text) => text !== '')}
      action={
        <Button type="submit" form="fix-all" variant="primary" pending={fix.isPending}>
          Speichern und anbieten
        </Button>
      }
    >
      <form noValidate id="fix-all" className="stack" onSubmit={submit}>
        {fix.error && !isAboutFields && <Alert kind="error">{textOf(fix.error)}</Alert>}
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
