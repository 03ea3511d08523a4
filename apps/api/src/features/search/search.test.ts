import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar } from '../../testing/cars.ts'

useApi()

describe('Fahrzeugsuche', () => {
  test('finds what satisfies every criterion', async () => {
    const golf = await aCar({ kilometerstandvon: 50_000 })
    await aCar({ hersteller: 'BMW', modellgruppe: '3er', modell: '320d' })
    const reply = await aVisitor().get('/mvp/api/mvp-car-stocks/search/with', {
      maker: 'Volkswagen',
      km_stand_to: '50000',
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.headers['x-total-count']).toBe('1')
    expect(reply.json()).toMatchObject([{ fahrzeugid: golf.fahrzeugid, preis: 18900 }])
  })
})
