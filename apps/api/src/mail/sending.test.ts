import { finishPasswordReset } from '@portal/contract/accounts/password'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '../accounts/account/commands.ts'
import { resetMail } from '../accounts/password/mail.ts'
import { verificationMail } from '../accounts/registration/mail.ts'
import { hashOf, keyFor } from '../credentials/secrets.ts'
import { aDealer } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aVisitor } from '../testing/caller.ts'
import { passTime } from '../testing/clock.ts'
import { type SinkRefusal, startMailSink } from '../testing/mail-sink.ts'
import { type Attachment, letter } from './letter.ts'
import { queueMail } from './mail.ts'
import { Outage } from './outage.ts'
import { openMailServer, type SendingOutcome, sendMail } from './sending.ts'

useApi()

type Sink = Awaited<ReturnType<typeof startMailSink>>
let sink: Sink
let mailServer: ReturnType<typeof openMailServer>
let outage: Outage
let log: { level: string; message: string; fields: object }[]
let outcomes: SendingOutcome[]

beforeAll(async () => {
  sink = await startMailSink({ wantsLogin: true })
  mailServer = openMailServer(sink.url)
})
afterAll(async () => {
  mailServer.close()
  await sink.stop()
})
beforeEach(() => {
  sink.state.refusal = null
  sink.mails.length = 0
  outcomes = []
  log = []
  const write = (level: string) => (fields: object, message: string) => log.push({ level, message, fields })
  outage = new Outage({ info: write('info'), error: write('error') })
})

const recipient = 'kunde@haendler.example'
const deliver = (id: number, server = mailServer) => {
  const { db, env, clock } = api()
  const key = keyFor(env.SECRET_KEY, 'mail')
  const count = (outcome: SendingOutcome) => outcomes.push(outcome)
  return sendMail({ db, mailServer: server, key, now: clock.now, outage, count }, id)
}
const aMail = () =>
  api().db.$transaction((tx) =>
    queueMail(
      tx,
      letter(api().env, { template: 'probe', recipient, subject: () => 'Probe', body: () => ['Guten Tag,'] }),
    ),
  )
const rowOf = (id: number) => api().db.mail.findUniqueOrThrow({ where: { id } })

/** Refuses the next mail in this way on a fresh connection. */
async function refused(refusal: SinkRefusal) {
  const id = await aMail()
  const server = openMailServer(sink.url)
  sink.state.refusal = refusal
  const error = await deliver(id, server).catch((failure: unknown) => failure)
  server.close()
  return { id, error, row: await rowOf(id) }
}

describe('An attachment', () => {
  test('that is not text arrives byte for byte, and a calendar entry with its method', async () => {
    const bytes = Buffer.from([0, 1, 254, 255])
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
    const attachments = (): Attachment[] => [
      {
        ...{ filename: 'gutachten.pdf', contentType: 'application/pdf' },
        ...{ content: bytes.toString('base64'), encoding: 'base64' },
      },
      { filename: 'termin.ics', contentType: 'text/calendar', content: calendar, method: 'CANCEL' },
    ]
    const draft = letter(api().env, {
      template: 'probe',
      recipient,
      subject: () => 'Probe',
      body: () => [],
      attachments,
    })
    await deliver(await api().db.$transaction((tx) => queueMail(tx, draft)))

    const { parsed, raw } = sink.mails.at(-1) ?? {}
    const file = parsed?.attachments.find(({ filename }) => filename === 'gutachten.pdf')
    expect(file).toMatchObject({ content: bytes, contentType: 'application/pdf' })
    expect(raw).toMatch(/Content-Type: text\/calendar;[^\n]*method=CANCEL/)
    const names = parsed?.attachments.map(({ filename }) => filename) ?? []
    expect(names.filter((name) => name === 'termin.ics')).toHaveLength(1)
  })
})

