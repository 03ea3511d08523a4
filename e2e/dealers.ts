import { expect, type Page } from '@playwright/test'
import { anActiveDealer } from './applicants.ts'

async function call(page: Page, method: 'GET' | 'POST' | 'PUT', url: string, data?: object) {
  const { cookies } = await page.context().storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) }
  const reply = await page.context().request.fetch(url, { method, headers, data })
  expect(reply.ok(), `${method} ${url}: ${reply.status()} ${await reply.text()}`).toBe(true)
  return reply
}

/** Signs the browser in as an activated dealer nobody else uses: its watchlist and history are empty. */
export async function signInAsNewDealer(page: Page) {
  const dealer = await anActiveDealer()
  await call(page, 'GET', '/mvp/api/portal-settings')
  await call(page, 'POST', '/auth/login', {
    username: dealer.email,
    password: dealer.password,
    rememberMe: false,
  })
  await call(page, 'PUT', '/uaa/api/accept-terms?termsofuseagreed=true')
  return dealer
}

type Car = { fahrzeugid: number; gwnummer: string; hersteller: string; modellgruppe: string }

/** Some cars of the stock, as the signed-in browser sees them. */
export async function someCars(page: Page, count: number): Promise<Car[]> {
  return (await call(page, 'GET', `/mvp/api/mvp-car-stocks?size=${count}`)).json()
}

/** Notes cars on the watchlist of the signed-in browser. */
export async function noteCars(page: Page, cars: Car[]) {
  for (const { fahrzeugid } of cars) await call(page, 'POST', '/mvp/api/mvp-user-watches', { fahrzeugid })
}
