import { ApiProblem, textOf } from './api.ts'

/** The text to show for an error that may name one field: the message of the first field, otherwise the error's text. */
export const detailOf = (error: unknown) =>
  (error instanceof ApiProblem && error.errors[0]?.message) || textOf(error)
