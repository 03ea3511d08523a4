import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { carDetail, type StockCar } from '../pages/car-details.ts'
import { vehiclePhotos } from '../pages/photos.ts'
import { aPdf } from '../papers.ts'
import { somePhotos } from '../pictures.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

async function deliveredCar(): Promise<string> {
  const [gwnummer] = numbersOutsideTheStock()
  await deliver({
    gwnummer,
    hersteller: 'Skoda',
    modellgruppe: 'Octavia',
    planverkaufspreisprivatkundengeschaeftbrutto: 14_900,
    haendlerpreisbrutto: 13_100,
  })
  return gwnummer
}

const processingMs = 90_000
/** The header of a HEIC photo, which the browsers of the tests cannot decode. */
const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')

test('ten photos are uploaded, ordered by keyboard and shown to a visitor', {
  tag: '@both-widths',
}, async ({ page, signInAs, browser }) => {
  const photos = vehiclePhotos(page)
  const gwnummer = await deliveredCar()
  await signInAs('office')
  await page.goto(photos.pathOf(gwnummer))
  await expect(photos.tiles).toHaveCount(1)
  await photos.chooser.setInputFiles([
    ...(await somePhotos(gwnummer, 10)),
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: heic },
  ])
  await expect(photos.tiles).toHaveCount(11, { timeout: processingMs })
  await expect(photos.pending).toHaveText([
    /setup\.exe.*Das ist kein Foto/,
    /IMG_1\.heic.*kann HEIC nicht umwandeln.*Maximale Kompatibilität/,
    /IMG_2\.jpg.*kann HEIC nicht umwandeln.*Maximale Kompatibilität/,
  ])
  for (const left of [2, 1, 0]) {
    await photos.pending.first().getByRole('button').click()
    await expect(photos.pending).toHaveCount(left)
  }
  // Scrolled to the end, because the fixed camera button would cover a tile elsewhere.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)
  await expectFits(page)

  const before = await photos.addresses()
  await photos.tiles.nth(4).focus()
  await page.keyboard.press('Space')
  await expect(photos.announcement).toHaveText('Foto 5 von 11 aufgenommen.')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(photos.announcement).toHaveText('Foto 3 von 11.')
  await page.keyboard.press('Escape')
  await expect(photos.announcement).toHaveText('Foto 5 von 11 zurückgelegt.')
  await expect.poll(photos.addresses).toEqual(before)

  const saved = () => page.waitForResponse((response) => response.url().endsWith('/photos/order'))
  await photos.tiles.nth(4).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  const isMoved = saved()
  await page.keyboard.press('Space')
  await expect(photos.announcement).toHaveText('Foto 4 von 11 abgelegt.')
  await isMoved
  await photos.tiles.nth(6).focus()
  const isMain = saved()
  await page.keyboard.press('h')
  await expect(photos.announcement).toHaveText('Foto 1 von 11 abgelegt.')
  await isMain
  const [a, b, c, d, e, f, g] = before
  const ordered = [g, a, b, c, e, d, f, ...before.slice(7)]
  await expect.poll(photos.addresses).toEqual(ordered)
  await page.reload()
  await expect.poll(photos.addresses).toEqual(ordered)

  const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin })
  const found = await visitor.request.get(`/mvp/api/mvp-car-stocks/gwnumber/${gwnummer}`)
  const car: StockCar = await found.json()
  await visitor.goto(carDetail(visitor).pathOf(car))
  await expect(carDetail(visitor).counter).toContainText('11')
  const first = new URL(ordered[0] ?? '', visitor.url()).searchParams.get('path') ?? ''
  await expect(carDetail(visitor).gallery.locator('img').first()).toHaveAttribute('src', new RegExp(first))
  await visitor.close()
})

test('a photo and a report are deleted and restored, the report is saved, and a number plate is blurred by keyboard', async ({
  page,
  signInAs,
}) => {
  const photos = vehiclePhotos(page)
  const gwnummer = await deliveredCar()
  await signInAs('office')
  await page.goto(photos.list)
  const number = page.getByLabel('GW-Nummer')
  await number.fill('12')
  await number.press('Enter')
  await expect(page.getByText('Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.')).toBeVisible()
  await number.fill(gwnummer)
  await page.getByRole('button', { name: 'Zustand aufnehmen' }).click()
  await expect(page).toHaveURL(new RegExp(`${gwnummer}/condition$`))
  await page.goto(photos.list)
  const named = (await somePhotos(gwnummer, 2)).map((photo, at) => ({
    ...photo,
    name: `${gwnummer}_0${at + 1}.jpg`,
  }))
  await photos.chooser.setInputFiles([...named, aPdf(`${gwnummer}_gutachten.pdf`)])
  await page.getByRole('link', { name: `Fotos von ${gwnummer}` }).click()
  await expect(photos.tiles).toHaveCount(3, { timeout: processingMs })
  const before = await photos.addresses()

  await photos.actions(2).click()
  await photos.action('Löschen').click()
  await expect(photos.tiles).toHaveCount(2)
  await photos.undo.click()
  await expect.poll(photos.addresses).toEqual(before)

  await photos.actions(2).click()
  await photos.action('Kennzeichen verdecken').click()
  const frame = photos.plate.getByRole('button', { name: /Rahmen/ })
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(frame).toHaveAccessibleName('Rahmen: 41 % von links, 62 % von oben, 20 % breit, 8 % hoch')
  await expectAccessible(page)
  await photos.plate.getByRole('button', { name: 'Verdecken' }).click()
  await expect
    .poll(async () => (await photos.addresses())[1] !== before[1], { timeout: processingMs })
    .toBe(true)
  expect((await page.request.get(before[1] ?? '')).status()).toBe(404)

  const discard = page.getByRole('button', { name: 'Gutachten löschen' })
  await discard.dblclick()
  await expect(discard).toHaveCount(0)
  await expect(page.getByText(/^Gutachten gelöscht\./)).toBeVisible()
  await photos.undo.click()
  await expect(discard).toBeVisible()
  await page.goto(`/#/house/vehicles/${gwnummer}?teil=dokumente`)
  const save = page.getByRole('button', { name: 'Gutachten Herunterladen' })
  await page.route('**/mvp/api/file?*', (route) => route.abort('connectionreset'))
  await save.click()
  await expect(page.getByText(/Verbindung/)).toBeVisible()
  await page.unroute('**/mvp/api/file?*')
  const saved = page.waitForEvent('download')
  await save.click()
  expect((await saved).suggestedFilename()).toBe(`Gutachten-GW-${gwnummer}.pdf`)
})

