import { readFileSync } from 'node:fs'
import type { ApiScope } from '@portal/contract/accounts/api-keys'
import type { Endpoint } from '@portal/contract/endpoint'
import { Problem } from '@portal/contract/problem'
import { bodyExample, parameterExample } from '@portal/contract/site/api-examples'
import type { Access } from '@portal/domain/accounts/access'
import { apiScopes, apiScopeTexts } from '@portal/domain/accounts/api-keys'
import { z } from 'zod'

/** A registered call of the contract. */
export type Call = {
  method: string
  url: string
  access: Access
  summary: string
  changesState: boolean
  scope: ApiScope | undefined
  deprecation: Endpoint['config']['deprecation']
  schema: Endpoint['schema']
}

type JsonSchema = z.core.JSONSchema.BaseSchema
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  /** Of calls that admit keys. */
  example?: unknown
}
type Content = Record<string, { schema: JsonSchema; example?: unknown }>
/** One way to be admitted; an empty one admits everybody. */
type Security = { session?: []; apiKey?: ApiScope[] }
export type Operation = {
  summary: string
  deprecated?: true
  description?: string
  'x-access': Access
  security: Security[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
type SecurityScheme = { type: string; description: string; [name: string]: string }
export type ApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<keyof Security, SecurityScheme> }
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, '~standard': __, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const pathOf = ({ url }: Call) => url.replace(/:(\w+)/g, '{$1}')
const nameOf = (call: Call) => `${call.method} ${pathOf(call)}`

/**
 * The input schema determines which parameters are optional, the output schema their types, because a query is text until
 * parsed.
 */
function parametersOf(place: 'path' | 'query', call: Call): Parameter[] {
  const schema = place === 'path' ? call.schema.params : call.schema.querystring
  if (!schema) return []
  const { required = [] } = jsonSchema(schema, 'input')
  const { properties = {} } = jsonSchema(schema, 'output')
  return Object.entries(properties).map(([name, property]) => {
    const isRequired = place === 'path' || required.includes(name)
    const example = call.scope && parameterExample(nameOf(call), name)
    return {
      ...{ name, in: place, required: isRequired, schema: typeof property === 'object' ? property : {} },
      ...(example !== undefined && { example }),
    }
  })
}

/** A call with a key needs no token. */
const xsrfHeader = ({ scope }: Call): Parameter => ({
  name: 'X-XSRF-TOKEN',
  in: 'header',
  required: scope === undefined,
  schema: { type: 'string' },
})

/** Repetitions are recognised by it (`docs/api-keys.md`). */
const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
}
const isCreating = ({ method, scope, changesState }: Call) =>
  method === 'POST' && changesState && scope?.endsWith(':write') === true

const securityOf = ({ access, scope }: Call): Security[] => [
  access === 'public' ? {} : { session: [] },
  ...(scope ? [{ apiKey: [scope] }] : []),
]

const securitySchemes = {
  session: {
    ...{ type: 'apiKey', in: 'cookie', name: 'sid' },
    description: 'Anmeldung im Browser; über HTTPS heißt das Cookie __Host-sid.',
  },
  apiKey: {
    ...{ type: 'http', scheme: 'bearer', bearerFormat: 'aex_live_ und 38 Zeichen' },
    description: `API-Schlüssel eines Betriebs (unter „Mein Betrieb“, „Schnittstellen“ angelegt) oder des Hauses (in der Verwaltung). Berechtigungen: ${apiScopes.map((scope) => `${scope} (${apiScopeTexts[scope].label})`).join(', ')}.`,
  },
}

/** An answer that is a file, or an upload with one. */
const file = { '*/*': { schema: { type: 'string', format: 'binary' } } } as const
const upload = {
  schema: {
    type: 'object',
    properties: { file: { type: 'string', format: 'binary' } },
    required: ['file'],
  },
} as const satisfies { schema: JsonSchema }

const refusal: Problem = {
  ...{ type: 'validation-failed', title: 'Bitte prüfen Sie Ihre Eingaben.', status: 400 },
  ...{ detail: 'Diese Angabe fehlt.', errorKey: 'validation-failed' },
  errors: [{ path: 'bemerkungen', message: 'Diese Angabe fehlt.' }],
}
const problem = { 'application/problem+json': { schema: jsonSchema(Problem, 'output'), example: refusal } }

/** Answers of calls that admit keys, one a line: call, status, answer. `documented-api.test.ts` records and checks them. */
const recordedAnswers = () =>
  new Map<string, unknown>(
    readFileSync(new URL('./answers.jsonl', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [call, status, answer] = JSON.parse(line)
        return [`${call} ${status}`, answer]
      }),
  )
type Answers = ReturnType<typeof recordedAnswers>

function contentOf(answer: z.ZodType | null, example: unknown): Content {
  if (!answer) return file
  return {
    'application/json': { schema: jsonSchema(answer, 'output'), ...(example !== undefined && { example }) },
  }
}

function operationOf(call: Call, recorded: Answers): Operation {
  const { summary, access, changesState, deprecation, schema } = call
  const [mediaType = 'application/json'] = schema.consumes ?? []
  const example = call.scope && bodyExample(nameOf(call))
  const answers = Object.entries(schema.response ?? { 200: null }).map(([status, answer]) => {
    const content = contentOf(answer, recorded.get(`${nameOf(call)} ${status}`))
    return [status, status === '204' ? { description: 'Erledigt' } : { description: 'Antwort', content }]
  })
  return {
    summary,
    ...(deprecation && {
      ...{
        deprecated: true,
        description: `Veraltet seit ${deprecation.since}, entfällt nach ${deprecation.until}.`,
      },
    }),
    'x-access': access,
    security: securityOf(call),
    parameters: [
      ...parametersOf('path', call),
      ...parametersOf('query', call),
      ...(changesState ? [xsrfHeader(call)] : []),
      ...(isCreating(call) ? [idempotencyKey] : []),
    ],
    ...(schema.body && {
      requestBody: {
        required: true,
        content: {
          [mediaType]: {
            schema: jsonSchema(schema.body, 'input'),
            ...(example !== undefined && { example }),
          },
        },
      },
    }),
    ...(!schema.body &&
      schema.consumes && { requestBody: { required: true, content: { [mediaType]: upload } } }),
    responses: {
      ...Object.fromEntries(answers),
      default: { description: 'Fehler nach RFC 9457', content: problem },
    },
  }
}

/** The OpenAPI 3.1 document of the registered calls. */
export function documentOf(calls: readonly Call[], brand: string): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  const recorded = recordedAnswers()
  for (const call of calls) {
    const path = pathOf(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, recorded) }
  }
  const description =
    'Alle Aufrufe des Portals. Anmeldung über ein Sitzungs-Cookie; ändernde Aufrufe senden den Wert des Cookies XSRF-TOKEN im Header X-XSRF-TOKEN. Programme eines Betriebs senden stattdessen einen API-Schlüssel (Authorization: Bearer). Listen kennen page (ab 0), size und sort und nennen die Gesamtzahl in X-Total-Count.'
  const info = { title: `${brand} API`, version: '1', description }
  return { openapi: '3.1.0', info, paths, components: { securitySchemes } }
}
