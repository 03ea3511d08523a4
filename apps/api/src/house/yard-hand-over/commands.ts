import type { NewHandOver } from '@portal/contract/house/yard-hand-over'
import { HandOverState } from '@portal/contract/sale/hand-overs'
import { personName } from '@portal/domain/accounts/person-name'
import { purchasePapersMaximum } from '@portal/domain/buyer/hand-over'
import { momentOnDevice } from '@portal/domain/sale/device-clock'
import {
  codeIn,
  openForHandOver,
  passRefusals,
  pinPattern,
  pinTries,
  wrongPinText,
} from '@portal/domain/sale/pick-up'
import { dayMs } from '@portal/domain/values/durations'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import { pinHashOf } from '../../credentials/pass-codes.ts'
import { hashOf, tokenPattern } from '../../credentials/secrets.ts'
import { inLanguage, languageNamed } from '../../http/language.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import { counterKey, limitTries, returnTry } from '../../http/rate-limit.ts'
import type { CommandContext, FileContext } from '../../plugins/access.ts'
import type { Db, Transaction } from '../../plugins/db.ts'
import { handOverPdf } from '../../sale/hand-over-record/view.ts'
import { lockedPurchase, stepHandOver } from '../../sale/hand-overs/commands.ts'
import { carrierRefusalOf, passStateOf } from '../../sale/pick-up/view.ts'
import { reencoded } from '../../uploads/picture-files.ts'
import { storeSealed } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { type PassRow, passColumns } from './queries.ts'

/** `at` is when the pass was shown, which a device without a connection tells later. */
type Asked = { code: string; gwnummer?: string | undefined; at?: Date }

export const byToken = (db: Db, token: string) =>
  tokenPattern.test(token)
    ? db.pickUpPass.findUnique({ where: { tokenHash: hashOf(token) }, select: passColumns })
    : null

/** Counts a wrong PIN for the colleague; a right one is not counted. */
export async function byPin({ db, env, now, actorId }: CommandContext, pin: string) {
  const key = counterKey(env, 'pick-up-pin', String(actorId))
  await limitTries(db, key, pinTries, now)
  const pass = await db.pickUpPass.findFirst({
    where: { pinHash: pinHashOf(env.SECRET_KEY, pin), state: 'open' },
    select: passColumns,
  })
  if (pass) {
    await returnTry(db, key)
    return pass
  }
  const counter = await db.attemptCounter.findUnique({ where: { key } })
  throw invalidField('code', wrongPinText(Math.max(0, pinTries.limit - (counter?.count ?? 0))))
}

/** @throws ProblemError pass-refused with the reason */
function checkPassOf(pass: PassRow, gwnummer: string | undefined, now: Date) {
  const { purchase } = pass
  const refused = (title: string) => new ProblemError('pass-refused', { title })
  const state = passStateOf(pass, purchase.handOver, now)
  const refusal = passRefusals[state]
  if (refusal) {
    const open = state === 'requested' ? openForHandOver[HandOverState.parse(purchase.handOver)] : null
    throw refused(open ?? refusal)
  }
  if (gwnummer !== undefined && gwnummer !== purchase.gwnummer)
    throw refused(t`Dieser Ausweis gehört zu einem anderen Fahrzeug (GW ${purchase.gwnummer}).`)
  const ofCarrier = carrierRefusalOf(pass.carrier, null, now)
  if (ofCarrier !== null) throw refused(ofCarrier)
}

/**
 * The valid pass of a scanned token or a typed PIN.
 * @throws ProblemError validation-failed (code), pass-unknown, pass-refused, too-many-attempts
 */
export async function validPass(context: CommandContext, { code, gwnummer, at }: Asked): Promise<PassRow> {
  const text = codeIn(code)
  const pass = await (pinPattern.test(text) ? byPin(context, text) : byToken(context.db, text))
  if (!pass)
    throw new ProblemError('pass-unknown', { title: t('Dieser Code gehört zu keinem Abholausweis.') })
  checkPassOf(pass, gwnummer, at ?? context.now)
  return pass
}

const lateDays = 7

type Told = Pick<NewHandOver, 'recordedAt' | 'sentAt'>

/** When it happened: the device may tell it days later. @throws ProblemError validation-failed (recordedAt) */
export function momentOf({ recordedAt, sentAt }: Told, now: Date) {
  const at = momentOnDevice({
    recordedAt: new Date(recordedAt),
    sentAt: sentAt === undefined ? null : new Date(sentAt),
    now,
  })
  if (now.getTime() - at.getTime() > lateDays * dayMs)
    throw invalidField('recordedAt', t`Diese Übergabe ist über ${lateDays} Tage alt. Bitte im Büro melden.`)
  return at
}

async function decodedPhotos(photos: readonly string[]) {
  const decoded: Buffer[] = []
  for (const photo of photos) {
    const jpeg = await reencoded(Buffer.from(photo, 'base64'), 'jpeg')
    if (!jpeg) throw invalidField('photos', t('Ein Foto ist beschädigt. Bitte noch einmal aufnehmen.'))
    decoded.push(jpeg)
  }
  return decoded
}

