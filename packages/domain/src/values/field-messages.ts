import type { z } from 'zod'

const missing = 'Diese Angabe fehlt.'
const wrongForm = 'Diese Angabe hat nicht die erwartete Form.'

const typeMessages: Record<string, string> = {
  number: 'Bitte geben Sie eine Zahl an.',
  int: 'Bitte geben Sie eine ganze Zahl an.',
  boolean: 'Bitte geben Sie Ja oder Nein an.',
  date: 'Bitte geben Sie ein Datum an.',
  array: 'Bitte geben Sie eine Liste an.',
}

const formatMessages: Record<string, string> = {
  date: 'Bitte geben Sie ein gültiges Datum an.',
  datetime: 'Bitte geben Sie einen gültigen Zeitpunkt an.',
  url: 'Bitte geben Sie eine gültige Adresse an.',
}

const units: Record<string, string> = {
  string: ' Zeichen',
  array: ' Einträge',
  set: ' Einträge',
  file: ' Bytes',
}

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
      return `${issue.inclusive ? 'Mindestens' : 'Mehr als'} ${issue.minimum}${unit}.`
    case 'too_big':
      return `${issue.inclusive ? 'Höchstens' : 'Weniger als'} ${issue.maximum}${unit}.`
    case 'invalid_format':
      return formatMessages[issue.format] ?? wrongForm
    case 'invalid_value':
      return issue.input === undefined ? missing : 'Diese Auswahl gibt es nicht.'
    case 'not_multiple_of':
      return `Bitte geben Sie ein Vielfaches von ${issue.divisor} an.`
    case 'unrecognized_keys':
      return 'Dieses Feld ist nicht bekannt.'
    case 'invalid_union':
      return issue.input === undefined ? missing : wrongForm
    default:
      return wrongForm
  }
}
