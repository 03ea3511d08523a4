import { randomUUID } from 'node:crypto'
import type { EnquiryThread } from '@portal/contract/buyer/enquiry-threads'
import { beforeEach, describe, expect, test } from 'vitest'
import { eraseExpiredData } from '../../house/retention/jobs.ts'
import {
  aBackofficeUser,
  aDealer,
  anApplicant,
  aVisitor,
  type Client,
  mailsTo,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'

useApi()

const sales = 'verkauf@autoexpo.example'
const house = '/mvp/api/mvp-car-requests'
const own = '/mvp/api/mvp-user-car-requests'

let office: Client
let dealer: Client
beforeEach(async () => {
  const { db } = api()
  await db.$transaction([db.enquiry.deleteMany(), db.mail.deleteMany(), db.attemptCounter.deleteMany()])
  office = await aBackofficeUser()
  const name = { firstName: 'Mira', lastName: 'Lorenz' }
  await db.account.update({ where: { id: office.account.id }, data: name })
  dealer = await aDealer()
})

async function ask(by: Client = dealer) {
  const { gwnummer } = await aCar()
  const reply = await by.post('/mvp/api/mvp-user-car-request', {
    ...{ gwnummer, firstName: 'Katrin', lastName: 'Vogel', telephone: '+49-6990009' },
    ...{ userEmail: by.account.email, bemerkungen: 'Fehlt eine Seite?', consent: true },
  })
  return String(reply.json().id)
}
const read = async (id: string): Promise<EnquiryThread> => (await dealer.get(`${own}/${id}`)).json()
const reply = (id: string, text = 'Danke. Bleibt es dabei?', key?: string) =>
  dealer.post(
    `${own}/${id}/messages`,
    { text },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )
const version = async (id: string) => (await office.get(`${house}/${id}`)).json().version
const answer = async (id: string, text = 'Wir klären das.') =>
  office.post(`${house}/${id}/answers`, { text, version: await version(id) })

describe('Der Verlauf einer eigenen Anfrage', () => {
  test('has the messages of both sides, oldest first', async () => {
    const id = await ask()
    await answer(id)
    await reply(id)

    const thread = await read(id)

    expect(thread).toMatchObject({ id, state: 'in-work' })
    expect(thread.messages.map(({ from, text }) => [from, text])).toEqual([
      ['asker', 'Fehlt eine Seite?'],
      ['house', 'Wir klären das.'],
      ['asker', 'Danke. Bleibt es dabei?'],
    ])
  })

  test('contains neither notes nor the holder in any response to the dealer', async () => {
    const id = await ask()
    await office.put(`${house}/${id}`, { version: 0, holderId: office.account.id })
    await office.post(`${house}/${id}/notes`, { text: 'streng-geheim-1' })
    await answer(id)

    const seen = [
      await dealer.get(`${own}/${id}`),
      await reply(id),
      await dealer.get('/mvp/api/mvp-user-car-requests-by-user'),
      await dealer.get('/mvp/api/mvp-user-watch-desk'),
      await dealer.get('/uaa/api/account/data'),
    ]

    for (const { statusCode, body } of seen) {
      expect(statusCode, body).toBe(200)
      for (const secret of ['streng-geheim-1', 'übernommen', 'holder', 'Lorenz', '"version"'])
        expect(body).not.toContain(secret)
    }
    expect((await mailsTo(dealer.account.email)).some(({ text }) => text.includes('streng-geheim'))).toBe(
      false,
    )
  })

  test('of another account is not found, for reading and for answering', async () => {
    const other = await aDealer()
    const id = await ask(other)
    const replies = [
      await dealer.get(`${own}/${id}`),
      await reply(id),
      await dealer.get(`${own}/${randomUUID()}`),
      await reply(randomUUID()),
    ]
    for (const { statusCode, body } of replies) {
      expect(statusCode).toBe(404)
      expect(body).not.toContain('Fehlt eine Seite')
    }
    expect((await office.get(`${house}/${id}`)).json().messages).toHaveLength(1)
    expect((await dealer.get(`${house}/${id}`)).statusCode).toBe(403)
    expect((await (await anApplicant()).get(`${own}/${id}`)).statusCode).toBe(403)
    expect((await aVisitor().get(`${own}/${id}`)).statusCode).toBe(401)
  })
})

describe('Die Antwort eines Händlers', () => {
  test('is mailed to the sales office, and the enquiry waits again', async () => {
    const id = await ask()
    await answer(id)
    passTime({ hours: 5 })

    const answered = await reply(id)

    expect(answered.statusCode, answered.body).toBe(200)
    const mail = (await mailsTo(sales)).at(-1)
    expect(mail).toMatchObject({ template: 'enquiry-reply-to-sales', replyTo: dealer.account.email })
    expect(mail?.text).toContain('Danke. Bleibt es dabei?')
    expect(mail?.text).toContain(`/#/house/enquiries/${id}`)
    expect((await office.get(`${house}/${id}`)).json()).toMatchObject({ state: 'in-work', waitingHours: 0 })
  })

  test('to an enquiry that is still open does not reset its waiting time', async () => {
    const id = await ask()
    passTime({ hours: 5 })
    await reply(id)
    expect((await office.get(`${house}/${id}`)).json()).toMatchObject({ state: 'open', waitingHours: 5 })
  })

  test('to a closed enquiry is refused and sends nothing', async () => {
    const id = await ask()
    await office.put(`${house}/${id}`, { version: 0, state: 'closed' })
    const mails = await api().db.mail.count()

    const refused = await reply(id)

    expect(refused.json()).toMatchObject({
      ...{ status: 409, type: 'enquiry-closed' },
      title:
        'Diese Anfrage ist abgeschlossen. Es wurde nichts gesendet; bitte senden Sie eine neue Anfrage zum Fahrzeug.',
    })
    expect(await api().db.mail.count()).toBe(mails)
    expect((await read(id)).messages).toHaveLength(1)
  })

  test('sent twenty times at once, with a key and without, is one message', async () => {
    const id = await ask()
    await dealer.get(own)
    await Promise.all(Array.from({ length: 20 }, () => reply(id, 'Mit Schlüssel', 'antwort-1')))
    await Promise.all(Array.from({ length: 20 }, () => reply(id, 'Ohne Schlüssel')))
    expect((await read(id)).messages.map(({ text }) => text)).toEqual([
      'Fehlt eine Seite?',
      'Mit Schlüssel',
      'Ohne Schlüssel',
    ])
    expect(await api().db.mail.count({ where: { template: 'enquiry-reply-to-sales' } })).toBe(2)
  })

  test('with the same words after an answer of the house is a new message', async () => {
    const id = await ask()
    await reply(id, 'Danke')
    await answer(id)
    await reply(id, 'Danke')
    expect((await read(id)).messages).toHaveLength(4)
  })

  test('makes an answer of the house with the earlier version fail', async () => {
    const id = await ask()
    await reply(id)
    const outdated = await office.post(`${house}/${id}/answers`, { text: 'Ja', version: 0 })
    expect(outdated.json()).toMatchObject({ status: 409, type: 'enquiry-changed' })
  })

  test.each(['', '  ', 'x'.repeat(4001), 'a\u0001b'])('with the text %.12j is refused', async (text) => {
    const id = await ask()
    expect((await reply(id, text)).statusCode).toBe(400)
  })
})

describe('Die Aufbewahrung', () => {
  test('deletes a thread with its enquiry after 365 days', async () => {
    const id = await ask()
    await answer(id)
    const { db, files } = api()
    passTime({ days: 364 })
    await eraseExpiredData({ db, disk: files.documents, now: api().clock.now() })
    expect(await db.enquiryMessage.count()).toBe(1)
    passTime({ days: 2 })
    await eraseExpiredData({ db, disk: files.documents, now: api().clock.now() })
    expect(await db.enquiryMessage.count()).toBe(0)
  })

  test('keeps the messages of a colleague when the account is deleted', async () => {
    const id = await ask()
    await answer(id)
    await api().db.account.delete({ where: { id: office.account.id } })
    expect((await read(id)).messages).toHaveLength(2)
  })

  test('exports the thread with the asker’s own data, without notes', async () => {
    const id = await ask()
    await answer(id)
    await office.post(`${house}/${id}/notes`, { text: 'intern' })
    const data = (await dealer.get('/uaa/api/account/data')).json()
    expect(data.account.enquiries[0].messages).toEqual([
      expect.objectContaining({ kind: 'house', text: 'Wir klären das.' }),
    ])
  })
})
