import { type ReactNode, useId, useState } from 'react'

type Props = { text: string; children: (described: { 'aria-describedby': string }) => ReactNode }

/**
 * Explains why an action is not available. The action inside uses `aria-disabled` instead of `disabled`, so keyboard
 * and touch can reach the explanation; Escape closes it.
 */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and key handlers only show and hide the text
    <span
      className="tip"
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
      onClick={open}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children({ 'aria-describedby': id })}
      <span className="bubble" role="tooltip" id={id} hidden={!isOpen}>
        {text}
      </span>
    </span>
  )
}
