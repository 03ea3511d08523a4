import { readFileSync } from 'node:fs'
import { testEvent, webhookTypes } from '@portal/domain/accounts/webhooks'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { WebhookBody } from '../testing/webhook-bodies.ts'
import { newSecret, signedHeaders } from './signature.ts'

const page = readFileSync(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8')
const bodies = [...page.matchAll(/```json\n(.+)\n```/g)].flatMap(([, body]) => body ?? [])
const facts = Object.fromEntries(
  [...page.matchAll(/^(secret|webhook-\w+) {2,}(.+)$/gm)].map(([, name, value]) => [name, value]),
)

describe('docs/webhooks.md', () => {
  test('has an example of every event', () => {
    const types = bodies.map((body) => JSON.parse(body).type)
    expect(types.toSorted()).toEqual([...webhookTypes, testEvent].toSorted())
  })

  test('has examples of exactly the bodies that are sent', () => {
    for (const body of bodies) expect(WebhookBody.parse(JSON.parse(body))).toEqual(JSON.parse(body))
  })

  test('has a signature that the portal makes and a library of others verifies', () => {
    const { secret = '', ...expected } = facts
    const id = expected['webhook-id'] ?? ''
    const timestampS = Number(expected['webhook-timestamp'])
    const body = bodies.find((one) => one.includes('hand_over.changed')) ?? ''
    expect(signedHeaders([secret], { id, timestampS, body })).toEqual(expected)
    expect(new Webhook(secret).sign(id, new Date(timestampS * 1000), body)).toBe(
      expected['webhook-signature'],
    )
  })
})

describe('A new secret', () => {
  test('is 32 random bytes in the form of the standard', () => {
    const secrets = Array.from({ length: 50 }, newSecret)
    for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(new Set(secrets).size).toBe(50)
  })
})
