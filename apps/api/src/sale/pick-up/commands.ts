import type { NewPickUp } from '@portal/contract/sale/pick-up'
import { instantOf, wireOfDay } from '@portal/domain/buyer/appointment'
import type { PickUpStep } from '@portal/domain/sale/pick-up'
import { t } from '@portal/domain/values/text'
import type { PickUpPass } from '../../../generated/prisma/client.ts'
import { actedBy, audit } from '../../audit/audit.ts'
import { takeSlot } from '../../buyer/appointments/commands.ts'
import { newPassCodes } from '../../credentials/pass-codes.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { aboutPurchase, queueEvent } from '../../webhooks/events.ts'
import { lockedPurchase } from '../hand-overs/commands.ts'
import { pickUpLetter } from './mail.ts'
import { carrierColumns, carrierRefusalOf, passStateOf } from './view.ts'

type Locked = Awaited<ReturnType<typeof lockedPurchase>>

/** Adds a step to the audit trail and tells the programs of the company. */
async function record(tx: Transaction, context: CommandContext, step: PickUpStep, { id, publicId }: Locked) {
  await audit(tx, { ...actedBy(context), action: `pick-up-${step}`, subject: `purchase:${publicId}` })
  await queueEvent(tx, 'pick_up.changed', aboutPurchase(id, { step }), context.now)
}

const openPass = (tx: Transaction, { id: purchaseId }: Locked) =>
  tx.pickUpPass.findFirst({ where: { purchaseId, state: 'open' } })

/** Ends a pass. Without its salt nobody can show it again; the hash of its token stays to say why it is refused. */
const endPass = (tx: Transaction, { id }: PickUpPass, state: 'renewed' | 'called-off', endedAt: Date) =>
  tx.pickUpPass.update({ where: { id }, data: { state, endedAt, salt: null, pinHash: null } })

const pinAttempts = 20

/** Codes whose PIN no other open pass has. */
async function freeCodes(tx: Transaction, secret: string) {
  for (let attempt = 0; attempt < pinAttempts; attempt += 1) {
    const codes = newPassCodes(secret)
    if ((await tx.pickUpPass.count({ where: { pinHash: codes.pinHash, state: 'open' } })) === 0) return codes
  }
  throw new Error('Nearly all PINs are in use')
}

/** The time of a pick-up; the one the purchase already has is kept without its lead time. */
async function slotOf(
  tx: Transaction,
  { env, now }: CommandContext,
  { appointment_date: date, appointment_time: time }: NewPickUp,
  before: Date | null,
) {
  if (date === null) throw invalidField('appointment_date', t('Bitte einen Tag wählen.'))
  if (time === null) throw invalidField('appointment_time', t('Bitte eine Uhrzeit wählen.'))
  const wanted = instantOf(date, time)
  if (before?.getTime() === wanted.getTime() && wanted > now) return wanted
  return takeSlot(tx, { date: wireOfDay(date), time }, now, env.APPOINTMENT_SLOT_CAPACITY)
}

/** The chosen carrier of the list. @throws ProblemError validation-failed (carrier) if it may not collect */
async function chosenCarrier(tx: Transaction, wanted: NewPickUp, appointmentAt: Date | null, now: Date) {
  if (wanted.kind !== 'carrier' || wanted.carrier === null) return null
  const carrier = await tx.carrier.findUnique({ where: { id: wanted.carrier }, select: carrierColumns })
  if (!carrier) throw invalidField('carrier', t('Diese Spedition steht nicht auf der Liste.'))
  const refusal = carrierRefusalOf(carrier, appointmentAt, now)
  if (refusal !== null) throw invalidField('carrier', refusal)
  return carrier
}

type Named = Pick<PickUpPass, 'kind' | 'name' | 'firm' | 'plate' | 'appointmentAt' | 'carrierId'>

async function addPass(tx: Transaction, context: CommandContext, purchase: Locked, named: Named) {
  const { env, actorId, now } = context
  const codes = named.appointmentAt ? await freeCodes(tx, env.SECRET_KEY) : {}
  await tx.pickUpPass.create({
    data: { ...named, ...codes, purchaseId: purchase.id, madeById: actorId, createdAt: now },
  })
  const { email } = await tx.account.findUniqueOrThrow({ where: { id: actorId }, select: { email: true } })
  await queueMail(tx, pickUpLetter(env, email, purchase, named))
}

/**
 * Names who collects a purchase. If it is ready, this makes a pass for the chosen day and time; one made before becomes
 * invalid.
 * @param publicId of a purchase the caller may name a collector for
 * @throws ProblemError pick-up-over, validation-failed (appointment_date, appointment_time)
 */
export const namePickUp = (context: CommandContext, publicId: string, wanted: NewPickUp) =>
  context.db.$transaction(async (tx) => {
    const purchase = await lockedPurchase(tx, { publicId })
    if (purchase.takenBackAt)
      throw new ProblemError('pick-up-over', { title: t('Das Fahrzeug dieses Kaufs ist zurückgenommen.') })
    if (purchase.handOver === 'collected') throw new ProblemError('pick-up-over')
    const before = await openPass(tx, purchase)
    // Ended first, so that its own time does not count as taken.
    if (before) await endPass(tx, before, 'renewed', context.now)
    const { kind, name, firm, plate } = wanted
    const isReady = purchase.handOver === 'ready'
    const appointmentAt = isReady ? await slotOf(tx, context, wanted, before?.appointmentAt ?? null) : null
    const carrier = await chosenCarrier(tx, wanted, appointmentAt, context.now)
    const named = {
      ...{ kind, name, firm: carrier?.name ?? (firm || null), plate: plate || null, appointmentAt },
      carrierId: carrier?.id ?? null,
    }
    await addPass(tx, context, purchase, named)
    await record(tx, context, 'named', purchase)
  })

/** Replaces a valid pass by one with new codes. @throws ProblemError pick-up-changed if there is none */
export const renewPass = (context: CommandContext, publicId: string) =>
  context.db.$transaction(async (tx) => {
    const purchase = await lockedPurchase(tx, { publicId })
    const before = await openPass(tx, purchase)
    if (!before || passStateOf(before, purchase.handOver, context.now) !== 'ready')
      throw new ProblemError('pick-up-changed')
    await endPass(tx, before, 'renewed', context.now)
    const { kind, name, firm, plate, appointmentAt, carrierId } = before
    await addPass(tx, context, purchase, { kind, name, firm, plate, appointmentAt, carrierId })
    await record(tx, context, 'renewed', purchase)
  })

/** Ends the open pass of a purchase; its time is free again. No effect where there is none. */
export const callOffPickUp = (context: CommandContext, publicId: string) =>
  context.db.$transaction(async (tx) => {
    const purchase = await lockedPurchase(tx, { publicId })
    const before = await openPass(tx, purchase)
    if (!before || purchase.handOver === 'collected') return
    await endPass(tx, before, 'called-off', context.now)
    await record(tx, context, 'called-off', purchase)
  })
