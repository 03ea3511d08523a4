import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const id = z.strictObject({ id: z.uuid() })

export const QuarantineEntry = z.object({
  id: z.string(),
  sourceName: z.string(),
  fileRow: z.int(),
  gwnummer: z.string(),
  name: z.string(),
  rule: z.string(),
  hint: z.string(),
  createdAt: z.iso.datetime(),
  /** When it is refused without a decision. */
  until: z.iso.datetime(),
})
export type QuarantineEntry = z.infer<typeof QuarantineEntry>

export const listQuarantine = {
  method: 'GET',
  url: '/mvp/api/house/stock-quarantine',
  config: { access: 'backoffice', summary: 'Gelieferte Zeilen, die auf eine Entscheidung warten' },
  schema: { response: { 200: z.array(QuarantineEntry) } },
} satisfies Endpoint

/** `vatMode` sets the taxation of a row that contradicts itself. */
export const decideQuarantine = {
  method: 'POST',
  url: '/mvp/api/house/stock-quarantine/:id',
  config: { access: 'backoffice', summary: 'Eine Zeile aus der Quarantäne übernehmen oder verwerfen' },
  schema: {
    params: id,
    body: z.strictObject({ take: z.boolean(), vatMode: z.enum(['REGEL', 'DIFFERENZ']).optional() }),
    response: { 200: z.array(QuarantineEntry) },
  },
} satisfies Endpoint
