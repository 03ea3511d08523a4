import { randomUUID } from 'node:crypto'
import type { HouseEnquiry, HouseEnquiryEntry } from '@portal/contract/house/enquiry-desk'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aBackofficeUser,
  aDealer,
  anAdmin,
  aPersonOf,
  aVisitor,
  type Client,
  mailsTo,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import { aReport } from '../../testing/files.ts'

useApi()

const sales = 'verkauf@autoexpo.example'
const url = '/mvp/api/mvp-car-requests'
const email = 'erika@kunde.example'
const form = {
  firstName: 'Erika',
  lastName: 'Beispiel',
  telephone: '+49-6990009',
  userEmail: email,
  bemerkungen: 'Ist das Fahrzeug noch da?',
  consent: true,
}

let office: Client
beforeEach(async () => {
  const { db } = api()
  await db.$transaction([db.enquiry.deleteMany(), db.mail.deleteMany(), db.attemptCounter.deleteMany()])
  office = await aBackofficeUser()
})

async function ask(changes: object = {}, by: Pick<Client, 'post'> = aVisitor()) {
  const car = 'gwnummer' in changes ? null : await aCar()
  const reply = await by.post('/mvp/api/mvp-user-car-request', {
    ...form,
    ...(car && { gwnummer: car.gwnummer }),
    ...changes,
  })
  return String(reply.json().id)
}
const read = async (id: string): Promise<HouseEnquiry> => (await office.get(`${url}/${id}`)).json()
const list = async (query: Record<string, string> = {}): Promise<HouseEnquiryEntry[]> =>
  (await office.get(url, query)).json()
const answer = (id: string, body: object, by: Client = office, key?: string) =>
  by.post(`${url}/${id}/answers`, { text: 'Ja, es ist da.', version: 0, files: [], ...body }, keyed(key))
const keyed = (key?: string) => (key ? { headers: { 'idempotency-key': key } } : {})
const auditOf = async (id: string) => {
  const entries = await api().db.auditEntry.findMany({
    where: { subject: `enquiry:${id}` },
    orderBy: { id: 'asc' },
  })
  return entries.map(({ action, actorId }) => [action, actorId])
}

