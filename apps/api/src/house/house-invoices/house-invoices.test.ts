import { request as httpRequest } from 'node:http'
import type { HouseInvoices, InvoiceOrder, JudgedInvoice } from '@portal/contract/house/house-invoices'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { drawNumber } from '../../sale/invoices/commands.ts'
import { aBackofficeUser, aDealer, aPersonOf, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime, testClock } from '../../testing/clock.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { aPdf, multipart } from '../../testing/papers.ts'
import { aBankAccount, houseIban } from '../../testing/payments.ts'

useApi({ ...sellerSettings, INVOICE_PLAIN_PDF: 'true' })

let office: Client
let dealer: Client
beforeEach(async () => {
  setTime('2026-11-24T10:00:00+01:00')
  office = await aBackofficeUser()
  dealer = await aDealer()
  await aBankAccount()
})

const euro = 22_870
let cars = 0
async function aPurchase({ vatMode = 'REGEL', price = euro as number | null } = {}) {
  cars += 1
  const { gwnummer, fin } = await aCar({ vatMode, fin: `WAUZZZF400${String(cars).padStart(7, '0')}` })
  const { publicId } = await api().db.purchase.create({
    data: {
      ...{ gwnummer, maker: 'Audi', model: 'A4 Avant', fin: fin ?? '', price },
      ...{ partner_number: dealer.partner_number ?? '', puchasesDate: new Date('2026-11-20') },
    },
  })
  return { id: publicId, gwnummer, url: `/mvp/api/house-purchases/${publicId}/invoices` }
}

const order = (change: Partial<InvoiceOrder> = {}): InvoiceOrder => ({
  ...{ taxCase: 'regular', issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: '2026-11-24' },
  ...{ buyerReference: '90001', deliverTo: null },
  buyer: {
    ...{ name: 'Autohaus Beispiel', street: 'Musterring 12', postalCode: '60528', country: 'DE' },
    ...{ city: 'Frankfurt am Main', vatId: null, mail: dealer.account.email },
  },
  ...change,
})

const read = async (url: string) => (await office.get(url)).json<HouseInvoices>()
async function issued(change: Partial<InvoiceOrder> = {}, of: Parameters<typeof aPurchase>[0] = {}) {
  const purchase = await aPurchase(of)
  const reply = await office.post(purchase.url, order(change))
  expect(reply.statusCode).toBe(200)
  const [invoice] = reply.json<HouseInvoices>().invoices
  if (!invoice) throw new Error('no invoice')
  return { ...purchase, invoice }
}
const xmlOf = async (url: string, id: string) => (await office.get(`${url}/${id}/file`)).body

