import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../api.ts'
import { maskTelephone } from '../../telephone-input.ts'
import { emptyRegistration, partnerProblem, registrationProblem } from './facts.ts'
import { RegistrationFields, registrationBody } from './form.ts'

const filled = {
  ...emptyRegistration,
  salutation: 'Frau',
  firstName: 'Katrin',
  lastName: 'Vogel',
  email: 'K.Vogel@Autohaus.example.de',
  telephone: '+49-6990009345',
  company_name: 'Autohaus Vogel GmbH',
  street: 'Hanauer Landstraße',
  house_number: '214a',
  postal_code: '60314',
  city: 'Frankfurt am Main',
  bussines_years: '12',
  avg_sold_cars_per_year: '180',
  password: 'Sommer-2026-Rad',
  pwdagain: 'Sommer-2026-Rad',
}
const problem = (type: string) => new ApiProblem({ type, status: 400, title: 'vom Server' })

describe('Body der Registrierung', () => {
  test.each([
    ['filled in', { title: 'Dr.', comments: 'x', already_vendor_box: true, partner_number: '4711' }],
    ['left empty where it may be', { salutation: '' }],
  ])('has the keys of the specification when %s', (_how, changes) => {
    const body = registrationBody(RegistrationFields.parse({ ...filled, ...changes }))
    expect(Object.keys(JSON.parse(JSON.stringify(body))).toSorted()).toEqual(
      [
        'salutation',
        'title',
        'firstName',
        'lastName',
        'email',
        'telephone',
        'street',
        'house_number',
        'postal_code',
        'city',
        'company_name',
        'already_vendor_box',
        'partner_number',
        'login',
        'password',
        'pwdagain',
        'bussines_years',
        'avg_sold_cars_per_year',
        'comments',
        'langKey',
        'documentType',
      ].toSorted(),
    )
  })

  test('uses the e-mail as login and German as language', () => {
    const body = registrationBody(RegistrationFields.parse(filled))
    expect(body).toMatchObject({
      login: body.email,
      langKey: 'de',
      bussines_years: 12,
      avg_sold_cars_per_year: 180,
    })
  })

  test.each([
    ['<b>', '&lt;b&gt;'],
    ['Müller & Sohn', 'Müller &amp; Sohn'],
    ['&lt;', '&amp;lt;'],
  ])('escapes the comment %s once', (comments, escaped) => {
    expect(registrationBody(RegistrationFields.parse({ ...filled, comments })).comments).toBe(escaped)
  })

  test('of a company from another country has its country and VAT id too', () => {
    const polish = { ...filled, country: 'PL' as const, vat_id: 'PL 1234567890', postal_code: '61-001' }
    expect(registrationBody(RegistrationFields.parse(polish))).toMatchObject({
      country: 'PL',
      vat_id: 'PL 1234567890',
    })
    const back = RegistrationFields.parse({ ...polish, country: 'DE', postal_code: '60314' })
    expect(back).not.toMatchObject({ vat_id: expect.anything() })
  })

  test.each([
    [{ vat_id: '' }, ['vat_id']],
    [{ vat_id: 'DE123456789' }, ['vat_id']],
    [{ postal_code: '60314' }, ['postal_code']],
  ])('is refused for Poland with %j', (changes, paths) => {
    const polish = {
      ...filled,
      country: 'PL' as const,
      vat_id: '1234567890',
      postal_code: '61-001',
      ...changes,
    }
    const { error } = RegistrationFields.safeParse(polish)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(paths)
  })

  test('omits a partner number when the box is unticked again', () => {
    const form = { ...filled, already_vendor_box: false, partner_number: 'unsinn' }
    expect(RegistrationFields.parse(form).partner_number).toBeUndefined()
  })
})

describe('Telefonnummer', () => {
  test.each([
    ['', ''],
    ['+', '+'],
    ['+49', '+49'],
    ['+49-', '+49-'],
    ['+496', '+49-6'],
    ['+49 69 / 9000', '+49-699000'],
    ['0611', '0611'],
  ])('%s reads %s while it is typed', (typed, masked) => {
    expect(maskTelephone(typed)).toBe(masked)
  })
})

describe('Antworten der Registrierung', () => {
  const contact = 'haendler@autoexpo.example'

  test('refuse private persons and unknown partner numbers', () => {
    expect(partnerProblem({ handelTyp: 'HAENDLER' }, contact)).toBeNull()
    expect(partnerProblem({ handelTyp: 'PRIVAT' }, contact)).toBe(
      'Die Registrierung als Privatperson ist leider nicht möglich.',
    )
    expect(partnerProblem(problem('partnernumber-unknown'), contact)).toBe(
      'Die Kundennummer ist nicht bekannt. Bitte mit Dokumenten registrieren!',
    )
    expect(partnerProblem(problem('internal'), contact)).toContain(contact)
  })

  test('name the support for a known address and ask to try again otherwise', () => {
    expect(registrationProblem(problem('email-already-used'), 'it@autoexpo.example')).toContain(
      'it@autoexpo.example',
    )
    expect(registrationProblem(problem('internal'), 'it@autoexpo.example')).toBe(
      'Error bei der Registrierung. Versuchen sie nochmal',
    )
  })
})
