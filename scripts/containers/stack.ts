/**
 * The services of docker-compose.yml for a test, from a copy of the checkout.
 *
 * - `ENGINE`: the engine, default `docker`, or `podman` where only that is installed.
 * - `COMPOSE`: its compose command, default `docker compose` or `podman compose`.
 * - `IMAGE_<NAME>`: another image for one named in the files, for machines that cannot fetch it, e.g.
 *   `IMAGE_NODE=localhost/node:24` for `node:24-slim@sha256:…`. The names are those of the repositories.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../start/postgres.ts'
import { compose, engine } from './engine.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const withEngine = (command: string) =>
  command
    .replaceAll('docker compose', '\0')
    .replaceAll(/\bdocker (?=run|build|image)/g, `${engine} `)
    .replaceAll('\0', compose)

type Result = { code: number; output: string; seconds: number }

const imageVariable = (repository: string) =>
  `IMAGE_${(repository.split('/').at(-1) ?? '').toUpperCase().replace(/\W/g, '_')}`

/** Replaces the images that have a variable. */
const withImages = (text: string) =>
  text.replace(
    /^(\s*(?:FROM|image:) +)([a-z][\w./-]*)(:[\w.-]+)(@sha256:\w+)?/gm,
    (whole, start, repository) => {
      const image = process.env[imageVariable(repository)]
      return image ? `${start}${image}` : whole
    },
  )

function copyCheckout(folder: string) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  const archive = execFileSync('tar', ['-cf', '-', '--null', '-T', '-'], {
    cwd: root,
    input: files,
    maxBuffer: 1 << 30,
  })
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive })
  for (const name of ['docker-compose.yml', 'infra/Dockerfile', 'infra/postgres/Dockerfile']) {
    const path = join(folder, name)
    writeFileSync(path, withImages(readFileSync(path, 'utf8')))
  }
}

/** Makes a folder with the project and the settings of a test; nothing is built or started yet. */
export async function makeStack() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-containers-'))
  copyCheckout(folder)
  const ports = await Promise.all(Array.from({ length: 6 }, freePort))
  const [http, https, inbox, prometheus, alertmanager, grafana] = ports.map(String)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    COMPOSE_PROJECT_NAME: 'portal-containers',
    PORTAL_VERSION: 'containers',
    ...{ HTTP_PORT: http, HTTPS_PORT: https, INBOX_PORT: inbox },
    ...{ PROMETHEUS_PORT: prometheus, ALERTMANAGER_PORT: alertmanager, GRAFANA_PORT: grafana },
  }

  /** Runs a shell command of the documentation, with the compose command in use. */
  const shell = (command: string, input = '') => {
    const startedAt = performance.now()
    const child = spawn('sh', ['-c', withEngine(command)], { cwd: folder, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.stdin.on('error', () => undefined).end(input)
    return new Promise<Result>((done) =>
      child.once('close', (code) =>
        done({ code: code ?? 1, output, seconds: (performance.now() - startedAt) / 1000 }),
      ),
    )
  }
  /** As `shell`, for commands that must succeed. */
  const succeed = async (command: string, input = '') => {
    const { code, output } = await shell(command, input)
    if (code !== 0) throw new Error(`${command}\nended with ${code}:\n${output.slice(-4000)}`)
    return output.trim()
  }

  return {
    https,
    inbox,
    prometheus,
    shell,
    succeed,
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
    /** Runs a statement and returns its rows, unaligned. */
    sql: (statement: string) =>
      succeed(
        'docker compose exec -T postgres psql --username=portal --dbname=portal --tuples-only --no-align --file=-',
        statement,
      ),
    remove: async () => {
      await shell('docker compose --profile restore --profile monitoring down --volumes')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Containers = Awaited<ReturnType<typeof makeStack>>
