import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { pages } from '../rows.ts'

/** What a run of the retention has deleted: numbers by kind of data, without any person. */
export const RetentionRun = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** By `RetentionKind`; a run of another release may have further ones. */
  counts: z.record(z.string(), z.int()),
})
export type RetentionRun = z.infer<typeof RetentionRun>

export const listRetentionRuns = {
  method: 'GET',
  url: '/uaa/api/retention-runs',
  config: { access: 'admin', summary: 'Löschberichte, neueste zuerst' },
  schema: {
    querystring: z.strictObject({
      /** Leave out runs that found nothing to delete. */
      onlyDeleting: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
      ...pages(50),
    }),
    response: { 200: z.array(RetentionRun) },
  },
} satisfies Endpoint
