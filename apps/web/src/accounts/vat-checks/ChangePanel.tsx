import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { toast } from '../../ui/toast.ts'

/** What a form inside the panel is given: it has saved, or was left. */
export type FormEnd = { onChanged: () => Promise<unknown>; onCancel: () => void }

type Props = {
  id: string
  title: string
  facts: ComponentProps<typeof FactList>['facts']
  /** What is read aloud when it changes. */
  state: ReactNode
  children?: ReactNode
  /** The button that opens the form. */
  action: string
  /** Said after the form has saved. */
  saved: string
  /** Absent for somebody who may not change the facts. */
  form: ((end: FormEnd) => ReactNode) | null
  /** Reads the data of the page again. */
  onChanged: () => Promise<unknown>
}

/** Facts of the own company with their state, and the form that changes them. */
export function ChangePanel({ id, title, facts, state, children, action, saved, form, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  const changed = () => {
    setOpen(false)
    toast('success', saved)
    return onChanged()
  }
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FactList facts={facts} />
      <div role="status">{state}</div>
      {children}
      {form && !isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>{action}</Button>
        </div>
      )}
      {form && isOpen && form({ onChanged: changed, onCancel: () => setOpen(false) })}
    </section>
  )
}

type ButtonProps = { action: string; isPending: boolean; onCancel: () => void }

/** The buttons at the end of the form. */
export const ChangeButtons = ({ action, isPending, onCancel }: ButtonProps) => (
  <div className="row wrap">
    <Button type="submit" variant="primary" pending={isPending}>
      {action}
    </Button>
    <Button variant="ghost" onClick={onCancel}>
      Abbrechen
    </Button>
  </div>
)
