/**
 * The only access to browser storage. Unreadable values (other version or shape, storage refused) count as absent, so
 * nothing may depend on them.
 */
import type { Account } from '@portal/contract/accounts/account'
import { listeners } from './listeners.ts'
import type { InstallNotes } from './shell/install.ts'

/**
 * A value kept on this device under a name.
 *
 * @param area where it is kept
 * @param isValid whether a value read there has the present shape
 */
function entry<Value>(area: () => Storage, name: string, isValid: (value: unknown) => value is Value) {
  const key = `portal.${name}`
  const { subscribe, tell } = listeners()
  return {
    read(): Value | null {
      try {
        const value: unknown = JSON.parse(area().getItem(key) ?? 'null')
        return isValid(value) ? value : null
      } catch {
        return null
      }
    },
    write(value: Value) {
      try {
        area().setItem(key, JSON.stringify(value))
      } catch {
        // Storage fails in private windows and on full disks; the portal works without.
      }
      tell()
    },
    clear() {
      try {
        area().removeItem(key)
      } catch {
        // Without storage the value is lost with the page.
      }
      tell()
    },
    /** Calls the listener after every change, also of another tab; for values that a page shows. */
    follow(listener: () => void) {
      subscribe(listener)
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) listener()
      })
    },
  }
}

const local = () => window.localStorage
const session = () => window.sessionStorage
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown) => typeof value === 'string'

/** A copy of the account for the guards; screens read the query cache. */
export const storedAccount = entry(
  session,
  'account',
  (value): value is Account => isObject(value) && 'login' in value,
)

/** The last search of both forms (C-38). `criteria` uses wire names and is validated again when read. */
export type SearchParameters = {
  searchType: 'basic' | 'detailed'
  vehicleType: 'pkw' | 'lkw'
  criteria: Record<string, unknown>
  /** Only set when no power bound implies the unit (C-28). */
  unit?: 'ps'
  /** How the results were sorted last, where it was not the standard order. */
  sort?: string
}
export const storedSearch = entry(
  local,
  'search',
  (value): value is SearchParameters =>
    isObject(value) &&
    isObject(value.criteria) &&
    (value.searchType === 'basic' || value.searchType === 'detailed'),
)

/** What a result page needs to restore its state. It must not contain prices or dealer fields (U-21). */
export type ResultCache = { query: string; ids: number[]; total: number; scroll: number; storedAt: number }
const resultCacheMs = 30 * 60_000
const results = entry(
  local,
  'results',
  (value): value is ResultCache =>
    isObject(value) && isText(value.query) && Array.isArray(value.ids) && typeof value.storedAt === 'number',
)
export const storedResults = {
  ...results,
  read: () => {
    const value = results.read()
    return value && Date.now() - value.storedAt < resultCacheMs ? value : null
  },
}

/** Where the next login leads when its own address has no `returnUrl`, because other pages came in between (G-12). */
export const storedReturnUrl = entry(session, 'return-url', isText)

/** The home tab a dealer opened last (B-04). */
export const storedHomeTab = entry(local, 'home-tab', isText)

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id))

/** The cars chosen for comparison, by fahrzeugid. */
export const storedComparison = entry(local, 'comparison', isIds)

/** The cars a visitor keeps on this device, by fahrzeugid; moved to the watchlist after a login. */
export const storedShortlist = entry(local, 'shortlist', isIds)

/** The cars opened last, by fahrzeugid, newest first. */
export const storedRecentCars = entry(local, 'recent-cars', isIds)

/** Whether the watchlist is shown as rows or as cards. */
export type WatchView = 'table' | 'cards'
export const storedWatchView = entry(
  local,
  'watch-view',
  (value): value is WatchView => value === 'table' || value === 'cards',
)

/** How this device shows results: the view chosen last, and whether single keys act on them. */
export type ResultSettings = { view?: unknown; hasKeys?: unknown; isFolded?: unknown }
export const storedResultSettings = entry(local, 'result-settings', (value): value is ResultSettings =>
  isObject(value),
)

/** When the install note was dismissed. */
export const storedInstallNotes = entry(
  local,
  'install',
  (value): value is InstallNotes =>
    isObject(value) && Object.values(value).every((time) => typeof time === 'number'),
)

/** Results depend on the role, so login, logout and every change of role clear them (U-21). */
export const clearResults = () => storedResults.clear()

/** A form that is not sent yet; kept by pages that are loaded later. */
export const storedForm = <Value>(name: string, isValid: (value: unknown) => value is Value) =>
  entry(local, `form.${name}`, isValid)

/** The names of the app's files contain a hash of their code. */
const build = () => document.getElementById('app-files')?.textContent

/** A form that was open when its page was left, with the id of its account; read when the page is loaded again. */
export type KeptDraft<Value> = { owner: number; value: Value; build?: string | undefined }
export function storedDraft<Value>(name: string) {
  // The same code wrote it, so it has the present shape.
  const stored = entry(
    session,
    `draft.${name}`,
    (kept): kept is KeptDraft<Value> => isObject(kept) && kept.build === build(),
  )
  return { ...stored, write: (kept: KeptDraft<Value>) => stored.write({ ...kept, build: build() }) }
}

/** Clears the drafts of forms that were not opened again. */
export function clearStoredDrafts() {
  try {
    for (const key of Object.keys(session())) if (key.startsWith('portal.draft.')) session().removeItem(key)
  } catch {
    // Without storage there are none.
  }
}

/** Clears what a person leaves on this device when the account ends or changes here. */
export const clearTraces = () => storedRecentCars.clear()

/** Clears the last search and the comparison when a person logs out; an ended session keeps them for the next login. */
export function clearChoices() {
  storedSearch.clear()
  storedComparison.clear()
}