describe('An invoice', () => {
  test('is proposed with the taxation of the vehicle, the company and the due date', async () => {
    const { url } = await aPurchase({ vatMode: 'DIFFERENZ' })
    const { draft, obstacle, invoices } = await read(url)
    expect([obstacle, invoices]).toEqual([null, []])
    expect(draft).toMatchObject({
      ...{ taxCase: 'margin', issuedOn: '2026-11-24', dueOn: '2026-12-01' },
      buyer: { name: 'Autohaus Beispiel', street: 'Musterring 12', postalCode: '60528' },
    })
  })

  test('is previewed under the next number without using it', async () => {
    const { url, gwnummer } = await aPurchase()
    for (const _ of [1, 2]) {
      const { document, findings } = (await office.post(`${url}/preview`, order())).json<JudgedInvoice>()
      expect(findings).toEqual([])
      expect(document?.sums).toMatchObject({ net: 1_921_849, tax: 365_151, payable: 2_287_000 })
      expect(document?.lines[0]).toMatchObject({ articleNumber: gwnummer })
      expect(document).not.toHaveProperty('payments')
    }
    expect((await read(url)).invoices).toEqual([])
  })

  test('is issued once, mailed to owners and accountants without IBAN and file, and recorded', async () => {
    const accountant = await aPersonOf('accountant', { company: dealer })
    const buyer = await aPersonOf('buyer', { company: dealer })
    const { id, url, invoice } = await issued()
    expect(invoice).toMatchObject({
      kind: 'invoice',
      grossCents: 2_287_000,
      format: 'cii',
      isCancelled: false,
    })
    expect(invoice.number).toMatch(/^RE-2026-\d{6}$/)
    for (const { account } of [dealer, accountant]) {
      const [mail, ...others] = await mailsTo(account.email)
      expect(others).toEqual([])
      expect(mail?.subject).toContain(invoice.number)
      expect(mail?.text).toContain('22.870,00')
      expect(`${mail?.text}${mail?.html}`.replaceAll(/\s/g, '')).not.toContain(houseIban)
      expect(mail?.attachments).toEqual([])
    }
    expect(await mailsTo(buyer.account.email)).toEqual([])
    const records = await api().db.auditEntry.findMany({ where: { subject: `purchase:${id}` } })
    expect(records).toMatchObject([{ action: 'invoice-issued', details: { invoice: invoice.number } }])
    const again = await office.post(url, order())
    expect([again.statusCode, again.json().title]).toEqual([409, expect.stringContaining(invoice.number)])
  })

  test('about a vehicle under the margin scheme shows no VAT and contains the wording', async () => {
    const { url, invoice } = await issued({ taxCase: 'margin' }, { vatMode: 'DIFFERENZ' })
    const xml = await xmlOf(url, invoice.id)
    expect(xml).toContain('Gebrauchtgegenstände/Sonderregelung')
    expect(xml).toContain('<ram:CalculatedAmount>0.00')
    const { url: other } = await aPurchase({ vatMode: 'DIFFERENZ' })
    const refused = await office.post(other, order())
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      type: 'invoice-refused',
      errors: [{ path: 'BT-151', message: expect.stringContaining('HAUS-09') }],
    })
  })

  const buyer = { name: 'Kovač Mobile', street: 'Ulica 1', postalCode: '10000' }
  const croatia = { street: 'Ulica 1', postalCode: '10000', city: 'Zagreb', country: 'HR' }
  test('into the EU costs the net price and needs both VAT ids, day and place of delivery', async () => {
    const mail = dealer.account.email
    const abroad = { ...buyer, city: 'Zagreb', country: 'HR', mail, vatId: 'HR12345678901' }
    const { url } = await aPurchase()
    const refused = await office.post(
      url,
      order({ taxCase: 'eu', deliveredOn: null, buyer: { ...abroad, vatId: null } }),
    )
    expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['BT-48', 'BT-72', 'BT-80']),
    )
    const waiting = await office.post(url, order({ taxCase: 'eu', deliverTo: croatia, buyer: abroad }))
    expect(waiting.json().errors).toEqual([
      {
        path: 'BT-48',
        message: expect.stringContaining('HAUS-22: Die USt-IdNr. des Käufers ist nicht bestätigt'),
      },
    ])
    const dealerId = dealer.account.id
    await api().db.dealer.update({ where: { accountId: dealerId }, data: { country: 'HR' } })
    await api().db.vatId.create({
      data: {
        ...{ dealerId, vatId: 'HR12345678901', prefix: 'HR', state: 'confirmed', occasion: 'registration' },
        stateAt: api().clock.now(),
      },
    })
    expect((await read(url)).draft).toMatchObject({
      taxCase: 'eu',
      buyer: { country: 'HR', vatId: 'HR12345678901' },
    })
    const { invoice } = await issued({ taxCase: 'eu', deliverTo: croatia, buyer: abroad })
    expect(invoice.grossCents).toBe(1_921_849)
  })

  test.each([['no price', { price: null }, 'Verkaufspreis']])(
    'of a purchase with %s is refused',
    async (_, of, text) => {
      const { url } = await aPurchase(of)
      expect((await read(url)).obstacle).toContain(text)
      const reply = await office.post(url, order())
      expect([reply.statusCode, reply.json().title]).toEqual([409, expect.stringContaining(text)])
    },
  )

  test('with a missing seller setting is refused by naming it', async () => {
    const { url } = await aPurchase()
    const { env } = api()
    const number = env.INVOICE_TAX_NUMBER
    env.INVOICE_TAX_NUMBER = ''
    const reply = await office.post(url, order())
    env.INVOICE_TAX_NUMBER = number
    expect([reply.statusCode, reply.json().title]).toEqual([409, expect.stringContaining('Steuernummer')])
  })

  test('without a confirmed account of the house is refused', async () => {
    const { url } = await aPurchase()
    await api().db.bankAccount.updateMany({ data: { state: 'proposed' } })
    expect((await read(url)).obstacleAt).toBe('bank-account')
    const reply = await office.post(url, order())
    expect([reply.statusCode, reply.json().title]).toEqual([409, expect.stringContaining('IBAN')])
  })

  test.each([
    ['before the purchase', { issuedOn: '2026-11-19' }],
    ['in the future', { issuedOn: '2026-11-25' }],
  ])('dated %s is refused and uses no number', async (_, change) => {
    const { url } = await aPurchase()
    const before = await api().db.invoiceNumberRange.findUnique({ where: { year: 2026 } })
    expect((await office.post(url, order(change))).statusCode).toBe(400)
    expect(await api().db.invoiceNumberRange.findUnique({ where: { year: 2026 } })).toEqual(before)
  })

  test.each([
    ['an unknown case', { taxCase: 'frei' }],
    ['an impossible date', { issuedOn: '2026-02-30' }],
    ['a missing street', { buyer: {} }],
    ['a reference that is too long', { buyerReference: 'x'.repeat(101) }],
    ['an unknown field', { grossCents: 1 }],
  ])('with %s is refused at the field', async (_, change) => {
    const { url } = await aPurchase()
    const reply = await office.post(url, { ...order(), ...change })
    expect([reply.statusCode, reply.json().type]).toEqual([400, 'validation-failed'])
  })

  test('keeps its bytes sealed, and the database refuses every change of it', async () => {
    const { url, invoice } = await issued()
    const file = await api().db.invoiceFile.findUniqueOrThrow({ where: { invoiceId: invoice.id } })
    const sealed = await api().files.documents.getBytes(file.storageKey)
    expect(Buffer.from(sealed).includes('CrossIndustryInvoice')).toBe(false)
    expect(await xmlOf(url, invoice.id)).toContain(invoice.number)
    const { db } = api()
    const refusal = /append-only/
    await expect(db.invoice.updateMany({ data: { grossCents: 1 } })).rejects.toThrow(refusal)
    await expect(db.invoice.deleteMany({})).rejects.toThrow(refusal)
    await expect(db.invoiceFile.updateMany({ data: { bytes: 1 } })).rejects.toThrow(refusal)
    await expect(db.$executeRaw`TRUNCATE invoice CASCADE`).rejects.toThrow(refusal)
    await expect(db.purchase.deleteMany({ where: { invoices: { some: {} } } })).rejects.toThrow()
  })

  test('that is ordered twice at the same moment exists once', async () => {
    const { url } = await aPurchase()
    const replies = await Promise.all([1, 2, 3].map(() => office.post(url, order())))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await read(url)).invoices).toHaveLength(1)
  })
})

