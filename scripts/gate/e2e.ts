/** Runs the browser tests against a separate portal with fresh data, free ports and real mail. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { readEnv } from '../../apps/api/src/env.ts'
import { providerClient, startIdentityProvider } from '../../apps/api/src/testing/identity-provider.ts'
import { startImapServer } from '../../apps/api/src/testing/imap-server.ts'
import { startProgram } from '../start/children.ts'
import { freePort } from '../start/postgres.ts'
import { type Stack, startStack, untilReady } from '../start/stack.ts'
import { startOutside } from './outside.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const e2e = join(root, 'e2e')
const end = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end.abort())

async function settings(folder: string, outside: string, issuer: string, inbox: string) {
  const ports = { PORT: await freePort(), MAIL_WEB_PORT: await freePort(), MAIL_SMTP_PORT: await freePort() }
  const values = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const fixed = {
    NODE_ENV: 'test',
    DEMO_DATA: 'true',
    LOG_LEVEL: 'warn',
    ADMIN_TOTP: 'off',
    RATE_LIMITS: 'relaxed',
    // Tests and portal share CPU cores, so the overload check is disabled.
    OVERLOAD_DELAY_MS: '60000',
    DATABASE_WAIT_MS: '20000',
    // Stories wait for their imports.
    IMPORT_NICENESS: '0',
    DATA_DIR: folder,
    DATA_SHEETS: 'Opel: https://www.autoexpo.example/datenblatt/opel',
    WEBHOOK_INNER_ORIGINS: outside,
    ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: providerClient.id, OIDC_CLIENT_SECRET: providerClient.secret },
    OIDC_GROUPS_BACKOFFICE: 'verkauf',
    ...{
      REPLY_IMAP_URL: inbox,
      REPLY_ADDRESS: 'antwort@autoexpo.example',
      REPLY_AUTH_HOST: 'mx.autoexpo.example',
    },
  }
  Object.assign(process.env, values, fixed, { SMTP_URL: '', DATABASE_URL: '', PUBLIC_URL: '' })
  return readEnv()
}

const afterInput = '--after-input'

/** Waits for the end of the standard input if `--after-input` is given: only then the gate has finished its other tests. */
async function untilInputEnds() {
  if (!process.argv.includes(afterInput)) return
  for await (const _ of process.stdin);
}

/** Playwright in a separate process that ends with this one. */
function playwright(env: Record<string, string>): Promise<number> {
  const given = process.argv.slice(2).filter((one) => one !== afterInput)
  const cli = join(e2e, 'node_modules/@playwright/test/cli.js')
  const child = spawn(process.execPath, [cli, 'test', ...given], {
    cwd: e2e,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  end.signal.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise((done) => child.once('error', () => done(1)).once('exit', (code) => done(code ?? 1)))
}

/** Another instance on the same database with different settings. */
async function startInstance(
  name: string,
  { databaseUrl, webDist }: Stack,
  folder: string,
  settings: Record<string, string>,
) {
  const port = await freePort()
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), WEB_DIST: webDist ?? '', ...settings }
  const program = { name, args: [join(root, 'apps/api/src/main.ts')], env }
  const { stop } = startProgram(program, join(folder, 'logs'))
  const url = `http://localhost:${port}`
  await untilReady(`${url}/readyz`, end.signal)
  return { url, stop }
}

/** The people of the identity provider, by the names with which tests sign in there. */
function addPeople(people: Awaited<ReturnType<typeof startIdentityProvider>>['people']) {
  const known = { email_verified: true, given_name: 'Katrin', family_name: 'Vogel' }
  people.set('katrin', { ...known, sub: 'katrin', email: 'katrin.vogel@haus.example', groups: ['verkauf'] })
  people.set('fuhrpark', { ...known, sub: 'fuhrpark', email: 'fuhrpark@haus.example', groups: [] })
}

/** Enables appointments, the portal's own calculator and legal pages, and the second factor for administrators. */
const bookingSettings = {
  ...{ APPOINTMENT_ENABLED: 'true', FINANCING: 'true', LINK_IMPRINT: '', LINK_PRIVACY: '' },
  ADMIN_TOTP: 'required',
}

/** A bank partner and a Matomo server, both simulated by `outside`. */
const partnerSettings = (outside: string) => ({
  FINANCING: 'true',
  BANK_BANNER: 'true',
  FINANCE_WIDGET_URL: `${outside}/rate.js`,
  MATOMO_URL: `${outside}/matomo.php`,
  MATOMO_SITE_ID: '7',
})

/** The worker adds the demo stock's reports after the start; some tests need one. */
async function untilReportsAreThere({ databaseUrl }: Stack) {
  const client = new pg.Client({ connectionString: databaseUrl })
  // As in applyMigrations, a lost connection only fails the query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (;;) {
      end.signal.throwIfAborted()
      const { rowCount } = await client.query(
        `SELECT FROM vehicle_file WHERE eaktedokumenttyp = 'GUTACHTEN_LIGHT' LIMIT 1`,
      )
      if (rowCount === 1) return
      await pause(100)
    }
  } finally {
    await client.end()
  }
}

async function run(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'))
  try {
    const outsidePort = await freePort()
    const outsideUrl = `http://127.0.0.1:${outsidePort}`
    const idp = await startIdentityProvider()
    const inbox = await startImapServer()
    const env = await settings(folder, outsideUrl, idp.issuer, inbox.url)
    idp.serve(env.PUBLIC_URL)
    addPeople(idp.people)
    const stack = await startStack({ env, report: console.log, signal: end.signal, mode: 'test' })
    const outside = await startOutside(outsidePort, inbox.deliver)
    const [booking, partner] = await Promise.all([
      startInstance('booking', stack, folder, bookingSettings),
      startInstance('partner', stack, folder, partnerSettings(outsideUrl)),
      untilReportsAreThere(stack),
    ])
    try {
      await untilInputEnds()
      const urls = { BASE_URL: env.PUBLIC_URL, BOOKING_URL: booking.url, PARTNER_URL: partner.url }
      const services = { MAIL_URL: stack.mailUrl ?? '', OUTSIDE_URL: outsideUrl, IDENTITY_URL: idp.issuer }
      return await playwright({ ...urls, ...services, STACK_DATABASE_URL: stack.databaseUrl })
    } finally {
      await Promise.all([booking.stop(), partner.stop(), outside.stop(), idp.stop()])
      await stack.stop()
      await inbox.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(end.signal.aborted ? 'The browser tests were interrupted.' : error)
    process.exit(1)
  },
)
