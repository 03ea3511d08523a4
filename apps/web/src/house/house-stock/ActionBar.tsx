import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconCopy, IconDots, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { toast } from '../../ui/toast.ts'
import { type JobAction, jobActions } from '../stock-jobs/actions.ts'
import { tableId } from './form.ts'

async function copyNumbers(numbers: string[]) {
  await navigator.clipboard.writeText(numbers.join('\n'))
  toast(
    'success',
    plural(
      numbers.length,
      '1 GW-Nummer ist in der Zwischenablage.',
      '# GW-Nummern sind in der Zwischenablage.',
    ),
  )
}

const actions: readonly JobAction[] = [
  ...jobActions,
  { label: t('GW-Nummern kopieren'), Icon: IconCopy, run: copyNumbers },
]

/** The others are in the dialog "Weitere Aktionen". */
const actionsInBar = 4

type Props = {
  chosen: number
  /** undefined until it is counted */
  total: number | undefined
  onChooseAll: () => void
  onClear: () => void
  /** The GW numbers of the choice; "alle Treffer" is read when an action starts. */
  numbers: () => Promise<string[]>
}

/** The number of chosen vehicles and the actions for them. An error of an action is shown as a toast. */
export function ActionBar({ chosen, total, onChooseAll, onClear, numbers }: Props) {
  const [running, setRunning] = useState<JobAction>()
  const [isMore, setMore] = useState(false)
  const navigate = useNavigate()
  const run = async (action: JobAction) => {
    setRunning(action)
    try {
      await action.run(await numbers(), navigate)
    } catch (error) {
      toastFailure(error)
    } finally {
      setRunning(undefined)
      setMore(false)
    }
  }
  const button = (action: JobAction) => (
    <Button
      key={action.label}
      variant={action.isPrimary ? 'primary' : 'secondary'}
      pending={running === action}
      disabled={running !== undefined && running !== action}
      onClick={() => run(action)}
    >
      <action.Icon aria-hidden />
      {action.label}
    </Button>
  )
  const clear = () => {
    document.getElementById(tableId)?.focus()
    onClear()
  }
  return (
    <section
      className="abar"
      aria-label="Aktionen für die Auswahl"
      onKeyDown={({ key }) => key === 'Escape' && !isMore && clear()}
    >
      <p className="sum" role="status">
        {total === undefined ? (
          <>
            <b>{countText(chosen)}</b> gewählt
          </>
        ) : (
          <>
            <b>{countText(chosen)}</b> von {countText(total)} gewählt
          </>
        )}
        {total !== undefined && chosen < total && (
          <>
            {' · '}
            <button type="button" onClick={onChooseAll}>
              alle {countText(total)} Treffer wählen
            </button>
          </>
        )}
      </p>
      <div className="acts">
        {actions.slice(0, actionsInBar).map(button)}
        <IconButton
          Icon={IconDots}
          label="Weitere Aktionen"
          aria-haspopup="dialog"
          onClick={() => setMore(true)}
        />
        <IconButton Icon={IconX} label="Auswahl aufheben" onClick={clear} />
      </div>
      {isMore && (
        <Dialog title="Aktionen für die Auswahl" onClose={() => setMore(false)}>
          <div className="stack">{actions.map(button)}</div>
        </Dialog>
      )}
    </section>
  )
}
