import type { HouseInvoices } from '@portal/contract/house/house-invoices'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aForeignDealer } from '../../testing/abroad.ts'
import { aBackofficeUser, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { aBankAccount } from '../../testing/payments.ts'
import { aJob, run } from '../../testing/stock-jobs.ts'
import { evatrConfirms, evatrSays, startVatServices } from '../../testing/vat-services.ts'
import { checkVatIds } from './jobs.ts'

useApi({ ...sellerSettings, MAIL_PROVIDER: 'betreiber@autoexpo.example' })

let services: Awaited<ReturnType<typeof startVatServices>>
let office: Client
beforeAll(async () => {
  services = await startVatServices()
})
afterAll(() => services.stop())
beforeEach(async () => {
  office = await aBackofficeUser()
  await api().db.vatId.deleteMany()
  services.received.length = 0
  services.state.answer = () => evatrConfirms
})

const work = () => {
  const { db, env, clock } = api()
  return checkVatIds({ db, env, now: clock.now, service: services.evatr })
}
const stored = ({ account: { id } }: Client) => api().db.vatId.findUniqueOrThrow({ where: { dealerId: id } })
const answersOf = ({ account: { id } }: Client) =>
  api().db.vatAnswer.findMany({ where: { dealerId: id }, orderBy: { id: 'asc' } })

async function sell({ partner_number }: Client) {
  const { gwnummer } = await aCar({ vatMode: 'REGEL', haendlerpreisbrutto: 11_900 })
  const { id } = await aJob(office, { action: 'sell', partner_number: partner_number ?? null }, [gwnummer])
  await run(office, id)
  const purchase = await api().db.purchase.findFirstOrThrow({ where: { gwnummer } })
  return `/mvp/api/house-purchases/${purchase.publicId}/invoices`
}

describe('A confirmed VAT id', () => {
  test('is asked about again with each sale, and the answer is kept with who sold', async () => {
    const dealer = await aForeignDealer()
    await sell(dealer)
    expect(await stored(dealer)).toMatchObject({ state: 'confirmed', occasion: 'sale' })
    await work()
    expect(services.received).toHaveLength(1)
    expect(await answersOf(dealer)).toMatchObject([
      { occasion: 'sale', outcome: 'confirmed', askedById: office.account.id },
    ])
    expect(await stored(dealer)).toMatchObject({ state: 'confirmed', nextTryAt: null })
  })

  test('is asked about again with an invoice without VAT, and not with others', async () => {
    await aBankAccount()
    const dealer = await aForeignDealer()
    const url = await sell(dealer)
    await work()
    const { draft } = (await office.get(url)).json<HouseInvoices>()
    const { street, postalCode, city, country } = draft.buyer
    const deliverTo = { street, postalCode, city, country }
    expect((await office.post(url, { ...draft, deliverTo })).statusCode).toBe(200)
    await work()
    expect((await answersOf(dealer)).map(({ occasion }) => occasion)).toEqual(['sale', 'invoice'])
  })

  test('that has become invalid is told to the company and to the house, which sold without VAT', async () => {
    const dealer = await aForeignDealer()
    await sell(dealer)
    services.state.answer = () => evatrSays('evatr-2001')
    await work()
    expect(await stored(dealer)).toMatchObject({ state: 'invalid', nextTryAt: null })
    expect((await mailsTo(dealer.account.email)).at(-1)?.subject).toBe('Bitte prüfen Sie Ihre USt-IdNr.')
    const notice = (await mailsTo(api().env.MAIL_PROVIDER)).at(-1)
    expect(notice?.subject).toContain('USt-IdNr. nach einem Verkauf ungültig')
    expect(notice?.text).toContain(`/house/dealers/${dealer.account.id}`)
  })

  test('counts on while no service answers', async () => {
    const dealer = await aForeignDealer()
    await sell(dealer)
    services.state.answer = () => ({ status: 503, body: {} })
    await work()
    expect(await stored(dealer)).toMatchObject({ state: 'confirmed', tries: 1 })
  })

  test('that a person has confirmed is not undone by the name that differs', async () => {
    const dealer = await aForeignDealer()
    await api().db.vatId.update({ where: { dealerId: dealer.account.id }, data: { reason: 'by-hand' } })
    await sell(dealer)
    const mails = (await mailsTo(api().env.MAIL_PROVIDER)).length
    services.state.answer = () => evatrSays('evatr-0000', { ergFirmenname: 'B' })
    await work()
    expect(await stored(dealer)).toMatchObject({ state: 'confirmed', reason: 'by-hand', nextTryAt: null })
    expect(await answersOf(dealer)).toMatchObject([{ outcome: 'name-differs', occasion: 'sale' }])
    expect(await mailsTo(api().env.MAIL_PROVIDER)).toHaveLength(mails)
  })
})

test.each(['pending', 'invalid'])('A VAT id that is %s is not asked about with a sale', async (state) => {
  const dealer = await aForeignDealer(state)
  await sell(dealer)
  await work()
  expect(await answersOf(dealer)).toEqual([])
  expect(await stored(dealer)).toMatchObject({ state, occasion: 'registration' })
})
