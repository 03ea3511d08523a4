import { type Page, request } from '@playwright/test'
import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'

/** The status and body of a call that only the key admits, as a program makes it: without a browser. */
async function calledWith(key: string, path: string) {
  const program = await request.newContext({
    baseURL: process.env.BASE_URL,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  const reply = await program.get(path)
  const answer = { status: reply.status(), body: await reply.json() }
  await program.dispose()
  return answer
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Schlüssel anlegen' })

test('an owner creates a key, copies it, calls the portal with it, and revokes it', {
  tag: '@both-widths',
}, async ({ page, context, outbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dealer = await signInAsNewDealer(page)
  await page.goto('/#/company')
  await page.getByRole('link', { name: 'API-Schlüssel verwalten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Schnittstellen' })).toBeVisible()
  await expect(page.getByText(`Mein Betrieb, ${dealer.company_name}`)).toBeVisible()
  const keys = page.getByRole('region', { name: 'API-Schlüssel' })
  await expect(keys.getByText('0 von 20')).toBeVisible()

  await page.getByRole('button', { name: 'Schlüssel anlegen' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Anlegen' }).click()
  await expect(dialog.getByText('Bitte geben Sie dem Schlüssel einen Namen.')).toBeVisible()
  await expect(dialog.getByText('Bitte wählen Sie mindestens eine Berechtigung.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Warenwirtschaft')
  await dialog.getByLabel('Bestand lesen').check()
  await dialog.getByLabel('Käufe lesen').check()
  await dialog.getByRole('button', { name: 'Anlegen' }).click()

  const created = page.getByRole('region', { name: 'Neuer Schlüssel „Warenwirtschaft“' })
  await expect(created).toBeFocused()
  await created.getByRole('button', { name: 'Schlüssel kopieren' }).click()
  await expect(page.getByText('Der Schlüssel wurde kopiert.')).toBeVisible()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(key).toMatch(/^aex_live_[0-9A-Za-z]{38}$/)
  await expect(created.getByLabel('Der neue Schlüssel')).toHaveText(key)
  await expectAccessible(page)
  await expectFits(page)

  await expect(keys.getByText('1 von 20')).toBeVisible()
  await expect(keys.getByText(`aex_live_…${key.slice(-4)}`)).toBeVisible()
  await expect(keys.getByText('Neu', { exact: true })).toBeVisible()
  await expect(keys.getByText('Noch nie benutzt')).toBeVisible()
  const mail = await outbox.lastTo(dealer.email, 'Neuer API-Schlüssel')
  expect(mail.text).toContain('„Warenwirtschaft“')
  expect(mail.text + mail.html).not.toContain(key)

  const { status, body } = await calledWith(key, '/mvp/api/mvp-car-stocks?size=1')
  expect([status, typeof body[0].haendlerpreisbrutto]).toEqual([200, 'number'])
  expect(await calledWith(key, '/mvp/api/mvp-user-watches-by-user')).toMatchObject({
    status: 403,
    body: { type: 'api-scope-missing', title: 'Dem API-Schlüssel fehlt die Berechtigung „watchlist:read“.' },
  })

  await created.getByRole('button', { name: 'Ich habe den Schlüssel gespeichert' }).click()
  await expect(created).toHaveCount(0)
  await page.reload()
  await expect(keys.getByText('Aktiv', { exact: true })).toBeVisible()
  await expect(keys.getByText('Zuletzt benutzt am')).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)

  await keys.getByRole('button', { name: 'Warenwirtschaft sperren' }).click()
  const question = page.getByRole('dialog', { name: '„Warenwirtschaft“ sperren?' })
  await question.getByRole('button', { name: 'Sperren' }).click()
  await expect(page.getByText('Der Schlüssel ist gesperrt.')).toBeVisible()
  await expect(keys.getByText('0 von 20')).toBeVisible()
  await keys.getByText('Beendete Schlüssel (1)').click()
  await expect(keys.getByText('Gesperrt', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await expect
    .poll(() => calledWith(key, '/mvp/api/mvp-car-stocks?size=1'))
    .toMatchObject({ status: 401, body: { type: 'api-key-invalid' } })
})

test('a key is created once although the button is used twice, and is shown although its dialog was closed', async ({
  page,
}) => {
  await signInAsNewDealer(page)
  await page.goto('/#/company/integrations')
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).click()
  const dialog = dialogOf(page)
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const send = dialog.getByRole('button', { name: 'Anlegen' })
  await name.fill('Warenwirtschaft')
  await dialog.getByLabel('Bestand lesen').check()

  const code = /\/assets\/[^/]+\.js$/
  await page.route(code, (route) => route.abort('connectionreset'))
  await send.click()
  await expect(
    page.getByText('Die Seite konnte nicht geladen werden. Bitte laden Sie sie neu.'),
  ).toBeVisible()
  await page.unroute(code)
  await page.reload()
  await expect(name).toHaveValue('Warenwirtschaft')

  const loaded = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route(code, async (route) => {
    await loaded.promise
    await route.continue()
  })
  await page.route('**/uaa/api/company/api-keys', async (route) => {
    if (route.request().method() === 'POST') {
      sent.push(route.request().url())
      await answered.promise
    }
    await route.continue()
  })
  await name.press('Enter')
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await name.press('Enter')
  loaded.resolve()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await dialog.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(dialog).toHaveCount(0)
  answered.resolve()

  await expect(page.getByRole('region', { name: 'Neuer Schlüssel „Warenwirtschaft“' })).toBeFocused()
  await expect(page.getByText(/^aex_live_[0-9A-Za-z]{38}$/)).toBeVisible()
  await expect(page.getByText('1 von 20')).toBeVisible()
  expect(sent).toHaveLength(1)
})
