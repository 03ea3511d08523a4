import fc from 'fast-check'
import type { Call, Input } from './calls.ts'
import { naughtyStrings, valuesOf } from './hostile.ts'

export const fieldsOf = ({ body }: Call) => Object.keys(body?.properties ?? {})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const texts = (values: Record<string, unknown>) =>
  Object.entries(values).map(([key, value]): [string, string] => [
    key,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])

function mutationsOf(call: Call): fc.Arbitrary<Input> {
  const shapes = (all: Call['params']) =>
    Object.fromEntries(Object.entries(all).map(([key, of]) => [key, valuesOf(of)]))
  const fields = [...fieldsOf(call), ...Object.keys(call.query), ...Object.keys(call.params)]
  return fc
    .record({
      params: fc.record(shapes(call.params)),
      query: fc.record(shapes(call.query), { requiredKeys: [] }),
      body: valuesOf(call.body ?? {}),
      field: fc.constantFrom('', '', ...fields),
      broken: fc.oneof(fc.constantFrom(...naughtyStrings), fc.jsonValue({ maxDepth: 2 })),
    })
    .map(({ params, query, body, field, broken }) => {
      const target = [params, query, body].find((part) => isRecord(part) && field in part)
      if (isRecord(target)) target[field] = broken
      return {
        params: Object.fromEntries(texts(params)),
        query: texts(query),
        ...(call.body ? { body: JSON.stringify(body) } : {}),
      }
    })
}

/**
 * Inputs of a call's shape, most of them with one field changed.
 * @param seed reproduces the same inputs
 */
export const someMutations = (call: Call, count: number, seed: number): Input[] =>
  fc.sample(mutationsOf(call), { numRuns: count, seed })
