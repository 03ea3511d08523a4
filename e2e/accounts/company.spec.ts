import type { Page } from '@playwright/test'
import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { aCompany } from '../applicants.ts'
import { decide } from '../consent.ts'
import { anActiveDealer, noteCars, signInAsNewDealer, someCars } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { linkIn, mailsTo } from '../mail.ts'
import { carDetail } from '../pages/car-details.ts'
import { shell } from '../pages/shell.ts'
import { triage } from '../pages/triage.ts'
import { signIn } from '../session.ts'
import { patient } from '../standing.ts'

const isDisabled = { disabled: true } as const

/** Asserts that a reader is offered no action that the server would refuse, and is told the reason. */
async function expectReadOnly(page: Page, [car]: Awaited<ReturnType<typeof someCars>>) {
  if (!car) throw new Error('There is no vehicle.')
  await expect(page.getByText('Ihre Rolle im Betrieb darf die Merkliste nur ansehen.')).toBeVisible()
  await expect(page.getByText(car.gwnummer, { exact: false }).first()).toBeVisible()
  for (const name of ['Merkliste leeren', 'Gruppe', /aus Merkliste löschen/, /^Notiz zu/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)

  await page.goto(carDetail(page).pathOf({ ...car, kilometerstandbis: null, mvpcarstockimages: [] }))
  await expect(page.getByRole('button', { name: 'Auf der Merkliste', ...isDisabled })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Anfrage senden', ...isDisabled }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Termin vereinbaren', ...isDisabled })).toBeVisible()
  await carDetail(page).enquiry.focus()
  await expect(page.getByText('Ihre Rolle im Betrieb darf keine Anfragen senden.').first()).toBeVisible()
  await expect(page.getByText('Ihre Rolle im Betrieb darf die Merkliste nur ansehen.').last()).toBeAttached()
  await expectAccessible(page)

  await page.goto('/#/searchresults?maker=BMW&transporter=false')
  await expect(page.getByRole('button', { name: 'Merken', ...isDisabled }).first()).toBeVisible()
  await page.goto('/#/searchresults?maker=BMW&transporter=false&view=split')
  const { rows, said } = triage(page)
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('m')
  await expect(said).toHaveText('Ihre Rolle im Betrieb darf die Merkliste nur ansehen.')
  await page.keyboard.press('a')
  await expect(said).toHaveText('Ihre Rolle im Betrieb darf keine Anfragen senden.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('a company', { tag: '@both-widths' }, () => {
  test('invites a person by mail, shares the watchlist, and limits and removes the person', async ({
    page,
    browser,
    outbox,
  }) => {
    const dealer = await signInAsNewDealer(page)
    const cars = await someCars(page, 1)
    await noteCars(page, cars)
    const { email } = aCompany()
    await page.goto('/#/company')
    const factor = page.getByLabel('Alle Inhaber brauchen einen zweiten Faktor')
    await factor.click()
    await expect(page.getByText(/^Bitte richten Sie zuerst Ihren eigenen zweiten Faktor ein/)).toBeVisible()
    await expect(factor).not.toBeChecked()
    await page.getByLabel('E-Mail', { exact: false }).fill(email)
    await page.getByRole('button', { name: 'Einladung senden' }).click()
    const open = page.getByRole('region', { name: 'Offene Einladungen' })
    await expect(open.getByText(email)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const invitations = `${dealer.company_name} lädt Sie`
    const untilSent = (count: number) =>
      expect
        .poll(
          async () => (await mailsTo(email)).filter(({ subject }) => subject.startsWith(invitations)).length,
        )
        .toBe(count)
    const resend = open.getByRole('button', { name: `Einladung an ${email} noch einmal senden` })
    await resend.click()
    await expect(page.getByText(/^Die Einladung wurde noch einmal gesendet\./)).toBeVisible()
    await expect(resend).toBeFocused()
    await untilSent(2)
    await open.getByRole('button', { name: `Einladung an ${email} zurückziehen` }).click()
    await expect(page.getByText(`Die Einladung an ${email} ist zurückgezogen.`)).toBeVisible()
    await expect(open).toHaveCount(0)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByText(`Eine neue Einladung an ${email} ist unterwegs.`)).toBeVisible()
    await expect(open.getByText(email)).toBeVisible()
    await untilSent(3)

    const link = linkIn(await outbox.lastTo(email, invitations), '/invitation/')
    const context = await browser.newContext({ viewport: page.viewportSize() })
    await decide(context, ['necessary'])
    const guest = patient(await context.newPage())
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: `Einladung von ${dealer.company_name}` })).toBeVisible()
    await expectAccessible(guest)
    await expectFits(guest)
    await guest.getByLabel('Vorname').fill('Petra')
    await guest.getByLabel('Nachname').fill('Probe')
    await guest.getByLabel(/^Passwort\s*\*?$/).fill(demoPassword)
    await guest.getByLabel('Passwort wiederholen').fill(demoPassword)
    await guest.getByRole('button', { name: 'Konto anlegen und Einladung annehmen' }).click()
    await expect(guest.getByRole('heading', { name: 'Nutzungsbedingungen' })).toBeVisible()
    await guest.getByRole('button', { name: 'Ich stimme zu' }).click()
    await expect(guest).toHaveURL(/#\/home/)
    await guest.goto('/#/watchlist')
    await expect(guest.getByRole('heading', { level: 1, name: /Merkliste/ })).toBeVisible()
    for (const { gwnummer } of cars)
      await expect(guest.getByText(gwnummer, { exact: false }).first()).toBeVisible()

    const again = patient(await (await browser.newContext()).newPage())
    await again.goto(link)
    await expect(again.getByText('Diese Einladung wurde bereits angenommen.')).toBeVisible()

    await page.reload()
    const role = page.getByLabel('Rolle von Petra Probe')
    await role.focus()
    await role.selectOption('Lesen')
    await expect(page.getByText('Petra Probe: Lesen.')).toBeVisible()
    await expect(role).toBeFocused()
    await guest.goto('/#/watchlist')
    await guest.reload()
    await expectReadOnly(guest, cars)

    await page.getByLabel('Rolle von Petra Probe').selectOption('Buchhaltung')
    await expect(page.getByText('Petra Probe: Buchhaltung.')).toBeVisible()
    await guest.goto('/#/meine')
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
    await guest.goto('/#/company')
    await expect(guest.getByRole('main').getByText('Petra Probe', { exact: true })).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Einladung senden' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Petra Probe entfernen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen', exact: true }).click()
    await expect(
      page.getByText('Die Person wurde entfernt und ist auf allen Geräten abgemeldet.'),
    ).toBeVisible()
    await expect(page.getByText('Petra Probe', { exact: true })).toHaveCount(0)
    await guest.goto('/#/account')
    await guest.reload()
    await expect(guest).toHaveURL(/#\/login/)
  })

  test('is left by a person, who belongs to two and returns to the previous one; the only owner cannot leave', async ({
    page,
    outbox,
    isMobile,
  }) => {
    const inviting = await signInAsNewDealer(page)
    const guest = await anActiveDealer({ termsAgreed: true })
    await page.goto('/#/company')
    await expect(page.getByText('Sie sind der einzige Inhaber.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Betrieb verlassen' })).toHaveCount(0)
    await page.getByLabel('E-Mail', { exact: false }).fill(guest.email)
    await page.getByRole('button', { name: 'Einladung senden' }).click()
    const mail = await outbox.lastTo(guest.email, `${inviting.company_name} lädt Sie`)

    await signIn(page, guest.email)
    await page.goto(linkIn(mail, '/invitation/'))
    await page.getByRole('button', { name: 'Einladung annehmen' }).click()
    await expect(page).toHaveURL(/#\/company/)
    const current = (name: string) => page.getByRole('main').getByText(name, { exact: true })
    await expect(current(inviting.company_name)).toBeVisible()
    const { header, quickBar } = shell(page)
    for (const { company_name: other } of [guest, inviting]) {
      const menu = isMobile
        ? quickBar.getByRole('button', { name: 'Konto' })
        : header.getByRole('button', { name: /^Hallo, / })
      await menu.click()
      await page.getByRole('button', { name: `Zu ${other} wechseln` }).click()
      await expect(page).toHaveURL(/#\/home$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goto('/#/company')
      await expect(current(other)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Betrieb verlassen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Betrieb verlassen?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Verlassen', exact: true }).click()
    await expect(page.getByText('Sie haben den Betrieb verlassen.')).toBeVisible()

    await page.goto('/#/company')
    await expect(page.getByRole('main').getByText(guest.company_name, { exact: true })).toBeVisible()
    await expect(page.getByText('Sie sind der einzige Inhaber.')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })
})
