import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** A tagged PDF of the recorded condition of a vehicle on sale. */
export const readConditionReport = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/:id/condition-report',
  config: {
    access: 'active',
    scope: 'stock:read',
    summary: 'Der aufgenommene Zustand eines Fahrzeugs als PDF-Datei',
  },
  schema: { params: z.strictObject({ id: z.string().max(300) }) },
} satisfies Endpoint
