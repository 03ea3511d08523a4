import { randomUUID } from 'node:crypto'
import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { linkIn } from '../mail.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

test.describe('a search notification', () => {
  test('of a visitor is confirmed by mail, sends one mail per delivery and is cancelled by its link', async ({
    page,
    outbox,
  }) => {
    const key = randomUUID()
    // A maker used only here, so that no other delivery matches.
    const maker = `Testwerk ${key}`
    const email = `sucht-${key}@kunde.example`
    const [first, second] = numbersOutsideTheStock()
    const car = {
      hersteller: maker,
      modellgruppe: 'Eins',
      planverkaufspreisprivatkundengeschaeftbrutto: 15_000,
    }
    await deliver({ ...car, gwnummer: first, haendlerpreisbrutto: 13_579 })

    await page.goto(`/#/searchresults?transporter=false&maker=${encodeURIComponent(maker)}&price_to=20000`)
    await page.getByRole('link', { name: /Findebenachrichtigung/ }).click()
    await expect(page.getByLabel('Hersteller')).toHaveValue(maker)
    await expect(page.getByText('bis 20.000 €')).toBeVisible()
    await page.getByLabel('E-Mail').fill('x')
    await page.getByLabel('E-Mail').blur()
    await expect(page.getByText('Ungültige Emailadresse')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('E-Mail').fill(email)
    await page.getByRole('button', { name: 'Findebenachrichtigung aktivieren' }).click()
    await expect(page.getByText('Die Findebenachrichtigung ist noch nicht aktiv.')).toBeVisible()
    await expect(page.getByText('erfolgreich aktiviert')).toHaveCount(0)

    const question = await outbox.lastTo(email, 'bestätigen')
    await page.goto(linkIn(question, '/confirm-notification/'))
    await page.getByRole('button', { name: 'Jetzt bestätigen' }).click()
    await expect(
      page.getByRole('main').getByText('Die Findebenachrichtigung wurde erfolgreich aktiviert.'),
    ).toBeVisible()
    await expectAccessible(page)

    await deliver({ ...car, gwnummer: second, haendlerpreisbrutto: 13_579 })
    const found = await outbox.lastTo(email, 'neues Fahrzeug')
    expect(found.text).toContain(second)
    expect(found.text).not.toContain(first)
    expect(found.text).not.toContain('13.579')

    await page.goto(linkIn(found, '/delete-notification/'))
    await expect(page.getByText('Die Stornierung der Findebenachrichtigung war erfolgreich.')).toBeVisible()
    await expectAccessible(page)
  })

  test('can be cancelled on its confirmation page', async ({ page, outbox }) => {
    const email = `doch-nicht-${randomUUID()}@kunde.example`
    await page.goto('/#/search-notification')
    await page.getByLabel('E-Mail').fill(email)
    await page.getByRole('button', { name: 'Findebenachrichtigung aktivieren' }).click()
    await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(linkIn(await outbox.lastTo(email, 'bestätigen'), '/confirm-notification/'))
    await page.getByRole('button', { name: 'Jetzt bestätigen' }).click()
    const active = await outbox.lastTo(email, 'aktiviert')
    expect(linkIn(active, '/delete-notification/')).toBeTruthy()

    await page.getByRole('link', { name: 'Findebenachrichtigung stornieren' }).click()
    await expect(page.getByText('Die Stornierung der Findebenachrichtigung war erfolgreich.')).toBeVisible()
  })

  test('is refused with an explanation after three unanswered confirmations', async ({ page }) => {
    const email = `wartet-${randomUUID()}@kunde.example`
    for (let ordinal = 1; ordinal <= 4; ordinal += 1) {
      await page.goto('/#/search-notification')
      await page.reload()
      await page.getByLabel('E-Mail').fill(email)
      await page.getByRole('button', { name: 'Findebenachrichtigung aktivieren' }).click()
      if (ordinal < 4)
        await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toBeVisible()
    }
    await expect(page.getByText('Zu dieser Adresse sind drei Bestätigungen offen.')).toBeVisible()
  })

  test('is not cancelled by an invalid link, which is reported', async ({ page }) => {
    await page.goto('/#/delete-notification/falsch')
    await expect(page.getByText('Der Link zur Stornierung ist nicht korrekt.')).toBeVisible()
    await page.goto('/#/delete-notification')
    await expect(page.getByText('Der Link zur Stornierung ist nicht korrekt.')).toBeVisible()
  })

  test('of a dealer is active at once and can be managed on its own page', async ({ page }) => {
    await signInAsNewDealer(page)
    await page.goto('/#/searchresults?transporter=false&maker=BMW')
    await page.getByRole('link', { name: /Findebenachrichtigung/ }).click()
    await page.getByRole('button', { name: 'Findebenachrichtigung aktivieren' }).click()
    await expect(page.getByRole('heading', { name: 'Meine Suchaufträge' })).toBeVisible()
    await expectAccessible(page)

    const entry = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox', { name: 'Name' }) })
      .first()
    await entry.getByLabel('Name').fill('Mein BMW')
    await entry.getByRole('button', { name: 'Umbenennen' }).click()
    await expect(entry.getByRole('button', { name: 'Mein BMW löschen' })).toBeVisible()
    await entry.getByRole('button', { name: 'Anhalten' }).click()
    await expect(entry.getByText(/^Angehalten/)).toBeVisible()
    await entry.getByText('täglich 07:00').click()
    await expect(entry.getByRole('radio', { name: 'täglich 07:00' })).toBeChecked()
    await page.reload()
    await expect(entry.getByLabel('Name')).toHaveValue('Mein BMW')
    await expect(entry.getByRole('radio', { name: 'täglich 07:00' })).toBeChecked()
    await entry.getByRole('button', { name: 'Mein BMW löschen' }).click()
    await expect(page.getByText('Sie haben keinen Suchauftrag.')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(entry.getByLabel('Name')).toHaveValue('Mein BMW')
    await expect(entry.getByText(/^Angehalten/)).toBeVisible()
    await expect(entry.getByRole('radio', { name: 'täglich 07:00' })).toBeChecked()
  })
})
