import { dayMs } from '@portal/domain/values/durations'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Env } from '../../env.ts'

/** RFC 9116 recommends less than a year; the date is computed anew for every response. */
const validDays = 180

/** The fields of RFC 9116, in the order of its examples. */
function securityText({ MAIL_SECURITY, PUBLIC_URL }: Env, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + validDays) * dayMs)
  const fields = [
    `Contact: mailto:${MAIL_SECURITY}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
  ]
  return `${fields.join('\n')}\n`
}

/** Where to report a vulnerability (RFC 9116). */
export const securityContactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/.well-known/security.txt', { config: { access: 'public' } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText(app.env, app.clock.now())),
  )
}
