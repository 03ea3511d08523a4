import { type FieldError, type ProblemType, problems } from '@portal/contract/problem'

type Details = {
  /** Shown to the user instead of the title in the table; German, without internals. */
  title?: string
  errors?: FieldError[]
  /** Is logged, not sent. */
  cause?: unknown
  /** Every 503 has one; the default is `outageRetrySeconds`. */
  retryAfterSeconds?: number
}

const outageRetrySeconds = 2

/** An expected error, thrown anywhere below a handler and answered as problem+json by `http/problems.ts`. */
export class ProblemError extends Error {
  readonly type: ProblemType
  readonly status: number
  readonly title: string
  readonly errors: FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(type: ProblemType, details: Details = {}) {
    const title = details.title ?? problems[type].title
    super(title, { cause: details.cause })
    this.type = type
    this.status = problems[type].status
    this.title = title
    this.errors = details.errors
    this.retryAfterSeconds =
      details.retryAfterSeconds ?? (this.status === 503 ? outageRetrySeconds : undefined)
  }
}

/** A refused field. @param message German, shown at the field */
export const invalidField = (path: string, message: string) =>
  new ProblemError('validation-failed', { errors: [{ path, message }] })

/** A call that contradicts the stored state. @param title German, shown to the user */
export const conflict = (title: string) => new ProblemError('conflict', { title })
