import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aYardUser } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { suspectServiceEntries } from './queries.ts'

useApi()

const entry = (km: number | null, work: string) => ({
  ...{ date: '2024-03-01', km, work, workshop: null, proof: 'BELEG' },
})

test('service entries whose mileage lost its thousands are found, in the current condition only', async () => {
  const yard = await aYardUser()
  const record = async (gwnummer: string, entries: object[]) => {
    const body = { id: randomUUID(), recordedAt: '2026-11-20T12:20:00.000Z' }
    const url = `/mvp/api/house-vehicles/${gwnummer}/condition/records`
    const reply = await yard.post(url, { ...body, service: { history: null, entries } })
    expect(reply.statusCode).toBe(200)
  }
  const used = await aCar({ kilometerstandvon: 61_200 })
  const young = await aCar({ kilometerstandvon: 900 })
  const mended = await aCar({ kilometerstandvon: 80_000 })
  await record(used.gwnummer, [
    entry(45, 'Inspektion'),
    entry(45_000, 'Bremsen'),
    entry(62, 'Reifen'),
    entry(null, 'Ölwechsel'),
  ])
  await record(young.gwnummer, [entry(45, 'Übergabe')])
  await record(mended.gwnummer, [entry(30, 'Inspektion')])
  await record(mended.gwnummer, [entry(30_000, 'Inspektion')])

  expect(await suspectServiceEntries(api().db)).toMatchObject([
    { gwnummer: used.gwnummer, version: 1, date: '2024-03-01', work: 'Inspektion', km: 45 },
  ])
})
