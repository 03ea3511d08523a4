import type { Page } from '@playwright/test'
import { dayMs } from '@portal/domain/values/durations'
import { expect, expectAccessible, expectFits, logins, test } from '../fixtures.ts'
import { somePhotos } from '../pictures.ts'
import { call, signIn } from '../session.ts'
import { aFreeTime, aSale } from '../sold-cars.ts'
import { patient } from '../standing.ts'

/** A vehicle that is ready, with its pass; the office is signed in afterwards. */
async function aPass(page: Page) {
  const { gwnummer, dealer, id, move } = await aSale(page)
  for (const step of ['paid', 'documents', 'ready']) await move(step)
  await signIn(page, dealer.email)
  const { day, time } = await aFreeTime(page)
  const named = { kind: 'driver', name: 'Milan Petrović', appointment_date: day, appointment_time: time }
  const url = `/mvp/api/mvp-meine/purchases/${id}/pick-up`
  const { pass } = await (await call(page, 'PUT', url, named)).json()
  await signIn(page, logins.office)
  const stored = async () => (await call(page, 'GET', `/mvp/api/house-purchases/${id}`)).json()
  return { gwnummer, pin: pass.pin, token: pass.token, stored }
}

/** A HEIC photo, which the browsers of the tests cannot decode. */
const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')

const title = 'Da ist etwas schiefgegangen.'
const outage = {
  title,
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'internal', title, status: 500 }),
}

async function checkPin(page: Page, pin: string) {
  await page.goto('/#/house/hand-over')
  const entry = page.getByRole('region', { name: /^Ausweis prüfen/ })
  await entry.getByLabel('PIN, 6 Ziffern').fill(pin)
  await entry.getByRole('button', { name: 'Ausweis prüfen' }).click()
}

async function fillRecord(page: Page, mileage: string) {
  await page.getByLabel(/Amtlicher Ausweis gesehen, der Name Milan Petrović stimmt/).check()
  await page.getByLabel('Kilometerstand').fill(mileage)
  await page.getByLabel(/^Schlüssel/).fill('2')
  await page.getByRole('button', { name: 'Ohne Unterschrift, Name eintippen' }).click()
  await page.getByLabel('Name der Person, die abholt').fill('Milan Petrović')
}

