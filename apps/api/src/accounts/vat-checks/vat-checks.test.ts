import type { Company } from '@portal/contract/accounts/company'
import type { OwnApplication } from '@portal/contract/accounts/documents'
import type { VatId } from '@portal/contract/accounts/vat-checks'
import type { HouseDealer } from '@portal/contract/house/house-dealers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseExpiredData } from '../../house/retention/jobs.ts'
import { aDealer, anAdmin, anApplicant, aPersonOf, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'
import { register } from '../../testing/registrations.ts'
import { evatrConfirms, evatrSays, startVatServices } from '../../testing/vat-services.ts'
import { checkVatIds, vatServiceOf } from './jobs.ts'
import { vatStateOf } from './queries.ts'

useApi({ COMPANY_VAT_ID: 'DE136695976', MAIL_PROVIDER: 'betreiber@autoexpo.example' })

const polish = {
  country: 'PL',
  vat_id: 'PL 123-456-78-90',
  postal_code: '61-001',
  telephone: '+48-601234567',
}
let services: Awaited<ReturnType<typeof startVatServices>>
let admin: Client

beforeAll(async () => {
  services = await startVatServices()
  admin = await anAdmin()
})
afterAll(() => services.stop())
beforeEach(async () => {
  const { db } = api()
  await db.vatId.deleteMany()
  await db.attemptCounter.deleteMany()
  services.received.length = 0
  services.most.clear()
  services.state.answer = () => evatrConfirms
})

/** Does what the worker does every minute. */
function work(service: Parameters<typeof checkVatIds>[0]['service'] = services.evatr) {
  const { db, env, clock } = api()
  return checkVatIds({ db, env, now: clock.now, service })
}

async function aPolishApplicant(changes: object = {}) {
  const { reply, form } = await register({ ...polish, ...changes })
  expect(reply.statusCode, reply.body).toBe(201)
  return { ...form, ...(await api().db.account.findUniqueOrThrow({ where: { email: form.email } })) }
}

async function aPolishDealer(vatId = 'PL1234567890') {
  const dealer = await aDealer()
  const { db, clock } = api()
  const { id } = dealer.account
  await db.dealer.update({ where: { accountId: id }, data: { country: 'PL', postal_code: '61-001' } })
  const now = clock.now()
  await db.vatId.create({
    data: { dealerId: id, vatId, prefix: 'PL', stateAt: now, nextTryAt: now, occasion: 'registration' },
  })
  return dealer
}

const stored = (dealerId: number) => api().db.vatId.findUniqueOrThrow({ where: { dealerId } })
const answers = (dealerId: number) =>
  api().db.vatAnswer.findMany({ where: { dealerId }, orderBy: { id: 'asc' } })
const ofHouse = async ({ account }: Pick<Client, 'account'>) =>
  (await admin.get(`/uaa/api/house-dealers/${account.id}`)).json<HouseDealer>()

describe('A dealer from another EU country', () => {
  test('registers with a VAT id, which a worker has confirmed', async () => {
    const { id, email } = await aPolishApplicant()
    expect(await stored(id)).toMatchObject({ vatId: 'PL1234567890', state: 'checking', tries: 0 })
    const jobs = await api().db.$queryRaw`SELECT FROM pgboss.job WHERE name = 'check-vat-ids'`
    expect(jobs).not.toEqual([])

    await work()
    expect(await stored(id)).toMatchObject({ state: 'confirmed', nextTryAt: null, claimedUntil: null })
    expect(await answers(id)).toMatchObject([
      {
        ...{ vatId: 'PL1234567890', ownVatId: 'DE136695976', service: 'evatr', outcome: 'confirmed' },
        ...{ requestId: 'id-evatr-0000', raw: JSON.stringify(evatrConfirms.body), askedById: id },
        ...{ occasion: 'registration', asked: { company_name: 'Auto & Co. KG', postal_code: '61-001' } },
      },
    ])
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['verify-email'])
  })

  test.each([
    [{ vat_id: null }, 'vat_id', 'USt-IdNr. ist erforderlich'],
    [{ vat_id: 'ATU12345678' }, 'vat_id', 'Polen: PL und 10 Ziffern'],
    [{ vat_id: 'DE136695976' }, 'vat_id', 'Polen: PL und 10 Ziffern'],
    [{ vat_id: '1'.repeat(41) }, 'vat_id', 'Polen: PL und 10 Ziffern'],
    [{ postal_code: '35463' }, 'postal_code', 'Polen: 00-000'],
    [{ country: 'US' }, 'country', ''],
    [{ eori: 'PL12345' }, 'eori', 'außerhalb der EU'],
    [{ country: 'DE', postal_code: '35463' }, 'vat_id', 'Für Deutschland'],
  ])('is refused with %j at the field %s', async (changes, path, message) => {
    const { reply } = await register({ ...polish, ...changes })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual([{ path, message: expect.stringContaining(message) }])
  })

  test('is announced to the operator with country and number', async () => {
    const { visitorAnnounces } = await announced(polish)
    expect(visitorAnnounces).toMatch(/Land:? *Polen/)
    expect(visitorAnnounces).toContain('PL1234567890')
    expect((await announced({})).visitorAnnounces).not.toMatch(/USt-IdNr|Land\b/)
  })

  test('hands in the extract of its register instead of a trade registration', async () => {
    const { db } = api()
    const applicant = await anApplicant()
    await db.dealer.update({ where: { accountId: applicant.account.id }, data: { country: 'PL' } })
    const paper = (documentType: string) => ({
      ...{ accountId: applicant.account.id, name: 'x.pdf', documentType, contentType: 'application/pdf' },
      ...{ bytes: 1, sha256: 'x', storageKey: `${applicant.account.id}${documentType}` },
    })
    const types = ['GEWERBEANMELDUNG', 'PASS_VORDERSEITE', 'PASS_RUECKSEITE']
    await db.dealerDocument.createMany({ data: types.map(paper) })
    const submit = () => applicant.post('/uaa/api/dealer_files/email', { identityConsent: true })
    expect((await submit()).json().type).toContain('documents-missing')
    await db.dealerDocument.create({ data: paper('HANDELSREGISTERAUSZUG') })
    expect((await submit()).statusCode).toBe(200)
    const mail = (await mailsTo('betreiber@autoexpo.example')).at(-1)
    expect(mail?.text).toContain('Registerauszug (KRS oder CEIDG)')
  })
})

