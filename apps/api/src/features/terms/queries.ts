import type { TermsAcceptance } from '@portal/contract/terms'
import type { Db } from '../../plugins/db.ts'

/** Acceptance is valid for one version; a new version must be accepted again (U-62). */
export async function termsAcceptanceOf(db: Db, id: number, version: string): Promise<TermsAcceptance> {
  const { termsofuseagreed, termsVersion } = await db.account.findUniqueOrThrow({
    where: { id },
    select: { termsofuseagreed: true, termsVersion: true },
  })
  return { termsofuseagreed: termsofuseagreed && termsVersion === version, user_id: id }
}
