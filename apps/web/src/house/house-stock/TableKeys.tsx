import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { houseVehiclePath } from '../../house-paths.ts'
import { useSingleKeys } from '../../session/single-keys.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { tableId } from './form.ts'

type Props = {
  /** The rows in the order of the table. */
  numbers: readonly string[]
  onToggle: (gwnummer: string) => void
}

const help = [
  ['j', t('nächste Zeile')],
  ['k', t('vorige Zeile')],
  ['x', t('Zeile wählen oder abwählen')],
  ['o', t('Fahrzeug öffnen')],
  [t('Strg K'), t('suchen')],
  ['?', t('diese Hilfe')],
] as const

const rowsOfTable = () => [...document.querySelectorAll<HTMLElement>(`#${tableId} tbody tr`)]

/** Single keys for the rows of the table: the focused row is the current one. */
export function TableKeys({ numbers, onToggle }: Props) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { isOn } = useSingleKeys()
  const at = () => rowsOfTable().findIndex((row) => row.contains(document.activeElement))
  const move = (step: 1 | -1) => {
    const rows = rowsOfTable()
    const from = at()
    rows[from < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, from + step))]?.focus()
  }
  const current = (act: (gwnummer: string) => void) => () => {
    const gwnummer = numbers[at()]
    if (gwnummer !== undefined) act(gwnummer)
  }
  useKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      x: current(onToggle),
      o: current((gwnummer) => navigate(houseVehiclePath(gwnummer), { state: { list: pathname + search } })),
      '?': () => setOpen(true),
    },
    { isOn, repeating: ['j', 'k'] },
  )
  if (!isOpen) return null
  return (
    <Dialog title="Tasten der Tabelle" onClose={() => setOpen(false)}>
      <dl className="stack s table-keys">
        {help.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
