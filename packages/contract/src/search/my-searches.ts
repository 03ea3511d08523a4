import { Criteria } from '@portal/domain/search/criteria'
import { subscriptionsMaximum } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow, rowId } from '../rows.ts'
import { SearchNotification } from './notifications.ts'

/**
 * A named search of an account. It is the search notification too: `state` active mails new matches in its rhythm,
 * paused mails nothing. `total` and `fresh` (published since the last visit) are counted for the caller's tier.
 */
export const MySearch = z.object({
  ...SearchNotification.pick({ id: true, name: true, state: true, rhythm: true, criteria: true }).shape,
  total: z.int(),
  fresh: z.int(),
})
export type MySearch = z.infer<typeof MySearch>

export const listMySearches = {
  method: 'GET',
  url: '/mvp/api/mvp-user-searches',
  config: { access: 'active', summary: 'Die eigenen Suchen mit Anzahl und Neuem seit dem letzten Besuch' },
  schema: { response: { 200: z.array(MySearch) } },
} satisfies Endpoint

export const NewMySearch = z.strictObject({
  name: z.string().trim().min(1, t('Bitte geben Sie der Suche einen Namen.')).max(100),
  criteria: Criteria,
})

export const keepSearch = {
  method: 'POST',
  url: '/mvp/api/mvp-user-searches',
  config: { access: 'active', summary: 'Eine Suche unter einem Namen behalten, ohne Mails' },
  schema: { body: NewMySearch, response: { 201: z.object({ id: z.int() }) } },
} satisfies Endpoint

const changed = { response: { 204: z.undefined() } }

export const replaceCriteria = {
  method: 'PUT',
  url: '/mvp/api/mvp-user-searches/:id',
  config: { access: 'active', summary: 'Die Kriterien einer eigenen Suche ersetzen' },
  schema: {
    params: ofRow,
    body: z.strictObject({ criteria: Criteria }),
    ...changed,
  },
} satisfies Endpoint

/** All own searches in their new order; those that are not named keep their place behind them. */
export const orderSearches = {
  method: 'PUT',
  url: '/mvp/api/mvp-user-searches',
  config: { access: 'active', summary: 'Die eigenen Suchen ordnen' },
  schema: { body: z.strictObject({ ids: z.array(rowId).min(1).max(subscriptionsMaximum) }), ...changed },
} satisfies Endpoint
