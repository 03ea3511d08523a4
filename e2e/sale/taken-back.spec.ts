import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { houseVehicle } from '../pages/house-vehicle.ts'
import { somePhotos } from '../pictures.ts'
import { call, signIn } from '../session.ts'
import { aCollectedCar } from '../sold-cars.ts'
import { patient } from '../standing.ts'

test('a vehicle with a defect is taken back: it is in the stock again with photos and history, and the money is paid back', {
  tag: '@both-widths',
}, async ({ page, browser, signInAs, outbox }) => {
  test.slow()
  const { gwnummer, dealer, id } = await aCollectedCar(page, signInAs)
  const context = await browser.newContext()
  const buyer = patient(await context.newPage())
  await buyer.goto('/#/home')
  await signIn(buyer, dealer.email)

  await test.step('the buyer reports a declared damage that is larger, and a new one, with a photo each', async () => {
    await buyer.goto(`/#/purchases/${id}`)
    const panel = buyer.getByRole('region', { name: 'Reklamation' })
    await panel.getByRole('link', { name: 'Mangel melden' }).click()
    await buyer.getByLabel('Bauteil').selectOption('Tür vorn links')
    await buyer.getByLabel('Schon im Gutachten?').selectOption({ index: 1 })
    await buyer.getByLabel('Beschreibung').fill('Die Delle ist jetzt 9 cm lang.')
    const [first, second] = await somePhotos(`${gwnummer} zurück`, 2)
    if (!first || !second) throw new Error('There are not two photos.')
    await buyer.getByLabel('Foto', { exact: true }).setInputFiles(first)
    await expect(buyer.getByText('1 von 40')).toBeVisible()
    await buyer.getByRole('button', { name: 'Weiteren Mangel hinzufügen' }).click()
    await buyer.getByLabel('Bauteil').selectOption('Tür hinten links')
    await buyer.getByLabel('Beschreibung').fill('Tiefer Kratzer')
    await buyer.getByLabel('Foto', { exact: true }).setInputFiles(second)
    await expect(buyer.getByText('2 von 40')).toBeVisible()
    await buyer.getByLabel('Kilometerstand heute').fill('12.380')
    await buyer.getByRole('button', { name: 'Mangel melden' }).click()
    await expect(panel.getByText('Gemeldet', { exact: true })).toBeVisible()
  })

  await test.step('the house takes the vehicle back', async () => {
    await page.goto(`/#/house/claims?q=${gwnummer}`)
    await page.getByRole('link', { name: /Tür vorn links/ }).click()
    const decision = page.getByRole('form', { name: 'Entscheidung' })
    await decision.getByLabel('Rücknahme').check({ force: true })
    await decision.getByLabel('Begründung an den Händler').fill('Das Fahrzeug kommt zurück.')
    await decision.getByRole('button', { name: 'Fahrzeug zurücknehmen' }).click()
    await expect(decision).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('it is in the stock again, with its history and what was found', async () => {
    const vehicle = houseVehicle(page, gwnummer)
    await vehicle.open()
    await expect(page.getByText('12.380').first()).toBeVisible()
    await page.goto(`/#/house/vehicles/${gwnummer}/condition`)
    await expect(
      page.getByRole('button', { name: /^Tür hinten links Kratzer · vorhanden.*1 Foto$/ }),
    ).toBeVisible()
    const stored = async (part: string) =>
      (await call(page, 'GET', `/mvp/api/house-vehicles/${gwnummer}/${part}`)).json()
    const { condition, versions } = await stored('condition')
    expect(versions).toHaveLength(2)
    expect(JSON.stringify(condition)).toContain('Tiefer Kratzer')
    const fields = (await stored('changes')).map(({ field }: { field: string }) => field)
    expect(fields.join()).toMatch(/sold_?at.*kilometerstandvon|kilometerstandvon.*sold_?at/i)
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('the office sees what to pay back, records it, undoes it, and records it again', async () => {
    await page.goto('/#/house/payments')
    await page
      .getByRole('region', { name: 'Zurückzuzahlen' })
      .getByRole('listitem')
      .filter({ hasText: gwnummer })
      .getByRole('link')
      .click()
    const payment = page.getByRole('region', { name: 'Zahlung' })
    await expect(payment.getByText('Zurückzuzahlen: 18.000,00\u00a0€')).toBeVisible()
    const dialog = page.getByRole('dialog')
    const record = async (amount: string) => {
      await payment.getByRole('button', { name: 'Als zurückgezahlt vermerken' }).click()
      await dialog.getByLabel('Betrag (in €)').fill(amount)
      await dialog.getByRole('button', { name: 'Vermerken' }).click()
    }
    await record('20.000')
    await expect(dialog.getByText('Höchstens 18.000,00\u00a0€.')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await dialog.getByLabel('Betrag (in €)').fill('18.000')
    await dialog.getByRole('button', { name: 'Vermerken' }).click()
    await expect(payment.getByText(/zurückgezahlt, vermerkt von/)).toBeVisible()
    await payment.getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(payment.getByText('Zurückzuzahlen: 18.000,00\u00a0€')).toBeVisible()
    await record('18.000')
    await expect(payment.getByText(/zurückgezahlt, vermerkt von/)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })

  await outbox.lastTo(dealer.email, `Rückzahlung zu GW ${gwnummer}: Vermerk zurückgenommen`)

  await test.step('the buyer sees that the purchase is undone and the money paid back', async () => {
    await buyer.goto('/#/purchases')
    await buyer.goto(`/#/purchases/${id}`)
    await expect(buyer.getByText(/Wir haben das Fahrzeug am .* zurückgenommen/)).toBeVisible()
    await expect(buyer.getByRole('list', { name: 'Rückzahlungen' })).toContainText(
      /18\.000,00.€ zurückgezahlt am/,
    )
    await expectAccessible(buyer)
    await expectFits(buyer)
  })
})
