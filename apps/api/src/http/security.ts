import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { hmacOf, keyFor } from '../credentials/secrets.ts'
import { cookieOptions } from '../plugins/session.ts'
import { ProblemError } from './problem.ts'

const cookie = 'XSRF-TOKEN'
const header = 'x-xsrf-token'
const tokenMax = 200

/** A token is bound to one session, or to visitors, so a cookie planted by an attacker is invalid for both. */
const owner = (request: FastifyRequest) => request.session?.tokenHash ?? 'visitor'

function isGenuine(key: Buffer, token: string | undefined, owner: string): token is string {
  if (!token || token.length > tokenMax) return false
  const [nonce = '', mac = ''] = token.split('.')
  const expected = Buffer.from(hmacOf(key, `${nonce}.${owner}`))
  const given = Buffer.from(mac)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** About 150 bytes each. */
const recognizedMax = 10_000

/**
 * Whether the browser already has a valid token. Browsers send the same token with every call, so verified ones are
 * cached. Only `isGenuine` decides what a token permits.
 */
function tokenRecognition(key: Buffer) {
  const recognized = new LRUCache<string, true>({ max: recognizedMax })
  return (token: string | undefined, owner: string): boolean => {
    const pair = `${token}.${owner}`
    if (recognized.has(pair)) return true
    if (!isGenuine(key, token, owner)) return false
    recognized.set(pair, true)
    return true
  }
}

/** Identifies a visitor's browser: its XSRF token, which a state-changing call has verified. */
export const browserOf = (request: FastifyRequest) => request.cookies[cookie] ?? ''

/** Browsers send the origin of a request; an address typed by hand ('none') must not change anything either. */
const isCrossSite = (request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}

/**
 * Whether the response may set a cookie. Pictures, reports and scripts are cached by shared caches; pages and data are
 * not.
 */
const mayCarryCookie = (contentType: unknown) =>
  contentType === undefined || /^(?:application\/(?:problem\+)?json|text\/html)\b/.test(String(contentType))

/** Checks that state changes come from the portal's own pages, and sets cache headers. */
export const securityPlugin = fp(async (app) => {
  const key = keyFor(app.env.SECRET_KEY, 'xsrf')
  const hasToken = tokenRecognition(key)
  app.removeContentTypeParser('text/plain')

  app.addHook('preValidation', async (request) => {
    const { access, changesState = request.method !== 'GET' } = request.routeOptions.config
    // A browser adds no key by itself, so a call with one comes from no foreign page.
    if (access === undefined || !changesState || request.isKeyCall) return
    const token = request.headers[header]
    const isFromPortal =
      typeof token === 'string' && token === request.cookies[cookie] && isGenuine(key, token, owner(request))
    if (!isFromPortal || isCrossSite(request)) throw new ProblemError('xsrf-invalid')
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const cacheControl = reply.getHeader('cache-control')
    if (request.routeOptions.config.access !== undefined && cacheControl === undefined)
      reply.header('cache-control', 'no-store')
    // After an error the session may be unknown; a visitor's token would replace the dealer's valid one.
    if (reply.statusCode >= 500 || !mayCarryCookie(reply.getHeader('content-type'))) return payload
    // Where the session was not read, a visitor's token would replace the valid one of a signed-in user.
    if (request.routeOptions.config.session === 'unused' || request.isSessionUnread) return payload
    // An unknown address is answered before the session is read.
    if (request.isKeyCall || request.is404) return payload
    if (hasToken(request.cookies[cookie], owner(request))) return payload
    const nonce = randomBytes(16).toString('base64url')
    reply.setCookie(cookie, `${nonce}.${hmacOf(key, `${nonce}.${owner(request)}`)}`, {
      ...cookieOptions(app.env),
      httpOnly: false,
      sameSite: 'strict',
    })
    // A response that sets a token must not be cached for other browsers.
    if (typeof cacheControl === 'string')
      reply.header('cache-control', cacheControl.replace('public', 'private'))
    return payload
  })
})
