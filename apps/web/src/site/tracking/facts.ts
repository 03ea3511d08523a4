import type { Criteria } from '@portal/domain/search/criteria'

/** An analytics event and its five custom dimensions. */
export type AnalyticsEvent = { category: string; action: string; name?: string; dimensions?: Dimensions }
export type Dimensions = [
  maker: string,
  model: string,
  firstRegistrationFrom: string,
  mileageFrom: string,
  priceFrom: string,
]

/** An open criterion counts as 'any' for names and as 0 for numbers (A-35, U-41). */
export const dimensionsOf = (criteria: Criteria): Dimensions => [
  [criteria.maker ?? 'any'].flat().join(', '),
  [criteria.car_model ?? 'any'].flat().join(', '),
  String(criteria.first_reg_from ?? 0),
  String(criteria.km_stand_from ?? 0),
  String(criteria.price_from ?? 0),
]

/**
 * The page name for analytics: the route and, for cars, maker and model. Mail keys, car numbers and search criteria are
 * removed.
 */
export function pageNameOf(pathname: string): string {
  const [page = '', second = '', make = '', model = ''] = pathname.split('/').slice(1)
  if (page === 'cardetailsview') return `/${page}/${make}/${model}`
  if (page === 'searchresults' && second === 'promotion') return `/${page}/${second}/${make}`
  return `/${page}`
}

type Sender = { siteId: number; visitor: string; origin: string; page: string }

/** The parameters of Matomo's tracking API for an event, or for a page view without one. */
export function messageOf(
  { siteId, visitor, origin, page }: Sender,
  event?: AnalyticsEvent,
): URLSearchParams {
  const message = new URLSearchParams({
    idsite: String(siteId),
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    _id: visitor,
    url: `${origin}/#${page}`,
  })
  if (!event) {
    message.set('action_name', page)
    return message
  }
  message.set('e_c', event.category)
  message.set('e_a', event.action)
  if (event.name) message.set('e_n', event.name)
  event.dimensions?.forEach((value, index) => {
    message.set(`dimension${index + 1}`, value)
  })
  return message
}
