import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The uses of SECRET_KEY; a separate key is derived for each. */
type Purpose =
  | 'xsrf'
  | 'counters'
  | 'documents'
  | 'links'
  | 'mail'
  | 'totp'
  | 'recovery-codes'
  | 'webhooks'
  | 'cursors'
  | 'passkeys'
  | 'provider'
  | 'replies'

const keys = new Map<string, Buffer>()

/**
 * Derives the 32-byte key of a purpose.
 * @param secret SECRET_KEY, 64 hexadecimal digits
 */
export function keyFor(secret: string, purpose: Purpose): Buffer {
  const name = `${purpose}:${secret}`
  const known = keys.get(name)
  if (known) return known
  const key = Buffer.from(
    hkdfSync('sha256', Buffer.from(secret, 'hex'), Buffer.alloc(0), `portal ${purpose}`, 32),
  )
  keys.set(name, key)
  return key
}

/** 256 random bits for a link, a session or a device; 43 characters that need no escaping. */
export const newToken = () => randomBytes(32).toString('base64url')
export const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** The stored hash of a token, so a copy of the database grants no access. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export const hmacOf = (key: Buffer, value: string) =>
  createHmac('sha256', key).update(value).digest('base64url')

const ivBytes = 12
const tagBytes = 16

/** Encrypts with AES-256-GCM; the result contains nonce, tag and ciphertext. */
export function seal(key: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/**
 * Decrypts the result of `seal`.
 * @throws when the bytes were changed or encrypted with another key
 */
export function unseal(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}

export const sealText = (key: Buffer, text: string) => seal(key, Buffer.from(text)).toString('base64')
export const unsealText = (key: Buffer, sealed: string) =>
  unseal(key, Buffer.from(sealed, 'base64')).toString()
