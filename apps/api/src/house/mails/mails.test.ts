import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockedMail } from '../../accounts/auth/mail.ts'
import {
  activatedMail,
  deactivatedMail,
  paperMissingMail,
  refusedMail,
} from '../../accounts/dealer-activation/mail.ts'
import { papersNotice, papersReceivedMail } from '../../accounts/documents/mail.ts'
import { passwordChangedMail, resetMail } from '../../accounts/password/mail.ts'
import {
  alreadyRegisteredMail,
  registrationNotice,
  verificationMail,
} from '../../accounts/registration/mail.ts'
import { keyFor } from '../../credentials/secrets.ts'
import { letter } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import { Outage } from '../../mail/outage.ts'
import { openMailServer, sendMail } from '../../mail/sending.ts'
import { aDealer, anAdmin } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'
import { type SinkRefusal, startMailSink } from '../../testing/mail-sink.ts'

useApi()

type Sink = Awaited<ReturnType<typeof startMailSink>>
let sink: Sink
let mailServer: ReturnType<typeof openMailServer>
let outage: Outage

const later: SinkRefusal = { at: 'text', code: 451 }
const noSuchMailbox: SinkRefusal = { at: 'recipient', code: 550 }

beforeAll(async () => {
  sink = await startMailSink()
  mailServer = openMailServer(sink.url)
})
afterAll(async () => {
  mailServer.close()
  await sink.stop()
})
beforeEach(() => {
  sink.state.refusal = null
  sink.mails.length = 0
  outage = new Outage({ info: () => undefined, error: () => undefined })
})

const recipient = 'kunde@haendler.example'

function deliver(id: number) {
  const { db, env, clock } = api()
  const key = keyFor(env.SECRET_KEY, 'mail')
  return sendMail({ db, mailServer, key, now: clock.now, outage, count: () => undefined }, id)
}
type Changes = { recipient: string; subject: string; body: string[] }
const aMail = ({ subject = 'Probe', body = ['Guten Tag,'], ...changes }: Partial<Changes> = {}) =>
  api().db.$transaction((tx) =>
    queueMail(
      tx,
      letter(api().env, {
        ...{ template: 'probe', recipient, subject: () => subject, body: () => body },
        ...changes,
      }),
    ),
  )
const rowOf = (id: number) => api().db.mail.findUniqueOrThrow({ where: { id } })

describe('Postausgang', () => {
  test('sends a mail as text and HTML under its Message-ID, and only once', async () => {
    const id = await aMail()
    await deliver(id)
    await deliver(id)
    const { messageId, state, sentAt, attempts } = await rowOf(id)
    expect({ state, attempts, sentAt }).toEqual({ state: 'sent', attempts: 1, sentAt: expect.any(Date) })
    expect(sink.mails).toHaveLength(1)
    expect(sink.mails[0]?.parsed).toMatchObject({ messageId, subject: 'Probe' })
    expect(sink.mails[0]?.parsed.text).toContain('Guten Tag,')
    expect(sink.mails[0]?.parsed.html).toContain('<p>Guten Tag,</p>')
  })

  test('stores a mail in the transaction of its cause or not at all', async () => {
    const before = await api().db.mail.count()
    const jobs = () => api().pool.query("SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'send-mail'")
    const jobsBefore = (await jobs()).rows[0].n
    const failing = api().db.$transaction(async (tx) => {
      await queueMail(
        tx,
        letter(api().env, { template: 'probe', recipient, subject: () => 'x', body: () => [] }),
      )
      throw new Error('cause failed')
    })
    await expect(failing).rejects.toThrow('cause failed')
    expect(await api().db.mail.count()).toBe(before)
    expect((await jobs()).rows[0].n).toBe(jobsBefore)
    await aMail()
    expect((await jobs()).rows[0].n).toBe(jobsBefore + 1)
  })

  test('tries again after a temporary refusal, under the same Message-ID', async () => {
    const id = await aMail()
    sink.state.refusal = later
    await expect(deliver(id)).rejects.toThrow()
    expect(await rowOf(id)).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('451'),
    })
    sink.state.refusal = null
    await deliver(id)
    expect(sink.mails[0]?.parsed.messageId).toBe((await rowOf(id)).messageId)
  })

  test('gives up when the recipient is refused, and after 72 hours', async () => {
    const refused = await aMail()
    sink.state.refusal = noSuchMailbox
    await deliver(refused)
    expect((await rowOf(refused)).state).toBe('failed')
    const old = await aMail()
    sink.state.refusal = later
    passTime({ hours: 73 })
    await deliver(old)
    expect((await rowOf(old)).state).toBe('failed')
  })

  test('stores no readable text in the database', async () => {
    const id = await aMail({ body: ['streng vertraulich'] })
    expect(JSON.stringify(await rowOf(id))).not.toContain('vertraulich')
  })

  test.each(['a@b.de, c@d.de', 'a@b.de\r\nBcc: c@d.de', 'A <a@b.de>', 'a@b.de;c@d.de', '"a"@b.de', ''])(
    'refuses the recipient %j',
    async (bad) => {
      await expect(aMail({ recipient: bad })).rejects.toThrow()
    },
  )

  test.each([
    'x\r\nBcc: dieb@fremd.example',
    'x\nX-Evil: 1',
    'x\r\n\r\n<script>alert(1)</script>',
    '=?utf-8?B?Qmc=?=\r\nTo: dieb@fremd.example',
  ])('adds no header and no recipient from the subject %j', async (subject) => {
    await deliver(await aMail({ subject }))
    const [mail] = sink.mails
    expect(mail?.recipients).toEqual([recipient])
    expect(mail?.parsed.headers.has('bcc')).toBe(false)
    expect(mail?.parsed.headers.has('x-evil')).toBe(false)
  })
})

