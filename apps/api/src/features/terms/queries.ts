import type { TermsAcceptance } from '@portal/contract/terms'
import type { Db } from '../../plugins/db.ts'

/** Agreement counts for the version it was given to; a new version asks again (U-62). */
export async function termsAcceptanceOf(db: Db, id: number, version: string): Promise<TermsAcceptance> {
  const account = await db.account.findUniqueOrThrow({ where: { id } })
  return { termsofuseagreed: account.termsofuseagreed && account.termsVersion === version, user_id: id }
}
