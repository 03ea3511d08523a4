import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { aDeliveryRow, csvOf } from '../../testing/deliveries.ts'
import { photoBytes } from '../../testing/files.ts'
import { anImportDesk, zipOf } from '../../testing/import-desk.ts'
import { aPdf } from '../../testing/papers.ts'
import { contentHash, emptyStock, stock } from '../../testing/stock-imports.ts'
import { pieceKey } from '../../uploads/pieces.ts'
import { piecesFolder } from './where.ts'

useApi()

const house = '/mvp/api/house'
const centralHeader = Buffer.from('PK\u0001\u0002', 'latin1')

/** Changes the directory of a ZIP file; `at` is the offset of an entry there. */
function withDirectory(zip: Buffer, change: (at: number) => void) {
  for (let at = zip.indexOf(centralHeader); at >= 0; at = zip.indexOf(centralHeader, at + 1)) change(at)
  return zip
}

function renamed(zip: Buffer, from: string, to: string) {
  for (let at = zip.indexOf(from); at >= 0; at = zip.indexOf(from, at + 1)) zip.write(to, at, 'latin1')
  return zip
}

/** A source with two vehicles in the stock. */
async function aDesk() {
  const desk = await anImportDesk('vehicle.v1')
  await desk.take((await desk.upload(csvOf([aDeliveryRow(300_001), aDeliveryRow(300_002)]))).id)
  const bring = async (zip: Buffer) => desk.upload(zip, 'fotos.zip')
  return { ...desk, bring }
}

const filesOf = async (gwnummer: string) =>
  api().db.vehicleFile.findMany({ where: { vehicle: { gwnummer } }, orderBy: { position: 'asc' } })

describe('A ZIP file of photos and reports', () => {
  beforeEach(async () => {
    await emptyStock()
    await api().db.stockSource.deleteMany()
  })

  test('adds photos in order and reports to the vehicles in its file names', async () => {
    const desk = await aDesk()
    const checked = await desk.bring(
      await zipOf({
        'fotos/300001_02.jpg': await photoBytes('#224466', 800),
        'fotos/300001_01.jpg': await photoBytes('#664422', 800),
        '300001_gutachten.pdf': aPdf(),
        '300001_zustandsbericht.pdf': aPdf('2'),
        '__MACOSX/fotos/._300001_01.jpg': 'x',
      }),
    )
    expect(checked).toMatchObject({
      state: 'checked',
      check: { read: 0, photos: 2, reports: 2, withdrawn: 0, findings: [] },
    })
    expect(await api().db.vehicleFile.count()).toBe(0)

    const done = await desk.take(checked.id)

    expect(done).toMatchObject({ state: 'done', check: { photos: 2, reports: 2, published: 1 } })
    expect(
      (await filesOf('300001')).map(({ eaktedokumenttyp, position }) => [eaktedokumenttyp, position]),
    ).toEqual(
      expect.arrayContaining([
        ['GUTACHTEN_INTERNETBILD', 1],
        ['GUTACHTEN_INTERNETBILD', 2],
        ['GUTACHTEN_LIGHT', 0],
        ['VERKAUFSEXPERTISE', 0],
      ]),
    )
    expect((await stock()).map(({ available }) => available)).toEqual([true, false])
  })

  test('may contain the file of vehicles, whose photos make them visible at once', async () => {
    const desk = await aDesk()
    const checked = await desk.bring(
      await zipOf({
        'bestand.csv': csvOf([aDeliveryRow(300_003), aDeliveryRow(300_004)]),
        '300003_1.jpg': await photoBytes('#224466', 800),
      }),
    )
    expect(checked.check).toMatchObject({ read: 2, photos: 1 })

    await desk.take(checked.id)

    expect(await stock()).toContainEqual(expect.objectContaining({ gwnummer: '300003', available: true }))
  })

  test('replaces the photos of its vehicles; the former ones can be restored for some time', async () => {
    const desk = await aDesk()
    for (const colour of ['#224466', '#662244']) {
      const zip = await zipOf({ '300001_01.jpg': await photoBytes(colour, 800) })
      await desk.take((await desk.bring(zip)).id)
    }

    expect(await filesOf('300001')).toHaveLength(1)
    expect(await api().db.deletedVehicleFile.count()).toBe(1)
  })

  const withoutFlag = (zip: Buffer) =>
    withDirectory(zip, (at) => zip.writeUInt16LE(zip.readUInt16LE(at + 8) & ~0x800, at + 8))
  test.each<[string, string[], (zip: Buffer) => Buffer]>([
    ['UTF-8', ['Übergabe', 'Grüße'], (zip) => zip],
    ['UTF-8 without the flag, as macOS writes it', ['Übergabe', 'Grüße'], withoutFlag],
    [
      'the charset of Windows',
      ['Ubergabe', 'Gruse'],
      (zip) => withoutFlag(renamed(renamed(zip, 'Ubergabe', '\x9abergabe'), 'Gruse', 'Gr\x81\xe1e')),
    ],
  ])('may have umlauts in its names: %s', async (_charset, [folder, name], encode) => {
    const desk = await aDesk()
    const photo = await photoBytes('#224466', 800)
    const zip = await zipOf({ [`${folder}/300001_01.jpg`]: photo, [`${folder}/${name}.jpg`]: photo })
    expect((await desk.bring(encode(zip))).check).toMatchObject({
      photos: 1,
      findings: [{ value: 'Übergabe/Grüße.jpg', effect: 'refused' }],
    })
  })

  test('lists each refused file', async () => {
    const desk = await aDesk()
    const photo = await photoBytes('#224466', 800)
    const { id } = await desk.bring(
      await zipOf({
        '300001_01.jpg': photo,
        '300001_02.jpg': 'kein Foto',
        '300001_03.jpg': photo.subarray(0, 2000),
        '300001_gutachten.pdf': '%PDF-1.7 half',
        'urlaub.jpg': photo,
        'liesmich.exe': 'MZ',
        '999999_01.jpg': photo,
      }),
    )

    const done = await desk.take(id)

    expect(done.check?.photos).toBe(1)
    const found = done.check?.findings.map(({ value, effect }) => [value, effect])
    expect(found?.toSorted()).toEqual([
      ['300001_02.jpg', 'refused'],
      ['300001_03.jpg', 'refused'],
      ['300001_gutachten.pdf', 'refused'],
      ['999999', 'refused'],
      ['liesmich.exe', 'refused'],
      ['urlaub.jpg', 'refused'],
    ])
    expect(await filesOf('300001')).toHaveLength(1)
  })
})

