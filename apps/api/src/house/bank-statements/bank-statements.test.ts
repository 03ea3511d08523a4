import { buffer } from 'node:stream/consumers'
import type { BankEntry, BankEntryCounts, TakenStatements } from '@portal/contract/house/bank-statements'
import { beforeEach, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { settlePrepaid } from '../../sale/payments/commands.ts'
import { aBackofficeUser, aDealer, aYardUser, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { setTime } from '../../testing/clock.ts'
import { multipart } from '../../testing/papers.ts'
import { aBankAccount, aBilledPurchase, houseIban } from '../../testing/payments.ts'
import { aStatement, statementOf, type TestEntry } from '../../testing/statements.ts'

useApi()

const entriesUrl = '/mvp/api/bank-entries'
const vogelIban = 'DE89370400440532013000'

let office: Client
let dealer: Client
beforeEach(async () => {
  const { db } = api()
  await db.payment.deleteMany()
  await db.bankEntry.deleteMany()
  await db.bankStatement.deleteMany()
  await db.bankAccount.deleteMany()
  setTime('2026-11-26T10:00:00+01:00')
  await aBankAccount()
  office = await aBackofficeUser()
  dealer = await aDealer()
})

const upload = (bytes: Buffer, by = office, filename = 'camt053_20261126.xml') =>
  by.send('POST', '/mvp/api/bank-statements', { query: { filename }, ...multipart(bytes, filename) })
async function take(entries: TestEntry[], id?: string) {
  const reply = await upload(aStatement(entries, id ? { id } : {}))
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<TakenStatements>()
}
function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}
const list = async (state = 'open') => (await office.get(entriesUrl, { state })).json<BankEntry[]>()
async function only(): Promise<BankEntry> {
  const [entry, second] = await list()
  if (!entry || second) throw new Error('There is not exactly one open payment.')
  return entry
}
const decide = (id: string, body: object, by = office) => by.post(`${entriesUrl}/${id}/decision`, body)
const handOverOf = async (id: number) =>
  (await api().db.purchase.findUniqueOrThrow({ where: { id } })).handOver
const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)

describe('A payment with invoice number and exact amount', () => {
  test('is booked, sets the hand-over to paid, and is mailed as before', async () => {
    const bill = await aBilledPurchase(dealer)
    expect(await take([{ cents: bill.grossCents, reference: `${bill.number} GW${bill.gwnummer}` }])).toEqual({
      ...{ statements: 1, known: 0, booked: 1, bookedCents: bill.grossCents, open: 0, refunded: 0 },
    })
    expect(await handOverOf(bill.purchaseId)).toBe('paid')
    expect(await subjects(dealer.account.email)).toEqual([`Ihr Kauf ${bill.gwnummer}: Bezahlt`])
    const payment = await dealer.get(`/mvp/api/mvp-meine/purchases/${bill.publicId}/payment`)
    expect(payment.json()).toMatchObject({
      state: 'paid',
      settledOn: '2026-11-26',
      openCents: 0,
      transfer: null,
    })
    expect((await list('booked'))[0]).toMatchObject({ state: 'booked', finding: 'exact', who: null })
  })

  test('is booked for each part of a batch, and a second one for the same invoice is not', async () => {
    const [one, other] = [
      await aBilledPurchase(dealer, { grossCents: 1_000_000 }),
      await aBilledPurchase(dealer),
    ]
    const text = (await statementOf('cooperative-bank-08')).toString('latin1')
    const filled = text
      .replace('R E - 2 0 2 6 - 0 0 4 7 1 2', [...one.number].join(' '))
      .replace('RE-2026-004713', other.number)
    const reply = await upload(Buffer.from(filled, 'latin1'))
    expect(reply.json()).toMatchObject({ booked: 1, bookedCents: 1_000_000, open: 2 })
    expect((await list()).map(({ finding }) => finding)).toEqual(['part', 'batch'])
    expect(await take([{ cents: 1_000_000, reference: one.number }])).toMatchObject({ booked: 0, open: 1 })
    expect((await list()).at(-1)?.finding).toBe('double')
  })

  test('twice in one statement is booked once', async () => {
    const { number: reference, grossCents: cents } = await aBilledPurchase(dealer)
    expect(
      await take([
        { cents, reference },
        { cents, reference },
      ]),
    ).toMatchObject({ booked: 1, open: 1 })
    expect((await only()).finding).toBe('double')
  })
})

