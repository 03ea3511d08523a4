import { z } from 'zod'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import { backupKinds, backupReportMail } from './mail.ts'

/** What `infra/report.sh` writes into the table `setting`. */
const Report = z.object({ ok: z.boolean(), detail: z.string(), at: z.coerce.date() })
const mailedKey = 'backup-reports-mailed'
const Mailed = z.record(z.string(), z.string())

/**
 * Mails new reports of the backup service to IT support: every failure, every trial restore and every recovery of a
 * copy, but not the successful backup of each night. Each report is mailed once.
 */
export async function mailBackupReports(db: PrismaClient, env: Env) {
  await db.$transaction(async (tx) => {
    const rows = await tx.jobState.findMany({ where: { key: { in: [...backupKinds, mailedKey] } } })
    const values = new Map(rows.map(({ key, value }) => [key, value]))
    const mailed = Mailed.parse(values.get(mailedKey) ?? {})
    const seen = { ...mailed }
    for (const kind of backupKinds) {
      const report = values.has(kind) ? Report.parse(values.get(kind)) : null
      const at = report?.at.toISOString()
      if (!report || !at || mailed[kind] === at) continue
      // The first report of a copy says only that it has started.
      const isMailed =
        !report.ok || kind === 'restore-test' || (kind.endsWith('-copy') && mailed[kind] !== undefined)
      if (isMailed) await queueMail(tx, backupReportMail(env, kind, report))
      seen[kind] = at
    }
    await tx.jobState.upsert({
      where: { key: mailedKey },
      create: { key: mailedKey, value: seen },
      update: { value: seen },
    })
  })
}
