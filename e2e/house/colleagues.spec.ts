import { aCompany } from '../applicants.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { linkIn } from '../mail.ts'
import { loginPage } from '../pages/login.ts'
import { signIn } from '../session.ts'
import { patient } from '../standing.ts'

test.describe('colleagues', { tag: '@both-widths' }, () => {
  test('are invited for the yard, see the work of the yard only, and are signed out when their access ends', async ({
    page,
    browser,
    outbox,
    signInAs,
  }) => {
    await signInAs('admin')
    const { email, password } = aCompany()
    const name = `Hanna ${email.split('.')[2]?.replace(/\W.*/, '').replaceAll(/\d/g, 'x')}`
    const [firstName = '', lastName = ''] = name.split(' ')
    await page.goto('/#/house/colleagues')
    await page.getByLabel('Vorname').fill(firstName)
    await page.getByLabel('Nachname').fill(lastName)
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill(email)
    await page.getByRole('combobox', { name: 'Rolle', exact: true }).selectOption('Hof')
    await page.getByRole('button', { name: 'Einladung senden' }).click()
    await expect(page.getByText(email, { exact: false }).first()).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)

    const invitation = linkIn(await outbox.lastTo(email, 'Ihr Zugang für den Hof'), '/password-change/')
    await page.getByRole('button', { name: `Neuer Link für das Passwort an ${name}` }).click()
    await expect(page.getByText('Der neue Link ist unterwegs.')).toBeVisible()
    const anotherLink = async () => linkIn(await outbox.lastTo(email), '/password-change/')
    await expect.poll(anotherLink).not.toBe(invitation)
    const colleague = patient(await (await browser.newContext({ viewport: page.viewportSize() })).newPage())
    await colleague.goto(await anotherLink())
    await colleague.getByLabel('Neues Passwort').fill(password)
    await colleague.getByLabel('Passwort bestätigen').fill(password)
    await colleague.getByRole('button', { name: 'Passwort zurücksetzen' }).click()
    await expect(colleague).toHaveURL(/#\/login/)
    await signIn(colleague, email, password)
    await colleague.goto('/#/terms-of-use/house')
    await colleague.getByRole('button', { name: 'Ich stimme zu' }).click()
    await expect(colleague.getByRole('heading', { name: 'Nutzungsbedingungen' })).toHaveCount(0)
    await colleague.goto('/#/house')
    await expect(colleague).toHaveURL(/#\/house\/yard/)
    await expect(colleague.getByRole('heading', { name: 'Hof', level: 1 })).toBeVisible()
    await expect(colleague.getByRole('link', { name: 'Anfragen' })).toHaveCount(0)
    await expectAccessible(colleague)
    await colleague.goto('/#/house/vehicles')
    await expect(colleague).toHaveURL(/#\/house\/yard/)

    const stranger = patient(await (await browser.newContext({ viewport: page.viewportSize() })).newPage())
    const login = loginPage(stranger)
    await login.open()
    for (let tries = 0; tries < 5; tries++) {
      const answer = stranger.waitForResponse('**/auth/login')
      await login.signIn(email, `falsch-${tries}-Kennwort`)
      expect((await answer).status()).toBe(401)
    }
    await page.reload()
    const unlock = page.getByRole('button', { name: `Anmeldesperre von ${name} aufheben` })
    await expectFits(page)
    await unlock.click()
    await expect(page.getByText('Die Sperre ist aufgehoben; die Person bekommt eine Mail.')).toBeVisible()
    await expect(unlock).toHaveCount(0)
    await outbox.lastTo(email, 'Ihre Anmeldung ist wieder möglich')

    await page.getByRole('button', { name: `Zugang von ${name} beenden` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zugang beenden' }).click()
    await expect(page.getByText('Der Zugang ist beendet')).toBeVisible()
    await colleague.goto('/#/account')
    await colleague.reload()
    await expect(colleague).toHaveURL(/#\/login/)
  })
})
