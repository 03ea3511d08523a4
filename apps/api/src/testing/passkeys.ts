import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import {
  addPasskey,
  type Passkey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@portal/contract/accounts/passkeys'
import { api } from './api.ts'
import { aVisitor, type Visitor } from './caller.ts'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** What the device says about itself and its user (WebAuthn, authenticator data). */
const flags = { present: 1, verified: 4, canBeBackedUp: 8, backedUp: 16, hasKey: 64 }

/** A public key of the curve P-256 as COSE, in CBOR. */
function coseKey(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
}

/** An attestation object without attestation, in CBOR. */
const attestation = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59, authData.length >> 8, authData.length & 255]),
    authData,
  ])

type Deviation = {
  origin?: string
  rpId?: string
  isUnverified?: boolean
  counter?: number
  challenge?: string
  userHandle?: string
}

/** A device with one passkey, as a browser speaks for it; `given` deviates from a correct answer. */
export function anAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, origin = 'http://localhost:3000') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authenticatorData(own: number, { rpId = 'localhost', isUnverified, counter: wanted }: Deviation) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(wanted ?? ++counter)
    const bits =
      flags.present | (isUnverified ? 0 : flags.verified) | flags.canBeBackedUp | flags.backedUp | own
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count])
  }

  return {
    id: named.id,
    /** The answer to a registration. */
    create(options: { challenge: string; user: { id: string } }, given: Deviation = {}) {
      userHandle = options.user.id
      const authData = Buffer.concat([
        authenticatorData(flags.hasKey, given),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ])
      const clientDataJSON = clientData('webauthn.create', given.challenge ?? options.challenge, given.origin)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          attestationObject: base64url(attestation(authData)),
          transports: ['internal'],
        },
      }
    },
    /** The answer to a sign-in. */
    get(options: { challenge: string }, given: Deviation = {}) {
      const authData = authenticatorData(0, given)
      const clientDataJSON = clientData('webauthn.get', given.challenge ?? options.challenge, given.origin)
      const signed = Buffer.concat([authData, sha256(clientDataJSON)])
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', signed, privateKey)),
          userHandle: given.userHandle ?? userHandle,
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof anAuthenticator>

/** Adds the passkey of a new device to a signed-in account. */
export async function aPasskey(someone: Visitor) {
  const device = anAuthenticator()
  const options = (await someone.post(startPasskey.url)).json()
  const passkey: Passkey = (await someone.post(addPasskey.url, device.create(options))).json()
  return { device, passkey }
}

/** Signs in with a device, by default in a new browser. */
export async function passkeySignIn(device: Authenticator, given: Deviation = {}, browser = aVisitor(api)) {
  const options = (await browser.post(startPasskeySignIn.url)).json()
  const reply = await browser.post(signInByPasskey.url, { answer: device.get(options, given) })
  return { browser, reply }
}
