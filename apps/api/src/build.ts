import type { Env } from './env.ts'

/** Which build runs: release, commit and build time as the image was given them; `dev` and `unknown` from a checkout. */
export const buildOf = (env: Env) => ({
  version: env.PORTAL_VERSION,
  commit: env.PORTAL_COMMIT,
  builtAt: env.PORTAL_BUILT_AT,
})
