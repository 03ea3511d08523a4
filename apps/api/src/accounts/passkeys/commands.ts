import { passkeysMax, type RegistrationAnswer, type SignInAnswer } from '@portal/contract/accounts/passkeys'
import { minuteMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import type { z } from 'zod'
import { accountEntry, audit } from '../../audit/audit.ts'
import { stepEndsAt } from '../../credentials/second-factor.ts'
import { hashOf, hmacOf, keyFor, newToken } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext, VisitorContext } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { admit, beginAttempt, mayEnter, refuse } from '../auth/commands.ts'
import { passkeyAddedMail, passkeyRemovedMail } from './mail.ts'
import { passkeyView, shownColumns } from './view.ts'

// The library is large and its calls are rare, so it is loaded when it is first needed.
const load = () => import('@simplewebauthn/server')

/** How long a device may take; a login page may be open for a while before a passkey is chosen. */
const challengeMinutes = { add: 5, signIn: 15 }
/** As for a change of the password without the current one. */
const recentLoginMs = 10 * minuteMs

/** Ed25519, ECDSA with P-256 and RSA: together known to all devices. */
const algorithms = [-8, -7, -257]

/** The portal, to which browsers bind its passkeys. */
function portalOf({ PUBLIC_URL }: Env) {
  const { hostname, origin } = new URL(PUBLIC_URL)
  return { rpID: hostname, origin }
}

/** What a passkey stores as its account. It must not name the person, but be the same for all passkeys of it. */
const userHandleOf = (env: Env, accountId: number) =>
  hmacOf(keyFor(env.SECRET_KEY, 'passkeys'), String(accountId))

/** Creates a challenge; those that have expired are deleted on this occasion. */
async function newChallenge(db: Db, now: Date, accountId: number | null): Promise<string> {
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lte: now } } })
  const challenge = newToken()
  const minutes = accountId === null ? challengeMinutes.signIn : challengeMinutes.add
  const expiresAt = new Date(now.getTime() + minutes * minuteMs)
  await db.passkeyChallenge.create({ data: { challengeHash: hashOf(challenge), accountId, expiresAt } })
  return challenge
}

/** Uses a challenge up: of parallel calls exactly one gets true. */
async function takeChallenge(db: Db, challenge: string, accountId: number | null, now: Date) {
  const challengeHash = hashOf(challenge)
  const { count } = await db.passkeyChallenge.deleteMany({
    where: { challengeHash, accountId, expiresAt: { gt: now } },
  })
  return count === 1
}

/** The library takes a challenge as bytes, whose text browsers return. */
const bytesOf = (challenge: string) => Uint8Array.from(Buffer.from(challenge, 'base64url'))

