import type { Access } from '@portal/domain/accounts/access'
import type { ApiScope } from '@portal/domain/accounts/api-keys'
import type { z } from 'zod'

/**
 * Names the account a form was opened for, as `12`, or `12@7` where it acts for the company 7 of others. Another tab of
 * the browser may have signed in somebody else or changed the company since; the server then refuses the call. Left out
 * by visitors and by programs.
 */
export const ownerHeader = 'x-portal-account'

/**
 * A call of the portal, shaped like Fastify route options: the API spreads it into `app.route`, the web passes it to
 * `call()`. Paths are written out in full, as in the specification.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  config: {
    access: Access
    /** One German sentence for the API page. */
    summary: string
    /**
     * Overrides the rule that every call except GET needs the XSRF header: reading POSTs do not, state-changing GETs
     * do.
     */
    changesState?: boolean
    /** Also open to a session that must first change its password, set up its second factor or agree to the terms. */
    whileRestricted?: boolean
    /** Ends or replaces whatever session there is, or reads none, so it does not matter whose. */
    forAnyOwner?: boolean
    /** Accepts names with any characters: an impossible name is answered as unknown instead of invalid. */
    anyText?: boolean
    /** The scope that a key of a company or of the house needs; without one the call admits no keys. */
    scope?: ApiScope
    /** The call has bearer keys of its own, so a key of a company is not read. */
    hasOwnKeys?: boolean
    /** The call will go: ISO dates of the announcement and of its last day. Programs are told both in each answer. */
    deprecation?: { since: string; until: string }
  }
  schema: {
    params?: z.ZodType
    querystring?: z.ZodType
    body?: z.ZodType
    /** By status. Binary responses and uploads have no schema. */
    response?: Record<number, z.ZodType>
    consumes?: string[]
  }
}
