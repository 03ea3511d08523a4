import { accountEntry, audit } from '../../audit/audit.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'

/** Records agreement or refusal (U-09) with the version and the time. */
export async function recordTermsDecision(
  db: Db,
  context: Pick<CommandContext, 'actorId' | 'requestId' | 'now'>,
  agreed: boolean,
  version: string,
) {
  const { actorId: id, now } = context
  await db.account.update({
    where: { id },
    data: { termsofuseagreed: agreed, termsVersion: version, termsDecidedAt: now },
  })
  const action = agreed ? 'terms-accepted' : 'terms-declined'
  await audit(db, { ...accountEntry(context, action, id), details: { version } })
}
