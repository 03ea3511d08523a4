import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DeliveryReport } from '../../delivery/delivery.ts'
import { DeliveryError } from '../../delivery/delivery-bytes.ts'
import { api, useApi } from '../../testing/api.ts'
import { importPartners } from './commands.ts'

useApi()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-partners-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function take(csv: string) {
  const file = join(folder, 'partner.csv')
  await writeFile(file, csv)
  const report = new DeliveryReport()
  return { taken: await importPartners(api().db, file, report), report }
}

describe('Partnerliste', () => {
  test('adds and updates partners by their number and reports broken rows', async () => {
    await take('partner_number,email,handelTyp\n300001,Alt@haendler.example,HAENDLER\n')
    const { taken, report } = await take(
      'partner_number,email,handelTyp\n300001,neu@haendler.example,PRIVAT\n12a,x@haendler.example,HAENDLER\n300002,y@haendler.example,FIRMA\n',
    )
    expect([taken, report.rejected]).toEqual([1, 2])
    expect(await api().db.partner.findMany()).toEqual([
      { number: '300001', email: 'neu@haendler.example', handelTyp: 'PRIVAT' },
    ])
  })

  test('imports the last row of a repeated number, in one batch or in two', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => `${400_000 + index},alt@haendler.example,PRIVAT`)
    const again = ['400000', '401199'].map((number) => `${number},neu@haendler.example,HAENDLER`)
    const { taken } = await take(['partner_number,email,handelTyp', ...rows, ...again].join('\n'))
    expect(taken).toBe(1202)
    expect(await api().db.partner.count({ where: { number: { startsWith: '40' } } })).toBe(1200)
    const changed = await api().db.partner.findMany({
      where: { email: 'neu@haendler.example', handelTyp: 'HAENDLER' },
    })
    expect(changed.map(({ number }) => number).sort()).toEqual(['400000', '401199'])
  })

  test('is refused as a whole when a column is missing', async () => {
    await expect(take('partner_number,email\n1,a@b.de\n')).rejects.toThrow(DeliveryError)
  })
})
