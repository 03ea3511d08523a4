import { z } from 'zod'
import { emailMax, emailPattern, normalEmail, wrongCharacterInEmail } from './email-address.ts'
import {
  normalTelephone,
  telephoneCharacters,
  telephoneExample,
  telephoneMax,
  telephonePattern,
} from './telephone.ts'
import { t } from './text.ts'

/**
 * The form fields of the portal (specification section 5). Every pattern is linear and the length is checked first, so
 * that no input can block the process. Messages begin with those of the specification and name what does not fit. Where
 * a pattern admits more than the specification, U-31 says so.
 */
export const required = (label: string) => `${label} ist erforderlich`
export const wrongCharacters = (label: string) => t`Ungültige(s) Zeichen im Feld ${label}`

type Rule = {
  label: string
  /** What the stored form must match. */
  pattern: RegExp
  /** One character that may occur, or a function that finds the first one that may not. */
  characters: RegExp | ((value: string) => string | undefined)
  max: number
  message?: string
  /** Appended to the message. */
  example?: string
  /** Converts the trimmed input to the stored form. */
  normal?: (typed: string) => string
}

const named = (character: string) => (/\s/u.test(character) ? t('Leerzeichen') : `„${character}“`)

/** What is wrong with a value; null for a valid one. */
function flawOf(value: string, rule: Rule): string | null {
  const { label, pattern, characters, max, message = wrongCharacters(label), example = '' } = rule
  if (value === '') return required(label)
  if (value.length > max) return t`${message} (höchstens ${max} Zeichen)`
  if (pattern.test(value)) return null
  const wrong =
    typeof characters === 'function'
      ? characters(value)
      : [...value].find((character) => !characters.test(character))
  const found = wrong === undefined ? message : `${message}: ${named(wrong)}`
  return example === '' ? found : `${found}. ${example}`
}

/** A required, trimmed text that must match. Reports one message at a time. */
function text(rule: Rule) {
  return z
    .string({ error: required(rule.label) })
    .trim()
    .transform((typed) => rule.normal?.(typed) ?? typed)
    .superRefine((value, context) => {
      const message = flawOf(value, rule)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
}

export const emailMessage = t('Ungültige Emailadresse')
export const phoneMessage = t('Ungültige Telefonnummer')

/**
 * An e-mail address in its stored form (`normalEmail`).
 * @param label names the field in '{label} ist erforderlich'
 */
export const email = (label = t('Emailadresse'), message = emailMessage) =>
  text({
    label,
    pattern: emailPattern,
    characters: wrongCharacterInEmail,
    max: emailMax,
    message,
    normal: normalEmail,
  })

/** A phone number as people write it, converted to its stored form. */
export const telephone = (label = t('Telefon')) =>
  text({
    label,
    pattern: telephonePattern,
    characters: telephoneCharacters,
    max: telephoneMax,
    message: phoneMessage,
    example: t`Beispiel: ${telephoneExample}`,
    normal: normalTelephone,
  })

export const personNameField = (label: string) =>
  text({
    label,
    pattern: /^(?:\p{L}\p{M}*)+(?:(?:[ '’-]|\.[ -]?)(?:\p{L}\p{M}*)+)*\.?$/u,
    characters: /[\p{L}\p{M} .'’-]/u,
    max: 100,
  })
export const street = (label = t('Straße')) =>
  text({
    label,
    pattern: /^[\p{L}\p{M}\p{N} .,'’()/&-]{1,100}$/u,
    characters: /[\p{L}\p{M}\p{N} .,'’()/&-]/u,
    max: 100,
  })
export const houseNumber = (label = t('Hausnummer')) =>
  text({
    label,
    pattern: /^\d{1,5} ?[a-zA-Z]?(?: ?[/–-] ?\d{1,5} ?[a-zA-Z]?)?$/,
    characters: /[\da-zA-Z /–-]/,
    max: 20,
  })
export const postalCode = (label = t('Postleitzahl')) =>
  text({ label, pattern: /^[A-Za-z0-9 -]{3,10}$/, characters: /[A-Za-z0-9 -]/, max: 10 })
export const city = (label = t('Ort')) =>
  text({
    label,
    pattern: /^[\p{L}\p{M} .,'’()/-]{2,50}$/u,
    characters: /[\p{L}\p{M} .,'’()/-]/u,
    max: 50,
  })
export const companyName = (label = t('Firma')) =>
  text({
    label,
    pattern: /^[\p{L}\p{M}\p{N}&.,'’()/+!:"„“”–* -]{2,60}$/u,
    characters: /[\p{L}\p{M}\p{N}&.,'’()/+!:"„“”–* -]/u,
    max: 60,
  })
/** The number of a company in its country's register. */
export const registerNumber = (label: string) =>
  text({
    label,
    pattern: /^[\p{L}\p{M}\p{N} ./-]{2,40}$/u,
    characters: /[\p{L}\p{M}\p{N} ./-]/u,
    max: 40,
  })
/** The number of a company with the customs: a country and up to 15 characters, typed with or without separators. */
export const eoriNumber = (label: string) =>
  text({
    label,
    pattern: /^[A-Z]{2}[A-Z\d]{1,15}$/,
    characters: /[A-Z\d]/,
    max: 17,
    example: t('Beispiel: GB123456789000'),
    normal: (typed) => typed.replaceAll(/[\s./-]/g, '').toUpperCase(),
  })
export const partnerNumber = (label = t('Partnernummer')) =>
  text({ label, pattern: /^\d{1,20}$/, characters: /\d/, max: 20 })

/** A whole number, sent as text by a form and as a number by a program. */
const count = (label: string, pattern: RegExp) =>
  z
    .union([z.int().transform(String), z.string()], { error: required(label) })
    .pipe(text({ label, pattern, characters: /\d/, max: 6 }))
    .transform(Number)

/** A whole number of at least 1, without a leading zero. */
export const positiveCount = (label: string) => count(label, /^[1-9]\d{0,2}$/)
/** A whole number of at least 0. */
export const naturalCount = (label: string) => count(label, /^(?:0|[1-9]\d{0,5})$/)

/** An optional field of a form: absent, null and blank all mean "not given". */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    schema.optional(),
  )

const entities = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const

/** Escapes the five special characters of HTML; the client does this to comments before sending (H-18). */
export const escapeHtml = (value: string) =>
  entities.toReversed().reduce((escaped, [entity, character]) => escaped.replaceAll(character, entity), value)

/** Reverses `escapeHtml` exactly once: the server stores plain text and escapes at output (U-30). */
export const unescapeHtml = (value: string) =>
  value.replaceAll(/&(?:lt|gt|quot|#39|#x27|amp);/g, (found) =>
    found === '&#x27;' ? "'" : (entities.find(([entity]) => entity === found)?.[1] ?? found),
  )

/** Multi-line text without control characters other than line breaks and tabs. */
export const freeText = (max: number, message = t`Höchstens ${max} Zeichen`) =>
  z
    .string()
    .max(max * 6, message)
    .transform((value) => unescapeHtml(value).trim())
    .refine((value) => value.length <= max, message)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
    .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value), t('Ungültige Zeichen'))
