import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDealer, anApplicant, aVisitor } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import type { Visitor } from '../testing/caller.ts'
import { type Call, callerAllowed, callsOf, type Input, prepared, sendTo } from '../testing/calls.ts'
import { someCars } from '../testing/cars.ts'
import { expectedAccess } from '../testing/expected-access.ts'
import {
  defectOf,
  jsonTexts,
  naughtyStrings,
  numberTexts,
  replacements,
  thirdOf,
  valuesOf,
} from '../testing/hostile.ts'
import { fieldsOf, someMutations } from '../testing/mutations.ts'

useApi({ RATE_LIMITS: 'relaxed' })

/** For thousands of requests in one test. */
const timeoutMs = 600_000
const seed = 20_261_121
/** `scripts/faults/hostile.long.ts` sends hundreds. */
const mutationsPerCall = 12

let calls: Call[]

beforeAll(async () => {
  calls = await callsOf()
  await someCars([{}, { hersteller: 'Škoda', modellgruppe: 'Octavia' }, { transporter: true }])
})

/** Rate limits are not tested here. */
beforeEach(() => api().db.attemptCounter.deleteMany())

/** Collects failures over many responses, so that one run reports all of them. */
function collection() {
  const defects: string[] = []
  const check = async (call: Call, input: Input, someone: Parameters<typeof sendTo>[2], what: string) => {
    const defect = defectOf(await sendTo(call, input, someone))
    if (defect) defects.push(`${call.name} with ${what.slice(0, 120)} ${defect}`)
  }
  return { defects, check }
}

const readers = new Map<string, Visitor>()

/** A caller made by `make`: a new one for a call that may change it, the same one for calls that only read. */
async function callerFor({ method }: Call, rule: string, make: () => Promise<Visitor>) {
  const reader = method === 'GET' ? readers.get(rule) : undefined
  const someone = reader ?? (await make())
  if (method === 'GET') readers.set(rule, someone)
  return someone
}

/** After the end of a shared session, the calls would have tested only the refusal of a visitor. */
async function expectReadersSignedIn() {
  const signedIn = [...readers.values()].filter(({ cookies }) => cookies.sid)
  expect(signedIn.length).toBeGreaterThan(0)
  for (const reader of signedIn) expect((await reader.get('/uaa/api/account')).statusCode).toBe(200)
}

const allowed = (call: Call) => callerFor(call, call.access, () => callerAllowed(call))

const empty: Input = { params: {}, query: [] }
const withBody = () => calls.filter(({ body }) => body !== undefined)

/** A valid body, the same in every run. */
const bodyFor = ({ body }: Call) =>
  (fc.sample(valuesOf(body ?? {}), { numRuns: 1, seed })[0] ?? {}) as Record<string, unknown>

describe('Feindliche Eingaben', () => {
  test('reach every call of the contract', async () => {
    const offered = Object.values(expectedAccess).flat().toSorted()
    expect(calls.map(({ name }) => name).toSorted()).toEqual(offered)
  })

  test('that are almost JSON are refused by every call with a body', { timeout: timeoutMs }, async () => {
    const { defects, check } = collection()
    for (const [turn, call] of withBody().entries()) {
      const someone = await callerAllowed(call)
      for (const text of thirdOf(jsonTexts, turn)) await check(call, { ...empty, body: text }, someone, text)
    }
    expect(defects).toEqual([])
  })

  test('that name a field twice are refused by every call with a body', { timeout: timeoutMs }, async () => {
    const accepted: string[] = []
    for (const call of withBody()) {
      const someone = await callerAllowed(call)
      const [field = 'is_unknown'] = fieldsOf(call)
      const body = `{${JSON.stringify(field)}:1,${JSON.stringify(field)}:1}`
      const reply = await sendTo(call, { ...empty, body }, someone)
      if (!reply.body.includes('Dieses Feld darf nur einmal vorkommen.')) accepted.push(call.name)
    }
    expect(accepted).toEqual([])
  })

  test('of another type in any field of a body never cause a 5xx', { timeout: timeoutMs }, async () => {
    const { defects, check } = collection()
    for (const [nth, call] of withBody().entries()) {
      const someone = await callerAllowed(call)
      const ordinary = bodyFor(call)
      for (const [index, field] of [...fieldsOf(call), 'authorities', 'is_unknown'].entries())
        for (const value of thirdOf(replacements, nth + index)) {
          const mark = JSON.stringify({ ...ordinary, [field]: '@' })
          const body = mark.replace(`${JSON.stringify(field)}:"@"`, `${JSON.stringify(field)}:${value}`)
          await check(call, { ...empty, body }, someone, `${field}: ${value}`)
        }
    }
    expect(defects).toEqual([])
  })

  test('as numbers and names in a URL never cause a 5xx', { timeout: timeoutMs }, async () => {
    const { defects, check } = collection()
    for (const [turn, call] of calls.entries()) {
      const someone = await allowed(call)
      const body = call.body && JSON.stringify(bodyFor(call))
      const fields = Object.keys(call.query)
      for (const [index, value] of thirdOf([...numberTexts, ...naughtyStrings], turn).entries()) {
        for (const name of Object.keys(call.params))
          await check(call, { ...empty, body, params: { [name]: value } }, someone, `${name}=${value}`)
        // Calls with many fields distribute the values over their fields.
        const share = Math.ceil(fields.length / 6)
        for (const name of fields.filter((_, nth) => (nth + index) % share === 0))
          await check(call, { ...empty, body, query: [[name, value]] }, someone, `${name}=${value}`)
      }
      for (const name of [...fields.slice(0, 6), '__proto__', 'constructor']) {
        const twice: [string, string][] = [
          [name, '1'],
          [name, '2'],
        ]
        await check(call, { ...empty, body, query: twice }, someone, `${name} twice`)
        await check(call, { ...empty, body, query: [[`${name}[a]`, '1']] }, someone, `${name}[a]`)
      }
    }
    expect(defects).toEqual([])
    await expectReadersSignedIn()
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })

  test('one step away from the right shape never cause a 5xx', { timeout: timeoutMs }, async () => {
    const { defects, check } = collection()
    for (const call of calls) {
      const someone = await allowed(call)
      for (const input of someMutations(call, mutationsPerCall, seed))
        await check(call, input, someone, JSON.stringify(input))
    }
    expect(defects).toEqual([])
    await expectReadersSignedIn()
  })

  test('of a visitor, an applicant and a dealer never cause a 5xx', { timeout: timeoutMs }, async () => {
    const { defects, check } = collection()
    for (const make of [aVisitor, anApplicant, aDealer])
      for (const call of calls) {
        const someone = await callerFor(call, make.name, async () => prepared(await make()))
        const body = call.body && JSON.stringify(bodyFor(call))
        const params = Object.fromEntries(Object.keys(call.params).map((name) => [name, crypto.randomUUID()]))
        await check(call, { ...empty, body }, someone, make.name)
        await check(call, { params, query: [], body: '{}' }, someone, `${make.name} and made-up ids`)
      }
    expect(defects).toEqual([])
    await expectReadersSignedIn()
  })
})
