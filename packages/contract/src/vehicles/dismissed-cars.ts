import { dismissedMaximum } from '@portal/domain/values/constants'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowId, rowIdText } from '../rows.ts'

/**
 * Cars an account has dismissed ("ausgeblendet") are left out of its lists, counts and exports. `with` asks for all
 * cars, `only` for the dismissed ones.
 */
export const DismissedChoice = z.enum(['with', 'only'])
export type DismissedChoice = z.infer<typeof DismissedChoice>

export const withDismissed = { dismissed: DismissedChoice.optional() }

const oneCar = {
  params: z.strictObject({ fahrzeugid: rowIdText }),
  response: { 204: z.undefined() },
}

export const listDismissedCars = {
  method: 'GET',
  url: '/mvp/api/mvp-user-dismissed-cars',
  config: {
    access: 'active',
    summary: 'Die ausgeblendeten Fahrzeuge (fahrzeugid), zuletzt ausgeblendete zuerst',
  },
  schema: { response: { 200: z.array(z.int()) } },
} satisfies Endpoint

export const dismissCar = {
  method: 'PUT',
  url: '/mvp/api/mvp-user-dismissed-cars/:fahrzeugid',
  config: { access: 'active', summary: 'Ein Fahrzeug in den eigenen Suchen ausblenden' },
  schema: oneCar,
} satisfies Endpoint

/** For the undo of `restoreAllCars`; unknown cars are ignored. */
export const dismissCars = {
  method: 'PUT',
  url: '/mvp/api/mvp-user-dismissed-cars',
  config: { access: 'active', summary: 'Mehrere Fahrzeuge in den eigenen Suchen ausblenden' },
  schema: {
    body: z.strictObject({ ids: z.array(rowId).max(dismissedMaximum) }),
    response: { 204: z.undefined() },
  },
} satisfies Endpoint

export const restoreCar = {
  method: 'DELETE',
  url: '/mvp/api/mvp-user-dismissed-cars/:fahrzeugid',
  config: { access: 'active', summary: 'Ein ausgeblendetes Fahrzeug wieder zeigen' },
  schema: oneCar,
} satisfies Endpoint

export const restoreAllCars = {
  method: 'DELETE',
  url: '/mvp/api/mvp-user-dismissed-cars',
  config: { access: 'active', summary: 'Alle ausgeblendeten Fahrzeuge wieder zeigen' },
  schema: { response: { 204: z.undefined() } },
} satisfies Endpoint
