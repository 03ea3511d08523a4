import { type Account, readAccount } from '@portal/contract/accounts/account'
import { logout } from '@portal/contract/accounts/auth'
import { isApplicant } from '@portal/domain/accounts/roles'
import { hashKey, QueryObserver, queryOptions, useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem, call, noteLogin } from '../api.ts'
import { forgetDrafts } from '../draft-moments.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { clearChoices, clearResults, clearTraces, storedAccount, storedReturnUrl } from '../storage.ts'
import { sendOwnerToOtherTabs } from '../tabs.ts'
import { toastFailure } from '../toast-failure.ts'
import { ownerOf } from './facts.ts'
import { followLanguageOf } from './language.ts'

/**
 * Whether the server rendered the page without a session. True only on the first call, because the login state may
 * change afterwards. The browser may show an old copy of the page, so a login stored by this tab takes precedence.
 */
function startedAsVisitor(): boolean {
  const meta = document.querySelector('meta[name="portal-session"][content="none"]')
  meta?.remove()
  return meta !== null && storedAccount.read() === null
}

/** Reads the account of the session; null for a visitor. */
export async function fetchAccount(): Promise<Account | null> {
  if (startedAsVisitor()) return null
  try {
    return await call(readAccount)
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return null
    throw error
  }
}

/** The signed-in account, null for visitors. Requested once when the app starts (U-63), then cached. */
export const account = queryOptions({
  queryKey: ['account'],
  queryFn: async () => {
    const found = await fetchAccount()
    storeAccount(found)
    followLanguageOf(found)
    return found
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

function storeAccount(found: Account | null) {
  const known = storedAccount.read()
  if (
    ownerOf(known) !== ownerOf(found) ||
    known?.authorities.join() !== found?.authorities.join() ||
    known?.buysNet !== found?.buysNet
  )
    clearResults()
  if (found) storedAccount.write(found)
  else storedAccount.clear()
}

/** Waits for the account; if the request fails, the stored copy is used. */
export const ensureAccount = () => queryClient.ensureQueryData(account).catch(() => storedAccount.read())

const accountHash = hashKey(account.queryKey)

/**
 * The account of this page: null for a visitor, undefined until it is loaded. React reads it several times for each
 * card of a list, and `getQueryData` would build the hash of the key each time.
 */
export const knownAccount = () => queryClient.getQueryCache().get<Account | null>(accountHash)?.state.data

/** Applies a changed login, in the other tabs too, and clears cached and stored data that depend on the role. */
export function changeAccount(found: Account | null) {
  const known = knownAccount()
  if (found) noteLogin()
  if (known !== undefined && ownerOf(known) !== ownerOf(found)) sendOwnerToOtherTabs(ownerOf(found))
  if (known && known.id !== found?.id) clearTraces()
  clearResults()
  storeAccount(found)
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== account.queryKey[0] && !isPublic(queryKey),
  })
  queryClient.setQueryData(account.queryKey, found)
}

/** Applies the end of a login that its person has ended: nothing typed or searched is left for the next one. */
export function dropAccount() {
  forgetDrafts()
  clearChoices()
  changeAccount(null)
}

/** Updates the account's data after a change that does not affect the role. */
export function updateAccount(found: Account) {
  storeAccount(found)
  queryClient.setQueryData(account.queryKey, found)
}

/** Queries with the same result for every caller, kept when the account changes. */
const isPublic = (queryKey: readonly unknown[]) =>
  queryKey[0] === 'portal-settings' || queryKey[0] === 'car-models'

/** Shared by all components of a page; a query observer in each would slow the start of the app by milliseconds. */
const observer = new QueryObserver(queryClient, account)
const current = () => knownAccount() ?? null

function follow(listener: () => void) {
  // Repeats a failed account request when a component mounts.
  if (knownAccount() === undefined) void ensureAccount()
  return observer.subscribe(listener)
}

/** The account, null until loaded and for visitors. */
export const useAccount = () => useSyncExternalStore(follow, current, current)

/** Signed in with an activated account; applicants count as signed out (G-24). */
export const isSignedIn = (found: Account | null): found is Account => found !== null && !isApplicant(found)

/** Ends the session, clears search data and opens home. A session that has already ended counts as success. */
export function useLogout() {
  const navigate = useNavigate()
  const { mutate } = useMutation({
    mutationFn: endSession,
    onSuccess: async (left) => {
      storedReturnUrl.clear()
      if (left) window.location.assign(left.url)
      else await navigate(paths.home)
    },
    onError: (error) => toastFailure(error),
  })
  return () => mutate()
}

let isEnding = false

/** Whether this page is logging out: the server then refuses calls that were under way. */
export const isSessionEnding = () => isEnding

/**
 * Logs out at the server and in the client; the login page also starts with this (G-01).
 * @returns where the house's identity provider ends its own session, if it opened this one
 */
export async function endSession() {
  isEnding = true
  try {
    // The login page may be the first one, so the account may still be loading.
    const isOpen = await ensureAccount()
    const left = isOpen ? await call(logout).catch(ignoreSignedOut) : null
    // After a session has ended by itself, drafts and search are kept for the login that follows.
    if (isOpen) dropAccount()
    else changeAccount(null)
    return left
  } finally {
    isEnding = false
  }
}

function ignoreSignedOut(error: unknown) {
  if (!(error instanceof ApiProblem && error.status === 401)) throw error
}
