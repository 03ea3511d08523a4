import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HouseInvoices, JudgedInvoice } from '@portal/contract/house/house-invoices'
import type { HousePurchase } from '@portal/contract/house/house-purchases'
import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { buysWithoutVat } from '@portal/domain/accounts/vat-id-states'
import { saleCaseOf } from '@portal/domain/sale/sale-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importPurchases } from '../../buyer/purchases/commands.ts'
import { DeliveryReport } from '../../delivery/delivery.ts'
import { moveAbroad } from '../../testing/abroad.ts'
import { aBackofficeUser, aDealer, anAdmin, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aHouseProgram } from '../../testing/api-keys.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { multipart } from '../../testing/papers.ts'
import { aBankAccount } from '../../testing/payments.ts'
import { aJob, run } from '../../testing/stock-jobs.ts'

useApi(sellerSettings)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-terms-'))
})
afterAll(() => rm(folder, { recursive: true }))

let office: Client
beforeEach(async () => {
  setTime('2026-11-24T10:00:00+01:00')
  office = await aBackofficeUser()
  await aBankAccount()
})

const purchaseOf = async (gwnummer: string) =>
  (await api().db.purchase.findFirstOrThrow({ where: { gwnummer }, orderBy: { id: 'desc' } })).publicId

/** Sells a vehicle of 11,900 EUR to a dealer as the house does. */
async function sold({ partner_number }: Client, vatMode: string) {
  const { gwnummer } = await aCar({ vatMode, haendlerpreisbrutto: 11_900 })
  const { id } = await aJob(office, { action: 'sell', partner_number: partner_number ?? null }, [gwnummer])
  await run(office, id)
  return { id: await purchaseOf(gwnummer), gwnummer }
}

let fins = 0
/** Imports the purchase of a vehicle. */
async function imported({ partner_number }: Client, vatMode: string, isInStock = true) {
  fins += 1
  const fin = `ZZZTRM${String(10_000_000_000 + fins)}`
  const gwnummer = isInStock ? (await aCar({ vatMode, fin })).gwnummer : '999998'
  const file = join(folder, 'kaeufe.csv')
  const head = 'partner_number,gwnummer,maker,model,fin,color,puchasesDate,red,yellow,green,price'
  const line = `${partner_number},${gwnummer},Audi,A4,${fin},Blau,2026-11-20,1,0,0,11900`
  await writeFile(file, `${head}\n${line}`)
  const { db, env, clock } = api()
  await importPurchases({ db, env, file, now: clock.now(), report: new DeliveryReport() })
  return { id: await purchaseOf(gwnummer), gwnummer }
}

const ofHouse = async (id: string) =>
  (await office.get(`/mvp/api/house-purchases/${id}`)).json<HousePurchase>()
const invoicesOf = async (id: string) =>
  (await office.get(`/mvp/api/house-purchases/${id}/invoices`)).json<HouseInvoices>()
const ofDealer = async (dealer: Client, id: string) =>
  (await dealer.get(`/mvp/api/mvp-meine/purchases/${id}`)).json<PurchaseDetails>()

/** Changes everything a sale is taxed by. */
async function changeAll({ account: { id } }: Client, gwnummer: string) {
  const { db } = api()
  await db.dealer.update({ where: { accountId: id }, data: { country: 'DE' } })
  await db.vatId.deleteMany({ where: { dealerId: id } })
  await db.vehicle.update({ where: { gwnummer }, data: { vatMode: 'DIFFERENZ' } })
}

const warsaw = { street: 'Prosta 1', postalCode: '00-001', city: 'Warszawa', country: 'PL' }
const orderOf = (draft: HouseInvoices['draft'], taxCase = draft.taxCase) => ({
  ...{ ...draft, taxCase, deliverTo: taxCase === 'eu' ? warsaw : null },
})
const previewOf = async (
  id: string,
  draft: HouseInvoices['draft'],
  taxCase = draft.taxCase,
  more: object = {},
) => {
  const order = { ...orderOf(draft, taxCase), ...more }
  const reply = await office.post(`/mvp/api/house-purchases/${id}/invoices/preview`, order)
  return reply.json<JudgedInvoice>()
}

