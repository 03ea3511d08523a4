import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** Which build of the portal runs: release, commit and build time as its image names them. */
export const PortalBuild = z.object({ version: z.string(), commit: z.string(), builtAt: z.string() })
export type PortalBuild = z.infer<typeof PortalBuild>

export const readPortalBuild = {
  method: 'GET',
  url: '/mvp/api/portal-build',
  config: { access: 'admin', summary: 'Version des Portals' },
  schema: { response: { 200: PortalBuild } },
} satisfies Endpoint
