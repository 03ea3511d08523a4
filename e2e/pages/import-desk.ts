import { expect, type Locator, type Page } from '@playwright/test'

/** A CSV file with one vehicle in the format `vehicle.v1`, of a maker whose results no test counts. */
export const ownRow = (gwnummer: string, farbe: string, km: number) =>
  'gwnummer,fin,hersteller,modellgruppe,modell,kilometerstandvon,erstzulassungvon,haendlerpreisbrutto,planverkaufspreisprivatkundengeschaeftbrutto,farbe\n' +
  `${gwnummer},VSSZZZ5FZDA${gwnummer},Seat,Leon,Leon ST,${km},2021-03-01,16500,18900,${farbe}\n`

/** Drops a text file on an element, as from a folder of the desktop. */
export async function dropFile(target: Locator, name: string, text: string) {
  const dataTransfer = await target.page().evaluateHandle(
    ([fileName, content]) => {
      const given = new DataTransfer()
      given.items.add(new File([content], fileName))
      return given
    },
    [name, text] as const,
  )
  for (const type of ['dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer })
}

const workMs = 90_000

type Rules = { keepsHandEdits?: string; isWhole?: boolean }

/** The import desk of the house; its page must be open. */
export const importDesk = (page: Page) => ({
  newSource: async (name: string, format: string, { keepsHandEdits, isWhole = false }: Rules = {}) => {
    await page.getByRole('button', { name: 'Neue Herkunft' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Format').selectOption(format)
    if (keepsHandEdits) await dialog.getByLabel('Von Hand geänderte Angaben').selectOption(keepsHandEdits)
    if (isWhole) await dialog.getByLabel(/^Jede Datei ist der ganze Bestand/).check()
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog).toHaveCount(0)
  },
  /** Uploads a file with one vehicle and waits until it has been checked. */
  check: async (source: string, text: string) => {
    await page.getByLabel('Herkunft', { exact: true }).selectOption({ label: source })
    const file = { name: 'bestand.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('Datei').setInputFiles(file)
    await page.getByRole('button', { name: 'Hochladen und prüfen' }).click()
    await expect(page.getByRole('button', { name: '1 Fahrzeug übernehmen' })).toBeVisible({ timeout: workMs })
  },
  takeOver: async () => {
    await page.getByRole('button', { name: '1 Fahrzeug übernehmen' }).click()
    await expect(page.getByText('Der Import ist übernommen.')).toBeVisible({ timeout: workMs })
  },
})
