import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

export const TermsAcceptance = z.object({ termsofuseagreed: z.boolean(), user_id: z.int() })
export type TermsAcceptance = z.infer<typeof TermsAcceptance>

const url = '/uaa/api/accept-terms'

export const readTermsAcceptance = {
  method: 'GET',
  url,
  config: { access: 'session', summary: 'Zustimmung zur gültigen Fassung der Nutzungsbedingungen' },
  schema: { response: { 200: TermsAcceptance } },
} satisfies Endpoint

export const decideOnTerms = {
  method: 'PUT',
  url,
  config: { access: 'session', summary: 'Nutzungsbedingungen zustimmen oder ablehnen' },
  schema: {
    querystring: z.strictObject({ termsofuseagreed: z.stringbool({ truthy: ['true'], falsy: ['false'] }) }),
    response: { 200: TermsAcceptance },
  },
} satisfies Endpoint
