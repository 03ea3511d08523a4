import { type Endpoint, ownerHeader } from '@portal/contract/endpoint'
import type { FieldError, Problem, ProblemType } from '@portal/contract/problem'
import { t } from '@portal/domain/values/text'
import type { z } from 'zod'
import { clearPrefetched, takePrefetched } from './first-screen/prefetched.ts'

type Input<Key extends string, Schema> = Schema extends z.ZodType ? { [K in Key]: z.output<Schema> } : unknown
type BodyInput<E extends Endpoint> = E['schema'] extends { consumes: string[] }
  ? { body: FormData | Blob }
  : E['schema'] extends { body: infer Schema extends z.ZodType }
    ? { body: z.input<Schema> }
    : unknown
export type CallInput<E extends Endpoint> = (E['schema'] extends { params: infer S }
  ? Input<'params', S>
  : unknown) &
  (E['schema'] extends { querystring: infer S } ? Input<'query', S> : unknown) &
  BodyInput<E> & { signal?: AbortSignal; headers?: Record<string, string>; owner?: string | number }
export type Rest<T> = Record<string, never> extends T ? [input?: T] : [input: T]

/** The parsed reply of an endpoint: the union over its declared statuses. */
export type Reply<E extends Endpoint> = E['schema'] extends {
  response: infer R extends Record<number, z.ZodType>
}
  ? z.output<R[keyof R]>
  : undefined

/** Any answer other than 2xx, or no answer at all (`status` 0, type `offline`). */
export class ApiProblem extends Error {
  readonly type: string
  readonly status: number
  readonly errors: FieldError[]
  /** Whether the page already shows what happened, e.g. that the session has ended. */
  isReported = false

  constructor({ type, title, status, errors }: Pick<Problem, 'type' | 'title' | 'status' | 'errors'>) {
    super(title)
    this.type = type
    this.status = status
    this.errors = errors ?? []
  }
}

const offline = () =>
  new ApiProblem({
    type: 'offline',
    status: 0,
    title: t('Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung.'),
  })

const fallback = t('Es ist ein Fehler aufgetreten.')

/**
 * The text to show for an error.
 * @param texts the screen's own wording by problem type; `default` covers all others
 */
export function textOf(
  error: unknown,
  texts: Partial<Record<ProblemType | 'offline' | 'default', string>> = {},
): string {
  if (!(error instanceof ApiProblem)) return texts.default ?? fallback
  const own: Record<string, string | undefined> = texts
  return own[error.type] ?? texts.default ?? (error.message || fallback)
}

let onRefused: (problem: ApiProblem) => boolean = () => false
let currentAccount: () => string | null = () => null

/**
 * Registers the one handler of refused calls: session ended, another account, terms not accepted. It returns
 * whether the page now shows what happened.
 */
export function whenRefused(listener: (problem: ApiProblem) => boolean) {
  onRefused = listener
}

let logins = 0

/** Calls that were sent before a login say nothing about its session when they are refused. */
export function noteLogin() {
  logins++
}

/** Registers the function that returns account and company of this page (`ownerHeader`), or null if unknown. */
export function callFor(read: () => string | null) {
  currentAccount = read
}

/** The token of the session, as the cookie contains it. */
export const xsrfToken = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]

/** Every response sets the token cookie. A page that has made no call yet requests the account once to get it. */
async function ensureXsrfToken(signal?: AbortSignal): Promise<string> {
  if (!xsrfToken()) await fetch('/uaa/api/account', { signal, cache: 'no-store' })
  return decodeURIComponent(xsrfToken() ?? '')
}

type AnyInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  headers?: Record<string, string>
  /** The account a form was opened for, by default the one the page shows. */
  owner?: string | number
}

/** The URL of a call, also for elements that load it themselves (pictures). */
export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) search.append(name, String(item))
  return search.size === 0 ? path : `${path}?${search}`
}

const accept = 'application/json, application/problem+json'

