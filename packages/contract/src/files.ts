import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** Any text: a name that no file has is unknown, whatever it looks like. */
const name = z.string().max(10_000)
const ReportName = z.strictObject({ path: name, file_name: name })

/**
 * A photo as WebP. `path` is its `ordner`, `img_name` its `datei`; a width goes before the extension
 * (`seite@640.webp`) and is one of `photoWidths`, without one the widest is sent. Photos never change under a name.
 */
export const readImage = {
  method: 'GET',
  url: '/mvp/api/image',
  config: { access: 'public', summary: 'Foto eines Fahrzeugs in einer der fertigen Breiten', anyText: true },
  schema: { querystring: z.strictObject({ path: name, img_name: name }) },
} satisfies Endpoint

export const photoWidths = [320, 640, 1280, 1920] as const

export const readDealerReport = {
  method: 'GET',
  url: '/mvp/api/file',
  config: { access: 'active', summary: 'Gutachten (GUTACHTEN_LIGHT) als PDF', anyText: true },
  schema: { querystring: ReportName },
} satisfies Endpoint

export const readConsumerReport = {
  method: 'GET',
  url: '/mvp/api/file_user',
  config: {
    access: 'public',
    summary: 'Zustandsbericht (VERKAUFSEXPERTISE) als PDF, bis 170.000 km',
    anyText: true,
  },
  schema: { querystring: ReportName },
} satisfies Endpoint
