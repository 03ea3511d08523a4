import { t } from '@portal/domain/values/text'
import { ApiProblem, textOf } from './api.ts'
import { toast } from './ui/toast.ts'

/**
 * Shows why an action failed, unless a message already says it: that the session has ended, or that another account has
 * signed in.
 * @param texts the action's own wording (`textOf`)
 */
export function toastFailure(error: unknown, texts?: Parameters<typeof textOf>[1]) {
  if (!(error instanceof ApiProblem && error.isReported)) toast('error', textOf(error, texts))
}

/** Of a file of code. Browsers do not load one again whose first request has failed. */
export function reportUnloaded(error: unknown): never {
  toast('error', t('Die Seite konnte nicht geladen werden. Bitte laden Sie sie neu.'))
  throw error
}
