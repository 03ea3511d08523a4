import { t } from '@portal/domain/values/text'
import { typedNumberOrNull } from '@portal/domain/values/typed-number'
import { z } from 'zod'

// Form fields hold strings; these schemas convert them and apply the rules of the contract.

const numberHints = {
  whole: t('Bitte eine ganze Zahl wie 8 oder 45.000 angeben.'),
  fraction: t('Bitte eine Zahl wie 4 oder 4,5 angeben.'),
}

/** A line of text; null if empty. */
export const typedText = (rules: z.ZodType<string | null, string | null>) =>
  z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(rules)

/**
 * A German number; null if empty.
 * @param decimals the most digits after the comma
 * @param message for a text that is no such number; by default a hint with examples
 */
export const typedNumber = (
  rules: z.ZodType<number | null, number | null>,
  decimals = 0,
  message: string = numberHints[decimals > 0 ? 'fraction' : 'whole'],
) =>
  z
    .string()
    .transform((text, context) => {
      const value = typedNumberOrNull(text, decimals)
      if (!Number.isNaN(value)) return value
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .pipe(rules)

/** One of a list; null if none is chosen. */
export const chosen = <Code extends string>(codes: z.ZodType<Code, Code>) =>
  z.union([z.literal(''), codes]).transform((code) => (code === '' ? null : code))

/** Yes or no; null if unknown. */
export const chosenFlag = z
  .enum(['', 'true', 'false'])
  .transform((code) => (code === '' ? null : code === 'true'))

export const flagField = (value: boolean | null) => (value === null ? '' : value ? 'true' : 'false')

export const flagChoices = [
  { value: 'true', label: t('ja') },
  { value: 'false', label: t('nein') },
] as const
