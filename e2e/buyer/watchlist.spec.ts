import { noteCars, signInAsNewDealer, someCars } from '../dealers.ts'
import { expect, expectAccessible, tabTo, test } from '../fixtures.ts'
import { star, watchlist } from '../pages/watchlist.ts'

test('a visitor is redirected to the login and returns', async ({ page }) => {
  await page.goto('/#/watchlist')
  await expect(
    page.getByText('Sie müssen angemeldet sein, um auf diese Seite zugreifen zu können'),
  ).toBeVisible()
  await expect(page).toHaveURL(/#\/login\?returnUrl=%2Fwatchlist$/)
})

test('a visitor sees no star, and the watch button explains why it is disabled', async ({ page }) => {
  await page.goto('/#/searchresults?transporter=false')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.locator('.star')).toHaveCount(0)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  const watch = page.getByRole('button', { name: 'Merken' })
  await expect(watch).toHaveAttribute('aria-disabled', 'true')
  await watch.focus()
  await expect(page.getByText('Zur Anzeige der Merkliste müssen Sie eingeloggt sein.')).toBeVisible()
  await expectAccessible(page)
})

test('the star adds and removes a car, and count, list and button are updated', async ({ page }) => {
  const list = watchlist(page)
  await signInAsNewDealer(page)
  await page.goto('/#/searchresults?transporter=false')
  await expect(list.badge.first()).toHaveText('0')
  const calls: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/mvp-user-watch|mvp-car-stocks\/\d+$/.test(url.pathname))
      calls.push(`${request.method()} ${url.pathname.replace(/\/\d+$/, '/N')}`)
  })
  await star(page, 1).click()
  await expect(
    page.getByText('Das Fahrzeug wurde erfolgreich auf Ihre Merkeliste hinzugefügt.'),
  ).toBeVisible()
  await expect(star(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await expect(list.badge.first()).toHaveText('1')
  await expect
    .poll(() => calls.slice(0, 4))
    .toEqual([
      'GET /mvp/api/mvp-car-stocks/N',
      'GET /mvp/api/mvp-user-watches/gw/N',
      'POST /mvp/api/mvp-user-watches',
      'POST /mvp/api/mvp-user-watch-car-images',
    ])

  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').click()
  // Of the vehicle page; the stars in the list, shown until then, also name their car.
  await page.getByRole('button', { name: 'Aus Merkliste löschen', exact: true }).click()
  await expect(page.getByText('Das Fahrzeug wurde erfolgreich aus der Merkliste entfernt')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Merken', exact: true })).toBeVisible()
  await expect(list.badge.first()).toHaveText('0')
  await list.open()
  await expect(list.empty).toBeVisible()
  await expectAccessible(page)
})

test('the watchlist shows its entries, opens a car and is cleared after confirmation', {
  tag: '@both-widths',
}, async ({ page }) => {
  const list = watchlist(page)
  await signInAsNewDealer(page)
  const cars = await someCars(page, 3)
  await noteCars(page, cars)
  await list.open()
  await expect(list.heading).toBeVisible()
  await expect(list.rows).toHaveCount(3)
  await expect(list.rows.locator('.star')).toHaveCount(0)
  await expect(page.getByText('3 Fahrzeuge').first()).toBeVisible()
  await expect(list.rows.first().getByRole('checkbox')).toHaveCount(1)
  const names = list.rows.locator('.name').getByRole('link')
  expect(await names.evaluateAll((all) => all.every((one) => one.scrollWidth <= one.clientWidth))).toBe(true)
  await expectAccessible(page)

  await list.rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/vname\/watchlist$/)
  await page.goBack()

  await list.asCards()
  await expect(list.cards).toHaveCount(3)
  await expectAccessible(page)
  await page.reload()

  await list.clear.click()
  await expect(list.dialog).toContainText('Alle 3 gemerkten Fahrzeuge')
  await expectAccessible(page)
  await list.dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(list.cards).toHaveCount(3)
  await list.clear.click()
  await list.dialog.getByRole('button', { name: 'Merkliste leeren' }).click()
  await expect(page.getByText('Ihre Merkliste ist leer.')).toBeVisible()
  await expect(list.empty).toBeVisible()
  await expect(list.dialog).toHaveCount(0)
  await expect(list.badge.first()).toHaveText('0')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('3 Fahrzeuge stehen wieder auf Ihrer Merkliste.')).toBeVisible()
  await expect(list.cards).toHaveCount(3)
  await expect(list.badge.first()).toHaveText('3')
})

