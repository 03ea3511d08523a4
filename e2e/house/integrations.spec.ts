import { request } from '@playwright/test'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'

const outside = process.env.OUTSIDE_URL ?? ''

test(
  'an administrator gives a program a key, calls the portal with it, revokes it, and adds a webhook',
  {
    tag: '@both-widths',
  },
  async ({ page, signInAs }, testInfo) => {
    await signInAs('admin')
    await page.goto('/#/house/integrations')
    await expect(page.getByRole('heading', { level: 1, name: 'Schnittstellen' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const name = `Buchhaltung ${testInfo.project.name} ${testInfo.retry}`
    await page.getByRole('button', { name: /^(?:Schlüssel anlegen|Weiterer Schlüssel)$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Schlüssel anlegen' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByLabel('Käufe aller Händler lesen').check()
    await expectAccessible(page)
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    const created = page.getByRole('region', { name: `Neuer Schlüssel „${name}“` })
    const key = (await created.getByLabel('Der neue Schlüssel').textContent()) ?? ''
    await expectAccessible(page)
    await expectFits(page)
    await created.getByRole('button', { name: 'Ich habe den Schlüssel gespeichert' }).click()

    const program = await request.newContext({
      baseURL: process.env.BASE_URL,
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    })
    const statusOf = async (path: string) => (await program.get(path)).status()
    expect(await statusOf('/mvp/api/house-purchases?size=1')).toBe(200)
    expect(await statusOf('/mvp/api/house-stock')).toBe(403)
    await page.getByRole('button', { name: `${name} sperren` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sperren' }).click()
    await expect(page.getByText('Der Schlüssel ist gesperrt.')).toBeVisible()
    await expect.poll(() => statusOf('/mvp/api/house-purchases?size=1')).toBe(401)
    await program.dispose()

    await page.getByRole('button', { name: /^(?:Webhook anlegen|Weiterer Webhook)$/ }).click()
    const form = page.getByRole('dialog', { name: 'Webhook anlegen' })
    await expect(form.getByLabel('Import beendet')).toBeChecked()
    await expect(form.getByLabel('Neuer Treffer')).toHaveCount(0)
    await form.getByLabel('Adresse').fill(`${outside}/webhook/haus-${testInfo.project.name}`)
    await form.getByLabel('Bezeichnung').fill(name)
    await expectAccessible(page)
    await expectFits(page)
    await form.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByRole('button', { name: 'Ausblenden' }).click()
    const webhook = page.getByRole('region', { name, exact: true })
    await webhook.getByRole('button', { name: 'Testereignis senden' }).click()
    await webhook.getByText('Protokoll der letzten 30 Tage').click()
    await expect(webhook.getByText('Zugestellt').first()).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await webhook.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(webhook).toHaveCount(0)
  },
)
