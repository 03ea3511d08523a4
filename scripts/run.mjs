/**
 * The entry point of `npm start` and `npm test` on a machine with any Node >= 20 and access to the npm registry:
 * fetches Node 24 and pnpm 12, installs the dependencies, then runs `start/start.ts` or `gate/test.ts`. Plain
 * JavaScript without dependencies, because nothing is installed yet.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'portal')
const wanted = { node: 24, pnpm: 12 }
const isWindows = process.platform === 'win32'
const minutes = 60_000

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const pathWith = (folder) => [folder, process.env.PATH].filter(Boolean).join(delimiter)

function majorOf(program, path) {
  const { stdout } = spawnSync(program, ['--version'], {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
    shell: isWindows,
    timeout: minutes,
  })
  return Number(stdout?.trim().replace(/^v/, '').split('.')[0])
}

const isRight = (path) => majorOf('node', path) >= wanted.node && majorOf('pnpm', path) === wanted.pnpm

/** A PATH with this project's versions of `node` and `pnpm`. */
function toolchainPath() {
  if (isRight(process.env.PATH)) return process.env.PATH
  const remembered = join(cache, 'toolchain')
  if (existsSync(remembered)) {
    const path = pathWith(readFileSync(remembered, 'utf8'))
    if (isRight(path)) return path
  }
  console.log(`Node ${wanted.node} und pnpm ${wanted.pnpm} werden geholt …`)
  const packages = ['-p', `node@${wanted.node}`, '-p', `pnpm@${wanted.pnpm}`]
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['-y', ...packages, '-c', `node -p "process.env.PATH.split(require('path').delimiter)[0]"`],
    {
      cwd: root,
      encoding: 'utf8',
      shell: isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 10 * minutes,
    },
  )
  const folder = stdout?.trim()
  if (status !== 0 || !folder || !isRight(pathWith(folder))) {
    fail(`Node ${wanted.node} und pnpm ${wanted.pnpm} waren über npx nicht zu bekommen: ${stderr?.trim()}`)
  }
  mkdirSync(cache, { recursive: true })
  writeFileSync(remembered, folder)
  return pathWith(folder)
}

const children = (folder) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).toSorted() : []

/** The inputs of an installation; while they are unchanged, nothing is installed. */
function installationHash() {
  const hash = createHash('sha256').update(process.platform + process.arch)
  const manifests = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'prisma.config.ts',
    'prisma/schema.prisma',
  ]
  const folders = ['apps', 'packages'].flatMap((parent) =>
    children(parent).map((name) => `${parent}/${name}`),
  )
  const packages = [...folders, 'e2e', 'bench'].map((folder) => `${folder}/package.json`)
  const models = children('prisma/models').map((name) => `prisma/models/${name}`)
  for (const file of [...manifests, ...packages, ...models]) {
    const path = join(root, file)
    if (existsSync(path)) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** All packages, or for a start only those needed to build and run (`dependencies`), about half of them. */
const everything = { stamp: 'installed', options: ['--prod=false'] }
const forStart = {
  stamp: 'installed-for-start',
  options: ['--prod', '--filter=autoexpo-portal', '--filter=@portal/api...', '--filter=@portal/web...'],
}

const stampOf = ({ stamp }) => join(cache, stamp)
const isInstalled = (set, hash) => existsSync(stampOf(set)) && readFileSync(stampOf(set), 'utf8') === hash

/** Installs the packages if they changed; a checkout that has the development tools keeps them. */
function install(path, command) {
  const hash = installationHash()
  const hasTools = existsSync(join(root, 'node_modules/vitest'))
  const set = command === 'start' && !hasTools ? forStart : everything
  const generated = join(root, 'apps/api/generated/prisma/client.ts')
  if (existsSync(generated) && (isInstalled(set, hash) || isInstalled(everything, hash))) return
  console.log('Abhängigkeiten werden installiert …')
  const env = { ...process.env, PATH: path, NODE_ENV: 'development' }
  const options = ['--frozen-lockfile', '--config.confirmModulesPurge=false', '--reporter=append-only']
  const { status } = spawnSync('pnpm', ['install', ...options, ...set.options], {
    cwd: root,
    env,
    shell: isWindows,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 10 * minutes,
  })
  if (status !== 0) fail('Die Abhängigkeiten ließen sich nicht installieren; der Grund steht darüber.')
  mkdirSync(cache, { recursive: true })
  writeFileSync(stampOf(set), hash)
}

/** Runs the command as a child that receives every signal and ends with this process. */
function handOver(path, script, args) {
  const node = isWindows ? 'node.exe' : 'node'
  const child = spawn(node, [join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.on('error', (error) => fail(`Node ließ sich nicht starten: ${error.message}`))
  child.on('exit', (code) => process.exit(code ?? 1))
}

const [command, ...args] = process.argv.slice(2)
const scripts = {
  start: 'start/start.ts',
  test: 'gate/test.ts',
  'previous-release': 'release/previous-release.ts',
}
const script = scripts[command]
if (!script) fail(`Aufruf: node scripts/run.mjs ${Object.keys(scripts).join('|')}`)
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} ist zu alt; bitte Node 20 oder neuer installieren.`)
}
const path = toolchainPath()
install(path, command)
handOver(path, script, args)