/** Fetches an address before the app has loaded; the first `call` of the same address uses the response. */
export const prefetch = (address: string) =>
  fetch(address, { headers: { accept }, credentials: 'same-origin' })

async function send(endpoint: Endpoint, input: AnyInput): Promise<Response> {
  const changesState = endpoint.config.changesState ?? endpoint.method !== 'GET'
  if (changesState) clearPrefetched()
  const prefetched = endpoint.method === 'GET' && takePrefetched(addressOf(endpoint, input))
  if (prefetched) return prefetched
  const headers = new Headers({ accept, ...input.headers })
  if (changesState) {
    headers.set('X-XSRF-TOKEN', await ensureXsrfToken(input.signal))
    const owner = input.owner ?? currentAccount()
    if (owner != null) headers.set(ownerHeader, String(owner))
  }
  // The browser sets the content type of a form or a piece of a file.
  const file = input.body instanceof FormData || input.body instanceof Blob ? input.body : undefined
  if (input.body !== undefined && !file) headers.set('content-type', 'application/json')
  return fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    body: file ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
    signal: input.signal,
  })
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body: Partial<Problem> = await response.json().catch(() => ({}))
  return new ApiProblem({
    type: body.type ?? (response.status >= 502 ? 'unavailable' : 'internal'),
    title: body.title ?? fallback,
    status: response.status,
    errors: body.errors,
  })
}

async function answerOf(endpoint: Endpoint, input: AnyInput, isRetry = false): Promise<Response> {
  const sentAfter = logins
  const response = await send(endpoint, input).catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'AbortError' ? error : offline()
  })
  if (response.ok) return response
  const problem = await problemOf(response)
  // The token belonged to an ended session. The refusal set the token of the current one, so one retry succeeds.
  if (problem.type === 'xsrf-invalid' && !isRetry) return answerOf(endpoint, input, true)
  const isOfEarlierSession = problem.status === 401 && sentAfter !== logins
  if (!isOfEarlierSession) problem.isReported = onRefused(problem)
  throw problem
}

async function bodyOf(response: Response) {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * Calls one endpoint of the contract.
 * @returns the parsed reply, undefined for an empty one
 * @throws ApiProblem for every other answer and for none; AbortError when `signal` fires
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: Rest<CallInput<E>>
): Promise<Reply<E>> {
  return bodyOf(await answerOf(endpoint, input ?? {}))
}

/** Like `call` for a paged list: the items of the page and the total number of items. */
export const callPage = async <E extends Endpoint>(endpoint: E, ...[input]: Rest<CallInput<E>>) =>
  pageOf<E>(await answerOf(endpoint, input ?? {}))

async function pageOf<E extends Endpoint>(response: Response) {
  const items: Reply<E> = await bodyOf(response)
  return { items, total: Number(response.headers.get('x-total-count')) }
}

type Query = { signal: AbortSignal }

/** The `queryFn` of a query that calls one endpoint; the call ends with the query. */
export const reads =
  <E extends Endpoint>(endpoint: E, ...[input]: Rest<CallInput<E>>) =>
  async ({ signal }: Query): Promise<Reply<E>> =>
    bodyOf(await answerOf(endpoint, { ...input, signal }))

/** Like `reads` for a paged list. */
export const readsPage =
  <E extends Endpoint>(endpoint: E, ...[input]: Rest<CallInput<E>>) =>
  async ({ signal }: Query) =>
    pageOf<E>(await answerOf(endpoint, { ...input, signal }))

/** Like `call` for an endpoint that answers with a file. */
export async function callFile<E extends Endpoint>(endpoint: E, ...[input]: Rest<CallInput<E>>) {
  return (await answerOf(endpoint, input ?? {})).blob()
}

/**
 * Posts a form to a third party without reading the response: no cookies, no referrer. Failures are ignored, because
 * statistics must never disturb a page.
 */
export function sendWithoutReply(url: string, body: URLSearchParams) {
  const options = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const
  fetch(url, { method: 'POST', mode: 'no-cors', body, ...options }).catch(() => undefined)
}
