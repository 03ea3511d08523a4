import { factsOf, type SettingKey, settings } from '@portal/domain/house/settings/settings'
import { isSample, type OperatorKey, operatorKeys } from '../env.ts'

export type Target = 'compose' | 'kubernetes'
type Answers = Record<string, string>
export type Question = {
  name: string
  text: string
  /** What an empty answer means when there is no earlier value. */
  suggestion?: (answers: Answers) => string
  /** A German sentence for an answer that cannot be used. */
  problem: (answer: string) => string | null
  isSecret?: boolean
}

const matches = (pattern: RegExp, sentence: string) => (answer: string) =>
  pattern.test(answer) ? null : sentence
const orEmpty = (problem: Question['problem']) => (answer: string) => (answer === '' ? null : problem(answer))

/** Checks an answer as the portal does when it reads the setting. */
function settingProblem(key: SettingKey & OperatorKey, answer: string): string | null {
  const { error } = settings[key].safeParse(answer)
  if (error) return error.issues[0]?.message ?? 'Diese Angabe ist nicht möglich.'
  return isSample(key, answer) ? 'Hier wird Ihre eigene Angabe gebraucht, nicht das Muster.' : null
}

const mailHost = (answers: Answers) => (answers.MAIL_INFO ?? answers.MAIL_FROM ?? '').split('@')[1] ?? ''

function suggestionOf(key: OperatorKey): Question['suggestion'] {
  if (key.startsWith('LINK_')) return () => ''
  if (key === 'MAIL_FROM') return (answers) => `portal@${answers.SITE_ADDRESS ?? ''}`
  if (key === 'MAIL_INFO') return (answers) => `info@${mailHost(answers)}`
  if (key.startsWith('MAIL_')) return (answers) => answers.MAIL_INFO ?? ''
  return undefined
}

const ofOperator: Question[] = operatorKeys.map((key) => ({
  name: key,
  text: key.startsWith('LINK_') ? `${factsOf(key).label} (leer: Seite des Portals)` : factsOf(key).label,
  suggestion: suggestionOf(key),
  problem: (answer) => settingProblem(key, answer),
}))

const hostPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/
const site: Question = {
  name: 'SITE_ADDRESS',
  text: 'Name der Website, z. B. portal.autohaus.de',
  problem: matches(hostPattern, 'Bitte nur den Namen in Kleinbuchstaben, ohne https:// und ohne Pfad.'),
}
const smtp = /^smtps?:\/\/\S+$/
const smtpSentence =
  'Bitte als smtp://… oder smtps://…, mit Benutzer und Kennwort, wenn der Server sie verlangt.'
const notEmpty = matches(/\S/, 'Diese Angabe fehlt.')

const ofTarget: Record<Target, Question[]> = {
  compose: [
    {
      name: 'SMTP_URL',
      text: 'Mailserver, z. B. smtps://benutzer:kennwort@mail.autohaus.de (leer: Mails bleiben im Testpostfach)',
      suggestion: () => '',
      problem: orEmpty(matches(smtp, smtpSentence)),
      isSecret: true,
    },
    {
      name: 'BACKUP_AGE_RECIPIENT',
      text: 'Öffentlicher Schlüssel der Sicherung (age-keygen -o backup-identity.txt)',
      problem: matches(
        /^age1[02-9ac-hj-np-z]{58}$/,
        'Bitte den ganzen öffentlichen Schlüssel; er beginnt mit age1.',
      ),
    },
    {
      name: 'BACKUP_OFFSITE',
      text: 'Ziel der Sicherung auf einem anderen Rechner, wie es rclone.conf nennt, z. B. extern:autoexpo',
      problem: matches(/^[\w.+@-]+:\S+$/, 'Bitte als NAME:PFAD, mit einem Namen aus rclone.conf.'),
    },
  ],
  kubernetes: [
    {
      name: 'SMTP_URL',
      text: 'Mailserver, z. B. smtps://benutzer:kennwort@mail.autohaus.de',
      problem: matches(smtp, smtpSentence),
      isSecret: true,
    },
    {
      name: 'S3_ENDPOINT',
      text: 'Adresse des Objektspeichers, z. B. https://s3.autohaus.de',
      problem: matches(/^https?:\/\/[^\s/]+$/, 'Bitte als https://…, ohne Pfad.'),
    },
    { name: 'S3_ACCESS_KEY', text: 'Schlüssel des Objektspeichers', problem: notEmpty, isSecret: true },
    {
      name: 'S3_SECRET_KEY',
      text: 'Geheimer Schlüssel des Objektspeichers',
      problem: notEmpty,
      isSecret: true,
    },
    {
      name: 'S3_COPY_ACCESS_KEY',
      text: 'Schlüssel des Objektspeichers, der nur liest (für die Kopie der Dateien)',
      problem: notEmpty,
      isSecret: true,
    },
    {
      name: 'S3_COPY_SECRET_KEY',
      text: 'Geheimer Schlüssel dazu',
      problem: notEmpty,
      isSecret: true,
    },
  ],
}

/** All questions in the order they are asked. */
export const questionsFor = (target: Target): Question[] => [site, ...ofOperator, ...ofTarget[target]]
