import { type PortalSettings, readPortalSettings } from '@portal/contract/site/portal-settings'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

/** The API writes the settings into a meta element of the page; on the development server it is empty. */
function inlined(): PortalSettings | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="portal-settings"]')?.content
  return content ? JSON.parse(content) : undefined
}

export const portalSettings = queryOptions({
  queryKey: ['portal-settings'],
  queryFn: reads(readPortalSettings),
  initialData: inlined,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The operator's settings. The root loader loads them before anything renders; they do not change afterwards. */
export function usePortalSettings(): PortalSettings {
  const settings = queryClient.getQueryData(portalSettings.queryKey)
  if (!settings) throw new Error('The settings are not loaded yet')
  return settings
}
