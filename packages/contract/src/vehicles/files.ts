import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** Any text, because a name without a file is answered as unknown. */
const name = z.string().max(10_000)
const ReportName = z.strictObject({ path: name, file_name: name })

/**
 * A photo as WebP. `path` is its `ordner`, `img_name` its `datei`. A width from `photoWidths` may precede the extension
 * (`seite@640.webp`); without it the widest is sent. `seite@640.avif` is a smaller file of the same picture in one of
 * `avifWidths`, or WebP for a photo stored without it. `seite@1280.jpg` is the photo as JPEG, for mail programs and
 * messengers. The photo of a name never changes.
 */
export const readImage = {
  method: 'GET',
  url: '/mvp/api/image',
  config: { access: 'public', summary: 'Foto eines Fahrzeugs in einer der fertigen Breiten', anyText: true },
  schema: { querystring: z.strictObject({ path: name, img_name: name }) },
} satisfies Endpoint

/** Widths in pixels in which photos are stored. */
export const photoWidths = [320, 640, 1280, 1920] as const
export const widestPhoto = Math.max(...photoWidths)
/** The widths of cards, of `photoWidths`: most requested, so that smaller files pay for their slower encoding. */
export const avifWidths = [320, 640] as const
/** One of `photoWidths`. */
export const jpegWidth = 1280

/** A photo recorded for a damage, for those who see the vehicle's damages with their photos. */
export const readDamagePhoto = {
  method: 'GET',
  url: '/mvp/api/damage-photos/:id',
  config: { access: 'public', summary: 'Foto eines Schadens, für alle, die den Schaden sehen' },
  schema: {
    params: z.strictObject({ id: z.uuid() }),
    querystring: z.strictObject({
      width: z.coerce.number().pipe(z.literal(photoWidths)).default(1920),
    }),
  },
} satisfies Endpoint

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
