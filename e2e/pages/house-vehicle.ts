import { expect, type Page } from '@playwright/test'
import { call } from '../session.ts'

/** The offer states by the actions that lead to them. */
const offerStates: Record<string, string | undefined> = {
  Anbieten: 'Angeboten',
  Zurückziehen: 'Zurückgezogen',
  Reservieren: 'Reserviert',
  Verkauft: 'Verkauft',
}

/** The vehicle page of the house. */
export const houseVehicle = (page: Page, gwnummer: string) => ({
  open: async () => {
    await page.goto(`/#/house/vehicles/${gwnummer}`)
    await expect(page.getByRole('region', { name: 'Status' })).toBeVisible()
  },
  /** Opens a job for the vehicle: by the offer state to which it leads, otherwise from the menu of the head. */
  act: async (label: string) => {
    const state = offerStates[label]
    if (state) {
      const status = page.getByRole('region', { name: 'Status' })
      await status.getByLabel('Im Angebot').selectOption(state)
      await status.getByRole('button', { name: `Weiter: ${label}` }).click()
    } else {
      await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
      await page.getByRole('button', { name: label, exact: true }).click()
    }
  },
  /** Waits until the stored fact equals `text`, written as in a delivery. */
  expectFact: (name: string, text: string) =>
    expect
      .poll(async () => {
        const reply = await call(page, 'GET', `/mvp/api/house-vehicles/${gwnummer}`)
        const { facts }: { facts: Record<string, string> } = await reply.json()
        return facts[name]
      })
      .toBe(text),
})

/**
 * Runs a stock job for one vehicle: from its form, through the preview, to the result.
 * @param action label of the button that executes it, without the number of vehicles
 */
export async function runJob(page: Page, action: string) {
  await page.getByRole('button', { name: 'Vorschau zeigen' }).click()
  await page.getByRole('button', { name: `1 Fahrzeug: ${action}` }).click()
  await expect(page.getByText(/Rückgängig bis/)).toBeVisible({ timeout: 90_000 })
}
