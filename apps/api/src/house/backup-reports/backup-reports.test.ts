import { beforeEach, describe, expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { mailBackupReports } from './jobs.ts'

useApi()

beforeEach(async () => {
  await api().db.jobState.deleteMany()
  await api().db.mail.deleteMany()
})

const report = (key: string, ok: boolean, at: string) => {
  const value = { ok, detail: 'vehicle 13000, account 5', at }
  return api().db.jobState.upsert({ where: { key }, create: { key, value }, update: { value } })
}
const subjects = async () => {
  await mailBackupReports(api().db, api().env)
  const mails = await api().db.mail.findMany({ orderBy: { id: 'asc' } })
  return mails.map(({ subject, recipient }) => `${recipient}: ${subject}`)
}

describe('Reports of the backup service', () => {
  test('are mailed to IT support once for every trial restore and every failure', async () => {
    await report('restore-test', true, '2026-11-22T02:30:00Z')
    await report('backup', false, '2026-11-22T02:00:00Z')
    const mails = [
      'it-support@autoexpo.example: Sicherung fehlgeschlagen am 22.11.2026, 03:00 Uhr',
      'it-support@autoexpo.example: Probe der Wiederherstellung gelungen am 22.11.2026, 03:30 Uhr',
    ]
    expect(await subjects()).toEqual(mails)
    expect(await subjects()).toEqual(mails)
    await report('restore-test', false, '2026-11-29T02:30:00Z')
    expect(await subjects()).toEqual([
      ...mails,
      'it-support@autoexpo.example: Probe der Wiederherstellung fehlgeschlagen am 29.11.2026, 03:30 Uhr',
    ])
  })

  test('are not mailed for the successful backup of each night', async () => {
    await report('backup', true, '2026-11-22T02:00:00Z')
    await report('wal-copy', true, '2026-11-22T02:00:00Z')
    expect(await subjects()).toEqual([])
  })

  test('are mailed when the copy to another host fails and when it works again', async () => {
    await report('wal-copy', false, '2026-11-22T02:00:00Z')
    await subjects()
    await report('wal-copy', true, '2026-11-22T05:00:00Z')
    await report('file-copy', false, '2026-11-22T05:00:00Z')
    expect(await subjects()).toEqual([
      expect.stringContaining('Kopie der Sicherung fehlgeschlagen'),
      expect.stringContaining('Kopie der Sicherung läuft wieder'),
      expect.stringContaining('Kopie der Dateien fehlgeschlagen'),
    ])
  })
})
