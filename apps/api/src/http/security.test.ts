import { describe, expect, test, vi } from 'vitest'
import { aDealer, aVisitor } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aCar } from '../testing/cars.ts'
import { multipart } from '../testing/papers.ts'

useApi()

const terms = '/uaa/api/accept-terms?termsofuseagreed=true'

async function aDealerWithToken() {
  const dealer = await aDealer({ termsofuseagreed: false })
  await dealer.get('/uaa/api/account')
  const hasAgreed = async () =>
    (await api().db.account.findUniqueOrThrow({ where: { id: dealer.account.id } })).termsofuseagreed
  return { ...dealer, token: dealer.cookies['XSRF-TOKEN'] ?? '', hasAgreed }
}
type Forged = {
  headers?: Record<string, string>
  cookies?: Record<string, string>
  payload?: string | Buffer
  url?: string
}

test('An unknown address leaves the token of a signed-in user as it is', async () => {
  const dealer = await aDealerWithToken()
  for (const url of ['/uaa/api/unknown', '/mvp/api/unknown', '/unknown'])
    expect((await dealer.get(url)).statusCode).toBe(404)
  expect(dealer.cookies['XSRF-TOKEN']).toBe(dealer.token)
})

test('A page that does not read the session leaves the token of a signed-in user as it is', async () => {
  const dealer = await aDealerWithToken()
  for (const url of ['/healthz', '/livez']) await dealer.get(url)
  expect(dealer.cookies['XSRF-TOKEN']).toBe(dealer.token)
})

describe('Fälschung', () => {
  const forgeries: [
    string,
    (own: { token: string }, others: { session: string; visitor: string }) => Forged,
  ][] = [
    ['no header', () => ({})],
    ['an empty header', () => ({ headers: { 'x-xsrf-token': '' } })],
    [
      'the token of another session',
      (_own, { session }) => ({ headers: { 'x-xsrf-token': session }, cookies: { 'XSRF-TOKEN': session } }),
    ],
    [
      'a visitor’s token',
      (_own, { visitor }) => ({ headers: { 'x-xsrf-token': visitor }, cookies: { 'XSRF-TOKEN': visitor } }),
    ],
    ['a cut token', ({ token }) => ({ headers: { 'x-xsrf-token': token.slice(0, -1) } })],
    [
      'the token in the body',
      ({ token }) => ({
        payload: JSON.stringify({ 'X-XSRF-TOKEN': token }),
        headers: { 'content-type': 'application/json' },
      }),
    ],
    [
      'the token in the address',
      ({ token }) => ({ url: `${terms}&X-XSRF-TOKEN=${encodeURIComponent(token)}` }),
    ],
    [
      'a made-up pair of cookie and header',
      () => ({ headers: { 'x-xsrf-token': 'a.b' }, cookies: { 'XSRF-TOKEN': 'a.b' } }),
    ],
    ['plain text', () => ({ payload: '{}', headers: { 'content-type': 'text/plain' } })],
    ['a form', () => ({ payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } })],
    ['multipart', () => multipart(Buffer.from('x'))],
    [
      'another site’s page',
      ({ token }) => ({ headers: { 'x-xsrf-token': token, 'sec-fetch-site': 'cross-site' } }),
    ],
  ]

  test.each(forgeries)('with %s changes nothing', async (_title, forge) => {
    const dealer = await aDealerWithToken()
    const other = await aDealerWithToken()
    const visitor = aVisitor()
    await visitor.get('/mvp/api/portal-settings')
    const forged = forge(dealer, { session: other.token, visitor: visitor.cookies['XSRF-TOKEN'] ?? '' })
    const reply = await api().inject({
      method: 'PUT',
      url: forged.url ?? terms,
      cookies: { ...dealer.cookies, ...forged.cookies },
      headers: forged.headers ?? {},
      ...(forged.payload === undefined ? {} : { payload: forged.payload }),
    })
    expect([400, 403, 415]).toContain(reply.statusCode)
    expect(await dealer.hasAgreed()).toBe(false)
  })

  test.each(['HEAD', 'GET', 'OPTIONS', 'PATCH'] as const)(
    'with %s instead of the method changes nothing',
    async (method) => {
      const dealer = await aDealerWithToken()
      const headers = { 'x-xsrf-token': dealer.token, 'x-http-method-override': 'PUT' }
      await api().inject({ method, url: terms, cookies: dealer.cookies, headers })
      expect(await dealer.hasAgreed()).toBe(false)
    },
  )

  test('differs from a request of the real page, which is accepted', async () => {
    const dealer = await aDealerWithToken()
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect((await dealer.put(terms, undefined, { headers })).statusCode).toBe(200)
    expect(await dealer.hasAgreed()).toBe(true)
  })

  test('of a login fails as well', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const payload = { username: account.login, password: 'egal-egal-1' }
    const reply = await api().inject({ method: 'POST', url: '/auth/login', payload })
    expect(reply.json().type).toBe('xsrf-invalid')
  })
})

