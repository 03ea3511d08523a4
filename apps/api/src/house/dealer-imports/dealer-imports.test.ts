import type { DealerImport } from '@portal/contract/house/dealer-imports'
import { dealerImportMaxBytes, dealerImportMaxRows } from '@portal/domain/house/dealer-imports'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDealer, anAdmin, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'
import { aPdf, multipart } from '../../testing/papers.ts'

useApi()

const url = '/uaa/api/dealer-imports'

let admin: Client
beforeEach(async () => {
  admin = await anAdmin()
})

const send = (contents: string | Buffer, kind = 'partners', filename = 'partner.csv') =>
  admin.send('POST', url, { query: { kind, filename }, ...multipart(Buffer.from(contents), filename) })
async function upload(contents: string | Buffer, kind = 'partners'): Promise<DealerImport> {
  const reply = await send(contents, kind)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json()
}
const take = (id: string) => admin.post(`${url}/${id}/take`)
const map = (id: string, mapping: Record<string, string>) => admin.put(`${url}/${id}/columns`, { mapping })
const storedFiles = async () =>
  [...(await api().files.documents.listAll('', { recursive: true })).objects].length
const partner = (number: string) => api().db.partner.findUnique({ where: { number } })

let lastNumber = 700_000
const aNumber = () => String(++lastNumber)
const aFin = () => `ZZZDEM${10_000_000_000 + ++lastNumber}`

describe('An import of partners', () => {
  test('is checked without a change, then taken over, and reports refused rows', async () => {
    const [first, second] = [aNumber(), aNumber()]
    await api().db.partner.create({
      data: { number: first, email: 'alt@haendler.example', handelTyp: 'PRIVAT' },
    })
    const file = [
      'partner_number,email,handelTyp',
      `${first},neu@haendler.example,HAENDLER`,
      `${second},zwei@haendler.example,PRIVAT`,
      '12a,x@haendler.example,HAENDLER',
      `${aNumber()},x@haendler.example,FIRMA`,
      'zu,viele,Zellen,hier',
    ].join('\n')
    const { id, state, check } = await upload(file)
    expect(state).toBe('checked')
    expect(check).toMatchObject({ read: 5, inserted: 1, updated: 1, rejected: 3, unchanged: 0 })
    expect(check?.findings.map(({ row, column }) => [row, column])).toEqual([
      [6, ''],
      [4, 'partner_number'],
      [5, 'handelTyp'],
    ])
    expect(await partner(first)).toMatchObject({ email: 'alt@haendler.example' })

    expect((await take(id)).json()).toMatchObject({ state: 'done', check: { inserted: 1, updated: 1 } })
    expect(await partner(first)).toMatchObject({ email: 'neu@haendler.example', handelTyp: 'HAENDLER' })
    expect(await partner(second)).toMatchObject({ handelTyp: 'PRIVAT' })
    expect((await upload(file)).check).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, rejected: 3 })
  })

  test('reads German columns, semicolons and ISO-8859-15, and leaves the columns it cannot recognise to be mapped', async () => {
    const number = aNumber()
    const file = Buffer.from(
      `Kundennummer;E-Mail;Gruppe;Bemerkung\n${number};a@haendler.example;HAENDLER;Müller`,
      'latin1',
    )
    const { id, state, check, layout } = await upload(file)
    expect([state, check, layout.charset]).toEqual(['columns', null, 'ISO-8859-15'])
    expect(layout.columns.map(({ attribute }) => attribute)).toEqual(['partner_number', 'email', null, null])
    expect((await take(id)).json().type).toBe('import-state')

    expect((await map(id, { Gruppe: 'handelTyp' })).json()).toMatchObject({
      state: 'checked',
      check: { inserted: 1 },
    })
    await take(id)
    expect(await partner(number)).toMatchObject({ handelTyp: 'HAENDLER' })
    expect((await map(id, { Gruppe: '' })).json().type).toBe('import-state')
  })

  test.each<[Record<string, string>, string]>([
    [{ Gruppe: 'passwort_hash' }, 'Dieses Feld gibt es nicht.'],
    [{ Gruppe: 'email' }, 'Ein Feld ist zwei Spalten zugeordnet.'],
    [{ Gruppe: '' }, 'Es fehlen: Handelstyp.'],
  ])('with the columns %j is refused', async (mapping, message) => {
    const { id } = await upload(`Kundennummer;Mail;Gruppe\n${aNumber()};a@haendler.example;HAENDLER`)
    const reply = await map(id, mapping)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual([{ path: 'mapping', message }])
  })
})

