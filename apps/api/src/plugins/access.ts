import { ownerHeader } from '@portal/contract/endpoint'
import { type Access, accessRefusal } from '@portal/domain/accounts/access'
import type { CompanyRole } from '@portal/domain/accounts/company-roles'
import { type Authority, has, priceTierOf } from '@portal/domain/accounts/roles'
import { hasAgreedToTerms } from '@portal/domain/accounts/terms'
import { buysWithoutVat } from '@portal/domain/accounts/vat-id-states'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Disk } from 'flydrive'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import type { Env } from '../env.ts'
import { ProblemError } from '../http/problem.ts'

/** The caller of a request, read from the session (`plugins/session.ts`). */
export type SignedIn = {
  id: number
  login: string
  email: string
  authorities: Authority[]
  activated: boolean
  documentsUploaded: boolean
  /** Whether the account has agreed to the current version of the terms. */
  hasAgreedToTerms: boolean
  /** Whether the house or its company demands a second factor of it. */
  needsSecondFactor: boolean
  /** Whether its company buys without German VAT. */
  buysNet: boolean
  /** Changes with the account's dismissed cars; 0 = it never had any. */
  dismissedRevision: number
  /** The company it acts for; the id is the account that registered the company. */
  company: { id: number; role: CompanyRole } | null
}

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | null
  }
  interface FastifyContextConfig {
    access?: Access
    summary?: string
    forAnyOwner?: boolean
    changesState?: boolean
  }
}

/** Refuses a form that was opened for an account or a company other than the one signed in now. */
function checkOwner({ headers, account, session }: FastifyRequest) {
  const owner = headers[ownerHeader]
  if (owner === undefined) return
  if (account) {
    const holder = holderOf(account)
    if (owner === (holder === account.id ? `${holder}` : `${account.id}@${holder}`)) return
  }
  if (session?.restriction) throw new ProblemError(session.restriction)
  throw new ProblemError(account ? 'account-changed' : 'unauthenticated')
}

/** The account of a request that passed an access rule other than `public`. */
export function accountOf(request: FastifyRequest): SignedIn {
  if (!request.account) throw new ProblemError('unauthenticated')
  return request.account
}

/** The account that has the watchlist and the purchases: that of the company, or the own one without a company. */
export const holderOf = ({ id, company }: SignedIn) => company?.id ?? id

export const tierOf = ({ account }: FastifyRequest): PriceTier => priceTierOf(account)

/** The columns of a membership that decide whether its company buys without German VAT. */
export const buyerColumns = {
  dealer: { select: { country: true, vatId: { select: { state: true } } } },
} as const satisfies Prisma.DealerMemberSelect

/** The columns of a stored account that decide its price tier. */
export const viewerColumns = {
  activated: true,
  authorities: true,
  termsofuseagreed: true,
  termsVersion: true,
  memberships: { select: buyerColumns },
} as const satisfies Prisma.AccountSelect

type StoredViewer = Prisma.AccountGetPayload<{ select: typeof viewerColumns }>

/** Somebody who works for several companies gets net prices only if all of them buy net. */
const buysNet = ({ memberships }: StoredViewer) =>
  memberships.length > 0 &&
  memberships.every(({ dealer }) => buysWithoutVat(dealer.country, dealer.vatId?.state))

/** The price tier of a person who is not calling, e.g. who gets a mail; null = somebody without an account. */
export const storedTierOf = (account: StoredViewer | null, { TERMS_VERSION }: Env): PriceTier =>
  priceTierOf(
    account && {
      ...account,
      hasAgreedToTerms: hasAgreedToTerms(account, TERMS_VERSION),
      buysNet: buysNet(account),
    },
  )

export const isDealer = (account: SignedIn | null) =>
  has(account, 'ROLE_DEALER') && account?.hasAgreedToTerms === true

/** What a command of any caller needs: the time, and the request for the audit trail. */
export type VisitorContext = { db: PrismaClient; env: Env; now: Date; requestId: string }

export function visitorContext(request: FastifyRequest): VisitorContext {
  const { db, env, clock } = request.server
  return { db, env, now: clock.now(), requestId: request.id }
}

/** What a command of a signed-in account needs. */
export type CommandContext = VisitorContext & { actorId: number }

export const commandContext = (request: FastifyRequest): CommandContext => ({
  ...visitorContext(request),
  actorId: accountOf(request).id,
})

/** What a command with papers, photos of claims or deliveries needs: the encrypted files too. */
export type FileContext = CommandContext & { disk: Disk }

export const fileContext = (request: FastifyRequest): FileContext => ({
  ...commandContext(request),
  disk: request.server.files.documents,
})

/** Refuses to start with a route without an access rule, and refuses unauthorized callers before the handler runs. */
export const accessPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    if (!route.config?.access)
      throw new Error(`Route ${String(route.method)} ${route.url} has no access rule`)
  })
  app.addHook('preValidation', async (request) => {
    const { access, forAnyOwner } = request.routeOptions.config
    const { account } = request
    if (access === undefined) return
    if (!forAnyOwner) checkOwner(request)
    const refusal = accessRefusal(access, account)
    if (refusal) throw new ProblemError(refusal)
  })
})
