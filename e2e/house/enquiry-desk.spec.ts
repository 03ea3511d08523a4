import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { anOffice } from '../office.ts'
import { carDetail, carWhere } from '../pages/car-details.ts'
import { enquiryDialog } from '../pages/enquiry.ts'
import { aFarSaturday, aFarTuesday, askAsDealer, enquiryDesk } from '../pages/enquiry-desk.ts'

const dealer = 'haendler@autoexpo.example'

test('two enquiries are answered by the house, one of them after it was handed over', {
  tag: '@both-widths',
}, async ({ page, signInAs, outbox }) => {
  const texts = [`Ist er unfallfrei? ${randomUUID()}`, `Wann kann ich kommen? ${randomUUID()}`] as const
  await signInAs('dealer')
  const car = await askAsDealer(page, texts[0])
  await askAsDealer(page, texts[1])
  const desk = enquiryDesk(page)

  await signInAs('office')
  await desk.open(texts[0])
  await desk.take.click()
  await expect(desk.thread.getByText(/^Anfrage übernommen/)).toBeVisible()
  await expect(desk.state).toHaveValue('in-work')
  await page.getByText('Notiz', { exact: true }).click()
  await desk.note.fill('Halle 2 fragen')
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(desk.thread.getByText('Halle 2 fragen')).toBeVisible()
  await page.getByText('Antwort', { exact: true }).click()
  await desk.template.selectOption('Termin besprechen')
  await desk.send.click()
  await expect(page.getByText('Bitte ersetzen Sie {Termin} durch einen Wert.')).toBeVisible()
  await desk.template.selectOption('Fahrzeug verfügbar')
  await expect(desk.text).toHaveValue(new RegExp(`GW-Nr. ${car.gwnummer}`))
  await expectAccessible(page)
  await expectFits(page)
  const answer = `Unfallfrei ${randomUUID()}`
  await desk.text.fill(answer)
  // What is written stays while another enquiry is read.
  await desk.open(texts[1])
  await expect(desk.text).toHaveValue('')
  await desk.open(texts[0])
  await expect(desk.text).toHaveValue(answer)
  await desk.send.dblclick()
  await expect(desk.thread.getByText(answer)).toHaveCount(1)
  await expect(desk.state).toHaveValue('answered')
  const mail = await outbox.lastTo(dealer, /^AW: Ihre Anfrage/, answer)
  expect(mail.text).not.toContain('Halle 2')

  await desk.open(texts[1])
  await desk.holder.selectOption('Vera Waltung')
  await expect(desk.thread.getByText(/^An Vera Waltung übergeben/)).toBeVisible()
  await signInAs('admin')
  const choice = page.getByRole('group', { name: 'Auswahl' })
  for (const [text, count] of [[texts[0], 0] as const, [texts[1], 1] as const]) {
    await desk.find(text)
    await expect(desk.inList(text)).toBeVisible()
    await choice.getByText('Meine').click()
    await expect(page).toHaveURL(/holder=/)
    await expect(desk.inList(text)).toHaveCount(count)
  }
  await choice.getByText('Alle').click()
  await expect(page).toHaveURL(/state=all/)
  const words = `Wann kommen ${texts[1].slice(-12)}`
  await desk.search.clear()
  await desk.search.pressSequentially(words)
  await expect(desk.search).toHaveValue(words)
  await expect(desk.inList(texts[1])).toBeVisible()
  await desk.open(texts[1])
  const second = `Ab 10 Uhr ${randomUUID()}`
  await desk.text.fill(second)
  await desk.send.click()
  await expect(desk.thread.getByText(second)).toBeVisible()
  await outbox.lastTo(dealer, /^AW: Ihre Anfrage/, second)
})

test('a dealer reads the answer and replies, and the enquiry is in work again until it is closed beside a reply', {
  tag: '@both-widths',
}, async ({ page, browser, signInAs, outbox }) => {
  const text = `Gibt es zwei Schlüssel? ${randomUUID()}`
  await signInAs('dealer2')
  const car = await askAsDealer(page, text)
  const desk = enquiryDesk(page)
  await signInAs('office')
  await desk.open(text)
  const answer = `Ja, zwei ${randomUUID()}`
  await desk.text.fill(answer)
  await desk.send.click()
  await expect(desk.thread.getByText(answer)).toBeVisible()

  await signInAs('dealer2')
  await page.goto('/#/enquiries')
  const entry = page.getByRole('listitem').filter({ hasText: text })
  await expect(entry.getByText('Beantwortet')).toBeVisible()
  await entry.getByRole('button', { name: new RegExp(`^Verlauf und Antwort.*${car.gwnummer}`) }).click()
  const thread = page.getByRole('list', { name: 'Verlauf' })
  await expect(thread.getByText(answer)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  const reply = `Danke, ich nehme ihn ${randomUUID()}`
  await page.getByLabel('Ihre Antwort').fill(reply)
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(thread.getByText(reply)).toBeVisible()
  await outbox.lastTo('verkauf@autoexpo.example', /^AW: Anfrage/, reply)

  await page.getByLabel('Ihre Antwort').fill('Geht es auch am Samstag?')

  const office = await anOffice(browser)
  const officeDesk = enquiryDesk(office)
  await officeDesk.open(text)
  await expect(officeDesk.thread.getByText(reply)).toBeVisible()
  await expect(officeDesk.state).toHaveValue('in-work')
  await officeDesk.state.selectOption('Geschlossen')
  await expect(office.getByText('Die Anfrage ist geschlossen.', { exact: false })).toBeVisible()
  await expect(officeDesk.send).toBeDisabled()
  await office.context().close()

  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByText(/^Diese Anfrage ist abgeschlossen\. Für weitere Fragen/)).toBeVisible()
  await expect(page.getByRole('alert').last()).toHaveText('Nicht gesendet:Geht es auch am Samstag?')
  await expectAccessible(page)
  await expectFits(page)
})

