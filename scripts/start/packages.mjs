/** Installs the packages of the checkout with pnpm, if they have changed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchAll } from './registry.mjs'

/** The inputs of an installation; while they are unchanged, nothing is installed. */
function installationHash(root) {
  const children = (folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).toSorted() : []
  const hash = createHash('sha256').update(process.platform + process.arch)
  const manifests = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'prisma.config.ts',
    'prisma/schema.prisma',
    'scripts/generate-client.ts',
    'scripts/order-parameter-names.ts',
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

/**
 * A start installs what the committed lockfile names without checking it against the policies for new releases again:
 * that takes the metadata of every package, 340 MB. Every run of the gate installs with the check.
 */
const trusted = '--trust-lockfile'
const toRun = {
  stamp: 'installed-for-start',
  check: trusted,
  selection: ['--prod', '--filter=autoexpo-portal', '--filter=@portal/api...', '--filter=@portal/web...'],
}
const toRunWithTools = { stamp: 'installed-with-tools', check: trusted, selection: ['--prod=false'] }
const verified = { stamp: 'installed', check: '--no-trust-lockfile', selection: ['--prod=false'] }

/** Reads the events of pnpm, one JSON object per line; each is a sign that something has arrived. */
function readEvents() {
  const known = new Set()
  const present = new Set()
  const messages = []
  let hasMissing = false
  let isReceived = false
  let count = 0
  return {
    messages,
    isComplete: () => !hasMissing,
    restart: () => {
      hasMissing = false
      isReceived = false
      messages.length = 0
    },
    onLine: (line) => {
      let event
      try {
        event = JSON.parse(line)
      } catch {
        messages.push(line)
        return
      }
      count += 1
      const { name, status, packageId } = event
      if (name === 'pnpm:stage' && event.stage === 'importing_done') isReceived = true
      if (status === 'resolved') known.add(packageId)
      if (status === 'fetched' || status === 'found_in_store') present.add(packageId)
      // pnpm goes on without an optional package it could not fetch; PostgreSQL is one.
      if (name === 'pnpm:skipped-optional-dependency' && event.reason === 'fetch_failure') {
        hasMissing = true
        messages.push(event.details)
      }
      if (name === 'pnpm:lifecycle' && event.line) messages.push(event.line)
      if (name === 'pnpm' && event.level === 'error') messages.push(event.message)
    },
    progress: () => {
      const received = isReceived ? 'alle Pakete sind da und werden eingerichtet' : undefined
      return {
        mark: String(count),
        text: received ?? `${present.size} von ${known.size || 'allen'} Paketen sind da`,
        isReceived,
      }
    },
  }
}

/** Runs `pnpm install`; resolves with null or the reason of its failure. */
async function runPnpm(root, path, args, waits) {
  const events = readEvents()
  const common = ['--frozen-lockfile', '--config.confirmModulesPurge=false', '--reporter=ndjson']
  // Asked for all archives at once over as many connections, a registry may answer none of them for minutes.
  const network = ['--network-concurrency=16', '--fetch-timeout=20000']
  const retries = ['--config.fetch-retry-mintimeout=1000', '--config.fetch-retry-maxtimeout=5000']
  const problem = await fetchAll({
    program: 'pnpm',
    args: ['install', ...common, ...network, ...retries, ...args],
    options: { cwd: root, env: { ...process.env, PATH: path, NODE_ENV: 'development' } },
    onStart: events.restart,
    onLine: events.onLine,
    progress: events.progress,
    isComplete: events.isComplete,
    waits,
  })
  if (problem === null) return null
  const reasons = events.messages.slice(-20).join('\n')
  return `${reasons || problem}\nDie Abhängigkeiten ließen sich nicht installieren; der Grund steht darüber.`
}

/**
 * What a command needs; a checkout that has the development tools keeps them.
 *
 * @param command `start`, or another one, which needs the tools and a verified lockfile
 * @param {import('./registry.mjs').Patience} [waits]
 * @returns null if everything is installed, else the two steps. Each takes a PATH and resolves with null or the reason
 *   of the failure: `fetch` needs pnpm only, `setUp` runs the install scripts with the project's Node.
 */
export function installation(root, cache, command, waits) {
  const hash = installationHash(root)
  const isInstalled = ({ stamp }) =>
    existsSync(join(cache, stamp)) && readFileSync(join(cache, stamp), 'utf8') === hash
  const hasTools = existsSync(join(root, 'node_modules/vitest'))
  const sets =
    command === 'start' ? [hasTools ? toRunWithTools : toRun, toRunWithTools, verified] : [verified]
  const generated = join(root, 'apps/api/generated/prisma/client.ts')
  if (existsSync(generated) && sets.some(isInstalled)) return null

  const { stamp, check, selection } = sets[0]
  return {
    fetch: (path) => runPnpm(root, path, ['--ignore-scripts', check, ...selection], waits),
    setUp: async (path) => {
      const problem = await runPnpm(root, path, [trusted, ...selection], waits)
      if (problem !== null) return problem
      mkdirSync(cache, { recursive: true })
      writeFileSync(join(cache, stamp), hash)
      return null
    },
  }
}
