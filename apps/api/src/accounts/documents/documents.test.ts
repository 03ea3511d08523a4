import { documentMessages, documentQuota } from '@portal/domain/accounts/documents'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aDealer, anAdmin, anApplicant, aVisitor, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aDoc, aDocx, anEncryptedPdf, aPackedPdf, aPdf, aPicture, multipart } from '../../testing/papers.ts'

useApi({ MAIL_PROVIDER: 'betreiber@autoexpo.example' })

const url = '/uaa/api/dealer_files'

type Sender = Pick<Client, 'send'>
const upload = (client: Sender, filename: string, bytes: Buffer, documenttype = 'GEWERBEANMELDUNG') =>
  client.send('POST', url, { query: { filename, documenttype }, ...multipart(bytes, filename) })

async function keysInStore() {
  const { objects } = await api().files.documents.listAll('', { recursive: true })
  return [...objects].map((file) => ('key' in file ? file.key : '')).filter(Boolean)
}

async function uploadRequired(client: Sender) {
  for (const type of ['GEWERBEANMELDUNG', 'PASS_VORDERSEITE', 'PASS_RUECKSEITE'])
    expect((await upload(client, 'Papier.pdf', aPdf(), type)).statusCode).toBe(201)
}

describe('Dokument hochladen', () => {
  test.each([
    ['Führerschein_1 neu-2.pdf', () => aPdf()],
    ['Gewerbe.jpg', () => aPicture('jpeg')],
    ['Gewerbe.jpeg', () => aPicture('jpeg')],
    ['Gewerbe.PNG', () => aPicture('png')],
    ['Gewerbe.docx', () => aDocx()],
    ['Gewerbe.doc', () => aDoc()],
    ['gepackt.pdf', () => aPackedPdf('4 0 << /Type /Outlines >>')],
    ['gefuellt.pdf', () => Buffer.concat([aPdf(), Buffer.alloc(50_000)])],
  ])('takes %s', async (name, bytes) => {
    const reply = await upload(await anApplicant(), name, await bytes())
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toEqual({ id: expect.any(String), name, documentType: 'GEWERBEANMELDUNG' })
  })

  const large = (bytes: number) => Buffer.concat([aPdf(`%${' '.repeat(bytes - aPdf().length - 1)}`)])

  test.each([
    ['program.pdf', 'a program by another name', () => Buffer.from('MZ\x90\0program')],
    ['seite.pdf', 'a web page', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['beides.pdf', 'a PDF that is a web page as well', () => aPdf('<script>alert(1)</script>')],
    ['leer.pdf', 'nothing', () => Buffer.alloc(0)],
    [
      'angehaengt.pdf',
      'a PDF with something behind it',
      () => Buffer.concat([aPdf(), Buffer.alloc(5000, 'x')]),
    ],
    ['abgeschnitten.pdf', 'half a PDF', () => aPdf().subarray(0, 60)],
    ['skript.pdf', 'a script', () => aPdf('3 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj')],
    ['versteckt.pdf', 'a script under an escaped name', () => aPdf('3 0 obj << /S /J#61vaScript >> endobj')],
    ['gepackt.pdf', 'a packed script', () => aPackedPdf('4 0 << /S /JavaScript >>')],
    ['start.pdf', 'a program to start', () => aPdf('3 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
    ['anhang.pdf', 'a file inside', () => aPdf('3 0 obj << /Type /EmbeddedFile >> endobj')],
    ['geheim.pdf', 'encryption', () => aPdf('3 0 obj << /Encrypt 4 0 R >> endobj')],
    ['makro.docx', 'macros', () => aDocx([{ name: 'word/vbaProject.bin', content: 'x' }])],
    [
      'dtd.docx',
      'a document type',
      () => aDocx([{ name: 'word/a.xml', content: '<!DOCTYPE x [<!ENTITY a "b">]>' }]),
    ],
    ['verschachtelt.docx', 'an archive inside', () => aDocx([{ name: 'word/innen.zip', content: 'PK' }])],
    ['bombe.docx', 'a bomb', () => aDocx([{ name: 'word/a.xml', content: Buffer.alloc(5_000_000) }])],
    ['luege.docx', 'a wrong size', () => aDocx([{ name: 'word/a.xml', content: 'abc', claimedBytes: 1 }])],
    ['raus.docx', 'a way out', () => aDocx([{ name: '../../etc/passwd', content: 'x' }])],
    ['anhang.docx', 'something behind the archive', () => aDocx([], '<script>alert(1)</script>')],
    ['leer.docx', 'no document', () => aDocx().subarray(0, 40)],
    ['makro.doc', 'macros', () => aDoc(['Root Entry', 'WordDocument', 'Macros'])],
    ['tabelle.doc', 'no text', () => aDoc(['Root Entry', 'Workbook'])],
    ['kaputt.doc', 'a directory that points nowhere', () => aDoc().subarray(0, 700)],
    ['bild.jpg', 'another format', () => aPicture('png')],
    ['bild.png', 'half a picture', async () => (await aPicture('png')).subarray(0, 200)],
    ['riesig.png', 'too many pixels', () => aPicture('png', { width: 9000, height: 5000 })],
  ])('refuses %s: %s', async (name, _what, bytes) => {
    const before = await keysInStore()
    const reply = await upload(await anApplicant(), name, await bytes())
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      type: 'file-type-not-allowed',
      title: documentMessages['file-type-not-allowed'],
    })
    expect(await keysInStore()).toEqual(before)
  })

  test.each([
    ['papers', documentQuota.files - 1, 1000],
    ['bytes', 1, documentQuota.bytes - aPdf().length],
  ])('takes the last of %s, and no more', async (_, count, bytes) => {
    const applicant = await anApplicant()
    const { id: accountId } = applicant.account
    await api().db.dealerDocument.createMany({
      data: Array.from({ length: count }, (_, n) => ({
        ...{ accountId, name: `${n}.pdf`, documentType: 'SONSTIGES', contentType: 'application/pdf', bytes },
        ...{ sha256: String(n), storageKey: `${accountId}-${n}`, createdAt: api().clock.now() },
      })),
    })
    expect((await upload(applicant, 'letztes.pdf', aPdf())).statusCode).toBe(201)
    const before = await keysInStore()
    expect((await upload(applicant, 'zuviel.pdf', aPdf())).json()).toMatchObject({
      ...{ status: 400, type: 'document-quota' },
    })
    expect(await keysInStore()).toEqual(before)
  })

  test('takes a PDF that only restricts printing, without its encryption', async () => {
    const reply = await upload(await anApplicant(), 'druck.pdf', await anEncryptedPdf({ permissions: {} }))

    expect(reply.statusCode, reply.body).toBe(201)
  })

  test('names the reason of refusing a PDF with a password', async () => {
    const reply = await upload(
      await anApplicant(),
      'geheim.pdf',
      await anEncryptedPdf({ userPassword: 'geheim' }),
    )

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ type: 'pdf-encrypted', title: documentMessages['pdf-encrypted'] })
  })

  test('refuses a restricted PDF with a script', async () => {
    const openAction = 'app.alert(1)'
    const reply = await upload(await anApplicant(), 'skript.pdf', await anEncryptedPdf({}, openAction))

    expect(reply.json()).toMatchObject({ type: 'file-type-not-allowed' })
  })

  test.each([
    ['', 'GEWERBEANMELDUNG', 'file-name-missing', 'Dokument hat keinen Dateinamen.'],
    ['a(1).pdf', 'GEWERBEANMELDUNG', 'file-name-invalid', 'Der gewähle Dateiname ist ungültig.'],
    ['../a.pdf', 'GEWERBEANMELDUNG', 'file-name-invalid', 'Der gewähle Dateiname ist ungültig.'],
    ['a\r\nb.pdf', 'GEWERBEANMELDUNG', 'file-name-invalid', 'Der gewähle Dateiname ist ungültig.'],
    [
      `${'a'.repeat(251)}.pdf`,
      'GEWERBEANMELDUNG',
      'file-name-invalid',
      'Der gewähle Dateiname ist ungültig.',
    ],
    ['bild.svg', 'GEWERBEANMELDUNG', 'file-type-not-allowed', documentMessages['file-type-not-allowed']],
    ['a.pdf', '', 'document-type-missing', 'Der Dokumenttyp fehlt.'],
    ['a.pdf', 'FUEHRERSCHEIN', 'document-type-missing', 'Der Dokumenttyp fehlt.'],
  ])('refuses the name %j with type %j', async (name, documenttype, type, title) => {
    const reply = await upload(await anApplicant(), name, aPdf(), documenttype)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ type, title })
  })

  test('accepts a name of 250 characters before the extension', async () => {
    expect((await upload(await anApplicant(), `${'a'.repeat(250)}.pdf`, aPdf())).statusCode).toBe(201)
  })

  test('accepts 1048576 bytes and refuses one more', async () => {
    const applicant = await anApplicant()
    expect((await upload(applicant, 'voll.pdf', large(1_048_576))).statusCode).toBe(201)
    const reply = await upload(applicant, 'zuviel.pdf', large(1_048_577))
    expect(reply.statusCode).toBe(400)
    expect(reply.json().title).toBe('Die Dateigröße sollte kleiner als 1 MB sein')
  })

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['a wrong boundary', 'multipart/form-data; boundary=anders', '--x\r\n\r\n'],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    [
      'no file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ],
    ['JSON', 'application/json', '{}'],
  ])('answers a body with %s with 4xx', async (_title, contentType, payload) => {
    const applicant = await anApplicant()
    const reply = await applicant.send('POST', url, {
      query: { filename: 'a.pdf', documenttype: 'GEWERBEANMELDUNG' },
      headers: { 'content-type': contentType },
      payload,
    })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
  })

  test('stores pictures without metadata, and all files encrypted', async () => {
    const applicant = await anApplicant()
    const { id } = (await upload(applicant, 'ausweis.jpg', await aPicture('jpeg'))).json()
    const { storageKey } = await api().db.dealerDocument.findUniqueOrThrow({ where: { id } })
    const stored = Buffer.from(await api().files.documents.getBytes(storageKey))
    expect(stored.includes('JFIF')).toBe(false)
    const admin = await anAdmin()
    const shown = await admin.get(`/uaa/api/dealer-applications/${applicant.account.id}/documents/${id}`)
    const { exif, format } = await sharp(shown.rawPayload).metadata()
    expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' })
  })

  test('is limited to ten papers, also for parallel uploads', async () => {
    const applicant = await anApplicant()
    await applicant.get('/uaa/api/account')
    const replies = await Promise.all(
      Array.from({ length: 14 }, (_, n) => upload(applicant, `p${n}.pdf`, aPdf())),
    )
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 400)).toHaveLength(4)
    expect(await api().db.dealerDocument.count({ where: { accountId: applicant.account.id } })).toBe(10)
  })

  test('is for applicants only', async () => {
    expect((await upload(aVisitor(), 'a.pdf', aPdf())).statusCode).toBe(401)
    expect((await upload(await aDealer(), 'a.pdf', aPdf())).statusCode).toBe(403)
    expect((await upload(await anAdmin(), 'a.pdf', aPdf())).statusCode).toBe(403)
  })
})