describe('Die Liste der Anfragen', () => {
  test('names the company that a buyer acted for, also with several companies', async () => {
    const [first, second] = [await aDealer(), await aDealer()]
    const { db } = api()
    const rename = (id: number, company_name: string) =>
      db.dealer.update({ where: { accountId: id }, data: { company_name } })
    await rename(first.account.id, 'Autohaus Erstlich')
    await rename(second.account.id, 'Autohaus Zweitens')
    const buyer = await aPersonOf('buyer', { company: first })
    await db.dealerMember.create({
      data: { dealerId: second.account.id, accountId: buyer.account.id, role: 'buyer' },
    })
    const id = await ask({ userEmail: buyer.account.email }, buyer)
    await buyer.put('/uaa/api/companies/current', { id: second.account.id })
    await ask({ userEmail: buyer.account.email }, buyer)
    const companies = (await list()).map(({ company, lastName }) => [company, lastName])
    expect(companies).toEqual([
      ['Autohaus Zweitens', 'Beispiel'],
      ['Autohaus Erstlich', 'Beispiel'],
    ])
    expect((await read(id)).company).toBe('Autohaus Erstlich')
    expect((await list({ q: 'zweitens' })).map(({ company }) => company)).toEqual(['Autohaus Zweitens'])
  })

  test('shows the longest waiting first, with the hours and the holder', async () => {
    const first = await ask()
    const holder = office.account.id
    await office.put(`${url}/${first}`, { version: 0, holderId: holder })
    passTime({ hours: 26 })
    const second = await ask({ firstName: 'Max' })
    // The first session has expired.
    office = await aBackofficeUser()

    const entries = await list({ state: 'waiting' })

    expect(entries.map(({ id }) => id)).toEqual([first, second])
    expect(entries[0]).toMatchObject({
      ...{ state: 'in-work', waitingHours: 26, excerpt: form.bemerkungen },
      holder: { id: holder, name: 'Erika Beispiel' },
    })
    expect(entries[1]).toMatchObject({ state: 'open', waitingHours: 0, holder: null, firstName: 'Max' })
    const desk = (await office.get('/mvp/api/house-enquiry-desk')).json()
    expect(desk).toMatchObject({ waiting: 2, overDay: 1 })
    expect(desk.colleagues).toContainEqual({ id: office.account.id, name: 'Erika Beispiel' })
  })

  test('has the mean time to the first answer of the last 30 days', async () => {
    const answerHours = async () => (await office.get('/mvp/api/house-enquiry-desk')).json().answerHours
    const [slow, quick] = [await ask(), await ask({ firstName: 'Max' })]
    await ask({ firstName: 'Ohne' })
    expect(await answerHours()).toBeNull()
    await office.post(`${url}/${quick}/notes`, { text: 'Nur für uns' })
    expect(await answerHours()).toBeNull()
    const { db } = api()
    await answer(quick, { version: (await read(quick)).version })
    await answer(slow, {})
    const answered = { enquiry: { publicId: slow }, kind: 'house' }
    const { createdAt } = await db.enquiry.findUniqueOrThrow({ where: { publicId: slow } })
    await db.enquiryMessage.updateMany({
      where: answered,
      data: { createdAt: new Date(createdAt.getTime() + 9 * 3_600_000) },
    })
    expect(await answerHours()).toBe(4.5)
    await answer(slow, { version: (await read(slow)).version, text: 'Noch etwas.' })
    passTime({ days: 31 })
    office = await aBackofficeUser()
    expect(await answerHours()).toBeNull()
  })

  test('is filtered by state, holder, kind and words on the server', async () => {
    const dealer = await aDealer()
    const car = await aCar({ hersteller: 'Opel', modellgruppe: 'Corsa' })
    const mine = await ask({ gwnummer: car.gwnummer }, dealer)
    const other = await ask({ firstName: 'Ina', bemerkungen: '100 % da?' })
    await office.put(`${url}/${mine}`, { version: 0, holderId: office.account.id })
    const ids = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id)

    expect(await ids({ state: 'in-work' })).toEqual([mine])
    expect(await ids({ state: 'closed' })).toEqual([])
    expect(await ids({ holder: 'none' })).toEqual([other])
    expect(await ids({ holder: String(office.account.id) })).toEqual([mine])
    expect(await ids({ kind: 'appointment' })).toEqual([])
    expect(await ids({ q: `corsa ${car.gwnummer}` })).toEqual([mine])
    expect(await ids({ q: 'Autohaus Beispiel' })).toEqual([mine])
    expect(await ids({ q: 'ina 0 %' })).toEqual([other])
    expect(await ids({ q: '_' })).toEqual([])
    expect((await office.get(url, { size: '1' })).headers['x-total-count']).toBe('2')
  })

  test.each([
    ['state', 'neu'],
    ['holder', 'x'],
    ['page', '-1'],
    ['q', 'x'.repeat(101)],
    ['size', '1000'],
  ])('refuses %s = %.10s', async (name, value) => {
    expect((await office.get(url, { [name]: value })).statusCode).toBe(400)
  })
})

describe('Eine Anfrage', () => {
  test('is shown with its asker, the purchases and the other enquiries', async () => {
    const dealer = await aDealer()
    await ask({}, dealer)
    const id = await ask({}, dealer)
    await api().db.purchase.create({
      data: {
        ...{ partner_number: dealer.partner_number ?? '', gwnummer: '123456', maker: 'Opel', model: 'Corsa' },
        ...{ fin: randomUUID().slice(0, 17), puchasesDate: new Date('2026-11-12') },
      },
    })

    expect(await read(id)).toMatchObject({
      ...{ company: 'Autohaus Beispiel', otherEnquiries: 1, version: 0, userEmail: email },
      purchases: { count: 1, last: '2026-11-12' },
      buyerId: dealer.account.id,
      messages: [{ id: 0, kind: 'asker', text: form.bemerkungen, author: 'Erika Beispiel' }],
    })
  })

  test('provides templates with the price of the asker’s tier only', async () => {
    const { gwnummer } = await aCar({
      haendlerpreisbrutto: 19_876,
      planverkaufspreisprivatkundengeschaeftbrutto: 23_456,
    })
    const ofDealer = await read(await ask({ gwnummer }, await aDealer()))
    const ofVisitor = await read(await ask({ gwnummer }))

    expect(ofDealer.fields).toMatchObject({
      Anrede: 'Guten Tag Frau Beispiel',
      Preis: '19.876\u00a0€',
      Termin: null,
    })
    expect(ofVisitor.fields).toMatchObject({
      ...{ Anrede: 'Guten Tag Erika Beispiel', Fahrzeug: 'Volkswagen Golf' },
      ...{ 'GW-Nummer': gwnummer, Preis: '23.456\u00a0€' },
    })
  })

  test('with a forged or unknown id is not found by any call', async () => {
    for (const id of [randomUUID(), '00000000-0000-4000-8000-000000000000']) {
      expect((await office.get(`${url}/${id}`)).statusCode).toBe(404)
      expect((await office.put(`${url}/${id}`, { version: 0, state: 'closed' })).statusCode).toBe(404)
      expect((await answer(id, {})).statusCode).toBe(404)
      expect((await office.post(`${url}/${id}/notes`, { text: 'x' })).statusCode).toBe(404)
    }
    expect((await office.get(`${url}/1`)).statusCode).toBe(400)
    expect((await office.get(`${url}/1%20OR%201=1`)).statusCode).toBe(400)
  })
})

