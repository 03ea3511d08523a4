import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem, textOf } from '../../api.ts'
import { housePaths, houseVehiclePath } from '../../house-paths.ts'
import { makers } from '../../search/criteria/queries.ts'
import { useAccount } from '../../session/account.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { FactField } from './FactField.tsx'
import { factText } from './facts.ts'
import { firstFacts, isOptional, type NewVehicleFields, newVehicleDraft, noFacts } from './form.ts'
import { useAddVehicle } from './queries.ts'
import '../../styles/house-vehicle.css'

export const handle = { title: t('Fahrzeug anlegen') }

/** The first facts of a new vehicle; all others are entered on its page. */
export function Component() {
  const kept = useKeptDraft(newVehicleDraft, useAccount()?.id)
  const [fields, setFields] = useState<NewVehicleFields>(kept ?? noFacts)
  useKeepDraft(newVehicleDraft, () => (fields === noFacts ? null : fields))
  const { data: knownMakers = [] } = useQuery(makers(fields.transporter === 'true'))
  const add = useAddVehicle()
  const navigate = useNavigate()
  const errors = add.error instanceof ApiProblem ? add.error.errors : []
  const isAboutFields = errors.length > 0 && errors.every(({ path }) => path in fields)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const facts = Object.fromEntries(firstFacts.map((name) => [name, factText(name, fields[name])]))
    add.mutate(facts, {
      onSuccess: ({ gwnummer }) => navigate(houseVehiclePath(gwnummer), { replace: true }),
      onError: (error) => {
        const [first] = error instanceof ApiProblem ? error.errors : []
        const control = first && form.elements.namedItem(first.path)
        if (control instanceof HTMLElement) control.focus()
      },
    })
  }
  return (
    <>
      <HouseHead title="Fahrzeug anlegen">
        <p>Alle weiteren Angaben und die Fotos folgen auf der Seite des Fahrzeugs.</p>
      </HouseHead>
      <form noValidate className="hp new-vehicle" onSubmit={submit}>
        <div className="in stack">
          {add.error && !isAboutFields && <Alert kind="error">{textOf(add.error)}</Alert>}
          <div className="new-facts">
            {firstFacts.map((name) => (
              <FactField
                key={name}
                name={name}
                value={fields[name]}
                required={!isOptional(name)}
                error={errors.find(({ path }) => path === name)?.message}
                list={name === 'hersteller' ? 'known-makers' : undefined}
                onChange={(text) => setFields({ ...fields, [name]: text })}
              />
            ))}
          </div>
          <datalist id="known-makers">
            {knownMakers.map((maker) => (
              <option key={maker} value={maker} />
            ))}
          </datalist>
        </div>
        <footer>
          <Button type="submit" variant="primary" pending={add.isPending}>
            Fahrzeug anlegen
          </Button>
          <LinkButton to={housePaths.vehicles}>Abbrechen</LinkButton>
        </footer>
      </form>
    </>
  )
}
