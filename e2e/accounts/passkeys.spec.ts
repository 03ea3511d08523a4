import type { Page } from '@playwright/test'
import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, tabTo, test } from '../fixtures.ts'
import { loginPage } from '../pages/login.ts'

test.use({ isFresh: true })

/** A device of the browser itself, whose user always consents, as with a fingerprint. */
async function aVirtualDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const setConsent = async (enabled: boolean) => {
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (options) => {
      document.documentElement.dataset.asked = options?.mediation ?? 'modal'
      return get(options)
    }
  })
  return {
    /**
     * Opens the login page, which offers passkeys in its first field. This request stays open, since its user does not
     * consent; the next one finds the consent.
     */
    async openLogin(open: () => Promise<unknown>) {
      await setConsent(false)
      await page.evaluate(() => delete document.documentElement.dataset.asked)
      await open()
      await expect(page.locator('html')).toHaveAttribute('data-asked', 'conditional')
      await setConsent(true)
    },
  }
}

test('a dealer adds a passkey, signs in with it and removes it', {
  tag: '@both-widths',
}, async ({ page, outbox }) => {
  const device = await aVirtualDevice(page)
  const dealer = await signInAsNewDealer(page)
  const main = page.getByRole('main')
  const login = loginPage(page)
  const panel = main.getByRole('region', { name: 'Passkeys' })
  const passkeys = panel.getByRole('list', { name: 'Ihre Passkeys' }).getByRole('listitem')
  await page.goto('/#/account')
  await panel.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await expect(page.getByText('Der Passkey ist hinzugefügt.')).toBeVisible()
  await expect(passkeys).toHaveCount(1)
  await outbox.lastTo(dealer.email, 'Ein Passkey wurde hinzugefügt')
  await panel.getByRole('button', { name: 'umbenennen' }).click()
  const renaming = page.getByRole('dialog', { name: 'Passkey umbenennen' })
  await expectAccessible(page)
  await renaming.getByLabel('Name').fill('')
  await renaming.getByRole('button', { name: 'Speichern' }).click()
  await expect(renaming.getByText('Name ist erforderlich')).toBeVisible()
  await renaming.getByLabel('Name').fill('Schreibtisch')
  await page.keyboard.press('Enter')
  await expect(renaming).toBeHidden()
  await expect(passkeys).toContainText('Schreibtisch')
  await expect(passkeys).toContainText('noch nicht benutzt')
  await expectAccessible(page)
  await expectFits(page)

  await panel.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await expect(panel.getByRole('alert')).toHaveText('Für dieses Gerät gibt es hier schon einen Passkey.')

  // Opening the login page ends the session.
  await device.openLogin(() => login.open())
  await expect(login.heading).toBeVisible()
  await expect(login.username).toHaveAttribute('autocomplete', 'username webauthn')
  expect((await page.request.get('/uaa/api/account')).status()).toBe(401)
  await expectAccessible(page)
  await expectFits(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/passkey/options')) asked++
  })
  await tabTo(page, 'Mit Passkey anmelden', 'button')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/home$/)
  expect((await page.request.get('/uaa/api/account')).status()).toBe(200)
  expect(asked, 'the browser offers no further sign-in').toBe(1)

  await page.goto('/#/account')
  await expect(passkeys).toContainText('zuletzt benutzt am')
  await panel.getByRole('button', { name: 'Schreibtisch entfernen' }).click()
  const removing = page.getByRole('dialog', { name: 'Passkey entfernen' })
  await expectAccessible(page)
  await removing.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Der Passkey ist entfernt.')).toBeVisible()
  await expect(passkeys).toHaveCount(0)
  await outbox.lastTo(dealer.email, 'Ein Passkey wurde entfernt')

  await device.openLogin(() => login.open())
  await main.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(login.problem).toContainText('Die Anmeldung mit diesem Passkey ist nicht möglich.')
  expect((await page.request.get('/uaa/api/account')).status()).toBe(401)
})