describe('Übernehmen und übergeben', () => {
  test('is recorded in the thread for the house and in the audit trail', async () => {
    const admin = await anAdmin()
    const id = await ask()

    const taken = await office.put(`${url}/${id}`, { version: 0, holderId: office.account.id })
    const { version } = taken.json()
    const given = await office.put(`${url}/${id}`, { version, holderId: admin.account.id })

    expect(taken.json()).toMatchObject({ state: 'in-work', holder: { id: office.account.id } })
    expect(given.json()).toMatchObject({ state: 'in-work', holder: { id: admin.account.id } })
    expect(
      given
        .json()
        .messages.map(({ kind, event, text }: HouseEnquiry['messages'][number]) => [kind, event ?? text]),
    ).toEqual([
      ['asker', form.bemerkungen],
      ['log', 'Anfrage übernommen'],
      ['log', 'Stand: In Arbeit'],
      ['log', 'An Erika Beispiel übergeben'],
    ])
    // A note of the time before events.
    const old = { kind: 'log', text: 'Anfrage abgegeben', payloadHash: '', createdAt: api().clock.now() }
    await api().db.enquiry.update({ where: { publicId: id }, data: { messages: { create: old } } })
    const english = await office.get(`${url}/${id}`, {}, { headers: { 'accept-language': 'en-GB' } })
    expect(english.json<HouseEnquiry>().messages.map(({ event, text }) => [event, text])).toEqual([
      [null, form.bemerkungen],
      ['Enquiry taken over', ''],
      ['Status: In progress', ''],
      ['Handed over to Erika Beispiel', ''],
      [null, 'Anfrage abgegeben'],
    ])
    expect(await auditOf(id)).toEqual([
      ['enquiry-taken', office.account.id],
      ['enquiry-state-set', office.account.id],
      ['enquiry-handed-over', office.account.id],
    ])
  })

  test('by two colleagues at once succeeds for one; the other one is refused', async () => {
    const admin = await anAdmin()
    const id = await ask()

    const replies = await Promise.all(
      [office, admin].map((by) => by.put(`${url}/${id}`, { version: 0, holderId: by.account.id })),
    )

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().type).toBe('enquiry-changed')
    expect((await read(id)).messages.filter(({ event }) => event === 'Anfrage übernommen')).toHaveLength(1)
  })

  test('twice by the same colleague changes nothing the second time', async () => {
    const id = await ask()
    const body = { version: 0, holderId: office.account.id }

    await office.put(`${url}/${id}`, body)
    const again = await office.put(`${url}/${id}`, body)

    expect(again.statusCode).toBe(200)
    expect(again.json().messages).toHaveLength(3)
  })

  test('is refused for a dealer, an unknown account and a deactivated colleague', async () => {
    const dealer = await aDealer()
    const gone = await aBackofficeUser()
    await api().db.account.update({ where: { id: gone.account.id }, data: { activated: false } })
    const id = await ask()

    for (const holderId of [dealer.account.id, gone.account.id, 2_000_000_000])
      expect((await office.put(`${url}/${id}`, { version: 0, holderId })).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'holderId', message: 'Diese Person bearbeitet keine Anfragen.' }],
      })
    expect((await office.put(`${url}/${id}`, { version: 0 })).statusCode).toBe(400)
    expect(await read(id)).toMatchObject({ version: 0, holder: null, state: 'open' })
  })
})