describe('XSRF-TOKEN', () => {
  test('is set for callers without a valid one and changes with the session', async () => {
    const dealer = await aDealerWithToken()
    await dealer.post('/auth/logout')
    expect(dealer.cookies['XSRF-TOKEN']).not.toBe(dealer.token)
    const again = await dealer.get('/mvp/api/portal-settings')
    expect(again.cookies).toEqual([])
  })

  test('of a session is kept when a response fails before the session is read', async () => {
    const dealer = await aDealerWithToken()
    vi.spyOn(api().pool, 'query').mockRejectedValueOnce(
      Object.assign(new Error('Connection terminated'), { code: '57P01' }),
    )
    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(503)
    expect(dealer.cookies['XSRF-TOKEN']).toBe(dealer.token)
  })

  test('is readable by the portal’s pages only and never set on a shared-cache response', async () => {
    const reply = await aVisitor().get('/mvp/api/portal-settings')
    const cookie = reply.cookies.find(({ name }) => name === 'XSRF-TOKEN')
    expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/' })
    expect(cookie?.httpOnly).toBeUndefined()
    expect(reply.headers['cache-control']).not.toContain('public')
  })
})

describe('Kopfzeilen', () => {
  test.each(['/mvp/api/portal-settings', '/uaa/api/account', '/gibt-es-nicht', '/uaa/api/account/x.css'])(
    'of %s carry the whole set',
    async (url) => {
      const { headers } = await api().inject(url)
      expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      })
      expect(headers).not.toHaveProperty('server')
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test('of every call and every page forbid inline scripts', async () => {
    const { paths } = (await api().inject('/api/openapi.json')).json()
    const calls = Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')] as const,
      ),
    )
    const { gwnummer } = await aCar()
    const pages = [`/fahrzeug/${gwnummer}`, '/fahrzeug/000001', '/fahrzeug/seite.css', '/sitemap.xml']
    const more = [
      '/sitemap/1.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/finanzierung/widget?fahrzeugid=1',
    ]
    const gets = [...pages, ...more, '/api/docs', '/%', '/a\u0000b'].map((url) => ['GET', url] as const)
    const lax: string[] = []
    for (const [method, url] of [...calls, ...gets]) {
      const { headers } = await api().inject({ method: method as 'GET', url })
      const policy = String(headers['content-security-policy'])
      const isStrict =
        /^default-src 'none'(?:;script-src 'self';|$)/.test(policy) && !policy.includes('unsafe')
      if (!isStrict || headers['x-content-type-options'] !== 'nosniff') lax.push(`${method} ${url}`)
    }
    expect(calls.length).toBeGreaterThan(57)
    expect(lax).toEqual([])
  })

  test('keep responses about an account out of every cache', async () => {
    const dealer = await aDealer()
    expect((await dealer.get('/uaa/api/account')).headers['cache-control']).toBe('no-store')
    expect((await aVisitor().get('/uaa/api/account')).headers['cache-control']).toBe('no-store')
  })
})

describe('Rohe Eingaben', () => {
  test.each([
    ['deep JSON', '['.repeat(60_000)],
    ['broken JSON', '{"username":'],
    ['a prototype key', '{"__proto__":{"isAdmin":true},"username":"a","password":"b"}'],
    ['a list', '[]'],
    ['a number', '1'],
    ['null', 'null'],
  ])('like %s get 400', async (_title, payload) => {
    const visitor = aVisitor()
    const headers = { 'content-type': 'application/json' }
    const reply = await visitor.post('/auth/login', payload, { headers })
    expect(reply.statusCode).toBe(400)
    expect(reply.headers['content-type']).toContain('application/problem+json')
  })

  test('of more than 64 KiB are refused', async () => {
    const reply = await aVisitor().post('/auth/login', { username: 'a'.repeat(70_000), password: 'b' })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
  })

  test('as plain text are refused where JSON is expected', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect((await aVisitor().post('/auth/login', '{}', { headers })).statusCode).toBe(415)
  })
})
