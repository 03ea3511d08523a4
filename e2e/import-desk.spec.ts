import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, test } from './fixtures.ts'
import { houseVehicle } from './pages/house-vehicle.ts'
import { numbersOutsideTheStock } from './stock.ts'

/** A row of a mobile.de file: 212 columns, no header. */
function mobileDeRow(gwnummer: string, changes: Record<number, string> = {}) {
  const cells = Array.from({ length: 212 }, () => '')
  const usual: Record<number, string> = {
    ...{ 1: gwnummer, 2: 'Car.EstateCar', 3: 'Volkswagen', 4: 'Golf Variant', 5: '110', 8: '03.2021' },
    ...{ 9: '45000', 10: '18900.00', 11: '1', 14: `WVWZZZ8K0DA${gwnummer}`, 15: '0', 16: 'Grau' },
    ...{ 23: '16500.00', 27: '0', 28: 'EUR', 29: '19', 30: '0', 109: '2', 110: '3' },
  }
  for (const [position, text] of Object.entries({ ...usual, ...changes })) cells[Number(position)] = text
  return cells.join(';')
}

async function newSource(page: Page, name: string, format: string) {
  await page.getByRole('button', { name: 'Neue Herkunft' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Format').selectOption(format)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Uploads a file of a source and waits for its check. */
async function upload(page: Page, source: string, content: string | Buffer) {
  await page.goto('/#/house/imports')
  await page.getByLabel('Herkunft', { exact: true }).selectOption({ label: source })
  const buffer = Buffer.from(content)
  await page.getByLabel('Datei').setInputFiles({ name: 'bestand.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Hochladen und prüfen' }).click()
  await expect(page.getByRole('heading', { name: `Import „${source}“` })).toBeVisible()
}

async function takeOver(page: Page) {
  await page.getByRole('button', { name: '1 Fahrzeug übernehmen' }).click({ timeout: 60_000 })
  await expect(page.getByText('Der Import ist übernommen.')).toBeVisible({ timeout: 60_000 })
}

test.describe('Import in der Verwaltung', () => {
  test('takes a mobile.de file over whose errors and maker were mended', { tag: '@both-widths' }, async ({
    page,
    signInAs,
    isMobile,
  }) => {
    const source = `${isMobile ? 'Süd' : 'Nord'} ${Date.now() % 1_000_000}`
    const first = isMobile ? 971_000 : 961_000
    const numbers = [1, 2, 3].map((offset) => String(first + offset))
    const [good = '', badKilometers = '', otherMaker = ''] = numbers
    await signInAs('office')
    await page.goto('/#/house/imports')
    await newSource(page, source, 'mobile.de')

    const rows = [
      mobileDeRow(good),
      mobileDeRow(badKilometers, { 9: 'unbekannt' }),
      mobileDeRow(otherMaker, { 3: 'Volkswagn' }),
    ]
    await upload(page, source, Buffer.from(rows.join('\r\n'), 'latin1'))
    await expect(page.getByRole('button', { name: '2 Fahrzeuge übernehmen' })).toBeVisible({
      timeout: 60_000,
    })
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'kilometer in Zeile 2 berichtigen' }).click()
    await page.getByLabel('kilometer in Zeile 2').fill('45.000')
    await page.getByLabel('Name im Portal für Volkswagn').fill('Volkswagen')
    await page.getByRole('button', { name: '2 Angaben erneut prüfen' }).click()

    await page.getByRole('button', { name: '3 Fahrzeuge übernehmen' }).click({ timeout: 60_000 })

    await expect(page.getByText('Der Import ist übernommen.')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Alle Importe' }).click()
    await expect(page.getByRole('link', { name: `${source}: bestand.csv` })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })

  test('replaces or leaves what was edited by hand, as its source says, and is undone', async ({
    page,
    signInAs,
  }) => {
    const source = `West ${Date.now() % 1_000_000}`
    const [gwnummer] = numbersOutsideTheStock()
    const file = (kilometers: number) =>
      [
        'gwnummer,fin,hersteller,modellgruppe,modell,kilometerstandvon,erstzulassungvon,haendlerpreisbrutto,location',
        `${gwnummer},WVWZZZ8K0DA${gwnummer},Volkswagen,Golf,Golf,${kilometers},2021-03,16500,Halle 1`,
      ].join('\n')
    const vehicle = houseVehicle(page, gwnummer)
    await signInAs('office')
    await page.goto('/#/house/imports')
    await newSource(page, source, 'vehicle.v1')
    await upload(page, source, file(12_000))
    await takeOver(page)

    await vehicle.open()
    await page.getByRole('button', { name: /^Standort:/ }).press('Enter')
    await page.getByRole('textbox', { name: /Standort/ }).fill('Halle 9')
    await page.keyboard.press('Enter')
    await vehicle.expectFact('location', 'Halle 9')

    await upload(page, source, file(12_000))
    await expect(page.getByText('Die Lieferung ersetzt die Handeingabe „Halle 9“.')).toBeVisible({
      timeout: 60_000,
    })
    await takeOver(page)
    await vehicle.expectFact('location', 'Halle 1')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(page.getByText(/1 zurückgesetzt/)).toBeVisible({ timeout: 30_000 })
    await vehicle.expectFact('location', 'Halle 9')

    await page.goto('/#/house/imports')
    await page.getByRole('button', { name: `Regeln von ${source} ändern` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Von Hand geänderte Angaben').selectOption({ label: 'Handeingabe bleibt' })
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog).toHaveCount(0)
    await upload(page, source, file(13_000))
    await expect(page.getByText('Die Handeingabe „Halle 9“ bleibt.')).toBeVisible({ timeout: 60_000 })
    await takeOver(page)
    await vehicle.expectFact('kilometerstandvon', '13000')
    await vehicle.expectFact('location', 'Halle 9')
  })

  test('refuses a file that is no delivery, and shows a key once', async ({ page, signInAs }) => {
    const source = `Abend ${Date.now() % 1_000_000}`
    await signInAs('office')
    await page.goto('/#/house/imports')
    await newSource(page, source, 'vehicle.v1')

    await upload(page, source, 'PK\u0003\u0004 half a table')
    await expect(page.getByText('Am Bestand wurde nichts geändert.')).toBeVisible({ timeout: 60_000 })

    await page.getByRole('link', { name: 'Alle Importe' }).click()
    await page.getByRole('button', { name: `Schlüssel anlegen für ${source}` }).click()
    await expect(page.getByRole('dialog').getByText(/^[\w-]{43}$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Schlüssel widerrufen für ${source}` }).click()
    await expect(page.getByRole('button', { name: `Schlüssel anlegen für ${source}` })).toBeVisible()
  })
})
