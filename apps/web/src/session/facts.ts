import type { Account } from '@portal/contract/accounts/account'
import { isPasswordExpired, passwordDaysLeft } from '@portal/domain/accounts/password-lifetime'
import { passwordWarningDays } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import { paths, placeNamed, termsPath } from '../paths.ts'

/** Identifies the account and, if it acts for another company, that company: '12' or '12@7'; null for a visitor. */
export const ownerOf = (account: Account | null | undefined) =>
  account ? account.id + (account.companyId ? `@${account.companyId}` : '') : null

type SignIn = {
  account: Account
  now: Date
  /** 0 = passwords do not expire. */
  lifetimeDays: number
  /** null = could not be read. */
  termsAccepted: boolean | null
  returnUrl: string | null
  /** The return address of an earlier visit of the login page. */
  storedUrl: string | null
}

type Password = Pick<SignIn, 'account' | 'now' | 'lifetimeDays'>

/** Whether the password has expired and must be changed after the login (G-16). */
export const mustChangePassword = ({ account, now, lifetimeDays }: Password) =>
  isPasswordExpired(new Date(account.lastPasswordChange), now, lifetimeDays)

/** Applicants can only see their own application (G-10, G-11). */
export const applicationPlace = ({ documentsUploaded }: Account) =>
  documentsUploaded ? paths.approvalPending : paths.uploadDocuments

/** The page after the login of an activated account (G-09 and G-12 to G-14). */
export function placeAfterTerms({
  termsAccepted,
  returnUrl,
  storedUrl,
}: Pick<SignIn, 'termsAccepted' | 'returnUrl' | 'storedUrl'>): string {
  if (termsAccepted === null) return paths.home
  const place = placeNamed(returnUrl ?? storedUrl)
  return termsAccepted ? place : termsPath(place)
}

/** The warning in the last days before a password expires (G-15); null outside that period. */
export function expiryWarning({ account, now, lifetimeDays }: Password): string | null {
  const daysLeft = passwordDaysLeft(new Date(account.lastPasswordChange), now, lifetimeDays)
  if (daysLeft < 0 || daysLeft > passwordWarningDays) return null
  return t`Ihr Passwort läuft in ${daysLeft} Tagen ab!`
}
