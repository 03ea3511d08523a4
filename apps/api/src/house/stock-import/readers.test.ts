import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { DeliveryError } from '../../delivery/delivery-bytes.ts'
import { aFile, csvOf, someDeliveryRows } from '../../testing/deliveries.ts'
import {
  databaseUrl,
  generation,
  importDelivery,
  importRows,
  importWithPhotos,
  stock,
  useEmptyStock,
} from '../../testing/stock-imports.ts'

useEmptyStock()

describe('readers', () => {
  test('see one generation or the next, never a mixture', async () => {
    await importWithPhotos(someDeliveryRows(400, { farbe: 'rot' }))
    const reader = new pg.Client({ connectionString: databaseUrl() })
    await reader.connect()
    const seen = new Set<string>()
    let reading = true
    const polling = (async () => {
      while (reading) {
        const { rows } = await reader.query<{ state: string }>(
          `SELECT concat((SELECT generation FROM stock_generation), ' ',
             string_agg(DISTINCT farbe, '+'), ' ', count(*)) AS state FROM vehicle WHERE available`,
        )
        seen.add(rows[0]?.state ?? '')
      }
    })()

    await importRows(someDeliveryRows(380, { farbe: 'blau' }), { full: true })
    reading = false
    await polling
    await reader.end()

    expect([...seen].every((state) => ['1 rot 400', '2 blau 380'].includes(state))).toBe(true)
    expect(seen).toContain('1 rot 400')
  })

  test('are notified of the generation on the channel "stock"', async () => {
    const listener = new pg.Client({ connectionString: databaseUrl() })
    await listener.connect()
    const notified = new Promise<string>((resolve) =>
      listener.on('notification', ({ payload = '' }) => resolve(payload)),
    )
    await listener.query('LISTEN stock')

    await importRows(someDeliveryRows(1))

    expect(await notified).toBe(String(await generation()))
    await listener.end()
  })

  test('keep their stock while a second import is refused', async () => {
    const file = await aFile(csvOf(someDeliveryRows(5)))
    let second: Promise<unknown> = Promise.resolve()

    await importRows(someDeliveryRows(3), {
      onPhase: (phase) => {
        if (phase === 'merging') second = importDelivery(file).catch((error: unknown) => error)
        return second.then(() => undefined)
      },
    })

    expect(await second).toEqual(
      new DeliveryError('Es läuft bereits ein Bestandsimport. Bitte sein Ende abwarten.'),
    )
    expect(await stock()).toHaveLength(3)
  })
})
