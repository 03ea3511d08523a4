import { describe, expect, test } from 'vitest'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { aBackofficeUser, aDealer, anAdmin, anApplicant } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aSoldCar, collect, file } from '../../testing/claims.ts'

useApi()

const url = '/uaa/api/audit-entries'
const at = (moment: string) => new Date(moment)

/** An entry as another release may have written it. */
const record = (action: string, moment: string, more: Partial<Prisma.AuditEntryUncheckedCreateInput> = {}) =>
  api().db.auditEntry.create({ data: { action, subject: 'account:1', at: at(moment), ...more } })

describe('Protokoll', () => {
  test('shows entries newest first with the login of the account, filtered by action, text and day', async () => {
    const admin = await anAdmin()
    const { account } = await aDealer()
    await record('probe-early', '2026-03-28T22:59:00Z')
    await record('probe-day', '2026-03-28T23:00:00Z', { actorId: account.id, subject: 'mail:100%' })
    await record('probe-day', '2026-03-29T21:59:00Z')
    await record('probe-late', '2026-03-29T22:00:00Z')

    const day = await admin.get(url, { from: '2026-03-29', to: '2026-03-29' })
    expect(day.headers['x-total-count']).toBe('2')
    expect(day.json().map(({ at }: { at: string }) => at)).toEqual([
      '2026-03-29T21:59:00.000Z',
      '2026-03-28T23:00:00.000Z',
    ])
    expect(day.json()[1]).toMatchObject({ actor: account.login, action: 'probe-day', details: {} })
    expect((await admin.get(url, { action: 'probe-late' })).json()).toHaveLength(1)
    expect((await admin.get(url, { search: account.login.slice(0, 8).toUpperCase() })).json()).not.toEqual([])
    expect((await admin.get(url, { search: '100%' })).json()).toHaveLength(1)
    expect((await admin.get(url, { action: 'probe-day', size: '1', page: '1' })).json()).toHaveLength(1)
    const actions = (await admin.get('/uaa/api/audit-actions')).json()
    expect(actions.filter((action: string) => action.startsWith('probe'))).toEqual([
      'probe-day',
      'probe-early',
      'probe-late',
    ])
  })

  test('is exported as CSV, and the export is recorded', async () => {
    const admin = await anAdmin()
    await record('probe-export', '2026-04-01T10:00:00Z', { subject: '=1+1' })

    const reply = await admin.post(`${url}/export`, { action: 'probe-export' })

    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.body.split('\r\n')[1]).toBe("01.04.2026, 12:00 Uhr;;;probe-export;'=1+1;;")
    const [entry] = (await admin.get(url, { action: 'audit-exported' })).json()
    expect(entry).toMatchObject({ actor: admin.account.login, details: { exported: 1 } })
  })

  test('names people and things instead of their numbers', async () => {
    const admin = await anAdmin()
    const dealer = await aDealer()
    const { id } = dealer.account
    const company = await api().db.dealer.findUniqueOrThrow({ where: { accountId: id } })
    const person = await api().db.account.findUniqueOrThrow({ where: { id } })
    await record('probe-names', '2026-04-05T10:00:00Z', {
      actorId: admin.account.id,
      subject: `account:${id}`,
      details: { company: id, holderId: 999_999, role: 'owner' },
    })

    const [entry] = (await admin.get(url, { action: 'probe-names' })).json()
    const name = `${person.firstName} ${person.lastName}, ${company.company_name}`
    expect(entry).toMatchObject({ subjectName: name, details: { company: name, holderId: 999_999 } })
    const acting = await api().db.account.findUniqueOrThrow({ where: { id: admin.account.id } })
    expect(entry.actorName).toBe(`${acting.firstName} ${acting.lastName}`.trim() || null)
    expect((await admin.get(url, { search: person.lastName, action: 'probe-names' })).statusCode).toBe(200)
    await record('probe-odd', '2026-04-05T10:00:00Z', { subject: 'enquiry:not-a-uuid' })
    expect((await admin.get(url, { action: 'probe-odd' })).json()).toMatchObject([{ subjectName: null }])
  })

  test('names purchases, claims, enquiries, papers, mails and imports', async () => {
    const { db, clock } = api()
    const [admin, office, dealer, applicant] = await Promise.all([
      anAdmin(),
      aBackofficeUser(),
      aDealer(),
      anApplicant(),
    ])
    const { id: purchase, gwnummer, fahrzeugid } = await aSoldCar(office, dealer)
    await collect(office, purchase)
    await file(dealer, purchase)
    const claim = await db.claim.findFirstOrThrow()
    const mail = await db.mail.findFirstOrThrow()
    const person = {
      firstName: 'Erika',
      lastName: 'Beispiel',
      telephone: '+49-69123',
      userEmail: 'e@kunde.example',
    }
    const enquiry = await db.enquiry.create({
      data: {
        ...{ ...person, kind: 'enquiry', fahrzeugid, gwnummer, bemerkungen: '' },
        ...{ consentVersion: '1', consentAt: clock.now(), idempotencyKey: 'audit', payloadHash: 'a' },
      },
    })
    const paper = await db.dealerDocument.create({
      data: {
        ...{ accountId: applicant.account.id, name: 'a.pdf', documentType: 'GEWERBEANMELDUNG' },
        ...{ contentType: 'application/pdf', bytes: 1, sha256: 'a', storageKey: 'audit-paper' },
        createdAt: clock.now(),
      },
    })
    const rules = { isWhole: false, keepsHandEdits: false, shrinkPercent: 20, priceJumpPercent: 30 }
    const source = await office.post('/mvp/api/house/stock-sources', {
      name: 'Nord',
      format: 'csv',
      ...rules,
    })
    const { id: sourceId } = source.json()
    const announced = await office.post('/mvp/api/house/stock-imports', {
      sourceId,
      name: 'mai.csv',
      bytes: 9,
    })

    const names: [subject: string, name: unknown][] = [
      [`purchase:${purchase}`, expect.stringMatching(`^GW ${gwnummer} Volkswagen Golf`)],
      [`claim:${claim.publicId}`, expect.stringMatching(`^R-\\d{4} zu GW ${gwnummer} `)],
      [`enquiry:${enquiry.publicId}`, `von Erika Beispiel zu GW ${gwnummer}`],
      [`paper:${paper.id}`, expect.stringMatching(/^Gewerbeanmeldung von /)],
      [`mail:${mail.id}`, `„${mail.subject}“`],
      [`stock-source:${sourceId}`, '„Nord“'],
      [`stock-import:${announced.json().id}`, '„mai.csv“'],
      ['mail:99999999999', null],
      ['stock-import:none', null],
      ['something-new:1', null],
    ]
    for (const [subject] of names) await record('probe-subject', '2026-04-06T10:00:00Z', { subject })
    const shown: { subject: string; subjectName: string | null }[] = (
      await admin.get(url, { action: 'probe-subject' })
    ).json()
    for (const [subject, name] of names)
      expect([subject, shown.find((entry) => entry.subject === subject)?.subjectName]).toEqual([
        subject,
        name,
      ])
  })

  test('is for administrators only, and refuses a day that does not exist', async () => {
    expect((await (await aBackofficeUser()).get(url)).statusCode).toBe(403)
    expect((await (await aDealer()).post(`${url}/export`, {})).statusCode).toBe(403)
    expect((await (await anAdmin()).get(url, { from: '2026-02-30' })).statusCode).toBe(400)
  })

  test('is append-only for every role of the database', async () => {
    await record('probe-kept', '2026-04-02T10:00:00Z')
    const { pool } = api()
    for (const sql of [
      "UPDATE audit_entry SET action = 'nothing'",
      'DELETE FROM audit_entry',
      'TRUNCATE audit_entry',
    ])
      await expect(pool.query(sql)).rejects.toThrow('audit_entry is append-only')
    expect(await api().db.auditEntry.count({ where: { action: 'probe-kept' } })).toBe(1)
  })
})
