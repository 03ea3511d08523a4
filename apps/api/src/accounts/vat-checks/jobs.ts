import { countryOf } from '@portal/domain/accounts/countries'
import { vatReasons } from '@portal/domain/accounts/vat-id-states'
import { minuteMs } from '@portal/domain/values/durations'
import type { PrismaClient, VatId } from '../../../generated/prisma/client.ts'
import { type Env, isSample } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { evatr } from './evatr.ts'
import { reviewNotice, soldInvalidNotice, vatInvalidMail } from './mail.ts'
import { sampleService } from './sample.ts'
import type { VatReply, VatService } from './service.ts'
import { vies } from './vies.ts'

/** Minutes until the next try after an answer that cannot be had, growing; the last one repeats. */
const pauses = [1, 5, 15, 60, 180, 360, 720]
const pauseMs = (tries: number) => (pauses[Math.min(tries, pauses.length - 1)] ?? 0) * minuteMs

/** Longer than a call takes: only a worker that died leaves a claim. */
const claimMs = 2 * minuteMs
/** A run ends before its job expires; the next one follows within a minute. */
const runMs = 3 * minuteMs

/**
 * The service that the operator has chosen. Null while there is none, or the own VAT id is still the sample, with which
 * no service answers.
 */
export function vatServiceOf(env: Env): VatService | null {
  if (env.VAT_CHECK_SERVICE === 'off') return env.DEMO_DATA ? sampleService : null
  if (isSample('COMPANY_VAT_ID', env.COMPANY_VAT_ID)) return null
  return env.VAT_CHECK_SERVICE === 'evatr' ? evatr() : vies()
}

type Context = { db: PrismaClient; env: Env; now: () => Date; service: VatService | null }

/**
 * Claims the longest due VAT id of a country. Null when none is due or another worker is asking about this country: the
 * services allow one request for each state at a time.
 */
const claimNext = ({ db, now }: Context, prefix: string) =>
  db.$transaction(async (tx) => {
    await lockByName(tx, `vat-check ${prefix}`)
    const at = now()
    if ((await tx.vatId.count({ where: { prefix, claimedUntil: { gt: at } } })) > 0) return null
    const due = await tx.vatId.findFirst({
      where: { prefix, nextTryAt: { lte: at } },
      orderBy: { nextTryAt: 'asc' },
      include: { dealer: true },
    })
    if (!due) return null
    const claimedUntil = new Date(at.getTime() + claimMs)
    await tx.vatId.update({ where: { dealerId: due.dealerId }, data: { claimedUntil } })
    return { ...due, claimedUntil }
  })

type Claim = NonNullable<Awaited<ReturnType<typeof claimNext>>>

/** With a sale or an invoice: the number is still valid, and a person has compared the name before. */
const isKnownByHand = (
  { state, reason, occasion }: Pick<VatId, 'state' | 'reason' | 'occasion'>,
  outcome: VatReply['outcome'],
) =>
  state === 'confirmed' &&
  reason === 'by-hand' &&
  (occasion === 'sale' || occasion === 'invoice') &&
  outcome !== 'invalid' &&
  (outcome === 'confirmed' || vatReasons[outcome].isByHand)

/** What an answer makes of a VAT id. A known state counts until a definite answer replaces it. */
function changeBy(
  { outcome }: VatReply,
  stored: Pick<VatId, 'state' | 'reason' | 'tries' | 'occasion'>,
  now: Date,
) {
  const { state, tries } = stored
  const isDefinite = outcome === 'confirmed' || outcome === 'invalid'
  if (isKnownByHand(stored, outcome)) return { nextTryAt: null, tries: 0 }
  if (isDefinite || vatReasons[outcome].isByHand)
    return {
      ...(isDefinite ? { state: outcome, reason: null } : { state: 'pending', reason: outcome }),
      ...{ stateAt: now, nextTryAt: null, tries: 0 },
    }
  const isKnown = state === 'confirmed' || state === 'invalid'
  return {
    ...(!isKnown && { state: 'pending', reason: outcome, ...(state === 'checking' && { stateAt: now }) }),
    nextTryAt: new Date(now.getTime() + pauseMs(tries)),
    tries: tries + 1,
  }
}

