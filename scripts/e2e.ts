/** Runs the browser tests against a portal of their own: fresh data, free ports, real mail. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnv } from '../apps/api/src/env.ts'
import { startProgram } from './children.ts'
import { freePort } from './postgres.ts'
import { type Stack, startStack } from './stack.ts'
import { webDist } from './web-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const e2e = join(root, 'e2e')
const end = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end.abort())

async function settings(folder: string) {
  const ports = { PORT: await freePort(), MAIL_WEB_PORT: await freePort(), MAIL_SMTP_PORT: await freePort() }
  const values = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const fixed = {
    NODE_ENV: 'test',
    DEMO_DATA: 'true',
    LOG_LEVEL: 'warn',
    ADMIN_TOTP: 'off',
    RATE_LIMITS: 'relaxed',
    DATA_DIR: folder,
  }
  Object.assign(process.env, values, fixed, { SMTP_URL: '', DATABASE_URL: '', PUBLIC_URL: '' })
  return readEnv()
}

/** Playwright in a process of its own; ended when this one is. */
function playwright(env: Record<string, string>): Promise<number> {
  const cli = join(e2e, 'node_modules/@playwright/test/cli.js')
  const child = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    cwd: e2e,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  end.signal.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise((done) => child.once('error', () => done(1)).once('exit', (code) => done(code ?? 1)))
}

/** A second instance on the same database whose operator has switched appointments on. */
async function startBookingInstance({ databaseUrl }: Stack, folder: string) {
  const port = await freePort()
  const settings = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    APPOINTMENT_ENABLED: 'true',
    WEB_DIST: webDist,
  }
  const program = { name: 'booking', args: [join(root, 'apps/api/src/main.ts')], env: settings }
  const { stop } = startProgram(program, join(folder, 'logs'))
  return { url: `http://localhost:${port}`, stop }
}

async function run(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'))
  try {
    const env = await settings(folder)
    const stack = await startStack({ env, report: console.log, signal: end.signal, mode: 'test' })
    const booking = await startBookingInstance(stack, folder)
    try {
      const urls = { BASE_URL: env.PUBLIC_URL, BOOKING_URL: booking.url, MAIL_URL: stack.mailUrl ?? '' }
      return await playwright({ ...urls, STACK_DATABASE_URL: stack.databaseUrl })
    } finally {
      await booking.stop()
      await stack.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
