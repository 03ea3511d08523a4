/** How the portal's server is run, here as in production (infra/Dockerfile). */
import { fileURLToPath } from 'node:url'

/** The search index lies outside the heap; without limits V8 and malloc let garbage pile up beside it. */
export const memoryLimits = ['--max-semi-space-size=4', '--max-old-space-size=256']
export const mallocLimits = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '4194304' }

/** With what it keeps, no thread of a later start needs the compiler that strips types: some 15 MiB each, and a second. */
export const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/portal/compiled', import.meta.url)),
}