describe('Vorlagen', () => {
  const nasty = '<img src=x onerror=alert(1)>"\'&'
  const company = {
    company_name: nasty,
    firstName: nasty,
    lastName: nasty,
    email: recipient,
    telephone: nasty,
    city: nasty,
    register_number: nasty,
    eori: nasty,
    partner_number: '1',
    country: 'PL',
    vatId: nasty,
  }
  const letters = () => {
    const { env } = api()
    return [
      lockedMail(env, recipient),
      activatedMail(env, recipient),
      deactivatedMail(env, recipient, nasty),
      paperMissingMail(env, recipient, nasty, [[nasty, nasty]]),
      refusedMail(env, recipient, nasty),
      papersNotice(env, company, ['GEWERBEANMELDUNG']),
      papersReceivedMail(env, recipient),
      passwordChangedMail(env, recipient),
      resetMail(env, recipient, 'A'.repeat(43)),
      alreadyRegisteredMail(env, recipient),
      registrationNotice(env, company),
      verificationMail(env, recipient, 'A'.repeat(43)),
    ]
  }

  test('escape what people wrote and link only to the portal', async () => {
    for (const draft of letters()) {
      const { html } = draft.write()
      expect(html).not.toContain('<img')
      for (const [, href] of html.matchAll(/href="([^"]*)"/g))
        expect(href?.startsWith(`${api().env.PUBLIC_URL}/#/`)).toBe(true)
    }
  })

  test('reach the mail server with one recipient and both parts', async () => {
    for (const draft of letters()) await deliver(await api().db.$transaction((tx) => queueMail(tx, draft)))
    expect(sink.mails).toHaveLength(letters().length)
    for (const { parsed, recipients } of sink.mails) {
      expect(recipients).toHaveLength(1)
      expect(parsed.text?.length).toBeGreaterThan(40)
      expect(parsed.html).toContain('<!doctype html>')
    }
  })
})

