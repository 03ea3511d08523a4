import { t } from '@portal/domain/values/text'
import { matchRoutes } from 'react-router'
import { callFor, whenRefused } from './api.ts'
import { keepDrafts, storeDrafts } from './draft-moments.ts'
import { loginPath, paths, placeNamed, termsPath } from './paths.ts'
import type { openRouter } from './router.ts'
import { changeAccount, fetchAccount, isSessionEnding, knownAccount } from './session/account.ts'
import { ownerOf } from './session/facts.ts'
import { followLanguageOf } from './session/language.ts'
import { whenOwnerArrives } from './tabs.ts'
import { toast } from './ui/toast.ts'

type Router = ReturnType<typeof openRouter>

const expired = t(
  'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an; was Sie eingegeben haben, bleibt erhalten.',
)
const asText = ({ pathname, search }: Router['state']['location']) => pathname + search

const needsNoTerms = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'needsNoTerms' in handle

/** Updates account and page when the session ends, changes its account in another tab, or requires the terms of use. */
export function followSession(router: Router) {
  /** The address of the page that is loading, otherwise of the shown one; the login returns to it. */
  const place = () => router.state.navigation.location ?? router.state.location
  const routesOf = (location: Router['state']['location']) =>
    matchRoutes(router.routes, location)?.map(({ route }) => route) ?? []

  let hasEnded = false

  /** @returns whether the message about the ended session is shown, by this call or one refused at the same time */
  function sessionHasEnded() {
    const known = knownAccount()
    if (isSessionEnding()) return false
    if (!known) return hasEnded
    hasEnded = true
    keepDrafts(known.id)
    changeAccount(null)
    toast('warn', expired)
    // A page behind a guard shows nothing without a login (A-39, U-24).
    if (routesOf(place()).some(({ middleware }) => middleware)) router.navigate(loginPath(asText(place())))
    // Any other page reads again what it shows, because prices depend on the account (U-21).
    else if (place().pathname !== paths.login) router.revalidate()
    return true
  }

  async function takeOverAccount() {
    const found = await fetchAccount().catch(() => knownAccount())
    const before = knownAccount()
    if (before === undefined || isSessionEnding() || ownerOf(found) === ownerOf(before)) return
    changeAccount(found ?? null)
    toast(
      'warn',
      found
        ? found.id === before?.id
          ? t('In einem anderen Tab wurde der Betrieb gewechselt.')
          : t`In einem anderen Tab hat sich ${found.firstName} ${found.lastName} angemeldet. Diese Seite gehört jetzt zu diesem Konto.`
        : t('Sie sind in diesem Browser nicht mehr angemeldet.'),
    )
    // The login page would end the session it is loaded with.
    const { pathname, search } = place()
    const next =
      pathname === paths.login ? placeNamed(new URLSearchParams(search).get('returnUrl')) : undefined
    if (next === undefined) router.revalidate()
    else if (found) router.navigate(next)
    followLanguageOf(found ?? null, next)
  }

  window.addEventListener('pagehide', () => storeDrafts(knownAccount()?.id))
  callFor(() => ownerOf(knownAccount()))
  whenRefused(({ type, status }) => {
    if (type === 'account-changed') {
      void takeOverAccount()
      return true
    }
    if (status === 401 && type !== 'bad-credentials' && type !== 'second-factor-needed')
      return sessionHasEnded()
    // Demanded by another owner of the company while this one was signed in.
    if (type === 'second-factor-missing' && place().pathname !== paths.account) {
      toast('warn', t('Bitte richten Sie zuerst den zweiten Faktor ein.'), 'next-page')
      router.navigate(paths.account)
      return true
    }
    // The handle of a page is unknown until its code is loaded; the terms page may still be loading.
    const isReadable =
      place().pathname.startsWith(termsPath('')) ||
      routesOf(place()).some(({ handle }) => needsNoTerms(handle))
    if (type === 'terms-not-accepted' && !isReadable)
      router.navigate(termsPath(asText(place())), { replace: true })
    return false
  })
  whenOwnerArrives((owner) => {
    if (owner !== ownerOf(knownAccount())) void takeOverAccount()
  })
}
