import type { z } from 'zod'
import { t } from './text.ts'

const missing = t('Diese Angabe fehlt.')
const wrongForm = t('Diese Angabe hat nicht die erwartete Form.')

const typeMessages: Record<string, string> = {
  number: t('Bitte geben Sie eine Zahl an.'),
  int: t('Bitte geben Sie eine ganze Zahl an.'),
  boolean: t('Bitte geben Sie Ja oder Nein an.'),
  date: t('Bitte geben Sie ein Datum an.'),
  array: t('Bitte geben Sie eine Liste an.'),
}

const formatMessages: Record<string, string> = {
  date: t('Bitte geben Sie ein gültiges Datum an.'),
  datetime: t('Bitte geben Sie einen gültigen Zeitpunkt an.'),
  url: t('Bitte geben Sie eine gültige Adresse an.'),
}

const units: Record<string, string> = {
  string: t('Zeichen'),
  array: t('Einträge'),
  set: t('Einträge'),
  file: 'Bytes',
}

const counted = (count: number | bigint, unit: string) => (unit ? `${count} ${t(unit)}` : String(count))

/**
 * The German message for a validation rule without a text of its own. Names no types of the program.
 * @param issue what a schema found
 */
export function fieldMessage(issue: z.core.$ZodRawIssue): string {
  const unit = units[String(issue.origin)] ?? ''
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return missing
      return typeMessages[issue.expected] ?? wrongForm
    case 'too_small':
      if (unit !== '' && issue.minimum === 1) return missing
      return issue.inclusive
        ? t`Mindestens ${counted(issue.minimum, unit)}.`
        : t`Mehr als ${counted(issue.minimum, unit)}.`
    case 'too_big':
      return issue.inclusive
        ? t`Höchstens ${counted(issue.maximum, unit)}.`
        : t`Weniger als ${counted(issue.maximum, unit)}.`
    case 'invalid_format':
      return formatMessages[issue.format] ?? wrongForm
    case 'invalid_value':
      return issue.input === undefined ? missing : t('Diese Auswahl gibt es nicht.')
    case 'not_multiple_of':
      return t`Bitte geben Sie ein Vielfaches von ${issue.divisor} an.`
    case 'unrecognized_keys':
      return t('Dieses Feld ist nicht bekannt.')
    case 'invalid_union':
      return issue.input === undefined ? missing : wrongForm
    default:
      return wrongForm
  }
}
