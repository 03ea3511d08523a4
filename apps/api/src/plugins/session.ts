import { authoritiesOfRole } from '@portal/domain/accounts/company-roles'
import { deviceName } from '@portal/domain/accounts/device-name'
import { isPasswordExpired } from '@portal/domain/accounts/password-lifetime'
import { isHouse } from '@portal/domain/accounts/roles'
import { hasAgreedToTerms } from '@portal/domain/accounts/terms'
import { buysWithoutVat } from '@portal/domain/accounts/vat-id-states'
import { minuteMs } from '@portal/domain/values/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hashOf, newToken, tokenPattern } from '../credentials/secrets.ts'
import type { Env } from '../env.ts'
import { ProblemError } from '../http/problem.ts'
import type { SignedIn } from './access.ts'
import { ConfirmedRows } from './confirmed-rows.ts'
import { type Db, isDatabaseUnavailable } from './db.ts'
import { hasEnded, type ProviderSession, sessionLimits } from './session-lifetime.ts'
import { changedSessions, readSession, type SessionRow } from './session-row.ts'

/** Why a session can only do one thing: change the expired password, or set up the second factor. */
type Restriction = 'password-expired' | 'second-factor-missing'

export type OpenSession = {
  tokenHash: string
  remembered: boolean
  /** When password and second factor were last verified. */
  authenticatedAt: Date
  restriction: Restriction | null
}

declare module 'fastify' {
  interface FastifyRequest {
    session: OpenSession | null
    /** There is a session cookie, but the database was unavailable; only for routes with an optional session. */
    isSessionUnread: boolean
  }
  interface FastifyContextConfig {
    whileRestricted?: boolean
    /** Default: required. `optional`: answered without a database too; `unused`: the cookie is not read. */
    session?: 'optional' | 'unused'
  }
}

/** The minimum time between two writes of the last use. */
const touchMs = minuteMs
/** Longer than `SESSION_KEPT_MS`, for the time between two instances. */
const changedSeconds = 2

/** A pause of 30 minutes ends a visit; the next request starts another. */
const recordVisit = `
  UPDATE account SET visit_seen_at = $2, last_visit_at = CASE
    WHEN visit_seen_at < $2::timestamptz - interval '30 minutes' THEN visit_seen_at ELSE last_visit_at END
  WHERE id = $1`

/**
 * A second factor is required of the house by the operator, and of the owners of a company by the company. The identity
 * provider asks for its own.
 */
const needsSecondFactor = (row: SessionRow, env: Env): boolean =>
  !row.isByProvider &&
  (isHouse(row)
    ? env.ADMIN_TOTP === 'required'
    : row.companyRole === 'owner' && row.ownersNeedSecondFactor === true)

function restrictionOf(row: SessionRow, env: Env, now: Date): Restriction | null {
  if (!row.isByProvider && isPasswordExpired(row.lastPasswordChange, now, env.PASSWORD_LIFETIME_DAYS))
    return 'password-expired'
  return needsSecondFactor(row, env) && row.totpConfirmedAt === null ? 'second-factor-missing' : null
}

/**
 * The rights of a session. In the company of others they follow from its state and the person's role there; an account
 * that is neither activated nor an applicant of its own company has none.
 */
function rightsOf(row: SessionRow): Pick<SignedIn, 'activated' | 'authorities' | 'company'> {
  const { id, activated, authorities, companyId, companyRole } = row
  const company = companyId === null || companyRole === null ? null : { id: companyId, role: companyRole }
  if (company?.id === id || (!company && activated)) return { activated, authorities, company }
  if (!company || !row.companyActivated) return { activated: false, authorities: ['ROLE_USER'], company }
  return { activated: true, authorities: [...authoritiesOfRole[company.role]], company }
}

const isHttps = (env: Env) => env.PUBLIC_URL.startsWith('https://')
/** The prefix binds a cookie to this host; browsers accept it over TLS only. */
export const cookieName = (env: Env, name: string) => (isHttps(env) ? `__Host-${name}` : name)
export const cookieOptions = (env: Env) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(env),
})

/** The hash of the browser's device cookie, which every login sets; null without a valid one. */
export function deviceOf({ server: { env }, cookies }: FastifyRequest): string | null {
  const token = cookies[cookieName(env, 'device')]
  return token && tokenPattern.test(token) ? hashOf(token) : null
}

const setSessionCookie = (reply: FastifyReply, env: Env, token: string, remembered: boolean) =>
  reply.setCookie(cookieName(env, 'sid'), token, {
    ...cookieOptions(env),
    ...(remembered ? { maxAge: sessionLimits.remembered.idleMs / 1000 } : {}),
  })

/** The company a new session acts for: an activated one before others, the own one before those of others. */
const firstCompanyOf = `
  SELECT m.dealer_id FROM dealer_member m JOIN account c ON c.id = m.dealer_id WHERE m.account_id = $1
  ORDER BY c.activated DESC, m.dealer_id = $1 DESC, m.joined_at LIMIT 1`

type NewSession = {
  accountId: number
  remembered: boolean
  dealerId?: number
  /** The device of the login; by default the one named by the browser's cookie. */
  deviceHash?: string | undefined
  provider?: ProviderSession | undefined
}

/** Null for a browser in which this account has not signed in before. */
async function knownDeviceOf(db: Db, request: FastifyRequest, accountId: number) {
  const tokenHash = deviceOf(request)
  const isKnown = tokenHash && (await db.knownDevice.count({ where: { tokenHash, accountId } })) > 0
  return isKnown ? tokenHash : null
}