describe('Doubt is never booked by itself:', () => {
  test.each<[string, (bill: { number: string; gwnummer: string }) => Partial<TestEntry>, string]>([
    ['one cent less', ({ number }) => ({ cents: 99_999, reference: number }), 'part'],
    ['one cent more', ({ number }) => ({ cents: 100_001, reference: number }), 'over'],
    ['only the vehicle', ({ gwnummer }) => ({ reference: `Audi ${gwnummer}` }), 'proposal'],
    ['only the amount', () => ({ reference: 'Audi' }), 'unknown'],
    ['a longer number', ({ number }) => ({ reference: `${number}1` }), 'unknown'],
    ['a batch without parts', ({ number }) => ({ reference: number, count: 2 }), 'batch'],
    ['a return', ({ number }) => ({ reference: number, isReturn: true }), 'return'],
  ])('%s', async (_, about, finding) => {
    const bill = await aBilledPurchase(dealer, { grossCents: 100_000 })
    expect(await take([{ cents: 100_000, ...about(bill) }])).toMatchObject({ booked: 0, open: 1 })
    expect((await only()).finding).toBe(finding)
    expect([await api().db.payment.count(), await handOverOf(bill.purchaseId)]).toEqual([0, 'open'])
  })

  test('a known account with the exact amount is a proposal', async () => {
    const [first, second] = [
      await aBilledPurchase(dealer),
      await aBilledPurchase(dealer, { grossCents: 5000 }),
    ]
    await take([{ cents: first.grossCents, reference: first.number, payerIban: vogelIban }])
    await take([{ cents: 5000, reference: 'Rest', payerIban: vogelIban }])
    const entry = await only()
    expect(entry).toMatchObject({ finding: 'proposal', maskedIban: 'DE … 3000' })
    expect(entry.proposals).toMatchObject([
      {
        number: second.number,
        hasNumber: false,
        hasVehicle: false,
        hasAccount: true,
        company: 'Autohaus Beispiel',
      },
    ])
  })
})

