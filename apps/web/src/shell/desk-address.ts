import { t } from '@portal/domain/values/text'

type Filter = { state?: string | undefined; holder?: string | undefined }

/** The state in an address whose filter matches everything. */
export const allStates = 'all'

/**
 * The address of a desk's view, without default values.
 * @param standard the state that an address without one has
 */
export function deskAddress<Fields extends Filter>(
  { filter: { state, ...filter }, page }: { filter: Fields; page: number },
  standard: string,
): string {
  const query = new URLSearchParams()
  if (state !== standard) query.set('state', state ?? allStates)
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value))
  if (page > 0) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

/** The quick filters of a desk: what waits, what of it is the caller's, all. */
export const scopes = [
  { value: 'open', label: t('Offen') },
  { value: 'mine', label: t('Meine') },
  { value: 'all', label: t('Alle') },
] as const

/** The quick filter that matches state and holder of a filter; undefined if none does. */
export function deskScope({ state, holder }: Filter, accountId: number | undefined, standard: string) {
  if (holder === undefined) return state === standard ? 'open' : state === undefined ? 'all' : undefined
  return state === standard && holder === String(accountId) ? 'mine' : undefined
}
