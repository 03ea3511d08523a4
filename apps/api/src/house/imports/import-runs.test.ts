import type { ImportRun, ImportRunEntry } from '@portal/contract/house/import-runs'
import { expect, test } from 'vitest'
import { aBackofficeUser } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { aDeliveryRow, csvOf } from '../../testing/deliveries.ts'
import { anImportDesk } from '../../testing/import-desk.ts'
import { importRows, useEmptyStock } from '../../testing/stock-imports.ts'

useEmptyStock()

const path = '/mvp/api/house/import-runs'

test('Deliveries by command line are listed with counts, findings and changes', async () => {
  const person = await aBackofficeUser()
  await importRows([aDeliveryRow(300_001), aDeliveryRow(300_002)])
  await importRows([
    aDeliveryRow(300_001, { farbe: 'rot' }),
    aDeliveryRow(300_002, { fin: 'WVWZZZAUZHP1234O6' }),
  ])

  const [latest, first]: ImportRunEntry[] = (await person.get(path)).json()
  expect(first).toMatchObject({ kind: 'stock', state: 'done', read: 2, inserted: 2, rejected: 0 })
  expect(latest).toMatchObject({ kind: 'stock', state: 'done', read: 2, updated: 1, rejected: 1 })

  const run: ImportRun = (await person.get(`${path}/${latest?.id}`)).json()
  expect(run.findings).toMatchObject([{ row: 3, column: 'fin', value: 'WVWZZZAUZHP1234O6' }])
  const { changes } = (await person.get(`${path}/${latest?.id}/changes`)).json()
  expect(changes).toContainEqual(
    expect.objectContaining({ gwnummer: '300001', field: 'farbe', after: 'rot' }),
  )
})

test('An import of the desk and an export are no deliveries by command line', async () => {
  const desk = await anImportDesk('vehicle.v1')
  const before: ImportRunEntry[] = (await desk.person.get(path)).json()
  const checked = await desk.upload(csvOf([aDeliveryRow(300_003)]))
  const { runId } = await desk.take(checked.id)
  await desk.person.post('/mvp/api/house/stock-exports', { format: 'vehicle.v1' })

  expect((await desk.person.get(path)).json()).toEqual(before)
  const reply = await desk.person.get(`${path}/${runId}`)
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ type: 'import-unknown' })
  expect(await api().db.importRun.count({ where: { id: runId ?? 0 } })).toBe(1)
})
