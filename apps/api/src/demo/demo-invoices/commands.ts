import { hourMs } from '@portal/domain/values/durations'
import { namesOf } from '@portal/domain/values/records'
import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { issueInvoice } from '../../house/house-invoices/commands.ts'
import { houseInvoices } from '../../house/house-invoices/queries.ts'

/** Fictional seller data: no tax office has this number. */
const seller = {
  INVOICE_TAX_NUMBER: '045 999 00000',
  INVOICE_CONTACT: 'Bernd Buchung',
} as const

type Context = { db: PrismaClient; env: Env; disk: Disk; now: Date }

/** The sample number of the German banks. */
const iban = 'DE02120300000000202051'

/**
 * Saves the seller data and the account that nobody has set.
 * @returns the environment with them
 */
export async function createDemoSeller({ db, env, now: at }: Context): Promise<Env> {
  const admin = await db.account.findUnique({
    where: { login: 'admin@autoexpo.example' },
    select: { id: true },
  })
  const empty = namesOf(seller).filter((key) => env[key] === '')
  await db.settingChange.createMany({
    data: empty.map((key) => ({
      ...{ key, revision: 1, value: seller[key], before: '', after: seller[key], at, actorId: admin?.id },
    })),
    skipDuplicates: true,
  })
  if ((await db.bankAccount.count()) === 0)
    await db.bankAccount.create({
      data: { holder: env.COMPANY_NAME, iban, state: 'confirmed', proposedAt: at, decidedAt: at },
    })
  return { ...env, ...Object.fromEntries(empty.map((key) => [key, seller[key]])) }
}

type Bought = { publicId: string; puchasesDate: Date }

/** Issues invoices for purchases with a price, two hours after each purchase, oldest first and without mails. */
export async function createDemoInvoices(context: Context, actorId: number, purchases: readonly Bought[]) {
  const { db, env } = context
  const oldestFirst = purchases.toSorted(
    (one, other) => one.puchasesDate.getTime() - other.puchasesDate.getTime(),
  )
  for (const { publicId, puchasesDate } of oldestFirst) {
    const now = new Date(Math.min(puchasesDate.getTime() + 2 * hourMs, context.now.getTime()))
    const { draft } = await houseInvoices(db, env, publicId, now)
    const order = { ...draft, deliverTo: null }
    await issueInvoice({ ...context, now, actorId, requestId: 'demo' }, publicId, order, { isMailed: false })
  }
}
