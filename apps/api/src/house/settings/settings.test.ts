import { settingKeys } from '@portal/domain/house/settings/settings'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readEnv } from '../../env.ts'
import { followSettings } from '../../plugins/settings.ts'
import { aBackofficeUser, aDealer, anAdmin, aVisitor, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'

useApi({ CONTACT_FAX: '+49 30 12345', LINK_NEWS: 'https://haus.example/neu', SETTINGS_PINNED: 'LINK_NEWS' })

const url = '/uaa/api/settings'
type Change = { key: string; value: string | null; revision: number }
type Client = Awaited<ReturnType<typeof anAdmin>>

const change = (client: Client, ...changes: Change[]) => client.put(url, { changes })
const set = (client: Client, key: string, value: string | null, revision = 0) =>
  change(client, { key, value, revision })
const settingOf = async (client: Client, key: string) =>
  (await client.get(url)).json().find((setting: { key: string }) => setting.key === key)
const shownToAll = async () => (await aVisitor().get('/mvp/api/portal-settings')).json()

afterEach(async () => {
  await api().db.settingChange.deleteMany()
  await api().settings.refresh()
})

describe('Einstellungen', () => {
  test('have the values of the environment until others are saved, and return to them', async () => {
    const admin = await anAdmin()
    expect((await admin.get(url)).json()).toHaveLength(settingKeys.length)
    const value = '+49 30 12345'
    const initial = { key: 'CONTACT_FAX', value, standard: value, isPinned: false, revision: 0 }
    expect(await settingOf(admin, 'CONTACT_FAX')).toEqual(initial)
    expect((await set(admin, 'CONTACT_FAX', '  +49 40 77123 ')).statusCode).toBe(200)
    expect(await settingOf(admin, 'CONTACT_FAX')).toMatchObject({ value: '+49 40 77123', revision: 1 })
    expect((await shownToAll()).contact.fax).toBe('+49 40 77123')
    await set(admin, 'CONTACT_FAX', null, 1)
    expect((await shownToAll()).contact.fax).toBe('+49 30 12345')
  })

  test('keep who changed what and when, in their history and in the audit trail', async () => {
    const admin = await anAdmin()
    await set(admin, 'FINANCE_RATE', '6,5')
    passTime({ minutes: 1 })
    await set(admin, 'FINANCE_RATE', '6.75', 1)
    const reply = await admin.get(`${url}/changes`)
    expect(reply.headers['x-total-count']).toBe('2')
    const by = expect.any(String)
    expect(reply.json()).toMatchObject([
      { key: 'FINANCE_RATE', revision: 2, before: '6.5', after: '6.75', by, isLatest: true },
      { key: 'FINANCE_RATE', revision: 1, before: '7.99', after: '6.5', by, isLatest: false },
    ])
    const entry = await api().db.auditEntry.findFirst({
      where: { subject: 'setting:FINANCE_RATE' },
      orderBy: { id: 'desc' },
    })
    expect(entry).toMatchObject({ actorId: admin.account.id, details: { before: '6.5', after: '6.75' } })
  })

  test('are undone step by step, and saving the same value again adds no step', async () => {
    const admin = await anAdmin()
    await set(admin, 'HOURS_SALES', 'Mo–Fr 10:00–16:00')
    await set(admin, 'HOURS_SALES', 'Mo–Fr 10:00–16:00', 1)
    await set(admin, 'HOURS_SALES', 'Mo–Sa 10:00–16:00', 1)
    await admin.post(`${url}/undo`, { key: 'HOURS_SALES', revision: 2 })
    expect(await settingOf(admin, 'HOURS_SALES')).toMatchObject({ value: 'Mo–Fr 10:00–16:00', revision: 3 })
    const outdated = await admin.post(`${url}/undo`, { key: 'HOURS_SALES', revision: 2 })
    expect(outdated.json()).toMatchObject({ status: 409, type: 'setting-changed' })
    expect((await admin.post(`${url}/undo`, { key: 'HOURS_NOTE', revision: 1 })).statusCode).toBe(404)
  })

  test('that somebody else changed meanwhile are not overwritten: the answer names the change', async () => {
    const [first, second] = [await anAdmin(), await anAdmin()]
    await set(first, 'CONTACT_PHONE', '+49 69 11111')
    const refused = await change(
      second,
      { key: 'CONTACT_PHONE', value: '+49 69 22222', revision: 0 },
      { key: 'CONTACT_CITY', value: 'Offenbach', revision: 0 },
    )
    expect(refused.statusCode).toBe(409)
    expect(refused.json().errors).toEqual([
      {
        path: 'CONTACT_PHONE',
        message: expect.stringMatching(
          /hat „Telefon“ am .* geändert: „\+49 69 90009 120“ → „\+49 69 11111“\.$/,
        ),
      },
    ])
    expect(await settingOf(first, 'CONTACT_CITY')).toMatchObject({ revision: 0 })
  })

  test('are saved once when two people save at the same moment', async () => {
    const admins = await Promise.all([anAdmin(), anAdmin(), anAdmin(), anAdmin()])
    const replies = await Promise.all(
      admins.map((admin, index) => set(admin, 'CONTACT_FAX', `+49 30 1000${index}`)),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  })

  test('pinned by the environment are shown as such and cannot be changed', async () => {
    const admin = await anAdmin()
    expect(await settingOf(admin, 'LINK_NEWS')).toMatchObject({
      value: 'https://haus.example/neu',
      isPinned: true,
    })
    const refused = await set(admin, 'LINK_NEWS', 'https://anders.example')
    expect(refused.json()).toMatchObject({ status: 400, errors: [{ path: 'LINK_NEWS' }] })
    await api().db.settingChange.create({
      data: {
        key: 'LINK_NEWS',
        revision: 1,
        value: 'https://a.example',
        before: '',
        after: '',
        at: new Date(0),
      },
    })
    await api().settings.refresh()
    expect((await shownToAll()).links.news).toBe('https://haus.example/neu')
  })

  test('reach another instance and the worker within a second', async () => {
    const env = readEnv({ NODE_ENV: 'test' })
    const { options } = api().pool
    const following = await followSettings(options.connectionString ?? '', env, () => {})
    const seen = () => env.BRAND_NAME
    expect(seen()).toBe('Autoexpo')
    await set(await anAdmin(), 'BRAND_NAME', 'Haus & Hof')
    await vi.waitUntil(() => seen() === 'Haus & Hof', { timeout: 1000, interval: 10 })
    await following.end()
  })

  test('say before saving what they do to accounts, appointments and files', async () => {
    const admin = await anAdmin()
    const { account } = await aDealer()
    const now = api().clock.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    await api().db.account.update({
      where: { id: account.id },
      data: { lastPasswordChange: daysAgo(31) },
    })
    const effectOf = async (key: string, value: string) => {
      const changes = [{ key, value, revision: 0 }]
      return (await admin.post(`${url}/preview`, { changes })).json().effects[0]?.text
    }
    expect(await effectOf('PASSWORD_LIFETIME_DAYS', '30')).toBe('1 Konto muss das Passwort sofort ändern.')
    expect(await effectOf('PASSWORD_LIFETIME_DAYS', '32')).toBe('0 Konten müssen das Passwort sofort ändern.')
    expect(await effectOf('PASSWORD_LIFETIME_DAYS', '0')).toBe('Passwörter laufen nicht mehr ab.')
    expect(await effectOf('FILE_RETENTION_DAYS', '30')).toBe(
      'Der nächste Lauf in der Nacht löscht, was älter als 30 Tage ist.',
    )
    expect(await effectOf('BRAND_NAME', 'Haus')).toBeUndefined()

    const { fahrzeugid, gwnummer } = await aCar()
    const person = { firstName: 'E', lastName: 'B', telephone: '+49-69123', userEmail: 'e@kunde.example' }
    const appointment = (more: object = {}) => ({
      ...{ ...person, kind: 'appointment', fahrzeugid, gwnummer, bemerkungen: '' },
      ...{ consentVersion: '1', consentAt: now, appointmentAt: daysAgo(-3), appointmentState: 'confirmed' },
      ...{ idempotencyKey: crypto.randomUUID(), payloadHash: 'a', ...more },
    })
    await api().db.enquiry.createMany({
      data: [
        ...[appointment(), appointment(), appointment({ appointmentState: 'cancelled' })],
        appointment({ appointmentAt: daysAgo(3) }),
      ],
    })
    expect(await effectOf('APPOINTMENT_ENABLED', 'false')).toBe('2 vereinbarte Termine bleiben bestehen.')
    expect(await effectOf('APPOINTMENT_SLOT_CAPACITY', '1')).toBe(
      '1 Uhrzeit hat schon mehr Termine; diese bleiben bestehen.',
    )
    expect(await effectOf('APPOINTMENT_SLOT_CAPACITY', '2')).toBe(
      '0 Uhrzeiten haben schon mehr Termine; diese bleiben bestehen.',
    )
  })

  test('of a terms version require every dealer to accept again', async () => {
    const [admin, dealer] = [await anAdmin(), await aDealer()]
    const watchDeskStatus = async () => (await dealer.get('/mvp/api/mvp-user-watch-desk')).statusCode
    expect((await dealer.get('/uaa/api/accept-terms')).json().termsofuseagreed).toBe(true)
    const preview = await admin.post(`${url}/preview`, {
      changes: [{ key: 'TERMS_VERSION', value: '2027-01', revision: 0 }],
    })
    expect(preview.json().effects).toEqual([
      {
        key: 'TERMS_VERSION',
        text: expect.stringMatching(/^\d+ Kont(o muss|en müssen) .* erneut zustimmen\.$/),
      },
    ])
    await set(admin, 'TERMS_VERSION', '2027-01')
    expect((await dealer.get('/uaa/api/accept-terms')).json().termsofuseagreed).toBe(false)
    expect(await watchDeskStatus()).toBe(403)
    await dealer.put('/uaa/api/accept-terms?termsofuseagreed=true')
    expect((await dealer.get('/uaa/api/accept-terms')).json().termsofuseagreed).toBe(true)
  })

  test('of brand, company and mailboxes are in the next mail, and in the preview before', async () => {
    const admin = await anAdmin()
    const changes = [
      { key: 'COMPANY_NAME', value: 'Beispielhaus KG', revision: 0 },
      { key: 'MAIL_PROVIDER', value: 'neu@haus.example', revision: 0 },
    ]
    const { mail } = (await admin.post(`${url}/preview`, { changes })).json()
    expect(mail.text).toContain('Beispielhaus KG')
    expect(await settingOf(admin, 'COMPANY_NAME')).toMatchObject({ revision: 0 })
    await change(admin, ...changes)
    await aVisitor().post('/uaa/api/account/reset-password/init', { email: admin.account.email })
    const [sent] = await mailsTo(admin.account.email)
    expect(sent?.text).toContain('Beispielhaus KG')
    expect(api().env.MAIL_PROVIDER).toBe('neu@haus.example')
  })

  test('of texts are in the mails with their fields filled, and on the pages of the portal', async () => {
    const [admin, applicant] = [await anAdmin(), await aDealer()]
    const changes = [
      { key: 'MAIL_TEXT_RESET', value: 'hier ist Ihr neuer Link für {Marke}.', revision: 0 },
      { key: 'MAIL_TEXT_CLOSING', value: 'Bis bald\nIhr Team, {Telefon}', revision: 0 },
      { key: 'PAGE_TEXT_TERMS', value: '§ 1\r\n\r\nGekauft wie gesehen.', revision: 0 },
      { key: 'LINK_TERMS', value: '', revision: 0 },
    ]
    expect((await admin.post(`${url}/preview`, { changes })).json().mail.text).toContain('Link für Autoexpo.')
    expect((await change(admin, ...changes)).statusCode).toBe(200)
    await aVisitor().post('/uaa/api/account/reset-password/init', { email: applicant.account.email })
    const [sent] = await mailsTo(applicant.account.email)
    expect(sent?.text).toContain('hier ist Ihr neuer Link für Autoexpo.')
    expect(sent?.text).toContain('Bis bald\nIhr Team, +49 69 90009 120\nAutoexpo Musterhandel GmbH')
    const text = (await aVisitor().get('/mvp/api/page-texts/terms')).json()
    expect(text).toEqual({ text: '§ 1\n\nGekauft wie gesehen.' })
    expect((await shownToAll()).links.terms).toBe('#/nutzungsbedingungen')
    expect((await aVisitor().get('/mvp/api/page-texts/secrets')).statusCode).toBe(400)
  })

  test.each([
    ['MAIL_TEXT_RESET', 'für {Passwort}'],
    ['MAIL_TEXT_RESET', 'für {Marke'],
    ['MAIL_TEXT_RESET', 'für Marke}'],
    ['PAGE_TEXT_IMPRINT', '<script>alert(1)</script>'],
    ['LINK_FAQ', 'http://haus.example/faq'],
    ['LINK_FAQ', 'javascript:alert(1)'],
    ['LINK_FAQ', 'https://haus.example/\nSet-Cookie: a=b'],
    ['LINK_IMPRINT', '//haus.example'],
    ['LINK_FAQ', ''],
    ['BRAND_NAME', '<script>alert(1)</script>'],
    ['BRAND_NAME', 'Haus\r\nBcc: dieb@fremd.example'],
    ['BRAND_NAME', ' '],
    ['BRAND_NAME', 'x'.repeat(41)],
    ['HOURS_NOTE', '<img src=x onerror=alert(1)>'],
    ['MAIL_SALES', 'verkauf@haus.example\r\nBcc: dieb@fremd.example'],
    ['MAIL_SALES', 'a@b.example,c@d.example'],
    ['FINANCE_RATE', '7,99 oder 8'],
    ['FILE_RETENTION_DAYS', '1.50'],
    ['CONTACT_PHONE', 'abc'],
    ['CONTACT_POSTAL_CODE', '+49 69 111'],
    ['HOURS_SALES', 'abc'],
    ['LINK_FAQ', 'https://faq'],
    ['FINANCE_RATE', '99'],
    ['FINANCE_RATE_DATE', '2026-02-30'],
    ['APPOINTMENT_SLOT_CAPACITY', '2,5'],
    ['APPOINTMENT_SLOT_CAPACITY', '-1'],
    ['FINANCING', 'vielleicht'],
    ['CONDITION_RELEASED', 'damages,prices'],
    ['RESET_ANSWER', 'toString'],
    ['SECRET_KEY', '0'.repeat(64)],
    ['DATABASE_URL', 'postgresql://fremd.example/portal'],
  ])('refuse for %s the value %j and save nothing', async (key, value) => {
    const admin = await anAdmin()
    const reply = await set(admin, key, value)
    expect(reply.json()).toMatchObject({ status: 400, type: 'validation-failed' })
    expect(await api().db.settingChange.count()).toBe(0)
  })

  test('refuse the same setting twice, none at all and a text that is too long', async () => {
    const admin = await anAdmin()
    const twice = { key: 'CONTACT_FAX', value: '1', revision: 0 }
    expect((await change(admin, twice, twice)).statusCode).toBe(400)
    expect((await change(admin)).statusCode).toBe(400)
    expect((await set(admin, 'HOURS_NOTE', 'x'.repeat(30_000))).statusCode).toBe(400)
  })

  test('are for administrators', async () => {
    for (const client of [await aBackofficeUser(), await aDealer()]) {
      expect((await client.get(url)).statusCode).toBe(403)
      expect((await set(client, 'CONTACT_FAX', '1')).statusCode).toBe(403)
      expect((await client.get(`${url}/changes`)).statusCode).toBe(403)
    }
  })

  test('keep their default when a saved value is not valid any more', async () => {
    await api().db.settingChange.create({
      data: {
        key: 'FINANCE_RATE',
        revision: 1,
        value: 'viel',
        before: '7.99',
        after: 'viel',
        at: new Date(0),
      },
    })
    await api().settings.refresh()
    expect(api().env.FINANCE_RATE).toBe(7.99)
  })
})
