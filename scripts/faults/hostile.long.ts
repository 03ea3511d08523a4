/** Sends many requests that deviate slightly from what each call expects (reliability figure G14). */
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { api, useApi } from '../../apps/api/src/testing/api.ts'
import { callerAllowed, callsOf, sendTo } from '../../apps/api/src/testing/calls.ts'
import { someCars } from '../../apps/api/src/testing/cars.ts'
import { defectOf } from '../../apps/api/src/testing/hostile.ts'
import { someMutations } from '../../apps/api/src/testing/mutations.ts'
import { shared } from './share.ts'

useApi({ RATE_LIMITS: 'relaxed' })

const requests = shared(150_000)
/** A call may end its own session or use up a limit, so a new caller continues after this many requests. */
const perCaller = 50
const atOnce = 8

test(`${requests} hostile requests are all answered, none with 5xx`, async () => {
  await someCars([{}, { hersteller: 'Škoda', modellgruppe: 'Octavia' }, { transporter: true }])
  const calls = await callsOf()
  const perCall = Math.ceil(requests / calls.length)
  const seed = randomInt(2 ** 31)
  console.log(`${calls.length} calls with ${perCall} requests each, seed ${seed}`)
  const defects: string[] = []
  const statuses = new Map<number, number>()
  for (const [index, call] of calls.entries()) {
    const inputs = someMutations(call, perCall, seed + index)
    for (let first = 0; first < inputs.length; first += perCaller) {
      await api().db.attemptCounter.deleteMany()
      const someone = await callerAllowed(call)
      const batch = inputs.slice(first, first + perCaller)
      for (let turn = 0; turn < batch.length; turn += atOnce)
        await Promise.all(
          batch.slice(turn, turn + atOnce).map(async (input) => {
            const reply = await sendTo(call, input, someone)
            statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1)
            const defect = defectOf(reply)
            if (defect) defects.push(`${call.name} with ${JSON.stringify(input)} ${defect}`)
          }),
        )
    }
  }
  console.log(Object.fromEntries(statuses))
  expect(defects.slice(0, 20)).toEqual([])
  expect(({} as Record<string, unknown>).a).toBeUndefined()
})
