import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aVisitor } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'

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
