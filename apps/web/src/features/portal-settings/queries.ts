import { type PortalSettings, readPortalSettings } from '@portal/contract/portal-settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

/** The served page carries the settings in a meta element; only the development server leaves it empty. */
function inlined(): PortalSettings | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="portal-settings"]')?.content
  return content ? JSON.parse(content) : undefined
}

export const portalSettings = queryOptions({
  queryKey: ['portal-settings'],
  queryFn: ({ signal }) => call(readPortalSettings, { signal }),
  initialData: inlined,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The operator's settings; the root loader has fetched them before anything renders, and nothing changes them. */
export function usePortalSettings(): PortalSettings {
  const settings = queryClient.getQueryData(portalSettings.queryKey)
  if (!settings) throw new Error('The settings are read before they have come')
  return settings
}