async function announced(changes: object) {
  const { aForm, aStranger, registrationUrl } = await import('../../testing/registrations.ts')
  const visitor = aStranger()
  await visitor.post(registrationUrl, aForm(changes))
  await visitor.post('/uaa/api/email', {})
  return { visitorAnnounces: (await mailsTo('betreiber@autoexpo.example')).at(-1)?.text ?? '' }
}

describe('Pending is not invalid', () => {
  test('a service that does not answer is asked again, with growing pauses, until it confirms', async () => {
    const { id } = await aPolishApplicant()
    services.state.answer = () => evatrSays('evatr-0011')
    const pauses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      await work()
      const { state, reason, nextTryAt } = await stored(id)
      expect([state, reason]).toEqual(['pending', 'unavailable'])
      const minutes = Math.round(((nextTryAt?.getTime() ?? 0) - api().clock.now().getTime()) / 60_000)
      pauses.push(minutes)
      passTime({ minutes: minutes - 0.5 })
      const before = services.received.length
      await work()
      expect(services.received).toHaveLength(before)
      passTime({ minutes: 1 })
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720, 720])

    services.state.answer = () => evatrConfirms
    await work()
    expect(await stored(id)).toMatchObject({ state: 'confirmed', nextTryAt: null })
    expect(await answers(id)).toHaveLength(9)
  })

  test.each([
    ['a page instead of JSON', () => ({ body: '<html>' }), 'unavailable'],
    ['a server error', () => ({ status: 503, body: {} }), 'unavailable'],
    [
      'an answer about another country',
      () => evatrSays('evatr-2001', { angefragteUstid: 'ATU12345678' }),
      'unavailable',
    ],
    ['a refusal of the house’s own number', () => evatrSays('evatr-0004'), 'refused'],
  ])('after %s the number is pending, and nobody gets a mail', async (_what, answer, reason) => {
    const dealer = await aPolishDealer()
    services.state.answer = answer
    await work()
    expect(await stored(dealer.account.id)).toMatchObject({ state: 'pending', reason })
    expect(await mailsTo(dealer.account.email)).toEqual([])
  })

  test('without a service nothing is asked, and the number waits until there is one', async () => {
    expect(vatServiceOf(api().env)).toBeNull()
    const dealer = await aPolishDealer()
    await work(null)
    expect(await stored(dealer.account.id)).toMatchObject({ state: 'pending', reason: 'off' })
    await work()
    expect(await stored(dealer.account.id)).toMatchObject({ state: 'confirmed', reason: null })
  })

  test('a confirmed number stays confirmed while a new check brings no answer', async () => {
    const dealer = await aPolishDealer()
    await work()
    services.state.answer = () => evatrSays('evatr-1001')
    await admin.post(`/uaa/api/house-dealers/${dealer.account.id}/vat-check`)
    await work()
    const { vat } = await ofHouse(dealer)
    expect(vat).toMatchObject({ state: 'confirmed', reason: null, isChecking: true })
  })
})

