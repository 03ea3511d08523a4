import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, anAdmin } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar, changeCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'

useApi()

const url = '/mvp/api/mvp-user-watch-desk/file'
type Dealer = Awaited<ReturnType<typeof aDealer>>

const mark = async (dealer: Dealer, fahrzeugid: number): Promise<number> =>
  (await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid })).json().id
const linesOf = (body: string) => body.slice(1).trimEnd().split('\r\n')

/** The text of a file in a ZIP archive. */
function unzipped(archive: Buffer, name: string): string {
  const at = archive.indexOf(Buffer.from(`PK\u0001\u0002`, 'latin1'))
  for (let next = at; archive.readUInt32LE(next) === 0x02014b50; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(next + offset))
    const entry = archive.toString('utf8', next + 46, next + 46 + (nameLength ?? 0))
    if (entry === name) {
      const start = archive.readUInt32LE(next + 42)
      const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
      const bytes = archive.subarray(data, data + archive.readUInt32LE(next + 20))
      return (archive.readUInt16LE(next + 10) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8')
    }
    next += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  throw new Error(`The archive has no ${name}.`)
}

describe('Merkliste als Datei', () => {
  test.each(['csv', 'xlsx'])('contains no fact that only the house sees (%s)', async (format) => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aCar({
      ...{ haendlerpreisbrutto: 7_012_345, purchasePrice: 7_112_345, lowestPrice: 7_113_456 },
      promotion: 'Aktion 7114567',
    })
    await mark(dealer, fahrzeugid)
    const { rawPayload, body } = await dealer.post(url, { format })
    const text = format === 'csv' ? body : unzipped(rawPayload, 'xl/worksheets/sheet1.xml')
    expect(text).toMatch(/7\.?012\.?345/)
    expect(text).not.toMatch(/71\d{5}/)
  })

  test.each([
    ['csv', { termsofuseagreed: false }],
    ['xlsx', { termsofuseagreed: false }],
    ['csv', { activated: false }],
    ['xlsx', { activated: false }],
  ])(
    'is refused without a price to an account that lost the dealer prices (%s, %o)',
    async (format, lost) => {
      const dealer = await aDealer()
      const { fahrzeugid } = await aCar({ haendlerpreisbrutto: 7_012_345 })
      await mark(dealer, fahrzeugid)
      expect((await dealer.post(url, { format })).statusCode).toBe(200)
      await api().db.account.update({ where: { id: dealer.account.id }, data: lost })
      const reply = await dealer.post(url, { format })
      expect(reply.statusCode).toBe(403)
      expect(reply.headers['content-type']).toContain('application/problem+json')
      expect(reply.body).not.toMatch(/7\.?012\.?345/)
    },
  )

  test('has FIN, net price, tax, days in stock, change and link', async () => {
    setTime('2027-06-14T08:00:00Z')
    const dealer = await aDealer()
    const car = await aCar({
      haendlerpreisbrutto: 11_900,
      vatMode: 'REGEL',
      publishedAt: new Date('2027-06-04T08:00:00Z'),
    })
    await mark(dealer, car.fahrzeugid)
    await changeCar(car.fahrzeugid, { haendlerpreisbrutto: 11_305 })
    const calculation = { preparation: 350, transport: 150, salePrice: 14_280 }
    await dealer.put(`/mvp/api/mvp-user-calculations/${car.fahrzeugid}`, calculation)
    const reply = await dealer.post(url, { format: 'csv' })
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="merkliste-2027-06-14.csv"',
      'cache-control': 'no-store',
    })
    const [head = '', line = '', ...rest] = linesOf(reply.body)
    expect(rest).toEqual([])
    const cells = Object.fromEntries(head.split(';').map((name, index) => [name, line.split(';')[index]]))
    expect(cells).toMatchObject({
      'GW-Nummer': car.gwnummer,
      'Händlerpreis (brutto) in EUR': '11305',
      'Händlerpreis (netto) in EUR': '9500',
      'MwSt.': 'ausweisbar',
      'Standzeit in Tagen': '10',
      'Gemerkt am': '14.06.2027',
      'Preis beim Merken in EUR': '11900',
      'Änderung in EUR': '-595',
      'Änderung in %': '-5',
      'Aufbereitung (netto) in EUR': '350',
      'Eigener Verkaufspreis (brutto) in EUR': '14280',
      'Rohertrag in EUR': '2000',
    })
    expect(Object.values(cells)).toContain(car.fin)
    expect(cells.Link).toBe(
      `${api().env.PUBLIC_URL}/#/cardetailsview/${car.fahrzeugid}/Volkswagen/Golf/vname/watchlist`,
    )
  })

  test('has the recorded condition: costs of present damages and the least tread', async () => {
    const dealer = await aDealer()
    const car = await aCar({ accident: false })
    await mark(dealer, car.fahrzeugid)
    const damage = { panel: 'DACH', kind: 'DELLE', state: 'VORHANDEN' }
    const wheels = ['VL', 'VR', 'HL', 'HR'].map((position, index) => ({
      ...{ position, make: null, size: null, dot: null, state: null, depthMm: 5.5 - index },
    }))
    const office = await aBackofficeUser()
    const stored = await office.post(`/mvp/api/house-vehicles/${car.gwnummer}/condition/records`, {
      id: randomUUID(),
      recordedAt: '2026-11-20T12:20:00.000Z',
      damages: [
        { ...damage, id: randomUUID(), amount: 180 },
        { ...damage, id: randomUUID(), amount: 320, state: 'INSTANDGESETZT' },
      ],
      tyres: { mounted: { season: null, rim: null, wheels }, second: null },
    })
    expect(stored.statusCode).toBe(200)
    const [head = '', line = ''] = linesOf((await dealer.post(url, { format: 'csv' })).body)
    const cells = Object.fromEntries(head.split(';').map((name, index) => [name, line.split(';')[index]]))
    expect(cells).toMatchObject({
      Unfallfahrzeug: 'nein',
      'Reparaturkosten (netto) in EUR': '180',
      'Geringste Profiltiefe in mm': '2,5',
    })
  })

  test('runs no text as a formula, in CSV and in Excel', async () => {
    const dealer = await aDealer()
    const car = await aCar({ headlineinternet: '=HYPERLINK("http://boese.example")' })
    const id = await mark(dealer, car.fahrzeugid)
    await dealer.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: '@SUM(1)', mailOnChange: false })
    const csv = (await dealer.post(url, { format: 'csv' })).body
    expect(csv).toContain(`"'=HYPERLINK(""http://boese.example"")"`)
    expect(csv).toContain(`;'@SUM(1);`)
    const xlsx = await dealer.post(url, { format: 'xlsx' })
    expect(xlsx.headers['content-disposition']).toMatch(/filename="merkliste-.*\.xlsx"/)
    const sheet = unzipped(xlsx.rawPayload, 'xl/worksheets/sheet1.xml')
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('<row r="2"')
  })

  test('contains the named entries only, and none of another account', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const [first, second] = [await aCar(), await aCar()]
    const own = await mark(dealer, first.fahrzeugid)
    await mark(dealer, second.fahrzeugid)
    const foreign = await mark(other, second.fahrzeugid)
    const lines = linesOf((await dealer.post(url, { format: 'csv', ids: [own, foreign] })).body)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(first.gwnummer)
  })

  test('has no limit below 5,000 rows', { timeout: 120_000 }, async () => {
    const dealer = await aDealer()
    await api().pool.query(
      `WITH stock AS (
         INSERT INTO vehicle (gwnummer, hersteller, modellgruppe, modell, kilometerstandvon, erstzulassungvon, available)
         SELECT (800000 + n)::text, 'Opel', 'Corsa', 'Corsa', 10, '2021-03-15', true FROM generate_series(1, 5000) n
         RETURNING fahrzeugid)
       INSERT INTO watch (account_id, fahrzeugid) SELECT $1, fahrzeugid FROM stock`,
      [dealer.account.id],
    )
    expect(linesOf((await dealer.post(url, { format: 'csv' })).body)).toHaveLength(5001)
    const xlsx = await dealer.post(url, { format: 'xlsx' })
    expect(unzipped(xlsx.rawPayload, 'xl/worksheets/sheet1.xml').match(/<row /g)).toHaveLength(5001)
  })

  test('is recorded in the audit trail and for dealers only', async () => {
    const dealer = await aDealer()
    await mark(dealer, (await aCar()).fahrzeugid)
    await dealer.post(url, { format: 'csv' })
    const entry = await api().db.auditEntry.findFirst({
      where: { action: 'watchlist-exported', actorId: dealer.account.id },
    })
    expect(entry).toMatchObject({ details: { format: 'csv', exported: 1 } })
    expect((await aVisitor().post(url, { format: 'csv' })).statusCode).toBe(401)
    expect((await (await anAdmin()).post(url, { format: 'csv' })).statusCode).toBe(403)
    expect((await dealer.post(url, { format: 'pdf' })).statusCode).toBe(400)
  })
})
