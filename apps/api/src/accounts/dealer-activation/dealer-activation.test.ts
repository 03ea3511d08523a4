import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { aDealer, anAdmin, anApplicant, aVisitor, mailsTo, testPassword } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime, setTime } from '../../testing/clock.ts'
import { anEncryptedPdf, aPdf, aPicture, multipart } from '../../testing/papers.ts'

useApi()

const url = '/uaa/api/ae-dealer-activation'
const desk = '/uaa/api/dealer-applications'
let number = 500_000
function aNumber() {
  number += 1
  return String(number)
}

/** The compressed streams of a PDF as text. */
const inflatedText = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join(' ')

/** A text as a PDF shows it in a standard font. */
const asHex = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase()

type Admin = Awaited<ReturnType<typeof anAdmin>>

/** The GET with the XSRF header, as the portal's page sends it. */
async function activate(
  admin: Pick<Admin, 'send' | 'cookies'>,
  username: string,
  partnernumber = aNumber(),
  aktivieren = 'true',
) {
  if (!admin.cookies['XSRF-TOKEN']) await admin.send('GET', '/mvp/api/portal-settings')
  const headers = { 'x-xsrf-token': admin.cookies['XSRF-TOKEN'] ?? '' }
  return admin.send('GET', url, { query: { username, partnernumber, aktivieren }, headers })
}

const waiting = (overrides = {}) => anApplicant({ documentsUploaded: true, ...overrides })

describe('Händleraktivierung', () => {
  test('makes a waiting applicant a dealer, with a mail, and ends the session', async () => {
    const [admin, applicant] = [await anAdmin(), await waiting()]
    const partnernumber = aNumber()
    const reply = await activate(admin, applicant.account.login.toUpperCase(), partnernumber)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toEqual({
      login: applicant.account.login,
      activated: true,
      partner_number: partnernumber,
    })
    expect((await applicant.get('/uaa/api/account')).statusCode).toBe(401)
    const login = { username: applicant.account.login, password: testPassword }
    expect((await applicant.post('/auth/login', login)).statusCode).toBe(200)
    const own = (await applicant.get('/uaa/api/account')).json()
    expect(own).toMatchObject({ activated: true, authorities: ['ROLE_USER', 'ROLE_DEALER'] })
    expect((await mailsTo(applicant.account.email)).map(({ template }) => template)).toEqual([
      'dealer-activated',
    ])
  })

  test('revokes the rights: open sessions end with the next call', async () => {
    const [admin, dealer] = [await anAdmin(), await aDealer()]
    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(200)
    expect((await activate(admin, dealer.account.login, '1', 'false')).json().activated).toBe(false)
    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(401)
    const account = await api().db.account.findUniqueOrThrow({ where: { id: dealer.account.id } })
    expect(account.authorities).toEqual(['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'])
  })

  test('refuses to activate an active dealer and to deactivate an inactive one', async () => {
    const [admin, dealer, applicant] = [await anAdmin(), await aDealer(), await waiting()]
    const active = await activate(admin, dealer.account.login)
    expect(active.statusCode).toBe(400)
    expect(active.json()).toMatchObject({
      type: 'dealer-is-activated',
      title: 'Der Händleraccount ist bereits aktiv.',
    })
    const inactive = await activate(admin, applicant.account.login, '1', 'false')
    expect(inactive.json()).toMatchObject({
      type: 'dealer-is-activated',
      title: 'Der Händleraccount ist bereits deaktiv.',
    })
  })

  test.each([
    ['without a confirmed address', { isEmailVerified: false }, 'email-not-verified-exception'],
    ['without documents', { documentsUploaded: false }, 'documents-missing'],
  ])('is refused %s', async (_title, overrides, type) => {
    const reply = await activate(await anAdmin(), (await waiting(overrides)).account.login)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().type).toBe(type)
  })

  test('needs a partner number that no other dealer has', async () => {
    const [admin, dealer, applicant] = [await anAdmin(), await aDealer(), await waiting()]
    const reply = await activate(admin, applicant.account.login, String(dealer.partner_number))
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      type: 'partnernumber-already-assigned',
      title: 'Die Partnernummer ist bereits einem anderen Händler zugeordnet.',
    })
  })

  test('has one effect when called ten times at once', async () => {
    const [admin, applicant] = [await anAdmin(), await waiting()]
    await admin.get('/uaa/api/account')
    const partnernumber = aNumber()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => activate(admin, applicant.account.login, partnernumber)),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await mailsTo(applicant.account.email)).toHaveLength(1)
    const trail = { action: 'dealer-activated', subject: `account:${applicant.account.id}` }
    expect(await api().db.auditEntry.count({ where: trail })).toBe(1)
  })

  test('is for administrators, with the XSRF header and from the portal’s own page', async () => {
    const [admin, applicant] = [await anAdmin(), await waiting()]
    const { login } = applicant.account
    expect((await activate(aVisitor(), login)).statusCode).toBe(401)
    expect((await activate(applicant, login)).statusCode).toBe(403)
    expect((await activate(await aDealer(), login)).statusCode).toBe(403)
    const query = { username: login, partnernumber: aNumber(), aktivieren: 'true' }
    await admin.get('/uaa/api/account')
    expect((await admin.get(url, query)).statusCode).toBe(403)
    const token = admin.cookies['XSRF-TOKEN'] ?? ''
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { 'x-xsrf-token': token, 'sec-fetch-site': site }
      expect((await admin.get(url, query, { headers })).statusCode).toBe(403)
    }
    expect((await api().inject({ method: 'HEAD', url, query, cookies: admin.cookies })).statusCode).toBe(404)
    expect((await api().db.account.findUniqueOrThrow({ where: { login } })).activated).toBe(false)
  })

  test('also works as PUT', async () => {
    const [admin, applicant] = [await anAdmin(), await waiting()]
    const query = { username: applicant.account.login, partnernumber: aNumber(), aktivieren: 'true' }
    expect((await admin.put(url, undefined, { query })).statusCode).toBe(200)
  })

  test.each([
    [{ partnernumber: '1' }, { path: 'username', message: 'Benutzername ist erforderlich' }],
    [{ username: 'a@b.de' }, { path: 'partnernumber', message: 'Partnernummer ist erforderlich' }],
    [
      { username: '', partnernumber: '' },
      { path: 'partnernumber', message: 'Partnernummer ist erforderlich' },
    ],
  ])('names the field missing in %j', async (query, error) => {
    const admin = await anAdmin()
    await admin.get('/uaa/api/account')
    const reply = await admin.get(url, query, {
      headers: { 'x-xsrf-token': admin.cookies['XSRF-TOKEN'] ?? '' },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toContainEqual(error)
  })

  test('fails for an unknown dealer and for an administrator', async () => {
    const admin = await anAdmin()
    for (const username of ['niemand@haendler.example', admin.account.login])
      expect((await activate(admin, username)).json().type).toBe('dealer-unknown')
  })
})

