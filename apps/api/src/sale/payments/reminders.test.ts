import { expect, test } from 'vitest'
import { aDealer, aPersonOf, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aBilledPurchase, houseIban } from '../../testing/payments.ts'
import { remindOfPayments } from './jobs.ts'

useApi()

const remind = (day: string) => {
  const { db, env } = api()
  return remindOfPayments({ db, env, now: new Date(`${day}T08:20:00+01:00`) })
}
const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)

test('An unpaid invoice is followed up on its days, each step once, the last one to the office', async () => {
  const dealer = await aDealer()
  const accountant = await aPersonOf('accountant', { company: dealer })
  const buyer = await aPersonOf('buyer', { company: dealer })
  const { number, publicId } = await aBilledPurchase(dealer, { dueOn: '2026-12-01' })
  const [first, second] = [
    `Erinnerung: Rechnung ${number} ist offen`,
    `Zweite Erinnerung: Rechnung ${number} ist offen`,
  ]

  expect(await remind('2026-12-03')).toBe(0)
  expect((await Promise.all([1, 2, 3].map(() => remind('2026-12-04')))).toSorted()).toEqual([0, 0, 1])
  expect(await subjects(dealer.account.email)).toEqual([first])
  expect(await remind('2026-12-10')).toBe(0)
  expect([await remind('2026-12-11'), await remind('2026-12-12')]).toEqual([1, 0])
  expect([await remind('2026-12-18'), await remind('2026-12-30')]).toEqual([1, 0])
  expect(await subjects(dealer.account.email)).toEqual([first, second])
  expect(await subjects(accountant.account.email)).toEqual([first, second])
  expect(await subjects(buyer.account.email)).toEqual([])
  expect(await subjects(api().env.MAIL_SALES)).toEqual([`Rechnung ${number} ist trotz Erinnerung offen`])

  const [mail] = await mailsTo(dealer.account.email)
  expect(mail?.text).toContain(`#/purchases/${publicId}`)
  expect(mail?.text.replaceAll(/\s/g, '')).not.toContain(houseIban)
})

test('A paid, cancelled or corrected invoice is not followed up, and missed days send the newest step alone', async () => {
  const dealer = await aDealer()
  const [paid, cancelled, late] = [
    await aBilledPurchase(dealer, { dueOn: '2026-12-01' }),
    await aBilledPurchase(dealer, { dueOn: '2026-12-01' }),
    await aBilledPurchase(dealer, { dueOn: '2026-12-01' }),
  ]
  const { db } = api()
  await db.purchase.update({ where: { id: paid.purchaseId }, data: { handOver: 'paid' } })
  await db.invoice.create({
    data: {
      ...{ purchaseId: cancelled.purchaseId, number: `S-${cancelled.number}`, kind: 'cancellation' },
      ...{
        originalId: cancelled.invoiceId,
        issuedOn: new Date('2026-11-30'),
        grossCents: cancelled.grossCents,
      },
      createdAt: new Date('2026-11-30'),
    },
  })
  expect(await remind('2026-12-11')).toBe(1)
  expect(await subjects(dealer.account.email)).toEqual([
    `Zweite Erinnerung: Rechnung ${late.number} ist offen`,
  ])
  expect(await remind('2026-12-12')).toBe(0)
})
