import { randomUUID } from 'node:crypto'
import { instantOf, today } from '@portal/domain/appointment'
import { hourMs } from '@portal/domain/durations'
import { waitingStates } from '@portal/domain/enquiry-state'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'
import { addDays, reasonAgainst } from '../appointments/queries.ts'
import { type DemoEnquiry, demoEnquiries } from './listing.ts'

const clerkLogin = 'verkauf@autoexpo.example'
const keyStart = 'demo:'
const key = (index: number) => `${keyStart}${index}`

/** The day so many working days away, without weekends, holidays and blocked days. */
async function workingDay(db: Db, now: Date, count: number): Promise<string> {
  const step = Math.sign(count)
  let day = today(now)
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step)
    if ((await reasonAgainst(db, day)) === undefined) left -= 1
  }
  return day
}

const dealerParts = { dealer: true } as const satisfies Prisma.AccountInclude
type Asker = Prisma.AccountGetPayload<{ include: typeof dealerParts }>

/** Who asks, as an enquiry of that person states it. */
function writtenBy(asker: DemoEnquiry['asker'], account: Asker | undefined) {
  const contact = { telephone: '+49-6990009150' }
  if (typeof asker !== 'string') return { ...contact, ...asker, accountId: null }
  if (!account) throw new Error(`There is no demo account ${asker}.`)
  const { id, firstName, lastName, email, dealer } = account
  return {
    ...{ firstName, lastName, userEmail: email, accountId: id },
    ...contact,
    ...(dealer && { telephone: dealer.telephone, street: dealer.street, houseNumber: dealer.house_number }),
    ...(dealer && { postalCode: dealer.postal_code, city: dealer.city, dealerId: dealer.accountId }),
  }
}

const messagesOf = (
  { messages = [] }: DemoEnquiry,
  { createdAt, askerId, clerkId }: { createdAt: Date; askerId: number | null; clerkId: number },
) =>
  messages.map(({ kind, afterHours, text }) => ({
    ...{ kind, text, payloadHash: randomUUID() },
    authorId: kind === 'asker' ? askerId : clerkId,
    createdAt: new Date(createdAt.getTime() + afterHours * hourMs),
  }))

async function addEnquiries(db: Db, now: Date) {
  const clerk = await db.account.findUniqueOrThrow({ where: { login: clerkLogin } })
  const logins = demoEnquiries.flatMap(({ asker }) => (typeof asker === 'string' ? asker : []))
  const accounts = await db.account.findMany({ where: { login: { in: logins } }, include: dealerParts })
  const vehicles = await db.vehicle.findMany({
    where: { available: true, haendlerpreisbrutto: { gt: 0 } },
    // Not the newest vehicles, which are the first ones somebody tries.
    orderBy: { fahrzeugid: 'asc' },
    take: demoEnquiries.length,
    select: { fahrzeugid: true, gwnummer: true },
  })
  for (const [index, vehicle] of vehicles.entries()) {
    const enquiry = demoEnquiries[index]
    if (!enquiry) return
    const { asker, state, ageHours, text, isHeld, appointment } = enquiry
    const written = writtenBy(
      asker,
      accounts.find(({ login }) => login === asker),
    )
    const createdAt = new Date(now.getTime() - ageHours * hourMs)
    const messages = messagesOf(enquiry, { createdAt, askerId: written.accountId, clerkId: clerk.id })
    const lastAsked = messages.findLast(({ kind }) => kind === 'asker')?.createdAt ?? createdAt
    await db.enquiry.create({
      data: {
        ...{ ...written, ...vehicle, state, createdAt, bemerkungen: text },
        ...{ kind: appointment ? 'appointment' : 'enquiry', holderId: isHeld ? clerk.id : null },
        ...(appointment && {
          appointmentAt: instantOf(await workingDay(db, now, appointment.workingDays), appointment.time),
          appointmentState: appointment.state,
          paymentOptions: ['BELIEBIG'],
        }),
        openSince: waitingStates.includes(state) ? lastAsked : createdAt,
        ...{ consentVersion: '2026-01', consentAt: createdAt, version: messages.length },
        ...{ idempotencyKey: key(index), payloadHash: randomUUID() },
        messages: { create: messages },
      },
    })
  }
}

/**
 * Creates enquiries and appointments in each state with their threads, for demo dealers and fictional persons, once.
 * @returns how many were created now
 */
export async function createDemoEnquiries({ db, now }: { db: PrismaClient; now: Date }): Promise<number> {
  if ((await db.enquiry.count({ where: { idempotencyKey: key(0) } })) > 0) return 0
  await db.$transaction((tx) => addEnquiries(tx, now), { timeout: 20_000 })
  return db.enquiry.count({ where: { idempotencyKey: { startsWith: keyStart } } })
}
