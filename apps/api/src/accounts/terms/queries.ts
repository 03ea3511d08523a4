import type { TermsAcceptance } from '@portal/contract/accounts/terms'
import { hasAgreedToTerms } from '@portal/domain/accounts/terms'
import type { Db } from '../../plugins/db.ts'

export async function termsAcceptanceOf(db: Db, id: number, version: string): Promise<TermsAcceptance> {
  const account = await db.account.findUniqueOrThrow({
    where: { id },
    select: { authorities: true, termsofuseagreed: true, termsVersion: true },
  })
  return { termsofuseagreed: hasAgreedToTerms(account, version), user_id: id }
}