describe('The numbers of a year', () => {
  test('have no gap and no double when two instances draw 1,000 of them and some fail', {
    timeout: 120_000,
  }, async () => {
    const { rows } = await api().pool.query<{ name: string }>('SELECT current_database() AS name')
    const database = new URL(inject('cluster').administrationUrl)
    database.pathname = `/${rows[0]?.name}`
    const second = await buildApp({ env: api().env, databaseUrl: database.href, clock: testClock })
    await second.ready()
    const drawn: string[] = []
    let left = 1000
    const work = async ({ db }: Pick<typeof second, 'db'>) => {
      while (left > 0) {
        left -= 1
        const fails = left % 10 === 0
        await db
          .$transaction(async (tx) => {
            const number = await drawNumber(tx, 2031)
            if (fails) throw new Error('rolled back')
            drawn.push(number)
          })
          .catch((error: Error) => {
            if (error.message !== 'rolled back') throw error
          })
      }
    }
    await Promise.all([api(), second].flatMap((app) => [1, 2, 3, 4].map(() => work(app))))
    await second.close()
    const wanted = Array.from({ length: 900 }, (_, n) => `RE-2031-${String(n + 1).padStart(6, '0')}`)
    expect(drawn.toSorted()).toEqual(wanted)
  })
})

describe('A correction', () => {
  const correct = (url: string, id: string, grossCents: unknown, reason: unknown = 'Kratzer') =>
    office.post(`${url}/${id}/corrections`, { reason, grossCents })

  test('reduces the invoice and names it, and the cancellation takes back the rest', async () => {
    const { url, invoice } = await issued()
    const one = (await correct(url, invoice.id, 50_000)).json<HouseInvoices>()
    expect(one.openCents).toBe(2_237_000)
    const [, correction] = one.invoices
    expect(correction).toMatchObject({
      kind: 'correction',
      originalNumber: invoice.number,
      grossCents: 50_000,
    })
    const xml = await xmlOf(url, correction?.id ?? '')
    expect(xml).toContain(`<ram:IssuerAssignedID>${invoice.number}`)
    expect(xml).toContain('<ram:TypeCode>381')
    expect(xml).toContain('Grund: Kratzer')
    const reply = await office.post(`${url}/${invoice.id}/cancellation`, { reason: 'Falscher Käufer' })
    const { invoices, obstacle, openCents } = reply.json<HouseInvoices>()
    expect(invoices[2]).toMatchObject({ kind: 'cancellation', grossCents: 2_237_000 })
    expect([invoices[0]?.isCancelled, obstacle, openCents]).toEqual([true, null, null])
    const cancelled = await xmlOf(url, invoices[2]?.id ?? '')
    expect(cancelled).toContain('<ram:DuePayableAmount>-22370.00')
    expect((await office.post(url, order())).statusCode).toBe(200)
  })

  test('is less than what is left, and of a valid invoice only', async () => {
    const { url, invoice } = await issued()
    for (const cents of [2_287_000, 2_287_001, 0, -1, 1.5, 'viel']) {
      const reply = await correct(url, invoice.id, cents)
      expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, 'grossCents'])
    }
    expect((await correct(url, invoice.id, 1, '')).json().errors[0].path).toBe('reason')
    const correction = (await correct(url, invoice.id, 1)).json<HouseInvoices>().invoices[1]
    expect((await correct(url, correction?.id ?? '', 1)).statusCode).toBe(409)
    const cancel = () => office.post(`${url}/${invoice.id}/cancellation`, { reason: 'Irrtum' })
    const replies = await Promise.all([cancel(), cancel()])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await correct(url, invoice.id, 1)).statusCode).toBe(409)
    const other = await aPurchase()
    expect((await correct(other.url, invoice.id, 1)).statusCode).toBe(404)
  })
})

