/**
 * The words of a text: lower case, without accents; umlauts and their spelling with e are equal. The statement of
 * `sql-oracle.ts` follows the same steps.
 */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([aou])e/g, '$1')
    .split(' ')
    .filter((word) => word !== '')

/** A search for a single letter would find nearly every vehicle. */
export const shortestWord = 2

/** Whether a text can be searched for: one of its words is long enough to select something. */
export const isSearchable = (text: string): boolean =>
  wordsIn(text).some((word) => word.length >= shortestWord)

/** Whether every word is the beginning of a word of the text, so that "Panorama" finds "Panoramadach". */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const all = ` ${wordsIn(text).join(' ')}`
  return words.every((word) => all.includes(` ${word}`))
}
