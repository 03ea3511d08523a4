import { resolve } from 'node:path'
import { readSettings, type SettingKey, settingKeys, settings } from '@portal/domain/house/settings/settings'
import { emailPattern } from '@portal/domain/values/email-address'
import { z } from 'zod'

const port = (standard: number) => z.coerce.number().int().min(1).max(65_535).default(standard)
const flag = (standard: boolean) => z.stringbool().default(standard)
/** Separated by commas. */
const list = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
/** An empty variable counts as unset. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** The settings of the process. Those of the operator are in `@portal/domain/settings`. */
const processSettings = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3000),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** A hot standby from which vehicles are read. */
  DATABASE_READ_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(10),
  /** How long a request waits for a connection or a lock; a statement may take 2.5 times as long. */
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(2000),
  /** Requests are refused while the event loop delay or the number of open requests exceeds these limits. */
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(10).max(60_000).default(250),
  OVERLOAD_REQUESTS: z.coerce.number().int().min(1).max(100_000).default(150),
  /** How long a call that reads may use the row of a session without reading it again; 0 = never. */
  SESSION_KEPT_MS: z.coerce.number().int().min(0).max(1000).default(800),
  /** The niceness of imports: 19 = lowest priority, 0 = that of other programs. */
  IMPORT_NICENESS: z.coerce.number().int().min(0).max(19).default(19),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_WEB_PORT: port(1080),
  MAIL_SMTP_PORT: port(1025),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  /** Loads the demo stock and accounts; refused in production. */
  DEMO_DATA: flag(false),
  /** Signs XSRF tokens and counter keys, encrypts documents; 32 bytes as 64 hex digits. */
  SECRET_KEY: optional(z.string().regex(/^[0-9a-f]{64}$/i, '64 hexadezimale Ziffern')),
  /** The key pair that signs notifications to browsers (RFC 8292); without it there are none. */
  VAPID_PUBLIC_KEY: optional(z.string().regex(/^B[A-Za-z0-9_-]{86}$/, '87 Zeichen base64url')),
  VAPID_PRIVATE_KEY: optional(z.string().regex(/^[A-Za-z0-9_-]{43}$/, '43 Zeichen base64url')),
  TRUST_PROXY: optional(z.string()),
  /** `host:port` of all instances, so that one which alone has lost the database leaves its requests to the others. */
  PEERS: list('').pipe(z.array(z.string().regex(/^[\w.-]+:\d{1,5}$/, 'host:port'))),
  /** How long an instance accepts requests after SIGTERM, so that the proxy can stop sending them first. */
  DRAIN_SECONDS: optional(z.coerce.number().int().min(0).max(8)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65_535)),
  /** Port of a worker's `/healthz`, `/readyz` and `/metrics`; never publish it. */
  WORKER_PORT: optional(z.coerce.number().int().min(1).max(65_535)),
  /** Identify the build; the container image sets all three. */
  PORTAL_VERSION: z.string().default('dev'),
  PORTAL_COMMIT: z.string().default('unknown'),
  PORTAL_BUILT_AT: z.string().default('unknown'),
  /** Receiver of traces (OTLP over HTTP); unset = tracing is disabled. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  /** Directory of the built web client; served by the API when set. */
  WEB_DIST: optional(z.string()),
  S3_ENDPOINT: optional(z.url()),
  S3_BUCKET: optional(z.string()),
  S3_REGION: z.string().default('eu-central-1'),
  S3_ACCESS_KEY: optional(z.string()),
  S3_SECRET_KEY: optional(z.string()),
  /** Where deliveries of the stock are put: a folder, or s3://bucket/prefix. */
  STOCK_INBOX: optional(z.string()),
  STOCK_INBOX_SCHEDULE: z.string().default('* * * * *'),
  /** Whether a delivery of the inbox is the whole stock, so that what it lacks counts as sold. */
  STOCK_INBOX_FULL: flag(false),
  AV_MODE: z.enum(['off', 'clamd']).default('off'),
  CLAMD_HOST: z.string().default('127.0.0.1'),
  CLAMD_PORT: port(3310),
  ADMIN_TOTP: z.enum(['required', 'optional', 'off']).optional(),
  /** `relaxed` lets browser tests register and reset often from one address; allowed only in tests on loopback. */
  RATE_LIMITS: z.enum(['normal', 'relaxed']).default('normal'),
}

