import { consentCategories } from '@portal/domain/site/consent'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

export const recordConsent = {
  method: 'POST',
  url: '/mvp/api/consents',
  config: { access: 'public', summary: 'Entscheidung über Statistik und externe Dienste festhalten' },
  schema: {
    body: z.strictObject({
      categories: z.array(z.enum(consentCategories)).min(1).max(consentCategories.length),
      version: z.int().min(1).max(9999),
    }),
    response: { 201: z.object({ id: z.uuid() }) },
  },
} satisfies Endpoint
