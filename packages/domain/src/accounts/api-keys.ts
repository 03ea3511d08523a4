import { addDays, instantOf } from '../buyer/appointment.ts'
import { dayMs } from '../values/durations.ts'
import { t } from '../values/text.ts'

/** What a key of a company may do; every call that admits keys names one of these or of `houseScopes`. */
export const companyScopes = [
  'stock:read',
  'watchlist:read',
  'purchases:read',
  'papers:read',
  'enquiries:write',
] as const
export type CompanyScope = (typeof companyScopes)[number]

/** What a key of the house may do, which an administrator creates. */
export const houseScopes = [
  'house-stock:read',
  'house-stock:write',
  'sales:read',
  'invoices:read',
  'invoices:write',
  'payments:write',
  'hand-overs:write',
] as const
export type HouseScope = (typeof houseScopes)[number]

export const apiScopes = [...companyScopes, ...houseScopes] as const
export type ApiScope = CompanyScope | HouseScope

export const isHouseScope = (scope: ApiScope) => houseScopes.some((one) => one === scope)

export const apiScopeTexts: Record<ApiScope, { label: string; rights: string }> = {
  'stock:read': {
    label: t('Bestand lesen'),
    rights: t('Fahrzeuge, Fotos und Gutachten mit Ihren Händlerpreisen'),
  },
  'watchlist:read': { label: t('Merkliste lesen'), rights: t('Fahrzeuge und Notizen Ihrer Merkliste') },
  'purchases:read': { label: t('Käufe lesen'), rights: t('Käufe und Stand der Übergabe') },
  'papers:read': { label: t('Papiere lesen'), rights: t('Rechnungen und andere Papiere zu Ihren Käufen') },
  'enquiries:write': {
    label: t('Anfragen senden'),
    rights: t('Anfragen und Terminwünsche im Namen Ihres Betriebs'),
  },
  'house-stock:read': {
    label: t('Bestand der Verwaltung lesen'),
    rights: t('Alle Fahrzeuge mit Angaben, Preisen und Verlauf'),
  },
  'house-stock:write': { label: t('Bestand ändern'), rights: t('Fahrzeuge anlegen und ihre Angaben ändern') },
  'sales:read': {
    label: t('Käufe aller Händler lesen'),
    rights: t('Käufe mit Preis, Übergabe und Zahlungsstand'),
  },
  'invoices:read': {
    label: t('Rechnungen lesen'),
    rights: t('Rechnungen aller Käufe als Liste, XML und PDF'),
  },
  'invoices:write': {
    label: t('Rechnungen schreiben'),
    rights: t('Rechnungen erstellen, ablegen, korrigieren und stornieren'),
  },
  'payments:write': {
    label: t('Kontoauszüge hochladen'),
    rights: t('Auszüge der Bank einreichen und ihre Liste'),
  },
  'hand-overs:write': {
    label: t('Übergaben ändern'),
    rights: t('Stand der Übergabe setzen und Papiere ablegen'),
  },
}

export const apiKeyPrefix = 'aex_live_'

/** The most keys of a company, or of the house, that are neither revoked nor expired. */
export const liveKeysMaximum = 20
export const keyYearsStandard = 1
export const keyYearsMaximum = 2
const expiringMs = 30 * dayMs

/** The day so many years later; 29 February becomes 28 February. */
export function yearsLater(day: string, years: number): string {
  const [year = '', ...rest] = day.split('-')
  const later = [Number(year) + years, ...rest].join('-')
  return rest.join('-') === '02-29' ? later.replace(/29$/, '28') : later
}

/** The last moment of a German local day. */
export const endOfDay = (day: string) => new Date(instantOf(addDays(day, 1), '00:00').getTime() - 1)

export const apiKeyStates = ['new', 'active', 'expiring', 'expired', 'revoked'] as const
export type ApiKeyState = (typeof apiKeyStates)[number]

export const apiKeyStateLabels: Record<ApiKeyState, string> = {
  new: t('Neu'),
  active: t('Aktiv'),
  expiring: t('Läuft ab'),
  expired: t('Abgelaufen'),
  revoked: t('Gesperrt'),
}

type Dates = { expiresAt: Date; lastUsedAt: Date | null; revokedAt: Date | null }

/** A key is new until its first use, and expiring in its last 30 days. */
export function apiKeyState({ expiresAt, lastUsedAt, revokedAt }: Dates, now: Date): ApiKeyState {
  if (revokedAt) return 'revoked'
  const leftMs = expiresAt.getTime() - now.getTime()
  if (leftMs < 0) return 'expired'
  if (leftMs < expiringMs) return 'expiring'
  return lastUsedAt ? 'active' : 'new'
}

export const isLive = (state: ApiKeyState) => state !== 'expired' && state !== 'revoked'