test('the watchlist stores a note and the mail switch of an entry', async ({ page }) => {
  const list = watchlist(page)
  await signInAsNewDealer(page)
  const [car] = await someCars(page, 1)
  if (!car) throw new Error('The stock is empty.')
  await noteCars(page, [car])
  await list.open()
  const row = list.row(car.gwnummer)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  const mailSwitch = row.getByRole('button', { name: /^Mail bei Änderung/ })
  await mailSwitch.click()
  expect((await saved).ok()).toBe(true)
  await expect(mailSwitch).toHaveAttribute('aria-pressed', 'true')
  const offline = 'Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung.'
  const notes = '**/mvp/api/mvp-user-watch-notes/*'
  await page.route(notes, (route) => route.abort('connectionreset'))
  await mailSwitch.click()
  await expect(page.getByText(offline)).toBeVisible()
  await expect(mailSwitch).toHaveAttribute('aria-pressed', 'true')
  await row.getByRole('button', { name: /^Notiz zu/ }).click()
  await list.dialog.getByLabel('Notiz', { exact: true }).fill('Probefahrt am Freitag')
  await list.dialog.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(list.dialog.getByText(offline)).toBeVisible()
  await page.unroute(notes)
  await page.keyboard.press('Escape')
  await list.dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await list.dialog.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(list.dialog).toHaveCount(0)
  await expect(row.getByText('Probefahrt am Freitag')).toBeVisible()

  await page.reload()
  await expect(row.getByText('Probefahrt am Freitag')).toBeVisible()
  await expect(mailSwitch).toHaveAttribute('aria-pressed', 'true')
  await row.getByRole('button', { name: /aus Merkliste löschen$/ }).click()
  await expect(list.empty).toBeVisible()
})

