/** Somebody at the portal's address: keeps cookies and answers the XSRF cookie with its header. */
export function aCaller(origin: string, cookies: Record<string, string> = {}) {
  async function send(
    method: string,
    path: string,
    body?: object | FormData,
    more: Record<string, string> = {},
  ): Promise<{ status: number; retryAfter: string | null; text: string }> {
    if (method !== 'GET' && !cookies['XSRF-TOKEN']) {
      const first = await send('GET', '/uaa/api/account')
      // A portal that cannot answer hands out no token either.
      if (!cookies['XSRF-TOKEN']) return first
    }
    const isForm = body instanceof FormData
    const reply = await fetch(origin + path, {
      method,
      headers: {
        ...more,
        cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      body: isForm ? body : body && JSON.stringify(body),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies[name] = value
    }
    const text = await reply.text()
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text }
  }
  return { send, cookies }
}

export type Answer = Awaited<ReturnType<ReturnType<typeof aCaller>['send']>>

/** The answer, or null when the connection was lost: then nobody knows what happened. */
export const orNothing = (answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null)
