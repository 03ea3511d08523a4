/** The words of one language by the German ones that they stand for. */
export type Dictionary = {
  /**
   * A German phrase per line, then those of the language that mean it: "kombi: estate, estate car". Words behind "-"
   * mean nothing. "~" stands for any ending; a phrase with "#" at its end counts before a number only. The first
   * phrase is the one to suggest.
   */
  entries: string
  /** Words a buyer may type that mean nothing here and look like misspelt ones: "jeune" is no "jaune". */
  ordinary: string
  /** Endings of inflected words, folded. */
  endings: string
  /** Endings before which a consonant changes, each with the consonant of the stem, folded: "cie:t" for "automacie". */
  softened?: string
  /** Whether two words of a phrase with an inflected one can change places. */
  hasFreeOrder?: boolean
  /** What shades of a colour begin with, folded. */
  shades: string
  /** The word for a class of Mercedes-Benz, and for a series of BMW. */
  classes: { letter: string; number: string }
  /** Where a colour stands beside what has it: "black leather", "cuir noir"; Polish has both. */
  colours: 'before' | 'behind' | 'beside'
  /** Changes figures and signs of a phrase that mean something else in German. */
  rewrite?: (text: string) => string
}
