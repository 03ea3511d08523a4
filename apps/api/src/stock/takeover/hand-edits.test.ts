import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, type Client } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { someDeliveryRows } from '../../testing/deliveries.ts'
import { importRows, importWithPhotos, stock, useEmptyStock } from '../../testing/stock-imports.ts'
import { aJob, run } from '../../testing/stock-jobs.ts'

useEmptyStock()

const [row = {}] = someDeliveryRows(1, { haendlerpreisbrutto: '12000' })
const gwnummer = String(row.gwnummer)
let user: Client

/** The house has changed the dealer price of the only vehicle. */
beforeEach(async () => {
  user = await aBackofficeUser()
  await importWithPhotos([row])
  const { id } = await aJob(
    user,
    {
      ...{ action: 'price', prices: 'dealer', rounding: 'none', floor: null },
      change: { kind: 'set', euro: 11_111 },
    },
    [gwnummer],
  )
  await run(user, id)
})

const priceNow = async () => {
  const [car] = await stock()
  return { price: car?.haendlerpreisbrutto.toNumber(), editedFields: car?.editedFields }
}

describe('a delivery that contradicts a price of the house', () => {
  test('replaces it and says so, where deliveries win', async () => {
    const { result } = await importRows([row])

    expect(await priceNow()).toEqual({ price: 12_000, editedFields: [] })
    expect(result).toMatchObject({ updated: 1, rejected: 0 })
    expect(result.notices).toMatchObject([
      { column: 'haendlerpreisbrutto', rule: 'hand-edit-replaced', value: '12000.00' },
    ])
    const changes = await api().db.vehicleChange.findMany({ where: { importRunId: result.id } })
    expect(changes).toMatchObject([{ field: 'haendlerpreisbrutto', before: '11111.00', after: '12000.00' }])
  })

  test('leaves it and says so each time, where hand edits stay, and changes the rest', async () => {
    for (const farbe of ['blau', 'blau', 'rot']) {
      const { result } = await importRows([{ ...row, farbe }], { keepsHandEdits: true })
      expect(result.notices).toMatchObject([
        { rule: 'hand-edit-kept', hint: 'Die Handeingabe „11111.00“ bleibt.' },
      ])
      expect(await stock()).toMatchObject([{ farbe }])
    }
    expect(await priceNow()).toEqual({ price: 11_111, editedFields: ['haendlerpreisbrutto'] })

    await importRows([{ ...row, farbe: 'rot' }])
    expect(await priceNow()).toEqual({ price: 12_000, editedFields: [] })
  })
})

test('a vehicle sold by the house stays sold when a delivery still has it', async () => {
  await run(user, (await aJob(user, { action: 'sell', partner_number: null }, [gwnummer])).id)
  const { result } = await importRows([{ ...row, farbe: 'blau' }])

  expect(await stock()).toMatchObject([{ available: false, farbe: 'blau', soldAt: expect.any(Date) }])
  expect(result.notices.map(({ column }) => column)).toContain('sold_at')
})
