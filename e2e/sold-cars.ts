import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { dayOfDate, quarterHours } from '@portal/domain/buyer/appointment'
import { handOverStates } from '@portal/domain/buyer/hand-over'
import { dayMs } from '@portal/domain/values/durations'
import { anActiveDealer } from './dealers.ts'
import { logins } from './fixtures.ts'
import { lastMailTo } from './mail.ts'
import { houseVehicle, runJob } from './pages/house-vehicle.ts'
import { call, signIn } from './session.ts'
import { deliver, numbersOutsideTheStock } from './stock.ts'

const prices = { planverkaufspreisprivatkundengeschaeftbrutto: 21_000, haendlerpreisbrutto: 18_000 }

const dayAfter = (day: string, days: number) => dayOfDate(new Date(Date.parse(day) + days * dayMs))

/** A vehicle sold to a new dealer; the browser stays signed in as the office, which moves the hand-over. */
export async function aSale(page: Page) {
  const [gwnummer] = numbersOutsideTheStock()
  await page.goto('/#/home')
  const dealer = await anActiveDealer({ termsAgreed: true })
  await deliver({ gwnummer, hersteller: 'Audi', modellgruppe: 'A4', ...prices })
  await signIn(page, logins.office)
  const vehicle = houseVehicle(page, gwnummer)
  await vehicle.open()
  await vehicle.act('Verkauft')
  await page.getByLabel('Partnernummer oder Firma des Händlers').fill(dealer.partnerNumber)
  await runJob(page, 'Als verkauft melden')
  await lastMailTo(dealer.email, `Ihr Kauf ${gwnummer}`)
  const [{ id }] = await (await call(page, 'GET', `/mvp/api/house-purchases?gwnummer=${gwnummer}`)).json()
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
  await page.goto('/#/home')
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
  const vehicle = houseVehicle(page, gwnummer)
  await vehicle.open()
  await vehicle.act('Verkauft')
  await page.getByLabel('Partnernummer oder Firma des Händlers').fill(dealer.partnerNumber)
  await runJob(page, 'Als verkauft melden')
  const [{ id }] = await (await call(page, 'GET', `/mvp/api/house-purchases?gwnummer=${gwnummer}`)).json()
  for (const [index, to] of handOverStates.entries())
    if (index > 0)
      await call(page, 'POST', `/mvp/api/house-purchases/${id}/hand-over`, {
        from: handOverStates[index - 1],
        to,
      })
  return { gwnummer, dealer, id }
}
