import { describe, expect, test } from 'vitest'
import { aForeignDealer } from '../../testing/abroad.ts'
import { aDealer, anAdmin, anApplicant, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aForm, aStranger, register, registrationUrl } from '../../testing/registrations.ts'

useApi()

const swiss = {
  country: 'CH',
  postal_code: '8001',
  city: 'Zürich',
  telephone: '+41-441234567',
  register_number: 'CHE-123.456.789',
  eori: 'che 123456789',
}
const british = { country: 'GB', postal_code: 'SW1A 1AA', city: 'London', telephone: '+44-2071234567' }
const companyOf = (email: string) =>
  api().db.dealer.findFirstOrThrow({ where: { account: { email } }, include: { vatId: true } })

describe('A company outside the Union', () => {
  test('registers without a VAT id, with the numbers of register and customs', async () => {
    const { reply, form } = await register(swiss)
    expect(reply.statusCode).toBe(201)
    expect(await companyOf(form.email)).toMatchObject({
      ...{ country: 'CH', register_number: 'CHE-123.456.789', eori: 'CHE123456789', vatId: null },
    })
  })

  test('may leave both numbers out', async () => {
    const { reply, form } = await register(british)
    expect(reply.statusCode).toBe(201)
    expect(await companyOf(form.email)).toMatchObject({ country: 'GB', register_number: null, eori: null })
  })

  test.each([
    [{ vat_id: 'CHE123456789' }, 'vat_id', 'keine USt-IdNr.'],
    [{ postal_code: '80001' }, 'postal_code', 'Schweiz: 0000'],
    [{ register_number: '<b>' }, 'register_number', 'Registernummer: „<“'],
    [{ eori: '123' }, 'eori', 'GB123456789000'],
    [{ country: 'US' }, 'country', ''],
  ])('is refused with %j at the field %s', async (changes, path, message) => {
    const { reply } = await register({ ...swiss, ...changes })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual([{ path, message: expect.stringContaining(message) }])
  })

  test('sees net prices as soon as it is activated, and its own numbers', async () => {
    const dealer = await aDealer()
    const { id } = dealer.account
    await api().db.dealer.update({ where: { accountId: id }, data: { country: 'RS', register_number: '07' } })
    expect((await dealer.get('/uaa/api/account')).json()).toMatchObject({ buysNet: true })
    expect((await dealer.get('/uaa/api/company')).json()).toMatchObject({
      ...{ country: 'RS', register_number: '07', eori: null, vat: null },
    })
    const change = await dealer.put('/uaa/api/company/vat-id', { vat_id: 'PL1234567890' })
    expect([change.statusCode, change.json().title]).toEqual([
      409,
      expect.stringContaining('außerhalb der EU'),
    ])
    const admin = await anAdmin()
    expect((await admin.get(`/uaa/api/house-dealers/${id}`)).json()).toMatchObject({ register_number: '07' })
  })
})

