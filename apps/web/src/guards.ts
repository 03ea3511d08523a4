import { has, isApplicant, isOffice } from '@portal/domain/roles'
import { type MiddlewareFunction, redirect } from 'react-router'
import { ensureAccount, isSignedIn } from './features/account/queries.ts'
import { loginPath, paths } from './paths.ts'
import { toast } from './ui/toast.ts'

/** The path and query of a navigation, without the hash. */
const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

function refuse(text: string, target: string): never {
  toast('error', text)
  throw redirect(target)
}

/** Admits signed-in accounts; applicants count as signed out (G-21, G-24). */
export const requireLogin: MiddlewareFunction = async ({ request }) => {
  if (isSignedIn(await ensureAccount())) return
  refuse('Sie müssen angemeldet sein, um auf diese Seite zugreifen zu können', loginPath(pathOf(request)))
}

/** Admits administrators, and applicants for their own status (G-23, U-01). */
export const requireAdmin: MiddlewareFunction = async ({ request }) => {
  const account = await ensureAccount()
  if (has(account, 'ROLE_AE_ADMIN') || isApplicant(account)) return
  refuse(
    'Sie müssen als Administrator angemeldet sein, um auf diese Seite zugreifen zu können',
    loginPath(pathOf(request)),
  )
}

/** Admits the sales office and administrators. */
export const requireSalesOffice: MiddlewareFunction = async ({ request }) => {
  if (isOffice(await ensureAccount())) return
  refuse(
    'Sie müssen als Administrator angemeldet sein, um auf diese Seite zugreifen zu können',
    loginPath(pathOf(request)),
  )
}

/** Admits accounts that wait for their activation (G-22). */
export const requireApplicant: MiddlewareFunction = async () => {
  if (isApplicant(await ensureAccount())) return
  refuse('Die Seite konnte nicht geladen werden.', paths.home)
}
