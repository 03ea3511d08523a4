import { meaningOf, vocabulary } from './vocabulary.ts'

/** Parts that can have a colour other than the body's; the sticker of an emission class is one. There is no criterion for it. */
const part =
  /^(?:(?:umwelt|feinstaub)?plakette|(?:kontrast|stoff|panorama)?dach|verdeck|(?:alu|leichtmetall)?felgen?|innen|innenraum|innenausstattung|interieur|(?:dach)?himmel|streifen|(?:aussen)?spiegel(?:kappen)?|(?:stoff|leder)?sitzen?|(?:leder|stoff)?polster|(?:voll|teil)?leder(?:ausstattung)?|alcantara|nahten?|akzenten?)$/
/** "Schwarz Leder" are two wishes, "schwarzes Leder" is one. */
const inflected = /e[rsnm]?$/
const alwaysOfPart = /^(?:innen|plakette|umweltplakette|feinstaubplakette)$/

/**
 * How many words name the colour of a part: "weißem Dach" two, "rote Ledersitze" one, because the seats mean something
 * themselves; 0 where a colour is the body's.
 */
export function colourOfPart(word: string, next: string): number {
  // "Silber" and "beige" only look inflected.
  const isInflected = inflected.test(word) && !vocabulary.has(word)
  if (!part.test(next) || !(isInflected || alwaysOfPart.test(next))) return 0
  const meaning = meaningOf(word)
  if (meaning?.kind !== 'group' || meaning.group !== 'ausstattung') return 0
  return meaningOf(next) ? 1 : 2
}