describe('A statement', () => {
  test('is taken over once, also within a ZIP, and names who did it', async () => {
    const bytes = aStatement([{ cents: 100, reference: 'x' }])
    expect((await upload(bytes)).statusCode).toBe(200)
    const zip = await zipOf({ 'a.xml': bytes, 'b.xml': aStatement([{ cents: 200 }], { id: 'S-2' }) })
    expect((await upload(zip, office, 'alle.zip')).json()).toMatchObject({ statements: 1 })
    const again = await upload(bytes)
    expect(again.json()).toMatchObject({
      status: 409,
      title: 'Dieser Auszug ist schon gebucht (26.11., Erika Beispiel).',
    })
    expect(await list()).toHaveLength(2)
    const statements = await office.get('/mvp/api/bank-statements')
    expect(statements.json()).toMatchObject([
      { fileName: 'b.xml' },
      { fileName: 'camt053_20261126.xml', added: 1 },
    ])
    expect(statements.body).not.toContain(houseIban)
  })

  test('that repeats entries of another one adds them once, by reference of the bank or by content', async () => {
    const entries = [
      { cents: 100, bankRef: 'B-1' },
      { cents: 200, reference: 'ohne' },
    ]
    await take(entries, 'S-1')
    expect(await take([...entries, { cents: 300 }], 'S-2')).toMatchObject({ known: 2, open: 1 })
    expect(await list()).toHaveLength(3)
  })

  test('with equal entries counts each, and so does a bank whose reference stands at several', async () => {
    await take([{ cents: 100 }, { cents: 100 }, { cents: 5, bankRef: 'B' }, { cents: 6, bankRef: 'B' }])
    expect(await list()).toHaveLength(4)
  })

  test('that brings the parts of a batch later adds nothing again', async () => {
    const parts = (await statementOf('cooperative-bank-08')).toString('latin1')
    const whole = parts.replace(/<ns:TxDtls>[\s\S]*<\/ns:TxDtls>/, '')
    expect((await upload(Buffer.from(whole, 'latin1'))).json()).toMatchObject({ open: 2 })
    expect((await upload(Buffer.from(parts, 'latin1'))).json()).toMatchObject({ known: 3, open: 0 })
  })

  test('of a later day with a used reference of the bank adds its entries', async () => {
    await take([{ cents: 100, bankRef: 'B-1' }], 'S-1')
    const later = aStatement([{ cents: 200, bankRef: 'B-1' }], { id: 'S-2' }).toString()
    const reply = await upload(Buffer.from(later.replaceAll('2026-11-26', '2026-11-27')))
    expect(reply.json()).toMatchObject({ known: 0, open: 1 })
  })

  test('of several calls at once is taken over once', async () => {
    const bytes = aStatement([{ cents: 100 }])
    const replies = await Promise.all([1, 2, 3].map(() => upload(bytes)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await list()).toHaveLength(1)
  })

  test('with balances that do not fit, of another account, or of another format changes nothing', async () => {
    for (const [bytes, reason] of [
      [
        aStatement([{ cents: 100 }], { closingCents: 1 }),
        'Anfangs- und Endsaldo passen nicht zu den Buchungen.',
      ],
      [aStatement([{ cents: 100 }], { iban: vogelIban }), 'anderen Konto (DE … 3000)'],
      [Buffer.from('<x/>'), 'CAMT.053'],
    ] as const) {
      const reply = await upload(bytes)
      expect(reply.statusCode).toBe(400)
      expect(reply.json().title).toContain(reason)
    }
    expect(await api().db.bankStatement.count()).toBe(0)
  })

  test('of an account in another currency is left out of a ZIP, and a broken file in it is named', async () => {
    const own = aStatement([{ cents: 200 }])
    const foreign = Buffer.from(
      own.toString().replaceAll('EUR', 'USD').replace('</Id></Acct>', '</Id><Ccy>USD</Ccy></Acct>'),
    )
    const title = async (files: Record<string, Buffer>) =>
      (await upload(await zipOf(files), office, 'alle.zip')).json().title
    expect(await title({ 'usd.xml': foreign })).toBe('Die Datei enthält keinen Kontoauszug in Euro.')
    expect(await title({ 'gut.xml': own, 'kaputt.xml': Buffer.from('<a') })).toBe(
      'kaputt.xml: Die Datei ist kein vollständiges XML.',
    )
    expect(await api().db.bankStatement.count()).toBe(0)
    const both = await zipOf({ 'usd.xml': foreign, 'gut.xml': own })
    expect((await upload(both, office, 'alle.zip')).json()).toMatchObject({ statements: 1, open: 1 })
  })

  test('of one transfer with more parts than are added at a time adds each part once', async () => {
    const count = 10_001
    const part = '<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">1</Amt></TxAmt></AmtDtls></TxDtls>'
    const batch = `<Ntry><Amt Ccy="EUR">${count}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><AcctSvcrRef>B-1</AcctSvcrRef><NtryDtls>${part.repeat(count)}</NtryDtls></Ntry>`
    const empty = aStatement([], { closingCents: 500 + count * 100 }).toString()
    const bytes = Buffer.from(empty.replace('</Stmt>', `${batch}</Stmt>`))
    expect((await upload(bytes)).json()).toMatchObject({ known: 0, open: count })
    const again = Buffer.from(bytes.toString().replace('<Id>S-1</Id>', '<Id>S-2</Id>'))
    expect((await upload(again)).json()).toMatchObject({ known: count, open: 0 })
  })

  test('is for the back office', async () => {
    for (const by of [dealer, await aYardUser()]) {
      expect((await upload(aStatement([{ cents: 100 }]), by)).statusCode).toBe(403)
      expect((await by.get(entriesUrl)).statusCode).toBe(403)
    }
  })

  test('with 100,000 entries is taken over within its limits', { timeout: 120_000 }, async () => {
    const bill = await aBilledPurchase(dealer)
    const entry = (index: number) =>
      `<Ntry><Amt Ccy="EUR">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><AcctSvcrRef>${index}</AcctSvcrRef></Ntry>`
    const fileOf = (count: number) => {
      const paid = { cents: bill.grossCents, reference: bill.number }
      const closingCents = 500 + 2 * bill.grossCents + (count - 2) * 100
      const small = aStatement([paid, { ...paid, bankRef: 'again' }], { closingCents }).toString()
      const at = small.lastIndexOf('<Ntry>')
      const entries = Array.from({ length: count - 2 }, (_, index) => entry(index)).join('')
      return Buffer.from(small.slice(0, at) + entries + small.slice(at))
    }
    const tooMany = await upload(fileOf(100_001))
    expect([tooMany.statusCode, tooMany.json().title]).toEqual([
      400,
      'Auf einmal lassen sich höchstens 100.000 Buchungen übernehmen. Bitte laden Sie die Auszüge einzeln hoch.',
    ])
    // The second payment of the invoice is added long after the first one.
    expect((await upload(fileOf(100_000))).json()).toMatchObject({ booked: 1, open: 99_999 })
    expect(await api().db.bankEntry.count()).toBe(100_000)
    expect(await api().db.bankEntry.count({ where: { finding: 'double' } })).toBe(1)
  })
})

describe('A decision', () => {
  async function aPart() {
    const bill = await aBilledPurchase(dealer, { grossCents: 100_000 })
    await take([{ cents: 60_000, reference: bill.number, payerIban: vogelIban }])
    const { id, revision } = await only()
    const booking = {
      action: 'book',
      revision,
      purchaseId: bill.publicId,
      invoiceId: bill.invoiceId,
      openCents: 100_000,
    }
    return { ...bill, id, booking }
  }

  test('books a part; the rest is due, and completes the purchase', async () => {
    const { id, booking, publicId, number, purchaseId } = await aPart()
    expect((await decide(id, booking)).json()).toMatchObject({
      ...{ state: 'booked', who: 'Erika Beispiel', isUndoable: true, booked: { purchaseId: publicId } },
    })
    const due = await dealer.get(`/mvp/api/mvp-meine/purchases/${publicId}/payment`)
    expect(due.json()).toMatchObject({ state: 'part', openCents: 40_000, paidCents: 60_000 })
    expect(await handOverOf(purchaseId)).toBe('open')
    expect(await take([{ cents: 40_000, reference: number }], 'S-2')).toMatchObject({ booked: 1 })
    expect(await handOverOf(purchaseId)).toBe('paid')
    const house = await office.get(`/mvp/api/house-purchases/${publicId}/payments`)
    expect(house.json()).toMatchObject({
      state: 'paid',
      payments: [{ who: 'Erika Beispiel' }, { who: null }],
    })
  })

  test('waives what is left with a reason, which stays in the history and goes with an undo', async () => {
    const { id, booking, publicId, purchaseId } = await aPart()
    const deduction = { cents: 40_000, reason: 'Kratzer, telefonisch vereinbart' }
    const booked = await decide(id, { ...booking, deduction })
    expect(booked.json()).toMatchObject({
      booked: { deductionCents: 40_000, deductionReason: 'Kratzer, telefonisch vereinbart' },
    })
    expect(await handOverOf(purchaseId)).toBe('paid')
    const due = await dealer.get(`/mvp/api/mvp-meine/purchases/${publicId}/payment`)
    expect(due.json()).toMatchObject({ state: 'paid', openCents: 0, paidCents: 60_000 })
    expect(due.body).not.toContain('Kratzer')
    const house = await office.get(`/mvp/api/house-purchases/${publicId}/payments`)
    expect(house.json()).toMatchObject({
      ...{ state: 'paid', openCents: 0 },
      payments: [{ amountCents: 60_000, deductionCents: 40_000, deductionReason: deduction.reason }],
    })
    await office.post(`${entriesUrl}/${id}/undo`, { revision: 1 })
    expect(await handOverOf(purchaseId)).toBe('open')
    const again = await dealer.get(`/mvp/api/mvp-meine/purchases/${publicId}/payment`)
    expect(again.json()).toMatchObject({ state: 'open', openCents: 100_000 })
  })

  test.each([
    ['more than what is left', { cents: 40_001, reason: 'Kratzer' }, 'deduction.cents'],
    ['nothing', { cents: 0, reason: 'Kratzer' }, 'deduction.cents'],
    ['a part of a cent', { cents: 0.5, reason: 'Kratzer' }, 'deduction.cents'],
    ['a negative amount', { cents: -1, reason: 'Kratzer' }, 'deduction.cents'],
    ['something without a reason', { cents: 1, reason: ' ' }, 'deduction.reason'],
  ])('that waives %s books nothing', async (_, deduction, path) => {
    const { id, booking } = await aPart()
    const reply = await decide(id, { ...booking, deduction })
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path])
    expect(await api().db.payment.count()).toBe(0)
  })

  test('books to a purchase without an invoice, which is paid once the invoice comes', async () => {
    const { publicId, id: purchaseId } = await api().db.purchase.create({
      data: {
        ...{ partner_number: dealer.partner_number ?? '', gwnummer: '399001', maker: 'Audi', model: 'A4' },
        ...{ fin: 'WAUZZZF4002199001', puchasesDate: new Date('2026-11-24'), price: 1000 },
      },
    })
    await take([{ cents: 100_000, reference: 'Anzahlung', payerIban: vogelIban }])
    const { id, revision } = await only()
    const [found] = (await office.get(`${entriesUrl}/payable-purchases`, { q: '399001' })).json()
    expect(found).toMatchObject({ purchaseId: publicId, invoiceId: null, number: null, state: 'awaited' })
    const booking = { action: 'book', revision, purchaseId: publicId, invoiceId: null, openCents: 0 }
    const waived = await decide(id, { ...booking, deduction: { cents: 1, reason: 'Kratzer' } })
    expect([waived.statusCode, waived.json().errors[0].path]).toEqual([400, 'deduction.cents'])
    expect((await decide(id, booking)).json()).toMatchObject({ booked: { purchaseId: publicId } })
    expect(await handOverOf(purchaseId)).toBe('open')
    const { env, clock, db } = api()
    await db.invoice.create({
      data: {
        ...{ purchaseId, number: 'RE-PRE-1', kind: 'invoice', grossCents: 100_000, dueOn: null },
        ...{ issuedOn: new Date('2026-11-26'), createdAt: clock.now() },
      },
    })
    const acting = { env, now: clock.now(), actorId: office.account.id, requestId: null }
    await db.$transaction((tx) => settlePrepaid(tx, acting, purchaseId))
    expect(await handOverOf(purchaseId)).toBe('paid')
    await office.post(`${entriesUrl}/${id}/undo`, { revision: revision + 1 })
    expect(await handOverOf(purchaseId)).toBe('open')
  })

  test('of two people about the same payment is made once, and names who was faster', async () => {
    const { id, booking } = await aPart()
    const colleague = await aBackofficeUser()
    const replies = await Promise.all([
      decide(id, booking),
      decide(id, { action: 'leave', revision: 0 }, colleague),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = replies.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().title).toMatch(/^Erika Beispiel hat darüber schon entschieden/)
    const entry = await api().db.bankEntry.findUniqueOrThrow({ where: { publicId: id } })
    expect(entry.revision).toBe(1)
    expect(await api().db.payment.count()).toBe(entry.state === 'booked' ? 1 : 0)
  })

  test('made for another open amount, or for an unknown invoice, books nothing', async () => {
    const { id, booking } = await aPart()
    for (const other of [{ openCents: 99_999 }, { invoiceId: 'keine' }])
      expect((await decide(id, { ...booking, ...other })).statusCode).toBe(409)
    expect((await decide(id, { ...booking, openCents: 1.5 })).statusCode).toBe(400)
    expect((await decide('4b5c6d7e-0000-4000-8000-000000000000', booking)).statusCode).toBe(404)
    expect(await api().db.payment.count()).toBe(0)
  })

  test('is undone within 72 hours, with what it did to the hand-over', async () => {
    const bill = await aBilledPurchase(dealer)
    await take([{ cents: bill.grossCents, reference: bill.number }])
    const [booked] = await list('booked')
    const undo = (revision = 0) => office.post(`${entriesUrl}/${booked?.id}/undo`, { revision })
    expect((await undo()).json()).toMatchObject({ state: 'open', booked: null, finding: 'proposal' })
    expect(await handOverOf(bill.purchaseId)).toBe('open')
    expect(await subjects(dealer.account.email)).toEqual([
      `Ihr Kauf ${bill.gwnummer}: Bezahlt`,
      `Ihr Kauf ${bill.gwnummer}: Stand berichtigt`,
    ])
    expect((await undo()).statusCode).toBe(409)
    expect((await undo(1)).statusCode).toBe(409)
  })

  test('is not undone after 72 hours, nor once the hand-over has gone further', async () => {
    const [late, gone] = [await aBilledPurchase(dealer), await aBilledPurchase(dealer)]
    for (const { number, grossCents } of [late, gone])
      await take([{ cents: grossCents, reference: number }], number)
    const [second, first] = await list('booked')
    await api().db.purchase.update({ where: { id: gone.purchaseId }, data: { handOver: 'documents' } })
    expect((await office.post(`${entriesUrl}/${second?.id}/undo`, { revision: 0 })).json().title).toContain(
      'Papiere fertig',
    )
    expect(await api().db.payment.count({ where: { undoneAt: null } })).toBe(2)
    setTime('2026-11-29T10:00:01+01:00')
    const later = await aBackofficeUser()
    expect((await later.post(`${entriesUrl}/${first?.id}/undo`, { revision: 0 })).json().title).toContain(
      '72 Stunden',
    )
  })

  test('can leave a payment or mark it to be paid back, and both can be undone', async () => {
    await take([{ cents: 100 }, { cents: 200 }])
    for (const [action, state] of [
      ['leave', 'left'],
      ['return', 'returned'],
    ]) {
      const [entry] = await list()
      expect((await decide(entry?.id ?? '', { action, revision: 0 })).json()).toMatchObject({ state })
      const undone = await office.post(`${entriesUrl}/${entry?.id}/undo`, { revision: 1 })
      expect(undone.json()).toMatchObject({ state: 'open', revision: 2 })
      await decide(entry?.id ?? '', { action, revision: 2 })
    }
    expect((await office.get(`${entriesUrl}/counts`)).json<BankEntryCounts>()).toEqual({
      open: [],
      booked: 0,
      all: 2,
    })
  })

  test('finds its invoice by number, vehicle or company', async () => {
    const { number, gwnummer, invoiceId } = await aBilledPurchase(dealer)
    const found = async (q: string) =>
      (await office.get(`${entriesUrl}/payable-purchases`, { q })).json<{ invoiceId: string }[]>()
    for (const q of [number, gwnummer, number.slice(3)]) expect(await found(q)).toMatchObject([{ invoiceId }])
    expect(await found('autohaus beispiel')).toContainEqual(expect.objectContaining({ invoiceId }))
    for (const q of [`beispiel ${gwnummer}`, `${number}  ${gwnummer.slice(1)}`, `${gwnummer} Autohaus`])
      expect(await found(q)).toMatchObject([{ invoiceId }])
    for (const q of ['%%', `${gwnummer} Motorrad`]) expect(await found(q)).toEqual([])
  })
})

