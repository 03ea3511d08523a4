import { rm } from 'node:fs/promises'
import type { JSHandle, Locator, Page } from '@playwright/test'
import encodeQR from 'qr'
import { cameraFile, showToCamera } from '../camera.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { somePhotos } from '../pictures.ts'
import { call, signIn } from '../session.ts'
import { aFreeTime, aSale } from '../sold-cars.ts'
import { patient } from '../standing.ts'

/** Fills in what a hand-over needs, except the signature. */
async function fillRecord(page: Page) {
  await page.getByLabel(/Amtlicher Ausweis gesehen, der Name Milan Petrović stimmt/).check()
  await page.getByLabel('Kilometerstand').fill('68.412')
  await page.getByLabel(/^Schlüssel/).fill('2')
}

/** The camera that a video shows. */
const trackOf = (video: Locator) =>
  video.evaluateHandle((element: HTMLVideoElement) =>
    element.srcObject instanceof MediaStream ? element.srcObject.getVideoTracks()[0] : undefined,
  )
const stateOf = (track: JSHandle<MediaStreamTrack | undefined>) =>
  track.evaluate((given) => given?.readyState)

/** Makes the page look hidden, as behind another app, or shown again. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'

test('a pass is made by the buyer, opened by its link without login, used once in the yard and refused after that', {
  tag: '@both-widths',
}, async ({ page, browser, signInAs, outbox }) => {
  const { gwnummer, dealer, id, move } = await aSale(page)
  await move('paid')

  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  const panel = page.getByRole('region', { name: 'Abholausweis' })
  const dialog = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Abholer eintragen' }).click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Bitte den Namen angeben')).toBeVisible()
  await expect(dialog.getByLabel('Vor- und Nachname')).toBeFocused()
  await dialog.getByLabel('Wer', { exact: true }).selectOption('Spedition')
  await dialog.getByLabel('Vor- und Nachname').fill('Milan Petrović')
  await dialog.getByLabel('Firma').fill('Petrović Transporte')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(panel.getByText('Milan Petrović, Petrović Transporte')).toBeVisible()
  await expect(panel.getByText('Der Ausweis mit PIN entsteht')).toBeVisible()

  await signInAs('office')
  await move('documents')
  await move('ready')
  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  await panel.getByRole('button', { name: 'Abholung ändern' }).click()
  // Other stories book the first free times.
  await dialog.getByLabel(/^Tag/).selectOption({ index: 2 + (Number(gwnummer) % 7) })
  await dialog.getByLabel(/^Uhrzeit/).selectOption({ index: 1 + (Number(gwnummer) % 11) })
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Ausweis erstellen' }).click()
  await expect(panel.getByText('Gültig', { exact: true })).toBeVisible()
  await outbox.lastTo(dealer.email, `Abholung ${gwnummer}: Ihr Abholausweis`)
  await expectAccessible(page)
  await expectFits(page)
  const link = await panel.getByRole('link', { name: 'Ausweis öffnen' }).getAttribute('href')

  const context = await browser.newContext()
  const driver = patient(await context.newPage())
  await driver.goto(`/${link}`)
  await expect(driver.getByRole('heading', { level: 1 })).toContainText('Audi')
  await expect(driver.getByText('Milan Petrović, Petrović Transporte')).toBeVisible()
  const pin = (await driver.locator('.pass-code .pin').textContent())?.replace(/\D/g, '') ?? ''
  expect(pin).toMatch(/^\d{6}$/)
  await expect(driver.getByText('18.000')).toHaveCount(0)
  await expectAccessible(driver)
  await expectFits(driver)
  const printed = (await driver.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed, 'The pass is one page of A4.').toMatch(/\/Count 1\b/)

  await signInAs('office')
  await page.goto('/#/house/hand-over')
  const entry = page.getByRole('region', { name: /^Ausweis prüfen/ })
  await entry.getByLabel('PIN, 6 Ziffern').fill(pin.slice(1))
  await entry.getByRole('button', { name: 'Ausweis prüfen' }).click()
  await expect(entry.getByText('Die PIN hat 6 Ziffern, eingegeben sind 5.')).toBeVisible()
  await expect(entry.getByLabel('PIN, 6 Ziffern')).toBeFocused()
  await entry.getByLabel('PIN, 6 Ziffern').fill(pin === '000000' ? '000001' : '000000')
  await entry.getByRole('button', { name: 'Ausweis prüfen' }).click()
  await expect(
    entry.getByText(/^Diese PIN gehört zu keinem Ausweis\. Noch \d Versuche?, dann 15/),
  ).toBeVisible()
  await expect(entry.getByLabel('PIN, 6 Ziffern')).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)
  await entry.getByLabel('PIN, 6 Ziffern').fill(`${pin.slice(0, 3)} ${pin.slice(3)}`)
  await entry.getByRole('button', { name: 'Ausweis prüfen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ausgabe ${gwnummer}` })).toBeVisible()
  await page.getByRole('button', { name: 'Fahrzeug übergeben' }).click()
  await expect(page.getByText('Bitte bestätigen, dass der amtliche Ausweis gesehen wurde.')).toBeVisible()
  await expect(page.getByText('Fehlt noch: Ausweis, Kilometerstand, Schlüssel, Unterschrift')).toBeVisible()
  await expect(page.getByLabel(/Amtlicher Ausweis gesehen/)).toBeFocused()
  await page.getByRole('button', { name: 'Nicht ausgeben' }).click()
  await dialog.getByRole('button', { name: 'Ausgabe ablehnen' }).click()
  await expect(dialog.getByText('Bitte einen Grund wählen.')).toBeVisible()
  await dialog.getByLabel('Name auf dem Ausweis stimmt nicht').check()
  await dialog.getByLabel('Was ist passiert?').fill('Der Ausweis lautet auf Marko Petrović.')
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Ausgabe ablehnen' }).click()
  await expect(page.getByText(`GW ${gwnummer} ist nicht ausgegeben.`)).toBeVisible()
  await outbox.lastTo(dealer.email, `Nicht ausgegeben: GW ${gwnummer}`)
  await page.goto(`/#/house/purchases/${id}`)
  await expect(
    page.getByRole('region', { name: 'Nicht ausgegeben' }).getByText(/Marko Petrović/),
  ).toBeVisible()
  await page.goto('/#/house/hand-over')
  await entry.getByLabel('PIN, 6 Ziffern').fill(pin)
  await entry.getByRole('button', { name: 'Ausweis prüfen' }).click()
  await fillRecord(page)
  await page.getByLabel('Zulassungsbescheinigung Teil II').check()
  await page.locator('input[type=file]').setInputFiles(await somePhotos(gwnummer, 1))
  await expect(page.getByAltText('Foto 1')).toBeVisible()
  const pad = page.getByRole('img', { name: /Feld für die Unterschrift/ })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no field to sign in.')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 })
  await page.mouse.move(box.x + 200, box.y + 60, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('img', { name: 'Unterschrift von Milan Petrović' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Fahrzeug übergeben' }).click()
  await expect(page.getByText(`GW ${gwnummer} ist übergeben.`)).toBeVisible()
  await outbox.lastTo(dealer.email, `Ihr Kauf ${gwnummer}: Abgeholt`)

  await entry.getByLabel('PIN, 6 Ziffern').fill(link?.split('/').at(-1) ?? '')
  await entry.getByRole('button', { name: 'Ausweis prüfen' }).click()
  await expect(page.getByText('Dieser Ausweis wurde schon benutzt.')).toBeVisible()
  await driver.reload()
  await expect(driver.getByText('Dieser Ausweis wurde benutzt. Das Fahrzeug ist abgeholt.')).toBeVisible()

  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  await expect(panel.getByText('Das Fahrzeug ist abgeholt.')).toBeVisible()
  await expect(panel.getByText('Name auf dem Ausweis stimmt nicht')).toBeVisible()
  await expectFits(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Uebergabeprotokoll/ }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(`Uebergabeprotokoll ${gwnummer}.pdf`)
})

/** Runs in the browser: makes the share dialog of a phone end with an error; closing it is one too (`AbortError`). */
function shareOnAPhone(error: string) {
  const media = window.matchMedia.bind(window)
  window.matchMedia = (query) => media(query === '(pointer: coarse)' ? 'all' : query)
  const value = async ({ url }: ShareData) => {
    window.name = `${error} ${url}`
    throw new DOMException('', error)
  }
  Object.defineProperty(navigator, 'share', { configurable: true, value })
}

