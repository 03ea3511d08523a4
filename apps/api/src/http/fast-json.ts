import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

/**
 * Compiles a response schema into a writer that knows every field: several times faster than checking and stringifying
 * a list, and still drops whatever the schema does not name. Where a call answers a list or its length, the writer is
 * that of the list and a number is written as it is.
 */
export function fastSerializerCompiler({ schema }: { schema: z.ZodType }) {
  const list =
    schema instanceof z.ZodUnion ? schema.options.find((option) => option instanceof z.ZodArray) : schema
  if (!(list instanceof z.ZodType))
    throw new Error('A union can be written only when one of its members is a list.')
  const write = fastJson(z.toJSONSchema(list, { target: 'openapi-3.0' }) as Schema)
  return (answer: unknown) => (typeof answer === 'number' ? String(answer) : write(answer))
}
