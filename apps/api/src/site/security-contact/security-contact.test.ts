import { dayMs } from '@portal/domain/values/durations'
import { expect, test } from 'vitest'
import { aVisitor } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'

useApi({ MAIL_SECURITY: 'sicherheit@haendler.example', PUBLIC_URL: 'https://autos.example' })

const fieldsNow = async () => {
  const reply = await aVisitor().get('/.well-known/security.txt')
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  return Object.fromEntries(
    reply.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  )
}

test('security.txt names the contact', async () => {
  expect(await fieldsNow()).toMatchObject({
    Contact: 'mailto:sicherheit@haendler.example',
    Canonical: 'https://autos.example/.well-known/security.txt',
  })
})

test('security.txt never expires while the portal runs, and is valid for less than a year', async () => {
  for (const turn of [1, 2]) {
    const days = (Date.parse((await fieldsNow()).Expires) - api().clock.now().getTime()) / dayMs
    expect(days, `turn ${turn}`).toBeGreaterThan(150)
    expect(days).toBeLessThan(365)
    passTime({ days: 300 })
  }
})
