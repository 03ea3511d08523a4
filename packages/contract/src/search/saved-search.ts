import { checkBounds, criteriaShape } from '@portal/domain/search/criteria'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** A dealer's search as in the specification; the two user fields must name the caller. */
export const NewSavedSearch = z
  .strictObject({
    ...criteriaShape,
    user_id: z.int(),
    user_email: z.string().max(254),
    hersteller: criteriaShape.maker,
    modellgruppe: criteriaShape.car_model,
    detailsearch: z.union([z.literal(0), z.literal(1)]),
  })
  .superRefine(checkBounds)
export type NewSavedSearch = z.output<typeof NewSavedSearch>

export const addSavedSearch = {
  method: 'POST',
  url: '/mvp/api/mvp-dealer-search',
  config: {
    access: 'dealer',
    summary: 'Eine Suche des Händlers speichern (Grundlage der besten Ergebnisse)',
  },
  schema: { body: NewSavedSearch, response: { 201: z.object({ id: z.int() }) } },
} satisfies Endpoint
