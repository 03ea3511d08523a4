/**
 * Builds the web client. Each state of its sources has a separate folder, so that portals started from one checkout do
 * not affect each other.
 */
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from './children.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const web = join(root, 'apps/web')
const builds = join(root, 'node_modules/.cache/portal/web')

const sources = [
  'apps/web/{src,public,build}/**/*',
  'apps/web/*.*',
  'packages/*/src/**/*.ts',
  'packages/languages/catalogs/**/*.json',
  'pnpm-lock.yaml',
]

/** Settings of Vite other than the client's own, for a build that is measured (`scripts/coverage`). */
const otherConfig = process.env.WEB_CONFIG ? [`--config=${process.env.WEB_CONFIG}`] : []

function sourceHash() {
  const hash = createHash('sha256')
    .update(process.env.PSEUDO_LANGUAGE ?? '')
    .update(otherConfig.join(''))
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const keptDays = 7

/** Deletes unfinished builds and those unused for a week. */
function removeOldBuilds() {
  const oldest = Date.now() - keptDays * 86_400_000
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name)
    const facts = statSync(folder, { throwIfNoEntry: false })
    if (facts && facts.mtimeMs < oldest) rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns the folder of the client built from the current sources; builds it if necessary */
export async function buildWeb(logFolder = builds, signal?: AbortSignal): Promise<string> {
  const folder = join(builds, sourceHash())
  mkdirSync(builds, { recursive: true })
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${randomUUID()}`
    const vite = join(web, 'node_modules/vite/bin/vite.js')
    const args = [
      vite,
      'build',
      '--logLevel=warn',
      `--outDir=${unfinished}`,
      '--emptyOutDir',
      ...otherConfig,
      web,
    ]
    const program = { name: 'web-build', args, env: { NODE_ENV: 'production' } }
    await runProgram(program, logFolder, signal)
    // Another process may have built the same version meanwhile.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true })
    else renameSync(unfinished, folder)
  }
  const now = new Date()
  utimesSync(folder, now, now)
  removeOldBuilds()
  return folder
}

if (import.meta.main) console.log(await buildWeb())