describe('Prüftisch', () => {
  async function anApplication() {
    const applicant = await anApplicant()
    const types = ['GEWERBEANMELDUNG', 'PASS_VORDERSEITE', 'PASS_RUECKSEITE']
    for (const documenttype of types)
      await applicant.send('POST', '/uaa/api/dealer_files', {
        query: { filename: documenttype.startsWith('PASS') ? 'pass.jpg' : 'gewerbe.pdf', documenttype },
        ...multipart(documenttype.startsWith('PASS') ? await aPicture('jpeg') : aPdf()),
      })
    await applicant.post('/uaa/api/dealer_files/email')
    return applicant
  }

  test('lists waiting applications with their days of waiting, longest first', async () => {
    const first = await anApplication()
    passTime({ days: 3 })
    const second = await anApplication()
    const reply = await (await anAdmin()).get(desk)
    const entries: { login: string; waitingDays: number }[] = reply.json()
    const ours = entries.filter(({ login }) => [first, second].some(({ account }) => account.login === login))
    expect(ours.map(({ login, waitingDays }) => [login, waitingDays])).toEqual([
      [first.account.login, 3],
      [second.account.login, 0],
    ])
    expect(Number(reply.headers['x-total-count'])).toBe(entries.length)
  })

  test('finds applications by every word of name, company and login, beyond the current page', async () => {
    const { db } = api()
    const admin = await anAdmin()
    const [first, second] = [await anApplication(), await anApplication()]
    await db.dealer.update({
      where: { accountId: second.account.id },
      data: { company_name: 'Autohaus Weiß', account: { update: { firstName: 'Jörg', lastName: 'Weiß' } } },
    })
    const found = async (search: string) => {
      const reply = await admin.get(desk, { search, size: '1' })
      return [reply.headers['x-total-count'], reply.json().map(({ login }: { login: string }) => login)]
    }
    expect(await found('jörg weiß')).toEqual(['1', [second.account.login]])
    expect(await found(first.account.login.toUpperCase())).toEqual(['1', [first.account.login]])
    expect(await found('Weiß Erika')).toEqual(['0', []])
    expect(await found('%')).toEqual(['0', []])
  })

  test('shows company data and papers; every view is in the audit trail and never public', async () => {
    const [admin, applicant] = [await anAdmin(), await anApplication()]
    const application = (await admin.get(`${desk}/${applicant.account.id}`)).json()
    expect(application).toMatchObject({ company_name: 'Autohaus Beispiel', telephone: '+49-69900090' })
    const [pdf, picture] = application.documents
    const shownPdf = await admin.get(`${desk}/${applicant.account.id}/documents/${pdf.id}`)
    expect(shownPdf.rawPayload.equals(aPdf())).toBe(true)
    expect(shownPdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="gewerbe.pdf"',
    })
    const shownPicture = await admin.get(`${desk}/${applicant.account.id}/documents/${picture.id}`)
    expect(shownPicture.headers['content-type']).toBe('image/jpeg')
    const views = await api().db.auditEntry.findMany({
      where: { action: 'paper-viewed', actorId: admin.account.id },
    })
    expect(views.map(({ subject }) => subject)).toEqual([`paper:${pdf.id}`, `paper:${picture.id}`])

    const paper = `${desk}/${applicant.account.id}/documents/${pdf.id}`
    expect((await aVisitor().get(paper)).statusCode).toBe(401)
    for (const other of [applicant, await aDealer(), await anApplicant()])
      expect((await other.get(paper)).statusCode).toBe(403)
    expect((await admin.get(`${desk}/${admin.account.id}/documents/${pdf.id}`)).statusCode).toBe(404)
  })

  test('marks a PDF with its reader and the time for the viewer; a broken one is only downloaded', async () => {
    const [admin, applicant] = [await anAdmin(), await anApplicant()]
    for (const [documenttype, bytes] of [
      ['GEWERBEANMELDUNG', await anEncryptedPdf({ permissions: {} })],
      ['PASS_VORDERSEITE', Buffer.from('%PDF-1.7 ohne Inhalt %%EOF')],
    ] as const)
      await applicant.send('POST', '/uaa/api/dealer_files', {
        query: { filename: 'papier.pdf', documenttype },
        ...multipart(bytes),
      })
    const own = `${desk}/${applicant.account.id}`
    const [paper, broken] = (await admin.get(own)).json().documents

    setTime('2026-11-22T09:42:00Z')
    const shown = await admin.get(`${own}/documents/${paper.id}`, { marked: 'true' })
    expect(shown.headers['content-type']).toBe('application/pdf')
    const text = inflatedText(shown.rawPayload)
    expect(text).toContain(asHex('KOPIE  Erika Beispiel  22.11.2026, 10:42 Uhr'))
    expect(text).toContain('/Artifact BMC')

    const refused = await admin.get(`${own}/documents/${broken.id}`, { marked: 'true' })
    expect([refused.statusCode, refused.json().type]).toEqual([422, 'paper-not-viewable'])
    expect((await admin.get(`${own}/documents/${broken.id}`)).statusCode).toBe(200)
  })

  test('requests one paper again: the applicant gets the reason, uploads, and is approved', async () => {
    const [admin, applicant] = [await anAdmin(), await anApplication()]
    const own = `${desk}/${applicant.account.id}`
    const [pdf] = (await admin.get(own)).json().documents
    const verdict = { reviewState: 'rejected', reason: 'Das Datum ist nicht lesbar.' }
    expect((await admin.put(`${own}/documents/${pdf.id}/review`, verdict)).statusCode).toBe(200)
    await admin.post(`${own}/decision`, { decision: 'ask-again', reason: 'Bitte neu fotografieren.' })
    const mail = (await mailsTo(applicant.account.email)).at(-1)
    expect(mail?.template).toBe('paper-missing')
    expect(mail?.text).toContain('Gewerbeanmeldung: Das Datum ist nicht lesbar.')
    expect((await applicant.get('/uaa/api/account')).json().documentsUploaded).toBe(false)
    expect((await applicant.get('/uaa/api/dealer-application')).json()).toMatchObject({
      reviewState: 'needs-paper',
      reviewNote: 'Bitte neu fotografieren.',
    })
    expect((await applicant.post('/uaa/api/dealer_files/email')).json().type).toBe('documents-missing')
    await applicant.send('POST', '/uaa/api/dealer_files', {
      query: { filename: 'neu.pdf', documenttype: 'GEWERBEANMELDUNG' },
      ...multipart(aPdf()),
    })
    expect((await applicant.post('/uaa/api/dealer_files/email')).statusCode).toBe(200)
    const approved = await admin.post(`${own}/decision`, { decision: 'approve', partner_number: aNumber() })
    expect(approved.json()).toMatchObject({ activated: true, reviewState: 'approved' })
  })

  test('reviews a paper only after a concurrent decision of another administrator', async () => {
    const [admin, applicant] = [await anAdmin(), await anApplication()]
    const own = `${desk}/${applicant.account.id}`
    const [pdf] = (await admin.get(own)).json().documents
    const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    const other = await api().pool.connect()
    try {
      await other.query('BEGIN')
      await other.query('SELECT 1 FROM dealer WHERE account_id = $1 FOR UPDATE', [applicant.account.id])
      const verdict = { reviewState: 'rejected', reason: 'Das Datum ist nicht lesbar.' }
      const review = admin.put(`${own}/documents/${pdf.id}/review`, verdict)
      const waiters = async () => (await api().pool.query(waiting)).rows[0].count
      await expect.poll(waiters, { timeout: 20_000 }).toBe(1)
      await other.query('UPDATE dealer SET review_note = $1 WHERE account_id = $2', [
        'Telefonisch geklärt',
        applicant.account.id,
      ])
      await other.query('COMMIT')
      expect((await review).json()).toMatchObject({
        reviewNote: 'Telefonisch geklärt',
        documents: [{ reviewState: 'rejected' }, { reviewState: 'open' }, { reviewState: 'open' }],
      })
    } finally {
      other.release(true)
    }
  })

  test('mails the applicant the reason of a refusal', async () => {
    const [admin, applicant] = [await anAdmin(), await anApplication()]
    const decision = `${desk}/${applicant.account.id}/decision`
    expect((await admin.post(decision, { decision: 'refuse' })).json().errors).toEqual([
      { path: 'reason', message: 'Grund ist erforderlich' },
    ])
    const reply = await admin.post(decision, { decision: 'refuse', reason: 'Kein <b>Händler</b>.' })
    expect(reply.json()).toMatchObject({ reviewState: 'refused', activated: false })
    const mail = (await mailsTo(applicant.account.email)).at(-1)
    expect(mail?.text).toContain('Grund: Kein <b>Händler</b>.')
    expect(mail?.html).toContain('Kein &lt;b&gt;Händler&lt;/b&gt;.')
  })

  test('reviews a refused applicant with partner number again after new papers', async () => {
    const [admin, applicant] = [await anAdmin(), await anApplicant({ documentsUploaded: true })]
    const { id: accountId } = applicant.account
    await api().db.dealer.update({ where: { accountId }, data: { registeredWithPartnerNumber: true } })
    const refusal = { decision: 'refuse', reason: 'Gewerbe abgemeldet.' }
    await admin.post(`${desk}/${accountId}/decision`, refusal)
    const own = async () => (await applicant.get('/uaa/api/dealer-application')).json()
    expect(await own()).toMatchObject({
      reviewState: 'refused',
      reviewNote: 'Gewerbe abgemeldet.',
      documentsUploaded: false,
    })

    passTime({ hours: 1 })
    await applicant.send('POST', '/uaa/api/dealer_files', {
      query: { filename: 'gewerbe.pdf', documenttype: 'GEWERBEANMELDUNG' },
      ...multipart(aPdf()),
    })
    expect((await applicant.post('/uaa/api/dealer_files/email')).statusCode).toBe(200)
    expect(await own()).toMatchObject({
      reviewState: 'submitted',
      reviewNote: null,
      documentsUploaded: true,
    })
    const { decidedAt } = await api().db.dealer.findUniqueOrThrow({ where: { accountId } })
    expect(decidedAt).toBeNull()
  })

  test('warns of a trade registration older than 12 months', async () => {
    const [admin, applicant] = [await anAdmin(), await anApplication()]
    const keep = (tradeRegistrationDate: string) =>
      admin.put(`${desk}/${applicant.account.id}/trade-registration`, { tradeRegistrationDate })
    expect((await keep('2020-01-31')).json().tradeRegistrationOutdated).toBe(true)
    expect((await keep('2026-02-30')).statusCode).toBe(400)
  })

  test('accepts a trade registration of this day a year ago, by the German calendar', async () => {
    setTime('2027-06-14T22:30:00Z')
    const [admin, applicant] = [await anAdmin(), await anApplication()]
    const keep = async (tradeRegistrationDate: string) => {
      const url = `${desk}/${applicant.account.id}/trade-registration`
      return (await admin.put(url, { tradeRegistrationDate })).json()
    }
    expect(await keep('2026-06-15')).toMatchObject({
      tradeRegistrationDate: '2026-06-15',
      tradeRegistrationOutdated: false,
    })
    expect((await keep('2026-06-14')).tradeRegistrationOutdated).toBe(true)
  })
})
