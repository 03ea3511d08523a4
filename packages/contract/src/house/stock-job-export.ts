import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** One line for each changed value (UTF-8 with byte order mark, semicolons). */
export const exportStockJob = {
  method: 'GET',
  url: '/mvp/api/stock-jobs/:id/export',
  config: { access: 'backoffice', summary: 'Vorschau oder Ergebnis eines Auftrags als CSV' },
  schema: { params: z.strictObject({ id: z.uuid() }) },
} satisfies Endpoint
