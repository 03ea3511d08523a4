import { meaningOf, vocabulary } from './vocabulary.ts'

/** Parts that can have a colour other than the body's; the sticker of an emission class is one. There is no criterion for it. */
const part =
  /^(?:(?:umwelt|feinstaub)?plakette|(?:kontrast|stoff|panorama)?dach|verdeck|(?:alu|leichtmetall)?felgen?|innen|innenraum|innenausstattung|interieur|(?:dach)?himmel|streifen|(?:aussen)?spiegel(?:kappen)?|(?:stoff|leder)?sitzen?|(?:leder|stoff)?polster|(?:voll|teil)?leder(?:ausstattung)?|alcantara|nahten?|akzenten?|(?:leder)?lenkrad|bremssatteln?|(?:sicherheits)?gurten?|kennzeichen|nummernschild(?:er)?|stossstangen?|zierleisten?|(?:dach)?reling|(?:kuhler)?grill|turgriffen?|motorhaube|scheiben?|sitzbezugen?)$/
/** "Schwarz Leder" are two wishes, "schwarzes Leder" is one. */
const inflected = /e[rsnm]?$/
const alwaysOfPart = new Set(['innen', 'plakette', 'umweltplakette', 'feinstaubplakette'])
/** "Innen beige", "Dach schwarz"; "Leder schwarz" and "Felgen schwarz" are two wishes of a list. */
const beforeColour = new Set(
  'dach stoffdach verdeck innen innenraum innenausstattung interieur himmel dachhimmel polster stoff'.split(
    ' ',
  ),
)

/** "Black Edition" */
const trim = /^(?:edition|line|pack|paket|package|style|design|series)$/

/** Whether a word names a part, such as the roof or the leather, whose colour is not that of the body. */
export const isPart = (word: string) => part.test(word)

function isColour(word: string): boolean {
  const meaning = meaningOf(word)
  return meaning?.kind === 'group' && meaning.group === 'ausstattung'
}

/**
 * How many words name the colour of a part: "weißem Dach" and "innen beige" two, "rote Ledersitze" one, because the
 * seats mean something themselves; 0 where a colour is the body's.
 *
 * @param behind the word behind both: "blau innen schwarz" is blue
 * @param isListed whether a comma divides the words
 */
export function colourOfPart(word: string, next: string, behind: string, isListed: boolean): number {
  if (next === '') return 0
  if (word === 'black' && trim.test(next)) return 2
  if (beforeColour.has(word)) return !isListed && isColour(next) ? 2 : 0
  const isAlways = alwaysOfPart.has(next)
  // "Silber" and "beige" only look inflected. The list of parts is the longest test, so it comes last.
  if (!isAlways && !(inflected.test(word) && !vocabulary.has(word) && part.test(next))) return 0
  if (!isColour(word) || (isAlways && isColour(behind))) return 0
  return meaningOf(next) ? 1 : 2
}
