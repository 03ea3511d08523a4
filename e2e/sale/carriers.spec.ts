import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { loginPage } from '../pages/login.ts'
import { aPdf } from '../papers.ts'
import { call, endSession, signIn } from '../session.ts'
import { aFreeTime, aSale } from '../sold-cars.ts'

test('the office keeps a carrier with its proofs, and sees which may no longer collect', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  await signInAs('office')
  const name = `Rapid ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/#/house/carriers')
  await page.getByRole('button', { name: 'Spedition eintragen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Bitte den Namen der Spedition angeben.')).toBeVisible()
  await dialog.getByLabel('Name der Spedition').fill(name)
  await dialog.getByLabel(/^Versicherung gültig bis/).fill('2099-06-30')
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  const carrier = page.getByRole('region', { name })
  await expect(carrier.getByText('Nachweis fehlt')).toBeVisible()
  await expect(page.getByText(/nicht abholen/)).toBeVisible()

  await carrier.getByRole('button', { name: 'Ändern' }).click()
  await dialog.getByLabel(/^Lizenz gültig bis/).fill('2099-01-31')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(carrier.getByText('Gültig', { exact: true })).toBeVisible()

  // A colleague changes the licence while the insurance is typed.
  await carrier.getByRole('button', { name: 'Ändern' }).click()
  await dialog.getByLabel(/^Versicherung gültig bis/).fill('2099-08-31')
  const listed = await (await call(page, 'GET', '/mvp/api/house-carriers')).json()
  const { id, version } = listed.find((one: { name: string }) => one.name === name)
  await call(page, 'PUT', `/mvp/api/house-carriers/${id}`, {
    ...{ name, version, isActive: true, insuranceUntil: '2099-06-30', licenceUntil: '2099-03-31' },
  })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText(/inzwischen/)).toBeVisible()
  await expect(dialog.getByLabel(/^Lizenz gültig bis/)).toHaveValue('2099-03-31')
  await expect(dialog.getByLabel(/^Versicherung gültig bis/)).toHaveValue('2099-08-31')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(carrier).toContainText(/31\.08\.2099.*31\.03\.2099/)

  await carrier.getByText('Nachweis hochladen').click()
  await carrier.locator('input[type=file]').setInputFiles({
    ...{ name: 'Police.pdf', mimeType: 'application/pdf', buffer: Buffer.from('kein PDF') },
  })
  await carrier.getByRole('button', { name: 'Hochladen' }).click()
  await expect(carrier.getByText('Bitte ein PDF ohne Skripte und Anhänge wählen.')).toBeVisible()
  await carrier.locator('input[type=file]').setInputFiles(aPdf('Police.pdf'))
  await carrier.getByRole('button', { name: 'Hochladen' }).click()
  await expect(carrier.getByRole('button', { name: 'Police.pdf Herunterladen' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const saving = page.waitForEvent('download')
  await carrier.getByRole('button', { name: 'Police.pdf Herunterladen' }).click()
  expect((await saving).suggestedFilename()).toBe('Police.pdf')
  await carrier.getByRole('button', { name: 'Police.pdf löschen' }).click()
  await expect(dialog).toContainText(`„Police.pdf“ von ${name} wird gelöscht.`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(carrier.getByText('Police.pdf')).toHaveCount(0)
})

test('a carrier being entered survives a reload and the end of the session', async ({ page, signInAs }) => {
  await signInAs('office')
  const name = `Rapid ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/#/house/carriers')
  await page.getByRole('button', { name: 'Spedition eintragen' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Name der Spedition')
  await field.fill(name)
  await dialog.getByLabel(/^Lizenz gültig bis/).fill('2099-01-31')
  await page.reload()
  await expect(field).toHaveValue(name)
  await expect(dialog.getByLabel(/^Lizenz gültig bis/)).toHaveValue('2099-01-31')

  await endSession(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await loginPage(page).signIn('verkauf@autoexpo.example', demoPassword)
  await expect(field).toHaveValue(name)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('region', { name })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a buyer chooses a carrier of the list, is refused an expired one, and the yard refuses one that expires later', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  const { gwnummer, dealer, id, move } = await aSale(page)
  for (const step of ['paid', 'documents', 'ready']) await move(step)
  const add = async (word: string, licenceUntil: string) => {
    const name = `${word} ${gwnummer}`
    const body = { name, insuranceUntil: '2099-06-30', licenceUntil }
    const all = await (await call(page, 'POST', '/mvp/api/house-carriers', body)).json()
    return all.find((carrier: { name: string }) => carrier.name === name)
  }
  const valid = await add('Rapid', '2099-01-31')
  const expired = await add('Vorbei', '2020-01-31')

  await signIn(page, dealer.email)
  const { day, time } = await aFreeTime(page)
  await page.goto(`/#/purchases/${id}`)
  const panel = page.getByRole('region', { name: 'Abholausweis' })
  const dialog = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Abholer eintragen' }).click()
  await dialog.getByLabel('Wer', { exact: true }).selectOption('Spedition')
  await dialog.getByLabel('Vor- und Nachname').fill('Milan Petrović')
  await dialog.getByLabel(/^Tag/).selectOption(day)
  await dialog.getByLabel(/^Uhrzeit/).selectOption(time ?? '')
  await dialog.getByLabel('Spedition').selectOption(`${expired.name} (Nachweis abgelaufen)`)
  await dialog.getByRole('button', { name: 'Ausweis erstellen' }).click()
  await expect(
    dialog.getByText(`„${expired.name}“ darf nicht abholen: Die Lizenz galt nur bis 31.01.2020.`),
  ).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByLabel('Spedition').selectOption(valid.name)
  await dialog.getByRole('button', { name: 'Ausweis erstellen' }).click()
  await expect(panel.getByText(`Milan Petrović, ${valid.name}`)).toBeVisible()
  await expect(panel.getByText('Gültig', { exact: true })).toBeVisible()
  const { pass } = await (await call(page, 'GET', `/mvp/api/mvp-meine/purchases/${id}/pick-up`)).json()

  await signInAs('office')
  const changed = { name: valid.name, insuranceUntil: '2099-06-30', licenceUntil: '2020-01-31' }
  const { version } = valid
  const reply = await call(page, 'PUT', `/mvp/api/house-carriers/${valid.id}`, {
    ...changed,
    version,
    isActive: true,
  })
  expect(reply.status()).toBe(200)
  await page.goto('/#/house/hand-over')
  const entry = page.getByRole('region', { name: /^Ausweis prüfen/ })
  await entry.getByLabel('PIN, 6 Ziffern').fill(pass.token)
  await entry.getByRole('button', { name: 'Ausweis prüfen' }).click()
  await expect(entry.getByText(`„${valid.name}“ darf nicht abholen`)).toBeVisible()
})
