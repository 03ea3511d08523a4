import { buffer } from 'node:stream/consumers'
import type { AccountingSummary } from '@portal/contract/house/accounting'
import type { HouseInvoices, InvoiceOrder } from '@portal/contract/house/house-invoices'
import type { TaxCase } from '@portal/domain/sale/invoice-tax'
import { beforeEach, describe, expect, test } from 'vitest'
import { fromBuffer, type ZipFile } from 'yauzl'
import { aBackofficeUser, aDealer, aVisitor, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { aBankAccount } from '../../testing/payments.ts'

useApi(sellerSettings)

const url = '/mvp/api/accounting'
const november = 'from=2026-11-01&to=2026-11-30'
const december = 'from=2026-12-01&to=2026-12-31'
let office: Client
let dealer: Client
beforeEach(async () => {
  setTime('2026-11-24T10:00:00+01:00')
  office = await aBackofficeUser()
  dealer = await aDealer()
  await aBankAccount()
})

type Sale = { taxCase: TaxCase; price: number; purchasePrice?: number | null }

/** A sold car with its invoice of 24 November. */
async function aSale({ taxCase, price, purchasePrice = null }: Sale) {
  const vatMode = taxCase === 'margin' ? 'DIFFERENZ' : 'REGEL'
  const { gwnummer, fin } = await aCar({ vatMode, purchasePrice })
  const { publicId } = await api().db.purchase.create({
    data: {
      ...{ gwnummer, maker: 'Audi', model: 'A4 Avant', fin: fin ?? '', price },
      ...{ partner_number: dealer.partner_number ?? '', puchasesDate: new Date('2026-11-20') },
    },
  })
  const invoices = `/mvp/api/house-purchases/${publicId}/invoices`
  const order: InvoiceOrder = {
    ...{ taxCase, issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: '2026-11-24' },
    ...{ buyerReference: '90001', deliverTo: null },
    buyer: {
      ...{ name: 'Autohaus Beispiel', street: 'Musterring 12', postalCode: '60528', country: 'DE' },
      ...{ city: 'Frankfurt am Main', vatId: null, mail: dealer.account.email },
    },
  }
  const [invoice] = (await office.post(invoices, order)).json<HouseInvoices>().invoices
  if (!invoice) throw new Error('no invoice')
  return { fin: fin ?? '', publicId, invoices, invoice }
}

/** The lines of a CSV by the names of its columns, read without the portal's code. */
async function linesOf(period: string) {
  const { body } = await office.get(`${url}/vehicles?${period}`)
  const [head = '', ...lines] = body.replace('\ufeff', '').split('\r\n').filter(Boolean)
  const names = head.split(';')
  return lines.map((line) =>
    Object.fromEntries(line.split(';').map((cell, index) => [names[index] ?? '', cell])),
  )
}
const lineOf = async (period: string, fin: string) => (await linesOf(period)).find((line) => line.fin === fin)

/** Section 25a by an outsider who has the CSV only: 19/119 of what the sale brings above the purchase. */
function recomputed(line: Record<string, string>) {
  const tax = (sale: number) => {
    const margin = sale === 0 ? 0 : sale - Number(line.einkaufspreis_cent)
    return margin > 0 ? Math.round((margin * 19) / 119) : 0
  }
  return tax(Number(line.verkauf_25a_cent)) - tax(Number(line.verkauf_25a_vorher_cent))
}

describe('The vehicles of a period', () => {
  test('have a line for each FIN, whose tax a foreign script finds again to the cent', async () => {
    const prices = [
      [15_000, 12_000],
      [15_000, 14_999.99],
      [10_001.19, 10_000],
      [9999.97, 8765.43],
      [8000, 9000],
      [20_000, 20_000],
      [12_345.67, 0.01],
    ]
    const sold = []
    for (const [price = 0, purchasePrice] of prices)
      sold.push(await aSale({ taxCase: 'margin', price, purchasePrice }))
    setTime('2026-12-02T10:00:00+01:00')
    office = await aBackofficeUser()
    for (const { invoices, invoice } of sold.slice(0, 4))
      await office.post(`${invoices}/${invoice.id}/corrections`, { reason: 'Kratzer', grossCents: 333 })
    await office.post(`${sold[4]?.invoices}/${sold[4]?.invoice.id}/cancellation`, { reason: 'Irrtum' })
    const fins = sold.map(({ fin }) => fin)
    for (const period of [november, december]) {
      const lines = (await linesOf(period)).filter(({ fin = '' }) => fins.includes(fin))
      expect(lines).toHaveLength(period === november ? 7 : 5)
      for (const line of lines) {
        expect(Number(line.steuer_25a_im_zeitraum_cent)).toBe(recomputed(line))
        expect([line.steuerfall, line.hinweis]).toEqual(['25A', ''])
      }
    }
    expect(await lineOf(november, fins[0] ?? '')).toMatchObject({
      ...{ einkaufspreis_cent: '1200000', verkauf_25a_vorher_cent: '0', verkauf_25a_cent: '1500000' },
      ...{ marge_25a_cent: '300000', steuer_25a_cent: '47899', mwst_im_zeitraum_cent: '' },
    })
  })

  test('without a purchase price have no margin and say so, and one with VAT shows it', async () => {
    const unpriced = await aSale({ taxCase: 'margin', price: 10_000 })
    const regular = await aSale({ taxCase: 'regular', price: 22_870, purchasePrice: 18_000 })
    expect(await lineOf(november, unpriced.fin)).toMatchObject({
      ...{ einkaufspreis_cent: '', marge_25a_cent: '', steuer_25a_cent: '', hinweis: 'Einkaufspreis fehlt' },
    })
    expect(await lineOf(november, regular.fin)).toMatchObject({
      ...{ steuerfall: 'REGEL', brutto_im_zeitraum_cent: '2287000', netto_im_zeitraum_cent: '1921849' },
      ...{ mwst_im_zeitraum_cent: '365151', einkaufspreis_cent: '1800000', steuer_25a_cent: '' },
    })
  })

  test('do not take the purchase price of another vehicle under the same number', async () => {
    const { fin, publicId } = await aSale({ taxCase: 'margin', price: 10_000, purchasePrice: 9000 })
    const { gwnummer } = await api().db.purchase.findUniqueOrThrow({ where: { publicId } })
    await api().db.vehicle.update({ where: { gwnummer }, data: { fin: 'WVWZZZ1KZAW999999' } })
    expect((await lineOf(november, fin))?.hinweis).toBe('Einkaufspreis fehlt')
  })

  test('are counted with their tax', async () => {
    const period = 'from=2026-11-24&to=2026-11-24'
    const before = (await office.get(`${url}?${period}`)).json<AccountingSummary>()
    await aSale({ taxCase: 'margin', price: 15_000, purchasePrice: 12_000 })
    await aSale({ taxCase: 'margin', price: 15_000 })
    const after = (await office.get(`${url}?${period}`)).json<AccountingSummary>()
    expect(after).toEqual({
      documents: before.documents + 2,
      vehicles: before.vehicles + 2,
      unpricedVehicles: before.unpricedVehicles + 1,
      marginTaxCents: before.marginTaxCents + 47_899,
    })
    const empty = (await office.get(`${url}?from=2020-01-01&to=2020-12-31`)).json<AccountingSummary>()
    expect(empty).toEqual({ documents: 0, vehicles: 0, unpricedVehicles: 0, marginTaxCents: 0 })
  })
})

const unzipped = (archive: Buffer) =>
  new Promise<Map<string, Buffer>>((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip?: ZipFile) => {
      if (error || !zip) return reject(error ?? new Error('no archive'))
      const found = new Map<string, Buffer>()
      zip.on('end', () => resolve(found))
      zip.on('error', reject)
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure || !stream) return reject(failure)
          found.set(entry.fileName, await buffer(stream))
          zip.readEntry()
        }),
      )
      zip.readEntry()
    })
  })

