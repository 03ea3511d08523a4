/** A browser with a jar of cookies for each origin that follows redirects by real connections. */
export function aBrowser(cookies: Readonly<Record<string, Record<string, string>>> = {}) {
  const jars = new Map(
    Object.entries(cookies).map(([origin, pairs]) => [origin, new Map(Object.entries(pairs))]),
  )

  const jarOf = (origin: string) => {
    const known = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, known)
    return known
  }

  async function send(url: string, init: RequestInit = {}) {
    const { origin } = new URL(url)
    const jar = jarOf(origin)
    const headers = new Headers(init.headers)
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    headers.set('connection', 'close')
    const reply = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return reply
  }

  /** Calls the portal with its XSRF header, as its pages do. */
  async function post(url: string) {
    const { origin } = new URL(url)
    if (!jarOf(origin).has('XSRF-TOKEN')) await send(`${origin}/mvp/api/portal-settings`)
    return send(url, { method: 'POST', headers: { 'x-xsrf-token': jarOf(origin).get('XSRF-TOKEN') ?? '' } })
  }

  /** Opens an address. @returns every address on the way, the last one is shown */
  async function open(url: string): Promise<string[]> {
    const reply = await send(url)
    const next = reply.headers.get('location')
    return next === null ? [url] : [url, ...(await openNext(new URL(next, url).href))]
  }

  // A page of the portal is not loaded, only reached.
  const openNext = (url: string) => (url.includes('/#/') ? [url] : open(url))

  return { send, post, open, cookies: jarOf }
}
