/** The words of one language by the German ones that they stand for. */
export type Dictionary = {
  /**
   * A German phrase per line, then those of the language that mean it: "kombi: estate, estate car". Words behind "-"
   * mean nothing. "~" stands for any ending; a phrase with "#" at its end counts before a number only. The first
   * phrase is the one to suggest.
   */
  entries: string
  /** Endings of inflected words, folded. */
  endings: string
  /** What shades of a colour begin with, folded. */
  shades: string
  /** The word for a class of Mercedes-Benz, and for a series of BMW. */
  classes: { letter: string; number: string }
  /** Whether a colour follows what has it: "cuir noir". */
  hasColourBehind?: boolean
  /** Changes figures and signs of a phrase that mean something else in German. */
  rewrite?: (text: string) => string
}