describe('Eigenes Dokument', () => {
  test('can be deleted by its owner only, with the stored bytes', async () => {
    const owner = await anApplicant()
    const { id } = (await upload(owner, 'a.pdf', aPdf())).json()
    expect((await (await anApplicant()).delete(`${url}/${id}`)).statusCode).toBe(404)
    const before = await keysInStore()
    expect((await owner.delete(`${url}/${id}`)).statusCode).toBe(204)
    expect(await keysInStore()).toHaveLength(before.length - 1)
    expect((await owner.delete(`${url}/${id}`)).statusCode).toBe(404)
  })

  test('that is required takes the application back when it is deleted', async () => {
    const applicant = await anApplicant()
    await uploadRequired(applicant)
    const { id: optional } = (await upload(applicant, 'mehr.pdf', aPdf())).json()
    await applicant.post(`${url}/email`, { identityConsent: true })
    const stateOf = async () => (await applicant.get('/uaa/api/dealer-application')).json()
    await applicant.delete(`${url}/${optional}`)
    const { documents, ...submitted } = await stateOf()
    expect(submitted).toMatchObject({ reviewState: 'submitted', documentsUploaded: true })
    await applicant.delete(`${url}/${documents[0].id}`)
    expect(await stateOf()).toMatchObject({ reviewState: 'new', documentsUploaded: false })
  })

  test('shows its state to the owner', async () => {
    const owner = await anApplicant()
    await upload(owner, 'a.pdf', aPdf())
    const own = (await owner.get('/uaa/api/dealer-application')).json()
    expect(own).toMatchObject({ reviewState: 'new', documentsUploaded: false, emailVerified: true })
    expect(own.documents).toMatchObject([{ name: 'a.pdf', reviewState: 'open' }])
  })
})

