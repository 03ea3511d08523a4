import { randomUUID } from 'node:crypto'
import { addDays, instantOf, today } from '@portal/domain/buyer/appointment'
import { type EnquiryStateCode, isWaitingState } from '@portal/domain/buyer/enquiry-state'
import { hourMs } from '@portal/domain/values/durations'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { reasonAgainst } from '../../buyer/appointments/queries.ts'
import type { Db } from '../../plugins/db.ts'

type Person = { firstName: string; lastName: string; userEmail: string }
type Message = { kind: 'asker' | 'house' | 'note'; afterHours: number; text: string }

/** A fictional enquiry; `asker` is the login of a demo dealer or a private person. */
type DemoEnquiry = {
  asker: string | Person
  state: EnquiryStateCode
  ageHours: number
  text: string
  isHeld?: true
  /** Working days from today; negative ones are past. */
  appointment?: { workingDays: number; time: string; state: 'requested' | 'confirmed' | 'cancelled' }
  messages?: readonly Message[]
}

const dealer = 'haendler@autoexpo.example'
const otherDealer = 'haendler2@autoexpo.example'
const person = (firstName: string, lastName: string): Person => ({
  firstName,
  lastName,
  userEmail: `${firstName}.${lastName}@kunde.example`.toLowerCase(),
})

const house = (afterHours: number, text: string): Message => ({ kind: 'house', afterHours, text })
const asker = (afterHours: number, text: string): Message => ({ kind: 'asker', afterHours, text })
const note = (afterHours: number, text: string): Message => ({ kind: 'note', afterHours, text })

/** Some of each state, with and without appointment, of dealers and private persons. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    ...{ asker: dealer, state: 'open', ageHours: 3 },
    text: 'Ist das Fahrzeug noch verfügbar, und gibt es den zweiten Schlüssel?',
  },
  {
    ...{ asker: person('Lieselotte', 'Beispiel'), state: 'open', ageHours: 20 },
    text: 'Kann ich den Wagen am Wochenende ansehen? Ich komme aus Musterstadt.',
  },
  {
    ...{ asker: otherDealer, state: 'open', ageHours: 31 },
    text: 'Wie ist der Zustand der Reifen? Wir würden zwei Fahrzeuge nehmen.',
  },
  {
    ...{ asker: person('Anton', 'Muster'), state: 'open', ageHours: 5 },
    text: 'Ich möchte das Fahrzeug besichtigen und Probe fahren.',
    appointment: { workingDays: 2, time: '10:30', state: 'requested' },
  },
  {
    ...{ asker: dealer, state: 'in-work', ageHours: 27, isHeld: true },
    text: 'Ist beim Preis noch etwas möglich, wenn wir das Fahrzeug diese Woche abholen?',
    messages: [note(2, 'Untergrenze prüfen, bis morgen antworten.')],
  },
  {
    ...{ asker: otherDealer, state: 'in-work', ageHours: 52, isHeld: true },
    text: 'Bitte schicken Sie uns das Gutachten zu diesem Fahrzeug.',
    messages: [
      house(4, 'Guten Tag,\n\ndas Gutachten erhalten Sie morgen.\n\nMit freundlichen Grüßen\nBerta Büro'),
      asker(22, 'Danke. Bitte auch die Rechnung über die letzte Inspektion.'),
    ],
  },
  {
    ...{ asker: dealer, state: 'answered', ageHours: 70, isHeld: true },
    text: 'Wir kommen zu zweit und möchten das Fahrzeug auf der Bühne sehen.',
    appointment: { workingDays: 1, time: '11:00', state: 'confirmed' },
    messages: [house(3, 'Guten Tag,\n\ndie Bühne ist für Sie frei. Bitte melden Sie sich am Empfang.')],
  },
  {
    ...{ asker: person('Frieda', 'Probe'), state: 'answered', ageHours: 46, isHeld: true },
    text: 'Nehmen Sie meinen alten Wagen in Zahlung?',
    messages: [
      house(6, 'Guten Tag Frau Probe,\n\ngern. Bitte bringen Sie den Fahrzeugschein zur Besichtigung mit.'),
    ],
  },
  {
    ...{ asker: person('Konrad', 'Beispiel'), state: 'answered', ageHours: 60, isHeld: true },
    text: 'Passt ein Termin am Nachmittag?',
    appointment: { workingDays: 3, time: '14:15', state: 'confirmed' },
    messages: [house(5, 'Guten Tag Herr Beispiel,\n\nder Termin passt. Bis dahin!')],
  },
  {
    ...{ asker: dealer, state: 'closed', ageHours: 240, isHeld: true },
    text: 'Ist das Fahrzeug unfallfrei?',
    messages: [
      house(5, 'Guten Tag,\n\nja, das Gutachten hängt an. Der Lack ist an der Tür nachlackiert.'),
      asker(28, 'Danke, dann ist es nichts für uns.'),
    ],
  },
  {
    ...{ asker: person('Wilma', 'Muster'), state: 'closed', ageHours: 190, isHeld: true },
    text: 'Ich möchte das Fahrzeug gern ansehen.',
    appointment: { workingDays: -2, time: '15:00', state: 'confirmed' },
    messages: [house(4, 'Guten Tag Frau Muster,\n\nwir freuen uns auf Ihren Besuch.')],
  },
  {
    ...{ asker: otherDealer, state: 'closed', ageHours: 150, isHeld: true },
    text: 'Wir möchten das Fahrzeug besichtigen.',
    appointment: { workingDays: 2, time: '13:00', state: 'cancelled' },
    messages: [
      house(20, 'Guten Tag,\n\ndas Fahrzeug ist inzwischen verkauft, deshalb sagen wir den Termin ab.'),
    ],
  },
]

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

/** The name, contact and account fields of an enquiry. */
function askerFields(asker: DemoEnquiry['asker'], account: Asker | undefined) {
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
    // The newest vehicles have no enquiry, so that one can be tried with them.
    orderBy: { fahrzeugid: 'asc' },
    take: demoEnquiries.length,
    select: { fahrzeugid: true, gwnummer: true },
  })
  for (const [index, vehicle] of vehicles.entries()) {
    const enquiry = demoEnquiries[index]
    if (!enquiry) return
    const { asker, state, ageHours, text, isHeld, appointment } = enquiry
    const fields = askerFields(
      asker,
      accounts.find(({ login }) => login === asker),
    )
    const createdAt = new Date(now.getTime() - ageHours * hourMs)
    const messages = messagesOf(enquiry, { createdAt, askerId: fields.accountId, clerkId: clerk.id })
    const lastAsked = messages.findLast(({ kind }) => kind === 'asker')?.createdAt ?? createdAt
    await db.enquiry.create({
      data: {
        ...{ ...fields, ...vehicle, state, createdAt, bemerkungen: text },
        ...{ kind: appointment ? 'appointment' : 'enquiry', holderId: isHeld ? clerk.id : null },
        ...(appointment && {
          appointmentAt: instantOf(await workingDay(db, now, appointment.workingDays), appointment.time),
          appointmentState: appointment.state,
          paymentOptions: ['BELIEBIG'],
        }),
        openSince: isWaitingState(state) ? lastAsked : createdAt,
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
