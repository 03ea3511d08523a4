import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fp from 'fastify-plugin'
import helmet from 'helmet'
import type { Env } from '../env.ts'
import { ProblemError } from './problem.ts'

export type HeaderSet = readonly (readonly [name: string, value: string])[]

const permissions = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'

/** The headers of every response, including early refusals. */
export function securityHeadersOf({ PUBLIC_URL, MATOMO_URL }: Env): HeaderSet {
  const reply = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // The hash of the one style rule the calendar component adds by script, for touch input on its buttons.
        styleSrc: ["'self'", "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...(MATOMO_URL ? [new URL(MATOMO_URL).origin] : [])],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: PUBLIC_URL.startsWith('https://')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  setHeaders(reply.req, reply, (error?: unknown) => {
    if (error) throw error
  })
  reply.setHeader('permissions-policy', permissions)
  return Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const)
}

/** Sets the headers before any other processing. They are the same for all responses and built once. */
export const securityHeadersPlugin = fp(async (app, { headers }: { headers: HeaderSet }) => {
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    // Node would answer this itself without the security headers.
    const isNameless = request.raw.httpVersion === '1.1' && request.headers.host === undefined
    done(isNameless ? new ProblemError('validation-failed') : undefined)
  })
  // Unknown expectations may be ignored; Node's own refusal would lack the security headers.
  app.server.on('checkExpectation', (request, reply) => app.routing(request, reply))
})
