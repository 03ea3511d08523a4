import type { Criteria } from '../criteria.ts'

/** A part of a phrase that can mean several things, with the criteria of each. */
export type Reading = { text: string; choices: { label: string; criteria: Criteria }[] }

export type WordsRead = {
  criteria: Criteria
  /** Parts of the phrase without meaning, as they were typed. */
  notUnderstood: string[]
  readings: Reading[]
}

/**
 * Whether descriptions in the stock hold these words: as whole words, or as the beginnings of words. The descriptions
 * are on the server only.
 */
export type HoldsText = (text: string, isWhole: boolean) => boolean