describe('The terms of a sale', () => {
  const countries = ['DE', 'PL', 'CH'] as const
  const states = ['confirmed', 'pending', null] as const
  const table = countries.flatMap((country) =>
    states.flatMap((state) => ['REGEL', 'DIFFERENZ'].map((vatMode) => [country, state, vatMode] as const)),
  )

  test.each(table)(
    'to %s with a VAT id that is %s for %s are those of the rule',
    async (country, state, vatMode) => {
      const dealer = await aDealer()
      if (state) await moveAbroad(dealer, state, country)
      await api().db.dealer.update({ where: { accountId: dealer.account.id }, data: { country } })
      const mayBuyNet = buysWithoutVat(country, state)
      const expected = {
        ...{ tier: mayBuyNet ? 'net' : 'dealer', country },
        taxCase: saleCaseOf(vatMode === 'REGEL', { country, mayBuyNet }),
      }
      for (const { id } of [await sold(dealer, vatMode), await imported(dealer, vatMode)])
        expect((await ofHouse(id)).terms).toMatchObject(expected)
    },
  )

  test('hold for page, claim and invoice whatever changes later', async () => {
    const dealer = await aDealer()
    await moveAbroad(dealer)
    const { id, gwnummer } = await sold(dealer, 'REGEL')
    const before = await ofHouse(id)
    expect(await ofDealer(dealer, id)).toMatchObject({ price: 11_900, netPrice: 10_000 })
    await changeAll(dealer, gwnummer)
    expect((await ofHouse(id)).terms).toEqual(before.terms)
    expect(await ofDealer(dealer, id)).toMatchObject({ price: 11_900, netPrice: 10_000 })
    const { draft } = await invoicesOf(id)
    expect(draft).toMatchObject({
      taxCase: 'eu',
      buyer: { country: 'PL', vatId: before.terms?.vatId },
    })
    const { document, findings } = await previewOf(id, draft)
    expect(document?.sums).toMatchObject({ payable: 1_000_000 })
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([['HAUS-27', 'hint']])
  })

  test('with VAT stay so after the VAT id is confirmed: the house decides otherwise with a reason only', async () => {
    const dealer = await aDealer()
    await moveAbroad(dealer, 'pending')
    const { id } = await sold(dealer, 'REGEL')
    await moveAbroad(dealer, 'confirmed')
    expect(await ofDealer(dealer, id)).not.toHaveProperty('netPrice')
    const { draft } = await invoicesOf(id)
    expect(draft.taxCase).toBe('regular')
    expect((await previewOf(id, draft)).findings).toEqual([])
    const { findings } = await previewOf(id, draft, 'eu')
    expect(findings).toMatchObject([
      {
        ...{ rule: 'HAUS-28', severity: 'error' },
        text: 'Beim Verkauf galt „19 % MwSt.“, die Rechnung nennt „0 %, EU-Lieferung“. Bitte die Steuer berichtigen oder mit einem Grund anders entscheiden.',
      },
    ])
    const url = `/mvp/api/house-purchases/${id}/invoices`
    const order = orderOf(draft, 'eu')
    const refused = await office.post(url, order)
    expect([refused.statusCode, refused.json().type]).toEqual([
      400,
      expect.stringContaining('invoice-refused'),
    ])
    expect((await office.post(url, { ...order, caseReason: '  ' })).statusCode).toBe(400)
    expect((await invoicesOf(id)).invoices).toEqual([])

    const caseReason = 'Die Bestätigung lag beim Verkauf auf Papier vor.'
    const decided = await previewOf(id, draft, 'eu', { caseReason })
    expect(decided.findings).toMatchObject([
      { rule: 'HAUS-28', severity: 'hint', text: expect.stringContaining(caseReason) },
    ])
    const issued = await office.post(url, { ...order, caseReason })
    expect([issued.statusCode, issued.json<HouseInvoices>().invoices.length]).toEqual([200, 1])
    const entry = await api().db.auditEntry.findFirstOrThrow({
      where: { action: 'invoice-issued', subject: `purchase:${id}` },
    })
    expect(entry.details).toMatchObject({ reason: caseReason, before: 'regular', after: 'eu' })
  })

  test('bind a delivered invoice: another taxation needs the decision of a person', async () => {
    const { id } = await sold(await aDealer(), 'REGEL')
    const url = `/mvp/api/house-purchases/${id}/invoices`
    const { draft } = await invoicesOf(id)
    const reason = 'Nachträglich festgestellt: § 25a.'
    const first = await office.post(url, { ...orderOf(draft, 'margin'), caseReason: reason })
    const [own] = first.json<HouseInvoices>().invoices
    const wrong = (await office.get(`${url}/${own?.id}/file`)).body.replaceAll(own?.number ?? '', 'ERP-1')
    await office.post(`${url}/${own?.id}/cancellation`, { reason: 'Kommt aus dem ERP' })
    const upload = (call: string, query: Record<string, string> = {}) =>
      office.send('POST', `${url}/${call}`, { query, ...multipart(Buffer.from(wrong), 'rechnung.xml') })

    const check = (await upload('checks')).json<JudgedInvoice>()
    expect(check.findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { rule: 'HAUS-28', text: expect.stringContaining('die Rechnung nennt „§ 25a, ohne MwSt.“') },
    ])
    const refused = await upload('files')
    expect([refused.statusCode, refused.json().errors.length]).toEqual([400, 1])
    expect((await invoicesOf(id)).invoices).toHaveLength(2)

    expect((await upload('files', { caseReason: reason })).statusCode).toBe(200)
    const entry = await api().db.auditEntry.findFirstOrThrow({
      where: { action: 'invoice-taken', subject: `purchase:${id}` },
    })
    expect(entry.details).toMatchObject({ reason, before: 'regular', after: 'margin' })
  })

  test('are not decided otherwise by a program', async () => {
    const { id } = await sold(await aDealer(), 'REGEL')
    const url = `/mvp/api/house-purchases/${id}/invoices`
    const program = await aHouseProgram(await anAdmin(), ['invoices:write'])
    const order = orderOf((await invoicesOf(id)).draft, 'margin')
    expect((await program.post(url, order)).json().errors[0].message).toContain('HAUS-28')
    const reply = await program.post(url, { ...order, caseReason: 'Steht so im ERP.' })
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      [
        {
          path: 'caseReason',
          message: expect.stringContaining('wenn die Verwaltung das im Portal entscheidet'),
        },
      ],
    ])
    expect((await invoicesOf(id)).invoices).toEqual([])
  })

  test('are not changed by a later import of the same purchase, nor by anybody', async () => {
    const dealer = await aDealer()
    const { id } = await imported(dealer, 'REGEL')
    const { db } = api()
    await expect(db.purchase.update({ where: { publicId: id }, data: { taxCase: 'eu' } })).rejects.toThrow(
      'the terms of a sale do not change',
    )
    await expect(
      db.purchase.update({ where: { publicId: id }, data: { color: 'Rot' } }),
    ).resolves.toMatchObject({ taxCase: 'regular' })
  })

  test('are unknown for a partner without an account, and their taxation for a vehicle that is not in the stock', async () => {
    const { db } = api()
    const number = '777001'
    await db.partner.create({ data: { number, email: 'partner@haendler.example', handelTyp: 'HAENDLER' } })
    const { gwnummer } = await aCar({ vatMode: 'REGEL', haendlerpreisbrutto: 11_900 })
    const job = await aJob(office, { action: 'sell', partner_number: number }, [gwnummer])
    await run(office, job.id)
    expect((await ofHouse(await purchaseOf(gwnummer))).terms).toBeNull()
    const dealer = await aDealer()
    const unstocked = await imported(dealer, 'REGEL', false)
    expect((await ofHouse(unstocked.id)).terms).toMatchObject({ tier: 'dealer', taxCase: null })
  })
})
