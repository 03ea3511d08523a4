import type { Account } from '@portal/contract/account'
import { passwordWarningDays } from '@portal/domain/constants'
import { isPasswordExpired, passwordDaysLeft } from '@portal/domain/password-lifetime'
import { paths, placeNamed, termsPath } from '../../paths.ts'

type SignIn = {
  account: Account
  now: Date
  /** 0 = passwords do not end. */
  lifetimeDays: number
  /** null = the question could not be answered. */
  termsAccepted: boolean | null
  returnUrl: string | null
  /** What an earlier visit of the login page was asked to lead to. */
  storedUrl: string | null
}

type Password = Pick<SignIn, 'account' | 'now' | 'lifetimeDays'>

/** Whether a new sign-in has to set a new password before anything else (G-16). */
export const mustChangePassword = ({ account, now, lifetimeDays }: Password) =>
  isPasswordExpired(new Date(account.lastPasswordChange), now, lifetimeDays)

/** Applicants see their application and nothing else (G-10, G-11). */
export const applicationPlace = ({ documentsUploaded }: Account) =>
  documentsUploaded ? paths.approvalPending : paths.uploadDocuments

/** Where a sign-in of an activated account leads (G-09 and G-12 to G-14). */
export function placeAfterTerms({
  termsAccepted,
  returnUrl,
  storedUrl,
}: Pick<SignIn, 'termsAccepted' | 'returnUrl' | 'storedUrl'>): string {
  if (termsAccepted === null) return paths.home
  const place = placeNamed(returnUrl ?? storedUrl)
  return termsAccepted ? place : termsPath(place)
}

/** The warning of the last days of a password, null before and after (G-15). */
export function expiryWarning({ account, now, lifetimeDays }: Password): string | null {
  const daysLeft = passwordDaysLeft(new Date(account.lastPasswordChange), now, lifetimeDays)
  if (daysLeft < 0 || daysLeft > passwordWarningDays) return null
  return `Ihr Passwort läuft in ${daysLeft} Tagen ab!`
}
