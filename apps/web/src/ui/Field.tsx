import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'

export type FieldTexts = { label: string; hint?: ReactNode; error?: string; ok?: string; optional?: boolean }

type Control = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type Props = FieldTexts & {
  required?: boolean
  className?: string
  children: (control: Control) => ReactNode
}

/** Label above, hint and message below. `children` receives the attributes that link the control to them. */
export function Field({ label, hint, error, ok, optional, required, className = '', children }: Props) {
  const id = useId()
  const message = error ?? ok
  const described = [hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ')
  return (
    <div className={`field ${error ? 'err' : ''} ${className}`}>
      <label className="label" htmlFor={id}>
        {label}
        {required && <RequiredStar />}
        {optional && <span className="opt"> (optional)</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {message && <FieldMessage id={`${id}-message`} text={message} isOk={!error} />}
    </div>
  )
}

/** Visual only: the control itself has `required`. */
export const RequiredStar = () => (
  <span className="req" aria-hidden>
    {' '}
    *
  </span>
)

export function FieldMessage({ id, text, isOk = false }: { id?: string; text: string; isOk?: boolean }) {
  const Icon = isOk ? IconCircleCheck : IconAlertCircle
  return (
    <span className={isOk ? 'msg ok' : 'msg'} id={id}>
      <Icon aria-hidden />
      {text}
    </span>
  )
}
