import fp from 'fastify-plugin'
import helmet from 'helmet'

const permissions = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'

/** Headers every answer carries, also one that refuses before anything else is known about a request. */
export const securityHeadersPlugin = fp(async (app) => {
  const isHttps = app.env.PUBLIC_URL.startsWith('https://')

  // Built once: the adapter for Fastify builds all headers anew for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // The one rule the calendar's component library adds by script: how its buttons take a touch.
        styleSrc: ["'self'", "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...(app.env.MATOMO_URL ? [new URL(app.env.MATOMO_URL).origin] : [])],
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
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', permissions)
    setHeaders(request.raw, reply.raw, () => done())
  })
})
