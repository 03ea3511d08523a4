import { EnvError } from '../env.ts'

/** The major version of PostgreSQL the portal is tested with and its images contain. */
const supportedMajor = 18

/**
 * @param version `server_version` as PostgreSQL reports it, e.g. `18.1 (Debian 18.1-1)`
 * @throws EnvError unless the major version is the supported one
 */
export function requireSupportedServer(version: string) {
  if (Number(/^\d+/.exec(version)?.[0]) === supportedMajor) return
  throw new EnvError(
    `Die Datenbank ist PostgreSQL ${version}; das Portal läuft nur mit PostgreSQL ${supportedMajor}.`,
  )
}
