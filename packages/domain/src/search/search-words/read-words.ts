import type { NameIndex } from './catalogue.ts'
import { withPlainNames } from './languages/inflected-names.ts'
import type { Lexicon } from './languages/lexicon.ts'
import { Reader } from './reader.ts'
import { rearrange } from './rearrange.ts'
import { tokenise } from './tokens.ts'
import type { StockTexts, WordsRead } from './words-read.ts'

/** Longer phrases are cut; the beginning of the rest is named as not understood. */
const [longestQuery, namedRest] = [500, 40]

const letterOrDigit = /[\p{L}\d]/u

/** Whether a phrase has only words that mean nothing here: "Auto kaufen". */
const findsAll = ({ criteria, notUnderstood, readings }: WordsRead) =>
  notUnderstood.length + readings.length === 0 && Object.keys(criteria).length === 0

/** As much of a phrase as is read and named: a longer one would not fit into an address. */
export const readPart = (query: string) => query.slice(0, longestQuery + namedRest + 1)

/**
 * Reads a search in words: "roter Golf Variant bis 15.000 € ohne Diesel".
 *
 * @param names makers and model groups of the stock
 * @param thisYear the calendar year of today, for ages
 * @param texts the descriptions of the stock; without them, words are corrected and not searched in descriptions
 * @param lexicon the language whose words are understood beside the German ones; none for German alone
 * @param readsNet whether the caller's prices are net, so that a net price needs no conversion
 * @returns the criteria, what was corrected or could be read in several ways, and every part that means nothing here
 */
export function readWords(
  query: string,
  names: NameIndex,
  thisYear: number,
  texts?: StockTexts,
  lexicon?: Lexicon,
  readsNet = false,
): WordsRead {
  const typed = tokenise(query.slice(0, longestQuery), lexicon && { lexicon, names })
  const tokens = rearrange(lexicon ? withPlainNames(typed, names, lexicon) : typed, names)
  const read = new Reader(tokens, names, thisYear, lexicon, texts, readsNet).read()
  const rest = query.slice(longestQuery).trim()
  if (rest !== '')
    return { ...read, notUnderstood: [...read.notUnderstood, `… ${rest.slice(0, namedRest)} …`] }
  return findsAll(read) && letterOrDigit.test(query) ? { ...read, notUnderstood: [query.trim()] } : read
}
