import { describe, expect, test } from 'vitest'
import { aBackofficeUser } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { aDeliveryRow } from '../../testing/deliveries.ts'
import { anImportDesk } from '../../testing/import-desk.ts'
import { bringWithPhotos, stock, useEmptyStock } from '../../testing/stock-imports.ts'

useEmptyStock()

const url = '/mvp/api/house/stock-exports'
const rows = [1, 2, 3, 4, 5].map((number) =>
  aDeliveryRow(300_000 + number, {
    hersteller: 'Škoda',
    vatMode: 'REGEL',
    equipment: 'navigation;;;klimaautomatik',
  }),
)

describe('An export for mobile.de', () => {
  test('has no header row and no dealer price, and its import gives the same vehicles', async () => {
    await bringWithPhotos(rows)
    const person = await aBackofficeUser()
    const before = await stock()

    const reply = await person.post(url, { format: 'mobile.de' })

    const text = new TextDecoder('iso-8859-15').decode(reply.rawPayload)
    const [first = ''] = text.split('\r\n')
    expect(first.split(';')).toHaveLength(212)
    expect(first).toContain('"Škoda"')
    expect(text).not.toContain('16500')

    await api().db.vehicle.deleteMany()
    const desk = await anImportDesk('mobile.de')
    const done = await desk.take((await desk.upload(reply.rawPayload)).id)
    expect(done.check).toMatchObject({ inserted: 5, rejected: 0 })
    const facts = ({
      gwnummer,
      fin,
      hersteller,
      modell,
      erstzulassungvon,
      equipment,
      vatMode,
      farbe,
    }: (typeof before)[0]) => ({
      ...{ gwnummer, fin, hersteller, modell, erstzulassungvon, equipment, vatMode, farbe },
    })
    expect((await stock()).map(facts)).toEqual(before.map(facts))
  })

  test('is refused when it is empty, and needs a confirmation when it shrinks by more than a fifth', async () => {
    const person = await aBackofficeUser()
    expect((await person.post(url, { format: 'mobile.de' })).json().type).toBe('export-empty')
    await bringWithPhotos(rows)
    expect((await person.post(url, { format: 'mobile.de' })).statusCode).toBe(200)

    await api().db.vehicle.updateMany({
      where: { gwnummer: { in: ['300001', '300002'] } },
      data: { available: false },
    })

    expect((await person.post(url, { format: 'mobile.de' })).json().type).toBe('export-shrinks')
    expect((await person.post(url, { format: 'mobile.de', confirmShrink: true })).statusCode).toBe(200)
  })
})

test('An export in our format is imported without a change', async () => {
  await bringWithPhotos(rows)
  const reply = await (await aBackofficeUser()).post(url, { format: 'vehicle.v1' })

  const desk = await anImportDesk('vehicle.v1')

  expect((await desk.upload(reply.rawPayload)).check).toMatchObject({
    read: 5,
    updated: 0,
    inserted: 0,
    unchanged: 5,
  })
})
