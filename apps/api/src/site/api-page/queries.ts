import type { Access, Endpoint } from '@portal/contract/endpoint'
import { Problem } from '@portal/contract/problem'
import { z } from 'zod'

/** A registered call of the contract. */
export type Call = {
  method: string
  url: string
  access: Access
  summary: string
  changesState: boolean
  schema: Endpoint['schema']
}

type JsonSchema = z.core.JSONSchema.BaseSchema
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}
type Content = Record<string, { schema: JsonSchema }>
export type Operation = {
  summary: string
  'x-access': Access
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
export type ApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, '~standard': __, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/**
 * The input schema determines which parameters are optional, the output schema their types, because a query is text until
 * parsed.
 */
function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Parameter[] {
  if (!schema) return []
  const { required = [] } = jsonSchema(schema, 'input')
  const { properties = {} } = jsonSchema(schema, 'output')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: typeof property === 'object' ? property : {},
  }))
}

const xsrfHeader: Parameter = {
  name: 'X-XSRF-TOKEN',
  in: 'header',
  required: true,
  schema: { type: 'string' },
}
const problem = { 'application/problem+json': { schema: jsonSchema(Problem, 'output') } }

function operationOf({ summary, access, changesState, schema }: Call): Operation {
  const [mediaType = 'application/json'] = schema.consumes ?? []
  const answers = Object.entries(schema.response ?? { 200: z.any() }).map(([status, answer]) => {
    const content = { 'application/json': { schema: jsonSchema(answer, 'output') } }
    return [status, status === '204' ? { description: 'Erledigt' } : { description: 'Antwort', content }]
  })
  return {
    summary,
    'x-access': access,
    parameters: [
      ...parametersOf('path', schema.params),
      ...parametersOf('query', schema.querystring),
      ...(changesState ? [xsrfHeader] : []),
    ],
    ...(schema.body && {
      requestBody: { required: true, content: { [mediaType]: { schema: jsonSchema(schema.body, 'input') } } },
    }),
    responses: {
      ...Object.fromEntries(answers),
      default: { description: 'Fehler nach RFC 9457', content: problem },
    },
  }
}

/** The OpenAPI 3.1 document of the registered calls. */
export function documentOf(calls: readonly Call[], brand: string): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const call of calls) {
    const path = call.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  const description =
    'Alle Aufrufe des Portals. Anmeldung über ein Sitzungs-Cookie; ändernde Aufrufe senden den Wert des Cookies XSRF-TOKEN im Header X-XSRF-TOKEN. Listen kennen page (ab 0), size und sort und nennen die Gesamtzahl in X-Total-Count.'
  return { openapi: '3.1.0', info: { title: `${brand} API`, version: '1', description }, paths }
}
