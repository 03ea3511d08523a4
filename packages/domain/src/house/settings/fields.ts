import { z } from 'zod'
import { emailMax, emailPattern, normalEmail } from '../../values/email-address.ts'
import { germanNumber } from '../../values/german-number.ts'
import { t } from '../../values/text.ts'

/** The groups of the settings page in its order. */
export const settingGroups = [
  { id: 'brand', label: t('Marke und Firma') },
  { id: 'contact', label: t('Kontakt') },
  { id: 'hours', label: t('Öffnungszeiten') },
  { id: 'mailboxes', label: t('Postfächer') },
  { id: 'links', label: t('Verweise') },
  { id: 'offer', label: t('Angebot und Sichtbarkeit') },
  { id: 'finance', label: t('Finanzierung') },
  { id: 'invoices', label: t('Rechnung') },
  { id: 'payments', label: t('Zahlungen') },
  { id: 'appointments', label: t('Termine') },
  { id: 'pick-up', label: t('Abholung') },
  { id: 'accounts', label: t('Konten und Fristen') },
  { id: 'sign-in', label: t('Anmeldung des Hauses') },
  { id: 'claims', label: t('Reklamationen') },
  { id: 'terms', label: t('Nutzungsbedingungen') },
  { id: 'mails', label: t('Texte der Mails') },
  { id: 'pages', label: t('Texte der Seiten') },
] as const
export type SettingGroup = (typeof settingGroups)[number]['id']

export type SettingChoice = { value: string; label: string }

export type About = {
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
  /** The most digits of a number after its decimal sign. */
  decimals?: number
  /** The most characters of a line. */
  max?: number
  /** The keyboard of a phone. */
  inputMode?: 'tel' | 'numeric'
  choices?: readonly SettingChoice[]
}

/** The facts of each setting, by its schema. */
export const settingFacts = z.registry<SettingFacts>()

/** Line breaks and other control characters would add headers to a mail; angle brackets begin markup. */
export const refusedInLine = /[\p{Cc}\p{Zl}\p{Zp}<>]/u
const refusedInText = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}<>]/u
export const refusedText = t('Spitze Klammern, Zeilenumbrüche und Steuerzeichen sind nicht erlaubt.')

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
          t('Spitze Klammern und Steuerzeichen sind nicht erlaubt.'),
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

/** A German number, or one with a decimal point as in the environment. */
export function number({
  unit,
  min,
  max,
  step = 1,
  ...about
}: About & { unit: string; min: number; max: number; step?: number }) {
  const decimals = step < 1 ? 2 : 0
  return z
    .string()
    .trim()
    .transform((value) => germanNumber(value, decimals))
    .pipe(z.number().min(min).max(max).multipleOf(step))
    .prefault(about.standard)
    .register(settingFacts, { ...about, unit, decimals, kind: 'number' })
}

export const date = (about: About) =>
  z.iso
    .date()
    .prefault(about.standard)
    .register(settingFacts, { ...about, kind: 'date' })

export const mailbox = (about: About) =>
  z
    .string()
    .trim()
    .transform(normalEmail)
    .pipe(z.string().max(emailMax).regex(emailPattern, t('Bitte geben Sie eine E-Mail-Adresse an.')))
    .prefault(about.standard)
    .register(settingFacts, { ...about, kind: 'mailbox' })

/** A mailbox, or none. */
export const optionalMailbox = (about: About) =>
  z
    .string()
    .trim()
    .transform(normalEmail)
    .pipe(
      z
        .string()
        .max(emailMax)
        .refine(
          (value) => value === '' || emailPattern.test(value),
          t('Bitte geben Sie eine E-Mail-Adresse an, oder lassen Sie das Feld leer.'),
        ),
    )
    .prefault(about.standard)
    .register(settingFacts, { ...about, kind: 'mailbox' })

/** Without a name and password, which every visitor would see. */
const isPublicHost = (address: string) => !/^https:\/\/[^/?#]*@/.test(address)

const httpsAddress = z
  .url({
    protocol: /^https$/,
    hostname: /^[^.].*\.[a-zß-öø-ÿ][a-z0-9ß-öø-ÿ-]*$/i,
    error: t('Bitte geben Sie eine Adresse an, die mit https:// beginnt.'),
  })
  .refine(isPublicHost, t('Bitte geben Sie eine Adresse an, die mit https:// beginnt.'))
  .max(500)
  // The parser of addresses drops line breaks and tabs, so an address with some would count as valid.
  .regex(/^[^\s<>"]+$/, t('Leerzeichen, Anführungszeichen und spitze Klammern sind nicht erlaubt.'))

export const link = (about: About) =>
  httpsAddress.prefault(about.standard).register(settingFacts, { ...about, kind: 'link' })

/** A link to a page; without one the portal shows its own. */
export const optionalLink = (about: About) =>
  z
    .string()
    .refine((value) => value === '' || httpsAddress.safeParse(value).success, {
      error: t('Bitte geben Sie eine Adresse an, die mit https:// beginnt, oder lassen Sie das Feld leer.'),
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
    .refine((value): value is Value => Object.hasOwn(values, value), t('Diese Auswahl gibt es nicht.'))
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
    .refine((parts): parts is Value[] => parts.every(isValue), t('Diese Auswahl gibt es nicht.'))
    .prefault(about.standard)
    .register(settingFacts, { ...about, choices: offered, kind: 'choices' })
}
