/** The chapters of features: the same words in the API, the web client, the contract, the domain and the browser tests. */
export const chapters = ['accounts', 'buyer', 'demo', 'house', 'search', 'site', 'vehicles'] as const

/** A part of a regular expression. */
export const chapterPattern = `(?:${chapters.join('|')})`
