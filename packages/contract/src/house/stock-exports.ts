import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

export const ExportFormat = z.enum(['vehicle.v1', 'mobile.de'])
export type ExportFormat = z.infer<typeof ExportFormat>

/** A recipient deletes what the file does not contain, so a much smaller file than the last one needs a confirmation. */
export const exportStock = {
  method: 'POST',
  url: '/mvp/api/house/stock-exports',
  config: { access: 'backoffice', summary: 'Den Bestand als CSV ausgeben (unser Format oder mobile.de)' },
  schema: { body: z.strictObject({ format: ExportFormat, confirmShrink: z.boolean().default(false) }) },
} satisfies Endpoint
