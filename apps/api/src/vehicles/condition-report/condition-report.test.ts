import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aVisitor } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { aJpeg, announced, upload } from '../../testing/file-tasks.ts'
import { jpegKey } from '../files/commands.ts'

useApi()

const url = (fahrzeugid: number) => `/mvp/api/mvp-car-stocks/${fahrzeugid}/condition-report`

async function recordedCar(parts: object) {
  const car = await aCar()
  const office = await aBackofficeUser()
  const record = { id: randomUUID(), recordedAt: '2026-11-20T12:20:00.000Z', ...parts }
  await office.post(`/mvp/api/house-vehicles/${car.gwnummer}/condition/records`, record)
  return car
}

const dent = (facts: object = {}) => ({
  ...{ id: randomUUID(), panel: 'TUER_VORN_LINKS', kind: 'DELLE', state: 'VORHANDEN', amount: 180, ...facts },
})

describe('the report of a condition', () => {
  test('is a tagged German PDF with its title, named after the vehicle', async () => {
    const car = await recordedCar({
      damages: [dent({ x: 0.5, y: 0.5 }), dent({ state: 'INSTANDGESETZT', note: 'fachgerecht' })],
      paint: { factory: null, readings: [{ panel: 'DACH', micrometres: 264 }] },
      drive: { state: 'JA', note: null },
    })
    const answer = await (await aDealer()).get(url(car.fahrzeugid))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="zustand-${car.gwnummer}.pdf"`)
    const text = answer.rawPayload.toString('latin1')
    expect(text).toMatch(/\/Marked true/)
    for (const tag of ['/S /H1', '/S /H2', '/S /Table', '/S /TH', '/S /Figure']) expect(text).toContain(tag)
    const pdf = await PDFDocument.load(answer.rawPayload)
    expect(pdf.getTitle()).toBe(`Zustandsbericht GW ${car.gwnummer}`)
    expect(pdf.getLanguage()).toBe('de-DE')
    expect(pdf.getPageCount()).toBe(1)
  })

  test('has what PDF/UA-1 requires of the file: identifier, embedded fonts, place of figures', async () => {
    const car = await recordedCar({ damages: [dent({ note: 'Größe „5 × 4 cm“, 180 µm, Łódź' })] })
    const { rawPayload } = await (await aDealer()).get(url(car.fahrzeugid))
    const pdf = await PDFDocument.load(rawPayload)
    const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
    const texts = objects.map(String)
    expect(rawPayload.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(texts.join()).toContain('/DisplayDocTitle true')
    const fonts = texts.filter((text) => text.includes('/Type /FontDescriptor'))
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) expect(font).toMatch(/\/FontFile[23]? /)
    expect(texts.some((text) => text.includes('/Helvetica'))).toBe(false)
    const figures = texts.filter((text) => text.includes('/S /Figure'))
    for (const figure of figures) expect(figure).toMatch(/\/Alt [\s\S]*\/BBox|\/BBox[\s\S]*\/Alt /)
  })

  test('shows the photos of the damages, each with its text; one whose bytes are lost is left out', async () => {
    const car = await aCar()
    const office = await aBackofficeUser()
    const tasks = []
    for (const seed of [71, 72]) {
      const bytes = await aJpeg(seed)
      const file = { ...announced(car.gwnummer, `${seed}.jpg`, bytes), isOfDamage: true }
      tasks.push(await upload(office, file, bytes))
    }
    await office.post(`/mvp/api/house-vehicles/${car.gwnummer}/condition/records`, {
      ...{ id: randomUUID(), recordedAt: '2026-11-20T12:20:00.000Z' },
      damages: [dent({ ownPhotos: tasks.map(({ id }) => id) })],
    })
    const picturesIn = async () => {
      const { rawPayload } = await (await aDealer()).get(url(car.fahrzeugid))
      const pdf = await PDFDocument.load(rawPayload)
      const texts = pdf.context.enumerateIndirectObjects().map(([, object]) => String(object))
      return {
        images: texts.filter((text) => text.includes('/Subtype /Image')).length,
        alts: texts.filter((text) => text.includes('/S /Figure')).length - 1,
      }
    }
    expect(await picturesIn()).toEqual({ images: 2, alts: 2 })
    const { storageKey } = await api().db.damagePhoto.findUniqueOrThrow({ where: { id: tasks[0]?.id } })
    await api().files.images.deleteAll(`${storageKey}/`)
    expect(await api().files.images.exists(jpegKey(storageKey))).toBe(false)
    expect(await picturesIn()).toEqual({ images: 1, alts: 1 })
  })

  test('continues on further pages', async () => {
    const damages = Array.from({ length: 60 }, () => dent({ note: 'x '.repeat(200) }))
    const car = await recordedCar({ damages })
    const { rawPayload } = await (await aDealer()).get(url(car.fahrzeugid))
    expect((await PDFDocument.load(rawPayload)).getPageCount()).toBeGreaterThan(2)
  })

  test('does not exist for a visitor, nor where nothing was recorded', async () => {
    const car = await recordedCar({ damages: [dent()] })
    expect((await (await aVisitor()).get(url(car.fahrzeugid))).statusCode).toBe(401)
    const bare = await aCar()
    expect((await (await aDealer()).get(url(bare.fahrzeugid))).statusCode).toBe(404)
  })
})
