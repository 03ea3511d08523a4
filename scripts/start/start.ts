/** `npm start` after the bootstrap: runs a complete portal until it is stopped. */

import { existsSync } from 'node:fs'
import { type Env, EnvError, readEnv } from '../../apps/api/src/env.ts'
import { demoAccounts, demoPassword } from '../../packages/domain/src/demo/demo-accounts.ts'
import { StartError } from './preconditions.ts'
import { startStack } from './stack.ts'

const given = process.argv.slice(2)
const mode = given.includes('--dev') ? 'dev' : 'start'
const startedAt = performance.now()

function settings(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const demo = process.env.NODE_ENV === 'production' ? 'false' : 'true'
  return readEnv({ ...process.env, DEMO_DATA: process.env.DEMO_DATA || demo })
}

function report(line: string) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).replace('.', ',')
  console.log(`${seconds.padStart(6)} s  ${line}`)
}

function greet(env: Env, mailUrl: string | null) {
  const lines = ['', `Das Portal läuft:   ${env.PUBLIC_URL}`]
  if (mailUrl) lines.push(`Postfach der Mails: ${mailUrl}`)
  if (env.DEMO_DATA) {
    lines.push('', `Demozugänge (Passwort ${demoPassword}):`)
    for (const { login, role } of demoAccounts) lines.push(`  ${login.padEnd(30)} ${role}`)
  }
  console.log([...lines, '', 'Strg+C beendet alles.'].join('\n'))
}

async function run() {
  const unknown = given.filter((option) => option !== '--dev')
  if (unknown.length > 0)
    throw new StartError(`Unbekannt: ${unknown.join(' ')}. Einstellungen stehen in .env oder der Umgebung.`)
  const end = new AbortController()
  const ended = new Promise<void>((done) => end.signal.addEventListener('abort', () => done()))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end.abort())
  process.once('disconnect', () => end.abort())

  const env = settings()
  const sayEnd = () => report('Wird beendet, sobald der begonnene Schritt fertig ist …')
  end.signal.addEventListener('abort', sayEnd)
  const stack = await startStack({ env, report, signal: end.signal, mode }).catch((error: unknown) => {
    if (end.signal.aborted) return null
    throw error
  })
  end.signal.removeEventListener('abort', sayEnd)
  if (!stack) return
  report('Bereit.')
  greet(env, stack.mailUrl)
  const reason = await Promise.race([ended, stack.failed])
  report('Das Portal wird beendet …')
  await stack.stop()
  if (reason) throw new StartError(reason)
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    const isClear = error instanceof EnvError || error instanceof StartError
    console.error(isClear ? error.message : error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
