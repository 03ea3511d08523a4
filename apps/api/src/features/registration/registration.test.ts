import { wrongCharacters } from '@portal/domain/fields'
import { registrationLabels } from '@portal/domain/registration'
import { describe, expect, test } from 'vitest'
import { aVisitor, mailsTo, testPassword, tokenMailedTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'

useApi({ MAIL_PROVIDER: 'betreiber@autoexpo.example' })

const url = '/uaa/api/registerdealer'
let count = 0

const aForm = (changes: object = {}) => {
  count += 1
  const email = `neu${count}@haendler.example`
  return {
    salutation: 'Frau',
    title: 'Dr.',
    firstName: 'Anna-Lena',
    lastName: 'Müller',
    email,
    telephone: '+49-611123',
    street: 'Str. d. 17. Juni',
    house_number: '12a',
    postal_code: '35463',
    city: 'Bad Homburg',
    company_name: 'Auto & Co. KG',
    already_vendor_box: false,
    partner_number: null,
    login: email,
    password: testPassword,
    pwdagain: testPassword,
    bussines_years: 5,
    avg_sold_cars_per_year: 0,
    comments: '',
    langKey: 'de',
    documentType: '',
    ...changes,
  }
}

/** Each visitor comes from a network of its own: the limits per network have tests of their own. */
function aStranger() {
  count += 1
  const visitor = aVisitor()
  const options = { remoteAddress: `203.0.${count >> 8}.${count & 255}` }
  return {
    ...visitor,
    get: (path: string, query?: Record<string, string>) => visitor.get(path, query, options),
    post: (path: string, payload?: object) => visitor.post(path, payload, options),
  }
}

const register = (changes: object = {}) => {
  const form = aForm(changes)
  return aStranger()
    .post(url, form)
    .then((reply) => ({ reply, form }))
}

async function aPartner(handelTyp = 'HAENDLER') {
  count += 1
  const partner = { number: `70${count}`, email: `partner${count}@haendler.example`, handelTyp }
  await api().db.partner.create({ data: partner })
  return partner
}

describe('Registrierung', () => {
  test('creates an inactive account and mails the verification link', async () => {
    const { reply, form } = await register()
    expect(reply.statusCode).toBe(201)
    const account = await api().db.account.findUniqueOrThrow({
      where: { email: form.email },
      include: { dealer: true },
    })
    expect(account).toMatchObject({
      login: form.email,
      activated: false,
      documentsUploaded: false,
      emailVerifiedAt: null,
      authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'],
    })
    expect(account.dealer).toMatchObject({ company_name: 'Auto & Co. KG', bussines_years: 5, title: 'Dr.' })
    const [mail] = await mailsTo(form.email)
    expect(mail).toMatchObject({ template: 'verify-email', state: 'queued' })
    expect(mail?.text).toContain(`${api().env.PUBLIC_URL}/#/email/verify/`)
  })

  test.each([
    ['firstName', '', 'Vorname ist erforderlich'],
    ['firstName', 'A--B', 'Ungültige(s) Zeichen im Feld Vorname'],
    ['firstName', 'A1', 'Ungültige(s) Zeichen im Feld Vorname'],
    ['lastName', null, 'Nachname ist erforderlich'],
    ['email', 'a@b', 'Ungültige Emailadresse'],
    ['email', 'a@b.museum', 'Ungültige Emailadresse'],
    ['email', ['a@b.de', 'c@d.de'], 'E-Mail ist erforderlich'],
    ['telephone', '0611', 'Ungültige Telefonnummer'],
    ['street', '#1', 'Ungültige(s) Zeichen im Feld Straße'],
    ['house_number', 'a12', 'Ungültige(s) Zeichen im Feld Hausnummer'],
    ['postal_code', '12', 'Ungültige(s) Zeichen im Feld Postleitzahl'],
    ['city', 'X', 'Ungültige(s) Zeichen im Feld Ort'],
    ['company_name', 'A', 'Ungültige(s) Zeichen im Feld Firma'],
    ['bussines_years', '0', wrongCharacters(registrationLabels.bussines_years)],
    ['bussines_years', '05', wrongCharacters(registrationLabels.bussines_years)],
    ['avg_sold_cars_per_year', '-1', wrongCharacters(registrationLabels.avg_sold_cars_per_year)],
    ['avg_sold_cars_per_year', '1.5', wrongCharacters(registrationLabels.avg_sold_cars_per_year)],
    ['password', 'Kurz-1', 'Das Passwort muss zwischen 10 und 64 Zeichen lang sein.'],
    ['pwdagain', 'Anders-2026!', 'Die eingegebenen Passwörter stimmen nicht überein.'],
    ['login', 'wer@anders.example', 'Der Benutzername ist Ihre E-Mail-Adresse.'],
    ['authorities', ['ROLE_AE_ADMIN'], 'Dieses Feld ist nicht bekannt.'],
    ['activated', true, 'Dieses Feld ist nicht bekannt.'],
  ])('refuses %s = %j with its message', async (path, value, message) => {
    const { reply, form } = await register({ [path]: value })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toContainEqual({ path, message })
    expect(await api().db.account.count({ where: { login: String(form.login) } })).toBe(0)
  })

  test('refuses a common password that satisfies the rule, and one made of the own name', async () => {
    for (const password of ['Passwort123!', 'Mueller2026!!']) {
      const { reply } = await register({ password, pwdagain: password, lastName: 'Mueller' })
      expect(reply.json().errors).toEqual([
        {
          path: 'password',
          message: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
        },
      ])
    }
  })

  test('stores the comments as plain text, decoded exactly once', async () => {
    const { form } = await register({ comments: '&lt;b&gt;Tag&lt;/b&gt; &amp;amp;' })
    const { dealer } = await api().db.account.findUniqueOrThrow({
      where: { email: form.email },
      include: { dealer: true },
    })
    expect(dealer?.comments).toBe('<b>Tag</b> &amp;')
  })

  test('of a known address leaves the pending account as it is and tells the owner once a day', async () => {
    const { form } = await register()
    const before = await api().db.account.findUniqueOrThrow({ where: { email: form.email } })
    for (let n = 0; n < 2; n += 1) {
      const { reply } = await register({
        email: form.email.toUpperCase(),
        login: form.email,
        firstName: 'Fremder',
      })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().type).toBe('email-already-used')
    }
    const after = await api().db.account.findUniqueOrThrow({ where: { email: form.email } })
    expect({ ...after, lastNoticeAt: null }).toEqual(before)
    expect((await mailsTo(form.email)).map(({ template }) => template)).toEqual([
      'verify-email',
      'already-registered',
    ])
  })

  test('at the same time creates one account', async () => {
    const form = aForm()
    const replies = await Promise.all(Array.from({ length: 4 }, () => aStranger().post(url, form)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400, 400])
    expect(await api().db.account.count({ where: { email: form.email } })).toBe(1)
  })

  test('is limited to five an hour for one network', async () => {
    const visitor = aStranger()
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await visitor.post(url, aForm())).statusCode)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('Registrierung mit Partnernummer', () => {
  test('starts with the documents settled and waits for the operator', async () => {
    const partner = await aPartner()
    const { reply, form } = await register({
      already_vendor_box: true,
      partner_number: partner.number,
      email: partner.email,
      login: partner.email,
    })
    expect(reply.statusCode).toBe(201)
    const account = await api().db.account.findUniqueOrThrow({
      where: { email: form.email },
      include: { dealer: true },
    })
    expect(account.documentsUploaded).toBe(true)
    expect(account.dealer).toMatchObject({ registeredWithPartnerNumber: true, reviewState: 'submitted' })
    expect((await mailsTo(form.email)).map(({ template }) => template)).toEqual(['verify-email'])
  })

  test('needs a number the operator knows for this address', async () => {
    const partner = await aPartner()
    for (const partner_number of ['999999', partner.number]) {
      const { reply, form } = await register({ already_vendor_box: true, partner_number })
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({
        type: 'partnernumber-unknown',
        title: 'Die Kundennummer ist nicht bekannt. Bitte mit Dokumenten registrieren!',
      })
      expect(await api().db.account.count({ where: { email: form.email } })).toBe(0)
    }
  })

  test('is refused to a private person', async () => {
    const partner = await aPartner('PRIVAT')
    const { reply } = await register({
      already_vendor_box: true,
      partner_number: partner.number,
      email: partner.email,
      login: partner.email,
    })
    expect(reply.json().title).toBe('Die Registrierung als Privatperson ist leider nicht möglich.')
  })

  test('without the number is refused at the field', async () => {
    const { reply } = await register({ already_vendor_box: true })
    expect(reply.json().errors).toEqual([
      { path: 'partner_number', message: 'Partnernummer ist erforderlich' },
    ])
  })

  test('is checked with number and address together, ten times an hour', async () => {
    const partner = await aPartner('PRIVAT')
    const visitor = aStranger()
    const ask = (email: string) =>
      visitor.get('/uaa/api/partner-number-stock', { partner_number: partner.number, email })
    expect((await ask(partner.email)).json()).toEqual({ handelTyp: 'PRIVAT' })
    expect((await ask('fremd@haendler.example')).statusCode).toBe(404)
    for (let n = 0; n < 8; n += 1) await ask('fremd@haendler.example')
    expect((await ask(partner.email)).statusCode).toBe(429)
  })

  test('is announced to the operator once, by the browser that registered, whatever the body says', async () => {
    const partner = await aPartner()
    const visitor = aStranger()
    const form = aForm({
      already_vendor_box: true,
      partner_number: partner.number,
      email: partner.email,
      login: partner.email,
    })
    await visitor.post(url, form)
    const body = { to: 'opfer@fremd.example', email: 'opfer@fremd.example', subject: 'Werbung' }
    for (let n = 0; n < 2; n += 1) expect((await visitor.post('/uaa/api/email', body)).statusCode).toBe(200)
    expect((await aStranger().post('/uaa/api/email', body)).statusCode).toBe(200)
    const mails = await mailsTo('betreiber@autoexpo.example')
    expect(mails.filter(({ text }) => text.includes(partner.number))).toHaveLength(1)
    expect(await mailsTo('opfer@fremd.example')).toEqual([])
  })
})

describe('E-Mail-Bestätigung', () => {
  const verify = (token: string) => aStranger().get(`/uaa/api/email/verify/${token}`)

  test('is VALID once and ACCOUNT_ALREADY_VERIFIED from then on', async () => {
    const { form } = await register()
    const token = await tokenMailedTo(form.email)
    expect((await verify(token)).json()).toEqual({ status: 'VALID', partnernumberExistent: false })
    expect((await verify(token)).json()).toEqual({
      status: 'ACCOUNT_ALREADY_VERIFIED',
      partnernumberExistent: false,
    })
  })

  test('of 20 calls at once exactly one is VALID', async () => {
    const { form } = await register()
    const token = await tokenMailedTo(form.email)
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
    expect(replies.filter((reply) => reply.json().status === 'VALID')).toHaveLength(1)
  })

  test.each([
    ['/uaa/api/email/verify', 'NO_TOKEN_PROVIDED'],
    ['/uaa/api/email/verify/', 'NO_TOKEN_PROVIDED'],
    ['/uaa/api/email/verify/kaputt', 'TOKEN_INVALID'],
    ['/uaa/api/email/verify/%00', 'TOKEN_INVALID'],
    [`/uaa/api/email/verify/${'A'.repeat(43)}`, 'VERIFICATION_TOKEN_NOT_FOUND'],
  ])('of %s answers %s', async (path, status) => {
    expect((await aStranger().get(path)).json()).toEqual({ status, partnernumberExistent: false })
  })

  test('ends after 48 hours; the right password brings a new link', async () => {
    const { form } = await register()
    const token = await tokenMailedTo(form.email)
    passTime({ hours: 49 })
    expect((await verify(token)).json().status).toBe('TOKEN_INVALID')
    const login = await aStranger().post('/auth/login', { username: form.email, password: testPassword })
    expect(login.statusCode).toBe(401)
    const renewed = await tokenMailedTo(form.email)
    expect(renewed).not.toBe(token)
    expect((await verify(renewed)).json().status).toBe('VALID')
  })

  test('opens the login to the applicant', async () => {
    const { form } = await register()
    const login = () => aStranger().post('/auth/login', { username: form.email, password: testPassword })
    expect((await login()).statusCode).toBe(401)
    await verify(await tokenMailedTo(form.email))
    expect((await login()).statusCode).toBe(200)
  })
})

test('no link token can be read from a copy of the database', async () => {
  const { form } = await register()
  const token = await tokenMailedTo(form.email)
  const { db } = api()
  const dump = JSON.stringify([
    await db.accountToken.findMany(),
    await db.mail.findMany(),
    await db.auditEntry.findMany(),
  ])
  expect(dump).not.toContain(token)
})
