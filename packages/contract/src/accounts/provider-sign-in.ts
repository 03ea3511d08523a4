import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** Whether the login page offers the sign-in at the house's identity provider. */
export const readProviderOffer = {
  method: 'GET',
  url: '/auth/oidc',
  config: { access: 'public', summary: 'Ob das Haus sich mit einem Firmenkonto anmeldet', forAnyOwner: true },
  schema: { response: { 200: z.object({ isOffered: z.boolean() }) } },
} satisfies Endpoint

export const startProviderSignIn = {
  method: 'POST',
  url: '/auth/oidc/start',
  config: {
    access: 'public',
    summary: 'Anmelden mit Firmenkonto: Adresse des Anmeldedienstes',
    forAnyOwner: true,
  },
  schema: { response: { 200: z.object({ url: z.url() }) } },
} satisfies Endpoint

const text = (max: number) => z.string().max(max).optional()

/** The browser comes back from the identity provider; state and cookie replace the XSRF header. */
export const finishProviderSignIn = {
  method: 'GET',
  url: '/auth/oidc/callback',
  config: {
    access: 'public',
    summary: 'Anmelden mit Firmenkonto: Rückkehr vom Anmeldedienst',
    forAnyOwner: true,
  },
  schema: {
    querystring: z.object({ state: text(200), code: text(4000), error: text(200), iss: text(500) }),
  },
} satisfies Endpoint

/** The identity provider ends sessions (OpenID Connect Back-Channel Logout); its signature replaces the XSRF header. */
export const endByProvider = {
  method: 'POST',
  url: '/auth/oidc/backchannel-logout',
  config: {
    access: 'public',
    summary: 'Abmelden durch den Anmeldedienst',
    changesState: false,
    forAnyOwner: true,
  },
  schema: {
    body: z.object({ logout_token: z.string().min(1).max(16_000) }),
    response: { 200: z.undefined() },
    consumes: ['application/x-www-form-urlencoded'],
  },
} satisfies Endpoint
