import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** What a visitor can agree to; `necessary` is always part of it (section 25 TDDDG). */
export const consentCategories = ['necessary', 'analytics', 'external'] as const
export const ConsentCategory = z.enum(consentCategories)
export type ConsentCategory = z.infer<typeof ConsentCategory>

/** Grows when the text of the consent dialog or what it allows changes; then everybody is asked again. */
export const consentVersion = 1

export const recordConsent = {
  method: 'POST',
  url: '/mvp/api/consents',
  config: { access: 'public', summary: 'Entscheidung über Statistik und externe Dienste festhalten' },
  schema: {
    body: z.strictObject({
      categories: z.array(ConsentCategory).min(1).max(consentCategories.length),
      version: z.int().min(1).max(9999),
    }),
    response: { 201: z.object({ id: z.uuid() }) },
  },
} satisfies Endpoint
