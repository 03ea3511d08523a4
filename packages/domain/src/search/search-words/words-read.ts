import type { Criteria } from '../criteria.ts'

/** A part of a phrase that can mean several things, with the criteria of each. */
export type Reading = { text: string; choices: { label: string; criteria: Criteria }[] }

/** A part that is searched for as something else: a misspelt word, or a net price. */
export type Correction = { typed: string; meant: string }

export type WordsRead = {
  criteria: Criteria
  /** Parts of the phrase without meaning, as they were typed. */
  notUnderstood: string[]
  readings: Reading[]
  corrections: Correction[]
  /** Whether it describes one car, as the title of an advertisement does, and sets no bounds. */
  isTitle: boolean
  /** The texts of type figures, which say more of a vehicle than other words do. */
  figures: readonly string[]
}

/** The words of the descriptions in the stock, which only the server knows. */
export type StockTexts = {
  /** How many vehicles hold the words of a text: as whole words, or as the beginnings of words. */
  holding: (text: string, isWhole: boolean) => number
  /** The number of vehicles. */
  size: number
  /** Whether words of many descriptions can be misspelt too, because the phrase finds nothing as typed. */
  isDoubtful?: boolean
}
