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

/** Answers calls to an address as an overloaded portal, with this text. */
const refuse = (page: Page, address: string, title: string) =>
  page.route(address, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'unavailable', title, status: 503 }),
    }),
  )

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

test('a payment without a proposal is searched for by hand and booked with a deduction, and nothing is lost when that fails', async ({
  page,
}) => {
  const dealer = await anActiveDealer({ termsAgreed: true })
  const payer = `Bar ${dealer.partnerNumber}`
  const gwnummer = String(randomInt(100_000, 999_999))
  const number = `RE-E2E-${dealer.partnerNumber}-${gwnummer}`
  await addBilledPurchase({ gwnummer, number, cents: 1_200_000, partnerNumber: dealer.partnerNumber })
  await signIn(page, 'verkauf@autoexpo.example')
  await page.goto('/#/house/payments')
  await page.getByLabel('Auszug', { exact: true }).setInputFiles(
    statement([
      { cents: 1_193_000, reference: 'Danke', payer },
      { cents: 4711, reference: 'Irrtum', payer },
    ]),
  )
  await expect(page.getByText('0 gebucht (0,00\u00a0€), 2 zu klären.')).toBeVisible()
  const row = page.getByRole('button', { name: `11.930,00\u00a0€ ${payer}` })
  const detail = page.getByRole('region', { name: `11.930,00\u00a0€ von ${payer}` })
  const other = page.getByRole('region', { name: `47,11\u00a0€ von ${payer}` })
  await row.click()
  await page.keyboard.press('ArrowDown')
  await expect(other).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(detail).toBeVisible()
  await page.keyboard.press('t')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bitte wählen Sie zuerst eine Rechnung.')).toBeVisible()

  const search = detail.getByLabel('Andere Rechnung oder anderen Kauf suchen')
  await search.fill('gibt es nicht')
  await expect(detail.getByText('Nichts gefunden.')).toBeVisible()
  await search.press('Enter')
  await search.fill(number)
  await expect(detail.getByRole('button', { name: number })).toBeVisible()
  await search.press('Enter')
  await expect(detail.getByText('Von Hand gesucht')).toBeVisible()
  await expect(search).toHaveValue('')
  await expect(detail.getByLabel(/^Teilzahlung buchen/)).toBeChecked()
  const confirm = detail.getByRole('button', { name: 'Bestätigen, nächste' })
  await detail.getByLabel('Als bezahlt buchen, Abzug 70,00\u00a0€').check()
  await confirm.click()
  await expect(page.getByText('Bitte geben Sie den Grund für den Abzug an.')).toBeVisible()
  const reason = detail.getByLabel('Grund für den Abzug')
  await reason.fill('Kratzer an der Tür')
  await refuse(page, '**/decision', 'Das Buchen geht gerade nicht.')
  await confirm.click()
  await expect(page.getByText('Das Buchen geht gerade nicht.')).toBeVisible()
  await expect(reason).toHaveValue('Kratzer an der Tür')
  await expectAccessible(page)
  await page.unroute('**/decision')
  await confirm.click()
  await expect(row).toHaveCount(0)

  await refuse(page, '**/undo', 'Das Zurücknehmen geht gerade nicht.')
  await page.locator('h1').click()
  await page.keyboard.press('z')
  await expect(page.getByText('Das Zurücknehmen geht gerade nicht.')).toBeVisible()
  await page.unroute('**/undo')
  await page.keyboard.press('z')
  await expect(page.getByText('Zurückgenommen.')).toBeVisible()
  await expect(detail).toBeVisible()
  await page.keyboard.press('u')
  await expect(detail.getByLabel('Unbekannt lassen')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: /^Alle/ }).click()
  await row.click()
  await expect(row).toContainText('Unbekannt gelassen')
  await detail.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(confirm).toBeVisible()
})
