type Match = { handle: unknown; loaderData?: unknown }

/** The `handle` export of a page module: its title, or a function that makes it from the loader's data. */
type PageHandle = {
  title: string | ((loaderData: unknown) => string)
  /** Also for accounts that have not agreed to the terms of use yet. */
  needsNoTerms?: true
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle

/** The title of the innermost route that has one; undefined if it is made of data that could not be loaded. */
export function titleOf(matches: readonly Match[]): string | undefined {
  const match = matches.findLast(({ handle }) => isPageHandle(handle))
  if (!match || !isPageHandle(match.handle)) return undefined
  const { title } = match.handle
  if (typeof title === 'string') return title
  return match.loaderData === undefined ? undefined : title(match.loaderData)
}
