import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { api } from '../../testing/api.ts'
import { aDeliveryRow, aFolder, csvOf, type DeliveryCells } from '../../testing/deliveries.ts'
import { photoBytes } from '../../testing/files.ts'
import { importRows, useEmptyStock } from '../../testing/stock-imports.ts'

useEmptyStock()

describe('the image manifest', () => {
  const manifestOf = async (rows: DeliveryCells[]) => {
    const folder = await aFolder()
    await writeFile(join(folder, 'rot.jpg'), await photoBytes('#aa2222', 900))
    await writeFile(join(folder, 'blau.jpg'), await photoBytes('#2222aa', 900))
    await writeFile(join(folder, 'kein-bild.jpg'), 'kein Bild')
    await writeFile(join(folder, 'bericht.pdf'), '%PDF-1.7\n%%EOF\n')
    await symlink('/etc/hostname', join(folder, 'ausbruch.jpg'))
    const manifest = join(folder, 'bilder.csv')
    await writeFile(manifest, csvOf(rows))
    return manifest
  }

  test('adds photos in order and reports to a car, and replaces them next time', async () => {
    const first = await manifestOf([
      { gwnummer: 100_000, position: 1, file: 'blau.jpg', type: '' },
      { gwnummer: 100_000, position: 0, file: 'rot.jpg', type: 'GUTACHTEN_INTERNETBILD' },
      { gwnummer: 100_000, position: 0, file: 'bericht.pdf', type: 'GUTACHTEN_LIGHT' },
    ])
    await importRows([aDeliveryRow(100_000)], { images: first })
    const files = () =>
      api().db.vehicleFile.findMany({ orderBy: [{ eaktedokumenttyp: 'asc' }, { position: 'asc' }] })
    expect(await files()).toMatchObject([
      { eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD', datei: 'foto.webp', position: 0 },
      { eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD', datei: 'foto.webp', position: 1 },
      { eaktedokumenttyp: 'GUTACHTEN_LIGHT', datei: 'gutachten.pdf' },
    ])
    const [kept] = await files()

    const second = await manifestOf([{ gwnummer: 100_000, position: 0, file: 'rot.jpg', type: '' }])
    const { result } = await importRows([aDeliveryRow(100_000)], { images: second })

    expect(result.generation).toBe(2)
    expect((await files()).map(({ eaktedokumentid }) => eaktedokumentid)).toContain(kept?.eaktedokumentid)
    expect(await files()).toHaveLength(2)
  })

  test('stores a report shared by two cars for each of them', async () => {
    const images = await manifestOf([
      { gwnummer: 100_000, position: 0, file: 'bericht.pdf', type: 'GUTACHTEN_LIGHT' },
      { gwnummer: 100_001, position: 0, file: 'bericht.pdf', type: 'GUTACHTEN_LIGHT' },
    ])
    await importRows([aDeliveryRow(100_000), aDeliveryRow(100_001)], { images })

    const files = await api().db.vehicleFile.findMany()
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(1)
    expect(new Set(files.map(({ ordner }) => ordner)).size).toBe(2)
  })

  test.each([
    ['fehlt.jpg', 'Die Datei fehlt oder ist nicht lesbar.'],
    ['kein-bild.jpg', 'Das ist kein lesbares Bild (JPEG, PNG, WebP, AVIF oder TIFF).'],
    ['../../../../../../etc/passwd', 'Die Datei liegt nicht im Ordner des Manifests.'],
    ['ausbruch.jpg', 'Die Datei liegt nicht im Ordner des Manifests.'],
  ])('reports %s and goes on', async (file, hint) => {
    const images = await manifestOf([
      { gwnummer: 100_000, position: 0, file },
      { gwnummer: 100_000, position: 1, file: 'rot.jpg' },
    ])

    const { imageReport } = await importRows([aDeliveryRow(100_000)], { images })

    expect(imageReport?.findings).toEqual([{ row: 2, column: 'file', value: file, rule: 'file', hint }])
    expect(await api().db.vehicleFile.count()).toBe(1)
  })

  test('recognises a PDF by its content', async () => {
    const images = await manifestOf([
      { gwnummer: 100_000, position: 0, file: 'rot.jpg', type: 'GUTACHTEN_LIGHT' },
    ])

    const { imageReport } = await importRows([aDeliveryRow(100_000)], { images })

    expect(imageReport?.findings).toMatchObject([{ hint: 'Das ist kein PDF.' }])
  })
})