test('an appointment is moved, shown in the calendar and cancelled, and both changes are mailed', {
  tag: '@both-widths',
}, async ({ page, signInAs, outbox }) => {
  const email = `termin-${randomUUID()}@kunde.example`
  const text = `Ich komme zu zweit ${randomUUID()}`
  const car = await carWhere(page, () => true)
  await page.goto((process.env.BOOKING_URL ?? '') + carDetail(page).pathOf(car))
  await carDetail(page).appointment.click()
  const form = enquiryDialog(page)
  await form.firstFreeDay.click()
  await form.payment('Beliebig').check()
  await form.message.fill(text)
  await form.fillContact(email)
  await form.consent.check()
  await form.submit.click()
  await expect(page.getByText('Ihre unverbindliche Terminanfrage wurde gesendet.')).toBeVisible()

  await signInAs('office')
  const desk = enquiryDesk(page)
  await desk.open(text)
  await desk.text.fill('Wir freuen uns auf Sie beide.')
  const panel = page.getByRole('region', { name: 'Termin', exact: true })
  await expect(panel.getByText('Angefragt')).toBeVisible()
  await panel.getByRole('button', { name: 'Bestätigen oder verschieben' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tag').fill(await aFarSaturday())
  await dialog.getByRole('button', { name: 'Termin bestätigen' }).click()
  await expect(dialog.getByText(/^Am Wochenende/)).toBeVisible()
  const { day, time } = await aFarTuesday()
  await dialog.getByLabel('Tag').fill(day)
  await dialog.getByLabel('Uhrzeit').selectOption(time)
  await dialog.getByLabel('Nachricht').fill('Bitte am Tor klingeln.')
  await expectAccessible(page)
  // The line breaks: neither is the appointment stored nor can the enquiry be read again.
  await page.route('**/mvp-car-requests/**', (route) => route.abort('connectionreset'))
  await dialog.getByRole('button', { name: 'Termin bestätigen' }).click()
  await expect(page.locator('.thread').getByText(/Verbindung/)).toBeVisible()
  await expect(dialog.getByText(/Verbindung/)).toBeVisible()
  await page.unroute('**/mvp-car-requests/**')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(dialog.getByLabel('Nachricht')).toHaveValue('Bitte am Tor klingeln.')
  await dialog.getByRole('button', { name: 'Termin bestätigen' }).click()
  await expect(page.getByText('Der Termin ist bestätigt und wird als Mail gesendet.')).toBeVisible()
  await expect(panel.getByText('Bestätigt')).toBeVisible()
  await expect(desk.text).toHaveValue('Wir freuen uns auf Sie beide.')
  const moved = await outbox.lastTo(email, /^AW: Ihre Anfrage/, 'Ihr Termin wurde verschoben')
  expect(moved.text).toContain(time)
  expect(moved.attachments.map(({ filename }) => filename)).toContain('termin.ics')

  await page.goto(`/#/house/appointments?day=${day}`)
  const entry = page.getByRole('link', { name: new RegExp(`${time} Erika Beispiel.*${car.gwnummer}`) })
  await expect(entry).toContainText('Bestätigt')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByText('Tag', { exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Nächster Tag' })).toBeVisible()
  await entry.click()

  await panel.getByRole('button', { name: 'Absagen' }).click()
  await dialog.getByLabel('Nachricht').fill('Das Fahrzeug ist verkauft.')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await dialog.getByRole('button', { name: 'Termin absagen' }).click()
  await expect(page.getByText('Der Termin ist abgesagt. Die Absage wird als Mail gesendet.')).toBeVisible()
  await expect(panel.getByText('Abgesagt')).toBeVisible()
  const cancelled = await outbox.lastTo(email, /^AW: Ihre Anfrage/, 'wurde abgesagt')
  expect(cancelled.text).toContain('Das Fahrzeug ist verkauft.')
  await page.goto(`/#/house/appointments?day=${day}`)
  await expect(page.getByRole('button', { name: 'Nächste Woche' })).toBeVisible()
  await expect(entry).toHaveCount(0)
})