describe('Postausgang der Verwaltung', () => {
  test('lists mails without their texts, newest first, by state and recipient', async () => {
    const id = await aMail({ recipient: 'suche@haendler.example', body: ['streng vertraulich'] })
    await deliver(id)
    const admin = await anAdmin()
    const reply = await admin.get('/uaa/api/mails', { recipient: 'Suche@haendler.example', state: 'sent' })
    expect(reply.headers['x-total-count']).toBe('1')
    expect(reply.json()).toMatchObject([{ id, template: 'probe', state: 'sent', attempts: 1 }])
    expect(Object.keys(reply.json()[0])).not.toContain('text')
  })

  test('sends a test mail only to the administrator who requests it', async () => {
    const admin = await anAdmin()
    const reply = await admin.post('/uaa/api/outbox/test-mail')
    expect(reply.json()).toMatchObject({ recipient: admin.account.email, template: 'test', state: 'queued' })
    await deliver(reply.json().id)
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[admin.account.email]])
    expect((await (await aDealer()).post('/uaa/api/outbox/test-mail')).statusCode).toBe(403)
  })

  test('sends a failed mail again', async () => {
    const id = await aMail()
    sink.state.refusal = noSuchMailbox
    await deliver(id)
    const admin = await anAdmin()
    expect((await admin.post(`/uaa/api/mails/${id}/send-again`)).json().state).toBe('queued')
    sink.state.refusal = null
    await deliver(id)
    expect(sink.mails).toHaveLength(1)
    expect((await admin.post('/uaa/api/mails/999999/send-again')).statusCode).toBe(404)
  })

  test('is read and searched by the administrator, without the secrets of its links', async () => {
    const admin = await anAdmin()
    const token = 'a1'.repeat(22)
    const id = await aMail({
      subject: 'Ihr Zugang',
      body: [`Öffnen Sie http://portal.example/#/password-change/${token}`],
    })
    const reply = await admin.get(`/uaa/api/mails/${id}`)
    expect(reply.json()).toMatchObject({ recipient, subject: 'Ihr Zugang' })
    expect(reply.json().text).toContain('http://portal.example/#/password-change/…')
    expect(reply.body).not.toContain(token)
    for (const search of ['ihr zug', 'KUNDE@haendler'])
      expect((await admin.get('/uaa/api/mails', { search })).json()).toContainEqual(
        expect.objectContaining({ id }),
      )
    for (const search of ['gibt es nicht', '%'])
      expect((await admin.get('/uaa/api/mails', { search })).json()).toEqual([])
    expect((await admin.get('/uaa/api/mails/999999')).statusCode).toBe(404)
    expect((await (await aDealer()).get(`/uaa/api/mails/${id}`)).statusCode).toBe(403)
  })

  test('queues all failed mails again, retries the waiting ones now and queues none twice', async () => {
    const { db, pool } = api()
    await db.mail.deleteMany()
    await pool.query("DELETE FROM pgboss.job WHERE name = 'send-mail'")
    const [givenUp, waiting, sent] = [await aMail(), await aMail(), await aMail()]
    await deliver(sent)
    await db.mail.update({ where: { id: givenUp }, data: { state: 'failed', lastError: '550' } })
    await pool.query("DELETE FROM pgboss.job WHERE (data->>'mailId')::int <> $1", [waiting])
    await pool.query("UPDATE pgboss.job SET state = 'retry', start_after = now() + interval '4 minutes'")
    passTime({ hours: 100 })
    const admin = await anAdmin()

    expect((await admin.post('/uaa/api/outbox/send-again')).json()).toEqual({ failed: 1, waiting: 1 })
    expect((await admin.post('/uaa/api/outbox/send-again')).json()).toEqual({ failed: 0, waiting: 2 })

    const due = `SELECT (data->>'mailId')::int AS id, start_after <= now() AS due FROM pgboss.job
      WHERE name = 'send-mail' ORDER BY 1`
    expect((await pool.query(due)).rows).toEqual([
      { id: givenUp, due: true },
      { id: waiting, due: true },
    ])
    sink.state.refusal = later
    await expect(deliver(givenUp)).rejects.toThrow()
    expect(await rowOf(givenUp)).toMatchObject({ state: 'queued', lastError: expect.stringContaining('451') })
    expect(await db.auditEntry.findFirst({ where: { action: 'mails-sent-again' } })).toMatchObject({
      actorId: admin.account.id,
      details: { failed: 1, waiting: 1 },
    })
  })

  test('shows waiting mails with their age, failed mails and whether a worker runs', async () => {
    const { db, clock } = api()
    await db.mail.deleteMany()
    await db.workerHeartbeat.deleteMany()
    const admin = await anAdmin()
    const state = async () => (await admin.get('/uaa/api/outbox')).json()
    expect(await state()).toEqual({
      queued: 0,
      failed: 0,
      oldestQueuedAt: null,
      workerSeenAt: null,
      workerRuns: false,
    })
    const { createdAt } = await rowOf(await aMail())
    const seenAt = clock.now()
    await db.workerHeartbeat.create({ data: { id: 'a:1', startedAt: seenAt, seenAt } })
    const workerSeenAt = seenAt.toISOString()
    const waits = { queued: 1, failed: 0, oldestQueuedAt: createdAt.toISOString(), workerSeenAt }
    expect(await state()).toEqual({ ...waits, workerRuns: true })
    passTime({ minutes: 2 })
    expect(await state()).toEqual({ ...waits, workerRuns: false })
  })

  test('is for administrators only', async () => {
    const dealer = await aDealer()
    expect((await dealer.get('/uaa/api/mails')).statusCode).toBe(403)
    expect((await dealer.get('/uaa/api/outbox')).statusCode).toBe(403)
    expect((await dealer.post('/uaa/api/outbox/send-again')).statusCode).toBe(403)
  })
})
