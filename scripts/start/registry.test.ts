import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from './postgres.ts'

const patience = 120_000
const packages = fileURLToPath(new URL('packages.mjs', import.meta.url))
const groups = fileURLToPath(new URL('groups.mjs', import.meta.url))
/** Installs a checkout that needs one package and prints how it ended, with shorter waits than a real start. */
const program = (reportMs: number) => `
import { endWithSignals } from ${JSON.stringify(groups)}
import { installation } from ${JSON.stringify(packages)}
endWithSignals()
const waits = { reportMs: ${reportMs}, answerMs: 30000, stalledMs: 60000, giveUpMs: 60000, pauseMs: 200 }
console.log('END', await installation('.', 'cache', 'start', waits).fetch(process.env.PATH))
`

let folder: string
let port: number
let server: Server
let archive: Buffer
/** What the registry does with a request for the archive. */
let deliver: (response: ServerResponse) => void
const requests: string[] = []

function checkout() {
  mkdirSync(join(folder, 'package'))
  const manifest = { name: 'demo-package', version: '1.0.0' }
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify(manifest))
  execFileSync('tar', ['-czf', 'archive.tgz', 'package'], { cwd: folder })
  archive = readFileSync(join(folder, 'archive.tgz'))
  rmSync(join(folder, 'package'), { recursive: true })
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
  const files = {
    'package.json': '{"name":"autoexpo-portal","private":true,"dependencies":{"demo-package":"1.0.0"}}',
    'pnpm-workspace.yaml': 'packages: []\n',
    'pnpm-lock.yaml': `lockfileVersion: '9.0'

settings:
  autoInstallPeers: true
  excludeLinksFromLockfile: false

importers:

  .:
    dependencies:
      demo-package:
        specifier: 1.0.0
        version: 1.0.0

packages:

  demo-package@1.0.0:
    resolution: {integrity: ${integrity}}

snapshots:

  demo-package@1.0.0: {}
`,
    'home/.npmrc': `registry=http://127.0.0.1:${port}/\n`,
  }
  mkdirSync(join(folder, 'home'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

const listen = () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-registry-'))
  port = await freePort()
  requests.length = 0
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (request.url?.endsWith('.tgz')) deliver(response)
    else response.end('{}')
  })
  checkout()
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  rmSync(folder, { recursive: true })
})

function install(reportMs = 1500) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(reportMs)], {
    cwd: folder,
    env: { PATH, HOME: join(folder, 'home') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const run = { child, output: '', ended: new Promise((done) => child.once('close', done)) }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.output += text
  })
  return run
}

const isInstalled = () => existsSync(join(folder, 'node_modules/demo-package/package.json'))
const nothing = (reason: string) =>
  new RegExp(
    String.raw`Seit \d+ s kommt nichts: Die Paketquelle 127\.0\.0\.1:${port} ${reason}; es wird weiter versucht\.`,
  )

test(
  'a registry that refuses connections is reported, and the installation succeeds when it is back',
  async () => {
    const run = install()
    await expect
      .poll(() => run.output, { timeout: patience })
      .toMatch(nothing(String.raw`lehnt Verbindungen ab \(ECONNREFUSED\)`))
    deliver = (response) => response.end(archive)
    await listen()
    await run.ended

    expect(run.output).toContain('END null')
    expect(isInstalled()).toBe(true)
  },
  patience,
)

test(
  'a registry that accepts a request and sends nothing is reported, and asked again when it hangs up',
  async () => {
    const held: ServerResponse[] = []
    deliver = (response) => held.push(response)
    await listen()
    const run = install()
    await expect
      .poll(() => run.output, { timeout: patience })
      .toMatch(nothing('antwortet, liefert aber nichts'))
    deliver = (response) => response.end(archive)
    for (const response of held) response.destroy()
    await run.ended

    expect(run.output).toContain('END null')
    expect(isInstalled()).toBe(true)
  },
  patience,
)

test(
  'a registry that answers with errors is reported',
  async () => {
    server.removeAllListeners('request')
    server.on('request', (_, response) => response.writeHead(503).end())
    await listen()
    const run = install()
    await expect.poll(() => run.output, { timeout: patience }).toMatch(nothing('antwortet mit Fehler 503'))
    run.child.kill('SIGTERM')
    await run.ended
  },
  patience,
)

test(
  'a slow registry is reported with the seconds waited',
  async () => {
    let sent = 0
    let timer: NodeJS.Timeout | undefined
    let finish = () => {}
    deliver = (response) => {
      timer = setInterval(() => {
        response.write(archive.subarray(sent, sent + 1))
        sent += 1
      }, 200)
      finish = () => response.end(archive.subarray(sent))
    }
    await listen()
    // Longer than a busy machine needs until pnpm has reported its first event.
    const run = install(8000)
    await expect
      .poll(() => run.output, { timeout: patience })
      .toMatch(/Nach \d+ s: 0 von 1 Paketen sind da; die Paketquelle 127\.0\.0\.1:\d+ ist langsam\./)
    clearInterval(timer)
    finish()
    await run.ended

    expect(run.output).toContain('END null')
  },
  patience,
)

test.each(['SIGINT', 'SIGKILL'] as const)(
  'after %s in the middle of an archive the next start installs it',
  async (signal) => {
    deliver = (response) => response.write(archive.subarray(0, 20))
    await listen()
    const interrupted = install()
    await expect
      .poll(() => requests.filter((url) => url.endsWith('.tgz')).length, { timeout: patience })
      .toBe(1)
    interrupted.child.kill(signal)
    await interrupted.ended
    expect(isInstalled()).toBe(false)

    deliver = (response) => response.end(archive)
    const next = install()
    await next.ended

    expect(next.output).toContain('END null')
    expect(isInstalled()).toBe(true)
  },
  patience,
)
