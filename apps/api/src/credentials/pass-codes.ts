import { randomBytes } from 'node:crypto'
import { hashOf, hmacOf, keyFor } from './secrets.ts'

const codeOf = (secret: string, purpose: string, text: string) =>
  hmacOf(keyFor(secret, 'links'), `pick-up ${purpose} ${text}`)

/** Token (256 bits) and PIN of a pick-up pass. Both follow from its salt, so that neither is stored. */
export function passCodes(secret: string, salt: string) {
  const number = Buffer.from(codeOf(secret, 'pin', salt), 'base64url').readUIntBE(0, 6)
  return { token: codeOf(secret, 'pass', salt), pin: String(number % 1_000_000).padStart(6, '0') }
}

/** The stored hash of a PIN. It needs the portal's key, because there are only a million PINs. */
export const pinHashOf = (secret: string, pin: string) => codeOf(secret, 'pin hash', pin)

/** The salt of a new pass with the hashes to store. */
export function newPassCodes(secret: string) {
  const salt = randomBytes(24).toString('base64url')
  const { token, pin } = passCodes(secret, salt)
  return { salt, tokenHash: hashOf(token), pinHash: pinHashOf(secret, pin) }
}
