import type { Peer } from './peer.ts'

/** Starts the platforms asked for; each that cannot be measured is told with its reason. */
export async function startPlatforms(names: string[]): Promise<{ peers: Peer[]; notes: string[] }> {
  return { peers: [], notes: names.map((name) => `${name}: not measured, there is no loader for it.`) }
}