describe('A refusal', () => {
  test.each<[string, SinkRefusal]>([
    ['no such mailbox', { at: 'recipient', code: 550 }],
    ['user not local', { at: 'recipient', code: 551 }],
    ['name not allowed', { at: 'recipient', code: 553 }],
    ['domain takes no mail', { at: 'recipient', code: 556 }],
  ])('of the recipient is final: %s', async (_what, refusal) => {
    const { row, error } = await refused(refusal)
    expect(error).toBeUndefined()
    expect(row).toMatchObject({
      state: 'failed',
      attempts: 1,
      lastError: expect.stringContaining(String(refusal.code)),
    })
    expect(outcomes).toEqual(['recipient'])
  })

  test.each<[string, SinkRefusal, SendingOutcome]>([
    ['greylisting', { at: 'recipient', code: 450 }, 'mail'],
    ['mailbox busy', { at: 'recipient', code: 452 }, 'mail'],
    ['mailbox full', { at: 'recipient', code: 552 }, 'mail'],
    ['relaying denied', { at: 'recipient', code: 550, words: '5.7.1 Relaying denied' }, 'mail'],
    ['relay access denied', { at: 'recipient', code: 554, words: '5.7.1 Relay access denied' }, 'mail'],
    ['login needed for this recipient', { at: 'recipient', code: 530 }, 'server'],
    ['text refused for now', { at: 'text', code: 451 }, 'mail'],
    ['text taken for spam', { at: 'text', code: 554 }, 'mail'],
    ['text too long', { at: 'text', code: 552 }, 'mail'],
    ['sender refused', { at: 'sender', code: 550 }, 'server'],
    ['sender without login', { at: 'sender', code: 530 }, 'server'],
    ['wrong password', { at: 'login', code: 535 }, 'server'],
    ['login mechanism too weak', { at: 'login', code: 534 }, 'server'],
    ['login temporarily impossible', { at: 'login', code: 454 }, 'server'],
    ['server shutting down', { at: 'connection', code: 421 }, 'server'],
    ['server refuses everybody', { at: 'connection', code: 554 }, 'server'],
  ])('of anything else leaves the mail in the queue: %s', async (_what, refusal, outcome) => {
    const { id, row, error } = await refused(refusal)
    expect(error).toBeInstanceOf(Error)
    expect(row).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: expect.stringContaining(String(refusal.code)),
    })
    expect(outcomes).toEqual([outcome])

    sink.state.refusal = null
    passTime({ minutes: 1 })
    await deliver(id)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', lastError: null })
  })

  test.each([
    ['no server listens', 'smtp://127.0.0.1:9'],
    ['the name is unknown', 'smtp://mail.invalid'],
    ['the server has no TLS', () => sink.url.replace('smtp:', 'smtps:')],
  ])('leaves the mail in the queue when %s', async (_what, url) => {
    const server = openMailServer(typeof url === 'string' ? url : url())
    const id = await aMail()
    await expect(deliver(id, server)).rejects.toThrow()
    server.close()
    expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 1 })
    expect(outcomes).toEqual(['server'])
  })

  test('is retried for 72 hours', async () => {
    const id = await aMail()
    sink.state.refusal = { at: 'text', code: 451 }
    passTime({ hours: 71 })
    await expect(deliver(id)).rejects.toThrow()
    expect((await rowOf(id)).state).toBe('queued')
    passTime({ hours: 2 })
    await deliver(id)
    expect((await rowOf(id)).state).toBe('failed')
    expect(outcomes).toEqual(['mail', 'mail', 'given-up'])
  })
})

