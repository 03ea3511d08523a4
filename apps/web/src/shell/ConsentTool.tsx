import type { PortalSettings } from '@portal/contract/portal-settings'
import { useEffect } from 'react'
import { consentPlace, useIsDecided } from '../consent.ts'
import { usePortalSettings } from '../features/portal-settings/queries.ts'
import { keepShell } from './offline-shell.ts'

/** Safari has no idle callback. */
const whenIdle: (task: () => void) => void =
  'requestIdleCallback' in window
    ? (task) => window.requestIdleCallback(task, { timeout: 2000 })
    : (task) => setTimeout(task, 200)

/** A tool that cannot be had or does not run asks nothing: then nothing is agreed to, and the portal does without. */
const ask = async (settings: PortalSettings) => {
  const { startConsentTool } = await import('./consent-tool.ts')
  await startConsentTool(settings)
}

/** Asks a visitor who has not decided, after the page stands; until then nothing is kept on the device. */
export function ConsentTool() {
  const settings = usePortalSettings()
  const isDecided = useIsDecided()
  useEffect(() => {
    if (isDecided) whenIdle(keepShell)
    else whenIdle(() => ask(settings).catch(() => undefined))
  }, [isDecided, settings])
  return <div id={consentPlace} />
}
