import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** What changed since the last visit of an account; `since` is null during its first visit, when nothing is new. */
export const News = z.object({
  since: z.iso.datetime().nullable(),
  /** Vehicles published since then, without dismissed ones. */
  fresh: z.int(),
  /** Vehicles whose price at the caller's tier fell since then, without dismissed ones. */
  cheaper: z.int(),
  /** Vehicles of the watchlist that were sold since then. */
  sold: z.int(),
})
export type News = z.infer<typeof News>

export const readNews = {
  method: 'GET',
  url: '/mvp/api/mvp-user-news',
  config: {
    access: 'active',
    summary: 'Neues seit dem letzten Besuch: neu, günstiger, von der Merkliste verkauft',
  },
  schema: { response: { 200: News } },
} satisfies Endpoint