describe('A ZIP file that is unusable or dangerous', () => {
  let desk: Awaited<ReturnType<typeof aDesk>>

  // One stock for all files, because none of them changes it.
  beforeAll(async () => {
    await emptyStock()
    desk = await aDesk()
  })

  const photo = { '300001_01.jpg': Buffer.alloc(5000, 7) }
  const cases: [string, () => Promise<Buffer>, RegExp][] = [
    ['half', async () => (await zipOf(photo)).subarray(0, 60), /kein ZIP, oder es ist unvollständig/],
    ['text', async () => Buffer.from('gwnummer,fin\n1,2\n'), /kein ZIP, oder es ist unvollständig/],
    ['empty', () => zipOf({}), /Das ZIP ist leer/],
    [
      'name above its folder',
      async () => renamed(await zipOf({ 'aa/x.jpg': 'x' }), 'aa/', '../'),
      /hinausführt/,
    ],
    ['absolute name', async () => renamed(await zipOf({ 'aa/x.jpg': 'x' }), 'aa/', '/a/'), /hinausführt/],
    [
      'encrypted',
      async () => {
        const zip = await zipOf(photo)
        return withDirectory(zip, (at) => zip.writeUInt16LE(zip.readUInt16LE(at + 8) | 1, at + 8))
      },
      /verschlüsselt/,
    ],
    [
      'packed in a way that is not read',
      async () => {
        const zip = await zipOf(photo)
        return withDirectory(zip, (at) => zip.writeUInt16LE(14, at + 10))
      },
      /in einem Verfahren gepackt, das nicht gelesen wird \(300001_01\.jpg\)/,
    ],
    ['bomb', () => zipOf({ 'bestand.csv': Buffer.alloc(3_000_000, 'a') }), /ungewöhnlich stark gepackt/],
    [
      'more than 8 GB unpacked',
      async () => {
        const zip = await zipOf({ 'a.jpg': 'x', 'b.jpg': 'x', 'c.jpg': 'x' })
        return withDirectory(zip, (at) => zip.writeUInt32LE(0xff_ff_ff_00, at + 24))
      },
      /größer als 8 GB/,
    ],
    ['two files of vehicles', () => zipOf({ 'a.csv': 'x', 'b.csv': 'x' }), /mehr als eine Datei/],
    ['no delivery inside', () => zipOf({ 'a.csv': 'a,b\n1,2\n' }), /Es fehlen Spalten/],
  ]
  test.each(cases)('is refused in German and leaves nothing behind: %s', async (_name, zip, message) => {
    const before = await contentHash()

    const refused = await desk.bring(await zip())

    expect(refused).toMatchObject({ state: 'failed', message: expect.stringMatching(message) })
    expect(refused.message).toContain('Am Bestand wurde nichts geändert.')
    expect(await contentHash()).toBe(before)
    expect(await api().files.reports.exists(pieceKey(piecesFolder(refused.id), 0))).toBe(false)
    expect(existsSync(join(api().env.DATA_DIR, 'imports', `desk-${refused.id}`))).toBe(false)
  })

  test('is refused before the upload when it has 10 GB', async () => {
    const { person, source } = desk
    const body = { sourceId: source.id, name: 'fotos.zip', bytes: 10_000_000_000 }
    const reply = await person.post(`${house}/stock-imports`, body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toMatchObject([{ message: expect.stringContaining('höchstens 2.000 MB') }])
  })

  test('with a file longer than its directory states lists that file', async () => {
    const zip = await zipOf({ '300001_01.jpg': await photoBytes('#224466', 800) })
    withDirectory(zip, (at) => zip.writeUInt32LE(zip.readUInt32LE(at + 24) - 10, at + 24))

    const { check } = await desk.bring(zip)

    expect(check).toMatchObject({ photos: 0, findings: [{ value: '300001_01.jpg', rule: 'file' }] })
  })
})