/** Mails what somebody has to act on: the company about an invalid number, the house about one to decide by hand. */
async function queueMails(
  tx: Transaction,
  env: Env,
  { dealer, dealerId, vatId, occasion }: Claim,
  { outcome }: VatReply,
) {
  const company = { company_name: dealer.company_name, vatId, dealerId }
  if (outcome === 'invalid') {
    if (occasion === 'sale' || occasion === 'invoice') await queueMail(tx, soldInvalidNotice(env, company))
    const { email } = await tx.account.findUniqueOrThrow({ where: { id: dealerId } })
    await queueMail(tx, vatInvalidMail(env, email, vatId))
  } else if (outcome !== 'confirmed' && vatReasons[outcome].isByHand)
    await queueMail(tx, reviewNotice(env, { ...company, reason: outcome }))
}

/** Stores an answer. If the number was changed or decided by hand meanwhile, it decides nothing. */
const store = ({ db, env, now }: Context, service: VatService, claim: Claim, reply: VatReply) =>
  db.$transaction(async (tx) => {
    const { dealerId, claimedUntil, vatId, occasion, askedById } = claim
    await tx.$executeRaw`SELECT 1 FROM vat_id WHERE dealer_id = ${dealerId} FOR UPDATE`
    const stored = await tx.vatId.findUnique({ where: { dealerId } })
    // The company was deleted, or passed to another owner: then it is asked about again.
    if (!stored) return
    const at = now()
    const { company_name, street, house_number, postal_code, city } = claim.dealer
    await tx.vatAnswer.create({
      data: {
        ...{ dealerId, vatId, ownVatId: env.COMPANY_VAT_ID, service: service.name },
        asked: { company_name, street, house_number, postal_code, city },
        ...{ outcome: reply.outcome, raw: reply.raw.replaceAll('\u0000', ''), requestId: reply.requestId },
        ...{ at, occasion, askedById },
      },
    })
    await tx.vatId.updateMany({ where: { dealerId, claimedUntil }, data: { claimedUntil: null } })
    if (stored.vatId !== vatId || stored.nextTryAt === null) return
    await tx.vatId.update({ where: { dealerId }, data: changeBy(reply, stored, at) })
    if (!isKnownByHand(stored, reply.outcome)) await queueMails(tx, env, claim, reply)
  })

/** Asks about the due VAT ids of a country, one after the other. */
async function askAbout(context: Context, service: VatService, prefix: string, endMs: number) {
  while (context.now().getTime() < endMs) {
    const claim = await claimNext(context, prefix)
    if (!claim) return
    const { vatId, dealer } = claim
    const ownVatId = context.env.COMPANY_VAT_ID
    const question = { vatId, country: countryOf(dealer.country), ownVatId, company: dealer }
    await store(context, service, claim, await service.ask(question))
  }
}

/** Checks all due VAT ids: the countries side by side, of each country one at a time. */
export async function checkVatIds(context: Context): Promise<void> {
  const { db, now, service } = context
  const due = { nextTryAt: { lte: now() } }
  if (!service) {
    await db.vatId.updateMany({
      where: { ...due, state: 'checking' },
      data: { state: 'pending', reason: 'off', stateAt: now() },
    })
    // A number confirmed by a person is not sent to the service again.
    await db.vatId.updateMany({ where: { ...due, state: 'confirmed' }, data: { nextTryAt: null } })
    return
  }
  const found = await db.vatId.findMany({ where: due, distinct: ['prefix'], select: { prefix: true } })
  const endMs = now().getTime() + runMs
  await Promise.all(found.map(({ prefix }) => askAbout(context, service, prefix, endMs)))
}
