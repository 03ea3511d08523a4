import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { api } from '../../testing/api.ts'
import { aDeliveryRow, aFile } from '../../testing/deliveries.ts'
import { contentHash, importDelivery, importWithPhotos, useEmptyStock } from '../../testing/stock-imports.ts'
import { exportStock } from './queries.ts'

useEmptyStock()

describe('an export', () => {
  test('changes nothing when imported again, compressed or not', async () => {
    await importWithPhotos(
      [
        aDeliveryRow(100_000, {
          schadstoffklassetyp: 'EURO_6D-TEMP',
          equipment: 'navigation;;;sitzheizung;;;xenon',
          ausstattungserie: ' ABS ;;;"Radio ""Blau"", CD";;; ',
          headlineinternet: 'Golf, "wie neu" \\ Größe',
          transporter: 'nein',
          tradedIn: 'ja',
          batteryKwh: '38.25',
          minderwerte: '1234.5',
        }),
        aDeliveryRow(100_001, { soldAt: '2026-10-30T08:15:30.250Z', publishedAt: '2026-09-01T08:00:00Z' }),
      ].map((cells, _index, all) => ({
        ...Object.fromEntries(all.flatMap((row) => Object.keys(row)).map((name) => [name, ''])),
        ...cells,
      })),
    )
    const before = await contentHash()
    const folder = dirname(await aFile(''))

    for (const name of ['alles.csv', 'alles.csv.gz']) {
      expect(await exportStock(api().pool, join(folder, name))).toBe(2)
      const { result, report } = await importDelivery(join(folder, name), { full: true })
      expect(report.findings).toEqual([])
      expect(result).toMatchObject({ read: 2, updated: 0, inserted: 0, withdrawn: 0, generation: null })
    }
    expect(await contentHash()).toBe(before)
    expect(await readFile(join(folder, 'alles.csv'), 'utf8')).toContain('EURO_6D_TEMP')
  })
})