describe('An outage of the mail server', () => {
  const down: SinkRefusal = { at: 'login', code: 535, words: '5.7.8 portal@autoexpo.example is not known' }

  test('is logged once at its start and once at its end, without the words of the server', async () => {
    const ids = [await aMail(), await aMail(), await aMail()]
    const server = openMailServer(sink.url)
    sink.state.refusal = down
    for (const id of ids) {
      await expect(deliver(id, server)).rejects.toThrow()
      passTime({ minutes: 1 })
    }
    sink.state.refusal = null
    for (const id of ids) await deliver(id, server)
    server.close()
    expect(log.map(({ level }) => level)).toEqual(['error', 'info'])
    expect(log[0]?.fields).toMatchObject({ code: 'EAUTH', responseCode: 535 })
    expect(JSON.stringify(log)).not.toContain('@')
  })

  test('is probed by one mail at an interval: the others neither connect nor count an attempt', async () => {
    const [first, second] = [await aMail(), await aMail()]
    const server = openMailServer(sink.url)
    sink.state.refusal = down
    await expect(deliver(first, server)).rejects.toThrow()
    const { connections } = sink.state
    await expect(deliver(second, server)).rejects.toThrow('cannot be used')
    server.close()
    expect(sink.state.connections).toBe(connections)
    expect((await rowOf(second)).attempts).toBe(0)
  })

  test('ends for all mails with the first that is sent', async () => {
    const { db, pool } = api()
    const id = await aMail()
    const server = openMailServer(sink.url)
    sink.state.refusal = down
    await expect(deliver(id, server)).rejects.toThrow()
    const other = await aMail()
    await db.$executeRaw`UPDATE pgboss.job SET state = 'retry', start_after = now() + interval '4 minutes'
      WHERE name = 'send-mail' AND (data->>'mailId')::int = ${other}`
    sink.state.refusal = null
    passTime({ minutes: 1 })
    await deliver(id, server)
    server.close()
    const due = "SELECT start_after <= now() AS due FROM pgboss.job WHERE (data->>'mailId')::int = $1"
    expect((await pool.query(due, [other])).rows).toEqual([{ due: true }])
  })

  test('does not begin with errors of single mails; these are logged once an hour', async () => {
    sink.state.refusal = { at: 'recipient', code: 450 }
    const ids = [await aMail(), await aMail()]
    for (const id of ids) await expect(deliver(id)).rejects.toThrow()
    expect(log).toHaveLength(1)
    expect(outcomes).toEqual(['mail', 'mail'])
    passTime({ minutes: 61 })
    for (const id of ids) await expect(deliver(id)).rejects.toThrow()
    expect(log).toHaveLength(2)
  })
})

describe('A link in a mail', () => {
  const tokenOf = (text: string | undefined) => text?.match(/[A-Za-z0-9_-]{43}/)?.[0] ?? ''

  test('is valid for its whole lifetime after a late sending: new password', async () => {
    const { db, env, clock } = api()
    const { account } = await aDealer()
    const issue = await issueToken(db, account.id, 'reset-password', clock.now())
    const id = await db.$transaction((tx) => queueMail(tx, resetMail(env, account.email, issue)))
    passTime({ hours: 70 })
    await deliver(id)
    passTime({ minutes: 59 })
    const key = tokenOf(sink.mails[0]?.parsed.text)
    const reply = await aVisitor().post(finishPasswordReset.url, { key, newPassword: 'Ganz-Neu-4711-Abc' })
    expect(reply.statusCode).toBe(200)
  })

  test('is valid for its whole lifetime after a late sending: confirming an address', async () => {
    const { db, env, clock } = api()
    const { account } = await aDealer()
    const token = await issueToken(db, account.id, 'verify-email', clock.now())
    const id = await db.$transaction((tx) => queueMail(tx, verificationMail(env, account.email, token)))
    passTime({ hours: 71 })
    const sentAt = clock.now().getTime()
    await deliver(id)
    const row = await db.accountToken.findUniqueOrThrow({ where: { tokenHash: hashOf(token) } })
    expect(tokenOf(sink.mails[0]?.parsed.text)).toBe(token)
    expect(Math.round((row.expiresAt.getTime() - sentAt) / 60_000)).toBe(48 * 60)
  })

  test('stays used when it was used before the sending', async () => {
    const { db, env, clock } = api()
    const { account } = await aDealer()
    const token = await issueToken(db, account.id, 'reset-password', clock.now())
    const id = await db.$transaction((tx) => queueMail(tx, resetMail(env, account.email, token)))
    const usedAt = clock.now()
    await db.accountToken.update({ where: { tokenHash: hashOf(token) }, data: { usedAt } })
    const before = await db.accountToken.findUniqueOrThrow({ where: { tokenHash: hashOf(token) } })
    passTime({ hours: 2 })
    await deliver(id)
    expect(await db.accountToken.findUniqueOrThrow({ where: { tokenHash: hashOf(token) } })).toEqual(before)
  })
})
