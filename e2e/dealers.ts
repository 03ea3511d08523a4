import type { Page } from '@playwright/test'
import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { aCompany, aPartnerNumber, type Company } from './applicants.ts'
import { addTwin } from './operator.ts'
import { call, signIn } from './session.ts'

type Wishes = { termsAgreed?: boolean }

/**
 * Adds an activated dealer for one test, without watched vehicles and purchases. The account is inserted directly;
 * registration is tested in `dealer-application.spec.ts`.
 */
export async function anActiveDealer({
  termsAgreed = false,
}: Wishes = {}): Promise<Company & { partnerNumber: string }> {
  const dealer = aCompany({ password: demoPassword })
  const { email, company_name: company } = dealer
  const partnerNumber = aPartnerNumber()
  await addTwin({
    of: 'haendler@autoexpo.example',
    email,
    company,
    partnerNumber,
    termsAgreed,
  })
  return { ...dealer, partnerNumber }
}

/** Signs the browser in as a new dealer who has accepted the terms. */
export async function signInAsNewDealer(page: Page) {
  const dealer = await anActiveDealer({ termsAgreed: true })
  await signIn(page, dealer.email)
  return dealer
}

type Car = { fahrzeugid: number; gwnummer: string; hersteller: string; modellgruppe: string }

/** The first `count` cars of the stock, requested with the browser's session. */
export async function someCars(page: Page, count: number): Promise<Car[]> {
  return (await call(page, 'GET', `/mvp/api/mvp-car-stocks?size=${count}`)).json()
}

/** Adds cars to the watchlist of the signed-in browser. */
export async function noteCars(page: Page, cars: Car[]) {
  for (const { fahrzeugid } of cars) await call(page, 'POST', '/mvp/api/mvp-user-watches', { fahrzeugid })
}
