import { aVerifiedApplicant } from '../applicants.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { mailsTo } from '../mail.ts'
import { giveUpMail } from '../operator.ts'

test('one failed mail is sent again, then all, and a test mail arrives', {
  tag: '@both-widths',
}, async ({ page, signInAs, outbox }) => {
  const { email } = await aVerifiedApplicant()
  await outbox.lastTo(email)
  const before = (await mailsTo(email)).length
  const giveUp = () =>
    expect
      .poll(() =>
        giveUpMail(email)
          .then(() => true)
          .catch(() => false),
      )
      .toBe(true)
  await giveUp()

  await signInAs('admin')
  await page.goto('/#/house/mails')
  await page.getByRole('searchbox', { name: 'Suche' }).fill(email)
  await page.getByLabel('Status').selectOption('fehlgeschlagen')
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Suche' })).toHaveValue(email)
  await expect(page.getByLabel('Status')).toHaveValue('failed')
  await page
    .getByRole('button', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse', exact: false })
    .first()
    .click()
  const mail = page.getByRole('dialog')
  await expect(mail).toContainText('550 unknown')
  await expect(mail).toContainText(email)
  await page.keyboard.press('Escape')
  await expect(mail).toBeHidden()
  await expectAccessible(page)
  await expectFits(page)
  const again = page.getByRole('button', { name: /^Erneut senden: Bitte bestätigen/ })
  await again.click()
  await expect(page.getByText('Die Mail wird noch einmal gesendet.')).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1)
  await giveUp()
  await page.reload()
  await expect(again).toBeVisible()
  await page.getByRole('button', { name: 'Alle erneut senden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alle erneut senden?' })
  await expect(dialog).toContainText('deren Versand fehlgeschlagen ist')
  await dialog.getByRole('button', { name: 'Alle erneut senden' }).click()
  await expect(page.getByText(/erneut in den Versand gegeben/)).toBeVisible()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 2)
  await page.getByLabel('Status').selectOption('gesendet')
  // The list is refreshed every 30 s.
  await expect(again).toBeVisible({ timeout: 60_000 })

  const known = (await mailsTo('admin@autoexpo.example')).length
  await page.getByRole('button', { name: 'Testmail an mich' }).click()
  await expect(page.getByText('Eine Testmail geht an admin@autoexpo.example.')).toBeVisible()
  await expect
    .poll(async () => (await mailsTo('admin@autoexpo.example')).slice(known).map(({ subject }) => subject))
    .toContain('Testmail von Autoexpo')
})