describe('The numbers of a company outside the Union', () => {
  const own = '/uaa/api/company/numbers'
  async function aSwissDealer() {
    const dealer = await aDealer()
    const { id } = dealer.account
    await api().db.dealer.update({ where: { accountId: id }, data: { country: 'CH', register_number: '07' } })
    return { dealer, id }
  }
  const companyView = async (client: Client) => (await client.get('/uaa/api/company')).json()

  test('are changed by an owner, wait for the house, and count meanwhile', async () => {
    const { dealer, id } = await aSwissDealer()
    const change = await dealer.put(own, { register_number: 'CHE-123.456.789', eori: 'che 123456789' })
    expect(change.statusCode).toBe(204)
    const changed = {
      ...{ register_number: 'CHE-123.456.789', eori: 'CHE123456789' },
      numbersChangedAt: expect.stringMatching(/^\d{4}-/),
    }
    expect(await companyView(dealer)).toMatchObject(changed)
    expect((await dealer.get('/uaa/api/account')).json()).toMatchObject({ buysNet: true })
    const mail = (await mailsTo(api().env.MAIL_PROVIDER)).at(-1)
    expect(mail?.text).toContain('CHE-123.456.789 (bisher 07)')
    expect(mail?.text).toContain('CHE123456789 (bisher keine)')
    expect(mail?.text).toContain(`/house/dealers/${id}`)

    const admin = await anAdmin()
    expect((await admin.get(`/uaa/api/house-dealers/${id}`)).json()).toMatchObject(changed)
    const confirmation = await admin.post(`/uaa/api/house-dealers/${id}/numbers-confirmation`)
    expect(confirmation.json()).toMatchObject({ ...changed, numbersChangedAt: null })
    expect((await admin.post(`/uaa/api/house-dealers/${id}/numbers-confirmation`)).statusCode).toBe(409)
    const entries = await api().db.auditEntry.findMany({
      where: { subject: `account:${id}`, action: { startsWith: 'company-numbers' } },
      orderBy: { id: 'asc' },
    })
    expect(entries).toMatchObject([
      {
        ...{ action: 'company-numbers-changed', actorId: id },
        details: { before: { register_number: '07', eori: null }, after: { eori: 'CHE123456789' } },
      },
      { action: 'company-numbers-confirmed', actorId: admin.account.id },
    ])
  })

  test('ask nobody when they stay the same, and can be removed', async () => {
    const { dealer } = await aSwissDealer()
    const mails = (await mailsTo(api().env.MAIL_PROVIDER)).length
    await dealer.put(own, { register_number: '07', eori: '' })
    expect(await companyView(dealer)).toMatchObject({ register_number: '07', numbersChangedAt: null })
    expect(await mailsTo(api().env.MAIL_PROVIDER)).toHaveLength(mails)
    await dealer.put(own, { register_number: '', eori: null })
    expect(await companyView(dealer)).toMatchObject({ register_number: null, eori: null })
  })

  test.each([
    [{ register_number: '<b>' }, 'register_number'],
    [{ eori: '123' }, 'eori'],
    [{ eori: 'CH'.padEnd(30, '1') }, 'eori'],
  ])('are refused as %j, and nothing changes', async (body, path) => {
    const { dealer } = await aSwissDealer()
    const reply = await dealer.put(own, body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toMatchObject([{ path }])
    expect(await companyView(dealer)).toMatchObject({ register_number: '07', numbersChangedAt: null })
  })

  test('are not those of a company from Germany', async () => {
    const dealer = await aDealer()
    const reply = await dealer.put(own, { register_number: 'HRB 1' })
    expect([reply.statusCode, reply.json().title]).toEqual([
      409,
      'Diese Nummern geben nur Betriebe außerhalb Deutschlands an.',
    ])
  })

  test('are that of the register alone for a company of the Union', async () => {
    const dealer = await aForeignDealer()
    expect((await dealer.put(own, { register_number: '0000123456' })).statusCode).toBe(204)
    const reply = await dealer.put(own, { register_number: '07', eori: 'PL1234' })
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      [{ path: 'eori', message: 'Dieses Feld ist nur für Betriebe außerhalb der EU.' }],
    ])
    expect(await companyView(dealer)).toMatchObject({ register_number: '0000123456', eori: null })
  })

  test('are changed by an applicant without a word to the house, which compares them when it decides', async () => {
    const applicant = await anApplicant()
    const { id } = applicant.account
    await api().db.dealer.update({ where: { accountId: id }, data: { country: 'RS' } })
    const mails = (await mailsTo(api().env.MAIL_PROVIDER)).length
    const reply = await applicant.put('/uaa/api/dealer-application/numbers', { register_number: '0815' })
    expect(reply.statusCode).toBe(204)
    expect((await applicant.get('/uaa/api/dealer-application')).json()).toMatchObject({
      register_number: '0815',
      numbersChangedAt: null,
    })
    expect(await mailsTo(api().env.MAIL_PROVIDER)).toHaveLength(mails)
  })
})

test('A company from Germany gives no numbers of register and customs, one from Poland none of customs', async () => {
  const pathsOf = async (form: object) => {
    const { reply } = await register({ eori: 'PL1234', register_number: '0000123456', ...form })
    expect(reply.statusCode).toBe(400)
    return reply.json().errors.map(({ path }: { path: string }) => path)
  }
  expect(await pathsOf({ country: 'DE' })).toEqual(expect.arrayContaining(['eori', 'register_number']))
  const poland = { country: 'PL', postal_code: '00-001', vat_id: 'PL1234567890' }
  expect(await pathsOf(poland)).toEqual(['eori'])
})

test('A company from Poland registers with the number of its register', async () => {
  const { reply, form } = await register({
    ...{ country: 'PL', postal_code: '00-001', vat_id: 'PL1234567890', register_number: '0000123456' },
  })
  expect(reply.statusCode).toBe(201)
  expect(await companyOf(form.email)).toMatchObject({ country: 'PL', register_number: '0000123456' })
})

test('The operator is told country and numbers of a company outside the Union', async () => {
  const visitor = aStranger()
  await visitor.post(registrationUrl, aForm(swiss))
  await visitor.post('/uaa/api/email', {})
  const mail = (await mailsTo(api().env.MAIL_PROVIDER)).at(-1)
  for (const text of ['Schweiz', 'CHE-123.456.789', 'CHE123456789']) expect(mail?.text).toContain(text)
  expect(mail?.text).not.toContain('USt-IdNr')
})
