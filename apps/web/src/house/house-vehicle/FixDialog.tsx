import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import type { AttributeName } from '@portal/domain/vehicles/attributes/attributes'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
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
  const submit = () => {
    const facts = Object.fromEntries(names.map((name) => [name, factText(name, texts[name] ?? '')]))
    fix.mutate(facts, { onSuccess: onFixed })
  }
  return (
    <FormDialog
      title="Alle beheben"
      action="Speichern und anbieten"
      pending={fix.isPending}
      isUnsaved={Object.values(texts).some((text) => text !== '')}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
