import type { Account } from '@portal/contract/accounts/account'
import { has, isApplicant } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { type MiddlewareFunction, redirect } from 'react-router'
import { loginPath, paths } from './paths.ts'
import { ensureAccount, isSignedIn } from './session/account.ts'
import { applicationPlace } from './session/facts.ts'
import { toast } from './ui/toast.ts'

/** The path and query of a navigation, without the hash. */
const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

export function refuse(text: string, target: string): never {
  toast('error', text, 'next-page')
  throw redirect(target)
}

/** Applicants go to their application, because the login page would end their session. */
export const placeToSignIn = (account: Account | null, request: Request) =>
  isApplicant(account) ? applicationPlace(account) : loginPath(pathOf(request))

/** Admits signed-in accounts; applicants count as signed out (G-21, G-24). */
export const requireLogin: MiddlewareFunction = async ({ request }) => {
  const account = await ensureAccount()
  if (isSignedIn(account)) return
  refuse(
    t('Sie müssen angemeldet sein, um auf diese Seite zugreifen zu können'),
    placeToSignIn(account, request),
  )
}

/** Admits administrators, and applicants for their own status (G-23, U-01). */
export const requireAdmin: MiddlewareFunction = async ({ request }) => {
  const account = await ensureAccount()
  if (has(account, 'ROLE_AE_ADMIN') || isApplicant(account)) return
  refuse(
    t('Sie müssen als Administrator angemeldet sein, um auf diese Seite zugreifen zu können'),
    loginPath(pathOf(request)),
  )
}

/** Admits accounts that wait for their activation (G-22). */
export const requireApplicant: MiddlewareFunction = async () => {
  if (isApplicant(await ensureAccount())) return
  refuse(t('Die Seite konnte nicht geladen werden.'), paths.home)
}
