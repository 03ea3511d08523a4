import { expect, type Page } from '@playwright/test'
import { call } from '../session.ts'

/** The vehicle page of the house. */
export const houseVehicle = (page: Page, gwnummer: string) => ({
  open: async () => {
    await page.goto(`/#/house/vehicles/${gwnummer}`)
    await expect(page.getByRole('region', { name: 'Status' })).toBeVisible()
  },
  act: (label: string) =>
    page.getByRole('region', { name: 'Status' }).getByRole('button', { name: label, exact: true }).click(),
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
