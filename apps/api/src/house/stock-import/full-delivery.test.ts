import { describe, expect, test } from 'vitest'
import { aDeliveryRow, someDeliveryRows } from '../../testing/deliveries.ts'
import {
  contentHash,
  deliveredAt,
  importRows,
  importWithPhotos,
  liveCount,
  stock,
  useEmptyStock,
} from '../../testing/stock-imports.ts'

useEmptyStock()

describe('a full delivery', () => {
  test('marks vehicles it does not contain as sold', async () => {
    await importWithPhotos(someDeliveryRows(10))

    const { result } = await importRows(someDeliveryRows(8), { full: true })

    expect(result).toMatchObject({ withdrawn: 2, generation: 2 })
    expect(await liveCount()).toBe(8)
    expect((await stock())[9]).toMatchObject({ available: false, soldAt: deliveredAt })
  })

  test('keeps a vehicle whose row is invalid', async () => {
    await importWithPhotos(someDeliveryRows(10))
    const rows = someDeliveryRows(10)
    rows[4] = aDeliveryRow(100_004, { farbe: 'pink' })

    const { result } = await importRows(rows, { full: true })

    expect(result).toMatchObject({ rejected: 1, withdrawn: 0 })
    expect(await liveCount()).toBe(10)
  })

  test('that would withdraw more than 20 % of the live stock requires a confirmation', async () => {
    await importWithPhotos(someDeliveryRows(10))
    const before = await contentHash()

    const { result } = await importRows(someDeliveryRows(7), { full: true })

    expect(result.state).toBe('refused')
    expect(result.message).toBe(
      'Dieser Import würde 3 von 10 verfügbaren Fahrzeugen (30 %) aus dem Angebot nehmen. Ist das gewollt? Dann bitte mit --confirm-shrink wiederholen.',
    )
    expect(await contentHash()).toBe(before)

    await importRows(someDeliveryRows(7), { full: true, confirmShrink: true })
    expect(await liveCount()).toBe(7)
  })

  test('may withdraw exactly 20 %', async () => {
    await importWithPhotos(someDeliveryRows(10))

    const { result } = await importRows(someDeliveryRows(8), { full: true })

    expect(result.state).toBe('done')
  })

  test('requires a confirmation also when prices are missing', async () => {
    await importWithPhotos(someDeliveryRows(10))
    const without = { planverkaufspreisprivatkundengeschaeftbrutto: 0, haendlerpreisbrutto: 0 }

    const { result } = await importRows(someDeliveryRows(10, without))

    expect(result.state).toBe('refused')
    expect(await liveCount()).toBe(10)
  })
})
