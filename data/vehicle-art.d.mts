export type Paint = {
  label: string
  base: string
  top: string
  hi: string
  lo: string
  deep: string
  gloss: number
}
export const PAINTS: Record<string, Paint>
export const BODY_TYPES: string[]
export const VIEWS: readonly ['side', 'front', 'rear', 'interior', 'detail']
export type View = (typeof VIEWS)[number]
export function resolveBodyType(value: string | null): string
export function resolveColour(value: string | null): string
export function vehicleIcon(options?: { bodyType?: string }): string
export function vehicleSvg(options?: {
  bodyType?: string
  colour?: string
  view?: View
  background?: 'studio' | 'none'
  plate?: string
  idPrefix?: string
  title?: string
  paint?: Paint
}): string
