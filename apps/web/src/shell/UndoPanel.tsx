import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { toastFailure } from '../toast-failure.ts'
import { Button } from '../ui/Button.tsx'
import '../styles/stock-jobs.css'

type Props = {
  /** What was done. */
  title: string
  /** Until when it can be undone, or why it no longer can. */
  children: ReactNode
  /** Absent when nothing can be undone. */
  undo?: {
    mutate: (value: undefined, options: { onError: (error: Error) => void }) => void
    isPending: boolean
  }
}

/** What a job or an import has done, and its undo. */
export function UndoPanel({ title, children, undo }: Props) {
  const id = useId()
  return (
    <section className="undo" aria-labelledby={id}>
      <IconCircleCheck aria-hidden />
      <div className="g">
        <b id={id}>{title}</b>
        <div>{children}</div>
      </div>
      {undo && (
        <Button
          pending={undo.isPending}
          onClick={() => undo.mutate(undefined, { onError: (error) => toastFailure(error) })}
        >
          <IconArrowBackUp aria-hidden />
          Rückgängig machen
        </Button>
      )}
    </section>
  )
}
