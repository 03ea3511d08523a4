import type { FieldValues, Resolver } from 'react-hook-form'
import { reportUnloaded } from './toast-failure.ts'

/**
 * The rules of a form, loaded with its first check: its schemas are not part of the page's first load. Until they are
 * there, `formState.isSubmitting` of the form is true. If they cannot be loaded, nothing is sent, which is reported.
 */
export const lazyRules =
  <Fields extends FieldValues, Output>(
    load: () => Promise<Resolver<Fields, unknown, Output>>,
  ): Resolver<Fields, unknown, Output> =>
  async (...given) =>
    (await load().catch(reportUnloaded))(...given)