describe('A return by the bank', () => {
  async function aReturned(handOver?: string) {
    const bill = await aBilledPurchase(dealer)
    await take([{ cents: bill.grossCents, reference: bill.number, payerIban: vogelIban }], bill.number)
    if (handOver) await api().db.purchase.update({ where: { id: bill.purchaseId }, data: { handOver } })
    const returned = { cents: bill.grossCents, payerIban: vogelIban, isReturn: true }
    return { ...bill, taken: await take([returned], `R-${bill.number}`) }
  }

  test('reopens the purchase and tells the office', async () => {
    const { purchaseId, publicId, gwnummer, grossCents, taken } = await aReturned()
    expect(taken).toMatchObject({ booked: 1, bookedCents: -grossCents, open: 0 })
    expect(await handOverOf(purchaseId)).toBe('open')
    const due = await dealer.get(`/mvp/api/mvp-meine/purchases/${publicId}/payment`)
    expect(due.json()).toMatchObject({ state: 'open', openCents: grossCents })
    expect((await subjects(api().env.MAIL_SALES)).at(-1)).toBe(`Zahlung zurückgeholt, Kauf ${gwnummer}`)
  })

  test('of a car that has left warns the office, and keeps the hand-over', async () => {
    const { purchaseId, gwnummer } = await aReturned('collected')
    expect(await handOverOf(purchaseId)).toBe('collected')
    expect((await subjects(api().env.MAIL_SALES)).at(-1)).toBe(
      `Achtung, Fahrzeug schon abgeholt: Zahlung zurückgeholt, Kauf ${gwnummer}`,
    )
  })

  test('that could take back two payments waits for a person', async () => {
    const one = await aBilledPurchase(dealer)
    const other = await aBilledPurchase(dealer)
    for (const { number: reference, grossCents: cents } of [one, other])
      await take([{ cents, reference, payerIban: vogelIban }], reference)
    const cents = one.grossCents
    expect(await take([{ cents, payerIban: vogelIban, isReturn: true }], 'R')).toMatchObject({
      booked: 0,
      open: 1,
    })
    const { id, revision } = await only()
    const booking = {
      action: 'book',
      revision,
      purchaseId: other.publicId,
      invoiceId: other.invoiceId,
      openCents: 0,
    }
    expect((await decide(id, booking)).statusCode).toBe(200)
    expect([await handOverOf(one.purchaseId), await handOverOf(other.purchaseId)]).toEqual(['paid', 'open'])
  })
})

