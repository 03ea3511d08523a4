import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { listen } from './servers.ts'

/** The browser's part of a subscription (RFC 8291). */
export function aBrowser(host = 'fcm.googleapis.com') {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const publicKey = own.getPublicKey()
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

  /** Decrypts what the push service received (aes128gcm, RFC 8188). */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyEnd = 21 + body.readUInt8(20)
    const serverKey = body.subarray(21, keyEnd)
    const shared = own.computeSecret(serverKey)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
    const secret = derive(shared, auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-16))
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }

  const subscription = {
    endpoint: `https://${host}/fcm/send/${randomBytes(12).toString('hex')}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  }
  return { subscription, decrypt }
}

/** The claims of a VAPID header (RFC 8292). @throws Error when the signature is invalid */
export function vapidClaims({ authorization = '' }: IncomingHttpHeaders) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isValid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) throw new Error('The signature of the VAPID token is invalid.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

/** Connects every host to a port of this machine, without TLS. */
class LoopbackAgent extends Agent {
  readonly port: number
  constructor(port: number) {
    super()
    this.port = port
  }
  override createConnection() {
    return connect(this.port, '127.0.0.1')
  }
}

/** A push service on loopback that stores what it receives; `agent` sends requests for any host to it. */
export async function startPushService() {
  const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = []
  const state = { status: 201 }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    reply.writeHead(state.status, { location: 'https://127.0.0.1/', connection: 'close' }).end()
  })
  return {
    received,
    state,
    agent: new LoopbackAgent(await listen(server)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
