import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import { countText } from '@portal/domain/values/formats'
import { Button } from '../../ui/Button.tsx'
import { useDismissedCars, useRestoreAll } from './queries.ts'

type Props = { choice: DismissedChoice | undefined; onChoose: (choice?: DismissedChoice) => void }

/** Shows the dismissed cars among the results or alone; not rendered for an account without any. */
export function DismissedFilter({ choice, onChoose }: Props) {
  const { ids } = useDismissedCars()
  const restoreAll = useRestoreAll()
  if (ids.length === 0 && choice === undefined) return null
  const toggle = (one: DismissedChoice) => onChoose(choice === one ? undefined : one)
  return (
    <fieldset className="since-filters">
      <legend className="vh">Ausgeblendete Fahrzeuge</legend>
      <button
        type="button"
        className="chip since"
        aria-pressed={choice === 'with'}
        onClick={() => toggle('with')}
      >
        Ausgeblendete zeigen <span className="n">{countText(ids.length)}</span>
      </button>
      {choice && (
        <>
          <button
            type="button"
            className="chip since"
            aria-pressed={choice === 'only'}
            onClick={() => toggle('only')}
          >
            Nur ausgeblendete
          </button>
          <Button
            small
            pending={restoreAll.isPending}
            onClick={() => restoreAll.mutate(undefined, { onSuccess: () => onChoose() })}
          >
            Alle wieder zeigen
          </Button>
        </>
      )}
    </fieldset>
  )
}
