import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import type { Term } from '../../stock/query/plan.ts'

/**
 * The condition of a caller who has dismissed vehicles; empty for other callers.
 *
 * @param ids the dismissed vehicles
 * @param choice undefined leaves them out
 * @param index of the search; the places in it are valid until the next change of the stock
 */
export function dismissedTerms(
  ids: readonly number[],
  choice: DismissedChoice | undefined,
  index: { placeOf: (fahrzeugid: number) => number },
): Term[] {
  if (choice === 'with' || (ids.length === 0 && choice !== 'only')) return []
  const places = ids.map(index.placeOf).filter((place) => place >= 0)
  if (places.length === 0 && choice !== 'only') return []
  const kind = choice === 'only' ? 'places' : 'otherPlaces'
  return [{ criterion: null, among: null, outside: null, refine: { kind, places } }]
}

/** Vehicles an account has not dismissed; notifications exclude the others. */
export const notDismissedBy = (accountId: number) => ({ dismissals: { none: { accountId } } })
