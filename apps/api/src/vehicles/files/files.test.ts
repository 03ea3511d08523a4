import { appendFile, mkdir, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDealer, anApplicant, aVisitor, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { aPhoto, aReport } from '../../testing/files.ts'

useApi()

const image = '/mvp/api/image'
const dealerFile = '/mvp/api/file'
const consumerFile = '/mvp/api/file_user'

type Named = { ordner: string; datei: string }
/** The number of file descriptors this process holds for a key. */
async function openFiles(storageKey: string) {
  const folder = '/proc/self/fd'
  const descriptors = await readdir(folder)
  // A descriptor may be closed between listing and reading.
  const targets = await Promise.all(descriptors.map((name) => readlink(join(folder, name)).catch(() => '')))
  return targets.filter((target) => target.includes(storageKey)).length
}

const asReport = ({ ordner, datei }: Named) => ({ path: ordner, file_name: datei })

describe('Foto', () => {
  test.each([
    ['seite@320.webp', 320],
    ['seite@640.webp', 640],
    ['seite@1280.webp', 1280],
    ['seite@1920.webp', 1500],
    ['seite.webp', 1500],
  ])('is sent as %s, %i pixels wide, and may be cached for a year', async (img_name, width) => {
    const { ordner } = await aPhoto(await aCar())

    const reply = await aVisitor().get(image, { path: ordner, img_name })

    expect(reply.statusCode).toBe(200)
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(width)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(reply.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  test('is sent as AVIF in the widths of cards, as WebP if it was stored without', async () => {
    const { ordner, storageKey } = await aPhoto(await aCar())
    const sent = async (width: number) => {
      const reply = await aVisitor().get(image, { path: ordner, img_name: `seite@${width}.avif` })
      const { format, width: pixels, compression } = await sharp(reply.rawPayload).metadata()
      return [reply.statusCode, reply.headers['content-type'], compression ?? format, pixels]
    }
    expect(await sent(320)).toEqual([200, 'image/avif', 'av1', 320])
    expect(await sent(640)).toEqual([200, 'image/avif', 'av1', 640])
    await api().files.images.delete(`${storageKey}/640.avif`)
    expect(await sent(640)).toEqual([200, 'image/webp', 'webp', 640])
  })

  test('is not sent again to a client that has it', async () => {
    const { ordner } = await aPhoto(await aCar())
    const query = { path: ordner, img_name: 'seite@640.webp' }
    const { etag } = (await aVisitor().get(image, query)).headers

    const reply = await aVisitor().get(image, query, { headers: { 'if-none-match': String(etag) } })

    expect(reply.statusCode).toBe(304)
    expect(reply.body).toBe('')
  })

  test.each(['seite@641.webp', 'seite@1280.avif', 'seite@.webp', 'seite@640@640.webp', 'front.webp'])(
    'is unknown under the name %s',
    async (img_name) => {
      const { ordner } = await aPhoto(await aCar())

      const reply = await aVisitor().get(image, { path: ordner, img_name })

      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ type: 'file-unknown' })
      expect(reply.headers['cache-control']).toBe('no-store')
    },
  )

  test('with lost bytes answers like an unknown one', async () => {
    const { ordner, storageKey } = await aPhoto(await aCar(), '#111111')
    await api().files.images.deleteAll(storageKey)

    const reply = await aVisitor().get(image, { path: ordner, img_name: 'seite.webp' })

    expect(reply.statusCode).toBe(404)
    expect(reply.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8' })
    expect(reply.headers.etag).toBeUndefined()
  })

  test('is closed when the client disconnects', async () => {
    const { ordner, storageKey } = await aPhoto(await aCar(), '#222222')
    // More than the buffers between a sender and a stalled reader.
    await api().files.images.put(`${storageKey}/1920.webp`, Buffer.alloc(48 * 2 ** 20))
    const leaving = new AbortController()
    const origin = await api().listen({ host: '127.0.0.1', port: 0 })

    const reply = await fetch(`${origin}${image}?path=${ordner}&img_name=seite.webp`, leaving)
    expect(reply.headers.get('content-length')).toBe(String(48 * 2 ** 20))
    await expect.poll(() => openFiles(storageKey)).toBe(1)
    leaving.abort()

    await expect.poll(() => openFiles(storageKey)).toBe(0)
  })
})

describe('Gutachten', () => {
  test('is a download for a dealer with a descriptive file name', async () => {
    const car = await aCar({ hersteller: 'Škoda', modellgruppe: 'Größe 3' })
    const report = await aReport(car, 'GUTACHTEN_LIGHT')

    const reply = await (await aDealer()).get(dealerFile, asReport(report))

    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload).toEqual(report.bytes)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(report.bytes.length),
      'content-disposition': `attachment; filename="Gutachten_${car.gwnummer}_Skoda_Groesse_3.pdf"; filename*=UTF-8''Gutachten_${car.gwnummer}_%C5%A0koda_Gr%C3%B6%C3%9Fe_3.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test('records in the audit trail who downloaded which bytes', async () => {
    const car = await aCar()
    const report = await aReport(car, 'GUTACHTEN_LIGHT')
    const dealer = await aDealer()

    await dealer.get(dealerFile, asReport(report))

    const traces = await api().db.auditEntry.findMany({ where: { subject: `vehicle:${car.fahrzeugid}` } })
    expect(traces).toMatchObject([
      { actorId: dealer.account.id, action: 'report-downloaded', details: { sha256: report.sha256 } },
    ])
  })

  test('is refused to visitors and to accounts that are not activated', async () => {
    const report = await aReport(await aCar(), 'GUTACHTEN_LIGHT')
    const visitor = await aVisitor().get(dealerFile, asReport(report))
    const applicant = await (await anApplicant()).get(dealerFile, asReport(report))

    expect(visitor.statusCode).toBe(401)
    expect(applicant.statusCode).toBe(403)
  })
})

describe('Zustandsbericht', () => {
  test.each([
    [169_999, 200],
    [170_000, 200],
    [170_001, 403],
    [null, 404],
  ])('of a vehicle with %s km answers %i to everybody', async (kilometerstandbis, status) => {
    const report = await aReport(await aCar({ kilometerstandbis }), 'VERKAUFSEXPERTISE')
    const callers = [aVisitor(), await anApplicant(), await aDealer()]

    const replies = await Promise.all(callers.map((caller) => caller.get(consumerFile, asReport(report))))

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([status, status, status])
  })

  test('has its own download name', async () => {
    const car = await aCar({ hersteller: 'BMW', modellgruppe: '3er' })
    const report = await aReport(car, 'VERKAUFSEXPERTISE')

    const { headers } = await aVisitor().get(consumerFile, asReport(report))

    expect(headers['content-disposition']).toContain(`filename="Zustandsbericht_${car.gwnummer}_BMW_3er.pdf"`)
  })
})

describe('reports of the same bytes', () => {
  test('are each judged by the mileage of their own car and named after it', async () => {
    const far = await aCar({ hersteller: 'Audi', modellgruppe: 'A4', kilometerstandbis: 250_000 })
    const near = await aCar({ hersteller: 'BMW', modellgruppe: '3er', kilometerstandbis: 50_000 })
    const ofFar = await aReport(far, 'VERKAUFSEXPERTISE', 'gleich')
    const ofNear = await aReport(near, 'VERKAUFSEXPERTISE', 'gleich')

    const [refused, sent] = [
      await aVisitor().get(consumerFile, asReport(ofFar)),
      await aVisitor().get(consumerFile, asReport(ofNear)),
    ]

    expect(refused.json().type).toBe('report-withheld')
    expect(sent.statusCode).toBe(200)
    expect(sent.headers['content-disposition']).toContain(`Zustandsbericht_${near.gwnummer}_BMW_3er.pdf`)
  })
})

describe('one kind of file', () => {
  test('is never sent by the endpoint of another kind', async () => {
    const car = await aCar({ kilometerstandbis: 250_000 })
    const dealer = await aDealer()
    const photo = await aPhoto(car)
    const expertise = await aReport(car, 'GUTACHTEN_LIGHT')
    const condition = await aReport(car, 'VERKAUFSEXPERTISE')
    const asPhoto = ({ ordner, datei }: Named) => ({ path: ordner, img_name: datei })

    const replies = await Promise.all([
      dealer.get(consumerFile, asReport(expertise)),
      dealer.get(dealerFile, asReport(condition)),
      dealer.get(image, asPhoto(expertise)),
      dealer.get(image, asPhoto(condition)),
      dealer.get(dealerFile, asReport(photo)),
      dealer.get(consumerFile, asReport(photo)),
      dealer.get(dealerFile, { path: expertise.ordner, file_name: condition.datei }),
    ])

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  })
})

describe('a damaged store', () => {
  test.each(['changed', 'missing'])(
    'makes a report whose bytes are %s fail as damaged, without sending them',
    async (how) => {
      const report = await aReport(await aCar(), 'GUTACHTEN_LIGHT')
      const file = join(api().env.DATA_DIR, 'files/reports', `${report.storageKey}.pdf`)
      if (how === 'missing') await rm(file)
      else await appendFile(file, 'x')

      const reply = await (await aDealer()).get(dealerFile, asReport(report))

      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ type: 'file-damaged' })
    },
  )
})

/** About 300 attempts to access a path outside the store. */
function escapes(known: string): string[] {
  const targets = [
    'canary.txt',
    'etc/passwd',
    '.git/config',
    '.env',
    'proc/self/environ',
    'planted/canary.txt',
  ]
  const ups = [
    '../',
    '..\\',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..%2f',
    '..%5c',
    '..;/',
    '....//',
    '..%c0%af',
  ]
  const climbs = targets.flatMap((target) =>
    ups.flatMap((up) => [1, 2, 4, 8].map((n) => up.repeat(n) + target)),
  )
  const roots = targets.flatMap((target) => [
    `/${target}`,
    `//host/${target}`,
    `\\\\host\\${target}`,
    `C:\\${target}`,
    `file:///${target}`,
    `./${target}`,
    `${known}/../${target}`,
    `${target}\0.webp`,
  ])
  const odd = [
    '',
    '.',
    '..',
    '/',
    '\0',
    '\ud800',
    '.git',
    '.git/HEAD',
    '~',
    '%00',
    'a'.repeat(4096),
    `${known}/`,
    ` ${known}`,
  ]
  return [...climbs, ...roots, ...odd]
}

describe('a name outside the store', () => {
  const canary = 'CANARY-7f3a'
  let dealer: Client
  let known: Named

  beforeAll(async () => {
    dealer = await aDealer()
    known = await aReport(await aCar(), 'GUTACHTEN_LIGHT')
    const { DATA_DIR } = api().env
    const folders = ['', 'files', 'files/images', 'files/reports'].map((folder) => join(DATA_DIR, folder))
    for (const folder of folders) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'canary.txt'), canary)
    }
    await symlink(dirname(DATA_DIR), join(DATA_DIR, 'files/reports/planted'))
  })

  test.each([
    [image, 'img_name'],
    [dealerFile, 'file_name'],
    [consumerFile, 'file_name'],
  ])('is answered by %s exactly like an unknown one', async (url, parameter) => {
    const names = escapes(known.ordner)
    // The requests of a visitor are cheaper, because they read no session.
    const caller = url === dealerFile ? dealer : aVisitor()
    const unknown = await caller.get(url, { path: 'unbekannt', [parameter]: 'unbekannt.pdf' })
    expect(names.length).toBeGreaterThan(290)

    for (const name of names) {
      const replies = await Promise.all([
        caller.get(url, { path: name, [parameter]: known.datei }),
        caller.get(url, { path: known.ordner, [parameter]: name }),
      ])
      for (const reply of replies) {
        expect({ name, status: reply.statusCode }).toEqual({ name, status: 404 })
        expect(reply.body).toBe(unknown.body)
      }
    }
  })

  test('is refused in the same way when double encoded, malformed or overlong in the URL itself', async () => {
    const raw = [
      '%2e%2e%2fcanary.txt',
      '%252e%252e%252fcanary.txt',
      '%c0%ae%c0%ae/canary.txt',
      '%',
      '%zz',
      '..%00',
    ]
    for (const path of raw) {
      const reply = await dealer.get(`${dealerFile}?path=${path}&file_name=${path}`)
      expect([400, 404]).toContain(reply.statusCode)
      expect(reply.body).not.toContain(canary)
    }
  })

  test('must occur once: a repeated or unknown parameter is a bad request', async () => {
    const twice = await dealer.get(`${dealerFile}?path=a&path=b&file_name=c`)
    const unknown = await dealer.get(dealerFile, { ...asReport(known), type: 'GUTACHTEN_LIGHT' })

    expect(twice.statusCode).toBe(400)
    expect(unknown.statusCode).toBe(400)
  })
})
