import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { letters } from '../applicants.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { anOffice } from '../office.ts'
import { addAdministrator } from '../operator.ts'
import { signIn } from '../session.ts'

/** The account that stories of payments use too, because it applies to the whole portal. */
const house = { holder: 'Autoexpo Musterhandel GmbH', iban: 'DE02 1203 0000 0000 2020 51' }
const other = 'DE89 3704 0044 0532 0130 00'

const panels = (page: Page) => ({
  form: page.getByRole('region', { name: 'Konto ändern' }),
  proposal: page.getByRole('region', { name: 'Vorgeschlagenes Konto' }),
})

async function propose(page: Page, holder: string, iban: string) {
  const { form, proposal } = panels(page)
  await form.getByLabel('Empfänger').fill(holder)
  await form.getByLabel('IBAN').fill(iban)
  await form.getByRole('button', { name: 'Konto vorschlagen' }).click()
  await expect(proposal).toContainText(holder)
}

// At one width only, because the portal has one account and one proposal.
test('one administrator proposes the account of the house, another one refuses or confirms it', async ({
  page,
  browser,
  outbox,
}) => {
  const key = randomUUID().slice(0, 8)
  const [email, firstName] = [`admin.${key}@autoexpo.example`, `Zweite ${letters(key)}`]
  await addAdministrator(email, firstName)
  const first = await anOffice(browser)
  await signIn(page, email)
  await first.goto('/#/house/settings/bank-account')
  const { form, proposal } = panels(first)
  await form.getByRole('button', { name: 'Konto vorschlagen' }).click()
  await expect(form.getByText('Bitte den Empfänger angeben.')).toBeVisible()
  await form.getByLabel('Empfänger').fill('Fremde GmbH')
  await form.getByLabel('IBAN').fill(other.replace(/0$/, '1'))
  await form.getByRole('button', { name: 'Konto vorschlagen' }).click()
  await expect(form.getByText('Diese IBAN stimmt nicht. Bitte Ziffern prüfen.')).toBeVisible()
  await expectAccessible(first)

  await propose(first, 'Fremde GmbH', other)
  await expect(first.getByText('Vorgeschlagen. Ein zweiter Administrator muss bestätigen.')).toBeVisible()
  await expect(proposal).toContainText('Bestätigen muss ein zweiter Administrator.')
  await expect(proposal.getByRole('button', { name: 'Konto bestätigen' })).toHaveCount(0)
  await expectAccessible(first)
  await proposal.getByRole('button', { name: 'Vorschlag zurückziehen' }).click()
  await expect(form).toBeVisible()

  await propose(first, 'Fremde GmbH', other)
  await page.goto('/#/house/settings/bank-account')
  const second = panels(page)
  await expect(second.proposal).toContainText('Fremde GmbH')
  await second.proposal.getByRole('button', { name: 'Vorschlag ablehnen' }).click()
  await expect(second.form).toBeVisible()
  await outbox.lastTo('admin@autoexpo.example', 'Bankkonto nicht geändert', 'Fremde GmbH')

  // The first one still sees the proposal, which has been decided meanwhile.
  await proposal.getByRole('button', { name: 'Vorschlag zurückziehen' }).click()
  await expect(form).toBeVisible()

  await propose(first, house.holder, house.iban)
  await page.reload()
  const typed = second.proposal.getByLabel('IBAN zur Bestätigung')
  await typed.fill(other)
  await second.proposal.getByRole('button', { name: 'Konto bestätigen' }).click()
  await expect(second.proposal.getByText('Diese IBAN ist eine andere als die vorgeschlagene.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await typed.fill(house.iban)
  await second.proposal.getByRole('button', { name: 'Konto bestätigen' }).click()
  await expect(page.getByText('Das neue Konto gilt ab sofort.')).toBeVisible()
  const current = page.getByRole('region', { name: 'Jetziges Konto' })
  await expect(current).toContainText(house.holder)
  await expect(current).toContainText(firstName)
  await expect(second.form.getByLabel('IBAN')).toHaveValue('')
  await expectFits(page)
})