/** Creates a session with a new token and sets the cookie; the previous token of the browser becomes invalid. */
export async function openSession(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, remembered, dealerId, deviceHash, provider }: NewSession,
) {
  const { env, clock } = request.server
  const now = clock.now()
  const token = newToken()
  const session = { tokenHash: hashOf(token), remembered, authenticatedAt: now }
  if (request.session) await endSession(db, request.session.tokenHash)
  const { rows } = await request.server.pool.query<{ dealer_id: number }>(firstCompanyOf, [accountId])
  const company = dealerId ?? rows[0]?.dealer_id
  const device = {
    deviceName: deviceName(request.headers['user-agent'] ?? ''),
    deviceHash: deviceHash ?? (await knownDeviceOf(db, request, accountId)),
  }
  await db.session.create({
    data: {
      ...{ ...session, ...device, accountId, dealerId: company, createdAt: now, lastSeenAt: now },
      ...(provider && { provider: { create: provider } }),
    },
  })
  await request.server.pool.query(recordVisit, [accountId, now])
  setSessionCookie(reply, env, token, remembered)
  request.session = { ...session, restriction: null }
}

export const endSession = (db: Db, tokenHash: string) => db.session.deleteMany({ where: { tokenHash } })

/** Ends all sessions of an account and its notifications, effective on every instance with the next request. */
export async function endSessionsOf(db: Db, accountId: number) {
  await db.session.deleteMany({ where: { accountId } })
  await db.pushDevice.deleteMany({ where: { accountId } })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply) {
  const { env } = request.server
  reply.clearCookie(cookieName(env, 'sid'), cookieOptions(env))
  request.session = null
}

/** Of calls with another method some need no XSRF header (`changesState: false`), but may change something. */
export const mayChange = ({ method, routeOptions }: FastifyRequest) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || routeOptions.config.changesState === true

/** The row of a session; null without one, and when the database is unavailable to a call that does not need it. */
async function readFor(request: FastifyRequest, reading: () => Promise<SessionRow | null>) {
  try {
    return await reading()
  } catch (error) {
    if (request.routeOptions.config.session !== 'optional' || !isDatabaseUnavailable(error)) throw error
    request.isSessionUnread = true
    return null
  }
}

/**
 * Decorates `request.account` and `request.session` from the session cookie; both are null for a visitor.
 *
 * A call that reads may use the row of a session as it was `SESSION_KEPT_MS` ago, so the end of a session, a role or a
 * company is effective on every instance within that time. It is effective at once for calls that change something, for all calls
 * to the instance that made a change, and on every instance for the browser that made it, which a cookie marks.
 */
export const sessionPlugin = fp(async (app) => {
  const name = cookieName(app.env, 'sid')
  const changed = cookieName(app.env, 'changed')
  const rows = new ConfirmedRows<SessionRow>(app.env.SESSION_KEPT_MS, {
    read: (tokenHash) => readSession(app.pool, tokenHash),
    changed: (known) => changedSessions(app.pool, known),
    onError: app.logDatabaseOutage,
  })
  app.addHook('onClose', () => rows.end())
  app.decorateRequest('account', null)
  app.decorateRequest('session', null)
  app.decorateRequest('isSessionUnread', false)

  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[name]
    if (!token || !tokenPattern.test(token)) return
    const { session: use } = request.routeOptions.config
    if (use === 'unused') return
    const tokenHash = hashOf(token)
    const row =
      mayChange(request) || request.cookies[changed]
        ? await readFor(request, () => rows.read(tokenHash))
        : (rows.kept(tokenHash) ?? (await readFor(request, () => rows.readForAll(tokenHash))))
    if (!row) return
    const now = app.clock.now()
    if (hasEnded(row, app.env, now)) {
      await endSession(app.db, tokenHash)
      return
    }
    if (now.getTime() - row.lastSeenAt.getTime() > touchMs) {
      await app.pool.query('UPDATE session SET last_seen_at = $2 WHERE token_hash = $1', [tokenHash, now])
      await app.pool.query(recordVisit, [row.id, now])
      row.lastSeenAt = now
      if (row.remembered) setSessionCookie(reply, app.env, token, true)
    }
    const { remembered, authenticatedAt, id, login, email, documentsUploaded, dismissedRevision } = row
    const restriction = restrictionOf(row, app.env, now)
    request.session = { tokenHash, remembered, authenticatedAt, restriction }
    const { access, whileRestricted } = request.routeOptions.config
    // A restricted session may use public calls, without its account's rights.
    if (restriction && !whileRestricted) {
      if (access === 'public') return
      throw new ProblemError(restriction)
    }
    request.account = {
      ...{ id, login, email, documentsUploaded, dismissedRevision },
      hasAgreedToTerms: hasAgreedToTerms(row, app.env.TERMS_VERSION),
      needsSecondFactor: needsSecondFactor(row, app.env),
      buysNet: row.companyCountry !== null && buysWithoutVat(row.companyCountry, row.companyVatState),
      ...rightsOf(row),
    }
  })

  app.addHook('onSend', async (request, reply) => {
    if (!mayChange(request)) return
    rows.forget()
    if (request.cookies[name] !== undefined)
      reply.setCookie(changed, '1', { ...cookieOptions(app.env), maxAge: changedSeconds })
  })
})
