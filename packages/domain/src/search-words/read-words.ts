import type { NameIndex } from './catalogue.ts'
import { Reader } from './reader.ts'
import { rearrange } from './rearrange.ts'
import { tokenise } from './tokens.ts'
import type { HoldsText, WordsRead } from './words-read.ts'

/** Longer phrases are cut; the rest is named as not understood. */
export const longestQuery = 500

/**
 * Reads a search in German words: "roter Golf Variant bis 15.000 € ohne Diesel".
 *
 * @param names makers and model groups of the stock
 * @param thisYear the calendar year of today, for ages
 * @param holdsText says of unknown words whether descriptions hold them
 * @returns the criteria, what could be read in several ways, and every part that means nothing here
 */
export function readWords(
  query: string,
  names: NameIndex,
  thisYear: number,
  holdsText: HoldsText = () => false,
): WordsRead {
  const tokens = rearrange(tokenise(query.slice(0, longestQuery)), names)
  const read = new Reader(tokens, names, thisYear, holdsText).read()
  const rest = query.slice(longestQuery).trim()
  return rest === '' ? read : { ...read, notUnderstood: [...read.notUnderstood, `… ${rest.slice(0, 40)} …`] }
}
