import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { aDealer, anAdmin, aVisitor, testPassword } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'

useApi({ ADMIN_TOTP: 'required' })

const url = '/uaa/api/account'
const factor = `${url}/second-factor`
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: api().clock.now().getTime() })

describe('Profil', () => {
  test('changes the names and nothing else, even when the whole account is sent', async () => {
    const dealer = await aDealer()
    const before = (await dealer.get(url)).json()
    const reply = await dealer.post(url, {
      ...before,
      firstName: 'Jürgen',
      authorities: ['ROLE_AE_ADMIN'],
      activated: false,
      login: 'admin@autoexpo.example',
      email: 'dieb@fremd.example',
      id: 1,
      documentsUploaded: false,
      lastPasswordChange: '2099-01-01T00:00:00.000Z',
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ ...before, firstName: 'Jürgen' })
  })

  test('stores per account whether single keys act as shortcuts', async () => {
    const dealer = await aDealer()
    expect((await dealer.get(url)).json()).not.toHaveProperty('hasSingleKeys')
    expect((await dealer.post(url, { hasSingleKeys: false })).json().hasSingleKeys).toBe(false)
    await dealer.post(url, { firstName: 'Jürgen' })
    expect((await dealer.get(url)).json()).toMatchObject({ firstName: 'Jürgen', hasSingleKeys: false })
    expect((await dealer.post(url, { hasSingleKeys: true })).json()).not.toHaveProperty('hasSingleKeys')
  })

  test('stores the language of the account', async () => {
    const dealer = await aDealer()
    expect((await dealer.get(url)).json()).not.toHaveProperty('langKey')
    expect((await dealer.post(url, { langKey: 'pl' })).json().langKey).toBe('pl')
    expect((await dealer.post(url, { langKey: 'de' })).json()).not.toHaveProperty('langKey')
  })

  test('stores per account whether mails about purchases are sent', async () => {
    const dealer = await aDealer()
    expect((await dealer.post(url, { hasPurchaseMails: false })).json().hasPurchaseMails).toBe(false)
    expect((await dealer.post(url, { hasPurchaseMails: true })).json()).not.toHaveProperty('hasPurchaseMails')
  })

  test.each([
    [{ hasPurchaseMails: 'nein' }, 'hasPurchaseMails'],
    [{ hasSingleKeys: 'ja' }, 'hasSingleKeys'],
    [{ firstName: 'A--B' }, 'firstName'],
    [{ firstName: ['Anna'] }, 'firstName'],
    [{ langKey: 'it' }, 'langKey'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    [{ isAdmin: true }, 'isAdmin'],
  ])('refuses %j at the field', async (body, path) => {
    const reply = await (await aDealer()).post(url, body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe(path)
  })
})

/** An administrator with a confirmed second factor and its recovery codes. */
async function withFactor() {
  const admin = await anAdmin()
  const { secret } = (await admin.post(`${factor}/enrol`)).json()
  const confirmed = await admin.post(`${factor}/confirm`, { code: codeOf(secret) })
  const codes: string[] = confirmed.json().recoveryCodes
  const signIn = (code?: string) =>
    aVisitor().post('/auth/login', { username: admin.account.login, password: testPassword, code })
  return { admin, secret, codes, signIn }
}

describe('Zweiter Faktor', () => {
  test('must be set up before an administrator can do anything', async () => {
    const admin = await anAdmin()
    const refused = await admin.get('/uaa/api/mails')
    expect(refused.statusCode).toBe(403)
    expect(refused.json().type).toBe('second-factor-missing')
    expect((await admin.get(factor)).json()).toEqual({
      state: 'off',
      required: true,
      available: true,
      recoveryCodesLeft: 0,
    })
    const { secret, otpauthUrl } = (await admin.post(`${factor}/enrol`)).json()
    expect(otpauthUrl).toContain('otpauth://totp/')
    expect((await admin.post(`${factor}/confirm`, { code: '000000' })).statusCode).toBe(400)
    expect((await admin.post(`${factor}/confirm`, { code: codeOf(secret) })).json().state).toBe('active')
    expect((await admin.get('/uaa/api/mails')).statusCode).toBe(200)
  })

  test('is requested at the login, only after the right password', async () => {
    const { admin, secret, signIn } = await withFactor()
    passTime({ seconds: 60 })
    const wrong = { username: admin.account.login, password: 'ganz-falsch-1' }
    expect((await aVisitor().post('/auth/login', wrong)).json().type).toBe('bad-credentials')
    expect((await signIn()).json().type).toBe('second-factor-needed')
    expect((await signIn('000000')).json().type).toBe('bad-credentials')
    expect((await signIn(codeOf(secret))).statusCode).toBe(200)
  })

  test('accepts each code once, also when sent four times at once', async () => {
    const { secret, signIn } = await withFactor()
    passTime({ seconds: 60 })
    const code = codeOf(secret)
    const replies = await Promise.all(Array.from({ length: 4 }, () => signIn(code)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await signIn(code)).statusCode).not.toBe(200)
  })

  test('is stored encrypted', async () => {
    const { admin, secret } = await withFactor()
    const { totpSecret } = await api().db.account.findUniqueOrThrow({ where: { id: admin.account.id } })
    expect(totpSecret).not.toContain(secret)
  })

  test('cannot be replaced by enrolling again', async () => {
    const { admin } = await withFactor()
    expect((await admin.post(`${factor}/enrol`)).statusCode).toBe(409)
  })
})

describe('Wiederherstellungscodes', () => {
  const left = async (admin: Awaited<ReturnType<typeof anAdmin>>) =>
    (await admin.get(factor)).json().recoveryCodesLeft

  test('are ten different ones, shown when the second factor is confirmed and never again', async () => {
    const { admin, codes } = await withFactor()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/)
    expect((await admin.get(factor)).json()).toEqual({
      state: 'active',
      required: true,
      available: true,
      recoveryCodesLeft: 10,
    })
    const stored = JSON.stringify(await api().db.recoveryCode.findMany())
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''))
    expect(stored).not.toContain(codes[0])
  })

  test('sign in once each, however they are spelt, also when sent four times at once', async () => {
    const { admin, codes, signIn } = await withFactor()
    const [first = '', second = ''] = codes
    expect((await signIn(first.toUpperCase().replace('-', ''))).statusCode).toBe(200)
    expect((await signIn(first)).statusCode).toBe(401)
    const replies = await Promise.all(Array.from({ length: 4 }, () => signIn(second)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await left(admin)).toBe(8)
  })

  test('of another administrator do not sign in', async () => {
    const [mine, other] = [await withFactor(), await withFactor()]
    expect((await mine.signIn(other.codes[0] ?? '')).statusCode).toBe(401)
    expect(await left(other.admin)).toBe(10)
  })

  test('are replaced with a code, which makes the earlier ones invalid', async () => {
    const { admin, codes, signIn } = await withFactor()
    expect((await admin.post(`${factor}/recovery-codes`, { code: '000000' })).statusCode).toBe(400)
    const renewed = await admin.post(`${factor}/recovery-codes`, { code: codes[0] })
    expect(renewed.json().recoveryCodes).toHaveLength(10)
    expect((await signIn(codes[1] ?? '')).statusCode).toBe(401)
    expect((await signIn(renewed.json().recoveryCodes[0])).statusCode).toBe(200)
    expect(await left(admin)).toBe(9)
  })

  test('remove the second factor of a lost app, and are deleted with it', async () => {
    const { admin, codes } = await withFactor()
    const removed = await admin.post(`${factor}/remove`, { code: codes[0] })
    expect(removed.json()).toMatchObject({ state: 'off', recoveryCodesLeft: 0 })
    expect((await admin.get('/uaa/api/mails')).json().type).toBe('second-factor-missing')
    expect(await api().db.recoveryCode.count({ where: { accountId: admin.account.id } })).toBe(0)
  })
})

