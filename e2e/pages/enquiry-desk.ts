import { expect, type Page } from '@playwright/test'
import { dayMs } from '@portal/domain/values/durations'
import { holidaysOf } from '@portal/domain/values/holidays'
import { carDetail, carWhere } from './car-details.ts'
import { enquiryDialog } from './enquiry.ts'

/** Sends an enquiry about any vehicle as the signed-in dealer; returns the vehicle. */
export async function askAsDealer(page: Page, text: string) {
  const car = await carWhere(page, () => true)
  await page.goto(carDetail(page).pathOf(car))
  await carDetail(page).enquiry.first().click()
  const form = enquiryDialog(page)
  await form.message.fill(text)
  await form.phone.fill('+49-6990009')
  await form.consent.check()
  // The message of an earlier enquiry may still be shown.
  const stored = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().includes('car-request'),
  )
  await form.submit.click()
  expect((await stored).status()).toBe(201)
  await expect(page.getByText('Ihre Anfrage wurde gesendet.').first()).toBeVisible()
  return car
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** A random day in one to five months that is no public holiday. @param weekday 0 = Sunday */
async function aFarDay(weekday: number): Promise<string> {
  const weeks = 4 + Math.floor(Math.random() * 18)
  const soon = Date.now() + weeks * 7 * dayMs
  const day = isoDay(soon + ((7 + weekday - new Date(soon).getUTCDay()) % 7) * dayMs)
  return (await holidaysOf(Number(day.slice(0, 4)))).has(day) ? aFarDay(weekday) : day
}

/** A Wednesday without other tests, because they move appointments to Tuesdays. */
export const aFarWednesday = () => aFarDay(3)
/** A Friday without other tests, because it is closed as a whole. */
export const aFarFriday = () => aFarDay(5)
/** A day without appointments. */
export const aFarSaturday = () => aFarDay(6)

/** A random time on a Tuesday in one to five months, so that tests do not choose the same time. */
export async function aFarTuesday() {
  const day = await aFarDay(2)
  const hour = 10 + Math.floor(Math.random() * 6)
  const minute = ['00', '15', '30', '45'][Math.floor(Math.random() * 4)]
  return { day, time: `${hour}:${minute}` }
}

/** The enquiry desk of the house. */
export const enquiryDesk = (page: Page) => {
  const thread = page.getByRole('list', { name: 'Verlauf' })
  const inList = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  /** Searches all enquiries for the last 12 characters of `text`, which must be random. */
  const find = (text: string) => page.goto(`/#/house/enquiries?state=all&q=${text.slice(-12)}`)
  return {
    thread,
    inList,
    find,
    /** Opens the enquiry with this text from the list; its last 12 characters must be random. */
    open: async (text: string) => {
      await find(text)
      await inList(text).getByRole('link').click()
      await expect(thread.getByText(text)).toBeVisible()
    },
    search: page.getByRole('region', { name: 'Liste der Anfragen' }).getByLabel('Suche'),
    state: page.locator('.thread').getByLabel('Stand'),
    holder: page.locator('.thread').getByLabel('Zuständig'),
    take: page.getByRole('button', { name: 'Übernehmen' }),
    template: page.getByLabel('Vorlage'),
    text: page.getByLabel(/^Antwort an/),
    note: page.getByLabel('Notiz, nur im Haus sichtbar'),
    send: page.getByRole('button', { name: 'Antwort senden' }),
  }
}