test('the watchlist can be used with the keyboard alone', async ({ page }) => {
  const list = watchlist(page)
  await signInAsNewDealer(page)
  await page.goto('/#/searchresults?transporter=false&maker=Audi')
  await expect(star(page, 0)).toBeVisible()
  await tabTo(page, 'Merken', 'button')
  await page.keyboard.press('Enter')
  await expect(star(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await list.open()
  await expect(list.rows).toHaveCount(1)
  await tabTo(page, 'Merkliste leeren', 'button')
  await page.keyboard.press('Enter')
  await expect(list.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list.dialog).toHaveCount(0)
  await expect(list.clear).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list.dialog).toBeVisible()
  const confirm = list.dialog.getByRole('button', { name: 'Merkliste leeren' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list.empty).toBeVisible()
})

test('the demo dealer sees sold cars in the list, grey and without a link', async ({ page, signInAs }) => {
  const list = watchlist(page)
  await signInAs('dealer')
  await list.open()
  await expect(list.heading).toBeVisible()
  const gone = list.rows.filter({ hasText: 'Fahrzeug nicht mehr verfügbar' }).first()
  await expect(gone).toHaveAttribute('aria-disabled', 'true')
  await expect(gone.getByRole('link')).toHaveCount(0)
  await expect(page.getByText(/davon \d nicht mehr verfügbar/)).toBeVisible()
  const notice = page.getByRole('region', { name: /nicht mehr verfügbar$/ })
  await expect(notice.getByText(/verkauft am \d\d\.\d\d\.\d{4}/).first()).toBeVisible()
  await notice
    .getByRole('link', { name: /^Ähnliche Fahrzeuge zu / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Ähnliche Fahrzeuge' })).toBeVisible()
})

test('entries are grouped, sent in one enquiry, and removed together', {
  tag: '@both-widths',
}, async ({ page }) => {
  const list = watchlist(page)
  await signInAsNewDealer(page)
  const cars = await someCars(page, 3)
  const [first, second, third] = cars
  if (!first || !second || !third) throw new Error('The stock is too small.')
  await noteCars(page, cars)
  await list.open()
  await page.getByRole('button', { name: 'Gruppe', exact: true }).click()
  await list.dialog.getByLabel('Name der Gruppe').fill('Kunde Brandt')
  await list.dialog.getByRole('button', { name: 'Gruppe speichern' }).click()
  await expect(page.getByRole('button', { name: 'Kunde Brandt 0' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Alle 3' }).click()

  await list.choose(first).check()
  await list.choose(second).check()
  await expect(list.bulk).toContainText('2 ausgewählt')
  await expectAccessible(page)
  await list.bulk.getByRole('button', { name: 'Gemeinsam anfragen' }).click()
  await list.dialog.getByRole('button', { name: 'Besichtigung' }).click()
  const message = list.dialog.getByLabel('Nachricht')
  await expect(message).toHaveValue(new RegExp(`GW ${first.gwnummer}[^]*GW ${second.gwnummer}`))
  await list.dialog.getByLabel('Ich bin mit der elektronischen Speicherung').check()
  await expectAccessible(page)
  const released = Promise.withResolvers<void>()
  const enquiries = '**/mvp/api/mvp-user-cars-request'
  await page.route(enquiries, async (route) => {
    await released.promise
    await route.continue()
  })
  const send = list.dialog.getByRole('button', { name: 'Anfrage senden' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await list.dialog.getByRole('button', { name: 'Schließen' }).click()
  await list.dialog.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(list.dialog).toHaveCount(0)
  released.resolve()
  await expect(page.getByText('Ihre Anfrage wurde gesendet.')).toBeVisible()
  await page.unroute(enquiries)
  await list.bulk.getByLabel('In eine Gruppe verschieben').selectOption('Kunde Brandt')
  await page.getByRole('button', { name: 'Kunde Brandt 2' }).click()
  await expect(list.rows).toHaveCount(2)
  await expect(page.locator('.group-head')).toHaveText(/^Kunde Brandt 2 Fahrzeuge, zusammen .*€$/)

  const dissolve = page.getByRole('button', { name: /^Gruppe Kunde Brandt auflösen/ })
  await dissolve.click()
  await expect(page.getByText('Die Gruppe „Kunde Brandt“ wurde aufgelöst.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alle 3' })).toHaveAttribute('aria-pressed', 'true')
  await expect(list.rows).toHaveCount(3)
  await expect(dissolve).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Die Gruppe „Kunde Brandt“ ist wieder da.')).toBeVisible()
  await page.getByRole('button', { name: 'Kunde Brandt 2' }).click()
  await expect(list.rows).toHaveCount(2)

  const mailSwitch = list.row(first.gwnummer).getByRole('button', { name: /^Mail bei Änderung/ })
  const mailsOn = list.bulk.getByRole('button', { name: 'Mail ein' })
  await mailsOn.click()
  await expect(mailSwitch).toHaveAttribute('aria-pressed', 'true')
  await expect(mailsOn).toBeFocused()
  await list.bulk.getByRole('button', { name: 'Mail aus' }).click()
  await expect(mailSwitch).toHaveAttribute('aria-pressed', 'false')
  const download = page.waitForEvent('download')
  await list.bulk.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('merkliste.csv')
  await list.bulk.getByLabel('In eine Gruppe verschieben').selectOption('Ohne Gruppe')
  await expect(list.rows).toHaveCount(0)
  await list.bulk.getByLabel('In eine Gruppe verschieben').selectOption('Kunde Brandt')
  await expect(list.rows).toHaveCount(2)

  const remove = list.bulk.getByRole('button', { name: 'Entfernen' })
  await remove.click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('2 Fahrzeuge stehen wieder auf Ihrer Merkliste.')).toBeVisible()
  await page.getByRole('button', { name: 'Kunde Brandt 2' }).click()
  await list.choose(first).check()
  await list.choose(second).check()
  await remove.click()
  await expect(list.bulk).toBeHidden()
  await page.getByRole('button', { name: 'Alle 1' }).click()
  await expect(list.rows).toHaveCount(1)
  await expect(list.row(third.gwnummer)).toBeVisible()
})

test('the watchlist is downloaded as CSV and as an Excel file', async ({ page }) => {
  const list = watchlist(page)
  await signInAsNewDealer(page)
  await noteCars(page, await someCars(page, 2))
  await list.open()
  for (const [label, name] of [
    ['CSV', 'merkliste.csv'],
    ['Excel', 'merkliste.xlsx'],
  ] as const) {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: label }).click()
    expect((await coming).suggestedFilename()).toBe(name)
  }
})