test('a hand-over keeps its photos through a reload and a line that breaks, says which of 40 it does not take, and arrives once', {
  tag: '@both-widths',
}, async ({ page }) => {
  const { gwnummer, pin, stored } = await aPass(page)
  await checkPin(page, pin)
  await fillRecord(page, '68.412')
  const files = page.locator('input[type=file]')
  await files.setInputFiles({ name: 'notiz.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') })
  await expect(page.getByText('„notiz.jpg“ ist kein Foto, das dieses Gerät lesen kann.')).toBeVisible()
  await files.setInputFiles({ name: 'IMG_1.HEIC', mimeType: '', buffer: heic })
  await expect(page.getByText('„IMG_1.HEIC“ ist ein HEIC-Foto, das dieses Gerät nicht lesen')).toBeVisible()
  await files.setInputFiles(await somePhotos(gwnummer, 1))
  await page.getByRole('button', { name: 'Foto 1 entfernen' }).click()
  await expect(page.getByText('0 von 6')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Foto aufnehmen' })).toBeFocused()
  await files.setInputFiles(await somePhotos(gwnummer, 40))
  await expect(page.getByText('Höchstens 6 Fotos: 34 Fotos sind nicht dabei.')).toBeVisible()
  await expect(page.getByText('6 von 6')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.reload()
  await checkPin(page, pin)
  await expect(page.getByText('6 von 6')).toBeVisible()
  await expect(page.getByLabel('Kilometerstand')).toHaveValue('68.412')
  await expect(page.getByAltText('Foto 6')).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('heading', { name: 'Heute erwartet' })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByLabel('Kilometerstand')).toHaveValue('68.412')
  await expect(page.getByText('6 von 6')).toBeVisible()

  let sendings = 0
  await page.route('**/mvp/api/house-hand-overs', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sendings += 1
    if (sendings === 1) return route.abort('connectionreset')
    if (sendings === 3) return route.fulfill(outage)
    if (sendings > 3) return route.continue()
    // It arrives, and its reply is lost.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Fahrzeug übergeben' }).click()
  const unsent = page.getByRole('region', { name: 'Wartet auf Netz' })
  await expect(unsent.getByText(`Ausgabe ${gwnummer}`)).toBeVisible()
  await unsent.getByRole('button', { name: 'Jetzt senden' }).click()
  await expect.poll(() => sendings).toBe(2)
  await expect(unsent.getByText(`Ausgabe ${gwnummer}`)).toBeVisible()
  await unsent.getByRole('button', { name: 'Jetzt senden' }).click()
  const refused = page.getByRole('region', { name: 'Nicht angenommen' })
  await expect(refused).toContainText(outage.title)
  await refused.getByRole('button', { name: 'Jetzt senden' }).click()
  await expect(refused).toBeHidden()
  await expect(unsent).toBeHidden()
  expect(await stored()).toMatchObject({ state: 'collected', papers: [{ kind: 'hand-over' }] })
  expect(sendings).toBe(4)
})

test('of two phones that hand over the same vehicle one does, and the other one is told and keeps what it recorded', {
  tag: '@both-widths',
}, async ({ page, browser }) => {
  const { gwnummer, pin, stored } = await aPass(page)
  const context = await browser.newContext()
  const other = patient(await context.newPage())
  await other.goto('/#/home')
  await signIn(other, logins.office)
  await Promise.all([checkPin(page, pin), checkPin(other, pin)])
  for (const [phone, mileage] of [
    [page, '68.412'],
    [other, '68.421'],
  ] as const) {
    await expect(phone.getByRole('heading', { level: 1, name: `Ausgabe ${gwnummer}` })).toBeVisible()
    await fillRecord(phone, mileage)
  }
  await other.locator('input[type=file]').setInputFiles(await somePhotos(gwnummer, 1))
  await expect(other.getByAltText('Foto 1')).toBeVisible()
  await context.setOffline(true)
  await other.getByRole('button', { name: 'Fahrzeug übergeben' }).click()
  await expect(
    other.getByRole('region', { name: 'Wartet auf Netz' }).getByText(`Ausgabe ${gwnummer}`),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Fahrzeug übergeben' }).click()
  await expect(page.getByText(`GW ${gwnummer} ist übergeben.`)).toBeVisible()

  await context.setOffline(false)
  const refused = other.getByRole('region', { name: 'Nicht angenommen' })
  await expect(refused.getByText(new RegExp(`^GW ${gwnummer} wurde schon übergeben: .*Büro`))).toBeVisible()
  await expect(refused.getByText('68.421\u00a0km, 2 Schlüssel')).toBeVisible()
  await expect(refused.getByAltText('Foto 1')).toBeVisible()
  await expectAccessible(other)
  await expectFits(other)
  await other.reload()
  await expect(refused.getByText('68.421\u00a0km, 2 Schlüssel')).toBeVisible()
  await refused.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(refused).toBeHidden()
  await other.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(refused.getByText('68.421\u00a0km, 2 Schlüssel')).toBeVisible()
  await refused.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(refused).toBeHidden()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Heute erwartet' })).toBeVisible()
  await expect(refused).toBeHidden()
  expect(await stored()).toMatchObject({ state: 'collected', papers: [{ kind: 'hand-over' }] })
  await context.close()
})

test.describe('with a clock that is a day wrong', () => {
  test.use({ isFresh: true })

  for (const [wrong, days] of [
    ['fast', 1],
    ['slow', -1],
  ] as const)
    test(`a phone whose clock is ${wrong} hands over without a connection, and the hand-over counts from now`, async ({
      page,
    }) => {
      const { gwnummer, token, stored } = await aPass(page)
      const begin = Date.now()
      await page.clock.setSystemTime(begin + days * dayMs)
      await page.goto('/#/house/hand-over')
      await expect(page.getByText(/^Stand \d\d:\d\d Uhr$/)).toBeVisible()
      await page.context().setOffline(true)
      const entry = page.getByRole('region', { name: /^Ausweis prüfen/ })
      await entry.getByLabel('PIN, 6 Ziffern').fill(token)
      await entry.getByRole('button', { name: 'Ausweis prüfen' }).click()
      await fillRecord(page, '68.412')
      await page.getByRole('button', { name: 'Fahrzeug übergeben' }).click()
      const unsent = page.getByRole('region', { name: 'Wartet auf Netz' })
      await expect(unsent.getByText(`Ausgabe ${gwnummer}`)).toBeVisible()
      await page.context().setOffline(false)
      await expect(unsent).toBeHidden()
      await expect.poll(async () => (await stored()).state).toBe('collected')
      const { steps } = await stored()
      const at = Date.parse(steps.find(({ step }: { step: string }) => step === 'collected').at)
      expect(Math.abs(at - begin)).toBeLessThan(dayMs / 24)
    })
})
