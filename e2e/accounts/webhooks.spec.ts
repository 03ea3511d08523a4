import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'

const outside = process.env.OUTSIDE_URL ?? ''

test.describe('webhooks', { tag: '@both-widths' }, () => {
  test('an owner adds an address, sends a test event and sees in the log that it arrived', async ({
    page,
  }) => {
    const { email } = await signInAsNewDealer(page)
    const target = `${outside}/webhook/${encodeURIComponent(email)}`
    await page.goto('/#/company')
    await page.getByRole('link', { name: 'Webhooks verwalten' }).click()
    await expect(page.getByRole('heading', { name: 'Noch kein Webhook' })).toBeVisible()
    await page.getByRole('button', { name: 'Webhook anlegen' }).click()
    const form = page.getByRole('dialog', { name: 'Webhook anlegen' })
    await form.getByLabel('Adresse').fill('http://192.168.0.1/haken')
    await form.getByRole('button', { name: 'Anlegen' }).click()
    await expect(
      form.getByText('Bitte geben Sie eine Adresse an, die mit https:// beginnt', { exact: false }),
    ).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await form.getByLabel('Adresse').fill(target)
    await form.getByLabel('Bezeichnung').fill('Warenwirtschaft')
    await form.getByLabel('Neuer Treffer').uncheck()
    await form.getByRole('button', { name: 'Anlegen' }).click()

    const secretPanel = page.getByRole('region', { name: 'Geheimnis von „Warenwirtschaft“' })
    const secret = (await secretPanel.getByLabel('Geheimnis', { exact: true }).textContent()) ?? ''
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const webhook = page.getByRole('region', { name: 'Warenwirtschaft', exact: true })
    await expect(webhook.getByText('Aktiv')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await secretPanel.getByRole('button', { name: 'Ausblenden' }).click()
    await expect(page.getByText(secret)).toHaveCount(0)

    await webhook.getByRole('button', { name: 'Testereignis senden' }).click()
    await webhook.getByText('Protokoll der letzten 30 Tage').click()
    await expect(webhook.getByText('Zugestellt')).toBeVisible()
    await expect(webhook.getByText('angenommen')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const received = await (await page.request.get(target)).json()
    expect(received).toMatchObject([
      {
        headers: { 'webhook-signature': expect.stringMatching(/^v1,/) },
        body: expect.stringContaining('webhook.test'),
      },
    ])

    await webhook.getByRole('button', { name: /^Test vom .* erneut senden$/ }).click()
    await expect.poll(async () => (await (await page.request.get(target)).json()).length).toBe(2)
    const [first, second] = await (await page.request.get(target)).json()
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])

    await webhook.getByRole('button', { name: 'Geheimnis anzeigen' }).click()
    const ask = page.getByRole('dialog', { name: 'Geheimnis anzeigen' })
    await ask.getByLabel('Passwort').fill(demoPassword)
    await ask.getByRole('button', { name: 'Anzeigen' }).click()
    await expect(secretPanel.getByText(secret)).toBeVisible()

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await webhook.getByRole('button', { name: 'Geheimnis erneuern' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Erneuern' }).click()
    await expect(secretPanel.getByText(secret)).toHaveCount(0)
    await secretPanel.getByRole('button', { name: 'Geheimnis kopieren' }).click()
    await expect(page.getByText('Das Geheimnis wurde kopiert.')).toBeVisible()
    const renewed = await secretPanel.getByLabel('Geheimnis', { exact: true }).textContent()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(renewed)

    await webhook.getByRole('button', { name: 'Ändern' }).click()
    const change = page.getByRole('dialog')
    await change.getByLabel('Bezeichnung').fill('Buchhaltung')
    await change.getByRole('button', { name: 'Speichern' }).click()
    const renamed = page.getByRole('region', { name: 'Buchhaltung', exact: true })
    await renamed.getByRole('button', { name: 'Ändern' }).click()
    await change.getByLabel('Bezeichnung').fill('Warenwirtschaft')
    await change.getByRole('button', { name: 'Speichern' }).click()

    await webhook.getByRole('button', { name: 'Anhalten' }).click()
    await expect(webhook.getByText('Pausiert')).toBeVisible()
    await expectAccessible(page)
    await webhook.getByRole('button', { name: 'Fortsetzen' }).click()
    await expect(webhook.getByText('Aktiv')).toBeVisible()
    await webhook.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByRole('heading', { name: 'Noch kein Webhook' })).toBeVisible()
  })
})
