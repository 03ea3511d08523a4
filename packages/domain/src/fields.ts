import { z } from 'zod'

/**
 * The form fields of the portal (specification section 5). Every pattern is linear and the length is checked first, so
 * that no input can block the process. Messages are those of the specification.
 */
export const required = (label: string) => `${label} ist erforderlich`
export const wrongCharacters = (label: string) => `Ungültige(s) Zeichen im Feld ${label}`

const word = String.raw`(?:\p{L}\p{M}*)+`
/** The top-level domain has 2 to 4 letters by the specification (U-31); `.example` is reserved for demonstrations. */
const emailPattern =
  /^[a-z0-9_+%-]+(?:\.[a-z0-9_+%-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,4}|example)$/i
const namePattern = new RegExp(`^${word}(?:[ -]${word})*$`, 'u')
const phonePattern = /^\+\d{2}-\d{1,15}$/
const streetPattern = /^[\p{L}\p{M}\p{N} .'’-]{1,100}$/u
const houseNumberPattern = /^\d{1,5}[a-zA-Z]?(?:[/-]\d{1,5}[a-zA-Z]?)?$/
const postalCodePattern = /^[A-Za-z0-9 -]{3,10}$/
const cityPattern = /^[\p{L}\p{M}'’ -]{2,50}$/u
const companyPattern = /^[\p{L}\p{M}\p{N}&.,'’ -]{2,60}$/u
const partnerNumberPattern = /^\d{1,20}$/

type Rule = { label: string; pattern: RegExp; max: number; message?: string }

/** A required, trimmed text that must match. Reports one message at a time; too long counts as a mismatch. */
function text({ label, pattern, max, message = wrongCharacters(label) }: Rule) {
  return z
    .string({ error: required(label) })
    .trim()
    .superRefine((value, context) => {
      if (value === '') context.addIssue({ code: 'custom', message: required(label) })
      else if (value.length > max || !pattern.test(value)) context.addIssue({ code: 'custom', message })
    })
}

export const emailMessage = 'Ungültige Emailadresse'
export const phoneMessage = 'Ungültige Telefonnummer'

/**
 * An e-mail address in its stored form: trimmed and lower-cased.
 * @param label names the field in '{label} ist erforderlich'
 */
export const email = (label = 'Emailadresse', message = emailMessage) =>
  text({ label, pattern: emailPattern, max: 254, message }).transform((value) => value.toLowerCase())

export const personName = (label: string) => text({ label, pattern: namePattern, max: 100 })
export const telephone = (label = 'Telefon') =>
  text({ label, pattern: phonePattern, max: 20, message: phoneMessage })
export const street = (label = 'Straße') => text({ label, pattern: streetPattern, max: 100 })
export const houseNumber = (label = 'Hausnummer') => text({ label, pattern: houseNumberPattern, max: 13 })
export const postalCode = (label = 'Postleitzahl') => text({ label, pattern: postalCodePattern, max: 10 })
export const city = (label = 'Ort') => text({ label, pattern: cityPattern, max: 50 })
export const companyName = (label = 'Firma') => text({ label, pattern: companyPattern, max: 60 })
export const partnerNumber = (label = 'Partnernummer') =>
  text({ label, pattern: partnerNumberPattern, max: 20 })

/** A whole number, sent as text by a form and as a number by a program. */
const count = (label: string, pattern: RegExp) =>
  z
    .union([z.int().transform(String), z.string()], { error: required(label) })
    .pipe(text({ label, pattern, max: 6 }))
    .transform(Number)

/** At least 1, without a leading zero. */
export const positiveCount = (label: string) => count(label, /^[1-9]\d{0,2}$/)
/** At least 0. */
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
export const freeText = (max: number, message = `Höchstens ${max} Zeichen`) =>
  z
    .string()
    .max(max * 6, message)
    .transform((value) => unescapeHtml(value).trim())
    .refine((value) => value.length <= max, message)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
    .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value), 'Ungültige Zeichen')