test('The account of the house is in no mail, no audit entry and no other answer about a sale', async () => {
  const { publicId, number, grossCents, purchaseId } = await aBilledPurchase(dealer)
  await take([{ cents: grossCents - 1, reference: number, payerIban: vogelIban }])
  const { id, revision, proposals } = await only()
  const [proposal] = proposals
  await decide(id, {
    ...{ action: 'book', revision, purchaseId: proposal?.purchaseId, invoiceId: proposal?.invoiceId },
    openCents: grossCents,
  })
  await take([{ cents: 1, reference: number, payerIban: vogelIban }], 'S-2')
  await take([{ cents: 1, payerIban: vogelIban, isReturn: true }], 'S-3')
  const { db } = api()
  const recipients = await db.mail.findMany({ distinct: ['recipient'], select: { recipient: true } })
  const mails = (await Promise.all(recipients.map(({ recipient }) => mailsTo(recipient)))).flat()
  expect(mails.length).toBeGreaterThan(1)
  const answers = await Promise.all([
    dealer.get(`/mvp/api/mvp-meine/purchases/${publicId}`),
    dealer.get('/mvp/api/mvp-meine/hand-overs'),
    dealer.get('/mvp/api/mvp-meine'),
    dealer.get('/uaa/api/account/data'),
    dealer.get('/mvp/api/portal-settings'),
    office.get(`/mvp/api/house-purchases/${publicId}`),
    office.get(`/mvp/api/house-purchases/${publicId}/payments`),
    office.get(entriesUrl, { state: 'all' }),
    office.get('/mvp/api/bank-statements'),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  const all = JSON.stringify([
    ...[mails, answers.map(({ body }) => body), await db.auditEntry.findMany()],
    await db.handOverChange.findMany({ where: { purchaseId } }),
  ])
  expect(all.replaceAll(/\s/g, '')).not.toContain(houseIban)
  expect(all).not.toContain(vogelIban)
})
