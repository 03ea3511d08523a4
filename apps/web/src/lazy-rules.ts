import type { FieldValues, Resolver } from 'react-hook-form'

/** The rules of a form, loaded with its first check: its schemas are not part of the page's first load. */
export const lazyRules =
  <Fields extends FieldValues, Output>(
    load: () => Promise<Resolver<Fields, unknown, Output>>,
  ): Resolver<Fields, unknown, Output> =>
  async (...given) =>
    (await load())(...given)
