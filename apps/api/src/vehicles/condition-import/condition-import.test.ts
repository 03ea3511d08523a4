import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codesOf } from '@portal/domain/vehicles/attributes/attribute'
import { damageKinds, damageSeverities, damageStates } from '@portal/domain/vehicles/condition/damages'
import { technicalGrades, technicalGroups } from '@portal/domain/vehicles/condition/findings'
import {
  driveStates,
  previousUses,
  serviceHistories,
  serviceProofs,
} from '@portal/domain/vehicles/condition/history'
import { paintedPanels, panels } from '@portal/domain/vehicles/condition/panels'
import { rimKinds, tyreSeasons, tyreStates, wheelPositions } from '@portal/domain/vehicles/condition/wheels'
import { describe, expect, test } from 'vitest'
import { DeliveryReport } from '../../delivery/delivery.ts'
import { DeliveryError } from '../../delivery/delivery-bytes.ts'
import { aBackofficeUser } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { aFile } from '../../testing/deliveries.ts'
import { importConditions } from './commands.ts'

useApi()

const docs = (name: string) => fileURLToPath(new URL(`../../../../../docs/${name}`, import.meta.url))
const now = new Date('2026-11-21T09:00:00Z')

async function importLines(lines: (object | string)[], dryRun = false) {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  return importFile(await aFile(text, 'zustand.jsonl'), dryRun)
}

async function importFile(file: string, dryRun = false) {
  const { db, pool } = api()
  const report = new DeliveryReport()
  const result = await importConditions({ db, pool, file, now, report, dryRun })
  return { ...result, findings: report.findings }
}

const damage = (number: number, facts: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  ...{ panel: 'DACH', x: 0.5, y: 0.5, kind: 'DELLE', state: 'VORHANDEN', amount: 100, ...facts },
})
const lineOf = (gwnummer: string, parts: object = { damages: [damage(1)] }) => ({
  ...{ gwnummer, recordedAt: '2026-11-20T09:30:00Z', company: 'Prüfdienst Muster GmbH', ...parts },
})
const versionsOf = (fahrzeugid: number) =>
  api().db.conditionVersion.findMany({ where: { fahrzeugid }, orderBy: { version: 'asc' } })

