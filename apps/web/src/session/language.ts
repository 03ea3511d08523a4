import { type Account, updateProfile } from '@portal/contract/accounts/account'
import { isHouse } from '@portal/domain/accounts/roles'
import { houseLanguages, type Language, languages } from '@portal/domain/site/language'
import { ownLanguage } from '@portal/domain/values/own-language'
import { call } from '../api.ts'
import { toastFailure } from '../toast-failure.ts'

const yearS = 31_536_000

/** Remembered by the browser, so that the server sends the pages of this language. */
function remember(language: Language) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Safari
  document.cookie = `language=${language}; path=/; max-age=${yearS}; samesite=lax${secure}`
}

const isRemembered = (language: Language) => document.cookie.split('; ').includes(`language=${language}`)

/** Shows the portal in another language: the same page, loaded again. A signed-in account keeps it. */
export async function chooseLanguage(language: Language, account: Account | null) {
  try {
    if (account) await call(updateProfile, { body: { langKey: language } })
    remember(language)
    location.reload()
  } catch (error) {
    toastFailure(error)
  }
}

/** The languages that a reader can choose. */
export const offeredTo = (account: Account | null) =>
  account && isHouse(account) ? houseLanguages : languages

const languageOf = (account: Account): Language =>
  offeredTo(account).find((language) => language === account.langKey) ?? 'de'

/**
 * Loads the page again in the language of the account that has signed in, if the browser has another one.
 *
 * @param place the page to load after a login; the login page itself would end the session
 */
export function followLanguageOf(account: Account | null, place?: string) {
  const language = account ? languageOf(account) : ownLanguage
  if (language === ownLanguage || isRemembered(language)) return
  remember(language)
  // Without the cookie the server would send the same page again.
  if (!isRemembered(language)) return
  if (place !== undefined) location.hash = place
  location.reload()
}
