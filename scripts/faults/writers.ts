/**
 * Clients that write while processes are killed. Each records confirmed writes in a journal and repeats a write with
 * unknown outcome under the same identity. So every confirmed write must exist afterwards, exactly once.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, aCaller, orNothing } from './caller.ts'

const aWhile = 50

export type Journal = {
  registered: string[]
  /** How often each registration was sent, by email address. */
  tries: Map<string, number>
  enquired: string[]
  watched: number[]
  /** Responses that must never occur. */
  strange: string[]
  lost: number
  unavailable: number
}
export const anEmptyJournal = (): Journal => ({
  ...{ registered: [], tries: new Map(), enquired: [], watched: [], strange: [] },
  ...{ lost: 0, unavailable: 0 },
})

type Place = { origin: string; journal: Journal; goesOn: () => boolean }

/**
 * Repeats a call until the status is expected; counts refused and lost calls. A 503 must have a Retry-After header.
 * @returns the response; null when the writers are stopped, or after any other response, which is recorded as strange
 */
async function untilAnswered({ journal, goesOn }: Place, ask: () => Promise<Answer>, expected: number[]) {
  while (goesOn()) {
    const answer = await orNothing(ask())
    if (answer === null) journal.lost += 1
    else if (expected.includes(answer.status)) return answer
    else if (answer.status === 503 && answer.retryAfter) journal.unavailable += 1
    // The proxy's own response when an instance died during the call.
    else if (answer.status === 502) journal.lost += 1
    else {
      journal.strange.push(`${answer.status} ${answer.text.slice(0, 200)}`)
      return null
    }
    await pause(aWhile)
  }
  return null
}

export const aForm = (email: string) => ({
  ...{ salutation: 'Frau', title: null, firstName: 'Anna', lastName: 'Beispiel', email, login: email },
  ...{ telephone: '+49-611123', street: 'Musterring', house_number: '12a', postal_code: '35463' },
  ...{ city: 'Frankfurt', company_name: 'Auto & Co. KG', already_vendor_box: false, partner_number: null },
  ...{ password: 'Probefahrt-2026', pwdagain: 'Probefahrt-2026', bussines_years: 5 },
  ...{ avg_sold_cars_per_year: 0, comments: '', langKey: 'de' },
})

/** Registers dealers one by one. A retry after a lost response may find the address taken by the first try. */
export async function register(place: Place, name: string) {
  for (let n = 0; place.goesOn(); n += 1) {
    const email = `${name}-${n}@haendler.example`
    const caller = aCaller(place.origin)
    const ask = () => {
      place.journal.tries.set(email, (place.journal.tries.get(email) ?? 0) + 1)
      return caller.send('POST', '/uaa/api/registerdealer', aForm(email))
    }
    const answer = await untilAnswered(place, ask, [201, 400])
    if (!answer) continue
    if (answer.status === 201 || /email-(already-used|unverified)/.test(answer.text))
      place.journal.registered.push(email)
    else place.journal.strange.push(answer.text)
  }
}

/** Sends enquiries one by one, each with its own key. */
export async function enquire(place: Place, name: string, gwnummer: string) {
  for (let n = 0; place.goesOn(); n += 1) {
    const userEmail = `${name}-${n}@kunde.example`
    const body = {
      ...{ firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009', userEmail, gwnummer },
      ...{ bemerkungen: 'Ist das Fahrzeug noch da?', consent: true },
    }
    const caller = aCaller(place.origin)
    const key = { 'idempotency-key': userEmail }
    const ask = () => caller.send('POST', '/mvp/api/mvp-user-car-request', body, key)
    if (await untilAnswered(place, ask, [201])) place.journal.enquired.push(userEmail)
  }
}

/** Adds cars one by one, repeatedly; each may be on the list once. */
export async function watch(place: Place, cookies: Record<string, string>, cars: number) {
  const caller = aCaller(place.origin, cookies)
  for (let fahrzeugid = 1; place.goesOn(); fahrzeugid = (fahrzeugid % cars) + 1) {
    const ask = () => caller.send('POST', '/mvp/api/mvp-user-watches', { fahrzeugid })
    if (await untilAnswered(place, ask, [200, 201])) place.journal.watched.push(fahrzeugid)
    await pause(aWhile)
  }
}

/** Reads all cars repeatedly; within a response all must have the same price. */
export async function read(place: Place) {
  const caller = aCaller(place.origin)
  while (place.goesOn()) {
    const answer = await untilAnswered(
      place,
      () => caller.send('GET', '/mvp/api/mvp-car-stocks?size=50'),
      [200],
    )
    const cars: { planverkaufspreisprivatkundengeschaeftbrutto: number }[] = JSON.parse(answer?.text ?? '[]')
    const prices = new Set(cars.map((car) => car.planverkaufspreisprivatkundengeschaeftbrutto))
    if (prices.size > 1) place.journal.strange.push(`mixed stock generations: ${[...prices].join()}`)
    await pause(aWhile)
  }
}