describe('An import of purchases', () => {
  const header = 'Partnernummer;GW-Nr;Hersteller;Modell;FIN;Kaufdatum;Status'
  const row = (number: string | null, fin: string, status: string) =>
    `${number};480988;Audi;A4 Avant;${fin};28.05.2026;${status}`

  test('changes nothing before the takeover, then purchases, history and mails, each once', async () => {
    const dealer = await aDealer()
    const fin = aFin()
    const first = await upload([header, row(dealer.partner_number, fin, 'Kauf')].join('\n'), 'purchases')
    expect(first.check).toMatchObject({ inserted: 1, mails: 0 })
    expect(await api().db.purchase.count({ where: { fin } })).toBe(0)
    await Promise.all([take(first.id), take(first.id), take(first.id)])
    expect((await dealer.get('/mvp/api/mvp-meine')).json()).toMatchObject([{ fin, red: true }])

    const paid = [header, row(dealer.partner_number, fin, 'Zahlungseingang'), row('404404', aFin(), 'Kauf')]
    const second = await upload(paid.join('\n'), 'purchases')
    expect(second.check).toMatchObject({ updated: 1, mails: 1, rejected: 1 })
    expect(second.check?.findings).toMatchObject([{ row: 3, column: 'partner_number', rule: 'unknown' }])
    expect(await mailsTo(dealer.account.email)).toEqual([])
    await Promise.all(Array.from({ length: 5 }, () => take(second.id)))
    expect(await mailsTo(dealer.account.email)).toHaveLength(1)
    const stored = await api().db.purchase.findFirstOrThrow({ where: { fin }, include: { changes: true } })
    expect(stored).toMatchObject({
      handOver: 'paid',
      yellow: true,
      changes: [{ after: 'paid', isImport: true }],
    })
    expect(await api().db.auditEntry.count({ where: { subject: `dealer-import:${second.id}` } })).toBe(1)
  })

  test('takes prices over, and a file without them removes none', async () => {
    const dealer = await aDealer()
    const [written, amount, unknown] = [aFin(), aFin(), aFin()]
    const priced = (fin: string, price: string) => `${row(dealer.partner_number, fin, 'Kauf')};${price}`
    const rows = [priced(written, '17.400,50 €'), priced(amount, '9000'), priced(unknown, '')]
    const refused = ['viel', '0', '-5', '2000000', '1,005'].map((price) => priced(aFin(), price))
    const { id, check } = await upload([`${header};Preis`, ...rows, ...refused].join('\n'), 'purchases')
    expect(check).toMatchObject({ inserted: 3, rejected: refused.length })
    expect(check?.findings.map(({ column }) => column)).toEqual(refused.map(() => 'price'))
    await take(id)
    const plain = await upload([header, row(dealer.partner_number, written, 'Kauf')].join('\n'), 'purchases')
    expect(plain.check).toMatchObject({ updated: 0, unchanged: 1 })
    const prices = (await dealer.get('/mvp/api/mvp-meine/hand-overs')).json<
      { fin: string; price?: number }[]
    >()
    expect(Object.fromEntries(prices.map(({ fin, price }) => [fin, price]))).toEqual({
      ...{ [written]: 17_400.5, [amount]: 9000, [unknown]: undefined },
    })
  })

  test('is taken over whole or not at all', async () => {
    const dealer = await aDealer()
    const rows = Array.from({ length: 1200 }, () => row(dealer.partner_number, aFin(), 'Kauf'))
    const { id, check } = await upload([header, ...rows].join('\n'), 'purchases')
    expect(check).toMatchObject({ inserted: 1200 })
    // The last row violates a constraint that the check does not cover.
    const fin = rows.at(-1)?.split(';')[4]
    await api().pool.query(`ALTER TABLE purchase ADD CONSTRAINT broken CHECK (fin <> '${fin}')`)
    try {
      expect((await take(id)).statusCode).toBe(500)
      expect((await dealer.get('/mvp/api/mvp-meine')).json()).toEqual([])
      expect((await admin.get(`${url}/${id}`)).json()).toMatchObject({ state: 'checked' })
    } finally {
      await api().pool.query('ALTER TABLE purchase DROP CONSTRAINT broken')
    }
    expect((await take(id)).json()).toMatchObject({ state: 'done', check: { inserted: 1200 } })
    expect((await dealer.get('/mvp/api/mvp-meine')).headers['x-total-count']).toBe('1200')
  })

  test.each([
    ['12,5', '480988', 'partner_number'],
    ['', '480988', 'partner_number'],
    ['700001', 'zwölf', 'gwnummer'],
    ['700001', '=1+1', 'gwnummer'],
  ])('with the partner %j and the number %j names row and column', async (number, gwnummer, column) => {
    const file = [header, `${number};${gwnummer};Audi;A4;${aFin()};28.05.2026;Kauf`].join('\n')
    const { check } = await upload(file, 'purchases')
    expect(check).toMatchObject({ inserted: 0, rejected: 1 })
    expect(check?.findings[0]).toMatchObject({ row: 2, column, effect: 'refused' })
  })
})

