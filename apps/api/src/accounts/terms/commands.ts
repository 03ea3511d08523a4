import { audit } from '../../audit/audit.ts'
import type { Db } from '../../plugins/db.ts'

/** Records agreement or refusal (U-09) with the version and the time. */
export async function recordTermsDecision(db: Db, id: number, agreed: boolean, version: string, now: Date) {
  await db.account.update({
    where: { id },
    data: { termsofuseagreed: agreed, termsVersion: version, termsDecidedAt: now },
  })
  const action = agreed ? 'terms-accepted' : 'terms-declined'
  await audit(db, { actorId: id, action, subject: `account:${id}`, at: now, details: { version } })
}
