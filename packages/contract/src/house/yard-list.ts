import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { pages } from '../rows.ts'

/** What the yard has to do: take photos, record the condition, or hand over a sold vehicle. */
export const YardTask = z.enum(['photos', 'condition', 'ready'])
export type YardTask = z.infer<typeof YardTask>

export const YardList = z.object({
  /** Vehicles of each task in all places. */
  counts: z.record(YardTask, z.int()),
  /** Places with vehicles of the task, by name; '' = without a place. */
  places: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Vehicles of the task in the chosen place. */
  total: z.int(),
  vehicles: z.array(
    z.object({
      gwnummer: z.string(),
      title: z.string(),
      location: z.string().nullable(),
      /** In stock. */
      days: z.int(),
    }),
  ),
})
export type YardList = z.infer<typeof YardList>

/** The longest in stock first. */
export const readYardList = {
  method: 'GET',
  url: '/mvp/api/house-yard',
  config: { access: 'yard', summary: 'Arbeitsliste des Hofs: ohne Fotos, ohne Zustand, abholbereit' },
  schema: {
    querystring: z.strictObject({
      ...pages(50),
      task: YardTask.default('photos'),
      /** One place; '' = without a place. */
      place: z.string().max(80).optional(),
    }),
    response: { 200: YardList },
  },
} satisfies Endpoint
