import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from './IconButton.tsx'
import {
  closeToast,
  currentToast,
  pauseToast,
  resumeToast,
  subscribeToToast,
  type ToastMessage,
} from './toast.ts'

const icons = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warn: IconAlertTriangle,
  info: IconInfoCircle,
}

/**
 * The message at the top of the page. Both live regions are always rendered, because screen readers announce only text
 * added to an existing region.
 */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast)
  const isError = shown?.kind === 'error'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only keep the message open longer
    <div
      className="toasts"
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
    >
      <div role="status">{shown && !isError && <ToastText key={shown.id} {...shown} />}</div>
      <div role="alert">{shown && isError && <ToastText key={shown.id} {...shown} />}</div>
    </div>
  )
}

function ToastText({ kind, text, undo }: ToastMessage) {
  const Icon = icons[kind]
  return (
    <div className={`toast ${kind}`}>
      <Icon aria-hidden />
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          className="btn small"
          onClick={() => {
            closeToast()
            undo()
          }}
        >
          Rückgängig
        </button>
      )}
      <IconButton Icon={IconX} label="Meldung schließen" onClick={closeToast} />
    </div>
  )
}