test('the operator’s choice and own VAT id decide which service is asked', () => {
  const { env } = api()
  const chosen = (changes: object) => vatServiceOf({ ...env, ...changes })?.name
  expect(chosen({ VAT_CHECK_SERVICE: 'evatr' })).toBe('evatr')
  expect(chosen({ VAT_CHECK_SERVICE: 'vies' })).toBe('vies')
  expect(chosen({ VAT_CHECK_SERVICE: 'vies', COMPANY_VAT_ID: 'DE000000000' })).toBeUndefined()
  expect(chosen({ DEMO_DATA: true })).toBe('sample')
})

test('one number of each country is asked about at a time, by all workers together', async () => {
  const dealers = await Promise.all(Array.from({ length: 4 }, (_, n) => aPolishDealer(`PL123456780${n}`)))
  const { db } = api()
  const austrians = await Promise.all(Array.from({ length: 2 }, () => aPolishDealer('ATU12345678')))
  for (const { account } of austrians) {
    await db.dealer.update({ where: { accountId: account.id }, data: { country: 'AT' } })
    await db.vatId.update({ where: { dealerId: account.id }, data: { prefix: 'AT' } })
  }
  services.state.answer = () => ({ ...evatrConfirms, delayMs: 50 })
  await Promise.all([work(), work(), work()])
  expect(Object.fromEntries(services.most)).toEqual({ PL: 1, AT: 1 })
  expect(services.received).toHaveLength(6)
  for (const { account } of [...dealers, ...austrians])
    expect((await stored(account.id)).state).toBe('confirmed')
})

test('a claim of a worker that died is free again after two minutes', async () => {
  const dealer = await aPolishDealer()
  const claimedUntil = new Date(api().clock.now().getTime() + 120_000)
  await api().db.vatId.updateMany({ data: { claimedUntil } })
  await work()
  expect(services.received).toEqual([])
  passTime({ minutes: 3 })
  await work()
  expect((await stored(dealer.account.id)).state).toBe('confirmed')
})

describe('An invalid number', () => {
  test('is told to the company, which corrects it and is checked again', async () => {
    const dealer = await aPolishDealer()
    services.state.answer = () => evatrSays('evatr-2001')
    await work()
    expect((await mailsTo(dealer.account.email)).map(({ subject }) => subject)).toEqual([
      'Bitte prüfen Sie Ihre USt-IdNr.',
    ])
    const own = async () => (await dealer.get('/uaa/api/company')).json<Company>()
    expect(await own()).toMatchObject({ country: 'PL', vat: { state: 'invalid', isChecking: false } })

    services.state.answer = () => evatrConfirms
    const reply = await dealer.put('/uaa/api/company/vat-id', { vat_id: '123 456 78 91' })
    expect(reply.json<VatId>()).toMatchObject({ vatId: 'PL1234567891', state: 'checking', isChecking: true })
    await work()
    expect((await own()).vat?.state).toBe('confirmed')
    const audits = await api().db.auditEntry.findMany({ where: { action: 'vat-id-changed' } })
    expect(audits).toMatchObject([{ details: { before: 'PL1234567890', after: 'PL1234567891' } }])
  })

  test('of an applicant is corrected before the activation', async () => {
    const applicant = await anApplicant()
    const { db, clock } = api()
    const { id } = applicant.account
    await db.dealer.update({ where: { accountId: id }, data: { country: 'PL' } })
    const times = { stateAt: clock.now(), nextTryAt: null }
    await db.vatId.create({
      data: {
        dealerId: id,
        vatId: 'PL1234567890',
        prefix: 'PL',
        state: 'invalid',
        ...times,
        occasion: 'registration',
      },
    })
    const reply = await applicant.put('/uaa/api/dealer-application/vat-id', { vat_id: 'PL1234567892' })
    expect(reply.json<VatId>().state).toBe('checking')
    const application = (await applicant.get('/uaa/api/dealer-application')).json<OwnApplication>()
    expect(application).toMatchObject({ country: 'PL', vat: { vatId: 'PL1234567892' } })
  })
})