test('the buyer shares and copies the link of a pass, renews it and calls the pick-up off', {
  tag: '@both-widths',
}, async ({ page, browser, isMobile }) => {
  const { dealer, id, move } = await aSale(page)
  for (const step of ['paid', 'documents', 'ready']) await move(step)
  await signIn(page, dealer.email)
  const { day, time } = await aFreeTime(page)
  const named = { kind: 'driver', name: 'Milan Petrović', appointment_date: day, appointment_time: time }
  await call(page, 'PUT', `/mvp/api/mvp-meine/purchases/${id}/pick-up`, named)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = (from: Page) => from.evaluate(() => navigator.clipboard.readText())
  await page.goto(`/#/purchases/${id}`)
  const panel = page.getByRole('region', { name: 'Abholausweis' })
  const dialog = page.getByRole('dialog')
  const open = panel.getByRole('link', { name: 'Ausweis öffnen' })
  const link = (await open.getAttribute('href')) ?? ''
  if (!isMobile) {
    await panel.getByRole('button', { name: 'Link weitergeben' }).click()
    await expect(page.getByText('Der Link wurde kopiert.')).toBeVisible()
    expect(await copied(page)).toContain(link)
    await page.getByRole('button', { name: 'Meldung schließen' }).click()
  }
  const shared = () => page.evaluate(() => window.name)
  for (const outcome of ['AbortError', 'NotAllowedError']) {
    await page.evaluate(shareOnAPhone, outcome)
    await panel.getByRole('button', { name: 'Link weitergeben' }).click()
    await expect.poll(shared).toContain(`${outcome} ${new URL(`/${link}`, page.url()).href}`)
    const told = page.getByText('Der Link wurde kopiert.')
    await expect(told).toHaveCount(outcome === 'AbortError' ? 0 : 1)
  }

  const driver = patient(await (await browser.newContext()).newPage())
  await driver.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await driver.goto(`/${link}`)
  await driver.getByRole('button', { name: 'Adresse kopieren' }).click()
  await expect(driver.getByText('Die Adresse wurde kopiert.')).toBeVisible()
  expect(await copied(driver)).toMatch(/^.+, \d{5} .+$/)

  await panel.getByRole('button', { name: 'Erneuern' }).click()
  await expect(dialog.getByRole('heading', { name: 'Ausweis erneuern?' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Erneuern' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).not.toHaveAttribute('href', link)
  await driver.reload()
  await expect(driver.getByText(/^Dieser Ausweis wurde durch einen neuen ersetzt\./)).toBeVisible()
  await driver.goto(`/${await open.getAttribute('href')}`)
  await expect(driver.getByText('Milan Petrović')).toBeVisible()

  await panel.getByRole('button', { name: 'Absagen' }).click()
  await expect(dialog.getByRole('heading', { name: 'Abholung absagen?' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Absagen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Abholer eintragen' })).toBeVisible()
  await expect(open).toHaveCount(0)
  await driver.reload()
  await expect(driver.getByText('Dieser Ausweis ist gesperrt. Bitte anrufen.')).toBeVisible()
  await driver.context().close()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test.afterAll(() => rm(cameraFile, { force: true }))

  test('the yard refuses a renewed pass, hands over with the valid one scanned by the camera, and the record is sent once', {
    tag: '@both-widths',
  }, async ({ page, signInAs }) => {
    const { gwnummer, dealer, id, move } = await aSale(page)
    for (const step of ['paid', 'documents', 'ready']) await move(step)
    await signIn(page, dealer.email)
    const { day, time } = await aFreeTime(page)
    const url = `/mvp/api/mvp-meine/purchases/${id}/pick-up`
    const named = { kind: 'driver', name: 'Milan Petrović', appointment_date: day, appointment_time: time }
    const { pass: renewed } = await (await call(page, 'PUT', url, named)).json()
    const { pass } = await (await call(page, 'POST', `${url}/renewal`)).json()
    await page.goto(`/#/pass/${pass.token}`)
    const passCode = await page
      .locator('svg.qr')
      .evaluate((code) => new XMLSerializer().serializeToString(code))

    await signInAs('office')
    await page.goto('/#/house/hand-over')
    await expect(page.getByText('Die Ausgabe geht auf diesem Gerät auch ohne Netz')).toBeVisible()
    await page.context().setOffline(true)
    await page.goto('/#/home')
    await page.reload()
    await page.getByRole('link', { name: 'Ausgabe' }).click()
    await expect(page.getByText('Kein Netz, Sie können weiterarbeiten.')).toBeVisible()
    const entry = page.getByRole('region', { name: /^Ausweis prüfen/ })
    const check = async (code: string) => {
      await entry.getByLabel('PIN, 6 Ziffern').fill(code)
      await entry.getByRole('button', { name: 'Ausweis prüfen' }).click()
    }
    await check(renewed.token)
    await expect(entry.getByText(/^Dieser Code steht nicht auf der Liste von/)).toBeVisible()
    await check(pass.pin)
    await expect(entry.getByText('Ohne Netz bitte den Code scannen')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const scan = entry.getByRole('button', { name: 'Ausweis scannen' })
    const camera = entry.getByLabel('Kamera für den QR-Code')
    await scan.click()
    await expect(entry.getByText('Dieses Gerät hat keine Kamera.')).toBeVisible()
    await showToCamera(encodeQR('https://shop.example/angebot?id=7', 'svg'))
    await scan.click()
    await expect(entry.getByText('Dieser QR-Code ist kein Abholausweis.')).toBeVisible()
    const used = await trackOf(camera)
    expect(await stateOf(used)).toBe('live')
    await expectAccessible(page)
    await expectFits(page)
    await showToCamera(passCode)
    await expect(page.getByRole('heading', { level: 1, name: `Ausgabe ${gwnummer}` })).toBeVisible()
    await expect.poll(() => stateOf(used)).toBe('ended')
    await page.getByRole('button', { name: 'Nicht ausgeben' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Papiere fehlen').check()
    await dialog.getByRole('button', { name: 'Ausgabe ablehnen' }).click()
    const unsent = page.getByRole('region', { name: 'Wartet auf Netz' })
    await expect(unsent.getByText(`Ablehnung ${gwnummer}`)).toBeVisible()
    await scan.click()
    await fillRecord(page)
    await page.getByRole('button', { name: 'Ohne Unterschrift, Name eintippen' }).click()
    await page.getByLabel('Name der Person, die abholt').fill('Milan Petrović')
    await page.getByRole('button', { name: 'Fahrzeug übergeben' }).click()
    await expect(unsent.getByText(`Ausgabe ${gwnummer}`)).toBeVisible()
    await scan.click()
    await expect(entry.getByText('Dieses Fahrzeug wurde auf diesem Gerät schon übergeben.')).toBeVisible()
    await entry.getByLabel('PIN, 6 Ziffern').fill('')
    await expectAccessible(page)
    await expectFits(page)

    await page.context().setOffline(false)
    await page.reload()
    await expect(page.getByText(/^Stand \d\d:\d\d Uhr$/)).toBeVisible()
    await expect(unsent).toBeHidden()
    const stored = async () => (await call(page, 'GET', `/mvp/api/house-purchases/${id}`)).json()
    await expect.poll(async () => (await stored()).state).toBe('collected')
    expect((await stored()).papers).toHaveLength(1)
    expect((await stored()).refusals).toMatchObject([{ reason: 'papers' }])

    await showToCamera(nothing)
    await scan.click()
    await expect.poll(() => camera.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)
    const hidden = await trackOf(camera)
    await hide(page, true)
    await expect.poll(() => stateOf(hidden)).toBe('ended')
    await hide(page, false)
    await expect.poll(async () => stateOf(await trackOf(camera))).toBe('live')
    const left = await trackOf(camera)
    await page.evaluate(() => {
      location.hash = '#/home'
    })
    await expect.poll(() => stateOf(left)).toBe('ended')
  })

  test('a driver shows a pass that was opened before, with a hint', {
    tag: '@both-widths',
  }, async ({ page, browser }) => {
    const { gwnummer, dealer, id, move } = await aSale(page)
    for (const step of ['paid', 'documents', 'ready']) await move(step)
    await signIn(page, dealer.email)
    const { day, time } = await aFreeTime(page)
    const named = { kind: 'driver', name: 'Milan Petrović', appointment_date: day, appointment_time: time }
    const url = `/mvp/api/mvp-meine/purchases/${id}/pick-up`
    const { pass } = await (await call(page, 'PUT', url, named)).json()

    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const driver = patient(await context.newPage())
    await driver.goto(`/#/pass/${pass.token}`)
    await expect(driver.getByText(`GW ${gwnummer}`)).toBeVisible()
    const abroad = patient(await (await browser.newContext({ locale: 'pl-PL' })).newPage())
    await abroad.goto(`/#/pass/${pass.token}`)
    await expect(abroad.locator('.pass-card header')).toContainText('Przepustka odbioru')
    await expect(abroad.locator('.pass-page')).toContainText('Dokument tożsamości')
    // The way to the yard and its opening hours are the operator's texts.
    await abroad.locator('[lang="de"]').evaluateAll((all) => {
      for (const one of all) one.remove()
    })
    await expect(abroad.locator('.pass-page')).not.toContainText(
      /Abhol|Käufer|Händler|Termin:|Fahrer|Mitbringen|Öffnung|Drucken|Adresse|kostenfrei|Standgebühr|Uhr/i,
    )
    await abroad.context().close()
    const isKept = () =>
      driver.evaluate(async () => (await (await caches.open('portal-shell-2')).match('/')) !== undefined)
    await expect.poll(isKept).toBe(true)
    await context.setOffline(true)
    await driver.reload()
    await expect(driver.getByText('Kein Netz.')).toBeVisible()
    await expect(driver.getByText(`GW ${gwnummer}`)).toBeVisible()
    await expect(driver.locator('.pass-code .pin')).toHaveText(/\d{3}\s\d{3}/)
    await expect(driver.getByRole('heading', { name: 'Hier abholen' })).toBeVisible()
    await expectAccessible(driver)
    await expectFits(driver)
  })
})
