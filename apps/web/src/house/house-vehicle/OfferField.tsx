import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { offerStates } from '@portal/domain/vehicles/attributes/visibility'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { submitted } from '../../ui/submitted.ts'
import { jobActions } from '../stock-jobs/actions.ts'

type Props = Pick<HouseVehicle, 'gwnummer' | 'offerState'>

/** The offer state. Another one is reached by the job that leads to it, with its values and its preview. */
export function OfferField({ gwnummer, offerState }: Props) {
  const [chosen, setChosen] = useState<string>(offerState)
  const navigate = useNavigate()
  const actions = jobActions.filter(({ state }) => state && state !== offerState)
  const action = actions.find(({ state }) => state === chosen)
  const open = useMutation({ mutationFn: async () => action?.run([gwnummer], navigate) })
  return (
    <form className="stack s" onSubmit={submitted(() => open.mutate())}>
      <SelectField
        label="Im Angebot"
        value={chosen}
        choices={[
          { value: offerState, label: offerStates[offerState] },
          ...actions.flatMap(({ state }) => (state ? [{ value: state, label: offerStates[state] }] : [])),
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
      {action && (
        <Button type="submit" variant="primary" block pending={open.isPending}>
          Weiter: {action.label}
        </Button>
      )}
      {open.error && <Alert kind="error">{textOf(open.error)}</Alert>}
    </form>
  )
}
