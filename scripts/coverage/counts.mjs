/** @returns the counts of each file, without the places, which are the same for all programs */
export const countsOf = (coverage = {}) =>
  Object.fromEntries(Object.entries(coverage).map(([path, { s, f, b }]) => [path, { s, f, b }]))