/** @throws ProblemError login-too-old when the sign-in is not recent, conflict when there are too many passkeys */
export async function startRegistration(
  { db, env, now, actorId }: CommandContext,
  { login, authenticatedAt }: { login: string; authenticatedAt: Date },
) {
  if (now.getTime() - authenticatedAt.getTime() > recentLoginMs) throw new ProblemError('login-too-old')
  const known = await db.passkey.findMany({ where: { accountId: actorId } })
  if (known.length >= passkeysMax)
    throw conflict(t`Ein Konto hat höchstens ${passkeysMax} Passkeys. Bitte entfernen Sie zuerst einen.`)
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: env.BRAND_NAME,
    rpID: portalOf(env).rpID,
    userName: login,
    userDisplayName: login,
    userID: bytesOf(userHandleOf(env, actorId)),
    challenge: bytesOf(await newChallenge(db, now, actorId)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/**
 * The result of a check of the library; null for an answer that it refuses, which it does by throwing.
 *
 * @param verify checks an answer; it must accept every challenge and note it
 * @returns the result with the challenge that was signed, which the caller must take
 */
async function checked<Result>(verify: (accept: (challenge: string) => boolean) => Promise<Result>) {
  let challenge = ''
  const accept = (signed: string) => {
    challenge = signed
    return true
  }
  try {
    return { result: await verify(accept), challenge }
  } catch {
    return null
  }
}

/**
 * Adds the passkey of an answer, tells its owner, and records it.
 * @param name of the device, until the owner gives it another
 * @throws ProblemError conflict
 */
export async function addPasskey(
  context: CommandContext,
  { email, name, answer }: { email: string; name: string; answer: z.output<typeof RegistrationAnswer> },
) {
  const { db, env, now, actorId: accountId } = context
  const { rpID, origin } = portalOf(env)
  const { verifyRegistrationResponse } = await load()
  const check = await checked((expectedChallenge) =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!check?.result.verified || !(await takeChallenge(db, check.challenge, accountId, now)))
    throw conflict(t('Der Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.'))
  const { credential, credentialDeviceType, credentialBackedUp } = check.result.registrationInfo
  return db.$transaction(async (tx) => {
    // Locks the account, so that parallel calls do not exceed the limit.
    await tx.$queryRaw`SELECT 1 FROM account WHERE id = ${accountId} FOR UPDATE`
    if ((await tx.passkey.count({ where: { accountId } })) >= passkeysMax)
      throw conflict(t`Ein Konto hat höchstens ${passkeysMax} Passkeys.`)
    if ((await tx.passkey.count({ where: { credentialId: credential.id } })) > 0)
      throw conflict(t('Dieser Passkey ist schon hinzugefügt.'))
    const passkey = await tx.passkey.create({
      data: {
        ...{ accountId, name, createdAt: now, credentialId: credential.id },
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        deviceType: credentialDeviceType,
        backedUp: credentialBackedUp,
      },
      select: shownColumns,
    })
    await queueMail(tx, passkeyAddedMail(env, email, name))
    await audit(tx, { ...accountEntry(context, 'passkey-added', accountId), details: { name } })
    return passkeyView(passkey)
  })
}

/** @throws ProblemError not-found, also for another account's passkey */
export const renamePasskey = (context: CommandContext, id: number, name: string) =>
  context.db.$transaction(async (tx) => {
    const { count } = await tx.passkey.updateMany({
      where: { id, accountId: context.actorId },
      data: { name },
    })
    if (count === 0) throw new ProblemError('not-found')
    await audit(tx, { ...accountEntry(context, 'passkey-renamed', context.actorId), details: { name } })
  })

/** @throws ProblemError not-found, also for another account's passkey */
export const removePasskey = (context: CommandContext, id: number, email: string) =>
  context.db.$transaction(async (tx) => {
    const { env, actorId: accountId } = context
    const passkey = await tx.passkey.findFirst({ where: { id, accountId } })
    if (!passkey) throw new ProblemError('not-found')
    await tx.passkey.delete({ where: { id } })
    await queueMail(tx, passkeyRemovedMail(env, email, passkey.name))
    await audit(tx, {
      ...accountEntry(context, 'passkey-removed', accountId),
      details: { name: passkey.name },
    })
  })

/** Names no passkey, so that it says nothing about accounts; the browser offers all it has for the portal. */
export const startSignIn = async ({ db, env, now }: VisitorContext) => ({
  rpId: portalOf(env).rpID,
  challenge: await newChallenge(db, now, null),
  userVerification: 'required' as const,
})

type Factor = { lastPasswordChange: Date; totpConfirmedAt: Date | null; totpLastStep: number | null }

/**
 * Whether a changed password has to be followed by a sign-in with it and the second factor: whoever changed the password
 * may also have added the passkey.
 */
function needsCodeFirst({ lastPasswordChange, totpConfirmedAt, totpLastStep }: Factor) {
  if (totpConfirmedAt === null || totpConfirmedAt > lastPasswordChange) return false
  return totpLastStep === null || stepEndsAt(totpLastStep) < lastPasswordChange.getTime()
}

type SignIn = { answer: z.output<typeof SignInAnswer>; network: string; deviceToken: string | undefined }

/**
 * Checks a passkey in place of password and second factor. Tries are counted as those with a password.
 *
 * @returns the account that may have a session now
 * @throws ProblemError passkey-refused, second-factor-first, too-many-attempts, account-closed or provider-sign-in-needed
 */
export async function checkPasskey(context: VisitorContext, { answer, network, deviceToken }: SignIn) {
  const { db, env, now } = context
  const passkey = await db.passkey.findUnique({
    where: { credentialId: answer.id },
    include: { account: true },
  })
  if (!passkey) throw new ProblemError('passkey-refused')
  const { account } = passkey
  const attempt = await beginAttempt(context, { login: account.login, network, deviceToken }, account)
  const { rpID, origin } = portalOf(env)
  const { verifyAuthenticationResponse } = await load()
  const { userHandle } = answer.response
  const check = await checked((expectedChallenge) =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    }),
  )
  const isOwner = userHandle === undefined || userHandle === userHandleOf(env, account.id)
  const isRight = check?.result.verified === true && (await takeChallenge(db, check.challenge, null, now))
  if (!isRight || !isOwner || !mayEnter(account)) return refuse(context, attempt, account, 'passkey-refused')
  await admit(context, attempt, account)
  if (needsCodeFirst(account)) throw new ProblemError('second-factor-first')
  const { newCounter, credentialBackedUp } = check.result.authenticationInfo
  await db.passkey.update({
    where: { id: passkey.id },
    data: { counter: newCounter, backedUp: credentialBackedUp, lastUsedAt: now },
  })
  return { account, isKnownDevice: attempt.device !== null }
}
