/** The names of a record that has no others than its type states. */
export const namesOf = <Name extends string>(record: { readonly [Key in Name]?: unknown }) =>
  Object.keys(record) as Name[]

/** A record with a value for each name. */
export function recordOf<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  const record = {} as Record<Name, Value>
  for (const name of names) record[name] = make(name)
  return record
}
