import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { addBilledPurchase } from '../operator.ts'
import { signIn } from '../session.ts'
import { statement } from '../statements.ts'

const openPurchase = async (page: Page, gwnummer: string) => {
  await page.goto('/#/purchases')
  const { id } = (await (await page.request.get('/mvp/api/mvp-meine/hand-overs')).json()).find(
    ({ fin }: { fin: string }) => fin.endsWith(gwnummer),
  )
  await page.goto(`/#/purchases/${id}`)
}

test('a statement books one payment, a person decides another with the keyboard, and the dealer sees both', {
  tag: '@both-widths',
}, async ({ page, isMobile }) => {
  const dealer = await anActiveDealer({ termsAgreed: true })
  const payer = `Haus ${dealer.partnerNumber}`
  const [first, second] = [0, 1].map((index) => {
    const number = randomInt(100_000, 999_998) + index
    return { gwnummer: String(number), number: `RE-E2E-${dealer.partnerNumber}-${number}`, cents: 2_287_000 }
  })
  if (!first || !second) throw new Error('There are not two purchases.')
  for (const bill of [first, second])
    await addBilledPurchase({ ...bill, partnerNumber: dealer.partnerNumber })

  await test.step('the dealer sees what to pay', async () => {
    await signIn(page, dealer.email)
    await openPurchase(page, second.gwnummer)
    await expect(page.getByRole('heading', { name: 'Jetzt fällig: Rechnung überweisen' })).toBeVisible()
    await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible()
    await expect(page.getByText('Unsere IBAN steht nur auf dieser Seite.')).toBeVisible()
    if (isMobile) await expect(page.getByRole('button', { name: 'QR-Code als Bild sichern' })).toBeVisible()
    else await expect(page.getByRole('img', { name: 'QR-Code der Zahlung' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Betrag kopieren' }).click()
    await expect(page.getByText('Betrag kopiert.')).toBeVisible()
    expect(await copied()).toBe('22870,00')
    await page.getByRole('button', { name: 'Zahlungsdaten kopieren' }).click()
    await expect(page.getByText('Zahlungsdaten kopiert.')).toBeVisible()
    expect(await copied()).toContain(second.number)
  })

  await test.step('the office drops the statement', async () => {
    await signIn(page, 'verkauf@autoexpo.example')
    await page.goto('/#/house/payments')
    const file = statement([
      { cents: first.cents, reference: `${first.number} GW${first.gwnummer}`, payer },
      { cents: 2_000_000, reference: `Anzahlung ${second.number}`, payer },
    ])
    await page.getByLabel('Auszug', { exact: true }).setInputFiles(file)
    await expect(page.getByText('1 gebucht (22.870,00\u00a0€), 1 zu klären.')).toBeVisible()
    await page.getByLabel('Auszug', { exact: true }).setInputFiles(file)
    await expect(page.getByText(/Dieser Auszug ist schon gebucht \(\d\d\.\d\d\., /)).toBeVisible()
  })

  await test.step('a part is booked with single keys, undone and booked again', async () => {
    const row = page.getByRole('button', { name: payer })
    await row.click()
    const detail = page.getByRole('region', { name: `20.000,00\u00a0€ von ${payer}` })
    await expect(detail.getByText('Teilzahlung buchen, Rest 2.870,00\u00a0€ anfordern')).toBeVisible()
    await expect(detail.getByLabel('Als bezahlt buchen, Abzug 2.870,00\u00a0€')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.keyboard.press('r')
    await expect(detail.getByLabel('Zurücküberweisen')).toBeChecked()
    await page.keyboard.press('1')
    await expect(detail.getByLabel(/Teilzahlung buchen/)).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
    await page.keyboard.press('z')
    await expect(page.getByText('Zurückgenommen.')).toBeVisible()
    await row.click()
    await page.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: /^Gebucht/ }).click()
    await expect(row).toHaveCount(2)
    await row.first().click()
    await page.getByRole('link', { name: 'Zum Kauf' }).click()
    await expect(page.getByRole('region', { name: 'Zahlung' })).toContainText('Offen: 2.870,00\u00a0€')
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('the dealer sees one purchase paid and the rest of the other', async () => {
    await signIn(page, dealer.email)
    await openPurchase(page, first.gwnummer)
    await expect(page.getByRole('heading', { name: /^Bezahlt am/ })).toBeVisible()
    await expect(page.getByText('DE02 1203')).toHaveCount(0)
    await openPurchase(page, second.gwnummer)
    await expect(page.getByRole('heading', { name: 'Es fehlen 2.870,00\u00a0€' })).toBeVisible()
    await expectAccessible(page)
  })
})
