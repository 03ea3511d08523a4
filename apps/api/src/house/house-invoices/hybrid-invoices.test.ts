import type { HouseInvoices, InvoiceOrder, JudgedInvoice } from '@portal/contract/house/house-invoices'
import type { InvoiceReading } from '@portal/contract/sale/invoices'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { aHybridPdf, anEncryptedPdf, anOversizedPdf, aPdf, multipart } from '../../testing/papers.ts'
import { aBankAccount } from '../../testing/payments.ts'

useApi(sellerSettings)

let office: Client
let dealer: Client
let url: string
let own: string
let xml: string
let made = 0
let number: string
let shown: string[]

beforeEach(async () => {
  setTime('2026-11-24T10:00:00+01:00')
  made += 1
  number = `ERP-${made}`
  shown = [`Rechnung ${number}`, 'Zu zahlen 22.870,00 €']
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
  url = `/mvp/api/house-purchases/${publicId}/invoices`
  own = `/mvp/api/mvp-meine/purchases/${publicId}/invoices`
  const order: InvoiceOrder = {
    ...{ taxCase: 'regular', issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: '2026-11-24' },
    ...{ buyerReference: '90001', deliverTo: null },
    buyer: {
      ...{ name: 'Autohaus Beispiel', street: 'Musterring 12', postalCode: '60528', country: 'DE' },
      ...{ city: 'Frankfurt am Main', vatId: null, mail: dealer.account.email },
    },
  }
  const [first] = (await office.post(url, order)).json<HouseInvoices>().invoices
  const id = first?.id ?? ''
  xml = (await office.get(`${url}/${id}/file`)).body.replaceAll(first?.number ?? '', number)
  await office.post(`${url}/${id}/cancellation`, { reason: 'Kommt aus dem ERP' })
})

const send = (call: 'checks' | 'files', bytes: Buffer) =>
  office.send('POST', `${url}/${call}`, multipart(bytes, 'rechnung.pdf'))
const judge = async (bytes: Buffer) => (await send('checks', bytes)).json<JudgedInvoice>()

