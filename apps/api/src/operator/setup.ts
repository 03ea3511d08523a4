/** `portal setup`: asks for everything a production needs, and writes it for docker compose or Kubernetes. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseEnv } from 'node:util'
import { EnvError } from '../env.ts'
import { type Question, questionsFor, type Target } from './setup-questions.ts'

type Answers = Record<string, string>
/** Prints a text and resolves with the next line of the operator, null at the end of the input. */
export type Ask = (text: string) => Promise<string | null>

const hex = (bytes: number) => randomBytes(bytes).toString('hex')
const rolePasswords = {
  POSTGRES_APP_PASSWORD: () => hex(24),
  POSTGRES_BACKUP_PASSWORD: () => hex(24),
  POSTGRES_READER_PASSWORD: () => hex(24),
}
const generated: Record<Target, Record<string, () => string>> = {
  compose: {
    ...rolePasswords,
    POSTGRES_PASSWORD: () => hex(24),
    GRAFANA_PASSWORD: () => hex(12),
    SECRET_KEY: () => hex(32),
    S3_ACCESS_KEY: () => hex(10),
    S3_SECRET_KEY: () => hex(24),
  },
  kubernetes: { ...rolePasswords, SECRET_KEY: () => hex(32) },
}

async function answerTo(question: Question, answers: Answers, ask: Ask): Promise<string> {
  const { name, text, suggestion, problem, isSecret } = question
  const earlier = answers[name]
  const proposed = earlier !== undefined && problem(earlier) === null ? earlier : suggestion?.(answers)
  const shown = isSecret && proposed ? 'unverändert' : proposed
  for (;;) {
    const line = await ask(`${text}${shown ? ` [${shown}]` : ''}: `)
    if (line === null) throw new EnvError(`Die Angabe zu ${name} fehlt; es wurde nichts geschrieben.`)
    const answer = line.trim() || (proposed ?? '')
    const reason = problem(answer)
    if (reason === null) return answer
    console.error(`${name}: ${reason}`)
  }
}

/** A value as both docker compose and Node read it: literal in single quotes, else escaped in double quotes. */
function quoted(value: string) {
  if (/^[\w@.:/+,-]*$/.test(value)) return value
  if (!value.includes("'")) return `'${value}'`
  if (!/["$\\`]/.test(value)) return `"${value}"`
  throw new EnvError('Eine Angabe enthält einen Apostroph und zugleich ein Anführungszeichen, $ oder \\.')
}

/** Read by docker compose itself, which gives each service only what it needs; all others are settings of the portal. */
const isOfCompose = (name: string) =>
  /^(?:COMPOSE|POSTGRES|BACKUP|GRAFANA)_|^S3_\w+_KEY$/.test(name) ||
  ['SITE_ADDRESS', 'SECRET_KEY', 'SMTP_URL', 'PORTAL_VERSION'].includes(name) ||
  /^(?:HTTP|HTTPS|INBOX|PROMETHEUS|ALERTMANAGER)_PORT$/.test(name)

/** Replaces the lines of the answers and adds those that are missing; other lines stay. */
function withAnswers(text: string, answers: Answers) {
  const left = new Map(Object.entries(answers))
  const lines = text.split('\n').map((line) => {
    const name = /^(\w+)=/.exec(line)?.[1] ?? ''
    const value = left.get(name)
    left.delete(name)
    return value === undefined ? line : `${name}=${quoted(value)}`
  })
  const added = [...left].map(([name, value]) => `${name}=${quoted(value)}`)
  return `${[lines.join('\n').trimEnd(), ...added].filter(Boolean).join('\n')}\n`
}

const secretNames = [
  'SECRET_KEY',
  'SMTP_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_COPY_ACCESS_KEY',
  'S3_COPY_SECRET_KEY',
]

/** One manifest as JSON, which every reader of YAML accepts. */
const manifest = (kind: string, name: string, field: string, values: Answers) =>
  JSON.stringify(
    { apiVersion: 'v1', kind, metadata: { name, namespace: 'autoexpo-portal' }, [field]: values },
    null,
    2,
  )

/** The roles of `database/roles.ts`, with the service of CloudNativePG each connects to. */
const roles = [
  { role: 'app', server: 'portal-db-rw' },
  { role: 'backup', server: 'portal-db-rw' },
  { role: 'reader', server: 'portal-db-ro' },
]
const passwordOf = (role: string) => `POSTGRES_${role.toUpperCase()}_PASSWORD`

const roleSecret = ({ role, server }: (typeof roles)[number], password: string) =>
  manifest('Secret', `portal-role-${role}`, 'stringData', {
    username: `portal_${role}`,
    password,
    uri: `postgresql://portal_${role}:${password}@${server}:5432/portal`,
  })

function manifests({ SITE_ADDRESS, ...answers }: Answers) {
  const isSecret = (name: string) => secretNames.includes(name)
  const part = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => isWanted(name)))
  const open = part((name) => !isSecret(name) && !name.startsWith('POSTGRES_'))
  return [
    manifest('ConfigMap', 'portal-operator', 'data', { PUBLIC_URL: `https://${SITE_ADDRESS}`, ...open }),
    manifest('Secret', 'portal-secrets', 'stringData', part(isSecret)),
    ...roles.map((one) => roleSecret(one, answers[passwordOf(one.role)] ?? '')),
  ].join('\n---\n')
}

