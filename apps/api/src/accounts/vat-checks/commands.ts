import type { CompanyNumbers, VatId as WireVatId } from '@portal/contract/accounts/vat-checks'
import { countryOf, homeCountry, isInUnion } from '@portal/domain/accounts/countries'
import { onlyOutside } from '@portal/domain/accounts/registration'
import { normalVatId, vatIdFlaw } from '@portal/domain/accounts/vat-id'
import { t } from '@portal/domain/values/text'
import { accountEntry, audit } from '../../audit/audit.ts'
import { conflict, invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { queueJob } from '../../plugins/jobs.ts'
import { numbersNotice } from './mail.ts'
import { vatColumns, vatView } from './view.ts'

type Request = {
  dealerId: number
  vatId: string
  occasion: 'registration' | 'change'
  askedById: number
  now: Date
}

/** Stores a company's VAT id and has it checked by a worker. A request about an earlier number ends unanswered. */
export async function storeVatId(tx: Transaction, { dealerId, vatId, occasion, askedById, now }: Request) {
  const data = {
    ...{ vatId, prefix: vatId.slice(0, 2), occasion, askedById, tries: 0, nextTryAt: now },
    ...{ state: 'checking', reason: null, stateAt: now },
  }
  await tx.vatId.upsert({ where: { dealerId }, create: { dealerId, ...data }, update: data })
  await queueJob(tx, 'check-vat-ids', {})
}

/** The company with its VAT id, locked until the transaction ends. @throws ProblemError dealer-unknown */
async function lockedCompany(tx: Transaction, dealerId: number) {
  await tx.$executeRaw`SELECT 1 FROM dealer WHERE account_id = ${dealerId} FOR UPDATE`
  const dealer = await tx.dealer.findUnique({ where: { accountId: dealerId }, include: { vatId: true } })
  if (!dealer) throw new ProblemError('dealer-unknown')
  return dealer
}

/**
 * Changes the VAT id of a company and has it checked. An equal number changes nothing.
 * @throws ProblemError conflict for a company from Germany or outside the Union, validation-failed for a number of another form
 */
export async function changeVatId(
  context: CommandContext,
  dealerId: number,
  typed: string,
): Promise<WireVatId> {
  const { db, actorId, now } = context
  return db.$transaction(async (tx) => {
    const { vatId: stored, ...dealer } = await lockedCompany(tx, dealerId)
    const country = countryOf(dealer.country)
    if (country === homeCountry)
      throw conflict(t('Für Betriebe aus Deutschland wird keine USt-IdNr. geprüft.'))
    if (!isInUnion(country)) throw conflict(t('Für Betriebe außerhalb der EU wird keine USt-IdNr. geprüft.'))
    const flaw = vatIdFlaw(country, typed)
    if (flaw !== null) throw invalidField('vat_id', flaw)
    const vatId = normalVatId(country, typed)
    if (stored?.vatId !== vatId) {
      await storeVatId(tx, { dealerId, vatId, occasion: 'change', askedById: actorId, now })
      const entry = accountEntry(context, 'vat-id-changed', dealerId)
      await audit(tx, { ...entry, details: { before: stored?.vatId ?? null, after: vatId } })
    }
    return vatView(await tx.vatId.findUniqueOrThrow({ where: { dealerId }, select: vatColumns }))
  })
}

/** @throws ProblemError dealer-unknown, conflict for a company without a VAT id */
async function lockedVatId(tx: Transaction, dealerId: number) {
  const { vatId, ...dealer } = await lockedCompany(tx, dealerId)
  if (!vatId) throw conflict(t('Dieser Händler hat keine USt-IdNr.'))
  return { dealer, ...vatId }
}

/** Asks the service again about a company's VAT id. What is known counts until it answers. */
export async function checkVatIdAgain(context: CommandContext, dealerId: number): Promise<void> {
  const { db, actorId, now } = context
  await db.$transaction(async (tx) => {
    const { state } = await lockedVatId(tx, dealerId)
    await tx.vatId.update({
      where: { dealerId },
      data: {
        ...{ occasion: 'house', askedById: actorId, tries: 0, nextTryAt: now },
        ...(state === 'pending' && { state: 'checking', reason: null, stateAt: now }),
      },
    })
    await queueJob(tx, 'check-vat-ids', {})
    await audit(tx, accountEntry(context, 'vat-id-check-asked', dealerId))
  })
}

/**
 * Confirms a pending VAT id by hand, for example after a confirmation on paper. The reason is kept with the answers.
 * @throws ProblemError dealer-unknown, conflict for one that is not pending
 */
export async function confirmVatIdByHand(
  context: CommandContext,
  dealerId: number,
  reason: string,
): Promise<void> {
  const { db, actorId, now } = context
  await db.$transaction(async (tx) => {
    const { dealer, state, vatId } = await lockedVatId(tx, dealerId)
    if (state !== 'pending') throw conflict(t('Von Hand wird nur eine ausstehende USt-IdNr. bestätigt.'))
    const { company_name, street, house_number, postal_code, city } = dealer
    await tx.vatAnswer.create({
      data: {
        ...{ dealerId, vatId, service: 'hand', outcome: 'confirmed', raw: reason, at: now },
        asked: { company_name, street, house_number, postal_code, city },
        ...{ occasion: 'house', askedById: actorId },
      },
    })
    await tx.vatId.update({
      where: { dealerId },
      data: { state: 'confirmed', reason: 'by-hand', stateAt: now, nextTryAt: null },
    })
    const entry = accountEntry(context, 'vat-id-confirmed', dealerId)
    await audit(tx, { ...entry, details: { reason } })
  })
}

/**
 * Changes the numbers of register and customs of a company in another country. No service confirms them: for an activated
 * company the house is asked to compare them, an applicant's are compared with the decision. Equal ones change nothing.
 * @throws ProblemError conflict for a company from Germany, validation-failed (eori) for one of the Union
 */
export async function changeNumbers(
  context: CommandContext,
  dealerId: number,
  typed: CompanyNumbers,
): Promise<void> {
  const { db, env, now } = context
  await db.$transaction(async (tx) => {
    const { country, company_name, register_number, eori } = await lockedCompany(tx, dealerId)
    if (country === homeCountry)
      throw conflict(t('Diese Nummern geben nur Betriebe außerhalb Deutschlands an.'))
    if (isInUnion(country) && typed.eori) throw invalidField('eori', onlyOutside)
    const before = { register_number, eori }
    const after = { register_number: typed.register_number ?? null, eori: typed.eori ?? null }
    if (before.register_number === after.register_number && before.eori === after.eori) return
    const { activated } = await tx.account.findUniqueOrThrow({ where: { id: dealerId } })
    await tx.dealer.update({
      where: { accountId: dealerId },
      data: { ...after, ...(activated && { numbersChangedAt: now }) },
    })
    if (activated) await queueMail(tx, numbersNotice(env, { company_name, dealerId, before, after }))
    const entry = accountEntry(context, 'company-numbers-changed', dealerId)
    await audit(tx, { ...entry, details: { before, after } })
  })
}

/** Records that the house has compared changed numbers. @throws ProblemError dealer-unknown, conflict when none is open */
export async function confirmNumbers(context: CommandContext, dealerId: number): Promise<void> {
  await context.db.$transaction(async (tx) => {
    const { numbersChangedAt, register_number, eori } = await lockedCompany(tx, dealerId)
    if (numbersChangedAt === null) throw conflict(t('Die Nummern dieses Händlers sind schon geprüft.'))
    await tx.dealer.update({ where: { accountId: dealerId }, data: { numbersChangedAt: null } })
    const entry = accountEntry(context, 'company-numbers-confirmed', dealerId)
    await audit(tx, { ...entry, details: { after: { register_number, eori } } })
  })
}
