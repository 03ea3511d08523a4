import { Problem } from '@portal/contract/problem'
import fc from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema that the API's own description uses. */
export type Shape = {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null'
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  items?: Shape
  minItems?: number
  maxItems?: number
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
}

/** Strings that break careless text processing: encodings, SQL, markup, templates, paths, mail headers. */
export const naughtyStrings = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '\u202Eabc',
    '\uFEFF',
    '👩‍👩‍👧',
    'İ',
    'ß',
    '٣٤',
    '\r\nBcc: x@y.example',
  ],
  ...[
    "' OR '1'='1",
    "'; DROP TABLE vehicle; --",
    '%',
    '_',
    '\\',
    '*',
    '.*',
    '(',
    '[',
    '$where',
    '1 UNION SELECT 1',
  ],
  ...['<script>alert(1)</script>', '{{7*7}}', '#{7*7}', '../../etc/passwd', '..%2f', 'file:///etc/passwd'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'true', 'NaN', 'Infinity', '-0', '1e400'],
]

/** Limits of numbers, as text in a URL. */
export const numberTexts = [
  ...['-1', '0', '1', '2147483646', '2147483647', '2147483648', '-2147483649', '9007199254740993'],
  ...[
    '9223372036854775808',
    '1e309',
    'NaN',
    'Infinity',
    '0x10',
    '1e3',
    ' 5 ',
    '٣',
    '1,5',
    '1.000',
    '1.5',
    '',
  ],
]

/** Values of other types for any field, as JSON text. */
export const replacements = [
  ...[
    'null',
    'true',
    '0',
    '-1',
    '1.5',
    '1e400',
    '""',
    '" "',
    '[]',
    '[[]]',
    '{}',
    '{"$ne":1}',
    '9007199254740993',
  ],
  ...['"\\u0000"', '"\\ud800"', '["a","a"]'],
]

/** Bodies that are almost JSON, or JSON at its limits. */
export const jsonTexts = [
  ...[
    '',
    ' ',
    'null',
    'true',
    '1',
    '"x"',
    '[]',
    '[1]',
    '{',
    '}',
    '{}',
    '{"a"}',
    '{"a":}',
    '{"a":1,}',
    "{'a':1}",
  ],
  ...[
    '{"a":1}{"a":2}',
    '{"a":1 "b":2}',
    '{a:1}',
    '[1,]',
    '[,1]',
    '{"a":NaN}',
    '{"a":01}',
    '{"a":1.}',
    '{"a":.5}',
  ],
  ...[
    '{"a":+1}',
    '{"a":0x10}',
    '{"a":"\t"}',
    '{"a":"\\x"}',
    '{"a":"\\u12"}',
    '{"a":tru}',
    '\uFEFF{}',
    '{}\0',
  ],
  ...[
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '// x\n{}',
    '{"a":1e999}',
  ],
  ...[
    JSON.stringify('x'.repeat(300_000)),
    '['.repeat(60_000),
    '{"a":'.repeat(10_000),
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
  ],
  `{${Array.from({ length: 5000 }, (_, n) => `"k${n}":1`).join(',')}}`,
]

/** Content types other than JSON's, and spellings that confuse parsers. */
export const mediaTypes = [
  ...[
    '',
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ],
  ...[
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    '*/*',
    'json',
  ],
  ...[
    'application/json ; charset=utf-16',
    'application/json; charset=latin1',
    'APPLICATION/JSON',
    'application/json\t',
  ],
  ...[
    'application/json,text/plain',
    'application/json x',
    'application/jsonx',
    'application/vnd.api+json',
    ';',
  ],
  ...['application/json;', 'application/json; a', 'text/json', 'application/merge-patch+json'],
]

/** Every third value, with each turn other ones: all calls and fields are read by the same code. */
export const thirdOf = <Value>(values: readonly Value[], turn: number) =>
  values.filter((_, index) => (index + turn) % 3 === 0)

/** Internals that must not appear in a response. */
const internals =
  /node_modules|\.ts:\d|\bat \w+ \(|\/tmp\/|\/work\/|prisma|postgres|pg_|\bselect\b.+\bfrom\b|\binsert into\b|syntax error|constraint|ECONN|ENOENT|FST_ERR|ZodError|TypeError/i

export const containsInternals = (text: string) => internals.test(text)

type Reply = { statusCode: number; headers: Record<string, unknown>; body: string }

function isProblem({ statusCode, headers, body }: Reply) {
  if (!String(headers['content-type']).startsWith('application/problem+json')) return false
  const problem = Problem.safeParse(JSON.parse(body))
  return problem.success && problem.data.status === statusCode
}

/** The error of a message of the Model Context Protocol (`POST /mcp`). */
const AgentError = z.object({ jsonrpc: z.literal('2.0'), error: z.object({ message: z.string() }) })

/** What a refusal says: that of a problem, or of an agent's message. */
function refusalOf(reply: Reply): string | undefined {
  if (isProblem(reply)) {
    const { title, detail = '', errors = [] } = Problem.parse(JSON.parse(reply.body))
    return `${title} ${detail} ${JSON.stringify(errors)}`
  }
  if (!String(reply.headers['content-type']).startsWith('application/json')) return undefined
  return AgentError.safeParse(JSON.parse(reply.body)).data?.error.message
}

/** @returns the defect of a response to hostile input, or undefined. */
export function defectOf(reply: Reply): string | undefined {
  const start = () => `${reply.statusCode} ${reply.body.slice(0, 200)}`
  if (reply.statusCode >= 500) return `fails: ${start()}`
  if (reply.statusCode < 400) return undefined
  const refusal = refusalOf(reply)
  if (refusal === undefined) return `is no problem+json: ${start()}`
  return containsInternals(refusal) ? `reveals internals: ${start()}` : undefined
}

const text = ({ minLength = 0, maxLength = 60, format }: Shape) => {
  const free = fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
    unit: 'grapheme',
  })
  const known: Record<string, fc.Arbitrary<string>> = {
    email: fc.constant('kundin@haendler.example'),
    uuid: fc.uuid(),
    date: fc.constant('2026-11-23'),
  }
  return fc.oneof(
    { arbitrary: (format && known[format]) || free, weight: 3 },
    fc.constantFrom(...naughtyStrings),
  )
}

const number = ({ minimum, maximum }: Shape) => {
  const min = Math.ceil(Math.max(minimum ?? -1000, -2_147_483_648))
  return fc.integer({ min, max: Math.max(min, Math.min(maximum ?? 1_000_000, 2_147_483_647)) })
}

/** Values of a described shape; finer rules may still refuse them. */
export function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf
  if (choices) return fc.oneof(...choices.map(valuesOf))
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  switch (shape.type) {
    case 'string':
      return text(shape)
    case 'integer':
    case 'number':
      return number(shape)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf(shape.items ?? {}), { minLength: shape.minItems ?? 0, maxLength: 3 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.properties ?? {}).map(([key, of]) => [key, valuesOf(of)])),
        { requiredKeys: shape.required ?? [] },
      )
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}
