type Person = { firstName: string; lastName: string }

/** 'Erika Beispiel' */
export const personName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim()

/** SQL: the same of table alias `alias`; empty for a deleted account. */
export const personNameSql = (alias: string) =>
  `trim(concat_ws(' ', ${alias}.first_name, ${alias}.last_name))`
