import { today } from '@portal/domain/buyer/appointment'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { moveToPoland } from '../operator.ts'
import { aPdf } from '../papers.ts'
import { call, signIn } from '../session.ts'
import { sell } from '../sold-cars.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

const steps = ['open', 'paid', 'documents', 'ready', 'collected']

test('a dealer in Poland signs that the vehicle arrived, and the house sees the proof', {
  tag: '@both-widths',
}, async ({ page, signInAs, outbox }) => {
  test.slow()
  const [gwnummer] = numbersOutsideTheStock()
  const dealer = await anActiveDealer({ termsAgreed: true })
  const vatId = await moveToPoland(dealer.email)
  await deliver({
    ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4', fin: `WAUZZZF4002${gwnummer}`, vatMode: 'REGEL' },
    ...{ planverkaufspreisprivatkundengeschaeftbrutto: 25_000, haendlerpreisbrutto: 23_800 },
  })
  await signInAs('office')
  const id = await sell(page, gwnummer, dealer.partnerNumber)
  const day = today(new Date(Date.now()))
  const place = { street: 'ul. Prosta 1', postalCode: '00-001', city: 'Warszawa', country: 'PL' }
  await call(page, 'POST', `/mvp/api/house-purchases/${id}/invoices`, {
    ...{ taxCase: 'eu', issuedOn: day, dueOn: day, deliveredOn: day, deliverTo: place },
    ...{ buyerReference: '90001', buyer: { name: dealer.company_name, ...place, vatId, mail: dealer.email } },
  })
  for (const [index, to] of steps.slice(1).entries())
    await call(page, 'POST', `/mvp/api/house-purchases/${id}/hand-over`, { from: steps[index], to })

  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  const panel = page.getByRole('region', { name: 'Ankunft im Ausland' })
  await expect(panel.getByText(/^Wir brauchen bis/)).toBeVisible()
  await expectFits(page)
  await panel.getByRole('button', { name: 'Ankunft bestätigen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ankunft bestätigen' })
  await expect(dialog.getByLabel('Ort der Ankunft')).toHaveValue('Warszawa')
  await dialog.getByRole('button', { name: 'Unterschrieben senden' }).click()
  await expect(dialog.getByText('Bitte den Monat der Ankunft angeben.')).toBeVisible()
  await expect(dialog.getByText('Bitte unterschreiben oder den Namen eintippen.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByLabel('Monat der Ankunft').fill(`${day.slice(5, 7)}/${day.slice(0, 4)}`)
  const pad = dialog.getByRole('img', { name: /Feld für die Unterschrift/ })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no field to sign in.')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 })
  await page.mouse.up()
  const beside = await page.context().newPage()
  await beside.goto(`/#/purchases/${id}`)
  await beside.getByText('Nachweis als PDF hochladen').click()
  const late = beside.getByRole('button', { name: 'Nachweis schicken' })
  await late.click()
  await expect(beside.getByText('Bitte ein PDF wählen.')).toBeVisible()
  await beside.getByLabel('PDF, höchstens 5 MB').setInputFiles(aPdf('frachtbrief.pdf'))

  await dialog.getByRole('button', { name: 'Unterschrieben senden' }).click()
  await expect(page.getByText('Die Gelangensbestätigung liegt bei den Papieren.')).toBeVisible()
  await expect(panel.getByText(/^Gelangensbestätigung vom .+ liegt vor/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Papiere' })).toContainText('Gelangensbestätigung')
  await expectAccessible(page)
  await expectFits(page)
  await outbox.lastTo('verkauf@autoexpo.example', gwnummer)
  await late.click()
  await expect(beside.getByText('Zu diesem Kauf wird zurzeit kein Nachweis erwartet.')).toBeVisible()
  await expect(late).toHaveCount(0)

  await signInAs('office')
  await page.goto(`/#/house/purchases/${id}`)
  await expect(panel.getByText('Liegt vor')).toBeVisible()
  await expect(panel.getByText(/^Gelangensbestätigung vom/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})
