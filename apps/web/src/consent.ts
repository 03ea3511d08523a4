/**
 * What the visitor has agreed to: the only reader of the consent cookie. Whatever cannot be read counts as "nothing",
 * so a broken consent tool, a forged cookie or blocked storage never switches anything on.
 */
import { type ConsentCategory, consentCategories, consentVersion } from '@portal/domain/consent'
import { useSyncExternalStore } from 'react'

export const consentCookie = 'portal_consent'
/** Where the question stands in the page. */
export const consentPlace = 'einwilligung'

const isCategory = (value: unknown): value is ConsentCategory =>
  consentCategories.some((category) => category === value)

function storedDecision(): ConsentCategory[] | null {
  try {
    const text = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? 'null'
    const cookie: { revision?: unknown; categories?: unknown } | null = JSON.parse(decodeURIComponent(text))
    if (cookie?.revision !== consentVersion || !Array.isArray(cookie.categories)) return null
    return cookie.categories.filter(isCategory)
  } catch {
    return null
  }
}

let agreed = storedDecision()
let choices = 0
const listeners = new Set<() => void>()
const tellAll = () => {
  for (const listener of listeners) listener()
}

/** Takes over a decision from the consent tool. */
export function agreeTo(categories: readonly string[]) {
  agreed = categories.filter(isCategory)
  tellAll()
}

/** Ends every consent without the consent tool: the way out that is left when it does not open. */
export function refuseAll() {
  agreed = null
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing where the tool may fail, and answers late
    document.cookie = `${consentCookie}=; path=/; max-age=0`
  } catch {
    // Where cookies cannot be written, none is kept.
  }
  countChoice()
}

/** The visitor has chosen in the consent tool, perhaps the same as before: what single clicks allowed ends. */
export function countChoice() {
  choices++
  tellAll()
}

/** Whether the visitor has decided at all about the text that is valid now. */
export const isDecided = () => agreed !== null

export const hasConsent = (category: ConsentCategory) => agreed?.includes(category) ?? false

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Like `hasConsent`, and renders again when the decision changes. */
export const useConsent = (category: ConsentCategory) =>
  useSyncExternalStore(subscribe, () => hasConsent(category))

/** How often the visitor has chosen since the page was loaded; renders again with every choice. */
export const useChoices = () => useSyncExternalStore(subscribe, () => choices)

/** Like `isDecided`, and renders again with the first decision. */
export const useIsDecided = () => useSyncExternalStore(subscribe, isDecided)
