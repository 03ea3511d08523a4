type Issue = { path: string | readonly PropertyKey[]; message: string }

/** The messages of a schema or of the API by the field of the form; of several about a field the last one counts. */
export const flawsOf = (issues: readonly Issue[] = []): Record<string, string> =>
  Object.fromEntries(
    issues.map(({ path, message }) => [typeof path === 'string' ? path : String(path[0]), message]),
  )