describe('A change of the number', () => {
  const put = (who: Client, vat_id: string) => who.put('/uaa/api/company/vat-id', { vat_id })

  test('is refused for another form, for Germany and for everybody but owners', async () => {
    const dealer = await aPolishDealer()
    expect((await put(dealer, 'ATU12345678')).json().errors).toEqual([
      { path: 'vat_id', message: expect.stringContaining('Polen: PL und 10 Ziffern') },
    ])
    expect((await put(dealer, ' ')).statusCode).toBe(400)
    expect((await put(await aDealer(), 'DE136695976')).statusCode).toBe(409)
    expect((await put(await aPersonOf('buyer', { company: dealer }), 'PL1234567891')).statusCode).toBe(403)
    expect((await stored(dealer.account.id)).vatId).toBe('PL1234567890')
  })

  test('to an equal number asks nobody', async () => {
    const dealer = await aPolishDealer()
    await work()
    expect((await put(dealer, 'PL 1234567890')).json<VatId>().state).toBe('confirmed')
    expect((await stored(dealer.account.id)).nextTryAt).toBeNull()
  })

  test('while a service is being asked leaves the answer about the old one without effect', async () => {
    const dealer = await aPolishDealer()
    services.state.answer = ({ angefragteUstid }) =>
      angefragteUstid === 'PL1234567890' ? { ...evatrSays('evatr-2001'), delayMs: 200 } : evatrConfirms
    const running = work()
    await expect.poll(() => services.received.length).toBe(1)
    await put(dealer, 'PL1234567891')
    await running
    expect(await stored(dealer.account.id)).toMatchObject({ vatId: 'PL1234567891', state: 'confirmed' })
    expect((await answers(dealer.account.id)).map(({ vatId, outcome }) => [vatId, outcome])).toEqual([
      ['PL1234567890', 'invalid'],
      ['PL1234567891', 'confirmed'],
    ])
    expect(await mailsTo(dealer.account.email)).toEqual([])
  })

  test('is limited to ten an hour', async () => {
    const dealer = await aPolishDealer()
    for (let n = 0; n < 10; n += 1) await put(dealer, `PL123456700${n}`)
    expect((await put(dealer, 'PL1234567011')).statusCode).toBe(429)
  })
})

describe('The house', () => {
  const confirm = (id: number, body: object) =>
    admin.post(`/uaa/api/house-dealers/${id}/vat-confirmation`, body)

  test('is told about a name that differs, and decides by hand', async () => {
    const dealer = await aPolishDealer()
    const { id } = dealer.account
    services.state.answer = () => evatrSays('evatr-0000', { ergFirmenname: 'B' })
    await work()
    expect(await ofHouse(dealer)).toMatchObject({
      vat: { state: 'pending', reason: 'name-differs', isChecking: false },
      vatAnswers: [{ outcome: 'name-differs', service: 'evatr' }],
    })
    const notice = (await mailsTo('betreiber@autoexpo.example')).at(-1)
    expect(notice?.subject).toBe('USt-IdNr. von Hand prüfen: Autohaus Beispiel')
    expect(notice?.text).toContain(`/house/dealers/${id}`)

    expect((await confirm(id, { reason: ' ' })).statusCode).toBe(400)
    expect((await confirm(id, { reason: 'Umfirmierung, Auszug vom 02.11.' })).statusCode).toBe(200)
    expect(await ofHouse(dealer)).toMatchObject({
      vat: { state: 'confirmed', reason: 'by-hand' },
      vatAnswers: [{ service: 'hand', outcome: 'confirmed', ownVatId: null, who: 'Erika Beispiel' }, {}],
    })
    expect((await confirm(id, { reason: 'noch einmal' })).statusCode).toBe(409)
  })

  test('has a number checked again, and nobody else can', async () => {
    const dealer = await aPolishDealer()
    const url = `/uaa/api/house-dealers/${dealer.account.id}/vat-check`
    await work()
    expect((await dealer.post(url)).statusCode).toBe(403)
    expect((await admin.post(url)).json<HouseDealer>().vat).toMatchObject({
      state: 'confirmed',
      isChecking: true,
    })
    await work()
    expect(await answers(dealer.account.id)).toMatchObject([
      { occasion: 'registration', askedById: null },
      { occasion: 'house', askedById: admin.account.id },
    ])
    expect(
      (await admin.post(`/uaa/api/house-dealers/${(await aDealer()).account.id}/vat-check`)).statusCode,
    ).toBe(409)
    expect((await admin.post('/uaa/api/house-dealers/999999/vat-check')).statusCode).toBe(404)
  })

  test('changes the address only within the form of the country', async () => {
    const dealer = await aPolishDealer()
    const change = (postal_code: string) =>
      admin.put(`/uaa/api/house-dealers/${dealer.account.id}/company`, {
        ...{ company_name: 'Autohaus Beispiel', street: 'Musterring', house_number: '12', city: 'Poznań' },
        ...{ telephone: '+48-601234567', partner_number: dealer.partner_number, postal_code },
      })
    expect((await change('60528')).json().errors).toMatchObject([{ path: 'postal_code' }])
    expect((await change('60-528')).statusCode).toBe(200)
  })
})