/** Settings with an address of another machine; administrators do not change them in the browser. */
const partnerSettings = {
  /** Script of the bank partner; if empty, the portal's own calculator is shown. */
  FINANCE_WIDGET_URL: optional(z.url({ protocol: /^https?$/ })),
  MATOMO_URL: optional(z.url({ protocol: /^https?$/ })),
  MATOMO_SITE_ID: optional(z.coerce.number().int().min(1)),
  /**
   * Origins in the operator's own network, such as `http://dms.intern:8080`, to which webhooks may be sent. Any other
   * webhook goes to port 443 of a public address.
   */
  WEBHOOK_INNER_ORIGINS: list('').pipe(
    z.array(
      z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, 'http://host:port'),
    ),
  ),
  /** The inbox of answers to mails (`imaps://user:password@host/INBOX`); needs the next two, unset = none is read. */
  REPLY_IMAP_URL: optional(z.url({ protocol: /^imaps?$/ })),
  /** The address of that inbox; its server must accept plus addresses. */
  REPLY_ADDRESS: optional(z.string().toLowerCase().max(40).regex(emailPattern, 'keine E-Mail-Adresse')),
  /** The name that the server of that inbox writes at the beginning of `Authentication-Results`. */
  REPLY_AUTH_HOST: optional(z.string().toLowerCase()),
  /** The identity provider of the house's people (OpenID Connect); unset = they sign in with passwords. */
  OIDC_ISSUER: optional(z.url({ protocol: /^https?$/ })),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  /** What is asked for; some providers send groups only with a scope of their own. */
  OIDC_SCOPES: z
    .string()
    .regex(/^openid(?: [\w:./-]+)*$/, 'beginnt mit openid, Namen durch Leerzeichen getrennt')
    .default('openid profile email'),
  TEST_HOSTS: list('test.'),
  INTEGRATION_HOSTS: list('int.,integration.'),
  /** Names of settings that keep the value of the environment, whatever was saved in the browser. */
  SETTINGS_PINNED: list('').pipe(
    z.array(z.custom<SettingKey>((name) => settingKeys.some((key) => key === name), 'keine Einstellung')),
  ),
}

/** The operator in the imprint and in every mail, and the mailboxes; the defaults are fictional and for trials only. */
export const operatorKeys = [
  'COMPANY_NAME',
  'COMPANY_MANAGERS',
  'COMPANY_REGISTER',
  'COMPANY_VAT_ID',
  'CONTACT_STREET',
  'CONTACT_PHONE',
  'MAIL_FROM',
  'MAIL_INFO',
  'MAIL_PRIVACY',
  'MAIL_DEALERS',
  'MAIL_PRIVATE',
  'MAIL_SALES',
  'MAIL_PROVIDER',
  'MAIL_IT_SUPPORT',
  'MAIL_STOCK',
  'MAIL_SECURITY',
  'LINK_IMPRINT',
  'LINK_PRIVACY',
] as const
export type OperatorKey = (typeof operatorKeys)[number]
const samples = readSettings({})

/** Whether a value is not the operator's own; an empty link means the portal's own page. */
export const isSample = (key: OperatorKey, value: string) =>
  value === samples[key] || (value === '' && !key.startsWith('LINK_'))

/** The settings of a migration, which needs no others. */
const MigrationEnv = z.object({
  NODE_ENV: processSettings.NODE_ENV,
  DATA_DIR: processSettings.DATA_DIR,
  DATABASE_URL: processSettings.DATABASE_URL,
  /** Passwords of the roles that a migration creates (`database/roles.ts`); without one the role is left as it is. */
  DATABASE_APP_PASSWORD: optional(z.string()),
  DATABASE_BACKUP_PASSWORD: optional(z.string()),
  DATABASE_READER_PASSWORD: optional(z.string()),
})
export type MigrationEnv = z.output<typeof MigrationEnv>

/** The settings of the preparation of an object store; the keys are the store's own. */
const StoreEnv = z.object({
  S3_ENDPOINT: z.url(),
  S3_BUCKET: z.string(),
  S3_REGION: processSettings.S3_REGION,
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  STOCK_INBOX: processSettings.STOCK_INBOX,
})
export type StoreEnv = z.output<typeof StoreEnv>

