import type { Verification } from '@portal/contract/accounts/registration'
import { homeCountry, isInUnion } from '@portal/domain/accounts/countries'
import type { Registration } from '@portal/domain/accounts/registration'
import { normalVatId } from '@portal/domain/accounts/vat-id'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { accountEntry, audit } from '../../audit/audit.ts'
import { hashPassword, refuseCommonPassword } from '../../credentials/passwords.ts'
import { hashOf, tokenPattern } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { counterKey, takeTry } from '../../http/rate-limit.ts'
import { queueMail } from '../../mail/mail.ts'
import type { VisitorContext } from '../../plugins/access.ts'
import { isUniqueViolation } from '../../plugins/db.ts'
import { inactiveAuthorities, issueToken, newAccount, takeToken, warnOwner } from '../account/commands.ts'
import { storeVatId } from '../vat-checks/commands.ts'
import { alreadyRegisteredMail, registrationNotice, verificationMail } from './mail.ts'
import { partnerKindOf } from './queries.ts'

/** The column whose unique constraint a failed insert violated, address and login being one; null for any other error. */
function takenColumn(error: unknown): 'partner_number' | 'email' | null {
  if (!isUniqueViolation(error)) return null
  return JSON.stringify(error.meta ?? {}).includes('partner_number') ? 'partner_number' : 'email'
}

const verificationMails = { limit: 3, minutes: 60 }

/**
 * Mails a new verification link, at most three an hour to one address. Does nothing for an address that is verified or
 * unknown, and reports no difference to the caller.
 */
export async function renewVerification(db: PrismaClient, env: Env, email: string, now: Date) {
  const account = await db.account.findUnique({ where: { email, emailVerifiedAt: null } })
  if (!account) return
  const isLimited =
    (await takeTry(db, counterKey(env, 'verification-mail', email), verificationMails, now)) > 0
  if (isLimited) return
  await db.$transaction(async (tx) =>
    queueMail(tx, verificationMail(env, email, await issueToken(tx, account.id, 'verify-email', now))),
  )
}

/**
 * Mails the owner of the address a new verification link if it is not verified yet, otherwise a notice. The existing
 * account is not changed. Where only the login is in use, its owner has another address and gets no mail.
 */
async function refuseSecondRegistration(db: PrismaClient, env: Env, email: string, now: Date): Promise<null> {
  const owner = await db.account.findUnique({ where: { email }, select: { emailVerifiedAt: true } })
  const isUnverified = owner?.emailVerifiedAt === null
  if (isUnverified) await renewVerification(db, env, email, now)
  else if (owner) await warnOwner(db, { email }, alreadyRegisteredMail(env, email), now)
  if (env.RESET_ANSWER === 'generic') return null
  if (!owner) throw new ProblemError('login-already-used')
  throw new ProblemError(isUnverified ? 'email-unverified' : 'email-already-used')
}

/** Whether an account has the address, or the login that the address would be. */
const isTaken = async (db: PrismaClient, email: string) =>
  (await db.account.count({ where: { OR: [{ email }, { login: email }] } })) > 0

/**
 * Creates an inactive account with its company and queues the verification mail, atomically.
 * @returns the token with which this browser can announce the registration, or null when nothing was created
 * @throws ProblemError private-customer, partnernumber-unknown, partnernumber-already-assigned, email-already-used,
 * email-unverified, login-already-used
 */
export async function registerAccount(context: VisitorContext, form: Registration): Promise<string | null> {
  const { db, env, now } = context
  const {
    email,
    firstName,
    lastName,
    password,
    pwdagain,
    login,
    already_vendor_box,
    langKey: chosenLanguage,
    documentType,
    country = homeCountry,
    vat_id,
    ...rest
  } = form
  refuseCommonPassword(password, [env.BRAND_NAME, email, firstName, lastName, rest.company_name], 'password')
  const partner_number = already_vendor_box ? (rest.partner_number ?? null) : null
  if (partner_number !== null && (await partnerKindOf(db, partner_number, email)) === 'PRIVAT')
    throw new ProblemError('private-customer')
  if (await isTaken(db, email)) return refuseSecondRegistration(db, env, email, now)

  const passwordHash = await hashPassword(password)
  const isPartner = partner_number !== null
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.account.create({
        data: {
          ...newAccount({ email, passwordHash, firstName, lastName, authorities: inactiveAuthorities }, now),
          langKey: chosenLanguage ?? 'de',
          documentsUploaded: isPartner,
          dealer: {
            create: {
              ...rest,
              country,
              partner_number,
              registeredWithPartnerNumber: isPartner,
              reviewState: isPartner ? 'submitted' : 'new',
              submittedAt: isPartner ? now : null,
            },
          },
        },
      })
      if (vat_id !== undefined && isInUnion(country)) {
        const vatId = normalVatId(country, vat_id)
        await storeVatId(tx, { dealerId: id, vatId, occasion: 'registration', askedById: id, now })
      }
      await queueMail(tx, verificationMail(env, email, await issueToken(tx, id, 'verify-email', now)))
      await audit(tx, accountEntry({ ...context, actorId: id }, 'registered', id))
      return issueToken(tx, id, 'registration', now)
    })
  } catch (error) {
    const column = takenColumn(error)
    if (column === 'partner_number') throw new ProblemError('partnernumber-already-assigned')
    if (column === 'email') return refuseSecondRegistration(db, env, email, now)
    throw error
  }
}

/** Mails the operator about a registration, once. @param token of the browser that made the registration */
export async function announce(db: PrismaClient, env: Env, token: string, now: Date) {
  await db.$transaction(async (tx) => {
    const accountId = await takeToken(tx, token, 'registration', now)
    if (accountId === null) return
    const { dealer, ...account } = await tx.account.findUniqueOrThrow({
      where: { id: accountId },
      include: { dealer: { include: { vatId: true } } },
    })
    if (dealer)
      await queueMail(
        tx,
        registrationNotice(env, { ...dealer, ...account, vatId: dealer.vatId?.vatId ?? null }),
      )
  })
}

/** Confirms an address. A repetition reports that and changes nothing, so link checkers of mail programs do no harm. */
export async function verifyAddress(context: VisitorContext, token: string): Promise<Verification> {
  const { db, now } = context
  if (!tokenPattern.test(token)) return { status: 'TOKEN_INVALID', partnernumberExistent: false }
  const row = await db.accountToken.findFirst({
    where: { tokenHash: hashOf(token), purpose: 'verify-email' },
    include: { account: { include: { dealer: true } } },
  })
  if (!row) return { status: 'VERIFICATION_TOKEN_NOT_FOUND', partnernumberExistent: false }
  const partnernumberExistent = row.account.dealer?.registeredWithPartnerNumber ?? false
  if (row.account.emailVerifiedAt) return { status: 'ACCOUNT_ALREADY_VERIFIED', partnernumberExistent }
  const isVerified = await db.$transaction(async (tx) => {
    const accountId = await takeToken(tx, token, 'verify-email', now)
    if (accountId === null) return false
    await tx.account.update({ where: { id: accountId }, data: { emailVerifiedAt: now } })
    await audit(tx, accountEntry({ ...context, actorId: accountId }, 'email-verified', accountId))
    return true
  })
  if (isVerified) return { status: 'VALID', partnernumberExistent }
  const isExpired = row.expiresAt.getTime() <= now.getTime()
  return { status: isExpired ? 'TOKEN_INVALID' : 'ACCOUNT_ALREADY_VERIFIED', partnernumberExistent }
}
