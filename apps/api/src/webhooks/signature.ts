import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret: 32 random bytes in the form of Standard Webhooks. */
export const newSecret = () => prefix + randomBytes(32).toString('base64')

type Signed = { id: string; timestampS: number; body: string }

const signatureOf = (secret: string, { id, timestampS, body }: Signed) =>
  createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(`${id}.${timestampS}.${body}`)
    .digest('base64')

/** The headers of an attempt, with a signature of each secret. */
export const signedHeaders = (secrets: string[], signed: Signed) => ({
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestampS),
  'webhook-signature': secrets.map((secret) => `v1,${signatureOf(secret, signed)}`).join(' '),
})
