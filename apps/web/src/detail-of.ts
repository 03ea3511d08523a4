import { ApiProblem, textOf } from './api.ts'

/** The text to show for an error: the message of the first refused field, otherwise that of the error. */
export const detailOf = (error: unknown) =>
  (error instanceof ApiProblem && error.errors[0]?.message) || textOf(error)
