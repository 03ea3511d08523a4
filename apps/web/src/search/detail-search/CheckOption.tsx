import './options.css'
import { type ReactNode, startTransition, useId, useOptimistic } from 'react'
import { OptionCount } from './OptionCount.tsx'

type Props = {
  name: string
  value: string
  label: ReactNode
  checked: boolean
  /** Called in a transition. */
  onToggle: () => void
  disabled?: boolean
  count?: number | undefined
  /** Shown between box and label: a silhouette or a colour swatch. */
  art?: ReactNode
  look: 'check' | 'tile' | 'swatch'
}

/**
 * One option of a checkbox group (C-31), as a row, a tile with a silhouette or a colour with its name. Its mark is drawn
 * before the hundreds of other options with their new counts.
 */
export function CheckOption({ name, value, label, checked, onToggle, disabled, count, art, look }: Props) {
  const id = useId()
  const [isShown, show] = useOptimistic(checked)
  const toggle = () =>
    startTransition(() => {
      show(!isShown)
      onToggle()
    })
  return (
    <div className="option">
      <label className={look}>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={isShown}
          disabled={disabled}
          onChange={toggle}
          aria-describedby={id}
        />
        {art}
        <span>{label}</span>
      </label>
      <OptionCount id={id} count={count} />
    </div>
  )
}
