import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** The running build of the portal: release, commit and build time of its image. */
export const PortalBuild = z.object({ version: z.string(), commit: z.string(), builtAt: z.string() })
export type PortalBuild = z.infer<typeof PortalBuild>

export const readPortalBuild = {
  method: 'GET',
  url: '/mvp/api/portal-build',
  config: { access: 'admin', summary: 'Version des Portals' },
  schema: { response: { 200: PortalBuild } },
} satisfies Endpoint
