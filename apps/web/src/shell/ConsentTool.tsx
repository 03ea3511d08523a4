import { useEffect } from 'react'
import { consentPlace, useIsDecided } from '../consent.ts'
import { usePortalSettings } from '../features/portal-settings/queries.ts'
import { keepShell } from './offline-shell.ts'

/** Safari has no idle callback. */
const whenIdle: (task: () => void) => void =
  'requestIdleCallback' in window
    ? (task) => window.requestIdleCallback(task, { timeout: 2000 })
    : (task) => setTimeout(task, 200)

/** Asks a visitor who has not decided, after the page stands; until then nothing is kept on the device. */
export function ConsentTool() {
  const settings = usePortalSettings()
  const isDecided = useIsDecided()
  useEffect(() => {
    if (isDecided) whenIdle(keepShell)
    else
      whenIdle(async () => {
        const { startConsentTool } = await import('./consent-tool.ts')
        await startConsentTool(settings)
      })
  }, [isDecided, settings])
  return <div id={consentPlace} />
}
