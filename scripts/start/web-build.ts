/** Builds the web client when something it is made of has changed. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from './children.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const web = join(root, 'apps/web')

export const webDist = join(web, 'dist')

const sources = [
  'apps/web/{build,public,src}/**/*',
  'apps/web/*.*',
  'packages/*/src/**/*.ts',
  'pnpm-lock.yaml',
]

function sourceHash() {
  const hash = createHash('sha256')
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

/** @returns whether a build was needed. */
export async function buildWeb(logFolder: string, signal?: AbortSignal): Promise<boolean> {
  const stamp = join(webDist, '.built-from')
  const hash = sourceHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  const vite = join(web, 'node_modules/vite/bin/vite.js')
  const env = { NODE_ENV: 'production' }
  await runProgram(
    { name: 'web-build', args: [vite, 'build', '--logLevel=warn', web], env },
    logFolder,
    signal,
  )
  writeFileSync(stamp, hash)
  return true
}
