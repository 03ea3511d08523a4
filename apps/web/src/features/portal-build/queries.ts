import { readPortalBuild } from '@portal/contract/portal-build'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

export const portalBuild = queryOptions({
  queryKey: ['portal-build'],
  queryFn: ({ signal }) => call(readPortalBuild, { signal }),
  staleTime: 60_000,
})