describe('The undo of an import', () => {
  const undo = (id: string) => admin.post(`${url}/${id}/undo`)

  test('restores partners, removes added ones, and keeps and lists what was changed or used since', async () => {
    const [known, added, changed, used] = [aNumber(), aNumber(), aNumber(), aNumber()]
    const old = { number: known, email: 'alt@haendler.example', handelTyp: 'PRIVAT' }
    await api().db.partner.create({ data: old })
    const rows = [known, added, changed, used].map((number) => `${number},neu@haendler.example,HAENDLER`)
    const { id } = await upload(['partner_number,email,handelTyp', ...rows].join('\n'))
    expect((await undo(id)).json().type).toBe('import-state')
    await take(id)
    await api().db.partner.update({ where: { number: changed }, data: { email: 'spaeter@haendler.example' } })
    const dealer = await aDealer()
    await api().db.dealer.update({ where: { accountId: dealer.account.id }, data: { partner_number: used } })

    const kept = { restored: 2, kept: 2, keptRows: [changed, used] }
    expect((await admin.get(`${url}/${id}`)).json().undo).toMatchObject(kept)
    const replies = await Promise.all([undo(id), undo(id)])
    for (const reply of replies) expect(reply.json()).toMatchObject({ state: 'undone', undo: kept })
    expect(await partner(known)).toEqual(old)
    expect(await partner(added)).toBeNull()
    expect(await partner(changed)).toMatchObject({ email: 'spaeter@haendler.example' })
    expect(await partner(used)).toMatchObject({ email: 'neu@haendler.example' })
    const action = 'dealer-import-undone'
    expect(await api().db.auditEntry.count({ where: { subject: `dealer-import:${id}`, action } })).toBe(1)
    expect((await take(id)).json().type).toBe('import-state')
  })

  test('restores purchases with history and mail; a hand-over moved since and a refunded purchase stay', async () => {
    const dealer = await aDealer()
    const [first, second, third, fourth] = [aFin(), aFin(), aFin(), aFin()]
    const file = (...rows: [string, string][]) =>
      [
        'Partnernummer;GW-Nr;Hersteller;Modell;FIN;Kaufdatum;Status',
        ...rows.map(([fin, state]) => `${dealer.partner_number};480988;Audi;A4;${fin};28.05.2026;${state}`),
      ].join('\n')
    await take((await upload(file([first, 'Kauf'], [second, 'Kauf']), 'purchases')).id)
    const paid = file(
      [first, 'Zahlungseingang'],
      [second, 'Zahlungseingang'],
      [third, 'Kauf'],
      [fourth, 'Kauf'],
    )
    const { id } = await upload(paid, 'purchases')
    await take(id)
    const purchase = (fin: string) =>
      api().db.purchase.findFirst({ where: { fin }, include: { changes: true } })
    const refunded = await purchase(fourth)
    await api().db.refund.create({
      data: {
        ...{ purchaseId: refunded?.id ?? 0, amountCents: 100, paidOn: new Date('2026-11-24') },
        createdAt: api().clock.now(),
      },
    })
    const moved = await purchase(second)
    const desk = `/mvp/api/house-purchases/${moved?.publicId}/hand-over`
    expect((await admin.post(desk, { from: 'paid', to: 'documents' })).statusCode).toBe(200)

    expect((await undo(id)).json()).toMatchObject({
      state: 'undone',
      undo: {
        until: null,
        restored: 2,
        kept: 2,
        keptRows: [second, fourth].map((fin) => `${dealer.partner_number} ${fin} 2026-05-28`),
      },
    })
    expect(await purchase(first)).toMatchObject({ red: true, yellow: false, handOver: 'open' })
    expect((await purchase(first))?.changes.map(({ after }) => after)).toEqual(['paid', 'open'])
    expect(await purchase(second)).toMatchObject({ handOver: 'documents' })
    expect(await purchase(third)).toBeNull()
    expect(await purchase(fourth)).not.toBeNull()
    const mails = await mailsTo(dealer.account.email)
    expect(mails.filter(({ template }) => template === 'hand-over-corrected')).toHaveLength(1)
  })

  test('is possible for 72 hours', async () => {
    const { id } = await upload(`partner_number,email,handelTyp\n${aNumber()},a@haendler.example,PRIVAT\n`)
    await take(id)
    passTime({ hours: 73 })
    admin = await anAdmin()
    const reply = await undo(id)
    expect([reply.statusCode, reply.json().title]).toEqual([409, 'Die Frist von 72 Stunden ist abgelaufen.'])
  })
})