describe('A PDF with XML inside', () => {
  test('is judged as its XML, kept byte by byte, and read by the company without an account', async () => {
    const pdf = await aHybridPdf(shown, { 'factur-x.xml': xml })
    const { document, findings } = await judge(pdf)
    expect([document?.number, document?.sums.payable, findings]).toEqual([number, 2_287_000, []])
    const taken = (await send('files', pdf)).json<HouseInvoices>().invoices.at(-1)
    expect(taken).toMatchObject({
      ...{ number, kind: 'invoice', format: 'zugferd', taxCase: 'regular', grossCents: 2_287_000 },
    })
    const reading = await dealer.get(`${own}/${taken?.id}`)
    expect(reading.json<InvoiceReading>()).toMatchObject({ number, sums: { payable: 2_287_000 } })
    for (const path of ['file', 'pdf']) {
      const reply = await dealer.get(`${own}/${taken?.id}/${path}`)
      expect(reply.rawPayload.equals(pdf)).toBe(true)
      expect(reply.headers['content-type']).toContain('application/pdf')
      expect(reply.headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`)
    }
    expect((await send('files', pdf)).statusCode).toBe(409)
  })

  test('is read whatever its XML is named', async () => {
    for (const name of ['ZUGFeRD-invoice.xml', 'xrechnung.xml', 'FACTUR-X.XML', 'Rechnung 7.xml']) {
      const { document, findings } = await judge(await aHybridPdf(shown, { [name]: xml }))
      expect([name, document?.number, findings]).toEqual([name, number, []])
    }
  })

  test('can be corrected and cancelled like any other', async () => {
    await send('files', await aHybridPdf(shown, { 'factur-x.xml': xml }))
    const { invoices } = (await office.get(url)).json<HouseInvoices>()
    const id = invoices.at(-1)?.id
    const reply = await office.post(`${url}/${id}/corrections`, { reason: 'Kratzer', grossCents: 50_000 })
    expect(reply.json<HouseInvoices>().openCents).toBe(2_237_000)
  })

  test('whose XML was removed from the disk is refused as damaged', async () => {
    await send('files', await aHybridPdf(shown, { 'factur-x.xml': xml }))
    const { invoiceId, xmlKey } = await api().db.invoiceFile.findFirstOrThrow({
      where: { format: 'zugferd', name: `${number}.pdf` },
    })
    await api().files.documents.delete(xmlKey ?? '')
    const reply = await dealer.get(`${own}/${invoiceId}`)
    expect([reply.statusCode, reply.json().type]).toEqual([404, 'file-damaged'])
  })

  test.each([
    ['another number', () => ['Rechnung 9999', 'Zu zahlen 22.870,00 €'], 'HAUS-24'],
    ['another amount', () => [`Rechnung ${number}`, 'Zu zahlen 21.870,00 €'], 'HAUS-25'],
    ['another account', () => [...shown, 'IBAN DE89 3704 0044 0532 0130 00'], 'HAUS-26'],
    ['no text', () => [], 'HAUS-23'],
  ])('that shows %s has a hint and is stored', async (_, lines, rule) => {
    const pdf = await aHybridPdf(lines(), { 'factur-x.xml': xml })
    expect((await judge(pdf)).findings).toMatchObject([{ rule, severity: 'hint' }])
    expect((await send('files', pdf)).statusCode).toBe(200)
  })

  test.each([
    ['wrong sums', (text: string) => text.replace('DuePayableAmount>2', 'DuePayableAmount>3'), 'BR-CO-16'],
    [
      'a sum that differs by a cent',
      (text: string) => text.replace('Amount>22870.00', 'Amount>22870.01'),
      'BR-CO',
    ],
    ['another currency', (text: string) => text.replaceAll('>EUR<', '>PLN<'), 'HAUS-06'],
    ['a foreign seller', (text: string) => text.replace('DE123456789', 'ATU12345675'), 'HAUS-05'],
  ])('with %s in the XML is refused', async (_, change, rule) => {
    const reply = await send('files', await aHybridPdf(shown, { 'factur-x.xml': change(xml) }))
    expect([reply.statusCode, reply.json().type]).toEqual([400, 'invoice-refused'])
    expect(reply.body).toContain(rule)
  })
})

describe('A PDF is refused with its reason if it', () => {
  const withoutEnd = async () => (await aHybridPdf(shown, { 'factur-x.xml': xml })).subarray(0, -400)
  const cutInTheMiddle = async () => {
    const whole = await aHybridPdf(shown, { 'factur-x.xml': xml })
    return Buffer.concat([whole.subarray(0, 900), Buffer.from('\n%%EOF\n')])
  }
  test.each<[string, () => Buffer | Promise<Buffer>, string, RegExp]>([
    ['has two XML', () => aHybridPdf([], { 'factur-x.xml': xml, 'b.xml': xml }), 'file-type', /Anhängen/],
    ['has another file', () => aHybridPdf([], { 'bild.png': 'x' }), 'invoice-unreadable', /kein XML/],
    ['has no XML in its XML', () => aHybridPdf([], { 'a.xml': 'x' }), 'invoice-unreadable', /EN 16931/],
    ['has a DOCTYPE', () => aHybridPdf([], { 'a.xml': '<!DOCTYPE a><a/>' }), 'invoice-unreadable', /DOCTYPE/],
    ['has an empty XML', () => aHybridPdf([], { 'a.xml': '' }), 'invoice-unreadable', /EN 16931/],
    ['needs a password', () => anEncryptedPdf({ userPassword: 'geheim' }), 'pdf-encrypted', /Kennwort/],
    ['is encrypted without one', () => anEncryptedPdf({}), 'pdf-encrypted', /Kennwort/],
    ['ends early', withoutEnd, 'file-type', /Skripten/],
    ['is cut in the middle', cutInTheMiddle, '', /./],
    ['names files it does not have', () => aPdf('/EmbeddedFiles'), 'invoice-unreadable', /./],
    ['unpacks to gigabytes', anOversizedPdf, 'invoice-unreadable', /zu groß/],
    ['runs a script', () => aPdf('/EmbeddedFile /JavaScript'), 'file-type', /Skripten/],
  ])('%s', async (_, make, type, title) => {
    for (const call of ['checks', 'files'] as const) {
      const reply = await send(call, await make())
      expect(reply.statusCode).toBe(400)
      expect(reply.json().type).toContain(type)
      expect(reply.json().title).toMatch(title)
    }
    expect(await api().db.invoiceFile.count({ where: { format: 'zugferd' } })).toBe(
      await api().db.invoiceFile.count({ where: { xmlKey: { not: null } } }),
    )
  })
})
