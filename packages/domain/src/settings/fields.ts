import { z } from 'zod'

/** The groups of the settings page in its order. */
export const settingGroups = [
  { id: 'brand', label: 'Marke und Firma' },
  { id: 'contact', label: 'Kontakt' },
  { id: 'hours', label: 'Öffnungszeiten' },
  { id: 'mailboxes', label: 'Postfächer' },
  { id: 'links', label: 'Verweise' },
  { id: 'offer', label: 'Angebot und Sichtbarkeit' },
  { id: 'finance', label: 'Finanzierung' },
  { id: 'appointments', label: 'Termine' },
  { id: 'accounts', label: 'Konten und Fristen' },
  { id: 'terms', label: 'Nutzungsbedingungen' },
  { id: 'mails', label: 'Texte der Mails' },
  { id: 'pages', label: 'Texte der Seiten' },
] as const
export type SettingGroup = (typeof settingGroups)[number]['id']

export type SettingChoice = { value: string; label: string }

type About = {
  group: SettingGroup
  label: string
  hint?: string
  /** The value as text, in the spelling of the environment variable. */
  standard: string
}

/** What the settings page shows of a setting; the control follows from `kind`. */
export type SettingFacts = About & {
  kind: 'line' | 'text' | 'flag' | 'number' | 'date' | 'mailbox' | 'link' | 'choice' | 'choices'
  unit?: string
  /** The most characters of a line. */
  max?: number
  choices?: readonly SettingChoice[]
}

/** The facts of each setting, by its schema. */
export const settingFacts = z.registry<SettingFacts>()

/** Line breaks and other control characters would add headers to a mail; angle brackets begin markup. */
const refusedInLine = /[\p{Cc}\p{Zl}\p{Zp}<>]/u
const refusedInText = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}<>]/u
const refusedText = 'Spitze Klammern, Zeilenumbrüche und Steuerzeichen sind nicht erlaubt.'

type Length = { min?: number; max?: number }

/** One line of text; `min: 0` allows an empty one. */
export function line({ min = 0, max = 200, ...about }: About & Length) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !refusedInLine.test(text), refusedText)
    .prefault(about.standard)
    .register(settingFacts, { ...about, max, kind: 'line' })
}

type Rule = {
  /** A further rule: what is wrong with a value, undefined if nothing. */
  fault?: (value: string) => string | undefined
}

/** Several paragraphs; a blank line separates two. */
export function text({ min = 0, max = 2000, fault = () => undefined, ...about }: About & Length & Rule) {
  return z
    .string()
    .trim()
    .transform((value) => value.replaceAll('\r\n', '\n'))
    .pipe(
      z
        .string()
        .min(min)
        .max(max)
        .refine(
          (value) => !refusedInText.test(value),
          'Spitze Klammern und Steuerzeichen sind nicht erlaubt.',
        )
        .superRefine((value, context) => {
          const message = fault(value)
          if (message) context.addIssue({ code: 'custom', message })
        }),
    )
    .prefault(about.standard)
    .register(settingFacts, { ...about, kind: 'text' })
}

export const flag = (about: About) =>
  z
    .stringbool()
    .prefault(about.standard)
    .register(settingFacts, { ...about, kind: 'flag' })

/** A number with a comma or a point. */
export function number({
  unit,
  min,
  max,
  step = 1,
  ...about
}: About & { unit: string; min: number; max: number; step?: number }) {
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}(?:[.,]\d{1,4})?$/, 'Bitte geben Sie eine Zahl an.')
    .transform((value) => Number(value.replace(',', '.')))
    .pipe(z.number().min(min).max(max).multipleOf(step))
    .prefault(about.standard)
    .register(settingFacts, { ...about, unit, kind: 'number' })
}

export const date = (about: About) =>
  z.iso
    .date()
    .prefault(about.standard)
    .register(settingFacts, { ...about, kind: 'date' })

export const mailbox = (about: About) =>
  z
    .email('Bitte geben Sie eine E-Mail-Adresse an.')
    .max(254)
    .prefault(about.standard)
    .register(settingFacts, { ...about, kind: 'mailbox' })

const httpsAddress = z
  .url({ protocol: /^https$/, error: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.' })
  .max(500)
  // The parser of addresses drops line breaks and tabs, so an address with some would count as valid.
  .regex(/^[^\s<>"]+$/, 'Leerzeichen, Anführungszeichen und spitze Klammern sind nicht erlaubt.')

export const link = (about: About) =>
  httpsAddress.prefault(about.standard).register(settingFacts, { ...about, kind: 'link' })

/** If empty, the portal shows a page of its own. */
export const optionalLink = (about: About) =>
  z
    .string()
    .refine((value) => value === '' || httpsAddress.safeParse(value).success, {
      error: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt, oder lassen Sie das Feld leer.',
    })
    .prefault(about.standard)
    .register(settingFacts, { ...about, kind: 'link' })

export function choice<const Value extends string>({
  values,
  ...about
}: About & { values: Readonly<Record<Value, string>> }) {
  const choices = Object.entries<string>(values).map(([value, label]) => ({ value, label }))
  return z
    .string()
    .refine((value): value is Value => Object.hasOwn(values, value), 'Diese Auswahl gibt es nicht.')
    .prefault(about.standard)
    .register(settingFacts, { ...about, choices, kind: 'choice' })
}

/** Any number of choices, separated by commas. */
export function choices<const Value extends string>({
  values,
  ...about
}: About & { values: Readonly<Record<Value, string>> }) {
  const offered = Object.entries<string>(values).map(([value, label]) => ({ value, label }))
  const isValue = (value: string): value is Value => Object.hasOwn(values, value)
  return z
    .string()
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .refine((parts): parts is Value[] => parts.every(isValue), 'Diese Auswahl gibt es nicht.')
    .prefault(about.standard)
    .register(settingFacts, { ...about, choices: offered, kind: 'choices' })
}
