/** SQL: the name of an account, empty for a deleted one. */
export const nameOfAccount = (alias: string) => `concat_ws(' ', ${alias}.first_name, ${alias}.last_name)`
