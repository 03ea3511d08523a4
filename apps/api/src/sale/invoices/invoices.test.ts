import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import type { HouseInvoices } from '@portal/contract/house/house-invoices'
import type { SaleInvoice } from '@portal/contract/sale/invoices'
import { beforeEach, describe, expect, test } from 'vitest'
import { eraseExpiredData } from '../../house/retention/jobs.ts'
import { aBackofficeUser, aDealer, aPersonOf, aVisitor, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { passTime, setTime } from '../../testing/clock.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { aBankAccount, houseIban } from '../../testing/payments.ts'

useApi(sellerSettings)

let dealer: Client
let office: Client
let house: string
let own: string
beforeEach(async () => {
  setTime('2026-11-24T10:00:00+01:00')
  office = await aBackofficeUser()
  dealer = await aDealer()
  await aBankAccount()
  const { gwnummer } = await aCar({ vatMode: 'REGEL' })
  const { publicId } = await api().db.purchase.create({
    data: {
      ...{ gwnummer, maker: 'Audi', model: 'A4 Avant', fin: 'WAUZZZF4002140988', price: 22_870 },
      ...{ partner_number: dealer.partner_number ?? '', puchasesDate: new Date('2026-11-24') },
    },
  })
  house = `/mvp/api/house-purchases/${publicId}/invoices`
  own = `/mvp/api/mvp-meine/purchases/${publicId}/invoices`
  await office.post(house, {
    ...{ taxCase: 'regular', issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: '2026-11-24' },
    ...{ buyerReference: '90001', deliverTo: null },
    buyer: {
      ...{ name: 'Autohaus Beispiel', street: 'Musterring 12', postalCode: '60528', country: 'DE' },
      ...{ city: 'Frankfurt am Main', vatId: null, mail: null },
    },
  })
})

const onlyInvoice = async (of = dealer) => {
  const [invoice] = (await of.get(own)).json<SaleInvoice[]>()
  if (!invoice) throw new Error('no invoice')
  return invoice
}

describe('The invoices of a purchase', () => {
  test('are read by owners and accountants, and by nobody else', async () => {
    const accountant = await aPersonOf('accountant', { company: dealer })
    const { id, number } = await onlyInvoice(accountant)
    expect(number).toMatch(/^RE-2026-/)
    const addresses = [own, `${own}/${id}`, `${own}/${id}/file`, `${own}/${id}/pdf`]
    const others: [Client | ReturnType<typeof aVisitor>, number][] = [
      [await aPersonOf('buyer', { company: dealer }), 403],
      [await aPersonOf('reader', { company: dealer }), 403],
      [await aDealer(), 404],
      [aVisitor(), 401],
    ]
    for (const address of addresses) {
      expect((await accountant.get(address)).statusCode).toBe(200)
      for (const [other, status] of others) expect((await other.get(address)).statusCode).toBe(status)
    }
    const unknown = '0a0b0c0d-0000-4000-8000-000000000001'
    expect((await dealer.get(`${own}/${unknown}`)).statusCode).toBe(404)
    expect((await dealer.get(`${own}/abc`)).statusCode).toBe(400)
  })

  test('can be read without the account, which stands in the original only', async () => {
    const { id } = await onlyInvoice()
    const reading = await dealer.get(`${own}/${id}`)
    expect(reading.json()).toMatchObject({ seller: { vatId: 'DE123456789' }, sums: { payable: 2_287_000 } })
    expect(reading.body).not.toContain(houseIban)
    const original = await dealer.get(`${own}/${id}/file`)
    expect(original.body).toContain(houseIban)
    expect(original.headers['content-type']).toContain('application/xml')
    expect(original.headers['content-disposition']).toMatch(/^attachment; filename="RE-2026-\d{6}\.xml"$/)
    const records = await api().db.auditEntry.findMany({
      where: { action: 'invoice-downloaded', actorId: dealer.account.id },
    })
    expect(records).toHaveLength(1)
  })

  test('are part of the own data, as far as prices are', async () => {
    const { number } = await onlyInvoice()
    const data = await dealer.get('/uaa/api/account/data')
    expect(data.json().purchases).toMatchObject([{ invoices: [{ number, grossCents: 2_287_000 }] }])
    expect(data.body).not.toContain('storageKey')
  })

  test('with a file that was changed are refused', async () => {
    const { id } = await onlyInvoice()
    const { storageKey } = await api().db.invoiceFile.findUniqueOrThrow({ where: { invoiceId: id } })
    await api().files.documents.put(storageKey, Buffer.from('anderes'))
    const reply = await dealer.get(`${own}/${id}/file`)
    expect([reply.statusCode, reply.json().type]).toEqual([404, 'file-damaged'])
  })

  test('stay when expired data are deleted', async () => {
    const { id } = await onlyInvoice()
    passTime({ days: 3000 })
    const { db, files, clock } = api()
    await eraseExpiredData({ db, disk: files.documents, now: clock.now() })
    const { storageKey } = await db.invoiceFile.findUniqueOrThrow({ where: { invoiceId: id } })
    expect(await files.documents.exists(storageKey)).toBe(true)
  })
})

/** The files inside a PDF by their names. */
async function embeddedFiles(pdf: Buffer): Promise<Map<string, Buffer>> {
  const { context } = await PDFDocument.load(pdf)
  const files = new Map<string, Buffer>()
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('EmbeddedFile'))
      files.set('factur-x.xml', inflateSync(object.contents))
  return files
}

describe('The PDF of an invoice', () => {
  test('is a PDF/A-3 with the XML inside, byte by byte', async () => {
    const { id } = await onlyInvoice()
    const { rawPayload: pdf } = await dealer.get(`${own}/${id}/pdf`)
    const { rawPayload: xml } = await dealer.get(`${own}/${id}/file`)
    const [[, embedded] = []] = [...(await embeddedFiles(pdf))]
    expect(embedded?.equals(xml)).toBe(true)
    const text = pdf.toString('latin1')
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(text).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(text).toContain('/AFRelationship /Alternative')
    expect((await office.get(`${house}/${id}/pdf`)).rawPayload.equals(pdf)).toBe(true)
  })

  test('of a correction says so', async () => {
    const { id } = await onlyInvoice()
    const reply = await office.post(`${house}/${id}/corrections`, { reason: 'Kratzer', grossCents: 100 })
    const correction = reply.json<HouseInvoices>().invoices[1]
    const { rawPayload: pdf } = await dealer.get(`${own}/${correction?.id}/pdf`)
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(document.getTitle()).toBe(`Rechnungskorrektur ${correction?.number}`)
  })
})
