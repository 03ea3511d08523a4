import { useQuery } from '@tanstack/react-query'
import { portalBuild } from './queries.ts'

/** Which build answers, for administrators who report a fault. */
export function PortalBuildLine() {
  const { data } = useQuery(portalBuild)
  if (!data) return null
  return (
    <p className="build">
      Version {data.version}, Stand {data.commit}, gebaut {data.builtAt}
    </p>
  )
}
