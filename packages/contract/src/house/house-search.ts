import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { offerStates } from '@portal/domain/vehicles/attributes/visibility'
import { z } from 'zod'
import { EnquiryState } from '../buyer/enquiries.ts'
import type { Endpoint } from '../endpoint.ts'

/** The first few of each kind, newest vehicles and enquiries first. */
export const HouseHits = z.object({
  vehicles: z.array(
    z.object({
      gwnummer: z.string(),
      title: z.string(),
      fin: z.string().nullable(),
      state: z.enum(namesOf(offerStates)),
    }),
  ),
  enquiries: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      gwnummer: z.string(),
      state: EnquiryState,
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Null for the back office, which does not see dealers. */
  dealers: z
    .array(z.object({ id: z.int(), company: z.string(), name: z.string(), city: z.string() }))
    .nullable(),
})
export type HouseHits = z.infer<typeof HouseHits>

export const searchHouse = {
  method: 'GET',
  url: '/mvp/api/house-search',
  config: { access: 'backoffice', summary: 'Fahrzeuge, Anfragen und Händler zu einem Suchwort' },
  schema: {
    querystring: z.strictObject({
      q: z.string().trim().min(2, t('Bitte mindestens zwei Zeichen eingeben.')).max(100),
    }),
    response: { 200: HouseHits },
  },
} satisfies Endpoint
