import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** Exact versions, with overrides for dependencies the registry does not have yet. */
export type Manifest = { dependencies: Record<string, string>; overrides?: Record<string, string> }

const run = promisify(execFile)

/** Native modules are built for the Node that runs them, where it came with its headers. */
const ownHeaders = fileURLToPath(new URL('..', pathToFileURL(process.execPath)))
const build = existsSync(`${ownHeaders}include/node/node.h`) ? { npm_config_nodedir: ownHeaders } : {}

/**
 * Installs another system in a separate folder, which is kept for the next run; it is no dependency of the portal.
 *
 * @returns the folder
 * @throws Error when the installation fails
 */
export async function install(name: string, manifest: Manifest): Promise<string> {
  const folder = fileURLToPath(new URL(`../node_modules/.cache/peers/${name}`, import.meta.url))
  const text = JSON.stringify({ private: true, type: 'module', ...manifest })
  const done = `${folder}/installed.json`
  if (existsSync(done) && (await readFile(done, 'utf8')) === text) return folder
  console.log(`Installing ${name} ...`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/package.json`, text)
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, ...build },
    timeout: 900_000,
  })
  await writeFile(done, text)
  return folder
}