describe('A delivered file', () => {
  const send = (url: string, bytes: Buffer | string, query: Record<string, string> = {}) =>
    office.send('POST', url, { query, ...multipart(Buffer.from(bytes), 'rechnung.xml') })

  /** XML of another program about a purchase: that of the portal with another number, after a cancellation. */
  async function delivered(change: (xml: string) => string = (xml) => xml) {
    const { url, invoice, ...purchase } = await issued()
    const number = `ERP-${purchase.gwnummer}`
    const xml = (await xmlOf(url, invoice.id)).replaceAll(invoice.number, number)
    await office.post(`${url}/${invoice.id}/cancellation`, { reason: 'Kommt aus dem ERP' })
    return { ...purchase, url, number, xml: change(xml) }
  }

  test('is checked, stored unchanged, and refused a second time', async () => {
    const { url, xml, number } = await delivered()
    const check = (await send(`${url}/checks`, xml)).json<JudgedInvoice>()
    expect([check.findings, check.document?.number]).toEqual([[], number])
    expect((await read(url)).invoices).toHaveLength(2)
    const taken = (await send(`${url}/files`, xml)).json<HouseInvoices>()
    const invoice = taken.invoices.at(-1)
    expect(invoice).toMatchObject({ number, kind: 'invoice', grossCents: 2_287_000 })
    expect(await xmlOf(url, invoice?.id ?? '')).toBe(xml)
    expect((await send(`${url}/files`, xml)).statusCode).toBe(409)
    const other = await aPurchase()
    expect((await send(`${other.url}/files`, xml)).statusCode).toBe(409)
  })

  test('is judged in the language of the request', async () => {
    const { url, xml } = await delivered((text) => text.replace('DE123456789', 'DE999999999'))
    const { headers, ...file } = multipart(Buffer.from(xml), 'rechnung.xml')
    const sent = { ...file, headers: { ...headers, 'accept-language': 'en' } }
    const text = 'The invoice names another seller: the VAT ID is not that of the house.'
    const checked = await office.send('POST', `${url}/checks`, sent)
    expect(checked.json().findings).toContainEqual(expect.objectContaining({ rule: 'HAUS-05', text }))
    const refused = await office.send('POST', `${url}/files`, sent)
    expect(refused.json().errors).toContainEqual({ path: 'BT-31', message: `Rule HAUS-05: ${text}` })
  })

  test.each([
    ['another seller', (xml: string) => xml.replace('DE123456789', 'DE999999999'), 'HAUS-05'],
    ['another IBAN', (xml: string) => xml.replace(/IBANID>DE02/, 'IBANID>DE03'), 'HAUS-07'],
    [
      'an IBAN in a note',
      (xml: string) =>
        xml.replace(
          '<ram:TypeCode>380</ram:TypeCode>',
          '$&<ram:IncludedNote><ram:Content>Neu: DE89 3704 0044 0532 0130 00</ram:Content></ram:IncludedNote>',
        ),
      'HAUS-30',
    ],
    [
      'an IBAN in the name of a line',
      (xml: string) => xml.replace('<ram:Name>Audi', '<ram:Name>Zahlbar an DE89370400440532013000, Audi'),
      'HAUS-30',
    ],
    [
      'a second account',
      (xml: string) =>
        xml.replace(
          '</ram:IBANID>',
          '</ram:IBANID><ram:ProprietaryID>DE03120300000000202051</ram:ProprietaryID>',
        ),
      'HAUS-07',
    ],
    ['wrong sums', (xml: string) => xml.replace('DuePayableAmount>2', 'DuePayableAmount>3'), 'BR-CO-16'],
    ['another currency', (xml: string) => xml.replaceAll('>EUR<', '>PLN<'), 'HAUS-06'],
  ])('with %s is refused by %s', async (_, change, rule) => {
    const { url, xml } = await delivered(change)
    const { findings } = (await send(`${url}/checks`, xml)).json<JudgedInvoice>()
    expect(findings.map((finding) => finding.rule)).toContain(rule)
    const reply = await send(`${url}/files`, xml)
    expect([reply.statusCode, reply.json().type]).toEqual([400, 'invoice-refused'])
  })

  test('with another amount has a hint and is stored', async () => {
    const { url, xml, id } = await delivered()
    await api().db.purchase.update({ where: { publicId: id }, data: { price: 20_000 } })
    const { findings } = (await send(`${url}/checks`, xml)).json<JudgedInvoice>()
    expect(findings).toMatchObject([{ rule: 'HAUS-11', severity: 'hint' }])
    expect((await send(`${url}/files`, xml)).statusCode).toBe(200)
  })

  const correctionOf = (xml: string, number: string) =>
    xml
      .replace('<ram:TypeCode>380', '<ram:TypeCode>381')
      .replace(
        '</ram:ApplicableHeaderTradeSettlement>',
        `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${number}</ram:IssuerAssignedID></ram:InvoiceReferencedDocument></ram:ApplicableHeaderTradeSettlement>`,
      )

  test('that corrects an invoice of another purchase is refused', async () => {
    const { url, xml } = await delivered((text) => correctionOf(text, 'RE-1999-000001'))
    const { findings } = (await send(`${url}/checks`, xml)).json<JudgedInvoice>()
    expect(findings.map(({ rule }) => rule)).toContain('HAUS-21')
  })

  test('that corrects an invoice with another tax is refused', async () => {
    const { url, xml, number } = await delivered()
    expect((await send(`${url}/files`, xml)).statusCode).toBe(200)
    const correction = correctionOf(xml.replaceAll(number, `${number}-K`), number)
    const rulesOf = async (text: string) =>
      (await send(`${url}/checks`, text)).json<JudgedInvoice>().findings.map(({ rule }) => rule)
    expect(await rulesOf(correction)).not.toContain('HAUS-29')
    const untaxed = correction.replaceAll('<ram:CategoryCode>S', '<ram:CategoryCode>G')
    expect(await rulesOf(untaxed)).toContain('HAUS-29')
  })

  test.each([
    ['a page', '<!doctype html><html></html>'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['text', 'Rechnung'],
    ['nothing', ''],
  ])('that is %s is refused as unreadable', async (_, content) => {
    const { url } = await aPurchase()
    for (const call of ['checks', 'files']) {
      const reply = await send(`${url}/${call}`, content)
      expect([reply.statusCode, reply.json().type]).toEqual([400, 'invoice-unreadable'])
    }
  })

  test('of 10 MB is refused over a real socket', async () => {
    const { url } = await aPurchase()
    await api().listen({ port: 0, host: '127.0.0.1' })
    const address = api().server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const xml = Buffer.concat([Buffer.from('<Invoice>'), Buffer.alloc(10 * 1_048_576, '<a/>')])
    const { payload, headers } = multipart(xml, 'gross.xml')
    await office.post(`${url}/preview`, order())
    const cookie = Object.entries(office.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const token = office.cookies['XSRF-TOKEN'] ?? ''
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(
        {
          port,
          path: `${url}/checks`,
          method: 'POST',
          headers: { ...headers, cookie, 'x-xsrf-token': token },
        },
        (reply) => {
          reply.resume()
          resolve(reply.statusCode)
        },
      )
      // The server may answer and close before the whole file was sent.
      sent.on('error', (error) => ('code' in error && error.code === 'EPIPE' ? undefined : reject(error)))
      sent.end(payload)
    })
    expect(status).toBe(400)
  })

  const typed = { number: 'ERP-77', issuedOn: '2026-11-24', dueOn: '2026-12-01', grossCents: '2287000' }
  test('that is a PDF is accepted before 2027 with typed data while the setting permits it', async () => {
    const { url } = await aPurchase()
    const taken = await send(`${url}/files`, aPdf(), typed)
    expect(taken.json<HouseInvoices>().invoices).toMatchObject([
      { number: 'ERP-77', format: 'pdf', grossCents: 2_287_000, dueOn: '2026-12-01', taxCase: null },
    ])
    const id = taken.json<HouseInvoices>().invoices[0]?.id
    expect((await office.get(`${url}/${id}/pdf`)).body).toBe(aPdf().toString())
    expect((await office.post(`${url}/${id}/cancellation`, { reason: 'Irrtum' })).statusCode).toBe(409)
  })

  test('that is a PDF is refused for dates from 2027, without data, or by the setting', async () => {
    const { url } = await aPurchase()
    const refused = await send(`${url}/files`, aPdf(), { ...typed, issuedOn: '2027-01-01' })
    expect([refused.statusCode, refused.json().title]).toEqual([400, expect.stringContaining('E-Rechnung')])
    for (const name of ['number', 'issuedOn', 'grossCents']) {
      const { [name as keyof typeof typed]: _, ...rest } = typed
      expect((await send(`${url}/files`, aPdf(), rest)).json().errors[0].path).toBe(name)
    }
    api().env.INVOICE_PLAIN_PDF = false
    const reply = await send(`${url}/files`, aPdf(), typed)
    api().env.INVOICE_PLAIN_PDF = true
    expect([reply.statusCode, reply.json().type]).toEqual([400, 'file-type-not-allowed'])
  })
})
