/**
 * Preloaded by every program of a measured run (`NODE_OPTIONS`): the modules of the server's programs and threads count,
 * and the counts are kept at their end.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, threadId } from 'node:worker_threads'
import { countsOf } from './counts.mjs'
import { isMeasured, withCounters } from './instrument.mjs'

function load(url, context, nextLoad) {
  const path = url.startsWith('file:') ? fileURLToPath(url) : ''
  if (!isMeasured(path)) return nextLoad(url, context)
  const source = withCounters(path, readFileSync(path, 'utf8'))
  return { format: 'module-typescript', source, shortCircuit: true }
}

function keep() {
  const file = join(process.env.COVERAGE_DIR, `server-${process.pid}-${threadId}`)
  writeFileSync(file, JSON.stringify(countsOf(globalThis.__coverage__)))
  // A process that is killed leaves no half of a file that counts.
  renameSync(file, `${file}.json`)
}

if (isMeasured(process.argv[1] ?? '')) {
  registerHooks({ load })
  process.once('exit', keep)
  // A thread that is terminated has no such event.
  if (!isMainThread) setInterval(keep, 500).unref()
}
