import { readPortalBuild } from '@portal/contract/site/portal-build'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { reads } from '../../api.ts'

const portalBuild = queryOptions({
  queryKey: ['portal-build'],
  queryFn: reads(readPortalBuild),
  staleTime: 60_000,
})

/** The running build, for administrators who report a fault. */
export function PortalBuildLine() {
  const { data } = useQuery(portalBuild)
  if (!data) return null
  return (
    <p className="build">
      Version {data.version}, Stand {data.commit}, gebaut {data.builtAt}
    </p>
  )
}