/** The lines of a file that set one of the names. */
const linesThat = (text: string, isWanted: (name: string) => boolean) =>
  text.split('\n').filter((line) => {
    const name = /^(\w+)=/.exec(line)?.[1]
    return name !== undefined && isWanted(name)
  })

const isManifest = (text: string) => text.startsWith('{')

/** The values of an earlier call. */
function earlierAnswers(text: string): Answers {
  if (!isManifest(text))
    return Object.fromEntries(Object.entries(parseEnv(text)).map(([k, v]) => [k, v ?? '']))
  const [settings, secrets, ...ofRoles] = text.split('\n---\n').map((part) => JSON.parse(part))
  const { PUBLIC_URL, ...open } = settings.data
  const passwords = roles.map(({ role }, at) => [passwordOf(role), ofRoles[at]?.stringData.password ?? ''])
  return {
    SITE_ADDRESS: new URL(PUBLIC_URL).host,
    ...open,
    ...secrets.stringData,
    ...Object.fromEntries(passwords),
  }
}

async function allAnswers(earlier: Answers, target: Target, ask: Ask) {
  const answers: Answers = {}
  for (const question of questionsFor(target)) {
    answers[question.name] = await answerTo(question, { ...earlier, ...answers }, ask)
  }
  for (const [name, make] of Object.entries(generated[target])) answers[name] = earlier[name] || make()
  return answers
}

/**
 * The manifests for the answers of the operator.
 *
 * @param text the present ones, whose values are proposed and whose keys are kept; empty if there are none
 * @throws EnvError when the input ends before every question is answered
 */
export const kubernetesFile = async (text: string, ask: Ask) =>
  `${manifests(await allAnswers(earlierAnswers(text), 'kubernetes', ask))}\n`

type ComposeFiles = { compose: string; portal: string }

/** As `kubernetesFile`, for `.env` (docker compose) and `portal.env` (the settings of the portal). */
export async function composeFiles(present: ComposeFiles, ask: Ask): Promise<ComposeFiles> {
  // Both were one file once.
  const moved = linesThat(present.compose, (name) => !isOfCompose(name))
  const compose = present.compose
    .split('\n')
    .filter((line) => !moved.includes(line))
    .join('\n')
  const portal = [...moved, present.portal].join('\n')
  const answers = await allAnswers({ ...earlierAnswers(compose), ...earlierAnswers(portal) }, 'compose', ask)
  const entries = Object.entries(answers)
  const part = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(entries.filter(([name]) => isWanted(name)))
  return {
    compose: withAnswers(compose, part(isOfCompose)),
    portal: withAnswers(
      portal,
      part((name) => !isOfCompose(name)),
    ),
  }
}

/** Complete or not at all; the files have secrets. */
function replaceFile(file: string, text: string) {
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Asks at the terminal, or reads the answers line by line from the standard input, and writes the files. */
export async function runSetup(file: string, target: Target) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  const ask: Ask = async (text) => {
    process.stdout.write(text)
    const { value, done } = await lines.next()
    return done ? null : value
  }
  const portalFile = join(dirname(file), 'portal.env')
  const present = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  try {
    if (target === 'kubernetes') replaceFile(file, await kubernetesFile(present(file), ask))
    else {
      const { compose, portal } = await composeFiles(
        { compose: present(file), portal: present(portalFile) },
        ask,
      )
      replaceFile(portalFile, portal)
      replaceFile(file, compose)
    }
  } finally {
    terminal.close()
  }
  const written = target === 'compose' ? `${file} und ${portalFile} sind` : `${file} ist`
  console.log(`\n${written} geschrieben. SECRET_KEY gehört auch zu den Sicherungen; er wird nie geändert.`)
}
