import { useSyncExternalStore } from 'react'
import { Alert } from '../ui/Alert.tsx'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Warns that content may be outdated while the device is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <Alert kind="warn" className="offline">
          Sie sind offline. Angezeigt wird der zuletzt geladene Stand.
        </Alert>
      )}
    </div>
  )
}
