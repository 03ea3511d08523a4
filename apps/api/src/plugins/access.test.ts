import { type ApiScope, apiScopes, companyScopes, houseScopes } from '@portal/domain/accounts/api-keys'
import { namesOf } from '@portal/domain/values/records'
import fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { newApiKey } from '../credentials/api-keys.ts'
import {
  aBackofficeUser,
  aDealer,
  anAdmin,
  anApplicant,
  aPersonOf,
  aVisitor,
  aYardUser,
} from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aHouseProgram, aProgram, aProgramOf } from '../testing/api-keys.ts'
import { aCar } from '../testing/cars.ts'
import { passTime } from '../testing/clock.ts'
import { expectedAccess } from '../testing/expected-access.ts'
import { expectedScopes } from '../testing/expected-scopes.ts'
import { accessPlugin } from './access.ts'

useApi({ API_CALLS_PER_MINUTE: '10000' })

type Access = keyof typeof expectedAccess
const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const
type Call = {
  method: (typeof methods)[keyof typeof methods]
  url: string
  access: Access | undefined
  name: string
}

const accessOf = (name: string) =>
  namesOf(expectedAccess).find((access) => expectedAccess[access].some((call) => call === name))

let calls: Call[]

beforeAll(async () => {
  const { paths } = (await api().inject('/api/openapi.json')).json()
  calls = Object.entries<Record<string, unknown>>(paths).flatMap(([path, operations]) =>
    namesOf(methods)
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
  dealer: ['public', 'session', 'member', 'active', 'buyer', 'dealer', 'trader', 'owner'],
  'second owner': ['public', 'session', 'member', 'active', 'buyer', 'dealer', 'trader', 'owner'],
  buyer: ['public', 'session', 'member', 'active', 'buyer', 'dealer', 'trader'],
  reader: ['public', 'session', 'member', 'active', 'dealer'],
  accountant: ['public', 'session', 'member'],
  'person of a company that is not activated': ['public', 'session'],
  'person without a company': ['public', 'session'],
  'removed person': ['public'],
  yard: ['public', 'session', 'yard'],
  backoffice: ['public', 'session', 'member', 'active', 'buyer', 'yard', 'backoffice'],
  'backoffice who has not agreed to the terms': [
    'public',
    'session',
    'member',
    'active',
    'buyer',
    'yard',
    'backoffice',
  ],
  admin: ['public', 'session', 'member', 'active', 'buyer', 'yard', 'backoffice', 'admin'],
  'expired session': ['public'],
}
/** Callers who have not agreed to the terms get `terms-not-accepted` where the same account would pass after agreeing. */
const untilAgreed: Record<string, keyof typeof passes> = {
  'dealer who has not agreed to the terms': 'dealer',
  'dealer who has agreed to older terms': 'dealer',
}
const expectedOutcome = (kind: string, access: Access) => {
  const isOpen = access === 'public' || access === 'session'
  if (passes[untilAgreed[kind] ?? kind]?.includes(access))
    return untilAgreed[kind] && !isOpen ? 'terms-not-accepted' : 'passes'
  return kind === 'visitor' || kind === 'expired session' || kind === 'removed person'
    ? 'unauthenticated'
    : 'forbidden'
}

const callers: Record<string, () => Promise<Pick<ReturnType<typeof aVisitor>, 'cookies'>>> = {
  visitor: async () => aVisitor(),
  applicant: () => anApplicant(),
  'applicant with documents': () => anApplicant({ documentsUploaded: true }),
  dealer: () => aDealer(),
  'second owner': () => aPersonOf('owner'),
  buyer: () => aPersonOf('buyer'),
  reader: () => aPersonOf('reader'),
  accountant: () => aPersonOf('accountant'),
  'person of a company that is not activated': async () => {
    const company = await aDealer()
    const { account } = company
    await api().db.account.update({
      where: { id: account.id },
      data: { activated: false, authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'] },
    })
    return aPersonOf('buyer', { company })
  },
  'person without a company': () => anApplicant({ hasCompany: false }),
  'removed person': async () => {
    const person = await aPersonOf('buyer')
    await api().db.dealerMember.deleteMany({ where: { accountId: person.account.id } })
    return person
  },
  yard: () => aYardUser(),
  backoffice: () => aBackofficeUser(),
  admin: () => anAdmin(),
  'dealer who has not agreed to the terms': () => aDealer({ termsofuseagreed: false }),
  'dealer who has agreed to older terms': async () => {
    const dealer = await aDealer()
    await api().db.account.update({ where: { id: dealer.account.id }, data: { termsVersion: '1999-01' } })
    return dealer
  },
  'backoffice who has not agreed to the terms': () => aBackofficeUser({ termsofuseagreed: false }),
  'expired session': async () => {
    const dealer = await aDealer()
    passTime({ hours: 25 })
    return dealer
  },
}

/** Only refusals by the access rule count here, not other errors of the call. */
const outcomeOf = (body: string) => {
  const type = /"type":"([^"]+)"/.exec(body)?.[1]
  return type === 'unauthenticated' || type === 'forbidden' || type === 'terms-not-accepted' ? type : 'passes'
}

/** What a program can be answered instead of the call's own result. */
const refusals = [
  ...['unauthenticated', 'forbidden', 'terms-not-accepted', 'xsrf-invalid', 'too-many-attempts'],
  ...['api-key-invalid', 'api-key-not-admitted', 'api-scope-missing', 'api-company-inactive'],
]

const keys: { name: string; scopes: readonly ApiScope[]; isHouse?: true }[] = [
  { name: 'all scopes', scopes: companyScopes },
  ...companyScopes.map((scope) => ({ name: `only ${scope}`, scopes: [scope] })),
  { name: 'no scope', scopes: [] },
  { name: 'all scopes of the house', scopes: houseScopes, isHouse: true },
  ...houseScopes.map((scope) => ({ name: `only ${scope}`, scopes: [scope], isHouse: true as const })),
]

describe('Zugriff', () => {
  test('is specified for exactly the calls of the running server', async () => {
    const { paths } = (await api().inject('/api/openapi.json')).json()
    const running = Object.entries<Record<string, unknown>>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(running.toSorted()).toEqual(Object.values(expectedAccess).flat().toSorted())
  })

  test.each(Object.keys(callers))('of the caller "%s" is as specified', async (kind) => {
    const { cookies } = (await callers[kind]?.()) ?? aVisitor()
    // Without the XSRF header no call changes anything; the access rule is checked before it.
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const { method, url, access } of calls) {
      const reply = await api().inject({ method, url, cookies })
      const name = `${method} ${url}`
      found[name] = outcomeOf(reply.body)
      expected[name] = access ? expectedOutcome(kind, access) : 'undeclared'
    }
    expect(found).toEqual(expected)
  })

  test.each(keys)('of a program whose key has $name is as specified', async ({ scopes, isHouse }) => {
    const program = isHouse
      ? await aHouseProgram(await anAdmin(), scopes)
      : await aProgramOf(await aDealer(), scopes)
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const { method, url, name } of calls) {
      // A delivery has a key of its own, which names a source of the stock.
      if (name === 'POST /mvp/api/stock-imports') continue
      const reply = await program.send(method, url)
      const scope = apiScopes.find((one) => expectedScopes[one].includes(name))
      const type = /"type":"([^"]+)"/.exec(reply.body)?.[1] ?? ''
      found[name] = refusals.includes(type) ? type : 'passes'
      expected[name] =
        scope === undefined ? 'api-key-not-admitted' : scopes.includes(scope) ? 'passes' : 'api-scope-missing'
    }
    expect(found).toEqual(expected)
  })

  test('by a key that is unknown is refused for every call, also for public ones', async () => {
    const program = aProgram(newApiKey())
    for (const { method, url, name } of calls) {
      if (name === 'POST /mvp/api/stock-imports') continue
      const reply = await program.send(method, url)
      expect([name, reply.statusCode, reply.json().type]).toEqual([name, 401, 'api-key-invalid'])
    }
  })

  test('without agreement to the terms shows no dealer prices', async () => {
    const { fahrzeugid } = await aCar()
    const dealer = await aDealer({ termsofuseagreed: false })
    const read = async () => (await dealer.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}`)).json()

    expect(await read()).not.toHaveProperty('haendlerpreisbrutto')
    await dealer.put('/uaa/api/accept-terms?termsofuseagreed=true')
    expect(await read()).toHaveProperty('haendlerpreisbrutto')
  })

  test('must be declared: a route without it does not start', async () => {
    const app = fastify()
    await app.register(accessPlugin)
    expect(() => app.get('/offen', async () => 'x')).toThrow('has no access rule')
  })
})

describe('Ein Formular', () => {
  const profile = '/uaa/api/account'
  const sentFor = (id: number) => ({ headers: { 'x-portal-account': String(id) } })

  test('opened for another account changes nothing, in any call', async () => {
    const [katrin, other] = [await aDealer(), await aDealer()]
    const stale = sentFor(katrin.account.id)

    const reply = await other.post(profile, { firstName: 'Katrin' }, stale)

    expect(reply.json()).toMatchObject({ status: 409, type: 'account-changed' })
    expect((await other.get(profile)).json().firstName).toBe('Erika')
    for (const { method, url, access } of calls) {
      const isForAnyOwner = [
        '/auth/login',
        '/auth/logout',
        '/auth/oidc/backchannel-logout',
        '/auth/oidc/start',
        '/auth/passkey',
        '/auth/passkey/options',
        '/mcp',
      ].includes(url)
      if (method === 'GET' || isForAnyOwner || access === 'admin' || access === 'backoffice') continue
      const answer = await other.send(method, url, stale)
      expect([url, answer.json().type]).toEqual([url, 'account-changed'])
    }
  })

  test('opened for the own account is accepted, as is one without an account', async () => {
    const dealer = await aDealer()
    const own = await dealer.post(profile, { firstName: 'Katrin' }, sentFor(dealer.account.id))
    const unnamed = await dealer.post(profile, { firstName: 'Klara' })
    expect([own.statusCode, unnamed.statusCode]).toEqual([200, 200])
  })

  test('opened for an account is refused once the session has ended', async () => {
    const dealer = await aDealer()
    const reply = await aVisitor().post('/mvp/api/mvp-user-car-request', {}, sentFor(dealer.account.id))
    expect(reply.json()).toMatchObject({ status: 401, type: 'unauthenticated' })
  })

  test('of the logout is accepted for any account', async () => {
    const [katrin, other] = [await aDealer(), await aDealer()]
    expect((await other.post('/auth/logout', {}, sentFor(katrin.account.id))).statusCode).toBe(204)
  })
})

describe('XSRF-Pflicht', () => {
  /**
   * Read calls with POST, one-click links of mail programs, which have no page of the portal (RFC 8058), and deliveries
   * and calls by programs, which have a key, or nothing, and no session.
   */
  const exempt = [
    'POST /auth/oidc/backchannel-logout',
    'POST /mcp',
    'POST /mvp/api/mvp-car-stocks/detailsearch/with',
    'POST /mvp/api/mvp-car-notification-unsubscribe/1',
    'POST /mvp/api/pick-up-pass',
    'POST /mvp/api/stock-imports',
    'POST /uaa/api/settings/preview',
  ]

  test('holds for every call that changes something, the activation by GET included', async () => {
    const { cookies } = await anAdmin()
    const applicant = await anApplicant()
    const dealer = await aDealer()
    const clients: Partial<Record<Access, typeof cookies>> = {
      inactive: applicant.cookies,
      dealer: dealer.cookies,
      trader: dealer.cookies,
      owner: dealer.cookies,
    }
    const protectedCalls: string[] = []
    for (const { method, url, access } of calls) {
      const own = (access && clients[access]) ?? cookies
      const reply = await api().inject({ method, url, cookies: own })
      if (reply.body.includes('"type":"xsrf-invalid"')) protectedCalls.push(`${method} ${url}`)
    }
    const changing = calls
      .map(({ method, url }) => `${method} ${url}`)
      .filter((name) => !name.startsWith('GET '))
    const wanted = [...changing.filter((name) => !exempt.includes(name)), 'GET /uaa/api/ae-dealer-activation']
    expect(protectedCalls.toSorted()).toEqual(wanted.toSorted())
  })
})
