import { countText } from '@portal/domain/values/formats'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FieldMessage, RequiredStar } from './Field.tsx'

type Props = ComponentProps<'input'> & { label: ReactNode; count?: number; error?: string }

/** A checkbox (or radio button with `type="radio"`) with a touch-sized row; `count` is shown at the right. */
export function Checkbox({ label, count, error, className = '', ...input }: Props) {
  const id = useId()
  return (
    <>
      <label className={`check ${className}`}>
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>
          {label}
          {input.required && <RequiredStar />}
        </span>
        {count !== undefined && <span className="n">{countText(count)}</span>}
      </label>
      {error && <FieldMessage id={id} text={error} />}
    </>
  )
}