test('only a company from another country with a confirmed number may buy net', async () => {
  const { db } = api()
  const dealer = await aPolishDealer()
  const number = dealer.partner_number ?? ''
  expect(await vatStateOf(db, number)).toMatchObject({ country: 'PL', mayBuyNet: false })
  await work()
  expect(await vatStateOf(db, number)).toMatchObject({ mayBuyNet: true, vat: { vatId: 'PL1234567890' } })
  const german = await aDealer()
  expect(await vatStateOf(db, german.partner_number ?? '')).toMatchObject({
    country: 'DE',
    vat: null,
    mayBuyNet: false,
  })
  expect(await vatStateOf(db, '0')).toBeNull()
})

describe('The answers are proofs', () => {
  test('and cannot be changed or deleted', async () => {
    const dealer = await aPolishDealer()
    await work()
    const where = { dealerId: dealer.account.id }
    const { db } = api()
    await expect(db.vatAnswer.updateMany({ where, data: { outcome: 'invalid' } })).rejects.toThrow(
      'append-only',
    )
    await expect(db.vatAnswer.deleteMany({ where })).rejects.toThrow('append-only')
  })

  test('they stay when a company that has bought is deleted, for ten years, and go with any other', async () => {
    const { db, clock, files } = api()
    const buyer = await aPolishDealer('PL1111111111')
    const other = await aPolishDealer('PL2222222222')
    await db.purchase.create({
      data: {
        ...{ partner_number: buyer.partner_number ?? '', gwnummer: '480988', maker: 'VW', model: 'Golf' },
        ...{ fin: 'WVWZZZ1', puchasesDate: clock.now() },
      },
    })
    await work()
    await db.account.deleteMany({ where: { id: { in: [buyer.account.id, other.account.id] } } })
    const left = () => db.vatAnswer.findMany({ where: { vatId: { in: ['PL1111111111', 'PL2222222222'] } } })
    expect(await left()).toMatchObject([{ vatId: 'PL1111111111', dealerId: null, askedById: null }])

    const at = new Date(clock.now().getTime() - 3661 * 86_400_000)
    const old = { vatId: 'PL3333333333', service: 'evatr', asked: {}, outcome: 'confirmed', raw: '{}', at }
    await db.vatAnswer.create({ data: { ...old, occasion: 'house' } })
    expect(await eraseExpiredData({ db, disk: files.documents, now: clock.now() })).toMatchObject({
      vatAnswers: 1,
    })
    expect(await left()).toHaveLength(1)
  })

  test('they are part of the data about a person', async () => {
    const dealer = await aPolishDealer()
    await work()
    const data = (await dealer.get('/uaa/api/account/data')).json()
    expect(data.account.dealer).toMatchObject({
      country: 'PL',
      vatId: { vatId: 'PL1234567890', state: 'confirmed' },
      vatAnswers: [{ outcome: 'confirmed', requestId: 'id-evatr-0000' }],
    })
    const page = (await dealer.get('/uaa/api/account/data/page')).body
    for (const label of ['Land', 'USt-IdNr.', 'Antworten zur USt-IdNr.']) expect(page).toContain(`>${label}<`)
  })
})
