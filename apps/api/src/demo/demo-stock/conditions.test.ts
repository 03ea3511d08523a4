import { NewConditionRecord } from '@portal/contract/house/house-condition'
import { bitOf } from '@portal/domain/vehicles/attributes/equipment'
import { sumsOf } from '@portal/domain/vehicles/condition/damages'
import { describe, expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { loadDemoStock } from './commands.ts'

useApi()

const now = new Date('2026-11-02T08:00:00Z')

describe('the recorded conditions of the demo stock', () => {
  test('agree with Minderwert, accident, mileage and service book; some vehicles have none', async () => {
    const { db, pool } = api()
    await loadDemoStock({
      databaseUrl: pool.options.connectionString ?? '',
      now,
      brand: 'Autoexpo',
      limit: 400,
    })
    const cars = await db.vehicle.findMany({ include: { conditions: true, files: true } })
    const recorded = cars.flatMap((car) => car.conditions.map((version) => ({ car, version })))
    expect(recorded.length / cars.length).toBeGreaterThan(0.8)
    expect(recorded.length).toBeLessThan(cars.length)

    const seen = { notes: 0, accidents: 0, photos: 0 }
    for (const { car, version } of recorded) {
      const { id, recordedAt, depreciationNote, ...stored } = version
      const parts = Object.fromEntries(
        Object.keys(NewConditionRecord.shape).flatMap((name) =>
          name in stored ? [[name, Reflect.get(stored, name)]] : [],
        ),
      )
      const record = NewConditionRecord.parse({
        ...parts,
        id,
        recordedAt: recordedAt.toISOString(),
        depreciationNote,
      })
      const { damages = [], paint, service } = record
      const sums = sumsOf(damages)
      const minderwerte = car.minderwerte?.toNumber() ?? null
      if (depreciationNote === null && minderwerte !== null)
        expect(sums.present, car.gwnummer).toBe(minderwerte)
      if (depreciationNote !== null) seen.notes += 1
      const repaired = damages.filter(({ state }) => state === 'INSTANDGESETZT')
      if (car.accident) seen.accidents += 1
      if (car.accident) expect(repaired.length, car.gwnummer).toBeGreaterThan(0)
      for (const { panel } of repaired)
        expect(paint?.readings.find((reading) => reading.panel === panel)?.micrometres).toBeGreaterThan(200)
      for (const entry of service?.entries ?? []) expect(entry.km).toBeLessThanOrEqual(car.kilometerstandvon)
      for (const photo of damages.flatMap(({ photos }) => photos)) {
        seen.photos += 1
        expect(car.files.map(({ eaktedokumentid }) => eaktedokumentid)).toContain(photo)
      }
      expect(car.damageFree).toBe(damages.length === 0)
      expect(car.fullServiceHistory).toBe((car.equipment & (1 << bitOf('scheckheftgepflegt'))) !== 0)
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
  }, 120_000)
})
