import { isAdministrator } from '@portal/domain/accounts/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { accountEntry, audit } from '../../audit/audit.ts'
import { endPushOn } from '../../buyer/push/commands.ts'
import { hashOf, newToken } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import { cookieName, cookieOptions, deviceOf, openSession } from '../../plugins/session.ts'
import type { ProviderSession } from '../../plugins/session-lifetime.ts'
import { newDeviceMail } from './mail.ts'

const devicesKept = 20

/**
 * Stores the device of a successful login and informs the owner, except about the very first device.
 * @returns the token for its cookie
 */
async function rememberDevice(
  { db, env, now }: { db: PrismaClient; env: Env; now: Date },
  { id: accountId, email }: { id: number; email: string },
): Promise<string> {
  const token = newToken()
  await db.$transaction(async (tx) => {
    const known = await tx.knownDevice.findMany({
      where: { accountId },
      orderBy: { createdAt: 'desc' },
      select: { tokenHash: true },
    })
    const tooMany = known.slice(devicesKept - 1).map(({ tokenHash }) => tokenHash)
    await tx.knownDevice.deleteMany({ where: { tokenHash: { in: tooMany } } })
    await tx.knownDevice.create({
      data: { tokenHash: hashOf(token), accountId, createdAt: now, lastSeenAt: now },
    })
    if (known.length > 0) await queueMail(tx, newDeviceMail(env, email, now))
  })
  return token
}

/** The maximum lifetime of a cookie in browsers. */
const deviceDays = 400

/** The token of the browser's device cookie, as it was sent. */
export const deviceTokenOf = ({ server: { env }, cookies }: FastifyRequest) =>
  cookies[cookieName(env, 'device')]

type Admitted = {
  account: { id: number; email: string; authorities: string[] }
  isKnownDevice: boolean
  rememberMe: boolean
  /** The session at the identity provider by which the account has signed in. */
  provider?: ProviderSession
}

/** Starts the session of an account that has signed in, in whatever way, and remembers its device. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { account, isKnownDevice, rememberMe, provider }: Admitted,
) {
  const { db, env, clock } = request.server
  const now = clock.now()
  let deviceHash: string | undefined
  if (!isKnownDevice) {
    await endPushOn(db, deviceOf(request))
    const token = await rememberDevice({ db, env, now }, account)
    reply.setCookie(cookieName(env, 'device'), token, { ...cookieOptions(env), maxAge: deviceDays * 86_400 })
    deviceHash = hashOf(token)
  }
  await openSession(db, request, reply, {
    accountId: account.id,
    remembered: rememberMe && !isAdministrator(account),
    deviceHash,
    provider,
  })
  await audit(db, accountEntry({ actorId: account.id, requestId: request.id, now }, 'login', account.id))
}
