import { randomUUID } from 'node:crypto'
import { dayText } from '@portal/domain/values/formats'
import { expect, expectAccessible, tabTo, test } from '../fixtures.ts'
import { carDetail, carWhere } from '../pages/car-details.ts'
import { enquiryDialog } from '../pages/enquiry.ts'
import { aFarSaturday } from '../pages/enquiry-desk.ts'

test.describe('an enquiry', () => {
  test('of a visitor is mailed to the sales mailbox and as a copy to the visitor', {
    tag: '@both-widths',
  }, async ({ page, outbox }) => {
    const email = `besucher-${randomUUID()}@kunde.example`
    const car = await carWhere(page, () => true)
    await page.goto(carDetail(page).pathOf(car))
    await carDetail(page).enquiry.first().click()
    const form = enquiryDialog(page)

    await form.submit.click()
    for (const label of ['Nachricht', 'Vorname', 'Nachname', 'Telefon', 'E-Mail'])
      await expect(form.dialog.getByText(`${label} ist erforderlich`)).toBeVisible()
    await expectAccessible(page)

    await form.message.fill('Noch verfügbar?')
    await form.fillContact(email)
    await expect(form.phone).toHaveValue('+49-6990009')
    await form.consent.check()
    await form.submit.dblclick()

    await expect(
      page.getByText('Ihre Anfrage wurde gesendet. Wir melden uns in Kürze bei Ihnen.'),
    ).toBeVisible()
    await expect(form.dialog).toBeHidden()
    const copy = await outbox.lastTo(email)
    expect(copy.text).toContain(car.gwnummer)
    await outbox.lastTo('verkauf@autoexpo.example', new RegExp(car.gwnummer), email)
  })

  test('sent again with another telephone number arrives a second time', async ({ page, outbox }) => {
    const email = `nochmal-${randomUUID()}@kunde.example`
    await page.goto(carDetail(page).pathOf(await carWhere(page, () => true)))
    const form = enquiryDialog(page)
    for (const phone of ['+49-6990009', '+49-6990010']) {
      await carDetail(page).enquiry.first().click()
      await form.message.fill('Noch verfügbar?')
      await form.fillContact(email)
      await form.phone.fill(phone)
      await form.consent.check()
      await form.submit.click()
      await expect(form.dialog).toBeHidden()
      await outbox.lastTo(email, /Anfrage/, phone)
    }
  })

  test('of a dealer is prefilled, sent with the keyboard alone and listed with its state', async ({
    page,
    signInAs,
  }) => {
    await signInAs('dealer')
    const car = await carWhere(page, () => true)
    await page.goto(carDetail(page).pathOf(car))
    await tabTo(page, 'Anfrage senden', 'button')
    await page.keyboard.press('Enter')
    const form = enquiryDialog(page)
    await expect(form.dialog.getByLabel('E-Mail')).toHaveValue('haendler@autoexpo.example')

    const text = `Bitte um ein Angebot ${randomUUID()}`
    await tabTo(page, /^Nachricht/, 'textbox')
    await page.keyboard.type(text)
    await tabTo(page, /^Telefon/, 'textbox')
    await page.keyboard.type('+49-6990009')
    await tabTo(page, /elektronischen Speicherung/, 'checkbox')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')

    await expect(page.getByText('Ihre Anfrage wurde gesendet.')).toBeVisible()
    await expect(page.getByText(/^Bereits angefragt am .*, Stand: Offen\./)).toBeVisible()
    await carDetail(page).enquiry.first().click()
    await expect(form.phone).toHaveValue('+49-6990009')
    await form.dialog.getByRole('button', { name: 'Preisvorschlag' }).click()
    await expect(form.message).toHaveValue(new RegExp(`GW ${car.gwnummer}[^]*biete ich Ihnen`))
    await expectAccessible(page)
    await page.goto('/#/enquiries')
    const entry = page.getByRole('listitem').filter({ hasText: text })
    await expect(entry.getByText('Offen')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('an appointment', () => {
  test('is only possible by telephone until the operator enables it', async ({ page }) => {
    await page.goto(carDetail(page).pathOf(await carWhere(page, () => true)))
    const button = carDetail(page).appointment
    await button.focus()

    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(
      page.getByText('Aus technischen Gründen sind Termine derzeit nur telefonisch möglich.'),
    ).toBeVisible()
  })

  test('is requested with day, time and payment and confirmed with a calendar file', {
    tag: '@both-widths',
  }, async ({ page, outbox }) => {
    const email = `termin-${randomUUID()}@kunde.example`
    const portal = process.env.BOOKING_URL ?? ''
    const car = await carWhere(page, () => true)
    await page.goto(portal + carDetail(page).pathOf(car))
    await carDetail(page).appointment.click()
    const form = enquiryDialog(page)

    await form.date.fill(dayText(await aFarSaturday()))
    await form.time.fill('10:00')
    await form.submit.click()
    await expect(form.dialog.getByText('An diesem Tag sind keine Termine möglich.')).toBeVisible()
    await expect(form.dialog.getByText('Bitte wählen Sie eine Zahlungsart.')).toBeVisible()

    await form.firstFreeDay.click()
    await expect(form.dialog.getByText(/Termin möglich: .+ um \d\d:\d\d Uhr/)).toBeVisible()
    await form.time.fill('16:15')
    await expect(form.dialog.getByText('Die Uhrzeit ist zu spät.')).toBeVisible()
    await form.dialog
      .getByRole('button', { name: /^\d\d:\d\d$/, disabled: false })
      .first()
      .click()
    await form.payment('Barzahlung').check()
    await form.payment('Beliebig').check()
    await expect(form.payment('Barzahlung')).not.toBeChecked()
    await expectAccessible(page)

    await form.message.fill('Ich möchte das Fahrzeug ansehen.')
    await form.fillContact(email)
    await form.consent.check()
    await form.submit.click()

    await expect(page.getByText('Ihre unverbindliche Terminanfrage wurde gesendet.')).toBeVisible()
    const confirmation = await outbox.lastTo(email, /Terminanfrage/)
    expect(confirmation.attachments.map(({ filename }) => filename)).toEqual(['termin.ics'])
  })
})
