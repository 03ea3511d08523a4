import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { houseVehicle, runJob } from '../pages/house-vehicle.ts'
import { somePhotos } from '../pictures.ts'
import { call, signIn } from '../session.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

const steps = ['open', 'paid', 'documents', 'ready', 'collected']

/** A car with a recorded dent, sold to a new dealer and collected; the office is signed in afterwards. */
async function aCollectedCar(page: Page, signInAs: (who: 'office') => Promise<unknown>) {
  const [gwnummer] = numbersOutsideTheStock()
  await page.goto('/#/home')
  const dealer = await anActiveDealer({ termsAgreed: true })
  await deliver({
    ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4' },
    ...{ planverkaufspreisprivatkundengeschaeftbrutto: 21_000, haendlerpreisbrutto: 18_000 },
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
  for (const [index, to] of steps.entries())
    if (index > 0)
      await call(page, 'POST', `/mvp/api/house-purchases/${id}/hand-over`, { from: steps[index - 1], to })
  return { gwnummer, dealer, id }
}

test('a dealer reports two defects, the house asks and offers, and the dealer accepts; a second claim is refused', {
  tag: '@both-widths',
}, async ({ page, signInAs, outbox }) => {
  test.slow()
  const { gwnummer, dealer, id } = await aCollectedCar(page, signInAs)

  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  const panel = page.getByRole('region', { name: 'Reklamation' })
  await panel.getByRole('link', { name: 'Mangel melden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mangel melden' })).toBeVisible()
  await expect(page.getByText(/^Melden bis/)).toBeVisible()

  await page.getByLabel('Bauteil').selectOption('Tür hinten links')
  await expect(page.getByRole('region', { name: 'So stand es beim Kauf' })).toContainText('kein Schaden')
  await page.getByRole('button', { name: 'Mangel melden' }).click()
  await expect(page.getByLabel('Beschreibung')).toBeFocused()
  await page.getByLabel('Beschreibung').fill('Delle etwa 3 cm, Lack gebrochen.')
  await page.getByLabel('Foto', { exact: true }).setInputFiles(await somePhotos(gwnummer, 2))
  await expect(page.getByText('2 von 40')).toBeVisible()
  await page.getByRole('button', { name: 'Weiteren Mangel hinzufügen' }).click()
  await page
    .getByRole('button', { name: /^Tür vorn links, 1 Schaden/ })

    .click()
  await page.getByLabel('Schon im Gutachten?').selectOption({ index: 1 })
  await page.getByLabel('Beschreibung').fill('Die Delle ist größer als im Gutachten.')
  await page.getByLabel('Kilometerstand heute').fill('12.000')
  await expect(page.getByText('Weniger als beim Verkauf (12.345\u00a0km). Bitte prüfen.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.reload()
  await expect(page.getByLabel('Kilometerstand heute')).toHaveValue('12.000')
  await expect(page.getByText('2 von 40')).toBeVisible()
  await page.getByLabel('Kilometerstand heute').fill('12.380')
  await page.getByLabel(/^Betrag, den Sie erwarten/).fill('380')
  await page.getByRole('button', { name: 'Mangel melden' }).click()
  await expect(panel.getByText('Gemeldet', { exact: true })).toBeVisible()
  await expect(panel).toContainText('Tür vorn links, Schaden größer')
  await expectAccessible(page)
  await expectFits(page)
  await outbox.lastTo('verkauf@autoexpo.example', `zu GW ${gwnummer}`)

  await signInAs('office')
  await page.goto(`/#/house/claims?q=${gwnummer}`)
  await page.getByRole('link', { name: /Tür hinten links und 1 weitere/ }).click()
  const compared = page.getByRole('table', { name: 'Tür hinten links' })
  await expect(compared).toContainText('kein Schaden')
  await expect(compared).toContainText('Delle etwa 3 cm, Lack gebrochen.')
  await expect(page.getByRole('table', { name: 'Tür vorn links' })).toContainText('Größer geworden')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('heading', { level: 2 }).first().click()
  await page.keyboard.press('e')
  const decision = page.getByRole('form', { name: 'Entscheidung' })
  await expect(decision.getByLabel('Gutschrift')).toBeFocused()
  await decision.getByLabel('Rückfrage').check({ force: true })
  await decision.getByLabel('Frage an den Händler').fill('Seit wann ist die Delle da?')
  await decision.getByRole('button', { name: 'Rückfrage senden' }).click()
  await expect(page.getByText('Wartet auf Händler').last()).toBeVisible()
  await outbox.lastTo(dealer.email, `zu GW ${gwnummer}`)

  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  await expect(panel.getByText('Seit wann ist die Delle da?')).toBeVisible()
  await panel.getByLabel('Ihre Nachricht').fill('Seit der Abholung.')
  await panel.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(panel.getByText('In Prüfung', { exact: true })).toBeVisible()

  await signInAs('office')
  await page.goto(`/#/house/claims?q=${gwnummer}`)
  await page.getByRole('link', { name: /Tür hinten links und 1 weitere/ }).click()
  await decision.getByLabel('Angebot').check({ force: true })
  await decision.getByLabel(/^Betrag brutto/).fill('99.000')
  await decision.getByLabel('Begründung an den Händler').fill('Wir übernehmen das Drücken.')
  await decision.getByRole('button', { name: '99.000,00 € anbieten' }).click()
  await expect(decision.getByText('Höchstens der Kaufpreis (18.000,00\u00a0€).')).toBeVisible()
  await decision.getByLabel(/^Betrag brutto/).fill('300')
  await decision.getByRole('button', { name: '300,00 € anbieten' }).click()
  await expect(page.getByText('Die Frist ruht.', { exact: false })).toBeVisible()

  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  await panel.getByRole('button', { name: '300,00 € annehmen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '300,00 € annehmen' }).click()
  await expect(panel.getByText('Gutschrift über 300,00\u00a0€')).toBeVisible()

  await panel.getByRole('link', { name: 'Weiteren Mangel melden' }).click()
  await page.getByText('Motor, Getriebe').click()
  await page.getByLabel('Beschreibung').fill('Das Getriebe ruckt kalt.')
  await page.getByLabel('Kilometerstand heute').fill('12.390')
  await page.getByRole('button', { name: 'Mangel melden' }).click()
  await expect(panel.getByText('Gemeldet', { exact: true })).toBeVisible()

  await signInAs('office')
  await page.goto(`/#/house/claims?q=${gwnummer}`)
  await page.getByRole('link', { name: /Motor, Getriebe/ }).click()
  await decision.getByLabel('Ablehnung').check({ force: true })
  await decision.getByRole('button', { name: 'Reklamation ablehnen' }).click()
  await expect(decision.getByText('Bitte begründen Sie die Entscheidung.')).toBeVisible()
  await decision.getByLabel('Begründung an den Händler').fill('Das stand im Gutachten.')
  await decision.getByRole('button', { name: 'Reklamation ablehnen' }).click()
  await expect(page.getByRole('heading', { name: 'Abgelehnt' })).toBeVisible()
  await outbox.lastTo(dealer.email, `zu GW ${gwnummer}`)

  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  await expect(panel.getByText('Das stand im Gutachten.').first()).toBeVisible()
  await expectAccessible(page)
})
