import { isHouse } from './roles.ts'

type Account = { authorities: readonly string[]; termsofuseagreed: boolean; termsVersion: string | null }

/**
 * Whether an account has agreed to the current version of the terms (N-06, U-62). The house's own people are not bound
 * by them, so that a new version cannot lock them out of the settings.
 */
export const hasAgreedToTerms = (account: Account, currentVersion: string): boolean =>
  isHouse(account) || (account.termsofuseagreed && account.termsVersion === currentVersion)