describe('Dokumente einreichen', () => {
  test('requires all required papers', async () => {
    const applicant = await anApplicant()
    await upload(applicant, 'a.pdf', aPdf())
    const reply = await applicant.post(`${url}/email`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      type: 'documents-missing',
      title: 'Es fehlen Dokumente bitte nachsehen',
    })
  })

  test('marks the account and mails operator and applicant once', async () => {
    const applicant = await anApplicant()
    await uploadRequired(applicant)
    const submit = () => applicant.post(`${url}/email`, { identityConsent: true })
    expect((await submit()).statusCode).toBe(200)
    expect((await submit()).statusCode).toBe(200)
    expect((await applicant.get('/uaa/api/account')).json().documentsUploaded).toBe(true)
    const notices = (await mailsTo('betreiber@autoexpo.example')).filter(({ text }) =>
      text.includes(applicant.account.email),
    )
    expect(notices.map(({ template }) => template)).toEqual(['documents-notice'])
    expect((await mailsTo(applicant.account.email)).map(({ template }) => template)).toEqual([
      'documents-received',
    ])
    const dealer = await api().db.dealer.findUniqueOrThrow({ where: { accountId: applicant.account.id } })
    expect(dealer).toMatchObject({ reviewState: 'submitted', identityConsentAt: expect.any(Date) })
  })

  test('ignores a recipient in the body', async () => {
    const applicant = await anApplicant()
    await uploadRequired(applicant)
    expect((await applicant.post(`${url}/email`, { to: 'opfer@fremd.example' })).statusCode).toBe(400)
    expect(await mailsTo('opfer@fremd.example')).toEqual([])
  })
})
