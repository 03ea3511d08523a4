/**
 * The entry point of `npm start` and `npm test` on a machine with any Node >= 20 and access to the npm registry:
 * fetches Node 24 and pnpm 12, installs the dependencies, then runs `start/start.ts` or `gate/test.ts`. Plain
 * JavaScript without dependencies, because nothing is installed yet.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithSignals } from './start/groups.mjs'
import { installation } from './start/packages.mjs'
import { findTool, node, pathWith, pnpm } from './start/toolchain.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'portal')

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Runs the command as a child that receives every signal and ends with this process. */
function handOver(path, script, args) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const child = spawn(program, [join(root, 'scripts', script), ...args], {
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
  'test-clock': 'gate/test-clock.ts',
  'previous-release': 'release/previous-release.ts',
}
const script = scripts[command]
if (!script) fail(`Aufruf: node scripts/run.mjs ${Object.keys(scripts).join('|')}`)
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} ist zu alt; bitte Node 20 oder neuer installieren.`)
}
endWithSignals()
const { folder: pnpmFolder, problem } = await findTool(pnpm, root, cache)
if (problem) fail(problem)
const missing = installation(root, cache, command)
if (missing) console.log('Abhängigkeiten werden installiert …')
// pnpm is a native program, so the packages can arrive beside Node.
const [found, notFetched] = await Promise.all([
  findTool(node, root, cache),
  missing?.fetch(pathWith([pnpmFolder])),
])
const path = pathWith([found.folder, pnpmFolder].filter(Boolean))
const failure = found.problem ?? notFetched ?? (await missing?.setUp(path))
if (failure) fail(failure)
handOver(path, script, args)
