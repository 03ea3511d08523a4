import { type Account, readAccount } from '@portal/contract/account'
import { logout } from '@portal/contract/auth'
import { readTermsAcceptance } from '@portal/contract/terms'
import type { Authority } from '@portal/domain/roles'
import { QueryObserver, queryOptions, useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem, call, textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { forgetResults, storedAccount, storedReturnUrl, storedSearch } from '../../storage.ts'
import { toast } from '../../ui/toast.ts'
import { portalSettings } from '../portal-settings/queries.ts'
import { applicationPlace, expiryWarning, mustChangePassword, placeAfterTerms } from './facts.ts'

/**
 * Whether the page came without a session; true once, because a later question is a question again. A browser may show
 * an old copy of the page, so a login that this tab knows of counts more.
 */
function cameAsVisitor(): boolean {
  const meta = document.querySelector('meta[name="portal-session"][content="none"]')
  meta?.remove()
  return meta !== null && storedAccount.read() === null
}

async function fetchAccount(): Promise<Account | null> {
  if (cameAsVisitor()) return null
  try {
    return await call(readAccount)
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return null
    throw error
  }
}

/** The signed-in account, null for visitors. Asked once at the start of the app (U-63), then kept. */
export const account = queryOptions({
  queryKey: ['account'],
  queryFn: async () => {
    const found = await fetchAccount()
    rememberAccount(found)
    return found
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

function rememberAccount(found: Account | null) {
  const known = storedAccount.read()
  if (known?.id !== found?.id || known?.authorities.join() !== found?.authorities.join()) forgetResults()
  if (found) storedAccount.write(found)
  else storedAccount.clear()
}

/** Waits for the first answer about the account; a portal that cannot be reached counts as "not signed in". */
export const ensureAccount = () => queryClient.ensureQueryData(account).catch(() => storedAccount.read())

/** Takes over a new sign-in state: everything the other role has seen leaves cache and storage. */
export function changeAccount(found: Account | null) {
  forgetResults()
  rememberAccount(found)
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== account.queryKey[0] && !isPublic(queryKey),
  })
  queryClient.setQueryData(account.queryKey, found)
}

/** Takes over new data of the same sign-in; nothing the role has seen changes. */
export function updateAccount(found: Account) {
  rememberAccount(found)
  queryClient.setQueryData(account.queryKey, found)
}

/** Answers that are the same for every caller survive a change of account. */
const isPublic = (queryKey: readonly unknown[]) =>
  queryKey[0] === 'portal-settings' || queryKey[0] === 'car-models'

/** One for all parts of a page, of which many ask: a query each would cost the start of the app milliseconds. */
const observer = new QueryObserver(queryClient, account)
const current = () => queryClient.getQueryData(account.queryKey) ?? null

function follow(listener: () => void) {
  // What the portal could not answer before is asked again by whatever comes into the page.
  if (queryClient.getQueryData(account.queryKey) === undefined) void ensureAccount()
  return observer.subscribe(listener)
}

/** The account as the screens see it: null until known and for visitors. */
export const useAccount = () => useSyncExternalStore(follow, current, current)

/** Whether an account holds an authority that counts: only activated logins have rights. */
export const has = (found: Account | null, authority: Authority) =>
  found?.activated === true && found.authorities.includes(authority)

/** Who answers enquiries: the sales office and the administrators. */
export const isSalesOffice = (found: Account | null) =>
  has(found, 'ROLE_AE_BACKOFFICE') || has(found, 'ROLE_AE_ADMIN')

/** An applicant whose account is not activated yet. */
export const isApplicant = (found: Account | null): found is Account =>
  found !== null && !found.activated && found.authorities.includes('ROLE_AE_INACTIVE_ACCOUNT')

/** Signed in for the screens and guards: an applicant is not (G-24). */
export const isSignedIn = (found: Account | null): found is Account => found !== null && !isApplicant(found)

/** Ends the session, forgets what was searched and goes home; an ended session counts as success. */
export function useLogout() {
  const navigate = useNavigate()
  const { mutate } = useMutation({
    mutationFn: endSession,
    onSuccess: async () => {
      storedSearch.clear()
      storedReturnUrl.clear()
      await navigate(paths.home)
    },
    onError: (error) => toast('error', textOf(error)),
  })
  return () => mutate()
}

/** Logs out at the server and here; also what the login page does first (G-01). */
export async function endSession() {
  if (queryClient.getQueryData(account.queryKey)) await call(logout).catch(ignoreSignedOut)
  changeAccount(null)
}

function ignoreSignedOut(error: unknown) {
  if (!(error instanceof ApiProblem && error.status === 401)) throw error
}

/** null when the question could not be answered: the portal then lets the caller go home (G-14). */
const fetchTermsAccepted = () =>
  call(readTermsAcceptance).then(
    ({ termsofuseagreed }) => termsofuseagreed,
    () => null,
  )

/**
 * Reads the account of a login just made and decides where it goes (G-08 to G-16).
 * @param returnUrl where the login page was asked to lead to; null = where it was asked to before
 */
export async function takeUpSession(returnUrl: string | null): Promise<string> {
  const found = await call(readAccount)
  changeAccount(found)
  if (isApplicant(found)) return applicationPlace(found)
  const { passwordLifetimeDays: lifetimeDays } = await queryClient.ensureQueryData(portalSettings)
  const password = { account: found, now: new Date(), lifetimeDays }
  if (mustChangePassword(password)) return paths.passwordChange
  const warning = expiryWarning(password)
  if (warning) toast('warn', warning)
  const storedUrl = storedReturnUrl.read()
  storedReturnUrl.clear()
  return placeAfterTerms({ termsAccepted: await fetchTermsAccepted(), returnUrl, storedUrl })
}
