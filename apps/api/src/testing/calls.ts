import type { Access } from '@portal/domain/accounts/access'
import { namesOf } from '@portal/domain/values/records'
import { aBackofficeUser, aDealer, anAdmin, anApplicant, aVisitor, aYardUser } from './accounts.ts'
import { api } from './api.ts'
import type { Visitor } from './caller.ts'
import type { Shape } from './hostile.ts'

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const
type Method = (typeof methods)[keyof typeof methods]

/** A call of the running server, from its own API description. */
export type Call = {
  name: string
  method: Method
  path: string
  access: Access
  params: Record<string, Shape>
  query: Record<string, Shape>
  body: Shape | undefined
}

type Operation = {
  'x-access': Access
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Shape }[]
  requestBody?: { content: Record<string, { schema: Shape }> }
}

/** All calls of the running server. */
export async function callsOf(): Promise<Call[]> {
  const document = await api().inject('/api/openapi.json')
  const { paths } = document.json<{
    paths: Record<string, Partial<Record<keyof typeof methods, Operation>>>
  }>()
  return Object.entries(paths).flatMap(([path, operations]) =>
    namesOf(methods).flatMap((key) => {
      const operation = operations[key]
      if (!operation) return []
      const parametersIn = (place: string) =>
        Object.fromEntries(
          operation.parameters.flatMap((one) => (one.in === place ? [[one.name, one.schema]] : [])),
        )
      const method = methods[key]
      return {
        name: `${method} ${path}`,
        method,
        path,
        access: operation['x-access'],
        params: parametersIn('path'),
        query: parametersIn('query'),
        body: Object.values(operation.requestBody?.content ?? {})[0]?.schema,
      }
    }),
  )
}

const callers: Record<Access, () => Promise<Visitor> | Visitor> = {
  public: aVisitor,
  session: aDealer,
  inactive: anApplicant,
  member: aDealer,
  active: aDealer,
  buyer: aDealer,
  dealer: aDealer,
  trader: aDealer,
  owner: aDealer,
  yard: aYardUser,
  backoffice: aBackofficeUser,
  admin: anAdmin,
}

/** A new caller who satisfies the call's access rule, with an XSRF token. */
export const callerAllowed = async ({ access }: Call) => prepared(await callers[access]())

/** Fetches the XSRF token before the first state-changing call. */
export async function prepared<Someone extends Visitor>(someone: Someone) {
  await someone.get('/mvp/api/portal-settings')
  return someone
}

export type Input = { params: Record<string, string>; query: [string, string][]; body?: string }

/** Sends a call unchanged, without updating the caller's cookies. */
export function sendTo(call: Call, { params, query, body }: Input, someone: Visitor) {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '1').toWellFormed()),
  )
  const { 'XSRF-TOKEN': token = '' } = someone.cookies
  return api().inject({
    method: call.method,
    url: query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path,
    cookies: someone.cookies,
    headers: { 'x-xsrf-token': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: body }),
  })
}
