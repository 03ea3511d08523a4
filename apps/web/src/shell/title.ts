type Match = { handle: unknown; loaderData?: unknown }

/** What a page module may export as `handle`: its title, or how to make it of the loader's data. */
type PageHandle = { title: string | ((loaderData: unknown) => string) }

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle

/** The title of the innermost page that names one. */
export function titleOf(matches: readonly Match[]): string | undefined {
  const match = matches.findLast(({ handle }) => isPageHandle(handle))
  if (!match || !isPageHandle(match.handle)) return undefined
  const { title } = match.handle
  return typeof title === 'string' ? title : title(match.loaderData)
}
