import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** A ZIP file with all photos of a vehicle on sale as JPEG, in their order; streamed. */
export const readPhotoArchive = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/:id/photos',
  config: { access: 'dealer', scope: 'stock:read', summary: 'Alle Fotos eines Fahrzeugs als ZIP-Datei' },
  schema: { params: z.strictObject({ id: z.string().max(300) }) },
} satisfies Endpoint