/** A hand-over that this device has sent before; null for a new one. @throws ProblemError idempotency-mismatch */
async function sentBefore(db: Db, { id, gwnummer }: NewHandOver) {
  const known = await db.handOverRecord.findUnique({
    where: { id },
    select: { at: true, pass: { select: { purchase: { select: { gwnummer: true } } } } },
  })
  if (known && known.pass.purchase.gwnummer !== gwnummer) throw new ProblemError('idempotency-mismatch')
  return known && { gwnummer, at: known.at.toISOString() }
}

/**
 * Refuses a vehicle that another device has handed over, before its pass is looked for: the PIN of a used pass is unknown
 * and would count as a wrong one.
 * @throws ProblemError pass-refused with who did it and when
 */
async function checkStillHere(db: Db, gwnummer: string) {
  const known = await db.handOverRecord.findFirst({
    where: { pass: { purchase: { gwnummer, handOver: 'collected' } } },
    orderBy: { at: 'desc' },
    select: { at: true, actor: { select: { firstName: true, lastName: true } } },
  })
  if (!known) return
  const when = momentText(known.at)
  throw new ProblemError('pass-refused', {
    title: known.actor
      ? t`GW ${gwnummer} wurde schon übergeben: ${when}, ${personName(known.actor)}. Weicht dieses Protokoll davon ab, bitte im Büro melden.`
      : t`GW ${gwnummer} wurde schon übergeben: ${when}. Weicht dieses Protokoll davon ab, bitte im Büro melden.`,
  })
}

/** Ends the pass and sets the purchase to "collected", or throws because somebody was faster. */
async function finish(tx: Transaction, context: FileContext, passId: number, record: NewHandOver) {
  const { now: at, actorId } = context
  const pass = await tx.pickUpPass.findUniqueOrThrow({ where: { id: passId }, select: passColumns })
  const { publicId } = pass.purchase
  const { papers, id: purchaseId } = await lockedPurchase(tx, { publicId })
  // Read again, because the pass may have ended while the lock was waited for.
  const current = await tx.pickUpPass.findUniqueOrThrow({ where: { id: passId }, select: passColumns })
  checkPassOf(current, record.gwnummer, at)
  if (papers.length >= purchasePapersMaximum) throw new ProblemError('purchase-papers-full')
  await stepHandOver(tx, context, publicId, { from: 'ready', to: 'collected' })
  await tx.pickUpPass.update({
    where: { id: passId },
    data: { state: 'used', endedAt: at, salt: null, pinHash: null },
  })
  const { id, mileage, keys, papers: handed } = record
  await tx.handOverRecord.create({ data: { id, passId, at, actorId, mileage, keys, papers: handed } })
  return { purchaseId, publicId }
}

/** The name of the company that bought a vehicle, and the language of the buyer or else of its account. */
async function buyingCompany(db: Db, { partner_number, buyerId }: PassRow['purchase']) {
  const language = { select: { langKey: true } } as const
  const dealer = await db.dealer.findUnique({
    where: { partner_number },
    select: { company_name: true, account: language },
  })
  const buyer = buyerId === null ? null : await db.account.findUnique({ where: { id: buyerId }, ...language })
  return {
    company: dealer?.company_name ?? null,
    language: languageNamed((buyer ?? dealer?.account)?.langKey) ?? ('de' as const),
  }
}

async function handOverOnce(context: FileContext, record: NewHandOver) {
  const { db, env, actorId } = context
  const at = momentOf(record, context.now)
  await checkStillHere(db, record.gwnummer)
  const pass = await validPass(context, { ...record, at })
  const photos = await decodedPhotos(record.photos)
  const { purchase: vehicle, ...collector } = pass
  const { gwnummer } = vehicle
  const company = await buyingCompany(db, vehicle)
  const by = personName(await db.account.findUniqueOrThrow({ where: { id: actorId } }))
  const facts = { vehicle, collector, ...company, by, at, record, photos }
  const bytes = await inLanguage('de', () => handOverPdf(facts, env.BRAND_NAME))
  await storeSealed(context, bytes, (storageKey) =>
    db.$transaction(async (tx) => {
      const { purchaseId, publicId } = await finish(tx, { ...context, now: at }, pass.id, record)
      const name = `Uebergabeprotokoll ${gwnummer}.pdf`
      const stored = { purchaseId, kind: 'hand-over', name, storageKey, bytes: bytes.length }
      const paper = await tx.purchasePaper.create({
        data: { ...stored, sha256: sha256Of(bytes), uploadedById: actorId, createdAt: at },
      })
      const subject = `purchase:${publicId}` as const
      const details = { paper: paper.id, kind: 'hand-over' }
      await audit(tx, { ...actedBy(context), at, action: 'purchase-paper-added', subject, details })
    }),
  )
  return { gwnummer, at: at.toISOString() }
}

/**
 * Hands a vehicle over: its purchase becomes "collected" with mail, the pass is used up, and the record is added to the
 * papers. Sending the same record again changes nothing.
 * @throws ProblemError as `validPass`, validation-failed (photos), purchase-papers-full, idempotency-mismatch
 */
export async function handOverVehicle(context: FileContext, record: NewHandOver) {
  const { db } = context
  const known = await sentBefore(db, record)
  if (known) return known
  try {
    return await handOverOnce(context, record)
  } catch (error) {
    // The same record may have been stored by a sending at the same time, whose reply the device did not get.
    const stored = await sentBefore(db, record)
    if (stored) return stored
    await checkStillHere(db, record.gwnummer)
    throw error
  }
}
