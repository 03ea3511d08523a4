import { today } from '@portal/domain/buyer/appointment'
import { isPayable } from '@portal/domain/sale/due'
import { dayMs } from '@portal/domain/values/durations'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'
import { lockedPurchase } from '../hand-overs/commands.ts'
import { payerAddresses } from '../invoices/queries.ts'
import { reminderLetter, unpaidLetter } from './mail.ts'
import { dueOfPurchase } from './queries.ts'

type Context = { db: PrismaClient; env: Env; now: Date }

/** The steps whose day has come; the last one goes to the office. */
const stepsAfter = (overdueDays: number, env: Env) =>
  [env.PAYMENT_REMINDER_DAYS, env.PAYMENT_SECOND_REMINDER_DAYS, env.PAYMENT_OFFICE_DAYS].flatMap(
    (days, index) => (overdueDays >= days ? [index + 1] : []),
  )

/** Sends the newest step that has come; earlier ones that were missed are not made up for. */
async function remind(tx: Transaction, { env, now }: Context, purchaseId: number): Promise<boolean> {
  const purchase = await lockedPurchase(tx, { id: purchaseId })
  const { state, invoice, openCents, overdueDays } = await dueOfPurchase(tx, purchaseId, now)
  if (purchase.handOver !== 'open' || !isPayable(state) || !invoice?.dueOn) return false
  const steps = stepsAfter(overdueDays, env)
  const step = steps.at(-1)
  if (step === undefined) return false
  const invoiceId = invoice.id
  if (await tx.paymentReminder.findUnique({ where: { invoiceId_step: { invoiceId, step } } })) return false
  await tx.paymentReminder.createMany({
    data: steps.map((one) => ({ invoiceId, step: one, at: now })),
    skipDuplicates: true,
  })
  const bill = { ...purchase, number: invoice.number, dueOn: invoice.dueOn, openCents }
  if (step === 3) await queueMail(tx, unpaidLetter(env, bill))
  else
    for (const address of await payerAddresses(tx, purchase.partner_number))
      await queueMail(tx, reminderLetter(env, address, bill, { isSecond: step === 2 }))
  return true
}

/**
 * Reminds companies of overdue invoices, and the office of those unpaid in spite of it. Each step is sent once for an
 * invoice, however often and by however many workers this runs.
 * @returns the number of purchases reminded of
 */
export async function remindOfPayments(context: Context): Promise<number> {
  const { db, env, now } = context
  const firstDays = Math.min(
    env.PAYMENT_REMINDER_DAYS,
    env.PAYMENT_SECOND_REMINDER_DAYS,
    env.PAYMENT_OFFICE_DAYS,
  )
  const latestDue = new Date(Date.parse(today(now)) - firstDays * dayMs)
  const purchases = await db.purchase.findMany({
    where: {
      handOver: 'open',
      invoices: {
        some: { kind: 'invoice', dueOn: { lte: latestDue }, reminders: { none: { step: 3 } } },
      },
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  let reminded = 0
  for (const { id } of purchases) if (await db.$transaction((tx) => remind(tx, context, id))) reminded += 1
  return reminded
}