describe('Eine Antwort', () => {
  test('is mailed to the stored address with the office as reply address, and stored', async () => {
    const dealer = await aDealer()
    const id = await ask({ userEmail: dealer.account.email }, dealer)

    const reply = await answer(id, { text: 'Ja.\n\nEs steht <b>bereit</b>.' })

    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toMatchObject({
      ...{ state: 'answered', waitingHours: null, holder: { id: office.account.id } },
      messages: [{ kind: 'asker' }, { kind: 'house', mailState: 'queued', author: 'Erika Beispiel' }],
    })
    const mail = (await mailsTo(dealer.account.email)).at(-1)
    expect(mail).toMatchObject({
      ...{
        template: 'enquiry-answer',
        replyTo: sales,
        subject: expect.stringMatching(/^AW: Ihre Anfrage: /),
      },
      headers: { References: expect.stringContaining(id) },
    })
    expect(mail?.text).toContain('Es steht <b>bereit</b>.')
    expect(mail?.html).toContain('&lt;b&gt;bereit')
    expect(mail?.text).toContain(`/#/enquiries?id=${id}`)
    expect(await auditOf(id)).toEqual([['enquiry-answered', office.account.id]])
  })

  test('to a visitor has no link to a page that needs a login', async () => {
    const id = await ask()
    await answer(id, {})
    expect((await mailsTo(email)).at(-1)?.text).not.toContain('/#/enquiries')
  })

  test('is mailed to no other address, whatever the client sends', async () => {
    const id = await ask()
    const reply = await answer(id, {
      userEmail: 'fremd@anderswo.example',
      recipient: 'fremd@anderswo.example',
    })
    expect(reply.statusCode).toBe(400)
    expect(await mailsTo('fremd@anderswo.example')).toEqual([])
  })

  test('sent twenty times at once under one key is one mail', async () => {
    const id = await ask()
    await office.get(url)

    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(id, {}, office, 'antwort-1')))

    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await api().db.mail.count({ where: { template: 'enquiry-answer' } })).toBe(1)
    expect((await read(id)).messages).toHaveLength(2)
  })

  test('sent from two tabs, each with its own key, is one mail', async () => {
    const id = await ask()

    const replies = [await answer(id, {}, office, 'tab-1'), await answer(id, {}, office, 'tab-2')]

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await api().db.mail.count({ where: { template: 'enquiry-answer' } })).toBe(1)
  })

  test('under a used key with another text is refused', async () => {
    const id = await ask()
    await answer(id, {}, office, 'antwort-2')
    const other = await answer(id, { text: 'Nein.', version: 1 }, office, 'antwort-2')
    expect(other.json()).toMatchObject({ status: 422, type: 'idempotency-mismatch' })
  })

  test('of two colleagues at once is one mail; the second one is refused', async () => {
    const admin = await anAdmin()
    const id = await ask()

    const replies = await Promise.all([
      answer(id, { text: 'Ja.' }, office),
      answer(id, { text: 'Nein.' }, admin),
    ])

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      type: 'enquiry-changed',
      title: expect.stringContaining('Es wurde nichts gesendet'),
    })
    expect(await api().db.mail.count({ where: { template: 'enquiry-answer' } })).toBe(1)
  })

  test('is refused while the enquiry is closed, until it is opened again', async () => {
    const id = await ask()
    await office.put(`${url}/${id}`, { version: 0, state: 'closed' })
    const { version } = await read(id)

    const refused = await answer(id, { version })
    const opened = await office.put(`${url}/${id}`, { version, state: 'in-work' })
    const sent = await answer(id, { version: opened.json().version })

    expect(refused.json()).toMatchObject({ status: 409, type: 'enquiry-closed' })
    expect(sent.statusCode).toBe(200)
  })

  test.each([
    ['', 'Nachricht ist erforderlich'],
    ['   ', 'Nachricht ist erforderlich'],
    ['Der Preis ist {Preis}.', 'Bitte ersetzen Sie {Preis} durch einen Wert.'],
    ['x'.repeat(4001), 'Höchstens 4000 Zeichen'],
  ])('with the text %.20j is refused', async (text, message) => {
    const id = await ask()
    const reply = await answer(id, { text })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toContainEqual({ path: 'text', message })
    expect(await api().db.mail.count({ where: { template: 'enquiry-answer' } })).toBe(0)
  })
})