describe('A file', () => {
  test.each<[string, string | Buffer, string]>([
    ['that is empty', '', 'leer'],
    ['with a header only', 'partner_number,email,handelTyp\n', 'nur eine Kopfzeile'],
    ['that is a PDF', aPdf(), 'Das ist ein PDF'],
    ['that is a program', Buffer.from('MZ\0\0program'), 'keine Textdatei'],
    ['that is a table of Excel', Buffer.from('PK\x03\x04xl/workbook.xml'), 'ZIP- oder Excel-Datei'],
    ['with two columns of one name', 'email,email\n1,2\n', 'denselben Namen'],
    ['with an open quote', 'partner_number,email,handelTyp\n"1,2,3\n', 'Anführungszeichen'],
  ])('%s is refused in German, and nothing is stored', async (_, contents, text) => {
    const [before, imports] = [await storedFiles(), await api().db.dealerImport.count()]
    const reply = await send(contents)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0]).toMatchObject({ path: 'file', message: expect.stringContaining(text) })
    expect([await storedFiles(), await api().db.dealerImport.count()]).toEqual([before, imports])
  })

  test('with too many bytes or rows, or of an unknown kind, is refused', async () => {
    const large = await send(Buffer.alloc(dealerImportMaxBytes + 1, 'a'))
    expect(large.json()).toMatchObject({ type: 'file-too-large', title: expect.stringContaining('5 MB') })
    const rows = Array.from({ length: dealerImportMaxRows + 1 }, (_, index) => `${index},a@b.example,PRIVAT`)
    const long = await send(['partner_number,email,handelTyp', ...rows].join('\n'))
    expect(long.json().errors[0].message).toContain('mehr als 20.000 Zeilen')
    expect((await send('a,b\n1,2\n', 'autos')).json().errors[0].path).toBe('kind')
  })

  test('is deleted when it is discarded or taken over', async () => {
    const before = await storedFiles()
    const file = `partner_number,email,handelTyp\n${aNumber()},a@haendler.example,PRIVAT\n`
    const [first, second] = [await upload(file), await upload(file)]
    expect(await storedFiles()).toBe(before + 2)
    expect((await admin.delete(`${url}/${first.id}`)).statusCode).toBe(204)
    await take(second.id)
    expect(await storedFiles()).toBe(before)
    expect((await admin.delete(`${url}/${second.id}`)).json().type).toBe('import-state')
    expect((await admin.get(`${url}/${first.id}`)).json().type).toBe('import-unknown')
  })
})
