import { inflateSync } from 'node:zlib'
import { Paint, TechnicalFindings } from '@portal/contract/vehicles/condition-parts'
import { VehicleRecord, vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import { labelOf } from '@portal/domain/vehicles/attributes/texts'
import { technicalGrades, technicalGroups } from '@portal/domain/vehicles/condition/findings'
import { paintedPanels } from '@portal/domain/vehicles/condition/panels'
import { beforeAll, describe, expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { reportKey } from '../../vehicles/files/commands.ts'
import { demoRows, loadDemoStock } from './commands.ts'
import { headlineOf } from './headline.ts'
import type { DemoRow } from './listing.ts'
import { addDemoReports } from './report-files.ts'

useApi({ DEMO_DATA: 'true' })

const now = new Date('2026-11-02T08:00:00Z')
let rows: DemoRow[]
beforeAll(async () => {
  rows = await demoRows(now)
})
const numbers = (column: keyof DemoRow) => rows.map((row) => Number(row[column]))

/** The text of a PDF whose pages are written with the standard fonts. */
function textOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)
  const contents = [...streams].map(([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  )
  const codes = contents.join('').matchAll(/<([0-9a-f]+)>/g)
  return [...codes].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('')
}

describe('the demo stock', () => {
  test('is 13,000 vehicles that all pass the rules of a delivery, with a number and a FIN of their own', () => {
    const absent = Object.fromEntries(vehicleColumnNames.map((name) => [name, '']))
    const refused = rows.filter((row) => !VehicleRecord.safeParse({ ...absent, ...row }).success)

    expect(rows).toHaveLength(13_000)
    expect(refused).toEqual([])
    expect(new Set(rows.map(({ gwnummer }) => gwnummer)).size).toBe(13_000)
    expect(new Set(rows.map(({ fin }) => fin)).size).toBe(13_000)
  })

  test('is deterministic for a given time', async () => {
    expect(await demoRows(now)).toEqual(rows)
  })

  test('is up to date: registered up to this year, published over the last 90 days, none in the future', () => {
    const registered = rows.map(({ erstzulassungvon = '' }) => erstzulassungvon).toSorted()
    const published = rows.map(({ publishedAt = '' }) => publishedAt)

    expect(registered.at(-1)).toMatch(/^2026/)
    expect(registered.at(-1)?.slice(0, 7).localeCompare('2026-11')).toBeLessThan(0)
    expect(published[0]?.slice(0, 10)).toBe('2026-08-04')
    expect(published.at(-1)).toBe(now.toISOString())
    expect(published).toEqual(published.toSorted())
  })

  test('has dealer prices of 80 to 95 %, and sometimes lacks one of the prices, never both', () => {
    const consumer = numbers('planverkaufspreisprivatkundengeschaeftbrutto')
    const dealer = numbers('haendlerpreisbrutto')
    const shares = dealer.flatMap((price, at) => {
      const full = consumer[at] ?? 0
      return price > 0 && full > 2000 ? [price / full] : []
    })

    expect(Math.min(...shares)).toBeGreaterThan(0.79)
    expect(Math.max(...shares)).toBeLessThan(0.96)
    expect(consumer.filter((price) => price === 0).length).toBeGreaterThan(100)
    expect(dealer.filter((price) => price === 0).length).toBeGreaterThan(300)
    expect(dealer.some((price, at) => price === 0 && consumer[at] === 0)).toBe(false)
  })

  test('has transporters, sold cars, trade-ins and vehicles on both sides of the report limit', () => {
    const share = (count: number) => count / rows.length

    expect(rows.filter(({ transporter }) => transporter === 'true').length).toBeGreaterThan(300)
    expect(share(rows.filter(({ soldAt }) => soldAt !== '').length)).toBeCloseTo(0.03, 2)
    expect(share(rows.filter(({ tradedIn }) => tradedIn === 'true').length)).toBeCloseTo(0.08, 1)
    expect(numbers('kilometerstandvon').filter((km) => km > 170_000).length).toBeGreaterThan(1000)
    expect(Math.max(...numbers('kilometerstandvon'))).toBeLessThan(400_000)
  })
})

describe('a headline', () => {
  test.each([
    ['VW Golf 1.6 TÜV bis 08/17', 'VW Golf 1.6 TÜV bis 08/27'],
    ['Opel Corsa Bj. 2004 Klima', 'Opel Corsa Bj. 2014 Klima'],
    ['Audi A4 HU 03.2017', 'Audi A4 HU 03.2027'],
    ['Peugeot 2008 1.2', 'Peugeot 2008 1.2'],
    ['Golf, Tel. 0171', ''],
    ['Golf unter info@auto.example', ''],
    ['Golf 01711234567', ''],
    ['von Frau Muster', ''],
    ['<b>Golf</b> top', ''],
    ['82', ''],
  ])('%j becomes %j', (text, shown) => {
    expect(headlineOf(text, 10)).toBe(shown)
  })
})

describe('loading', () => {
  test('fills the stock with pictures and marked reports once', async () => {
    const { db, files, pool } = api()
    const options = {
      databaseUrl: pool.options.connectionString ?? '',
      now,
      brand: 'Autoexpo',
      limit: 2,
    }

    expect(await loadDemoStock(options)).toBe(2)
    expect(await loadDemoStock(options)).toBe(0)
    expect(await addDemoReports({ db, files, brand: 'Autoexpo', now })).toBe(4)
    expect(await addDemoReports({ db, files, brand: 'Autoexpo', now })).toBe(0)

    const cars = await db.vehicle.findMany({
      include: { files: { orderBy: { eaktedokumentid: 'asc' } }, conditions: true },
    })
    expect(cars).toHaveLength(2)
    expect(cars.some(({ conditions }) => conditions.length > 0)).toBe(true)
    for (const car of cars) {
      const [photo] = car.files.filter(
        ({ eaktedokumenttyp }) => eaktedokumenttyp === 'GUTACHTEN_INTERNETBILD',
      )
      const types = new Set(car.files.map(({ eaktedokumenttyp }) => eaktedokumenttyp))
      expect(car.available).toBe(true)
      expect(types).toEqual(new Set(['GUTACHTEN_INTERNETBILD', 'GUTACHTEN_LIGHT', 'VERKAUFSEXPERTISE']))
      const [consumer = '', dealer = ''] = await Promise.all(
        car.files
          .filter(({ datei }) => datei.endsWith('.pdf'))
          .sort((a, b) => b.eaktedokumenttyp.localeCompare(a.eaktedokumenttyp))
          .map(async ({ storageKey }) =>
            textOf(Buffer.from(await files.reports.getBytes(reportKey(storageKey ?? '')))),
          ),
      )
      expect(consumer).toContain('Lackdicke Motorhaube')
      for (const { paint, findings } of car.conditions) {
        for (const { panel, micrometres } of Paint.parse(paint).readings)
          expect(consumer).toContain(`Lackdicke ${labelOf(paintedPanels, panel)}${micrometres} µm`)
        for (const { group, grade } of TechnicalFindings.parse(findings))
          expect(consumer).toContain(labelOf(technicalGroups, group) + labelOf(technicalGrades, grade))
      }
      const titles = /Gutachten|Zustandsbericht/g
      expect(dealer.replaceAll(titles, '')).toBe(consumer.replaceAll(titles, ''))
      const query = { path: photo?.ordner ?? '', img_name: 'seite@640.webp' }
      expect((await aVisitor().get('/mvp/api/image', query)).statusCode).toBe(200)
    }
  }, 120_000)
})
