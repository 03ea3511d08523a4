import type { TermsAcceptance } from '@portal/contract/terms'
import type { Db } from '../../plugins/db.ts'

/** Agreement counts for the version it was given to; a new version asks again (U-62). */
export async function termsAcceptanceOf(db: Db, id: number, version: string): Promise<TermsAcceptance> {
  const { termsofuseagreed, termsVersion } = await db.account.findUniqueOrThrow({
    where: { id },
    select: { termsofuseagreed: true, termsVersion: true },
  })
  return { termsofuseagreed: termsofuseagreed && termsVersion === version, user_id: id }
}