test('an upload continues after the network was lost and the page was reloaded, and one taken from the list ends', async ({
  page,
  signInAs,
  context,
}) => {
  const photos = vehiclePhotos(page)
  const gwnummer = await deliveredCar()
  await signInAs('office')
  await page.goto(photos.pathOf(gwnummer))
  await expect(photos.tiles).toHaveCount(1)
  const [photo] = await somePhotos(gwnummer, 1)
  if (!photo) throw new Error('No photo was made.')
  // Decoders ignore bytes after the end of a JPEG. They only split the file into many pieces, so that its upload is not
  // finished when the network is lost.
  const long = Buffer.concat([photo.buffer, Buffer.alloc(10 * 1_048_576)])
  const firstPiece = page.waitForResponse((response) => response.url().includes('/piece'))
  await photos.chooser.setInputFiles({ ...photo, buffer: long })
  await firstPiece
  await context.setOffline(true)
  await expect(photos.pending).toHaveCount(1)
  await context.setOffline(false)
  await page.reload()
  await expect(photos.tiles).toHaveCount(2, { timeout: processingMs })

  // Of two more photos the second stops on its way, until it is taken from the list.
  let pieces = 0
  await page.route('**/piece?*', (route) => {
    pieces += 1
    if (pieces === 1) return route.continue()
  })
  const [, first, second] = await somePhotos(gwnummer, 3)
  if (!first || !second) throw new Error('No photo was made.')
  await photos.chooser.setInputFiles([first, second])
  await expect(photos.tiles).toHaveCount(3, { timeout: processingMs })
  await expect(photos.pending).toHaveText([/wartet/])
  await photos.pending.getByRole('button').click()
  await expect(photos.pending).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('photos are dragged into another order, which is taken back when it cannot be stored, replaced and covered with the pointer', async ({
  page,
  signInAs,
}) => {
  const photos = vehiclePhotos(page)
  const gwnummer = await deliveredCar()
  await signInAs('office')
  await page.goto(photos.pathOf(gwnummer))
  await photos.chooser.setInputFiles(await somePhotos(gwnummer, 3))
  await expect(photos.tiles).toHaveCount(4, { timeout: processingMs })
  const [a, b, c, d] = await photos.addresses()

  const saved = page.waitForResponse((response) => response.url().endsWith('/photos/order'))
  await photos.tiles.nth(3).dragTo(photos.tiles.nth(1), { targetPosition: { x: 4, y: 60 } })
  await saved
  await expect.poll(photos.addresses).toEqual([a, d, b, c])
  await photos.actions(3).click()
  await photos.action('Nach hinten').click()
  await expect.poll(photos.addresses).toEqual([a, d, c, b])
  await page.context().setOffline(true)
  await photos.actions(4).click()
  await photos.action('Als Hauptfoto').click()
  await expect(page.getByRole('alert')).toContainText('Verbindung')
  await expect.poll(photos.addresses).toEqual([a, d, c, b])
  await page.context().setOffline(false)
  await page.reload()
  await expect.poll(photos.addresses).toEqual([a, d, c, b])

  await photos.actions(2).click()
  await photos.action('Kennzeichen verdecken').click()
  const frame = photos.plate.getByRole('button', { name: /Rahmen/ })
  const picture = await photos.plate.getByRole('img').boundingBox()
  if (!picture) throw new Error('The photo is not shown.')
  const { x, y, width, height } = picture
  await page.mouse.move(x + width * 0.7, y + height * 0.8)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height * 0.7)
  await page.mouse.up()
  await page.mouse.move(x, y)
  await expect(frame).toHaveAccessibleName('Rahmen: 50 % von links, 70 % von oben, 20 % breit, 10 % hoch')
  await photos.plate.getByRole('button', { name: 'Abbrechen' }).click()

  const chooser = page.waitForEvent('filechooser')
  await photos.actions(2).click()
  await photos.action('Ersetzen').click()
  const [, , , other] = await somePhotos(`${gwnummer} neu`, 4)
  if (!other) throw new Error('No photo was made.')
  await (await chooser).setFiles(other)
  await expect.poll(async () => (await photos.addresses())[1] !== d, { timeout: processingMs }).toBe(true)
  expect((await photos.addresses()).toSpliced(1, 1)).toEqual([a, c, b])
  await expect(photos.pending).toHaveCount(0)
})
