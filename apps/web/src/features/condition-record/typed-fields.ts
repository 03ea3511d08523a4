import { z } from 'zod'

// Form fields hold strings; these schemas convert them and apply the rules of the contract.

/** A line of text; null if empty. */
export const typedText = (rules: z.ZodType<string | null, string | null>) =>
  z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(rules)

/** A German number ("4,5"); null if empty. */
export const typedNumber = (rules: z.ZodType<number | null, number | null>) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.'))))
    .pipe(rules)

/** One of a list; null if none is chosen. */
export const chosen = <Code extends string>(codes: z.ZodType<Code, Code>) =>
  z.union([z.literal(''), codes]).transform((code) => (code === '' ? null : code))

/** Yes or no; null if unknown. */
export const chosenFlag = z
  .enum(['', 'true', 'false'])
  .transform((code) => (code === '' ? null : code === 'true'))

export const numberField = (value: number | null) => (value === null ? '' : String(value).replace('.', ','))
export const flagField = (value: boolean | null) => (value === null ? '' : value ? 'true' : 'false')

export const flagChoices = [
  { value: 'true', label: 'ja' },
  { value: 'false', label: 'nein' },
] as const
