import type { AuditEntry } from '@portal/contract/house/audit'
import { auditActionText, auditDetailsText, auditSubjectText } from '@portal/domain/house/audit-texts'
import { beforeEach, expect, test } from 'vitest'
import { anAdmin } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { aMobileDeRow, anImportDesk } from '../../testing/import-desk.ts'
import { useEmptyStock } from '../../testing/stock-imports.ts'
import { aJob, run, undo } from '../../testing/stock-jobs.ts'

useEmptyStock()

const house = '/mvp/api/house'
let from = 0
beforeEach(async () => {
  from = (await api().db.auditEntry.findFirst({ orderBy: { id: 'desc' } }))?.id ?? 0
})

/** The new entries about the stock as an administrator reads them, oldest first. */
async function read(): Promise<string[]> {
  const entries: AuditEntry[] = (await (await anAdmin()).get('/uaa/api/audit-entries', { size: '50' })).json()
  return entries
    .filter(({ id, action }) => id > from && !action.startsWith('login') && !action.includes('created'))
    .map((entry) =>
      [auditActionText(entry.action), auditSubjectText(entry), auditDetailsText(entry)].join(' | '),
    )
    .toReversed()
}

test('An import, its undo, a decision about a row, and a discarded file are recorded', async () => {
  const desk = await anImportDesk('mobile.de')
  const { name } = desk.source
  const done = await desk.take(
    (await desk.upload([aMobileDeRow(300_001), aMobileDeRow(300_002, { 11: '0' })].join('\n'))).id,
  )
  const [waiting] = (await desk.person.get(`${house}/stock-quarantine`)).json()
  await desk.person.post(`${house}/stock-quarantine/${waiting.id}`, { take: false })
  await undo(desk.person, done.jobs[0] ?? '')
  const { id } = await desk.upload(aMobileDeRow(300_003))
  await desk.person.delete(`${house}/stock-imports/${id}`)

  expect(await read()).toEqual([
    `Lieferung übernommen | Import „bestand.csv“ | Herkunft: ${name}, Datei: bestand.csv, Neu: 1, Geändert: 0, Ausgeschieden: 0, Abgewiesen: 0`,
    expect.stringMatching(
      /^Zeile aus der Quarantäne verworfen \| Fahrzeug 300002 \| Herkunft: .*, Grund: „mwst“ ist 0/,
    ),
    `Lieferung rückgängig gemacht | Import „bestand.csv“ | Herkunft: ${name}, Datei: bestand.csv, GW-Nummern: 300001, Zurückgesetzt: 1, Unverändert gelassen: 0`,
    `Import verworfen | Import | Herkunft: ${name}, Datei: bestand.csv`,
  ])
})

test('Withdrawals, reservations, sales and price runs are recorded, and their undo', async () => {
  const { person } = await anImportDesk('mobile.de')
  const { gwnummer } = await aCar({ haendlerpreisbrutto: 16_500 })
  from = (await api().db.auditEntry.findFirst({ orderBy: { id: 'desc' } }))?.id ?? 0
  const act = async (rule: Parameters<typeof aJob>[1]) => {
    const { id } = await aJob(person, rule, [gwnummer])
    await run(person, id)
    return id
  }
  const cut = { action: 'price', prices: 'dealer', rounding: 'none', floor: null } as const
  await undo(person, await act({ ...cut, change: { kind: 'percent', percent: -3 } }))
  await act({ action: 'reserve', until: '2099-12-24', for: 'Erika Beispiel' })
  await act({ action: 'withdraw' })
  await act({ action: 'sell', partner_number: null })

  expect(await read()).toEqual([
    `Preise geändert | Auftrag | Fahrzeuge: 1, GW-Nummern: ${gwnummer}, Gilt für: Händlerpreis, Prozent: -3, Beobachter benachrichtigt: Ja`,
    `Auftrag rückgängig gemacht | Auftrag | Was: Preise geändert, GW-Nummern: ${gwnummer}, Zurückgesetzt: 1, Unverändert gelassen: 0`,
    `Fahrzeuge reserviert | Auftrag | Fahrzeuge: 1, GW-Nummern: ${gwnummer}, Bis: 24.12.2099`,
    `Fahrzeuge zurückgezogen | Auftrag | Fahrzeuge: 1, GW-Nummern: ${gwnummer}`,
    `Fahrzeuge als verkauft gemeldet | Auftrag | Fahrzeuge: 1, GW-Nummern: ${gwnummer}`,
  ])
})

test('Changes of a source and of its key are recorded', async () => {
  const { person, source } = await anImportDesk('mobile.de')
  const { id, vehicles: _, keyCreatedAt: __, numbersAssigned: ___, ...rules } = source
  await person.put(`${house}/stock-sources/${id}`, { ...rules, shrinkPercent: 5, isWhole: true })
  await person.post(`${house}/stock-sources/${id}/key`)
  await person.delete(`${house}/stock-sources/${id}/key`)

  const about = await api().db.auditEntry.findMany({
    where: { subject: `stock-source:${id}` },
    orderBy: { id: 'asc' },
  })
  expect(about.map(({ action, actorId }) => [action, actorId])).toEqual(
    ['source-created', 'source-changed', 'source-key-created', 'source-key-revoked'].map((action) => [
      action,
      person.account.id,
    ]),
  )
  expect((await read())[0]).toBe(
    `Regeln einer Herkunft geändert | Herkunft „${source.name}“ | Ganzer Bestand Nein, Schwundschutz 20 → Ganzer Bestand Ja, Schwundschutz 5`,
  )
})
