/**
 * The chapters of features: the same words in the API, the web client, the contract, the domain and the browser tests. A
 * chapter uses those before it only.
 */
export const chapters = ['site', 'vehicles', 'buyer', 'search', 'accounts', 'sale', 'house', 'demo'] as const

/** A part of a regular expression. */
export const chapterPattern = `(?:${chapters.join('|')})`
