import { describe, expect, test } from 'vitest'
import { aDealer, anApplicant, aVisitor, mailsTo, testPassword } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'

useApi({ RESET_ANSWER: 'generic', PUBLIC_URL: 'https://portal.autoexpo.example' })

let network = 0
async function requestReset(email: string) {
  network += 1
  return aVisitor().post(
    '/uaa/api/account/reset-password/init',
    { email },
    { remoteAddress: `192.0.2.${network}` },
  )
}

describe('Einheitliche Antworten', () => {
  test('are the same for known, inactive and unknown addresses', async () => {
    const [dealer, applicant] = [await aDealer(), await anApplicant()]
    const replies = [
      await requestReset(dealer.account.email),
      await requestReset(applicant.account.email),
      await requestReset('niemand@haendler.example'),
    ]
    for (const reply of replies) expect([reply.statusCode, reply.body]).toEqual([200, ''])
    expect(await mailsTo(dealer.account.email)).toHaveLength(1)
    expect(await mailsTo(applicant.account.email)).toEqual([])
  })
})

describe('Hinter TLS', () => {
  test('the session cookie is bound to this host and sent over TLS only', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const visitor = aVisitor()
    const reply = await visitor.post('/auth/login', { username: account.login, password: testPassword })
    const cookie = reply.cookies.find(({ name }) => name === '__Host-sid')
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' })
    expect(cookie).not.toHaveProperty('domain')
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect((await visitor.get('/uaa/api/account')).statusCode).toBe(200)
  })
})
