import type { ListedCarrier, Pass, PickUp } from '@portal/contract/sale/pick-up'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import { hasSaleRight } from '@portal/domain/sale/sale-rights'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { passCodes } from '../../credentials/pass-codes.ts'
import { hashOf, tokenPattern } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import type { SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { stepsOf } from '../hand-overs/view.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import {
  carrierColumns,
  carrierEnds,
  carrierRefusalOf,
  collectorOf,
  passColumns,
  passStateOf,
  refusalsShown,
  refusalView,
  storageFeeOf,
} from './view.ts'

type Context = { db: Db; env: Env; now: Date }

/** What is read of a purchase for its pass; its price and invoices are not selected. */
const purchaseColumns = {
  ...{ gwnummer: true, maker: true, model: true, fin: true, color: true },
  ...{ puchasesDate: true, handOver: true, partner_number: true },
  changes: { orderBy: { id: 'asc' } },
} as const

type Changes = Prisma.PurchaseGetPayload<{ select: typeof purchaseColumns }>['changes']

/** The fee of a vehicle that is ready; null for any other, and where an import has set the step. */
async function feeOf({ env, now }: Context, handOver: string, changes: Changes) {
  if (handOver !== 'ready') return null
  const ready = stepsOf('ready', changes).find(({ step }) => step === 'ready')?.change
  return ready ? storageFeeOf(env, ready.at, now) : null
}

/** The newest pass of a purchase of the caller's company, and the storage fee. @throws ProblemError not-found */
export async function pickUpOf(context: Context, account: SignedIn, publicId: string): Promise<PickUp> {
  const { db, env, now } = context
  const id = await ownPurchaseId(db, account, publicId)
  const { handOver, changes, passes } = await db.purchase.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ handOver: true, changes: purchaseColumns.changes },
      passes: {
        orderBy: { id: 'desc' },
        take: 1,
        select: { ...passColumns, carrier: { select: carrierColumns } },
      },
    },
  })
  const mayChange = hasSaleRight(account.company?.role, 'pick-up')
  const [pass] = passes
  const fee = await feeOf(context, handOver, changes)
  const refusals = (
    await db.handOverRefusal.findMany({ where: { pass: { purchaseId: id } }, ...refusalsShown })
  ).map(refusalView)
  if (!pass) return { mayChange, fee, refusals, pass: null }
  const state = passStateOf(pass, handOver, now)
  const codes = mayChange && state === 'ready' && pass.salt ? passCodes(env.SECRET_KEY, pass.salt) : null
  return {
    ...{ mayChange, fee, refusals },
    pass: {
      ...collectorOf(pass),
      ...{ state, token: codes?.token ?? null, pin: codes?.pin ?? null },
      carrier: pass.carrier?.id ?? null,
      carrierRefusal: pass.state === 'open' ? carrierRefusalOf(pass.carrier, pass.appointmentAt, now) : null,
    },
  }
}

/** A pass by its token. Only a valid one is shown; of others its state alone. @throws ProblemError pass-unknown */
export async function passByToken(context: Context, token: string): Promise<Pass> {
  const { db, env, now } = context
  const pass = tokenPattern.test(token)
    ? await db.pickUpPass.findUnique({
        where: { tokenHash: hashOf(token) },
        select: { ...passColumns, purchase: { select: purchaseColumns } },
      })
    : null
  if (!pass) throw new ProblemError('pass-unknown')
  const { partner_number, handOver, changes, maker, model, puchasesDate, ...car } = pass.purchase
  const state = passStateOf(pass, handOver, now)
  if (state !== 'ready' || !pass.salt) return { state, shown: null }
  const dealer = await db.dealer.findUnique({ where: { partner_number }, select: { company_name: true } })
  return {
    state,
    shown: {
      ...car,
      ...collectorOf(pass),
      title: vehicleName(maker, model),
      puchasesDate: dayOfDate(puchasesDate),
      company: dealer?.company_name ?? null,
      pin: passCodes(env.SECRET_KEY, pass.salt).pin,
      fee: await feeOf(context, handOver, changes),
      directions: env.PICK_UP_DIRECTIONS,
    },
  }
}

const carriersListed = 500

/** The carriers a buyer may choose, by name. */
export async function listedCarriers(db: Db, now: Date): Promise<ListedCarrier[]> {
  const rows = await db.carrier.findMany({
    where: { isActive: true },
    orderBy: { name: 'asc' },
    take: carriersListed,
    select: carrierColumns,
  })
  return rows.map((row) => {
    const { insuranceUntil, licenceUntil } = carrierEnds(row)
    const ends = [insuranceUntil, licenceUntil].filter((end) => end !== null).toSorted()
    return {
      ...{ id: row.id, name: row.name, until: ends[0] ?? null },
      isValid: carrierRefusalOf(row, null, now) === null,
    }
  })
}