describe('Eigene Daten', () => {
  test('are exported without hashes and secrets', async () => {
    const dealer = await aDealer()
    const { email: user_email } = dealer.account
    await dealer.post('/mvp/api/mvp-car-notification', { user_email, maker: 'BMW' })
    const reply = await dealer.get(`${url}/data`)
    expect(reply.json().account).toMatchObject({
      email: user_email,
      dealer: { city: 'Frankfurt am Main' },
      sessions: [{ remembered: false }],
      notifications: [{ criteria: { maker: 'BMW' } }],
    })
    expect(reply.body).not.toMatch(/argon2|[a-z]+Hash|Secret|sha256|salt/)
  })

  test('are exported as a page that escapes everything a person wrote', async () => {
    const dealer = await aDealer()
    await api().db.account.update({
      where: { id: dealer.account.id },
      data: { firstName: '<script>alert(1)</script>' },
    })
    const reply = await dealer.get('/uaa/api/account/data/page')
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['content-disposition']).toContain('meine-daten.html')
    expect(reply.body).toContain(`<dt>E-Mail</dt><dd>${dealer.account.email}</dd>`)
    expect(reply.body).toContain('<h2>Firma des Händlers</h2>')
    expect(reply.body).toContain('&lt;script&gt;')
    expect(reply.body).not.toMatch(/<script|passwordHash|totpSecret|tokenHash/)
    expect((await aVisitor().get('/uaa/api/account/data/page')).statusCode).toBe(401)
  })

  test('are deleted with the right password: account, session, device and company', async () => {
    const dealer = await aDealer()
    const device = { tokenHash: 'eines-geraetes', accountId: dealer.account.id }
    await api().db.knownDevice.create({ data: device })
    expect((await dealer.post(`${url}/erase`, { password: 'ganz-falsch-1' })).statusCode).toBe(400)
    expect((await dealer.post(`${url}/erase`, { password: testPassword })).statusCode).toBe(204)
    expect(await api().db.account.count({ where: { id: dealer.account.id } })).toBe(0)
    expect(await api().db.dealer.count({ where: { accountId: dealer.account.id } })).toBe(0)
    expect(await api().db.knownDevice.count({ where: device })).toBe(0)
    expect((await dealer.get(url)).statusCode).toBe(401)
  })
})
