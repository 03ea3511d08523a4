import { momentText } from '@portal/domain/values/formats'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const subjects = {
  backup: ['Sicherung gelungen', 'Sicherung fehlgeschlagen'],
  'restore-test': ['Probe der Wiederherstellung gelungen', 'Probe der Wiederherstellung fehlgeschlagen'],
  'wal-copy': ['Kopie der Sicherung läuft wieder', 'Kopie der Sicherung fehlgeschlagen'],
  'file-copy': ['Kopie der Dateien läuft wieder', 'Kopie der Dateien fehlgeschlagen'],
} as const
export type BackupKind = keyof typeof subjects
export const backupKinds: readonly BackupKind[] = ['backup', 'restore-test', 'wal-copy', 'file-copy']

export type BackupReport = { ok: boolean; detail: string; at: Date }

/** To the operator: how a backup, a trial restore or the copy to another host ended. */
export const backupReportMail = (env: Env, kind: BackupKind, { ok, detail, at }: BackupReport) =>
  letter(env, {
    template: 'backup-report',
    recipient: env.MAIL_IT_SUPPORT,
    subject: () => `${subjects[kind][ok ? 0 : 1]} am ${momentText(at)}`,
    body: () => ['Guten Tag,', `der Sicherungsdienst meldet: ${subjects[kind][ok ? 0 : 1]}.`, detail],
  })
