/** A client for one origin that keeps cookies and sends the XSRF header. */
export function aCaller(origin: string, cookies: Record<string, string> = {}) {
  async function send(
    method: string,
    path: string,
    body?: object | FormData,
    more: Record<string, string> = {},
  ): Promise<{ status: number; retryAfter: string | null; text: string }> {
    if (method !== 'GET' && !cookies['XSRF-TOKEN']) {
      const first = await send('GET', '/uaa/api/account')
      // Without a token the portal is unavailable; its response is the result.
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

/** The response, or null when the connection was lost and the outcome is unknown. */
export const orNothing = (answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null)
