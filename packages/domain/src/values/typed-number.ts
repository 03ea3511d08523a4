import { numberIn } from './german-number.ts'
import { readerLanguage } from './text.ts'

/** A number as the reader of the page types it; NaN as for `numberIn`. */
export const typedNumber = (text: string, decimals?: number) => numberIn(readerLanguage(), text, decimals)

/** `typedNumber` for a field that may be empty: null for an empty one. */
export const typedNumberOrNull = (text: string, decimals?: number): number | null =>
  text.trim() === '' ? null : typedNumber(text, decimals)

/** 16400.5 as '16400,5' ('16400.5' in English) and no number as '', for a field in which the number is edited. */
export const numberFieldText = (value: number | null | undefined) =>
  readerLanguage() === 'en' ? String(value ?? '') : String(value ?? '').replace('.', ',')
