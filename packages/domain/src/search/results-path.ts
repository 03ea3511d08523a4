import type { Criteria } from './criteria.ts'

/** The hash path of the result list of a search, in mails, notifications and answers to agents. */
export function resultsPath(criteria: Criteria): string {
  const query = new URLSearchParams({ searchType: 'detailed' })
  for (const [name, value] of Object.entries(criteria))
    for (const item of [value].flat()) if (item !== undefined) query.append(name, String(item))
  return `/searchresults?${query}`
}
