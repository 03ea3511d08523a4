import { type Account, readAccount, readSecondFactor } from '@portal/contract/accounts/account'
import { readTermsAcceptance } from '@portal/contract/accounts/terms'
import { isApplicant, isHouse, isOwner } from '@portal/domain/accounts/roles'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { call } from '../../api.ts'
import { moveShortlistToWatchlist } from '../../buyer/shortlist/queries.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { changeAccount, isSignedIn } from '../../session/account.ts'
import { applicationPlace, expiryWarning, mustChangePassword, placeAfterTerms } from '../../session/facts.ts'
import { followLanguageOf } from '../../session/language.ts'
import { portalSettings } from '../../site/portal-settings/queries.ts'
import { storedReturnUrl } from '../../storage.ts'
import { toast } from '../../ui/toast.ts'

/** null when the acceptance cannot be read; the user then continues to home (G-14). */
const fetchTermsAccepted = () =>
  call(readTermsAcceptance).then(
    ({ termsofuseagreed }) => termsofuseagreed,
    () => null,
  )

/** Moves the list of this device to the watchlist; a car the server rejects stays on the device. */
export async function importShortlist() {
  const moved = await moveShortlistToWatchlist()
  if (moved > 0)
    toast(
      'info',
      plural(moved, 'Ein Fahrzeug vom Merkzettel übernommen.', '# Fahrzeuge vom Merkzettel übernommen.'),
    )
}

/** Whether a colleague of the house or an owner must set up the second factor before anything else is allowed. */
async function lacksSecondFactor(found: Account): Promise<boolean> {
  if (!isHouse(found) && !isOwner(found)) return false
  const { state, required } = await call(readSecondFactor)
  return required && state !== 'active'
}

/** Where a password or second factor must be set before anything else; null = nowhere. Warns of a password that expires. */
async function placeToSecure(found: Account): Promise<string | null> {
  const { passwordLifetimeDays: lifetimeDays } = await queryClient.ensureQueryData(portalSettings)
  const password = { account: found, now: new Date(), lifetimeDays }
  if (mustChangePassword(password)) return paths.passwordChange
  if (await lacksSecondFactor(found)) {
    toast('warn', t('Bitte richten Sie zuerst den zweiten Faktor ein.'))
    return paths.account
  }
  const warning = expiryWarning(password)
  if (warning) toast('warn', warning)
  return null
}

/**
 * Reads the account after a login and returns the page to open (G-08 to G-16).
 * @param returnUrl the login page's return address; null = the stored one
 * @param hasPassword whether the account signs in with a password and a second factor of the portal
 */
export async function completeLogin(
  returnUrl: string | null,
  { hasPassword }: { hasPassword: boolean } = { hasPassword: true },
): Promise<string> {
  const found = await call(readAccount)
  // Before the account is shown, so that its watchlist is loaded with the moved cars.
  if (isSignedIn(found)) await importShortlist()
  changeAccount(found)
  const place = await placeFor(found, returnUrl, hasPassword)
  followLanguageOf(found, place)
  return place
}

async function placeFor(found: Account, returnUrl: string | null, hasPassword: boolean): Promise<string> {
  if (isApplicant(found)) return applicationPlace(found)
  const place = hasPassword ? await placeToSecure(found) : null
  if (place !== null) return place
  const storedUrl = storedReturnUrl.read()
  storedReturnUrl.clear()
  return placeAfterTerms({ termsAccepted: await fetchTermsAccepted(), returnUrl, storedUrl })
}
