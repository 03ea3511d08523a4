/** `portal setup`: asks for everything a production needs, and writes it for docker compose or Kubernetes. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseEnv } from 'node:util'
import { EnvError } from '../env.ts'
import { type Question, questionsFor, type Target } from './setup-questions.ts'

type Answers = Record<string, string>
/** Prints a text and resolves with the next line of the operator, null at the end of the input. */
export type Ask = (text: string) => Promise<string | null>

const hex = (bytes: number) => randomBytes(bytes).toString('hex')
const generated: Record<Target, Record<string, () => string>> = {
  compose: {
    POSTGRES_PASSWORD: () => hex(24),
    SECRET_KEY: () => hex(32),
    S3_ACCESS_KEY: () => hex(10),
    S3_SECRET_KEY: () => hex(24),
  },
  kubernetes: { SECRET_KEY: () => hex(32) },
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

const secretNames = ['SECRET_KEY', 'SMTP_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']

/** One manifest as JSON, which every reader of YAML accepts. */
const manifest = (kind: string, name: string, field: string, values: Answers) =>
  JSON.stringify(
    { apiVersion: 'v1', kind, metadata: { name, namespace: 'autoexpo-portal' }, [field]: values },
    null,
    2,
  )

function manifests({ SITE_ADDRESS, ...answers }: Answers) {
  const isSecret = ([name]: [string, string]) => secretNames.includes(name)
  const entries = Object.entries(answers)
  const open = Object.fromEntries(entries.filter((entry) => !isSecret(entry)))
  const settings = { PUBLIC_URL: `https://${SITE_ADDRESS}`, ...open }
  const secrets = Object.fromEntries(entries.filter(isSecret))
  return [
    manifest('ConfigMap', 'portal-operator', 'data', settings),
    manifest('Secret', 'portal-secrets', 'stringData', secrets),
  ].join('\n---\n')
}

const isManifest = (text: string) => text.startsWith('{')

/** The values of an earlier call. */
function earlierAnswers(text: string): Answers {
  if (!isManifest(text))
    return Object.fromEntries(Object.entries(parseEnv(text)).map(([k, v]) => [k, v ?? '']))
  const [settings, secrets] = text.split('\n---\n').map((part) => JSON.parse(part))
  const { PUBLIC_URL, ...open } = settings.data
  return { SITE_ADDRESS: new URL(PUBLIC_URL).host, ...open, ...secrets.stringData }
}

/**
 * The text of the settings file for the answers of the operator.
 *
 * @param text the present file, whose values are proposed and whose keys are kept; empty if there is none
 * @throws EnvError when the input ends before every question is answered
 */
export async function settingsFile(text: string, target: Target, ask: Ask): Promise<string> {
  const earlier = earlierAnswers(text)
  const answers: Answers = {}
  for (const question of questionsFor(target)) {
    answers[question.name] = await answerTo(question, { ...earlier, ...answers }, ask)
  }
  for (const [name, make] of Object.entries(generated[target])) answers[name] = earlier[name] || make()
  return target === 'kubernetes' ? `${manifests(answers)}\n` : withAnswers(text, answers)
}

/** Asks at the terminal, or reads the answers line by line from the standard input, and writes the file. */
export async function runSetup(file: string, target: Target) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  const ask: Ask = async (text) => {
    process.stdout.write(text)
    const { value, done } = await lines.next()
    return done ? null : value
  }
  try {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const written = await settingsFile(text, target, ask)
    // Complete or not at all; the file has secrets.
    writeFileSync(`${file}.new`, written, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  } finally {
    terminal.close()
  }
  console.log(`\n${file} ist geschrieben. SECRET_KEY gehört auch zu den Sicherungen; er wird nie geändert.`)
}
