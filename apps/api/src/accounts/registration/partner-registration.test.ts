import { describe, expect, test } from 'vitest'
import { mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aForm, aStranger, register, registrationUrl } from '../../testing/registrations.ts'

useApi({ MAIL_PROVIDER: 'betreiber@autoexpo.example' })

let partners = 0

async function aPartner(handelTyp = 'HAENDLER') {
  partners += 1
  const partner = { number: `70${partners}`, email: `partner${partners}@haendler.example`, handelTyp }
  await api().db.partner.create({ data: partner })
  return partner
}

describe('Registrierung mit Partnernummer', () => {
  test('needs no documents and waits for the operator', async () => {
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

  test('needs a number that the operator has on file for the address', async () => {
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

  test('is announced to the operator once, only by the browser that registered, whatever the body contains', async () => {
    const partner = await aPartner()
    const visitor = aStranger()
    const form = aForm({
      already_vendor_box: true,
      partner_number: partner.number,
      email: partner.email,
      login: partner.email,
    })
    await visitor.post(registrationUrl, form)
    const body = { to: 'opfer@fremd.example', email: 'opfer@fremd.example', subject: 'Werbung' }
    for (let n = 0; n < 2; n += 1) expect((await visitor.post('/uaa/api/email', body)).statusCode).toBe(200)
    expect((await aStranger().post('/uaa/api/email', body)).statusCode).toBe(200)
    const mails = await mailsTo('betreiber@autoexpo.example')
    expect(mails.filter(({ text }) => text.includes(partner.number))).toHaveLength(1)
    expect(await mailsTo('opfer@fremd.example')).toEqual([])
  })

  test('is not mentioned in the operator’s mail about a registration without a number', async () => {
    const visitor = aStranger()
    const form = aForm({})
    await visitor.post(registrationUrl, form)
    await visitor.post('/uaa/api/email', {})

    const mail = (await mailsTo('betreiber@autoexpo.example')).findLast(({ text }) =>
      text.includes(form.email),
    )
    expect(mail?.subject).toBe('Neue Registrierung')
    expect(mail?.text).not.toContain('Partnernummer: -')
    expect(mail?.text).toContain('ohne Partnernummer')
  })
})