const Env = z.object({ ...processSettings, ...partnerSettings, ...settings }).superRefine((env, context) => {
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(env.HOST)
  if (env.RATE_LIMITS === 'relaxed' && (env.NODE_ENV !== 'test' || !isLoopback))
    issue('RATE_LIMITS', 'darf nur im Testbetrieb auf dem eigenen Rechner gelockert werden')
  if (env.MATOMO_URL && !env.MATOMO_SITE_ID) issue('MATOMO_SITE_ID', 'fehlt zu MATOMO_URL')
  if (env.VAPID_PRIVATE_KEY && !env.VAPID_PUBLIC_KEY)
    issue('VAPID_PRIVATE_KEY', 'gilt nur zusammen mit VAPID_PUBLIC_KEY')
  const inbox = ['REPLY_IMAP_URL', 'REPLY_ADDRESS', 'REPLY_AUTH_HOST'] as const
  const named = inbox.filter((name) => env[name] !== undefined)
  for (const name of inbox) if (named.length > 0 && !named.includes(name)) issue(name, `fehlt zu ${named[0]}`)
  if (env.OIDC_ISSUER && !env.OIDC_CLIENT_ID) issue('OIDC_CLIENT_ID', 'fehlt zu OIDC_ISSUER')
  if (env.OIDC_ISSUER && !env.OIDC_CLIENT_SECRET) issue('OIDC_CLIENT_SECRET', 'fehlt zu OIDC_ISSUER')
  if (env.NODE_ENV !== 'production') return
  if (env.OIDC_ISSUER?.startsWith('http:')) issue('OIDC_ISSUER', 'muss mit https:// beginnen')
  if (env.DEMO_DATA) issue('DEMO_DATA', 'ist im Produktivbetrieb nicht erlaubt')
  if (!env.SECRET_KEY) issue('SECRET_KEY', 'fehlt')
  if (!env.DATABASE_URL) issue('DATABASE_URL', 'fehlt')
  if (!env.PUBLIC_URL?.startsWith('https://')) issue('PUBLIC_URL', 'muss mit https:// beginnen')
  for (const name of operatorKeys)
    if (isSample(name, env[name]))
      issue(name, 'ist leer oder noch das Muster; im Produktivbetrieb steht hier die Angabe des Betreibers')
})
type Parsed = z.output<typeof Env>

/**
 * All settings. The values of `@portal/domain/settings` are replaced in this object when an administrator saves them
 * (`plugins/settings.ts`), so they are read where they are used and never kept.
 */
export type Env = Parsed & {
  PUBLIC_URL: string
  SECRET_KEY: string
  ADMIN_TOTP: 'required' | 'optional' | 'off'
  DRAIN_SECONDS: number
}

/** Invalid settings; the message has one German sentence per setting, for the operator's terminal. */
export class EnvError extends Error {}

/** A fixed key is sufficient outside production, where it protects only local data. */
const developmentKey = '0'.repeat(64)

/** One sentence per invalid setting: its first problem. */
function problemsOf({ issues }: z.ZodError): string[] {
  const first = new Map<string, string>()
  for (const { path, message } of issues) {
    const name = path.join('.')
    if (!first.has(name)) first.set(name, `Einstellung ${name}: ${message.replace(/\.$/, '')}.`)
  }
  return [...first.values()]
}

/** @throws EnvError naming each invalid setting */
function validated<T>(schema: z.ZodType<T>, source: Record<string, string | undefined>): T {
  const result = schema.safeParse(source)
  if (!result.success) throw new EnvError(problemsOf(result.error).join('\n'))
  return result.data
}

/**
 * Reads and validates the settings of a migration.
 * @throws EnvError naming each invalid setting
 */
export const readMigrationEnv = (source: Record<string, string | undefined> = process.env): MigrationEnv =>
  validated(MigrationEnv, source)

/** As `readMigrationEnv`, for the preparation of an object store. */
export const readStoreEnv = (): StoreEnv => validated(StoreEnv, process.env)

/**
 * Reads and validates all settings.
 * @throws EnvError naming each invalid setting
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const env = validated(Env, source)
  const isProduction = env.NODE_ENV === 'production'
  return {
    ...env,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    SECRET_KEY: env.SECRET_KEY ?? developmentKey,
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (isProduction ? 3 : 0),
    ADMIN_TOTP: env.ADMIN_TOTP ?? (isProduction ? 'required' : env.DEMO_DATA ? 'off' : 'optional'),
  }
}
