import { claimPhotoMaxBytes, claimPhotosMaximum } from '@portal/domain/sale/claim-items'
import { createTransport } from 'nodemailer'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { watchInbox } from '../../mail/inbox-watch.ts'
import { replyAddress } from '../../mail/reply-address.ts'
import { aBackofficeUser, aDealer, aVisitor, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { aSoldCar, collect, deskUrl, file, move, newestClaim, ownUrl } from '../../testing/claims.ts'
import { passTime } from '../../testing/clock.ts'
import { startImapServer } from '../../testing/imap-server.ts'
import { aPdf, aPicture } from '../../testing/papers.ts'
import { fetchReplies } from './jobs.ts'

useApi({
  REPLY_IMAP_URL: 'imap://portal:geheim@127.0.0.1:1/INBOX',
  REPLY_ADDRESS: 'antwort@autoexpo.example',
  REPLY_AUTH_HOST: 'mx.autoexpo.example',
})

let inbox: Awaited<ReturnType<typeof startImapServer>>
let dealer: Client
let office: Client
beforeAll(async () => {
  inbox = await startImapServer()
  api().env.REPLY_IMAP_URL = inbox.url
  dealer = await aDealer()
  office = await aBackofficeUser()
})
afterAll(() => inbox.stop())

const fetchAll = () => {
  const { db, env, files, clock } = api()
  return fetchReplies({ db, env, disk: files.documents, now: clock.now })
}

/** An enquiry of the dealer that the house has answered, with the address to answer to. */
async function anAnsweredEnquiry(by: Client = dealer) {
  const { gwnummer } = await aCar()
  const { id } = (
    await by.post('/mvp/api/mvp-user-car-request', {
      ...{ gwnummer, firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-69900090' },
      ...{ userEmail: by.account.email, bemerkungen: 'Ist das Fahrzeug noch da?', consent: true },
    })
  ).json()
  const url = `/mvp/api/mvp-car-requests/${id}`
  const { version } = (await office.get(url)).json()
  expect((await office.post(`${url}/answers`, { version, text: 'Ja, ist es.', files: [] })).statusCode).toBe(
    200,
  )
  const to = (await mailsTo(by.account.email)).at(-1)?.replyTo ?? ''
  return { id: String(id), gwnummer, to }
}

type Written = {
  to: string
  from?: string
  text?: string
  html?: string
  headers?: Record<string, string>
  results?: string | null
  messageId?: string
  attachments?: { filename: string; content: Buffer | string; contentTransferEncoding?: '8bit' }[]
}

const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** A mail as the own server stores it: with the result of its checks on top. */
async function aMail({ results, from = dealer.account.email, ...mail }: Written) {
  const { message } = await builder.sendMail({
    from,
    subject: 'AW: Ihre Anfrage',
    text: 'Ja, gern.',
    ...mail,
  })
  const domain = from.split('@')[1]
  const checks = results === undefined ? `dkim=pass header.d=${domain}` : results
  const top = checks === null ? '' : `Authentication-Results: mx.autoexpo.example;\r\n ${checks}\r\n`
  return Buffer.concat([Buffer.from(top), Buffer.isBuffer(message) ? message : Buffer.from('')])
}

async function deliver(written: Written) {
  inbox.deliver(await aMail(written))
  await fetchAll()
  expect(inbox.unread()).toBe(0)
}

const threadOf = async (id: string) => (await dealer.get(`/mvp/api/mvp-user-car-requests/${id}`)).json()
const lastMessage = async (id: string) => (await threadOf(id)).messages.at(-1)
const list = async (state = 'unassigned') =>
  (await office.get('/mvp/api/house-mail-replies', { state, size: '100' })).json()
const newest = async () => (await list())[0]

describe('Eine Antwort per Mail', () => {
  test('lands in the thread without the quoted text, and the enquiry waits for the house again', async () => {
    const { id, to } = await anAnsweredEnquiry()
    expect(to).toMatch(/^antwort\+e[\w-]+@autoexpo\.example$/)
    const text =
      'Prima, ich komme am Freitag.\n\nAm 26.11.2026 um 14:03 schrieb Autoexpo <a@b.example>:\n> Ja.'
    await deliver({ to, text })
    expect(await lastMessage(id)).toMatchObject({
      from: 'asker',
      text: 'Prima, ich komme am Freitag.',
      files: [],
    })
    expect((await threadOf(id)).state).not.toBe('answered')
    expect((await list('assigned'))[0]).toMatchObject({ thread: { kind: 'enquiry', id } })
  })

  test('lands once, however often it arrives', async () => {
    const { id, to } = await anAnsweredEnquiry()
    const source = await aMail({ to, text: 'Nur einmal.' })
    for (let n = 0; n < 2; n += 1) inbox.deliver(source)
    await fetchAll()
    inbox.deliver(source)
    await fetchAll()
    const { messages }: { messages: { text: string }[] } = await threadOf(id)
    expect(messages.filter(({ text }) => text === 'Nur einmal.')).toHaveLength(1)
  })

  test('is read as HTML and in other character sets', async () => {
    const { id, to } = await anAnsweredEnquiry()
    const { message } = await builder.sendMail({
      from: dealer.account.email,
      to,
      html: '<p>Schöne <b>Grüße</b></p>',
    })
    const checks = 'Authentication-Results: mx.autoexpo.example; dmarc=pass header.from=haendler.example\r\n'
    inbox.deliver(Buffer.concat([Buffer.from(checks), Buffer.isBuffer(message) ? message : Buffer.from('')]))
    await fetchAll()
    expect((await lastMessage(id)).text).toBe('Schöne Grüße')
    const latin = `${checks}From: ${dealer.account.email}\r\nTo: ${to}\r\nMessage-ID: <latin@x>\r\nContent-Type: text/plain; charset=iso-8859-15\r\nContent-Transfer-Encoding: 8bit\r\n\r\nPreis 900 \xa4, \xfcblich?\r\n`
    inbox.deliver(Buffer.from(latin, 'latin1'))
    await fetchAll()
    expect((await lastMessage(id)).text).toBe('Preis 900 €, üblich?')
  })

  test('brings its checked attachments, which the house can open', async () => {
    const { id, to } = await anAnsweredEnquiry()
    await deliver({
      to,
      attachments: [
        { filename: 'Gutachten.pdf', content: aPdf() },
        { filename: '../bild.exe', content: await aPicture('jpeg') },
      ],
    })
    expect((await lastMessage(id)).files.toSorted()).toEqual(['..bild.jpg', 'Gutachten.pdf'])
    const [mail] = await list('assigned')
    const url = `/mvp/api/house-mail-replies/${mail.id}/files/${mail.files[1].id}`
    const file = await office.get(url)
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-disposition']).toContain('attachment')
    expect((await dealer.get(url)).statusCode).toBe(403)
  })
})

describe('Eine Antwort per Mail zu einer Reklamation', () => {
  const aClaimWithQuestion = async () => {
    const { id } = await aSoldCar(office, dealer)
    await collect(office, id)
    expect((await file(dealer, id)).statusCode).toBe(200)
    const claim = await newestClaim(dealer, id)
    const asked = await move(office, claim.id, { action: 'ask', text: 'Haben Sie Fotos?' })
    expect(asked.statusCode, asked.body).toBe(200)
    const to = (await mailsTo(dealer.account.email)).at(-1)?.replyTo ?? ''
    return { id, claimId: claim.id, to }
  }
  const lastOf = async (id: string) => (await newestClaim(dealer, id)).messages.at(-1)

  test('brings its pictures as photos of the claim, without what the camera wrote into them', async () => {
    const { id, claimId, to } = await aClaimWithQuestion()
    await deliver({
      to,
      text: '',
      attachments: [
        { filename: 'IMG_1.jpg', content: await aPicture('jpeg') },
        { filename: 'bild.dat', content: await aPicture('png') },
      ],
    })
    const message = await lastOf(id)
    expect(message).toMatchObject({ from: 'buyer', text: 'Siehe Fotos.' })
    expect(message?.photos).toHaveLength(2)
    for (const photo of message?.photos ?? []) {
      const shown = await dealer.get(`${ownUrl}/${id}/claim-photos/${photo}`)
      expect(shown.headers['content-type']).toBe('image/jpeg')
      expect((await office.get(`${deskUrl}/${claimId}/photos/${photo}`)).statusCode).toBe(200)
      expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
    }
    // The mail is erased earlier than the claim, which keeps its photos.
    await api().db.inboundMail.deleteMany({ where: { threadId: claimId } })
    expect((await lastOf(id))?.photos).toHaveLength(2)
  })

  test('from another address can be assigned to the claim by a colleague', async () => {
    const { id, claimId, to } = await aClaimWithQuestion()
    const { gwnummer } = await api().db.purchase.findUniqueOrThrow({ where: { publicId: id } })
    await deliver({ to, from: 'privat@fremd.example', text: 'Von zu Hause.' })
    const url = `/mvp/api/house-mail-replies/${(await newest()).id}`
    const [thread] = (await office.get(`${url}/threads`, { gwnummer })).json()
    expect(thread).toMatchObject({
      kind: 'claim',
      id: claimId,
      label: expect.stringContaining(`GW ${gwnummer}`),
    })
    expect((await office.post(`${url}/assign`, { kind: 'claim', id: claimId })).statusCode).toBe(204)
    expect(await lastOf(id)).toMatchObject({ from: 'buyer', text: 'Von zu Hause.' })
  })

  test.each([
    ['another file', async () => ({ filename: 'foto.jpg', content: 'MZ...' }), 'no-photo'],
    ['a PDF', async () => ({ filename: 'foto.jpg', content: aPdf() }), 'no-photo'],
    [
      'half a picture',
      async () => ({ filename: 'a.jpg', content: (await aPicture('jpeg')).subarray(0, 300) }),
      'no-photo',
    ],
    [
      'a picture larger than an upload may be',
      async () => {
        const content = Buffer.concat([await aPicture('jpeg'), Buffer.alloc(claimPhotoMaxBytes)])
        return { filename: 'gross.jpg', content, contentTransferEncoding: '8bit' as const }
      },
      'no-photo',
    ],
  ])('with %s is left to the house, which sees the rest', async (_title, attachment, reason) => {
    const { id, claimId, to } = await aClaimWithQuestion()
    const picture = { filename: 'gut.jpg', content: await aPicture('jpeg') }
    const attachments: Written['attachments'] = [await attachment(), picture]
    await deliver({ to, text: 'Hier die Fotos.', attachments })
    const mail = await newest()
    expect(mail).toMatchObject({ state: 'unassigned', reason })
    expect((await lastOf(id))?.from).toBe('house')
    const assigned = await office.post(`/mvp/api/house-mail-replies/${mail.id}/assign`, {
      ...{ kind: 'claim', id: claimId },
    })
    expect(assigned.statusCode).toBe(204)
    expect(await lastOf(id)).toMatchObject({ text: expect.stringContaining('Hier die Fotos.') })
    expect((await lastOf(id))?.photos).toHaveLength(1)
  })

  test('does not bring more photos than a claim has', async () => {
    const { id, claimId, to } = await aClaimWithQuestion()
    const { id: row, purchaseId } = await api().db.claim.findUniqueOrThrow({ where: { publicId: claimId } })
    const kept = { claimId: row, purchaseId, sha256: '', bytes: 1, createdAt: api().clock.now() }
    await api().db.claimPhoto.createMany({
      data: Array.from({ length: claimPhotosMaximum }, (_, n) => ({ ...kept, storageKey: `kept-${n}` })),
    })
    await deliver({ to, attachments: [{ filename: 'a.jpg', content: await aPicture('jpeg') }] })
    expect(await newest()).toMatchObject({ reason: 'too-many-files' })
    expect((await lastOf(id))?.from).toBe('house')
  })
})

test('An answer arrives without waiting for the next look at the inbox', async () => {
  const { id, to } = await anAnsweredEnquiry()
  const errors: unknown[] = []
  const stop = watchInbox({
    imapUrl: inbox.url,
    onNews: () => void fetchAll().catch((error) => errors.push(error)),
    onError: (error) => errors.push(error),
  })
  await expect.poll(() => inbox.waiting(), { timeout: 10_000 }).toBe(1)
  inbox.deliver(await aMail({ to, text: 'Sofort da.' }))
  await expect.poll(async () => (await lastMessage(id)).text, { timeout: 10_000 }).toBe('Sofort da.')
  await expect.poll(() => inbox.unread(), { timeout: 10_000 }).toBe(0)
  await stop()
  expect(errors).toEqual([])
})

describe('Nicht zugeordnet wird eine Mail', () => {
  const refused = async (id: string, written: Written, reason: string) => {
    const before = (await threadOf(id)).messages.length
    await deliver(written)
    expect(await newest()).toMatchObject({ state: 'unassigned', reason })
    expect((await threadOf(id)).messages).toHaveLength(before)
  }

  test.each([
    ['of another sender', { from: 'fremd@haendler.example' }, 'other-sender'],
    ['without a result of the own server', { results: null }, 'sender-unproven'],
    ['whose checks failed', { results: 'dkim=fail header.d=haendler.example; spf=fail' }, 'sender-unproven'],
    ['signed by another domain', { results: 'dkim=pass header.d=fremd.example' }, 'sender-unproven'],
    ['signed by a top-level domain', { results: 'dkim=pass header.d=example' }, 'sender-unproven'],
    ['sent by another domain', { results: 'spf=pass smtp.mailfrom=a@fremd.example' }, 'sender-unproven'],
    [
      'that brings a result of its own below',
      {
        results: 'none',
        headers: { 'Authentication-Results': 'mx.autoexpo.example; dkim=pass header.d=haendler.example' },
      },
      'sender-unproven',
    ],
    ['that only quotes', { text: 'Am 26.11.26 um 14:03 schrieb Autoexpo:\n> Ja.\n' }, 'empty'],
    ['with a program', { attachments: [{ filename: 'x.pdf', content: 'MZ...' }] }, 'file-refused'],
    [
      'with 200 attachments',
      { attachments: Array.from({ length: 200 }, (_, n) => ({ filename: `${n}.txt`, content: 'x' })) },
      'too-many-files',
    ],
  ])('%s', async (_title, more, reason) => {
    const { id, to } = await anAnsweredEnquiry()
    await refused(id, { to, ...more }, reason)
  })

  test('to an address that was changed, is of another thread, or too old', async () => {
    const { id, to } = await anAnsweredEnquiry()
    await refused(id, { to: to.replace(/.{4}@/, 'ffff@') }, 'address-invalid')
    await refused(id, { to: 'antwort+quatsch@autoexpo.example' }, 'address-invalid')
    await refused(id, { to: 'antwort@autoexpo.example' }, 'no-address')
    const other = replyAddress(
      api().env,
      { kind: 'enquiry', id: 999_999, accountId: dealer.account.id },
      api().clock.now(),
    )
    await refused(id, { to: other }, 'thread-gone')
    passTime({ days: 91 })
    inbox.deliver(await aMail({ to }))
    await fetchAll()
    expect(await api().db.inboundMail.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      reason: 'address-expired',
    })
    await api().db.inboundMail.deleteMany({ where: { reason: 'address-expired' } })
  })

  test('to a closed enquiry', async () => {
    const { id, to } = await anAnsweredEnquiry()
    await api().db.enquiry.updateMany({ where: { publicId: id }, data: { state: 'closed' } })
    await refused(id, { to }, 'thread-closed')
  })

  test('that is too large, without loading it', async () => {
    const { id, to } = await anAnsweredEnquiry()
    const commands = inbox.commands.length
    await refused(id, { to, text: `Groß ${'x'.repeat(16 * 1024 * 1024)}` }, 'too-large')
    expect(inbox.commands.slice(commands).join('\n')).not.toContain('BODY')
  })

  test('and can be assigned or discarded by a colleague, once', async () => {
    const { id, to, gwnummer } = await anAnsweredEnquiry()
    await refused(id, { to, from: 'privat@fremd.example', text: 'Von zu Hause.' }, 'other-sender')
    const mail = await newest()
    const url = `/mvp/api/house-mail-replies/${mail.id}`
    expect((await office.get(`${url}/threads`)).json()).toEqual([])
    const [thread] = (await office.get(`${url}/threads`, { gwnummer })).json()
    expect(thread).toMatchObject({ kind: 'enquiry', id })
    expect((await dealer.post(`${url}/assign`, { kind: 'enquiry', id })).statusCode).toBe(403)
    expect((await office.post(`${url}/assign`, { kind: 'enquiry', id })).statusCode).toBe(204)
    expect(await lastMessage(id)).toMatchObject({ from: 'asker', text: 'Von zu Hause.' })
    expect((await office.post(`${url}/discard`)).statusCode).toBe(409)
    await refused(id, { to, from: 'werbung@fremd.example' }, 'other-sender')
    expect((await office.post(`/mvp/api/house-mail-replies/${(await newest()).id}/discard`)).statusCode).toBe(
      204,
    )
    expect((await list('discarded'))[0]).toMatchObject({ sender: 'werbung@fremd.example' })
  })
})

test.each([
  ['an answer during absence', { 'Auto-Submitted': 'auto-replied' }],
  ['a bulk mail', { Precedence: 'bulk' }],
  ['a bounce', { 'Return-Path': '<>' }],
])('Ignoriert wird %s', async (_title, headers) => {
  const { id, to } = await anAnsweredEnquiry()
  const before = [(await threadOf(id)).messages.length, await api().db.inboundMail.count()]
  await deliver({ to, headers })
  expect([(await threadOf(id)).messages.length, await api().db.inboundMail.count()]).toEqual(before)
})

test('A visitor is not asked for an account, and without an inbox nothing is read', async () => {
  expect((await aVisitor().get('/mvp/api/house-mail-replies')).statusCode).toBe(401)
  const { env } = api()
  env.REPLY_IMAP_URL = undefined
  expect(await fetchAll()).toBe(0)
  env.REPLY_IMAP_URL = inbox.url
})
