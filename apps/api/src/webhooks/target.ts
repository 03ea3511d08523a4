import { lookup } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type WebhookError, webhookAnswerMaximum } from '@portal/domain/accounts/webhooks'
import ipaddr from 'ipaddr.js'

const timeoutMs = 15_000
/** What is read of an answer; the rest is not received. */
const answerBytesMaximum = 16_384

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet. An IPv4 address mapped into IPv6 is judged as IPv4; translated and
 * tunnelled ones are refused, because they lead to another address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast)
}

/** The host of an address without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Names that the public name service never answers: without a domain, or of one reserved for inner networks. */
const innerName =
  /^[^.]+\.?$|\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion)\.?$/

/** Whether an address may be saved: its IP address or its name can be public. Names are asked at each attempt. */
export function isPossibleTarget(url: URL, innerOrigins: readonly string[]) {
  const host = hostOf(url)
  if (innerOrigins.includes(url.origin)) return true
  return isIP(host) === 0 ? !innerName.test(host) : isPublicAddress(host)
}

/** The system's name service; an IP address is its own answer. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>
export const systemResolve: Resolve = (host) => lookup(host, { all: true, order: 'ipv4first' })

/** An attempt that got no answer. */
export class TargetError extends Error {
  readonly code: WebhookError

  constructor(code: WebhookError) {
    super(`No answer: ${code}`)
    this.code = code
  }
}

/**
 * Resolves the host of an address. Asked before each attempt, because names change.
 * @returns the IP address to connect to
 * @throws TargetError host, address for a name with any address that is not public
 */
async function addressOf(url: URL, innerOrigins: readonly string[], resolve: Resolve) {
  const found = await resolve(hostOf(url)).catch(() => [])
  const [first] = found
  if (!first) throw new TargetError('host')
  const isAllowed =
    innerOrigins.includes(url.origin) ||
    (url.protocol === 'https:' && url.port === '' && found.every(({ address }) => isPublicAddress(address)))
  if (!isAllowed) throw new TargetError('address')
  return first
}

/** Connects to this address, whatever a second look-up of the name would answer. */
const pinnedTo =
  ({ address, family }: { address: string; family: number }): LookupFunction =>
  (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)

/** The codes of Node for what went wrong in a TLS handshake. */
const tlsCode = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/

const errorOf = (error: unknown) =>
  error instanceof Error && 'code' in error && tlsCode.test(String(error.code)) ? 'tls' : 'connection'

export type Answer = { status: number; answer: string; retryAfter: string | undefined }

type Posting = {
  innerOrigins: readonly string[]
  resolve: Resolve
  headers: Record<string, string>
  body: string
  timeoutMs?: number
}

/**
 * Posts a body to an address of a company without following redirects. It is received by the address that was checked.
 * @returns status and beginning of the answer
 * @throws TargetError without an answer
 */
export async function postTo(target: string, posting: Posting): Promise<Answer> {
  const url = new URL(target)
  const limit = AbortSignal.timeout(posting.timeoutMs ?? timeoutMs)
  const late = new Promise<never>((_, refuse) => {
    limit.addEventListener('abort', () => refuse(new TargetError('timeout')))
  })
  const sent = addressOf(url, posting.innerOrigins, posting.resolve).then((address) => {
    limit.throwIfAborted()
    return exchange(url, pinnedTo(address), posting, limit)
  })
  // After the limit, its own failure is of no interest.
  sent.catch(() => undefined)
  return Promise.race([sent, late])
}

function exchange(url: URL, look: LookupFunction, { headers, body }: Posting, limit: AbortSignal) {
  const bytes = Buffer.from(body)
  return new Promise<Answer>((done, refuse) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    const sending = request(url, {
      method: 'POST',
      lookup: look,
      agent: false,
      signal: limit,
      maxHeaderSize: answerBytesMaximum,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(bytes.length),
        'user-agent': 'Portal-Webhooks/1',
      },
      ...(isIP(hostOf(url)) === 0 ? { servername: url.hostname } : {}),
    })
    sending.on('error', (error) => refuse(new TargetError(errorOf(error))))
    sending.on('response', (response) => {
      const chunks: Buffer[] = []
      let received = 0
      const finish = () => {
        const text = Buffer.concat(chunks).toString().replaceAll('\0', '')
        done({
          status: response.statusCode ?? 0,
          answer: text.slice(0, webhookAnswerMaximum),
          retryAfter: response.headers['retry-after'],
        })
        sending.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk.subarray(0, answerBytesMaximum - received))
        received += chunk.length
        if (received >= answerBytesMaximum) finish()
      })
      response.on('end', finish)
      response.on('error', () => refuse(new TargetError('connection')))
    })
    sending.end(bytes)
  })
}
