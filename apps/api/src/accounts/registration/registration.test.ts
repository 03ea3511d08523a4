import { registrationLabels } from '@portal/domain/accounts/registration-labels'
import { wrongCharacters } from '@portal/domain/values/fields'
import { describe, expect, test } from 'vitest'
import { mailsTo, tokenMailedTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aForm, aStranger, register, registrationUrl } from '../../testing/registrations.ts'

useApi()

const anUmlaut = { email: 'info@müller.example', login: 'info@müller.example' }

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
    ['firstName', 'A1', 'Ungültige(s) Zeichen im Feld Vorname: „1“'],
    ['lastName', null, 'Nachname ist erforderlich'],
    ['email', 'a@b', 'Ungültige Emailadresse'],
    ['email', 'müller@web.de', 'Ungültige Emailadresse: „ü“'],
    ['email', ['a@b.de', 'c@d.de'], 'E-Mail ist erforderlich'],
    ['telephone', '0611', 'Ungültige Telefonnummer. Beispiel: 0170 1234567 oder +49 170 1234567'],
    ['street', '#1', 'Ungültige(s) Zeichen im Feld Straße: „#“'],
    ['house_number', 'a12', 'Ungültige(s) Zeichen im Feld Hausnummer'],
    ['postal_code', '12', 'Ungültige(s) Zeichen im Feld Postleitzahl'],
    ['city', 'X', 'Ungültige(s) Zeichen im Feld Ort'],
    ['company_name', 'A', 'Ungültige(s) Zeichen im Feld Firma'],
    ['bussines_years', '0', wrongCharacters(registrationLabels.bussines_years)],
    ['bussines_years', '05', wrongCharacters(registrationLabels.bussines_years)],
    ['avg_sold_cars_per_year', '-1', `${wrongCharacters(registrationLabels.avg_sold_cars_per_year)}: „-“`],
    ['avg_sold_cars_per_year', '1.5', `${wrongCharacters(registrationLabels.avg_sold_cars_per_year)}: „.“`],
    ['password', '', 'Passwort ist erforderlich'],
    ['pwdagain', '', 'Passwort wiederholen ist erforderlich'],
    ['password', 'Kurz-1', 'Das Passwort muss zwischen 10 und 64 Zeichen lang sein.'],
    ['pwdagain', 'Anders-2026!', 'Die eingegebenen Passwörter stimmen nicht überein.'],
    ['salutation', 'Graf', 'Diese Auswahl gibt es nicht.'],
    ['comments', 5, 'Diese Angabe hat nicht die erwartete Form.'],
    ['login', 'wer@anders.example', 'Der Benutzername ist Ihre E-Mail-Adresse.'],
    ['authorities', ['ROLE_AE_ADMIN'], 'Dieses Feld ist nicht bekannt.'],
    ['activated', true, 'Dieses Feld ist nicht bekannt.'],
  ])('refuses %s = %j with its message', async (path, value, message) => {
    const { reply, form } = await register({ [path]: value })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toContainEqual({ path, message })
    expect(await api().db.account.count({ where: { login: String(form.login) } })).toBe(0)
  })

  test('refuses a common password that satisfies the rule, and one made of the applicant’s name', async () => {
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

  test('stores the phone number in one form and an international address as typed', async () => {
    const { reply, form } = await register({ telephone: '0170/123 45 67', house_number: '12 a', ...anUmlaut })
    expect(reply.statusCode).toBe(201)
    const { dealer, login } = await api().db.account.findUniqueOrThrow({
      where: { email: form.email },
      include: { dealer: true },
    })
    expect(login).toBe('info@müller.example')
    expect(dealer).toMatchObject({ telephone: '+49-1701234567', house_number: '12 a' })
    await aStranger().get(`/uaa/api/email/verify/${await tokenMailedTo(form.email)}`)
    const asPunycode = { username: 'Info@xn--mller-kva.example', password: form.password }
    expect((await aStranger().post('/auth/login', asPunycode)).statusCode).toBe(200)
  })

  test('with a known address does not change the pending account and mails the owner once a day', async () => {
    const { form } = await register()
    await aStranger().get(`/uaa/api/email/verify/${await tokenMailedTo(form.email)}`)
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

  test('with an address that is the login of another account is refused, and nobody is mailed', async () => {
    const { form } = await register()
    const moved = `neu-${form.email}`
    const known = await mailsTo(form.email)
    await api().db.account.update({ where: { email: form.email }, data: { email: moved } })
    const { reply } = await register({ email: form.email, login: form.email })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().type).toBe('login-already-used')
    expect(await api().db.account.count({ where: { login: form.email } })).toBe(1)
    expect([await mailsTo(form.email), await mailsTo(moved)]).toEqual([known, []])
  })

  test('with an address that is not verified yet says so and mails a new link', async () => {
    const { form } = await register()
    const before = await api().db.account.findUniqueOrThrow({ where: { email: form.email } })
    const { reply } = await register({ email: form.email, login: form.email, firstName: 'Fremder' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      type: 'email-unverified',
      title:
        'Diese E-Mail-Adresse ist bereits registriert, aber noch nicht bestätigt. Bitte öffnen Sie den Link in unserer Mail.',
    })
    expect(await api().db.account.findUniqueOrThrow({ where: { email: form.email } })).toEqual(before)
    expect((await mailsTo(form.email)).map(({ template }) => template)).toEqual([
      'verify-email',
      'verify-email',
    ])
  })

  test('in parallel creates one account', async () => {
    const form = aForm()
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => aStranger().post(registrationUrl, form)),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400, 400])
    expect(await api().db.account.count({ where: { email: form.email } })).toBe(1)
  })

  test('is limited to five an hour for one network', async () => {
    const visitor = aStranger()
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await visitor.post(registrationUrl, aForm())).statusCode)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})
