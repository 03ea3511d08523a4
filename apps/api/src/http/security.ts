import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hmacOf, keyFor } from '../credentials/secrets.ts'
import { cookieOptions } from '../plugins/session.ts'
import { ProblemError } from './problem.ts'

const cookie = 'XSRF-TOKEN'
const header = 'x-xsrf-token'
const tokenMax = 200

/** A token belongs to one session, or to visitors; a cookie planted by somebody else fits neither. */
const owner = (request: FastifyRequest) => request.session?.tokenHash ?? 'visitor'

function isGenuine(key: Buffer, token: string | undefined, owner: string): token is string {
  if (!token || token.length > tokenMax) return false
  const [nonce = '', mac = ''] = token.split('.')
  const expected = Buffer.from(hmacOf(key, `${nonce}.${owner}`))
  const given = Buffer.from(mac)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Some 150 bytes each. */
const mostRecognized = 10_000

/**
 * Whether a browser has a genuine token already. It sends the same one with every call, so those that were genuine are
 * recognized; what a token allows is decided by `isGenuine` alone.
 */
function tokenRecognition(key: Buffer) {
  const recognized = new Set<string>()
  return (token: string | undefined, owner: string): boolean => {
    const pair = `${token}.${owner}`
    if (recognized.has(pair)) return true
    if (!isGenuine(key, token, owner)) return false
    if (recognized.size >= mostRecognized) recognized.clear()
    recognized.add(pair)
    return true
  }
}

/** What tells one visitor's browser from another's: the token that a state-changing call has proven. */
export const browserOf = (request: FastifyRequest) => request.cookies[cookie] ?? ''

/** Browsers say where a request comes from; an address typed by hand ('none') changes nothing either. */
const comesFromElsewhere = (request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}

/** Whether the answer may carry a cookie: pictures, reports and scripts are shared by caches, pages and data are not. */
const mayCarryCookie = (contentType: unknown) =>
  contentType === undefined || /^(?:application\/(?:problem\+)?json|text\/html)\b/.test(String(contentType))

/** The proof that a change was asked for by our own pages, and what caches may keep. */
export const securityPlugin = fp(async (app) => {
  const key = keyFor(app.env.SECRET_KEY, 'xsrf')
  const hasToken = tokenRecognition(key)
  app.removeContentTypeParser('text/plain')

  app.addHook('preValidation', async (request) => {
    const { access, changesState = request.method !== 'GET' } = request.routeOptions.config
    if (access === undefined || !changesState) return
    const token = request.headers[header]
    const isOurs =
      typeof token === 'string' && token === request.cookies[cookie] && isGenuine(key, token, owner(request))
    if (!isOurs || comesFromElsewhere(request)) throw new ProblemError('xsrf-invalid')
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const cacheControl = reply.getHeader('cache-control')
    if (request.routeOptions.config.access !== undefined && cacheControl === undefined)
      reply.header('cache-control', 'no-store')
    // A failed answer may not know whose session it was for; a visitor's token would be of no use to a dealer.
    if (reply.statusCode >= 500 || !mayCarryCookie(reply.getHeader('content-type'))) return payload
    if (hasToken(request.cookies[cookie], owner(request))) return payload
    const nonce = randomBytes(16).toString('base64url')
    reply.setCookie(cookie, `${nonce}.${hmacOf(key, `${nonce}.${owner(request)}`)}`, {
      ...cookieOptions(app.env),
      httpOnly: false,
      sameSite: 'strict',
    })
    // An answer that hands out a token is for one browser only.
    if (typeof cacheControl === 'string')
      reply.header('cache-control', cacheControl.replace('public', 'private'))
    return payload
  })
})
