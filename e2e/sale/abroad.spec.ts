import { aCompany, aPartnerNumber } from '../applicants.ts'
import { expect, expectAccessible, expectFits, logins, test } from '../fixtures.ts'
import { activateCompany } from '../operator.ts'
import { houseVehicle, runJob } from '../pages/house-vehicle.ts'
import { registrationPage } from '../pages/registration.ts'
import { aPdf } from '../papers.ts'
import { call, signIn } from '../session.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

test('a Polish dealer registers, sees net prices, buys, confirms the arrival and gets the papers', {
  tag: '@both-widths',
}, async ({ page, outbox }) => {
  test.slow()
  const [gwnummer] = numbersOutsideTheStock()
  const company = aCompany()
  const registration = registrationPage(page)
  await registration.open()
  await registration.country.selectOption('Polen')
  await registration.fill(company)
  await registration.field('Telefon').fill('601 234 567')
  await registration.field('Ort').fill('Poznań')
  await registration.field('Postleitzahl').fill('61-001')
  await registration.field('USt-IdNr.').fill('PL1234567890')
  await registration.submit.click()
  await expect(page).toHaveURL(/#\/login$/)
  const partnerNumber = aPartnerNumber()
  await activateCompany({ email: company.email, partnerNumber })
  await deliver({
    ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4', fin: 'WAUZZZF4002140977', vatMode: 'REGEL' },
    ...{ planverkaufspreisprivatkundengeschaeftbrutto: 25_000, haendlerpreisbrutto: 23_800 },
  })

  await signIn(page, company.email, company.password)
  await expect
    .poll(async () => (await (await call(page, 'GET', '/uaa/api/account')).json()).buysNet, {
      timeout: 60_000,
    })
    .toBe(true)
  await page.goto(`/#/results?gwNummer=${gwnummer}`)
  const card = page.getByRole('article').filter({ hasText: gwnummer })
  await expect(card.getByText('ohne deutsche MwSt.')).toBeVisible()
  await expect(card.getByText('20.000 €')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await card.getByRole('link', { name: /Audi A4/ }).click()
  await expect(page.getByText('Händlerpreis (netto)')).toBeVisible()
  await expect(page.getByText('20.000,00 €').first()).toBeVisible()
  await expect(page.getByText('Ohne deutsche MwSt. (innergemeinschaftliche Lieferung)')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await signIn(page, logins.office)
  const vehicle = houseVehicle(page, gwnummer)
  await vehicle.open()
  await vehicle.act('Verkauft')
  await page.getByLabel('Partnernummer oder Firma des Händlers').fill(partnerNumber)
  await runJob(page, 'Als verkauft melden')
  const [{ id }] = await (await call(page, 'GET', `/mvp/api/house-purchases?gwnummer=${gwnummer}`)).json()
  await page.goto(`/#/house/purchases/${id}`)
  const invoice = page.getByRole('region', { name: 'Rechnung' })
  await invoice.getByLabel('Steuer').selectOption('0 %, EU-Lieferung')
  await invoice.getByRole('button', { name: 'Vorschau' }).click()
  await invoice.getByRole('button', { name: 'Rechnung bereitstellen' }).click()
  await expect(invoice.getByRole('listitem').filter({ hasText: 'Gültig' })).toContainText('20.000,00')
  const steps = ['open', 'paid', 'documents', 'ready', 'collected']
  for (const [at, to] of steps.entries())
    if (at > 0)
      await call(page, 'POST', `/mvp/api/house-purchases/${id}/hand-over`, { from: steps[at - 1], to })
  await page.reload()
  const proof = page.getByRole('region', { name: 'Ankunft im Ausland' })
  await expect(proof.getByText('fehlt', { exact: true })).toBeVisible()
  await page.getByLabel('Art', { exact: true }).selectOption('Fahrzeugpapiere')
  await page.getByLabel('PDF, höchstens 5 MB').setInputFiles(aPdf('Brief.pdf'))
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(page.getByRole('button', { name: 'Brief.pdf Herunterladen' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.goto(`/#/house/purchases?arrival=missing&q=${gwnummer}`)
  await expect(page.getByRole('link', { name: new RegExp(gwnummer) })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await signIn(page, company.email, company.password)
  await page.goto(`/#/purchases/${id}`)
  const arrival = page.getByRole('region', { name: 'Ankunft im Ausland' })
  await expect(arrival.getByText(/^Wir brauchen bis \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await arrival.getByRole('button', { name: 'Ankunft bestätigen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Ort der Ankunft')).toHaveValue('Poznań')
  await expect(dialog.getByText('WAUZZZF4002140977')).toBeVisible()
  await dialog.getByRole('button', { name: 'Unterschrieben senden' }).click()
  await expect(dialog.getByText('Bitte den Monat der Ankunft angeben.')).toBeVisible()
  await expect(dialog.getByText('Bitte unterschreiben oder den Namen eintippen.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Monat der Ankunft').fill('11/2026')
  const pad = dialog.getByRole('img', { name: /^Feld für die Unterschrift/ })
  await pad.scrollIntoViewIfNeeded()
  const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 })
  await page.mouse.up()
  await expect(dialog.getByRole('img', { name: /^Unterschrift von/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Unterschrieben senden' }).click()
  await expect(arrival.getByText(/^Gelangensbestätigung vom/)).toBeVisible()
  await outbox.lastTo('verkauf@autoexpo.example', `Nachweis der Ankunft eingegangen, Kauf ${gwnummer}`)
  const papers = page.getByRole('region', { name: 'Papiere' })
  for (const name of [/Brief\.pdf Herunterladen/, /Gelangensbestaetigung \d+\.pdf Herunterladen/]) {
    const saved = page.waitForEvent('download')
    await papers.getByRole('button', { name }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  }
  await expectAccessible(page)
  await expectFits(page)
})
