/**
 * The visitor's consent; the only reader of the consent cookie. An unreadable cookie counts as no consent, so a broken
 * consent tool, a forged cookie or blocked storage never enables anything.
 */
import { type ConsentCategory, consentCategories, consentVersion } from '@portal/domain/site/consent'
import { useSyncExternalStore } from 'react'
import { listeners } from './listeners.ts'

export const consentCookie = 'portal_consent'
/** Element id of the consent dialog's container. */
export const consentContainerId = 'einwilligung'

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
const { subscribe, tell } = listeners()

/** Stores a decision reported by the consent tool. */
export function agreeTo(categories: readonly string[]) {
  agreed = categories.filter(isCategory)
  tell()
}

/** Withdraws every consent without the consent tool, for the case that the tool does not open. */
export function refuseAll() {
  agreed = null
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in some browsers, and it is asynchronous
    document.cookie = `${consentCookie}=; path=/; max-age=0`
  } catch {
    // Where cookies cannot be written, there is none to remove.
  }
  countChoice()
}

/**
 * Counts a choice in the consent tool, even an unchanged one. Every choice revokes permissions given by a single click.
 */
export function countChoice() {
  choices++
  tell()
}

/** Whether the visitor has decided about the current version of the consent text. */
export const isDecided = () => agreed !== null

export const hasConsent = (category: ConsentCategory) => agreed?.includes(category) ?? false

/** Like `hasConsent`, and renders again when the decision changes. */
export const useConsent = (category: ConsentCategory) =>
  useSyncExternalStore(subscribe, () => hasConsent(category))

/** The number of choices since the page was loaded; renders again with every choice. */
export const useChoices = () => useSyncExternalStore(subscribe, () => choices)

/** Like `isDecided`, and renders again with the first decision. */
export const useIsDecided = () => useSyncExternalStore(subscribe, isDecided)
