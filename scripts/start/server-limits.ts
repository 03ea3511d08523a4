/** Node's options for the portal's server, the same as in production (infra/Dockerfile). */
import { fileURLToPath } from 'node:url'

/** The search index is outside the heap; without limits V8 and malloc would keep much freed memory in addition. */
export const memoryLimits = ['--max-semi-space-size=4', '--max-old-space-size=256']
export const mallocLimits = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
}

/** With the compile cache later threads load no type-stripping compiler: each saves about 15 MiB and a second. */
export const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/portal/compiled', import.meta.url)),
}
