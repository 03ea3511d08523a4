import fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, anAdmin, anApplicant, aVisitor } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { passTime } from '../testing/clock.ts'
import { expectedAccess } from '../testing/expected-access.ts'
import { accessPlugin } from './access.ts'

useApi()

type Access = keyof typeof expectedAccess
const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const
type Call = { method: (typeof methods)[keyof typeof methods]; url: string; access: Access | undefined }

const accessOf = (name: string) =>
  (Object.keys(expectedAccess) as Access[]).find((access) =>
    expectedAccess[access].some((call) => call === name),
  )

let calls: Call[]

beforeAll(async () => {
  const { paths } = (await api().inject('/api/openapi.json')).json()
  calls = Object.entries<Record<string, unknown>>(paths).flatMap(([path, operations]) =>
    (Object.keys(methods) as (keyof typeof methods)[])
      .filter((method) => method in operations)
      .map((method) => ({
        method: methods[method],
        url: path.replaceAll(/\{(?:documentId|token)\}/g, crypto.randomUUID()).replaceAll(/\{\w+\}/g, '1'),
        access: accessOf(`${methods[method]} ${path}`),
        name: `${methods[method]} ${path}`,
      })),
  )
})

/** Which callers each rule admits. */
const passes: Record<string, Access[]> = {
  visitor: ['public'],
  applicant: ['public', 'session', 'inactive'],
  'applicant with documents': ['public', 'session', 'inactive'],
  dealer: ['public', 'session', 'active', 'dealer'],
  backoffice: ['public', 'session', 'active', 'backoffice'],
  admin: ['public', 'session', 'active', 'backoffice', 'admin'],
  'expired session': ['public'],
}

const callers: Record<string, () => Promise<Pick<ReturnType<typeof aVisitor>, 'cookies'>>> = {
  visitor: async () => aVisitor(),
  applicant: () => anApplicant(),
  'applicant with documents': () => anApplicant({ documentsUploaded: true }),
  dealer: () => aDealer(),
  backoffice: () => aBackofficeUser(),
  admin: () => anAdmin(),
  'expired session': async () => {
    const dealer = await aDealer()
    passTime({ hours: 25 })
    return dealer
  },
}

/** Only refusals by the access rule count here, not other errors of the call. */
const outcomeOf = (body: string) => {
  const type = /"type":"([^"]+)"/.exec(body)?.[1]
  return type === 'unauthenticated' || type === 'forbidden' ? type : 'passes'
}

describe('Zugriff', () => {
  test('is specified for exactly the calls of the running server', async () => {
    const { paths } = (await api().inject('/api/openapi.json')).json()
    const running = Object.entries<Record<string, unknown>>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(running.toSorted()).toEqual(Object.values(expectedAccess).flat().toSorted())
  })

  test.each(Object.keys(callers))(
    'of a caller of the kind "%s" is as the specification says',
    async (kind) => {
      const { cookies } = (await callers[kind]?.()) ?? aVisitor()
      const signedIn = kind !== 'visitor' && kind !== 'expired session'
      // Without the XSRF header no call changes anything; the access rule is checked before it.
      const found: Record<string, string> = {}
      const expected: Record<string, string> = {}
      for (const { method, url, access } of calls) {
        const reply = await api().inject({ method, url, cookies })
        const name = `${method} ${url}`
        found[name] = outcomeOf(reply.body)
        expected[name] =
          access && passes[kind]?.includes(access) ? 'passes' : signedIn ? 'forbidden' : 'unauthenticated'
      }
      expect(found).toEqual(expected)
    },
  )

  test('must be declared: a route without it does not start', async () => {
    const app = fastify()
    await app.register(accessPlugin)
    expect(() => app.get('/offen', async () => 'x')).toThrow('has no access rule')
  })
})

describe('XSRF-Pflicht', () => {
  /** Read calls with POST, or one-click links of mail programs, which have no page of the portal (RFC 8058). */
  const free = [
    'POST /mvp/api/mvp-car-stocks/detailsearch/with',
    'POST /mvp/api/mvp-car-notification-unsubscribe/1',
  ]

  test('holds for every call that changes something, the activation by GET included', async () => {
    const { cookies } = await anAdmin()
    const applicant = await anApplicant()
    const dealer = await aDealer()
    const clients = { inactive: applicant.cookies, dealer: dealer.cookies }
    const demanding: string[] = []
    for (const { method, url, access } of calls) {
      const own = access === 'inactive' || access === 'dealer' ? clients[access] : cookies
      const reply = await api().inject({ method, url, cookies: own })
      if (reply.body.includes('"type":"xsrf-invalid"')) demanding.push(`${method} ${url}`)
    }
    const changing = calls
      .map(({ method, url }) => `${method} ${url}`)
      .filter((name) => !name.startsWith('GET '))
    const wanted = [...changing.filter((name) => !free.includes(name)), 'GET /uaa/api/ae-dealer-activation']
    expect(demanding.toSorted()).toEqual(wanted.toSorted())
  })
})