describe('The archive of a period', () => {
  test('has the original bytes of each document and the CSV, and is recorded', async () => {
    const { invoices, invoice } = await aSale({ taxCase: 'regular', price: 22_870 })
    const reply = await office.get(`${url}/invoices?${november}`)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="rechnungen-2026-11-01-2026-11-30.zip"',
    })
    const files = await unzipped(reply.rawPayload)
    const original = (await office.get(`${invoices}/${invoice.id}/file`)).rawPayload
    expect(files.get(`2026-11-24/${invoice.number}.xml`)?.equals(original)).toBe(true)
    expect(files.get('fahrzeuge.csv')?.toString()).toBe(
      (await office.get(`${url}/vehicles?${november}`)).body,
    )
    const records = await api().db.auditEntry.findMany({
      where: { action: 'accounting-exported', actorId: office.account.id },
      orderBy: { id: 'asc' },
    })
    expect(records.map(({ details }) => details)).toMatchObject([
      { format: 'zip', from: '2026-11-01', until: '2026-11-30', exported: files.size - 1 },
      { format: 'csv' },
    ])
  })

  test('ends with an error if an original was changed', async () => {
    const { invoice } = await aSale({ taxCase: 'regular', price: 22_870 })
    const { storageKey } = await api().db.invoiceFile.findUniqueOrThrow({ where: { invoiceId: invoice.id } })
    const sealed = await api().files.documents.getBytes(storageKey)
    await api().files.documents.put(storageKey, Buffer.from('anderes'))
    await api().listen({ port: 0, host: '127.0.0.1' })
    const address = api().server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const cookie = Object.entries(office.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const signal = AbortSignal.timeout(10_000)
    const received = fetch(`http://127.0.0.1:${port}${url}/invoices?${november}`, {
      headers: { cookie },
      signal,
    })
    await expect(received.then((reply) => reply.arrayBuffer())).rejects.toThrow('terminated')
    await api().files.documents.put(storageKey, sealed)
  })
})

test('Purchase prices are for the house only', async () => {
  const { publicId } = await aSale({ taxCase: 'margin', price: 15_000, purchasePrice: 7777.31 })
  for (const path of ['', '/vehicles', '/invoices'])
    for (const [caller, status] of [
      [dealer, 403],
      [aVisitor(), 401],
    ] as const)
      expect((await caller.get(`${url}${path}?${november}`)).statusCode).toBe(status)
  const own = `/mvp/api/mvp-meine/purchases/${publicId}`
  const [invoice] = (await dealer.get(`${own}/invoices`)).json()
  const paths = ['', '/invoices', '/payment', `/invoices/${invoice.id}`, `/invoices/${invoice.id}/file`]
  for (const path of paths) {
    const reply = await dealer.get(`${own}${path}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).not.toMatch(/7\.?777[.,]?31/)
  }
})

test.each([
  ['an end before its beginning', 'from=2026-11-30&to=2026-11-01', 'to'],
  ['more than a year', 'from=2026-01-01&to=2027-01-02', 'to'],
  ['an impossible day', 'from=2026-02-30&to=2026-03-01', 'from'],
  ['no end', 'from=2026-11-01', 'to'],
])('A period with %s is refused at the field', async (_, period, field) => {
  for (const path of ['', '/vehicles', '/invoices']) {
    const reply = await office.get(`${url}${path}?${period}`)
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, field])
  }
})