describe('a delivery of recorded conditions', () => {
  test('is imported once: the sample of the documentation', async () => {
    const [one, two] = [await aCar({ gwnummer: '990001' }), await aCar({ gwnummer: '990002' })]
    const sample = docs('condition-sample.jsonl')

    expect(await importFile(sample)).toMatchObject({ read: 2, inserted: 2, known: 0, rejected: 0 })
    expect(await importFile(sample)).toMatchObject({ read: 2, inserted: 0, known: 2, rejected: 0 })
    expect(await versionsOf(one.fahrzeugid)).toMatchObject([
      { version: 1, company: 'Prüfdienst Muster GmbH', accountId: null },
    ])
    expect(await api().db.vehicle.findUnique({ where: { fahrzeugid: one.fahrzeugid } })).toMatchObject({
      ...{ damageFree: false, repairCost: 270, treadMm: 4, fullServiceHistory: true },
    })
    expect((await versionsOf(two.fahrzeugid))[0]?.damages).toEqual([])
  })

  test('lists all values of the documentation', () => {
    const page = readFileSync(docs('condition-format.md'), 'utf8')
    const painted: readonly string[] = codesOf(paintedPanels)
    const others = panels.filter(({ value }) => !painted.includes(value))
    const lists = [
      ...[paintedPanels, others, damageKinds, damageSeverities, damageStates, tyreSeasons, rimKinds],
      ...[wheelPositions, tyreStates, serviceHistories, serviceProofs, technicalGroups, technicalGrades],
      ...[previousUses, driveStates],
    ]
    for (const options of lists)
      expect(page).toContain(`| ${options.map(({ value }) => `\`${value}\``).join(' ')} |\n`)
  })

  test('stores each line completely or not at all, and reports per line what is wrong', async () => {
    const { gwnummer, fahrzeugid } = await aCar()
    const other = await aCar()
    const photo = await api().db.vehicleFile.findFirstOrThrow({ where: { fahrzeugid: other.fahrzeugid } })
    const many = Array.from({ length: 500 }, (_, index) => damage(index + 1))
    const wheel = { position: 'VL', make: null, size: null, dot: null, depthMm: -1, state: null }
    const { findings, ...counts } = await importLines([
      lineOf(gwnummer, { damages: [damage(1), damage(2, { panel: 'KOFFERRAUM' })] }),
      lineOf(gwnummer, { tyres: { mounted: { season: null, rim: null, wheels: [wheel] }, second: null } }),
      lineOf(gwnummer, { damages: [damage(1, { x: 1.2 })] }),
      lineOf(gwnummer, { damages: [damage(1), damage(2, { photos: [photo.eaktedokumentid] })] }),
      lineOf(gwnummer, { damages: [damage(1), damage(1)] }),
      lineOf(gwnummer, { damages: many }),
      lineOf('000001'),
      lineOf(gwnummer, { lack: 1 }),
      lineOf(gwnummer, { drive: { state: 'JA', note: 'gut\0' } }),
      lineOf(gwnummer, { recordedAt: '2026-11-23T09:30:00Z' }),
      '{"gwnummer":',
      '[]',
      '',
      lineOf(other.gwnummer),
    ])

    expect(counts).toEqual({ read: 13, inserted: 1, known: 0, rejected: 12 })
    expect(findings.map(({ row, column }) => [row, column])).toEqual([
      [1, 'damages.1.panel'],
      [2, 'tyres.mounted.wheels.0.depthMm'],
      [3, 'damages.0.x'],
      [5, 'damages.1'],
      [6, 'damages'],
      [8, 'lack'],
      [9, 'drive.note'],
      [11, ''],
      [12, ''],
      [4, 'damages.1.photos'],
      [7, 'gwnummer'],
      [10, 'recordedAt'],
    ])
    expect(findings[0]).toMatchObject({ value: 'KOFFERRAUM', hint: 'Diese Auswahl gibt es nicht.' })
    expect(findings[9]).toMatchObject({ hint: 'Das Foto gehört nicht zu diesem Fahrzeug.' })
    expect(await versionsOf(fahrzeugid)).toEqual([])
    expect(await versionsOf(other.fahrzeugid)).toHaveLength(1)
    const run = await api().db.importRun.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(run).toMatchObject({ kind: 'conditions', state: 'done', read: 13, inserted: 1, rejected: 12 })
    expect(run.report).toHaveLength(12)
  })

  test('replaces the parts it names, keeps the others, and is refused when older than the stored version', async () => {
    const { gwnummer, fahrzeugid } = await aCar()
    const drive = { state: 'JA', note: null }
    await importLines([lineOf(gwnummer, { damages: [damage(1), damage(2)], drive })])
    await importLines([lineOf(gwnummer, { damages: [damage(2)], recordedAt: '2026-11-20T10:00:00Z' })])
    const { findings } = await importLines([lineOf(gwnummer, { damages: [] })])

    expect(findings).toMatchObject([
      { column: 'recordedAt', hint: 'Es gibt schon eine neuere Aufnahme vom 20.11.2026, 11:00 Uhr.' },
    ])
    const versions = await versionsOf(fahrzeugid)
    expect(versions.map(({ version }) => version)).toEqual([1, 2])
    expect(versions[1]).toMatchObject({ damages: [{ id: damage(2).id }], drive })
    const user = await aBackofficeUser()
    const house = (await user.get(`/mvp/api/house-vehicles/${gwnummer}/condition`)).json()
    expect(house.versions[0]).toMatchObject({ recordedBy: 'Prüfdienst Muster GmbH' })
  })

  test('refuses an id that belongs to another record', async () => {
    const { gwnummer } = await aCar()
    const id = '00000000-0000-4000-8000-00000000aaaa'
    await importLines([lineOf(gwnummer, { id, damages: [] })])
    const { findings } = await importLines([lineOf(gwnummer, { id, damages: [damage(1)] })])

    expect(findings).toMatchObject([
      { column: 'id', hint: 'Diese Kennung gehört zu einer anderen Aufnahme.' },
    ])
  })

  test('is checked and not stored in a dry run', async () => {
    const { gwnummer, fahrzeugid } = await aCar()

    expect(await importLines([lineOf(gwnummer)], true)).toMatchObject({ inserted: 1, rejected: 0 })
    expect(await versionsOf(fahrzeugid)).toEqual([])
    expect(await importLines([lineOf(gwnummer)])).toMatchObject({ inserted: 1 })
  })

  test('is refused as a file that is missing, is not UTF-8, or has an overlong line', async () => {
    await expect(importFile('/nirgends.jsonl')).rejects.toThrow(DeliveryError)
    await expect(importFile(await aFile(Buffer.from([0x7b, 0xff, 0x7d])))).rejects.toThrow('UTF-8')
    await expect(importLines(['"'.padEnd(1_500_000, 'x')])).rejects.toThrow('zu lang')
  })
})
