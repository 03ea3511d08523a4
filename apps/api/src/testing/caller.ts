import type { InjectOptions } from 'fastify'
import { api } from './api.ts'

type Options = Omit<InjectOptions, 'method' | 'url'>
type Query = InjectOptions['query']
type Body = InjectOptions['payload']

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * A client that keeps cookies between calls and sends the XSRF header, like a browser.
 *
 * @param instance the application of each call, where there are several
 */
export function aVisitor(instance = api) {
  const cookies: Record<string, string> = {}

  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: Options = {}) {
    if (unsafe.has(method) && !cookies['XSRF-TOKEN']) await send('GET', '/mvp/api/portal-settings')
    const token = cookies['XSRF-TOKEN']
    const headers = { ...(token && unsafe.has(method) ? { 'x-xsrf-token': token } : {}), ...options.headers }
    const reply = await instance().inject({ ...options, method, url, headers, cookies: { ...cookies } })
    for (const { name, value, maxAge } of reply.cookies) {
      if (value === '' || maxAge === 0) delete cookies[name]
      else cookies[name] = value
    }
    return reply
  }

  return {
    cookies,
    send,
    get: (url: string, query?: Query, options?: Options) => send('GET', url, { ...options, query }),
    post: (url: string, payload?: Body, options?: Options) => send('POST', url, { ...options, payload }),
    put: (url: string, payload?: Body, options?: Options) => send('PUT', url, { ...options, payload }),
    delete: (url: string, options?: Options) => send('DELETE', url, options),
  }
}
export type Visitor = ReturnType<typeof aVisitor>

/**
 * Makes a call again as long as it is answered 503, as that answer asks for: on a busy machine some of many calls at once
 * wait too long for their lock.
 */
export async function untilFree<Reply extends { statusCode: number }>(
  call: () => Promise<Reply>,
): Promise<Reply> {
  const reply = await call()
  return reply.statusCode === 503 ? untilFree(call) : reply
}
