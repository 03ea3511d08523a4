import type { SaleInvoice } from '@portal/contract/sale/invoices'
import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { someCars } from '../../testing/cars.ts'
import { createDemoAccounts } from '../demo-accounts/commands.ts'
import { createDemoActivity } from '../demo-purchases/commands.ts'

useApi()

test('Demo purchases with a price have an invoice of the fictional seller, numbered by date and without mails', async () => {
  const { db, env, files: disks, clock } = api()
  const context = { db, env, disk: disks.documents, now: clock.now() }
  await someCars(Array.from({ length: 30 }, () => ({ farbe: 'grau', haendlerpreisbrutto: 18_000 })))
  await createDemoAccounts(context)
  await createDemoActivity(context)
  await createDemoActivity(context)
  const priced = await db.purchase.findMany({ where: { price: { gt: 0 } }, include: { invoices: true } })
  expect(priced.length).toBeGreaterThan(5)
  const kindsOf = (invoices: { kind: string }[]) => invoices.map(({ kind }) => kind)
  const decided = await db.claim.findMany({
    where: { state: { in: ['accepted', 'taken-back'] } },
    orderBy: { id: 'asc' },
    include: { invoice: true, purchase: { include: { invoices: { orderBy: { number: 'asc' } } } } },
  })
  expect(decided.map(({ state, invoice }) => [state, invoice?.kind])).toEqual([
    ['accepted', 'correction'],
    ['taken-back', 'cancellation'],
  ])
  expect(decided.map(({ purchase }) => kindsOf(purchase.invoices))).toEqual([
    ['invoice', 'correction'],
    ['invoice', 'cancellation'],
  ])
  const undisputed = priced.filter(({ id }) => !decided.some(({ purchaseId }) => purchaseId === id))
  expect(undisputed.map(({ invoices }) => kindsOf(invoices))).toEqual(undisputed.map(() => ['invoice']))
  expect(new Set(priced.map(({ taxCase }) => taxCase))).toEqual(new Set(['regular', 'margin']))
  const files = await db.invoiceFile.findMany({ include: { invoice: { select: { purchase: true } } } })
  for (const { taxCase, invoice } of files)
    expect(invoice.purchase).toMatchObject({ taxCase, priceTier: 'dealer', buyerCountry: 'DE' })
  expect(await db.purchase.count({ where: { priceTier: null } })).toBe(0)
  const rows = await db.invoice.findMany({ orderBy: { number: 'asc' }, where: { number: { gte: 'RE' } } })
  expect(rows.length).toBe(priced.length + decided.length)
  expect(await db.mail.count({ where: { template: 'invoice' } })).toBe(0)

  const owner = aVisitor()
  await owner.post('/auth/login', { username: 'haendler@autoexpo.example', password: demoPassword })
  const purchase = priced.find(({ partner_number }) => partner_number === priced[0]?.partner_number)
  const url = `/mvp/api/mvp-meine/purchases/${purchase?.publicId}/invoices`
  const [invoice] = (await owner.get(url)).json<SaleInvoice[]>()
  expect((await owner.get(`${url}/${invoice?.id}`)).json().seller.taxNumber).toBe('045 999 00000')
})
