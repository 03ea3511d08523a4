import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { dayOfDate, quarterHours } from '@portal/domain/buyer/appointment'
import { handOverStates } from '@portal/domain/buyer/hand-over'
import { dayMs } from '@portal/domain/values/durations'
import { anActiveDealer } from './dealers.ts'
import { logins } from './fixtures.ts'
import { lastMailTo } from './mail.ts'
import { call, signIn } from './session.ts'
import { deliver, numbersOutsideTheStock } from './stock.ts'

const prices = { planverkaufspreisprivatkundengeschaeftbrutto: 21_000, haendlerpreisbrutto: 18_000 }

const dayAfter = (day: string, days: number) => dayOfDate(new Date(Date.parse(day) + days * dayMs))

/** Runs a stock job of the signed-in office to its end. */
export async function runStockJob(page: Page, rule: object, gwnummern: readonly string[]) {
  const jobs = '/mvp/api/stock-jobs'
  const job = await (await call(page, 'POST', jobs, { rule, gwnummern })).json()
  await call(page, 'POST', `${jobs}/${job.id}/start`)
  const state = async () => (await (await call(page, 'GET', `${jobs}/${job.id}`)).json()).state
  await expect.poll(state, { timeout: 90_000, intervals: [200] }).toBe('done')
}

/**
 * Sells a vehicle by a stock job of the signed-in office. The forms are tested in `hand-over.spec.ts`.
 * @param buyerId the account of the buyer; null for none
 * @returns the id of the purchase
 */
export async function sell(
  page: Page,
  gwnummer: string,
  partnerNumber: string,
  buyerId: number | null = null,
): Promise<string> {
  await runStockJob(page, { action: 'sell', partner_number: partnerNumber, buyerId }, [gwnummer])
  const [{ id }] = await (await call(page, 'GET', `/mvp/api/house-purchases?gwnummer=${gwnummer}`)).json()
  return id
}

/** A vehicle sold to a new dealer; the browser stays signed in as the office, which moves the hand-over. */
export async function aSale(page: Page) {
  const [gwnummer] = numbersOutsideTheStock()
  const dealer = await anActiveDealer({ termsAgreed: true })
  await deliver({ gwnummer, hersteller: 'Audi', modellgruppe: 'A4', ...prices })
  await signIn(page, logins.office)
  const id = await sell(page, gwnummer, dealer.partnerNumber)
  await lastMailTo(dealer.email, `Ihr Kauf ${gwnummer}`)
  const steps = ['open', 'paid', 'documents', 'ready']
  const move = (to: string) =>
    call(page, 'POST', `/mvp/api/house-purchases/${id}/hand-over`, { from: steps[steps.indexOf(to) - 1], to })
  return { gwnummer, dealer, id, move }
}

/** A free time of the calendar, for the caller. */
export async function aFreeTime(page: Page) {
  const { today, blocked, full } = await (await call(page, 'GET', '/mvp/api/mvp-appointment-calendar')).json()
  const closed = new Set(blocked.map(({ date }: { date: string }) => date))
  const days = Array.from({ length: 30 }, (_, ahead) => dayAfter(today, ahead + 1))
  const day = days.find((one) => !closed.has(one)) ?? ''
  return { day, time: quarterHours().find((one) => !full[day]?.includes(one)) }
}

/** A car with a recorded dent, sold to a new dealer and collected; the office is signed in afterwards. */
export async function aCollectedCar(page: Page, signInAs: (who: 'office') => Promise<unknown>) {
  const [gwnummer] = numbersOutsideTheStock()
  const dealer = await anActiveDealer({ termsAgreed: true })
  await deliver({
    ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4' },
    ...prices,
  })
  await signInAs('office')
  const recorded = await call(page, 'POST', `/mvp/api/house-vehicles/${gwnummer}/condition/records`, {
    ...{ id: randomUUID(), recordedAt: new Date(Date.now()).toISOString() },
    damages: [
      {
        ...{ id: randomUUID(), panel: 'TUER_VORN_LINKS', kind: 'DELLE', state: 'VORHANDEN' },
        ...{ lengthCm: 4, widthCm: 2 },
      },
    ],
    paint: { readings: [{ panel: 'TUER_HINTEN_LINKS', micrometres: 248 }], factory: null },
  })
  expect(recorded.status()).toBeLessThan(300)
  const id = await sell(page, gwnummer, dealer.partnerNumber)
  for (const [index, to] of handOverStates.entries())
    if (index > 0)
      await call(page, 'POST', `/mvp/api/house-purchases/${id}/hand-over`, {
        from: handOverStates[index - 1],
        to,
      })
  return { gwnummer, dealer, id }
}