describe('Anhänge einer Antwort', () => {
  test('are reports of the vehicle, chosen by id', async () => {
    const car = await aCar()
    const report = await aReport(car, 'GUTACHTEN_LIGHT')
    const id = await ask({ gwnummer: car.gwnummer }, await aDealer())
    const { reports } = await read(id)
    const name = `Gutachten_${car.gwnummer}_Volkswagen_Golf.pdf`
    expect(reports).toEqual([{ id: report.eaktedokumentid, name }])

    const reply = await answer(id, { files: [report.eaktedokumentid, report.eaktedokumentid] })

    expect(reply.json().messages.at(-1).files).toEqual([name])
    expect((await mailsTo(email)).at(-1)?.attachments).toEqual([
      {
        ...{ filename: name, contentType: 'application/pdf', encoding: 'base64' },
        content: report.bytes.toString('base64'),
      },
    ])
  })

  test('of another vehicle, of a photo or unknown are refused', async () => {
    const other = await aReport(await aCar(), 'GUTACHTEN_LIGHT')
    const car = await aCar()
    const photo = car.files[0]?.eaktedokumentid
    const id = await ask({ gwnummer: car.gwnummer }, await aDealer())

    for (const file of [other.eaktedokumentid, photo, 2_000_000_000])
      expect((await answer(id, { files: [file] })).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'files', message: 'Diese Datei gehört nicht zum Fahrzeug der Anfrage.' }],
      })
    expect((await answer(id, { files: ['../../etc/passwd'] })).statusCode).toBe(400)
    expect(await api().db.mail.count({ where: { template: 'enquiry-answer' } })).toBe(0)
  })

  test('for a visitor are consumer reports up to 170,000 km only', async () => {
    const car = await aCar()
    const dealerReport = await aReport(car, 'GUTACHTEN_LIGHT')
    const consumerReport = await aReport(car, 'VERKAUFSEXPERTISE')
    const far = await aCar({ kilometerstandbis: 170_001 })
    await aReport(far, 'VERKAUFSEXPERTISE')
    const id = await ask({ gwnummer: car.gwnummer })

    expect((await read(id)).reports.map((report) => report.id)).toEqual([consumerReport.eaktedokumentid])
    expect((await answer(id, { files: [dealerReport.eaktedokumentid] })).statusCode).toBe(400)
    expect((await read(await ask({ gwnummer: far.gwnummer }))).reports).toEqual([])
  })

  test('whose bytes are damaged are not sent', async () => {
    const car = await aCar()
    const report = await aReport(car, 'VERKAUFSEXPERTISE')
    await api().db.vehicleFile.update({
      where: { eaktedokumentid: report.eaktedokumentid },
      data: { sha256: 'f'.repeat(64) },
    })
    const id = await ask({ gwnummer: car.gwnummer })

    const reply = await answer(id, { files: [report.eaktedokumentid] })

    expect(reply.json().type).toBe('file-damaged')
    expect(await api().db.mail.count({ where: { template: 'enquiry-answer' } })).toBe(0)
  })
})

describe('Eine Notiz', () => {
  test('is stored for the house, also on a closed enquiry, and changes no state', async () => {
    const id = await ask()
    await office.put(`${url}/${id}`, { version: 0, state: 'closed' })

    const reply = await office.post(`${url}/${id}/notes`, { text: 'Nur für uns' })

    expect(reply.json()).toMatchObject({ state: 'closed' })
    expect(reply.json().messages.at(-1)).toMatchObject({ kind: 'note', text: 'Nur für uns', mailState: null })
    expect((await auditOf(id)).at(-1)).toEqual(['enquiry-noted', office.account.id])
    const [entry] = await api().db.auditEntry.findMany({ where: { action: 'enquiry-noted' } })
    expect(JSON.stringify(entry?.details)).not.toContain('Nur für uns')
  })

  test('sent twice is stored once', async () => {
    const id = await ask()
    for (let count = 0; count < 2; count++) await office.post(`${url}/${id}/notes`, { text: 'Einmal' })
    expect((await read(id)).messages).toHaveLength(2)
  })
})
